package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// whereTargetIs says of a general or an Independent Army that a card asks for where it stands, and how strong it is there; of a space who
// holds it, and of a player how many cards: a name alone has to be looked for on the map.
func (s *state) whereTargetIs(p rules.Seat, m rules.Move) []rules.Text {
	switch {
	case m.Verb == targetVerb && space(m.A) < numSpaces:
		return s.whoHolds(p, space(m.A))
	case m.Verb == targetSeatVerb && isPlayer(rules.Seat(m.A)) && m.A < int16(s.players) && card(s.top().a) == cardSpiesInTheCamp:
		return []rules.Text{counted("diadochi.move.seat-hand", s.countIn(handPile(rules.Seat(m.A))))}
	case m.Verb == targetArmyVerb && onMap(s.armyAt[m.A]):
		return []rules.Text{rules.Say("diadochi.move.army-at", rules.R(spaceRef(spaceOf(s.armyAt[m.A]))), rules.N(int(armies[m.A].strength)))}
	case m.Verb == targetGeneralVerb && onMap(s.at[m.A]):
		at := s.at[m.A]
		return []rules.Text{rules.Say("diadochi.move.general-at", rules.R(spaceRef(spaceOf(at))), rules.N(s.stacks[at].size()))}
	}
	return nil
}

// whoHolds says who controls a space, and whose CUs stand there.
func (s *state) whoHolds(p rules.Seat, sp space) []rules.Text {
	list := []rules.Text{s.ofSeat("diadochi.move.space.control", p, s.pc[sp])}
	for _, at := range [...]place{outside(sp), inside(sp)} {
		if isInside(at) && spaces[sp].kind != majorCity {
			break
		}
		if k := &s.stacks[at]; k.size() > 0 {
			list = append(list, s.ofSeat("diadochi.move.space.units", p, k.owner, rules.N(k.size())))
		}
	}
	if n := bits.OnesCount8(s.armiesAt(sp)); n > 0 {
		list = append(list, rules.Say("diadochi.move.space.armies", rules.N(n)))
	}
	return list
}

// ofSeat is a sentence about what belongs to a seat, with words of its own for what is p's, nobody's and the Independents'.
func (s *state) ofSeat(key string, p, of rules.Seat, args ...rules.Arg) rules.Text {
	switch {
	case of == nobody:
		return rules.Say(key+".nobody", args...)
	case of == independents:
		return rules.Say(key+".independents", args...)
	case of == p:
		return rules.Say(key+".yours", args...)
	}
	return rules.Say(key, append(args, rules.R(seatRef(of)))...)
}
