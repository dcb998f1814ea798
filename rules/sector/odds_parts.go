package sector

import "tyche/rules"

// What the attack and the health of a front unit consist of (4.5), for whoever asks where a number comes from.

// Part is a share of a sum, and where it comes from.
type Part struct {
	What           rules.Text
	Attack, Health int
}

// SumParts are the parts of the sums of a side in a skirmish, counted from 0, as a view shows it with the cards that lie in a slot; their
// sums are what SlotView tells, but for a front unit that cannot hit the other: its attack is 0.
func SumParts(v *View, n int, shown *SlotView, side int) []Part {
	k := *v
	k.Battle.Slots = append([]SlotView(nil), v.Battle.Slots...)
	if !k.Battle.On || n < 0 || n >= len(k.Battle.Slots) || len(v.Areas) != numAreas {
		return nil
	}
	k.Battle.Slots[n] = *shown
	s := k.board()
	if b := &s.battle; b.front[attacking][n] < 0 || b.front[defending][n] < 0 {
		return nil
	}
	return s.partsOf(side, uint8(n))
}

// partsOf tells what fightOf adds up.
func (s *state) partsOf(side int, slot uint8) (list []Part) {
	b := &s.battle
	p := b.seats[side]
	u, foe := s.unitIn(side, int(b.front[side][slot])), s.unitIn(1-side, int(b.front[1-side][slot]))
	row := &units[u]
	add := func(attack, health int, what rules.Text) {
		if attack != 0 || health != 0 {
			list = append(list, Part{what, attack, health})
		}
	}
	named := func(key string, r rules.Ref) rules.Text { return rules.Say("sector.part."+key, rules.R(r)) }
	add(int(row.strength), int(row.health), named("front", unitRef(u)))
	for i, n := range b.support[side][slot] {
		back := s.unitIn(side, i)
		add(int(n)*int(units[back].supportAttack), int(n)*int(units[back].supportHealth), rules.Say("sector.part.support", rules.R(unitRef(back)), rules.N(int(n))))
	}
	for _, c := range [...]card{b.strike[side][slot], b.ploy[side][slot]} {
		if c == noCard || c == b.ploy[side][slot] && b.cancelled(side, slot) {
			continue
		}
		var t fight
		t.add(&cards[c], c == b.ploy[side][slot] || cards[c].named == u, new(keyword))
		add(t.attack, t.health, named("card", cardRef(c)))
	}
	if side == attacking && b.gold {
		add(1, 0, rules.Text{Key: "sector.part.gold"})
	}
	if units[foe].air {
		add(int(row.againstAir), 0, rules.Text{Key: "sector.part.air"})
	}
	for i, what := range [...]rules.Ref{peopleRef(kiln), moduleRef(bulwark), techRef(glazedHulls)} { // in the order of the bits of the set
		add(0, int(s.healthFrom(side, p, row.air)>>i&1), named("defence", what))
	}
	return list
}
