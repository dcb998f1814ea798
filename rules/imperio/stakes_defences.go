package imperio

import "tyche/rules"

// What answers those who come to a planet or a fleet.

// Defences tells what answers a landing of the viewer's on planet i of hex h, as far as the viewer knows: the Troops on the ground, those
// of a planet without an owner being its militia, and the fire of platforms before it (14.3, 14.4). Nothing where nobody resists.
func Defences(v *View, h, i int) []rules.Text {
	if v.Seat == nobody || h < 0 || h >= len(v.Hexes) || i < 0 || i >= len(v.Hexes[h].Planets) || v.Hexes[h].Planets[i].Holder == v.Seat {
		return nil
	}
	return v.board().defences(v.Seat, firstPlanet(hex(h))+planet(i), v.Hexes[h].Planets[i].Troops < 0)
}

// defences is Defences on a board; hidden says that p cannot see the garrison.
func (s *state) defences(p rules.Seat, pl planet, hidden bool) (list []rules.Text) {
	b := &s.bodies[pl]
	n, need := rules.N(int(b.troops)), rules.N(s.troopNeeds(b.holder))
	switch {
	case hidden:
		list = append(list, staked("why.garrison"))
	case b.troops > 0 && b.holder == nobody:
		list = append(list, staked("why.militia", n, need))
	case b.troops > 0:
		list = append(list, staked("why.troops", n, need))
	}
	if guns := s.platformGuns(p, pl); guns.n > 0 {
		list = append(list, staked("why.guns", rules.N(int(b.count(platform))), rules.N(guns.n), rules.N(guns.need)))
	}
	return list
}

// Attacked are the Houses that a fleet of the viewer's with a stance attacks where it meets them (12.5): enemies are those at war with it when
// its orders are carried out, for wars that it declares begin before (18.1).
func Attacked(v *View, stance int) (set rules.Seats) {
	if v.Seat == nobody {
		return set
	}
	s := v.board()
	for q := range rules.Seat(s.players) {
		if q != v.Seat && s.engages(v.Seat, q, uint8(stance)) {
			set = set.With(q)
		}
	}
	return set
}
