package table

import (
	"slices"
	"strings"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// How the person at the table answers: what was pressed is weighed (decide), checked and played. question.go says when it may be.

// given is the last answer, and the seconds since.
type given struct {
	move  rules.Move
	entry int // of the journal, to which it led
	ago   float64
	at    canvas.Point // of the cursor
	left  bool         // the cursor has left that place
}

// answer plays one of the legal answers, if it was there when it was pressed.
func (t *Table) answer(i int) {
	if f := t.offers.Legal[i]; t.stands(i) {
		t.decideOn(&f, t.untold(f.Move, t.afterMarch(f)), func() { t.playOffer(f) })
	} else {
		t.tooSoon()
	}
}

// playOffer plays a single answer, or all of a bundle.
func (t *Table) playOffer(f Offer) {
	if f.Then == nil {
		t.play(f.Move)
		return
	}
	t.playAll(f.Then)
	t.walk()
}

// decide plays what the player pressed, unless the question is too new to have been meant, or asks first what costs much.
func (t *Table) decide(label string, stakes []rules.Stake, do func()) {
	t.doubt(t.word("stake.sure", rules.W(label)), "stake.do", "stake.rather-not", stakes, do)
}

// decideOn is decide for an answer of the list. Of one that ends something the question says what is lost, and not its name again.
func (t *Table) decideOn(f *Offer, stakes []rules.Stake, do func()) {
	if f.Caption.Rank == rules.Last {
		t.doubt(t.word("stake.ending"), "stake.end", "stake.go-on", stakes, do)
		return
	}
	t.decide(t.say(f.Caption.Label), stakes, do)
}

// doubt asks first, with these words, where the stakes are what people are asked about.
func (t *Table) doubt(title, yes, no string, stakes []rules.Stake, do func()) {
	price := t.gravely(stakes)
	if price == "" || t.match.coach != nil || t.app.Prefs.Unasked {
		do()
		return
	}
	t.app.Ask(title, price, ui.Answer{Label: t.word(yes), Do: do}, ui.Answer{Label: t.word(no), Main: true})
}

// untold leaves out of what hangs on an answer what the advice to give it has just said: whoever follows it is not asked again.
func (t *Table) untold(m rules.Move, stakes []rules.Stake) []rules.Stake {
	if t.hint == nil || t.hint.Move != m {
		return stakes
	}
	return slices.DeleteFunc(slices.Clone(stakes), func(k rules.Stake) bool { return slices.Contains(t.hint.Reasons, k.What) })
}

// afterMarch returns what hangs on an answer. A march that has spent its last point ends by itself, and who then ends it out of habit would
// end what comes after it: what is left undone there is asked about like what costs much.
func (t *Table) afterMarch(f Offer) []rules.Stake {
	walk := t.face.Walk()
	if f.Caption.Rank != rules.Last || walk.IsStep == nil || walk.At == nil || !walk.IsStep(t.given.move) || walk.At(t.match.Chair().View()) != (rules.Ref{}) {
		return f.Stakes
	}
	stakes := slices.Clone(f.Stakes)
	for i := range stakes {
		stakes[i].Grave = true
	}
	return stakes
}

// gravely speaks the prices of an answer, if people are asked about one of them: all, for who thinks about one may have read past another.
func (t *Table) gravely(stakes []rules.Stake) string {
	if !rules.AnyGrave(stakes) {
		return ""
	}
	var parts []string
	for i := range stakes {
		if len(stakes[i].Ways) == 0 {
			parts = append(parts, t.say(stakes[i].What)+".")
		}
	}
	return strings.Join(parts, " ")
}

// deselect lets go what was pressed for a question that has been answered: its ring would look like an answer to the next one. The
// words of a card are still wanted while it asks.
func (t *Table) deselect() {
	if f, has := t.face.(Carded); !has || !f.Card(t.sight.Selected) {
		t.sight.Selected = rules.Ref{}
	}
}

// play plays an answer of the person at the table.
func (t *Table) play(m rules.Move) {
	if t.desk != nil && t.desk.open >= 0 {
		t.write(m)
		return
	}
	if bad := t.match.Chair().Explain(m); bad != nil {
		t.refuse(bad)
		return
	}
	if t.unfit(m, false) {
		return
	}
	r, reacts := t.match.reaction(t.match.viewer)
	_, whose := t.turnNow()
	if err := t.match.Play(t.match.viewer, m); err != nil {
		t.app.Note(err)
		return
	}
	if !reacts {
		t.heard(whose)
	} else if m == r.Pass {
		t.passes(t.match.viewer, r)
	}
	t.app.Play("place")
	t.given = given{move: m, entry: t.match.Session.Len(), at: t.ui.In.Cursor}
	t.sight.Culprits, t.toast = nil, toast{}
	t.deselect()
	t.offers, t.sight.Offers = NoOffers(), NoOffers()
	t.tall.on = false
}
