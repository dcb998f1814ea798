package sector

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// What the level above veteran knows: ranks by a temper that won more games, positions judged by the chance of victory,
// and playouts that look past the end of the round.

// Reckon ranks moves as Rank does, by the temper of a strategos.
func (m Mind) Reckon(st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	s := st.(*state)
	judge{s, m.Temper(int(s.players))}.rate(moves, scores)
}

// Prospects is the chance of victory of a seat, from -1000 (none) to 1000 (certain).
func (m Mind) Prospects(st rules.State, seat rules.Seat) int {
	s := st.(*state)
	var standings [maxSeats]int
	table, stage := weights[min(int(s.players)-2, len(weights)-1)], m.Stage(s)
	for p := range rules.Seat(s.players) {
		var t terms
		s.findTerms(p, &t)
		standings[p] = table.Standing(t[:], stage)
	}
	return mind.Chance(standings[:s.players], seat)
}

// Answered ends a playout of two when the other has had a whole round to answer. What several others will order in the next
// round nobody can foresee, so with more players it ends with the present one.
func (m Mind) Answered(root, now rules.State) bool {
	a, b := root.(*state), now.(*state)
	if a.players > 2 {
		return m.Settled(root, now)
	}
	return b.round > a.round+1 || b.round == a.round+1 && b.phase >= regroup
}

// Stage is the part of the game that a position belongs to: most are over after five to eight rounds.
func (Mind) Stage(st rules.State) int {
	return min(max(int(st.(*state).round)-2, 0), mind.Stages-1)
}
