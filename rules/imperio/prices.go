package imperio

import "tyche/rules"

// Prices are what a House pays this turn, with its technologies and abilities, the laws in force and decrees (1.5).
type Prices struct {
	Units    [numUnits]int // of one unit, or of one bundle of Troops or Aircraft
	PerPrice [numUnits]int // how many units that buys
	Works    [numWorks]int
	Techs    [numTechs]int // 0 for those it has
	Plots    [numPlots]int
	Blamed   [numPlots]int // ... when another House is blamed; 0 when that cannot be

	Operation int // what decrees make it cost
}

// PricesOf returns what the House pays whose view it is.
func PricesOf(v *View) (k Prices) {
	if v.Seat == nobody {
		return k
	}
	return v.board().pricesOf(v.Seat)
}

func (s *state) pricesOf(p rules.Seat) (k Prices) {
	for u := range unit(numUnits) {
		k.Units[u], k.PerPrice[u] = s.unitPrice(p, u), s.bundle(u)
	}
	for w := range work(numWorks) {
		k.Works[w] = s.workPrice(p, w)
	}
	for t := range tech(numTechs) {
		if !s.knowsTech(p, t) {
			k.Techs[t] = s.researchPrice(p, t)
		}
	}
	for a := range plot(numPlots) {
		k.Plots[a] = s.plotPrice(p, a, false)
		if plots[a].blame > 0 {
			k.Blamed[a] = s.plotPrice(p, a, true)
		}
	}
	k.Operation = s.operationPrice()
	return k
}

// ProductionPrice is the price of a whole order of units for the House whose view it is (1.5): bundles are rounded up per
// type.
func ProductionPrice(v *View, list [NumUnits]int) int {
	var units [numUnits]uint8
	for u, n := range list {
		units[u] = uint8(min(max(n, 0), 100))
	}
	return v.board().buildPrice(v.Seat, &units)
}

// CapacityLeft is how many more units the House whose view it is may order this turn on planet i of hex h, its own orders
// counted (11.2); 0 where it does not produce.
func CapacityLeft(v *View, h, i int) int {
	s, pl := v.board(), firstPlanet(hex(h))+planet(i)
	if !s.exists(pl) || !s.controls(v.Seat, pl) {
		return 0
	}
	return max(0, s.capacity(v.Seat, pl)-s.plans[v.Seat].orderedAt(pl))
}

// Free is what the House whose view it is may still spend: Resources, and Influence that could pay too (A07).
func Free(v *View) (resources, influence int) {
	s, p := v.board(), v.Seat
	if p == nobody {
		return 0, 0
	}
	resources = int(s.houses[p].treasury) - int(s.houses[p].reserved)
	return resources, s.free(p) - resources
}
