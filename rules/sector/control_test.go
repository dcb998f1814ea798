package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestEveryChangeOfControlIsTold plays random games and keeps book of who controls which area by what is told alone.
func TestEveryChangeOfControlIsTold(t *testing.T) {
	told := map[int16]int{}
	for seed := range uint64(60) {
		players := 2 + int(seed%5)
		ch := dice.New(seed, 21)
		st, err := Game.New(rules.Setup{Seats: players, Scenario: int(seed & 1), Options: seed >> 1 & 3}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*state)
		var book [numAreas]rules.Seat
		begun := false
		for n := 0; ; n++ {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			if !begun && s.phase != setupPhase {
				begun = true
				for a := range area(numAreas) {
					book[a] = s.controller(a)
				}
			}
			var log rules.Log
			moves := rules.Moves(s, asked[0].Seat, nil)
			m := moves[ch.Draw(len(moves))]
			s.Apply(asked[0].Seat, m, ch, &log)
			if !begun {
				continue
			}
			for _, e := range log.Events {
				switch {
				case e.Verb == EvTaken:
					told[e.N]++
					book[e.To.ID] = e.Seat
					if e.N == disputes || e.N == leftIt {
						book[e.To.ID] = nobody
					}
				case e.Verb == EvBaseLost:
					book[e.From.ID] = rules.Seat(e.Who.ID)
				}
			}
			for a := range area(numAreas) {
				if now := s.controller(a); now != book[a] && a != s.battle.area {
					t.Fatalf("seed %d, answer %d (%s): seat %d controls %s, told was %d", seed, n, verbs[m.Verb].Word, now, areas[a].id, book[a])
				}
			}
		}
	}
	for _, n := range []int16{tookIt, disputes, hasItBack, leftIt} {
		if told[n] == 0 {
			t.Errorf("no game told reason %d", n)
		}
	}
}
