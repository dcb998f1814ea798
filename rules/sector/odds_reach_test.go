package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestReaches compares what a seat could bring into an area, before any order is placed, with the odds of the same units moved by
// an order; and asks for areas that cannot be reached.
func TestReaches(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 1 ashmere-3 crawler 1", "units 2 ilvane-2 minnow 2")
	view := b.s.View(0).(View)
	at := areaRef(b.area("ilvane-2"))
	r := ReachesOf(&view)
	list := r.Into(at)
	prove.Is(t, "who can come", r.Seats(at), rules.Seats(0).With(0))
	prove.Is(t, "how many can", len(list), 1)
	if len(list) != 1 {
		return
	}
	prove.Is(t, "it is a fight", list[0].Fights, true)
	most := int(areas[at.ID].limit) + overfill // 3.4a
	prove.Is(t, "units", list[0].Units, min(most, 5))

	b.order("mobilise ilvane")
	view = b.s.View(0).(View)
	moves := []rules.Move{b.move("move crawler ashmere-3 ilvane-2")}
	for len(moves) < list[0].Units {
		moves = append(moves, b.move("move deckhand ashmere-1 ilvane-2"))
	}
	want, some := OddsAfter(&view, moves)
	prove.Is(t, "odds are known", some, true)
	prove.Is(t, "odds", list[0].Odds.Takes, want.Takes)
	prove.Is(t, "attackers", list[0].Odds.Units, want.Units)

	prove.Is(t, "nobody has a transport to Coldharrow", r.Seats(areaRef(b.area("coldharrow-1"))), rules.Seats(0))
	prove.Is(t, "no view, no reach", (*Reaches)(nil).Seats(at), rules.Seats(0))
}
