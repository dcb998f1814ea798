package diadochi

import "tyche/rules"

// What hangs on a siege attempt: what it costs to try, whether the city falls, what the besieger loses.

// stakesOfSiege are a besieger's chances of one attempt (9.10), and what it costs to try.
func stakesOfSiege(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	sp := space(m.A)
	a := assault{sp: sp, seat: p, at: outside(sp)}
	marches := s.march.on && s.march.seat == p && s.march.at == sp
	if marches {
		a.at = marching
	}
	a.general = s.siegeLeader(p, a.at)
	if spaces[sp].kind == majorCity {
		dst = s.stakesOfDisgrace(p, s.pc[sp], "surely", dst)
	}
	if marches {
		dst = append(dst, rules.Price("5.8", rules.Say("diadochi.stake.costs-mp", rules.N(s.siegeCost(s.march.general)))))
	}
	return s.siegeLosses(&a, append(dst, s.siegeChances(&a)))
}

// siegeReasons are the parts of the modifier that are known beforehand (9.13); their sentences have the sign.
var siegeReasons = [SiegeTraitor]string{
	SiegeCity:       "diadochi.stake.why.siege-walls",
	SiegePort:       "diadochi.stake.why.siege-port",
	SiegeAbility:    "diadochi.stake.why.siege-ability",
	SiegePoliarchos: "diadochi.stake.why.siege-poliarchos",
	SiegeHelepolis:  "diadochi.stake.why.siege-helepolis",
}

// siegeChances are those of one attempt: the fall, or so many points short of it.
func (s *state) siegeChances(a *assault) rules.Stake {
	needed := int(siegeNeeded[spaces[a.sp].kind]) - int(s.siege[a.sp])
	modifier := s.knownModifier(a)
	o := CountSiege(modifier, needed, s.siegeLossRelief(a.general))
	k := chance("9.10", rules.Say("diadochi.stake.siege", rules.R(spaceRef(a.sp))), way("siege.falls", 1, o.Falls))
	for n := min(needed, len(o.Points)) - 1; n >= 0; n-- {
		switch {
		case o.Points[n].Ways == 0:
		case n == 0:
			k.Ways = append(k.Ways, way("siege.none", -1, o.Points[n]))
		default:
			k.Ways = append(k.Ways, way("siege.points", 0, o.Points[n], rules.N(n)))
		}
	}
	k.Why = append(k.Why, rules.Say("diadochi.stake.why.siege", rules.N(needed)))
	for r := SiegeCity; r < SiegeTraitor; r++ {
		key, n := siegeReasons[r], s.siegeModifier(a, r)
		if r == SiegeCity && n > 0 {
			key = "diadochi.stake.why.siege-weak-walls"
		}
		if n != 0 {
			k.Why = append(k.Why, rules.Say(key, rules.N(max(n, -n)), rules.R(generalRef(a.general))))
		}
	}
	return k
}

// siegeLosses appends what the attempt may cost the besieger (9.12), if it may cost anything.
func (s *state) siegeLosses(a *assault, dst []rules.Stake) []rules.Stake {
	o := CountSiege(s.knownModifier(a), 0, s.siegeLossRelief(a.general))
	if o.Losses == 0 {
		return dst
	}
	k := chance("9.12", rules.Say("diadochi.stake.siege-losses"))
	if o.Lost[0].Ways > 0 {
		k.Ways = append(k.Ways, way("unhurt", 1, o.Lost[0]))
	}
	for n := 1; n < len(o.Lost); n++ {
		if o.Lost[n].Ways > 0 {
			k.Ways = append(k.Ways, way("lost", -1, o.Lost[n], rules.N(n)))
		}
	}
	own := noGeneral
	if a.at == marching {
		own = a.general
	}
	if last := s.besiegers(a.seat, a.at, own) - leastBesiegers + 1; last >= 1 && last < len(o.Lost) && o.Lost[last].Ways > 0 {
		k.Why = append(k.Why, rules.Say("diadochi.stake.why.siege-units", rules.N(last)))
	}
	tenths := (o.Losses + 5) / 10
	k.Brief = rules.Say("diadochi.stake.siege-losses.brief", rules.N(tenths/10), rules.N(tenths%10))
	return append(dst, k)
}
