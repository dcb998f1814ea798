package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestRoomOnAPlanet: as many units as are told find room, placed one after the other as the rules let them be, and no more.
func TestRoomOnAPlanet(t *testing.T) {
	for name, lines := range map[string][]string{
		"at home":             nil,
		"an area is full":     {"units 1 ashmere-1 deckhand 2"},
		"an enemy holds one":  {"units 2 ashmere-2 minnow 1"},
		"an enemy's base":     {"units 2 ashmere-2 minnow 1", "base 2 ashmere-2"},
		"nothing is friendly": {"units 2 ashmere-1 minnow 1", "units 2 ashmere-2 minnow 1", "units 2 ashmere-3 minnow 1"},
	} {
		t.Run(name, func(t *testing.T) {
			b := set(t, lines...)
			v := b.s.View(0).(View)
			told, placed := v.RoomOn(planetRef(ashmere), 0), 0
			for a, end := areasOf(ashmere); a < end; a++ {
				for b.s.takes(0, a) {
					b.s.owner[a] = rules.Seat(0)
					b.s.units[a][0]++
					placed++
				}
			}
			prove.Is(t, "units that find room", told, placed)
		})
	}
}
