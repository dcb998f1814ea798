package diadochi

import "tyche/rules"

// What the level above veteran knows: ranks by a temper that won more games, positions judged by the chance of victory,
// and playouts that wait for the answer of the others.

// Reckon ranks moves as Rank does, by the temper of a strategos.
func (Mind) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	s := st.(*state)
	judge{s, strategos(s.players)}.rate(moves, scores)
}

// Prospects is the chance of victory of a seat, from -1000 (none) to 1000 (certain). Chances of all seats add up to one, so
// that what brings a leader nearer to victory costs everybody else.
func (Mind) Prospects(st rules.State, seat rules.Seat) int {
	s := judge{st.(*state), &veteran}
	var standing [maxSeats]int
	for p := range rules.Seat(s.players) {
		standing[p] = s.standing(p)
	}
	total := 0
	for p := range rules.Seat(s.players) {
		total += power(standing[p] - standing[seat])
	}
	return min(max(2000*power(0)/total-1000, -990), 990)
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

// standing adds up what a player has, in thousandths: one thousand more makes victory e times as likely.
func (s judge) standing(p rules.Seat) int {
	var t terms
	s.findTerms(p, &t)
	table := &weights[min(int(s.players)-2, len(weights)-1)]
	turn := min(max(int(s.turn), 1), 5) - 1
	n := 0
	for k := range t {
		n += t[k] * int(table[k][turn])
	}
	return n / 100
}

// power is e to the power of so many thousandths, in 65536ths.
func power(thousandths int) int {
	i := min(max(thousandths/50, 1-len(powers)), len(powers)-1)
	if i < 0 {
		return 1<<32/powers[-i] + 1
	}
	return powers[i]
}

// powers are those of e in steps of a twentieth, in 65536ths.
var powers = func() (of [161]int) {
	of[0] = 1 << 16
	for i := 1; i < len(of); i++ {
		of[i] = of[i-1] * 1051271 / 1000000
	}
	return of
}()

// Temper is that of a strategos among so many players (rules/cmd/fit).
func (Mind) Temper(players int) Temper { return *strategos(uint8(players)) }

// Turn is the Game Turn of a position.
func (Mind) Turn(st rules.State) int { return max(int(st.(*state).turn), 1) }
