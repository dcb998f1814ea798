package diadochi

import (
	"strconv"

	"tyche/rules"
	"tyche/rules/mind"
)

// What the level above veteran knows: ranks by a temper that won more games, positions judged by the chance of victory,
// and playouts that wait for the answer of the others.

// Reckon ranks moves as Rank does, by the temper of a strategos.
func (m Mind) Reckon(st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	s := st.(*state)
	judge{s, m.strategos(s.players)}.rate(moves, scores)
}

// Prospects is the chance of victory of a seat, from -1000 (none) to 1000 (certain).
func (m Mind) Prospects(st rules.State, seat rules.Seat) int {
	s := judge{st.(*state), veteran}
	table, stage := weights[min(int(s.players)-2, len(weights)-1)], m.Stage(st)
	var standings [maxSeats]int
	for p := range rules.Seat(s.players) {
		var t terms
		s.findTerms(p, &t)
		standings[p] = table.Standing(t[:], stage)
	}
	return mind.Chance(standings[:s.players], seat)
}

// Answered ends a playout when all others have had a Player Turn, or with the Game Turn.
func (Mind) Answered(root, now rules.State) bool {
	a, b := root.(*state), now.(*state)
	switch {
	case a.turn != b.turn:
		return true
	case a.round == b.round:
		return false
	}
	return b.round > a.round+1 || b.active == a.active || b.phase != strategy
}

// Repeats is how many times over a strategos makes its trials. Two players win more games by it; with more players twice is enough to
// compare more answers, and a round can still be watched.
func (Mind) Repeats(st rules.State) int {
	if st.(*state).players == 2 {
		return 5
	}
	return 2
}

// Temper is that of a strategos among so many players (rules/cmd/fit).
func (m Mind) Temper(players int) mind.Temper { return m.strategos(uint8(players)) }

// Traits names the considerations of a temper, the event cards last.
func (Mind) Traits() []string {
	list := append([]string{}, traitNames[:]...)
	for c := range numCards {
		list = append(list, "Events + "+strconv.Itoa(c))
	}
	return list
}

// Stage is the Game Turn of a position.
func (Mind) Stage(st rules.State) int {
	return min(max(int(st.(*state).turn), 1), mind.Stages) - 1
}
