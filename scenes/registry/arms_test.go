package registry_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/registry"
)

// Who leads a House bears its arms wherever he is shown, also where the set-up knew nothing of it.
func TestSeatsBearTheArmsOfTheirHouses(t *testing.T) {
	for _, k := range registry.Games() {
		if k.Rules != imperio.Game {
			continue
		}
		who := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}}
		s, err := session.New(k.Rules, rules.Setup{Seats: 2}, who, 4)
		prove.Is(t, "a game", err, nil)
		public := func() *imperio.View { return s.Chair(rules.Nobody).View().(*imperio.View) }
		prove.Is(t, "before the choice", k.Worn(public(), who[0], 0), k.Emblem(who[0], 0))
		for seat, house := range []int{6, 0} {
			m := rules.Move{Verb: imperio.VerbHouse, A: int16(house)}
			if _, err := s.Play(rules.Seat(seat), m); err != nil {
				t.Fatal(err)
			}
			for s.Len() < 100 && int(s.Pending()[0].Seat) == seat {
				if _, err := s.Play(rules.Seat(seat), s.Chair(rules.Seat(seat)).Moves(nil)[0]); err != nil {
					t.Fatal(err)
				}
			}
			prove.Is(t, "arms", k.Worn(public(), who[seat], seat), &k.Emblems[house])
		}
	}
}
