package imperio_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// A computer that was refused an alliance waits some turns before it offers the same House one again, so that the chronicle is not
// full of it; alliances are still offered, and made (25.8).
func TestAnAllianceIsNotOfferedEveryTurn(t *testing.T) {
	offered, made := 0, 0
	for seed := range uint64(3) {
		s, err := imperio.Game.New(rules.Setup{Seats: 4}, dice.New(seed, 0))
		if err != nil {
			t.Fatal(err)
		}
		players := make([]bot.Player, 4)
		for i := range players {
			if players[i], err = bot.New(bot.Veteran, imperio.Mind{}, seed); err != nil {
				t.Fatal(err)
			}
		}
		last, turn := map[[2]int16]int{}, 0
		for n := uint64(1); ; n++ {
			if _, over := s.Outcome(); over {
				break
			}
			seat := s.Pending(nil)[0].Seat
			m := bot.Choose(players[seat], session.NewChair(imperio.Game, s, 4, seat), bot.Budget{Decisions: 600})
			var log rules.Log
			s.Apply(seat, m, dice.New(seed, n), &log)
			for _, e := range log.Events {
				switch e.Verb {
				case imperio.EvTurnBegins:
					turn = int(e.N)
				case imperio.EvAlliance:
					made += int(e.M)
				case imperio.EvProposes:
					offered++
					pair := [2]int16{int16(e.Seat), e.N}
					if before, ever := last[pair]; ever && turn-before < 4 {
						t.Errorf("seed %d: House %d offers %d an alliance in turn %d, and did in %d", seed, pair[0], pair[1], turn, before)
					}
					last[pair] = turn
				}
			}
		}
	}
	if offered == 0 || made == 0 {
		t.Errorf("%d alliances are offered, %d made", offered, made)
	}
}
