package imperio

import "tyche/rules"

// Where a detachment can go, from a view (12.5).

// Target is a hex that a detachment can be ordered to.
type Target struct {
	Hex     int
	Via     int        // hex that it crosses, or -1
	Foreign rules.Seat // whose fleet lies there as things stand, or Nobody
	Attacks bool       // with its stance the order is a battle
	Short   bool       // ... or it would stop before the hex
	Rolls   int        // Asteroid Fields on the way, in each of which every ship rolls
	Stops   bool       // it would have to stop there
}

// Speed is how many hexes a detachment of the viewer's may go (12.5). Of a PartView, From, Stance, the ships and Carriers count.
func Speed(v *View, k PartView) int {
	s := v.board()
	r, ok := s.detach(v.Seat, &k)
	if !ok {
		return 0
	}
	return s.speed(v.Seat, &r, 1)
}

// Reach returns where a detachment of the viewer's can go in one Operation, nearest first, then in the order of the map; the
// way crosses as few Asteroid Fields as it can. Its own hex is not among them.
func Reach(v *View, k PartView) (list []Target) {
	s, p := v.board(), v.Seat
	r, ok := s.detach(p, &k)
	if !ok {
		return nil
	}
	for _, h := range s.near(r.from) {
		if s.anomaly[h] != blackHole {
			list = append(list, s.target(p, h, noHex, r.stance))
		}
	}
	if s.speed(p, &r, 1) < 2 {
		return list
	}
	for h := range hex(s.mapSize()) {
		if s.distance(r.from, h) != 2 || s.anomaly[h] == blackHole {
			continue
		}
		best := Target{Hex: -1}
		for _, via := range s.near(h) {
			if s.distance(r.from, via) != 1 || !s.crosses(p, via) {
				continue
			}
			if t := s.target(p, h, via, r.stance); best.Hex < 0 || t.Rolls < best.Rolls {
				best = t
			}
		}
		if best.Hex >= 0 {
			list = append(list, best)
		}
	}
	return list
}

// Haven says whether a fleet of a House could retreat to a hex beside its battle: the House owns and holds a planet there, and no foreign
// fleet lies there (13.6).
func Haven(h *HexView, p rules.Seat) bool {
	own := false
	for i := range h.Planets {
		own = own || h.Planets[i].Owner == p && h.Planets[i].Holder == p
	}
	return own && (h.Fleet.Owner == nobody || h.Fleet.Owner == p)
}

// crosses says whether ships of p can go through a hex without stopping.
func (s *state) crosses(p rules.Seat, h hex) bool {
	switch {
	case s.anomaly[h] == blackHole, s.anomaly[h].stops() && !s.knowsTech(p, t12):
		return false
	}
	return !s.foreignFleet(p, h) || !s.hasShips(h) || s.mayPass(p, s.fleets[h].owner)
}

func (s *state) target(p rules.Seat, h, via hex, stance uint8) Target {
	t := Target{Hex: int(h), Via: -1, Foreign: nobody, Stops: s.anomaly[h].stops() && !s.knowsTech(p, t12)}
	for _, k := range [...]hex{via, h} {
		if k != noHex && s.anomaly[k] == asteroids && !s.knowsTech(p, t11) {
			t.Rolls++
		}
	}
	if via != noHex {
		t.Via = int(via)
	}
	if s.foreignFleet(p, h) {
		t.Foreign = s.fleets[h].owner
		t.Attacks = s.engages(p, t.Foreign, stance)
		t.Short = !t.Attacks
	}
	return t
}

// detach makes detachment 1 of ships that a fleet of p has; false when it is none.
func (s *state) detach(p rules.Seat, k *PartView) (r part, ok bool) {
	if p == nobody || k.From.Kind != KindSystem {
		return r, false
	}
	r = part{from: s.hexFor(k.From.ID), stance: uint8(k.Stance), frigates: uint8(k.Frigates), cruisers: uint8(k.Cruisers), flagship: k.Flagship}
	if r.from == noHex || s.fleets[r.from].owner != p {
		return r, false
	}
	for i, n := range k.Dreads {
		r.dreads[i] = uint8(n)
	}
	for _, t := range k.Carriers {
		if t.Kind == KindTransport && t.ID < maxTransports && s.transport[t.ID].at == r.from && s.transport[t.ID].owner == p {
			s.transport[t.ID].part = 1
		}
	}
	if r.flagship {
		s.houses[p].flag.part = 1
	}
	return r, s.partHasShips(p, &r, 1)
}
