package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// table is a position for the tests of cards: seat 0 is in his Tyche Segment of Turn II, everybody a Champion, and
// the board is empty but for what a test puts on it.
type table struct {
	*state
	t    *testing.T
	luck *prove.Luck
	log  *rules.Log
}

func newTable(t *testing.T, players int) *table {
	s := bareState(players, optPriceOfFailure)
	s.turn, s.round, s.phase, s.segment = 2, 1, strategy, tycheSegment
	s.first, s.active = 0, 0
	for c := range s.cardAt {
		s.cardAt[c] = outOfGame
	}
	s.push(frame{kind: inActivations, seat: 0})
	s.push(frame{kind: inTyche, seat: 0, step: tycheChoosing})
	return &table{s, t, prove.Dice(t), &rules.Log{}}
}

func (b *table) ctx() ctx { return ctx{b.luck, b.log} }

// dice sets the faces of the next dice.
func (b *table) dice(faces ...int) {
	b.t.Helper()
	b.luck.Throw(faces...)
}

// army puts a general of p with CUs somewhere.
func (b *table) army(p rules.Seat, g general, at place, got units) {
	b.general(p, g, at)
	for u, n := range got {
		b.addUnits(at, p, unit(u), int(n))
	}
}

func (b *table) general(p rules.Seat, g general, at place) {
	if isMajor(g) {
		b.join(g, p)
	}
	b.at[g] = at
}

// control puts PCs of p.
func (b *table) control(p rules.Seat, list ...space) {
	for _, sp := range list {
		b.setPC(ctx{}, sp, p)
	}
}

// province gives every space of some provinces to p.
func (b *table) province(p rules.Seat, list ...province) {
	for _, pr := range list {
		for _, sp := range byProvince[pr] {
			if spaces[sp].kind != transit {
				b.setPC(ctx{}, sp, p)
			}
		}
	}
}

// hand gives cards to p.
func (b *table) hand(p rules.Seat, list ...card) {
	for _, c := range list {
		b.cardAt[c] = handPile(p)
	}
}

// pile puts cards on the draw pile.
func (b *table) pile(list ...card) {
	for _, c := range list {
		b.cardAt[c] = drawPile
	}
}

// move reads a move of the test.
func (b *table) move(words string) rules.Move {
	b.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		b.t.Fatal(err)
	}
	return m
}

// play makes moves of whoever is asked; each must be legal and offered.
func (b *table) play(list ...string) {
	b.t.Helper()
	for _, words := range list {
		m, seat := b.move(words), b.asked()
		if ill := b.Check(seat, m); ill != nil {
			b.t.Fatalf("%q is refused: %s %s", words, ill.Rule, ill.Why.Key)
		}
		if !contains(b.Candidates(seat, nil), m) {
			b.t.Fatalf("%q is not offered", words)
		}
		b.Apply(seat, m, b.luck, b.log)
	}
}

func contains(list []rules.Move, m rules.Move) bool {
	for _, n := range list {
		if n == m {
			return true
		}
	}
	return false
}

// asked returns the seat that must answer.
func (b *table) asked() rules.Seat {
	if asked := b.Pending(nil); len(asked) > 0 {
		return asked[0].Seat
	}
	return nobody
}

// refused demands that a move is refused with a key.
func (b *table) refused(words, key string) {
	b.t.Helper()
	prove.RefusedFor(b.t, words, b.Check(b.asked(), b.move(words)), key)
}

// unplayable demands that p may not play an event, with a key.
func (b *table) unplayable(c card, key string) {
	b.t.Helper()
	if key == "diadochi.why.no-target" {
		key += "." + cards[c].id
	}
	prove.RefusedFor(b.t, cards[c].id, b.eventPlayable(0, c), key)
}

// open opens a window and runs to its first question.
func (b *table) open(w window) bool {
	pushed := b.pushWindow(b.ctx(), w)
	b.settle(b.ctx())
	return pushed
}

// asks demands what is asked.
func (b *table) asks(kind frameKind) {
	b.t.Helper()
	prove.True(b.t, "asked for "+procedures[kind].ask, b.depth > 0 && b.top().kind == kind)
	if b.t.Failed() {
		b.t.FailNow()
	}
}
