package imperio

import (
	"testing"

	"tyche/rules"
)

func TestResearch(t *testing.T) {
	t.Run("S004-172 one technology when its requirements are met and it is paid, gained next turn", func(t *testing.T) {
		s, ch := throne(t, 2)
		until(t, s, ch, inSlot)
		say(t, s, ch, "act research")
		refused(t, s, "research heavy-lances", techNeeds)
		s.houses[0].treasury = 3
		refused(t, s, "research missile-guidance-system", tooDear)
		s.houses[0].treasury = 40
		turn(t, s, ch, map[rules.Seat][]string{0: {"research missile-guidance-system"}})
		if !s.knowsTech(0, t01) || s.knowsTech(1, t01) {
			t.Error("the technology did not arrive")
		}
		income, _ := s.income(0)
		if got := int(s.houses[0].treasury); got != 36+income {
			t.Errorf("%d Resources, want 36 and the income of %d", got, income)
		}
	})
	t.Run("S004-173 prices by A03 and L06", func(t *testing.T) {
		s, _ := throne(t, 2)
		s.houses[0].abilities[0] = a03
		s.laws[0], s.lawCount = proposal{entry: l06}, 1
		if got := s.researchPrice(0, t01); got != 2 {
			t.Errorf("A03: %d", got)
		}
		s.houses[1].startTechs = 1 << t01
		if got := s.researchPrice(0, t01); got != 1 {
			t.Errorf("A03 and L06: %d", got)
		}
		s.houses[0].abilities[0] = a08
		if got := s.researchPrice(0, t01); got != 2 {
			t.Errorf("L06: %d", got)
		}
	})
	t.Run("T05 raises the hulls of Dreadnoughts in play", func(t *testing.T) {
		s, _ := throne(t, 2)
		f := &s.fleets[s.home[0]]
		f.dreads = [4]uint8{0, 1, 2, 0}
		s.houses[0].pending = 1 << t05
		s.gainTechs(ctx{})
		if f.dreads != [4]uint8{0, 0, 1, 2} {
			t.Errorf("hulls %v", f.dreads)
		}
	})
}
