package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
)

// A Teller is a face that says in words what lies on the table, for those who read the game instead of looking at it.
// Without it they are told of what may be answered only.
type Teller interface {
	// Things calls put for each thing on the table that can be pointed at, group by group, with what there is to say of it.
	Things(put func(group string, ref rules.Ref, words string))
}

// thing is what is said of something on the table.
type thing struct {
	group, words string
	ref          rules.Ref
}

// inventory is everything on the table in words, as long as nothing changes.
type inventory struct {
	things []thing
	log    []string // the last lines of the chronicle
	game   string
	by     telling
	offers *Offers
}

// telling is what the words of things depend on.
type telling struct {
	len    int
	lines  int // of the chronicle
	viewer rules.Seat
	lang   string
}

// The order in which the table is read.
const (
	readFirst = iota // what was just said: a refusal, a note
	readQuestion
	readBoard
	readPanels
	readLog
	readBar
)

// readLines is how many of the last lines of the chronicle are kept in the reading.
const readLines = 30

// read writes the table into the reading and returns the thing that was used there.
func (t *Table) read(u *ui.UI, a Areas) (used rules.Ref) {
	if !u.Reads() {
		return used
	}
	t.takeStock()
	u.Order(readFirst)
	u.Headline(1, t.voice.Below(t.stock.game, ".title"))
	if a.Decision.W <= 0 {
		t.readAnswers(u)
	}
	u.Order(readLog)
	u.Headline(2, t.word("chronicle"))
	for _, words := range t.stock.log {
		u.Aloud(ui.LogLine, words)
	}
	used = t.readBoard(u)
	u.Order(readPanels)
	return used
}

// readAnswers reads the question while another panel has its page.
func (t *Table) readAnswers(u *ui.UI) {
	if len(t.offers.Legal) == 0 {
		return
	}
	u.Order(readQuestion)
	t.speakAnswers()
	u.Aloud(ui.QuestionLine, t.offers.asked)
	for i, words := range t.offers.words {
		u.Scope(i)
		chosen := u.Entry(words, false)
		u.Unscope()
		if chosen {
			t.answer(i)
			return
		}
	}
}

// readBoard reads what lies on the table and returns what was used of it.
func (t *Table) readBoard(u *ui.UI) (used rules.Ref) {
	u.Order(readBoard)
	group := ""
	for i, th := range t.stock.things {
		if i == 0 {
			u.Headline(2, t.word("read.board"))
		}
		if th.group != group {
			group = th.group
			u.Headline(3, group)
		}
		u.Scope(i)
		if u.Entry(th.words, false) {
			used = th.ref
		}
		u.Unscope()
	}
	return used
}

// takeStock puts the table into words anew when something has changed.
func (t *Table) takeStock() {
	by := telling{t.match.shown, len(t.log.lines), t.match.viewer, t.app.Prefs.Language}
	if by == t.stock.by && t.offers == t.stock.offers || t.face.Busy() {
		return
	}
	t.stock = inventory{by: by, offers: t.offers, game: t.match.Session.Header().Game}
	for _, l := range t.log.lines[max(len(t.log.lines)-readLines, 0):] {
		t.stock.log = append(t.stock.log, t.say(l.text))
	}
	put := func(group string, ref rules.Ref, words string) {
		t.stock.things = append(t.stock.things, thing{group, t.answered(ref, words), ref})
	}
	if teller, tells := t.face.(Teller); tells {
		teller.Things(put)
		return
	}
	for _, ref := range t.offers.refs() {
		put("", ref, t.voice.NameOf(ref))
	}
}

// answered adds to the words of a thing that it can be used to answer.
func (t *Table) answered(ref rules.Ref, words string) string {
	switch n := len(t.offers.lit[ref]); {
	case n > 0:
		return t.word("read.answers", rules.W(words), rules.N(n))
	case t.offers.Lit(ref):
		return t.word("read.far", rules.W(words))
	}
	return words
}

// refs lists everything that an answer, played or refused, points at, in the order of the answers.
func (o *Offers) refs() (list []rules.Ref) {
	for _, offers := range [][]Offer{o.Legal, o.Refused} {
		for _, f := range offers {
			for _, ref := range f.Caption.Targets {
				if !slices.Contains(list, ref) {
					list = append(list, ref)
				}
			}
		}
	}
	return list
}
