package diadochi

import "tyche/rules"

// Foresee returns the chances of those who hold a space if a general's Army came to it with all that is with him: those of
// the battle against the force before the city, or else of one siege attempt, seen by the besieged.
func (s *state) Foresee(who, at rules.Ref) (rules.Stake, bool) {
	if who.Kind != KindGeneral || at.Kind != KindSpace {
		return rules.Stake{}, false
	}
	t := *s
	g, sp := general(who.ID), space(at.ID)
	if spaceOf(t.at[g]) == noSpace || isInside(t.at[g]) || t.stacks[t.at[g]].size() == 0 {
		return rules.Stake{}, false
	}
	comer := side{seat: t.stacks[t.at[g]].owner, at: t.at[g]}
	if k := &t.stacks[outside(sp)]; k.size() > 0 && k.owner != comer.seat {
		t.entry.sp, t.battle.sortie = sp, false
		return t.chancesOfBattle(comer, side{seat: k.owner, at: outside(sp)}, 1), true
	}
	if siegeNeeded[spaces[sp].kind] == 0 || t.pc[sp] == comer.seat || !isPlayer(t.pc[sp]) {
		return rules.Stake{}, false
	}
	with := t.stacks[comer.at].size()
	if k := &t.stacks[outside(sp)]; k.owner == comer.seat {
		with += k.size()
	}
	if with < leastBesiegers { // too few for an attempt (9.2)
		return rules.Stake{}, false
	}
	a := assault{sp: sp, seat: comer.seat, at: comer.at, general: first(t.generalsAt(comer.at, comer.seat))}
	k := t.siegeChances(&a)
	for i := range k.Ways {
		k.Ways[i].Good = -k.Ways[i].Good
	}
	return k, true
}
