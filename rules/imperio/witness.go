package imperio

import "tyche/rules"

// What a House's pieces show in play everybody else knows for certain from then on (16.5): better dice, thicker hulls,
// longer moves. Technologies that only change money are never seen.

// shows lets all other Houses know a technology of p, if p has it.
func (s *state) shows(p rules.Seat, t tech) {
	if p == nobody || !s.knowsTech(p, t) {
		return
	}
	for q := range rules.Seat(s.players) {
		if q != p {
			s.verified[q][p] |= 1 << t
		}
	}
}

// showsAim is for the dice of a unit.
func (s *state) showsAim(p rules.Seat, u unit) {
	switch u {
	case troop:
		s.shows(p, t07)
	case aircraft:
		s.shows(p, t04)
	case frigate, cruiser:
		s.shows(p, t01)
	case dreadnought:
		s.shows(p, t03)
	}
}

// showsEngines is for a detachment that went two hexes.
func (s *state) showsEngines(p rules.Seat, r *part, number uint8) {
	if s.anomaly[r.from] == nebula {
		s.shows(p, t12)
	}
	if r.dreads != [4]uint8{} || r.flagship && !s.upgraded(p, f02) {
		s.shows(p, t14)
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.owner == p && t.at != noHex && t.part == number {
			if t.station {
				s.shows(p, t14)
			} else {
				s.shows(p, t13)
			}
		}
	}
}

// showsShips is for what lies in the open at the end of a turn: Battle Stations, and Dreadnoughts of three hull points.
func (s *state) showsShips() {
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.station {
			s.shows(t.owner, t06)
		}
	}
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.dreads[3] > 0 {
			s.shows(f.owner, t05)
		}
	}
}
