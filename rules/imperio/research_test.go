package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestResearch(t *testing.T) {
	prove.Line(t, "S004-172 one technology when its requirements are met and it is paid, gained next turn", func(t *testing.T) {
		s, ch := throne(t, 2)
		until(t, s, ch, inSlot)
		say(t, s, ch, "act research")
		refused(t, s, "research heavy-lances", techNeeds)
		s.houses[0].treasury = 3
		refused(t, s, "research missile-guidance-system", tooDear)
		s.houses[0].treasury = 40
		turn(t, s, ch, map[rules.Seat][]string{0: {"research missile-guidance-system"}})
		prove.True(t, "s.knowsTech(0, t01)", s.knowsTech(0, t01))
		prove.True(t, "not s.knowsTech(1, t01)", !s.knowsTech(1, t01))
		income, _ := s.income(0)
		prove.Is(t, "int(s.houses[0].treasury)", int(s.houses[0].treasury), 36+income)
	})
	prove.Line(t, "S004-173 prices by A03 and L06", func(t *testing.T) {
		s, _ := throne(t, 2)
		s.houses[0].abilities[0] = a03
		s.laws[0], s.lawCount = proposal{entry: l06}, 1
		prove.Is(t, "s.researchPrice(0, t01)", s.researchPrice(0, t01), 2)
		s.houses[1].startTechs = 1 << t01
		prove.Is(t, "s.researchPrice(0, t01)", s.researchPrice(0, t01), 1)
		s.houses[0].abilities[0] = a08
		prove.Is(t, "s.researchPrice(0, t01)", s.researchPrice(0, t01), 2)
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
