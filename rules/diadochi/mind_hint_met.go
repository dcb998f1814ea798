package diadochi

import (
	"slices"

	"tyche/rules"
)

// worthMeeting is how likely it is, in ten-thousandths, that such a battle is lost, from which on it is told.
const worthMeeting = 500

// metFirst puts before what a march is for who may come between in the very next space, with the numbers that stand at the answer: how likely
// that is at most, and how often the battle is then lost. What the plan says of who may come between is left out for it.
func (s *state) metFirst(p rules.Seat, m rules.Move, purpose []rules.Text) []rules.Text {
	met, lost := 0, 0
	for _, k := range s.Stakes(p, m, nil) {
		switch k.What.Key {
		case "diadochi.stake.interception":
			met = k.Percents()[1]
		case "diadochi.stake.battle-if":
			lost = max(lost, k.Percents()[2])
		}
	}
	if met*lost < worthMeeting {
		return purpose
	}
	purpose = slices.DeleteFunc(purpose, func(t rules.Text) bool { return t.Key == "diadochi.hint.between" })
	said := rules.Say("diadochi.hint.met", rules.R(spaceRef(space(m.A))), rules.N(met), rules.N(lost))
	return slices.Insert(purpose, min(1, len(purpose)), said)
}
