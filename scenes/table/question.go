package table

import (
	"math"
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
)

// When a question may be answered. A press that was meant for another question must not answer this one, so for half a
// second after it has come only those answers can be given that stood at the same place before. While what happened last is
// acted out no question is put at all.

// grace is how long a question is seen before it can be answered, in seconds; longGrace is that of an ending that leaves
// something undone, because a march that has just run out ends by itself and the next habitual press would end the turn.
const grace, longGrace = 0.5, 1.2

// glance is how long a question is seen that comes after something was acted out before an answer can be given that stood in
// the question before it too.
const glance = 0.15

// double is how long after an answer the same one is not given again, in seconds: a double click means it once.
const double = 0.25

// ask puts what the seat is offered before it and gives the answers their keys.
func (t *Table) ask(o *Offers) {
	t.offers = o
	lasts := t.lasts(o)
	if lasts {
		t.offers.stand(t.before)
		t.offers.unfolded = t.before.unfolded
	}
	if !lasts {
		t.room = room{}
	}
	t.numberAnswers(lasts)
	if !lasts || t.lead.followed || !t.offers.anyLike(t.given.move) { // where the cursor has led the list nobody has put it
		t.log.answers.Jump(0)
	}
	t.lead.followed = false
	if slices.Contains(t.offers.kept, false) {
		t.age = 0
	}
	t.before = t.offers
}

// anyLike says whether another answer of the same kind can be given: whoever has scrolled to one of many looks for the next there, and for nothing
// after one that there was once.
func (o *Offers) anyLike(m rules.Move) bool {
	return slices.ContainsFunc(o.Legal, func(f Offer) bool { return f.Move.Verb == m.Verb })
}

// Stager is a face that knows stages of a longer affair, as the rounds of a battle: what is asked in one is another question than the
// same words in the next.
type Stager interface{ Stage(v rules.View) int }

// Dater is a face at whose table a question comes again turn by turn in the same words, with nothing between: in another turn it is another one.
type Dater interface{ Turn(v rules.View) int }

// Recurrer is a face at whose table a question comes again within a round, with others between: whoever has read its keys once presses them
// again, so an answer keeps its key.
type Recurrer interface {
	// Recurs says whether a question with this prompt comes again, and in which round.
	Recurs(v rules.View, prompt string) (round int, recurs bool)
}

// recurring is a question that may come again: as it was put last, to whom, and in which round.
type recurring struct {
	offers *Offers
	prompt string
	seat   rules.Seat
	round  int
}

// numberAnswers gives the answers their keys: those that they had where the question lasts, or comes again, unless another would have none then.
// One that comes again is a new one for whoever presses early.
func (t *Table) numberAnswers(lasts bool) {
	before, again := t.before, lasts
	is := recurring{offers: t.offers, prompt: t.offers.Decision.Prompt.Key, seat: t.offers.Decision.Seat}
	f, tells := t.face.(Recurrer)
	if tells {
		is.round, tells = f.Recurs(t.match.Chair().View(), is.prompt)
	}
	if k := &t.recurs; tells && !lasts && k.prompt == is.prompt && k.seat == is.seat && k.round == is.round {
		before, again = k.offers, true
	}
	t.offers.number(before, again)
	if again && !lasts && t.offers.lacksKey() {
		t.offers.number(nil, false)
	}
	if again && !lasts {
		clear(t.offers.kept)
	}
	if tells {
		t.recurs = is
	}
}

// lasts says whether a question is the one that was asked before, a step further: the same words, about the same thing, where a march
// stands, in the same stage, and, on the desk, for the same letter.
func (t *Table) lasts(o *Offers) bool {
	letter := -1
	if d := t.desk; d != nil && d.open >= 0 && d.open < len(d.Letters()) {
		letter = d.Letters()[d.open].Place
	}
	same := letter == t.lettered
	t.lettered = letter
	if walk := t.face.Walk(); walk.At != nil {
		at := walk.At(t.match.Chair().View())
		same = same && at == t.marched
		t.marched = at
	}
	if f, tells := t.face.(Stager); tells {
		stage := f.Stage(t.match.Chair().View())
		same = same && stage == t.staged
		t.staged = stage
	}
	if f, tells := t.face.(Dater); tells {
		turn := f.Turn(t.match.Chair().View())
		same = same && turn == t.dated
		t.dated = turn
	}
	was, is := &t.before.Decision, &o.Decision
	return same && was.Prompt.Key == is.Prompt.Key && was.Seat == is.Seat && was.About == is.About
}

// ripen counts how long the question has been seen, and notes what was there when the button went down.
func (t *Table) ripen(in *ui.Input) {
	passed := max(in.Dt, in.Since)
	if !t.modal() {
		t.age = min(t.age+passed, longGrace)
	}
	if t.hidden {
		t.curtained = min(t.curtained+passed, longGrace)
	}
	if t.calm = min(t.calm+passed, longGrace); t.face.Busy() {
		t.calm = 0
	}
	t.given.ago = min(t.given.ago+passed, double)
	if _, down := in.Clicked(ui.LeftButton); down {
		t.pressed = t.offers
	}
}

// ripe says whether any answer may be given.
func (t *Table) ripe() bool { return t.age >= grace }

// Ripe says whether the question has been seen long enough for every answer, also the one that ends it; or the curtain to be opened.
func (t *Table) Ripe() bool {
	if t.hidden {
		return t.curtained >= grace
	}
	return t.age >= longGrace
}

// stands says whether an answer was there when the player can have decided for it.
func (t *Table) stands(i int) bool {
	f := &t.offers.Legal[i]
	if t.offers.kept[i] {
		return t.age >= glance && (t.given.ago >= double || f.Move != t.given.move)
	}
	if f.Caption.Rank == rules.Last && f.warns() {
		return t.age >= longGrace
	}
	return t.ripe()
}

// answeredJustNow says whether an answer was given within the time of a double click.
func (t *Table) answeredJustNow() bool { return t.given.move != (rules.Move{}) && t.given.ago < double }

// tooSoon tells a player whose press was not heard that the question is another one, but for the second half of a double click.
func (t *Table) tooSoon() {
	if t.given.ago >= double {
		t.toast = toast{text: t.word("too-soon"), left: soonSeconds}
	}
}

// soonSeconds is how long that is said.
const soonSeconds = 2

// movedOn says whether the cursor has left the place where the last answer was given: until then, what it points at is what was
// answered with, and that the same cannot be done twice is no news.
func (t *Table) movedOn(u *ui.UI) bool {
	if c, at := u.In.Cursor, t.given.at; math.Hypot(c.X-at.X, c.Y-at.Y) > u.Px(movedPixels) {
		t.given.left = true
	}
	return t.given.left || t.given.move == (rules.Move{})
}

// movedPixels is how far the cursor goes to be elsewhere, in design pixels.
const movedPixels = 24

// begunHere says whether a press on the map was begun while this question was there.
func (t *Table) begunHere() bool { return t.pressed == t.offers }

// thrown says whether dice were thrown: then a march that was planned further waits for its player.
func thrown(events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Dice != rules.Dice{} })
}
