package imperio

import "tyche/rules"

// Wars, offers of peace, passage and blockades that a House declares beside its orders (8.5, 25.9).

// rankDeclarations opens wars that the orders of the turn will need, and offers peace where it was promised or wanted.
func (s *state) rankDeclarations(who Mind, f *frame, moves []rules.Move, scores []int) {
	var d dealer
	d.sit(s, f.seat, who)
	for i, m := range moves {
		q := rules.Seat(m.A)
		scores[i] = rankAgainst
		switch m.Verb {
		case doneVerb, sealVerb:
			scores[i] = 0
		case absentVerb, abandonVerb, renameVerb: // who reads the map would look for the old name
			scores[i] = -900
		case warVerb:
			if d.left == 0 && !d.spared.Has(q) && d.lastWar(q) {
				scores[i] = rankPlanned
			}
		case blockadeVerb:
			if pl := s.planetFor(m.A); pl != noPlanet && !(s.ally[f.seat] | d.spared).Has(s.bodies[pl].owner) && !s.atWar(f.seat, s.bodies[pl].owner) {
				scores[i] = rankPlanned
			}
		case peaceVerb:
			scores[i] = d.offersPeace(q)
		case grantVerb:
			if s.ally[f.seat].Has(q) {
				scores[i] = 2
			}
		}
	}
}

// lastWar says whether a war in the last turn brings more blockades than it costs.
func (d *dealer) lastWar(q rules.Seat) bool {
	s := d.s
	if s.pacified(d.p, q) || s.ally[d.p].Has(q) && d.temper.honesty >= 7 {
		return false
	}
	mine, theirs := 0, 0
	for h := range hex(s.mapSize()) {
		owner := s.fleets[h].owner
		if owner != d.p && owner != q || !s.hasShips(h) {
			continue
		}
		for _, n := range s.near(h) {
			for i := range planet(s.count[n]) {
				b := &s.bodies[firstPlanet(n)+i]
				if s.foreignFleet(owner, n) {
					continue
				}
				if owner == d.p && b.holder == q {
					mine += 1 + int(b.inf)
				} else if owner == q && b.holder == d.p {
					theirs += 1 + int(b.inf)
				}
			}
		}
	}
	return mine > 0 && mine*d.rivalry(q)/100 >= theirs*2/3
}

// offersPeace says how much a House wants peace with an enemy: it keeps its word by honesty.
func (d *dealer) offersPeace(q rules.Seat) int {
	s := d.s
	if d.left == 0 {
		return rankAgainst
	}
	n := d.peaceWorth(q, d.p)
	for i := range s.offers {
		o := &s.offers[i]
		if o.state == noOffer || o.state == openAlliance {
			continue
		}
		for side := range 2 {
			if o.goods[side].peace && o.giver(side) == d.p && o.giver(1-side) == q {
				n += 4 * int(d.temper.honesty)
			}
		}
	}
	return 6*n - 12
}
