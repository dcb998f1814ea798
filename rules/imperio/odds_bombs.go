package imperio

import (
	"slices"

	"tyche/rules"
)

// The odds of a landing after the bombardment of the same Operation (14.2).

// bombs are the ships of a detachment that bombard.
type bombs struct {
	dreads, stations int
	flagship         bool
}

// bombsOf are those of a detachment that is ordered.
func (s *state) bombsOf(p rules.Seat, part int) bombs {
	r := &s.plans[p].parts[part]
	k := bombs{dreads: int(r.dreads[1]) + int(r.dreads[2]) + int(r.dreads[3]), flagship: r.flagship}
	for t := range s.transport {
		if c := &s.transport[t]; c.station && c.owner == p && c.at != noHex && int(c.part) == part+1 {
			k.stations++
		}
	}
	return k
}

// bombsOn are those that the viewer has ordered to bombard a planet.
func (v *View) bombsOn(planet rules.Ref) (list []bombs) {
	for i := range v.Own.Tasks {
		if t := &v.Own.Tasks[i]; t.Kind == TaskBombard && t.Planet == planet && t.Part < len(v.Own.Parts) {
			list = append(list, v.bombsIn(&v.Own.Parts[t.Part]))
		}
	}
	return list
}

// bombsIn are those of a detachment, of the viewer's or of ships that it sees.
func (v *View) bombsIn(k *PartView) bombs {
	b := bombs{dreads: k.Dreads[1] + k.Dreads[2] + k.Dreads[3], flagship: k.Flagship}
	for _, c := range k.Carriers {
		if v.station(c) {
			b.stations++
		}
	}
	return b
}

// BombardDice counts the dice that one of the viewer's detachments throws when it bombards a planet (14.2).
func (v *View) BombardDice(k *PartView) int {
	b := v.bombsIn(k)
	n := b.dreads*int(units[dreadnought].dice) + b.stations*int(units[station].dice)
	has := func(u upgrade) bool { return slices.Contains(v.Own.Upgrades[:], int(u)) }
	switch {
	case !b.flagship || !has(f07):
		return n
	case has(f05):
		return n + 3
	}
	return n + int(units[flagship].dice)
}

// station says whether a transport is a Battle Station.
func (v *View) station(transport rules.Ref) bool {
	for h := range v.Hexes {
		if t := v.Hexes[h].Fleet.transport(transport); t != nil {
			return t.Station
		}
	}
	return false
}

// bombers are what they fire.
func (s *state) bombers(p rules.Seat, k bombs, each int) (guns []battery) {
	add := func(u unit, dice int, triple bool) {
		if dice > 0 {
			guns = append(guns, battery{u: u, n: dice, need: s.battleValue(p, u), triple: triple})
		}
	}
	add(dreadnought, k.dreads, false)
	add(station, k.stations*int(units[station].dice), false)
	if k.flagship && s.upgraded(p, f07) {
		add(flagship, s.flagDice(p), s.upgraded(p, f09) && each == 1)
	}
	return guns
}

// bombed returns the chances, in parts of one, that bombardments fell so many Troops of a planet.
func (s *state) bombed(p rules.Seat, pl planet, list []bombs) []uint64 {
	b := &s.bodies[pl]
	fell := make([]uint64, int(b.troops)+1)
	fell[0] = one
	if b.count(shield) > 0 {
		return fell
	}
	each := 1
	if s.has(p, a11) {
		each = 3
	}
	for _, k := range list {
		next := make([]uint64, len(fell))
		for _, v := range s.bombHits(p, b.holder, s.bombers(p, k, each), each) {
			for n, c := range fell {
				next[min(n+v.hits, len(fell)-1)] += c * v.p >> 32
			}
		}
		fell = next
	}
	return fell
}

// bombHits is what bombers score: each success counts so many hits, and then the victim's saves are taken off.
func (s *state) bombHits(p, victim rules.Seat, guns []battery, each int) []volleyed {
	plain := s.score(nobody, guns, false)
	most := 0
	for _, v := range plain {
		most = max(most, v.hits)
	}
	g := newGrid(0, each*most)
	for _, v := range plain {
		g.p[each*v.hits] += v.p
	}
	return s.saved(victim, g)
}

// landingAfter reckons a landing over all that bombardments may leave of the garrison.
func (s *state) landingAfter(p rules.Seat, pl planet, force int, list []bombs) (f LandingForecast) {
	if len(list) == 0 {
		return s.landingOdds(p, pl, force)
	}
	b := &s.bodies[pl]
	garrison := b.troops
	var takes uint64
	var left [2]uint64
	for fallen, c := range s.bombed(p, pl, list) {
		if c == 0 {
			continue
		}
		b.troops = garrison - uint8(fallen)
		k := s.landingOdds(p, pl, force)
		takes += uint64(k.Takes) * (c >> 8)
		for side, n := range k.Troops {
			left[side] += uint64(n) * (c >> 8)
		}
	}
	b.troops = garrison
	round := func(n uint64) int { return int((n + one>>9) / (one >> 8)) }
	return LandingForecast{Takes: min(10000, round(takes)), Troops: [2]int{round(left[0]), round(left[1])}}
}
