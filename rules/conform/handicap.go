package conform

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// Handicap begins games with and without the handicap of each seat and gives the same answers in both until begun says that
// everybody has what the game begins with: count must differ by more for that seat, and for no other.
func Handicap(t *testing.T, g rules.Game, more int, begun func(rules.State) bool, count func(s rules.State, seat rules.Seat) int) {
	t.Helper()
	info := g.Info()
	for i := info.Switches(); i < len(info.Options); i++ {
		for switches := range uint64(2) { // none, and all
			var states [2]rules.State
			for k := range states {
				setup := rules.Setup{Seats: info.MinSeats, Options: switches*(1<<info.Switches()-1) | uint64(k)<<i}
				s, err := g.New(setup, dice.New(3, 0))
				if err != nil {
					t.Fatal(err)
				}
				for luck := dice.New(3, 1); !begun(s); {
					seat := s.Pending(nil)[0].Seat
					s.Apply(seat, rules.Moves(s, seat, nil)[0], luck, nil)
				}
				states[k] = s
			}
			for seat := range rules.Seat(info.MinSeats) {
				want := 0
				if info.Options[i].Seat == int(seat)+1 {
					want = more
				}
				if got := count(states[1], seat) - count(states[0], seat); got != want {
					t.Errorf("%s: seat %d begins with %d more, not %d", info.Options[i].ID, seat+1, got, want)
				}
			}
		}
	}
}
