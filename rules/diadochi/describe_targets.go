package diadochi

import "tyche/rules"

// whereTargetIs says of a general or an Independent Army that a card asks for where it stands, and how strong it is there: a name alone
// has to be looked for on the map.
func (s *state) whereTargetIs(m rules.Move) []rules.Text {
	switch {
	case m.Verb == targetArmyVerb && onMap(s.armyAt[m.A]):
		return []rules.Text{rules.Say("diadochi.move.army-at", rules.R(spaceRef(spaceOf(s.armyAt[m.A]))), rules.N(int(armies[m.A].strength)))}
	case m.Verb == targetGeneralVerb && onMap(s.at[m.A]):
		at := s.at[m.A]
		return []rules.Text{rules.Say("diadochi.move.general-at", rules.R(spaceRef(spaceOf(at))), rules.N(s.stacks[at].size()))}
	}
	return nil
}
