package diadochi

import "tyche/rules"

// Cards that wear groups of CUs down: 19, 41, and the raids of 62 and 63. (51 and 54 are Surprise cards.)

// epidemicSpace asks for CUs of a player; Independent Armies do not fall ill.
func epidemicSpace(s *state, _ *frame, id int16) *rules.Illegal {
	if s.ownersIn(space(id)) == 0 {
		return noGroupThere
	}
	return nil
}

// ownersIn returns the players with CUs in a space.
func (s *state) ownersIn(sp space) (set rules.Seats) {
	set = set.With(s.stacks[sp].owner)
	if spaces[sp].kind == majorCity {
		set = set.With(s.stacks[inside(sp)].owner)
	}
	return set
}

func epidemicOwner(s *state, _ *frame, id int16) *rules.Illegal {
	if !s.ownersIn(s.play.space).Has(rules.Seat(id)) {
		return noGroupThere
	}
	return nil
}

func epidemic(s *state, x ctx, _ *frame) {
	p := &s.play
	n := s.cusIn(p.seat, p.space)
	die, losses, elephantFirst := s.attritionDie(x, n)
	at := outside(p.space)
	if s.stackAt(at).owner != p.seat {
		at = inside(p.space)
	}
	s.tellAttrition(x, EvAttrition, p.seat, at, die, losses, elephantFirst)
	s.wearDown(x, p.seat, p.space, losses, elephantFirst)
}

// wearDown lets p lose n CUs in a space, outside and inside of a city together.
func (s *state) wearDown(x ctx, p rules.Seat, sp space, n int, elephantFirst bool) {
	s.loose = true
	kind, at := anyLoss, outside(sp)
	if spaces[sp].kind == majorCity && s.stacks[inside(sp)].owner == p {
		if kind = alsoInside; s.stacks[at].owner != p {
			kind, at = anyLoss, inside(sp)
		}
	}
	s.pushLosses(x, p, at, n, elephantFirst, kind)
}

// hungry says whether p loses a CU in sp by Grain Shortage: more than four there, or a besieged garrison (card 41).
func (s *state) hungry(p rules.Seat, sp space) bool {
	return s.cusIn(p, sp) > 4 || s.besiegedGarrison(p, sp)
}

func (s *state) besiegedGarrison(p rules.Seat, sp space) bool {
	return spaces[sp].kind == majorCity && s.stacks[inside(sp)].owner == p && s.enemyOutside(p, sp)
}

func shortageProvince(s *state, _ *frame, id int16) *rules.Illegal {
	for _, sp := range byProvince[id] {
		for p := range rules.Seat(s.players) {
			if s.hungry(p, sp) {
				return nil
			}
		}
	}
	return noHungryGroup
}

func takeProvince(s *state, _ ctx, _ *frame, id int16) { s.play.province = province(id) }

// shortage goes through the spaces of the province and the players in them, one loss after the other.
func shortage(s *state, x ctx, f *frame) {
	list := byProvince[s.play.province]
	for int(s.play.cursor) < len(list)*int(s.players) {
		i := int(s.play.cursor)
		s.play.cursor++
		sp, p := list[i/int(s.players)], s.nth(i%int(s.players))
		if s.hungry(p, sp) {
			f.step--
			s.wearDown(x, p, sp, 1, false)
			return
		}
	}
}

// raided: CUs of a player outside in one of the provinces (cards 62 and 63).
func (s *state) raided(region provinceSet, sp space) *rules.Illegal {
	switch {
	case !region.has(provinceOf(sp)):
		return cardWrongRegion
	case s.stacks[sp].owner == nobody:
		return noGroupThere
	}
	return nil
}

func illyrianRaid(s *state, _ *frame, id int16) *rules.Illegal {
	return s.raided(regionIllyria, space(id))
}
func scythianRaid(s *state, _ *frame, id int16) *rules.Illegal {
	return s.raided(provincesOf(s.play.province), space(id))
}

// raid makes the chosen group suffer attrition on column 2.
func raid(s *state, x ctx, _ *frame, id int16) {
	s.loose = true
	s.sufferAttrition(x, outside(space(id)), ambushColumn, EvAttrition)
}

var (
	noGroupThere  = cardRefusal("1.5", "no-units-there")
	noHungryGroup = cardRefusal("1.5", "no-hungry-group")
)
