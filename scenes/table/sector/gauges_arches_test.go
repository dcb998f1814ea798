package sector_test

import (
	"strconv"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
)

// arches is a battle of so many skirmishes in which the attacker, who sits first, is asked for cards.
func arches(t *testing.T, n int) *session.Session {
	t.Helper()
	each := strconv.Itoa(n)
	st, err := game.Game.SetPosition(`players 2
faction 1 ember ashmere
faction 2 reef coldharrow
base 1 ashmere-2
base 2 coldharrow-1
units 1 ashmere-3 deckhand 3
units 1 ashmere-2 crawler 1
units 2 ashmere-1 minnow ` + each + `
workers 1 pool 6 away 0 mine 0 well 0
workers 2 pool 6 away 0 mine 0 well 0
card 1 ashmere-2 0
card 1 ashmere-3 0
round 1 phase planning first 1
`)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.New(fixed{game.Game, st}, rules.Setup{Seats: 2}, company(2), 1)
	for err == nil {
		d := s.Pending()[0]
		chair := s.Chair(d.Seat)
		v, legal := chair.View().(game.View), chair.Moves(nil)
		if d.Seat == 0 && legal[0].Verb == game.CommitMove {
			return s
		}
		m := legal[0]
		if v.Order.On && len(v.Battle.Slots) == 0 {
			m = legal[len(legal)-1] // it ends
		}
		for _, k := range legal {
			if d.Seat == 0 && (k.Verb == game.PlaceMove && k.A == 1 && k.B == 0 || k.Verb == game.MoveMove && k.C == 0) { // to the first area
				m = k
				break
			}
		}
		_, err = s.Play(d.Seat, m)
	}
	t.Fatal(err)
	return nil
}

// TestArchesTellTheirSums reads in battles of two to four skirmishes what attack meets what health in each.
func TestArchesTellTheirSums(t *testing.T) {
	for n := 2; n <= 4; n++ {
		at := sitAt(t, "es", 1280, 800, arches(t, n))
		look(t, at.Guide, "arches-"+strconv.Itoa(n))
		v, told := at.session.Chair(0).View().(game.View), map[string]int{}
		for _, words := range at.Says() {
			told[words]++
		}
		want := map[string]int{}
		for i := range v.Battle.Slots {
			slot := &v.Battle.Slots[i]
			for side := range slot.Attack {
				want[strconv.Itoa(slot.Attack[side])]++
				want[strconv.Itoa(slot.Health[side])]++
			}
		}
		for number, times := range want {
			if told[number] < times {
				t.Errorf("%d arches say %s %d times of %d: %q", n, number, told[number], times, at.Says())
			}
		}
		if _, found := at.Find([]string{"I", "II", "III", "IV"}[n-1]); !found {
			t.Errorf("the last of %d arches is missing", n)
		}
	}
}
