package session

import (
	"fmt"
	"slices"

	"tyche/rules"
)

// Draft is a plan that a person writes in any order: letters, each a group of answers to one question of a chain
// (rules.Planned). It keeps a copy of the position, tries all letters on it after each change, and tells which have become
// impossible, and why; those keep their place. When it is sealed it is played as ordinary moves, so that the journal is
// that of somebody who answered in order. What it shows is what its seat may see.
type Draft struct {
	game   rules.Game
	seat   rules.Seat
	seats  int
	base   rules.State // where the session stands
	end    rules.State // after all letters that can be played
	pen    rules.State // where a letter is being written
	saved  rules.State // scratch: before a letter
	before rules.State // ... and before an answer
	list   []Letter
	line   []rules.Move // what would be played, without the seal
	seal   rules.Move
	sealed bool // the chain was followed to the seal
}

// How much a draft holds.
const (
	MaxLetters = 64
	MaxAnswers = 400 // of one letter
)

// Letter is a group of answers to question Place. Fate and Why say what became of it when the draft was last tried.
type Letter struct {
	Place int
	Moves []rules.Move
	Fate  Fate
	At    int            // of a refused letter: its first answer that may not be given
	Why   *rules.Illegal // ... and why
}

// Fate is what became of a letter.
type Fate uint8

// The fates of letters. All but Written are left out when the draft is played.
const (
	Written    Fate = iota // it can be played
	Refused                // one of its answers may not be given
	Unfinished             // its answers come to nothing yet
	Unasked                // its question is not asked, or another letter has answered it
)

// NewDraft begins an empty draft for a seat of a session; false when the seat is not giving orders, or the game knows no drafts.
func NewDraft(s *Session, seat rules.Seat) (*Draft, bool) {
	if q, ok := questionOf(s.state, seat); !ok || q.Last {
		return nil, false
	}
	d := &Draft{game: s.game, seat: seat, seats: len(s.header.Seats), base: s.state.Clone()}
	d.end, d.pen, d.saved, d.before = s.state.Clone(), s.state.Clone(), s.state.Clone(), s.state.Clone()
	d.try()
	return d, true
}

func questionOf(s rules.State, seat rules.Seat) (rules.Question, bool) {
	if p, ok := s.(rules.Planned); ok {
		return p.Question(seat)
	}
	return rules.Question{}, false
}

// Renew goes on from where the session stands now: what acts at once, such as an offer, is played in the session itself. It
// is false when the seat is no longer giving orders; then the draft is worth nothing.
func (d *Draft) Renew(s *Session) bool {
	if q, ok := questionOf(s.state, d.seat); !ok || q.Last {
		return false
	}
	d.base.CopyFrom(s.state)
	d.try()
	return true
}

// Letters returns the letters in their order. They belong to the draft.
func (d *Draft) Letters() []Letter { return d.list }

// Find returns the first letter of a question, or -1.
func (d *Draft) Find(place int) int {
	return slices.IndexFunc(d.list, func(l Letter) bool { return l.Place == place })
}

// Add appends a letter and returns its number; -1 when the draft is full.
func (d *Draft) Add(place int, moves ...rules.Move) int {
	if len(d.list) >= MaxLetters || len(moves) > MaxAnswers {
		return -1
	}
	d.list = append(d.list, Letter{Place: place, Moves: slices.Clone(moves)})
	d.try()
	return len(d.list) - 1
}

// Set replaces the answers of letter i.
func (d *Draft) Set(i int, moves ...rules.Move) {
	d.list[i].Moves = slices.Clone(moves[:min(len(moves), MaxAnswers)])
	d.try()
}

// Write adds an answer to letter i, and Back takes its last one away.
func (d *Draft) Write(i int, m rules.Move) {
	if len(d.list[i].Moves) < MaxAnswers {
		d.list[i].Moves = append(d.list[i].Moves, m)
		d.try()
	}
}

// Back takes the last answer of letter i away.
func (d *Draft) Back(i int) {
	if n := len(d.list[i].Moves); n > 0 {
		d.list[i].Moves = d.list[i].Moves[:n-1]
		d.try()
	}
}

// Remove withdraws letter i; those after it move up.
func (d *Draft) Remove(i int) {
	d.list = slices.Delete(d.list, i, i+1)
	d.try()
}

// Put lets letter i answer another question. A letter that answered it takes the place of letter i: two slots change places.
// Of several letters of one question nothing but the order counts: see Reorder.
func (d *Draft) Put(i, place int) {
	if j := d.Find(place); j >= 0 && j != i {
		d.list[j].Place = d.list[i].Place
	}
	d.list[i].Place = place
	d.try()
}

// Reorder moves letter i to place j of the list.
func (d *Draft) Reorder(i, j int) {
	l := d.list[i]
	d.list = slices.Insert(slices.Delete(d.list, i, i+1), j, l)
	d.try()
}

// Clear withdraws all letters.
func (d *Draft) Clear() {
	d.list = d.list[:0]
	d.try()
}

// Copy returns the letters for taking a change back, and Restore makes them the letters of the draft again.
func (d *Draft) Copy() []Letter {
	list := slices.Clone(d.list)
	for i := range list {
		list[i].Moves = slices.Clone(list[i].Moves)
	}
	return list
}

// Restore replaces all letters by those of a Copy.
func (d *Draft) Restore(list []Letter) {
	d.list = slices.Clone(list[:min(len(list), MaxLetters)])
	for i := range d.list {
		d.list[i].Moves = slices.Clone(d.list[i].Moves[:min(len(d.list[i].Moves), MaxAnswers)])
	}
	d.try()
}

// Chair is the seat after all letters that can be played, before the seal. It follows the draft.
func (d *Draft) Chair() Chair { return NewChair(d.game, d.end, d.seats, d.seat) }

// Pen is the seat where the next answer of letter i is written: after the letters before it and its own answers, as far as
// they may be given; false when its question is not asked. It is good until the next Pen or Blank.
func (d *Draft) Pen(i int) (Chair, bool) {
	d.pen.CopyFrom(d.base)
	_, ok := d.run(d.pen, everyLetter, func(_ rules.Question, k int) bool { return k == i })
	if ok {
		d.write(d.pen, &d.list[i])
	}
	return NewChair(d.game, d.pen, d.seats, d.seat), ok
}

// Blank is the seat where a further letter of a question would begin: after those that it has, or, where one is enough,
// instead of them. False when the question is not asked. It is good until the next Pen or Blank.
func (d *Draft) Blank(place int) (Chair, bool) {
	here := func(q rules.Question, k int) bool { return q.N == place && k < 0 }
	d.pen.CopyFrom(d.base)
	_, ok := d.run(d.pen, everyLetter, here)
	if !ok {
		d.pen.CopyFrom(d.base)
		_, ok = d.run(d.pen, func(k int) bool { return d.list[k].Place != place }, here)
	}
	return NewChair(d.game, d.pen, d.seats, d.seat), ok
}

// Next is the seat at the first question from place from on for which nothing is written and one group of answers is enough, and the
// question; false when there is none. It is good until the next Pen, Blank or Next.
func (d *Draft) Next(from int) (Chair, rules.Question, bool) {
	var asked rules.Question
	d.pen.CopyFrom(d.base)
	_, ok := d.run(d.pen, everyLetter, func(q rules.Question, k int) bool {
		asked = q
		return k < 0 && q.Once && q.N >= from
	})
	return NewChair(d.game, d.pen, d.seats, d.seat), asked, ok
}

// Seal returns the answer that ends the chain after all letters, and the seat where it is asked; false when the letters do not
// lead there.
func (d *Draft) Seal() (Chair, rules.Move, bool) { return d.Chair(), d.seal, d.sealed }

// Same says whether two drafts of the same moment come to the same, however they are written.
func (d *Draft) Same(o *Draft) bool {
	return d.base.Hash() == o.base.Hash() && d.end.Hash() == o.end.Hash()
}

// Play plays the draft and its seal in the session as ordinary moves, and returns how many. The session must stand where
// the draft was last renewed.
func (d *Draft) Play(s *Session) (int, error) {
	if s.state.Hash() != d.base.Hash() {
		return 0, fmt.Errorf("session: the draft is of another position")
	}
	if !d.sealed {
		return 0, fmt.Errorf("session: the draft does not lead to the seal")
	}
	for i, m := range d.line {
		if _, err := s.Play(d.seat, m); err != nil {
			return i, err
		}
	}
	_, err := s.Play(d.seat, d.seal)
	return len(d.line) + 1, err
}
