package imperio

import "tyche/rules"

// AimChange is what a technology does to the attacks of a kind of unit, before combat on Aircraft or in combat: without it and with it.
type AimChange struct {
	Unit    rules.Ref
	AntiAir bool
	Need    [2]int // least number on a die that hits (1.3)
	Dice    [2]int // of a volley of one unit
	Hits    [2]int // that ten such volleys may expect
}

// AimOf returns whose attacks a technology changes for the viewer's House, with its other technologies and its upgrades (15).
func AimOf(v *View, t int) (list []AimChange) {
	if v.Seat < 0 {
		return nil
	}
	without, with := v.board(), v.board()
	without.houses[v.Seat].techs &^= 1 << t
	with.houses[v.Seat].techs |= 1 << t
	for u := range unit(numUnits) {
		for _, air := range [...]bool{false, true} {
			a, b := without.aimed(v.Seat, u, air), with.aimed(v.Seat, u, air)
			if a.n == b.n && a.need == b.need {
				continue
			}
			list = append(list, AimChange{
				Unit: unitRef(u), AntiAir: air, Need: [2]int{a.need, b.need}, Dice: [2]int{a.n, b.n}, Hits: [2]int{a.expected(), b.expected()},
			})
		}
	}
	return list
}

// aimed is what one unit of a House throws where nothing else helps or hinders it.
func (s *state) aimed(p rules.Seat, u unit, air bool) battery {
	k := battery{u: u, n: int(units[u].dice), triple: u == flagship && s.upgraded(p, f09)}
	bonus := 0
	switch {
	case air:
		if k.n, bonus = s.airGuns(p, u); k.n == 0 {
			return battery{}
		}
	case u == flagship:
		k.n = s.flagDice(p)
	}
	k.need = threshold(s.battleValue(p, u) - bonus)
	return k
}

// expected is how many hits ten volleys of a battery may expect.
func (b *battery) expected() int {
	faces := 11 - b.need
	if b.triple {
		faces += 2
	}
	return b.n * faces
}
