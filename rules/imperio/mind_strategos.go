package imperio

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// What the level above veteran knows: campaigns by a temper that won more games, and positions judged by the chance of
// victory.

// Reckon ranks moves as Rank does, by the temper of a strategos.
func (who Mind) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	who.RankBy(who.Temper(int(st.(*state).players)), st, seat, moves, scores)
}

// Prospects is the chance of victory of a seat, from -1000 (none) to 1000 (certain).
func (who Mind) Prospects(st rules.State, seat rules.Seat) int {
	s := st.(*state)
	var standings [maxSeats]int
	table, stage := weights[min(int(s.players)-2, len(weights)-1)], who.Stage(s)
	for p := range rules.Seat(s.players) {
		var t terms
		s.findTerms(p, &t)
		standings[p] = table.Standing(t[:], stage)
	}
	return mind.Chance(standings[:s.players], seat)
}

// Answered ends a playout with the turn: everybody's orders are carried out together.
func (who Mind) Answered(root, now rules.State) bool { return who.Settled(root, now) }

// Stage is the part of the game that a position belongs to.
func (Mind) Stage(st rules.State) int {
	s := st.(*state)
	return mind.Stages - 1 - min(s.remaining()*mind.Stages/max(1, int(s.lastTurn())), mind.Stages-1)
}
