package imperio

import (
	"slices"

	"tyche/rules"
)

// GainOf says in numbers what a technology would change for the House whose view it is, as things stand: each sentence has the
// number without it and the number with it (15). What changes nothing that the House has says nothing.
func GainOf(v *View, t int) (list []rules.Text) {
	if v.Seat < 0 {
		return nil
	}
	var all [2]gains
	for i := range all {
		s := v.board()
		s.houses[v.Seat].techs &^= 1 << t
		if i == 1 {
			s.houses[v.Seat].techs |= 1 << t
		}
		all[i] = s.gains(v)
	}
	return changes(&all[0], &all[1])
}

// BillGain says in numbers what a proposal would change for the House whose view it is if it were adopted as things stand: one that
// elects, if that House is elected (17). A sixth law makes the oldest lapse, which counts too.
func BillGain(v *View, k *ProposalView) []rules.Text {
	if v.Seat < 0 {
		return nil
	}
	if _, barred := v.Unelectable(k); barred {
		return nil
	}
	bill := v.billOf(k)
	if !entries[bill.entry].law {
		return append(v.directiveGain(bill), v.fallsAfter(k)...)
	}
	without, with := v.board(), v.board()
	with.addLaw(ctx{}, bill)
	a, b := without.gains(v), with.gains(v)
	list := changes(&a, &b)
	var lapses []rules.Text
	if oldest, one := without.falls(&bill); one {
		lapses = []rules.Text{rules.Say("imperio.gain.lapses", rules.R(entryRef(oldest)))}
	}
	return slices.Concat(lapses, v.fallsAfter(k), list)
}

// billOf is a proposal of a view; of one that elects, the House whose view it is is elected.
func (v *View) billOf(k *ProposalView) proposal {
	bill := proposal{entry: entry(k.Entry.ID), bound: k.Bound, a: uint8(k.A), b: uint8(k.B)}
	if k.Elects() {
		bill.bound = v.Seat
	}
	return bill
}

// changes tells every number that two counts differ in.
func changes(a, b *gains) (list []rules.Text) {
	change := func(key string, from, to int, more ...rules.Arg) {
		if from != to {
			list = append(list, rules.Say("imperio.gain."+key, append([]rules.Arg{rules.N(from), rules.N(to)}, more...)...))
		}
	}
	change("resources", a.resources, b.resources)
	change("influence", a.influence, b.influence)
	change("fleet", a.fleet, b.fleet)
	change("troops", a.troops, b.troops)
	change("capacity", a.capacity, b.capacity)
	change("guns", a.guns, b.guns)
	for u := range unit(numUnits) {
		n := rules.N(a.have[u])
		change("price", a.prices.Units[u], b.prices.Units[u], rules.R(unitRef(u)))
		change("speed", a.speed[u], b.speed[u], rules.R(unitRef(u)), n)
		change("hull", a.hull[u], b.hull[u], rules.R(unitRef(u)), n)
	}
	for w := range work(numWorks) {
		change("price", a.prices.Works[w], b.prices.Works[w], rules.R(workRef(w)))
	}
	return list
}

// gains are the numbers of a House that technologies and laws change.
type gains struct {
	resources, influence int // of the next Growth
	fleet, troops        int // hits that ten volleys of all it has may expect, in space and on the ground
	capacity             int // units that its Productions may bring in a turn, in the Shipyards that produce most
	guns                 int // dice of its platforms at a landing
	speed, hull, have    [numUnits]int
	prices               Prices
}

// gains counts them on a board, with the ships and Troops of the view that it was made of.
func (s *state) gains(v *View) (k gains) {
	p := v.Seat
	k.resources, k.influence = s.foreseen(v)
	k.have = v.forces()
	k.prices = s.pricesOf(p)
	for u := range unit(numUnits) {
		k.hull[u] = int(s.fullHull(p, u))
		if units[u].ship {
			k.speed[u] = s.shipSpeed(p, u)
		}
		if n := k.have[u]; n > 0 {
			b := s.aimed(p, u, false)
			if u == troop {
				k.troops = n * b.expected()
			} else {
				k.fleet += n * b.expected()
			}
		}
	}
	var yards []int
	for pl := range planet(3 * s.mapSize()) {
		if s.exists(pl) && s.controls(p, pl) {
			if s.bodies[pl].count(shipyard) > 0 {
				yards = append(yards, s.capacity(p, pl))
			}
			k.guns += s.platformGuns(p, pl).n
		}
	}
	slices.SortFunc(yards, func(a, b int) int { return b - a })
	for _, n := range yards[:min(len(yards), s.allowed(p, production))] {
		k.capacity += n
	}
	return k
}

// foreseen is what the next Growth would bring on a board that was made of the view and changed: what the view foresees, deals included
// (7), and what the change adds.
func (s *state) foreseen(v *View) (resources, influence int) {
	now, then := v.board().revenues(v.Seat), s.revenues(v.Seat)
	return v.Own.Income + then[0] - now[0], v.Own.Forecast + then[1] - now[1]
}

// revenues are Resources and Influence of the next Growth without what is dealt.
func (s *state) revenues(p rules.Seat) [2]int {
	resources, influence := s.income(p)
	return [2]int{resources, influence}
}

// forces are the units of the House whose view it is: ships, Aircraft on planets and aboard, Troops on its planets and aboard.
func (v *View) forces() (n [numUnits]int) {
	for h := range v.Hexes {
		for i := range v.Hexes[h].Planets {
			if k := &v.Hexes[h].Planets[i]; k.Holder == v.Seat && k.Troops > 0 {
				n[troop] += k.Troops
			}
		}
		f := &v.Hexes[h].Fleet
		if f.Owner != v.Seat {
			continue
		}
		n[frigate] += f.Frigates
		n[cruiser] += f.Cruisers
		for _, d := range f.Dreads {
			n[dreadnought] += d
		}
		if f.Flagship > 0 {
			n[flagship]++
		}
		n[aircraft] += f.Based + f.FlagPlanes
		n[troop] += f.FlagTroops
		for i := range f.Transports {
			k := &f.Transports[i]
			if k.Station {
				n[station]++
			} else {
				n[carrier]++
			}
			n[aircraft] += max(k.Aircraft, 0)
			n[troop] += max(k.Troops, 0)
		}
	}
	return n
}
