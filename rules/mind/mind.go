// Package mind is what the minds of all games share: how much each consideration counts, the chances that follow from what
// everybody has, and playing on to see what comes of a move. It knows no game, and no journal.
package mind

import "tyche/rules"

// Temper says how much each consideration of a Rank counts, in hundredths of what it counts for a veteran.
type Temper []int16

// Even is the temper of a veteran with so many considerations.
func Even(n int) Temper {
	t := make(Temper, n)
	for i := range t {
		t[i] = 100
	}
	return t
}

// But is a temper with other numbers, where they are given.
func (t Temper) But(numbers Temper) Temper {
	t = append(Temper{}, t...)
	for i, n := range numbers {
		if n != 0 {
			t[i] = n
		}
	}
	return t
}

// Without is a temper for which some considerations count nothing.
func Without[K ~uint8](t Temper, considerations ...K) Temper {
	t = append(Temper{}, t...)
	for _, i := range considerations {
		t[i] = 0
	}
	return t
}

// Fitted is a mind of which rules/cmd/fit can find the numbers.
type Fitted interface {
	// Settled says that a turn has ended between two positions.
	Settled(root, now rules.State) bool
	// Traits names the considerations of a temper, Even is that of a veteran, and Temper that of a strategos.
	Traits() []string
	Even() Temper
	Temper(players int) Temper
	// RankBy ranks moves as Rank does, by another temper.
	RankBy(t Temper, s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	// TermNames names the terms of Terms; those that speak against a player begin with a minus.
	TermNames() []string
	// Terms appends what speaks for and against a seat in a position, in hundredths.
	Terms(s rules.State, seat rules.Seat, list []int) []int
	// Stage is the part of the game that a position belongs to, from 0.
	Stage(s rules.State) int
}

// Style is by which of its tempers a mind plays.
type Style uint8

// The styles: that of novices and veterans, of learners, and of a strategos.
const (
	Sound Style = iota
	Simple
	Exact
)
