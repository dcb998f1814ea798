package sector

import "tyche/rules"

// Why a unit withdraws to one area rather than to another that takes it too (4.8).

// shelter is something that speaks for an area: how much, 0 for nothing, and in which words.
type shelter struct {
	worth func(s *state, p rules.Seat, a area) int
	words func(s *state, p rules.Seat, u unit, a area) []rules.Text
}

// shelters are what an area may be chosen for, what counts most first.
var shelters = [...]shelter{
	{ // a base of its own that stands there alone
		func(s *state, p rules.Seat, a area) int { return one(s.base[a] == p && s.owner[a] == nobody) },
		func(s *state, p rules.Seat, u unit, a area) []rules.Text {
			return say("withdraw-base", rules.R(areaRef(a)))
		},
	},
	{ // that of a rival, which falls (5.1)
		func(s *state, p rules.Seat, a area) int { return one(s.base[a] != nobody && s.base[a] != p) },
		func(s *state, p rules.Seat, u unit, a area) []rules.Text {
			return say("raze", rules.R(areaRef(a)), rules.R(seatRef(s.base[a])))
		},
	},
	{ // points (5.5)
		func(s *state, p rules.Seat, a area) int { return int(areas[a].points) },
		func(s *state, p rules.Seat, u unit, a area) []rules.Text {
			return say("unit-guards", rules.R(areaRef(a)), rules.N(int(areas[a].points)), rules.N(int(units[u].strength)), rules.N(int(units[u].health)))
		},
	},
	{ // the resource card of an area that is not its own yet (5.3)
		func(s *state, p rules.Seat, a area) int { return s.yield(a) * one(s.controller(a) != p) },
		func(s *state, p rules.Seat, u unit, a area) []rules.Text {
			return say("withdraw-card", rules.R(areaRef(a)), rules.N(s.yield(a)))
		},
	},
	{ // units of its own beside which it stands
		func(s *state, p rules.Seat, a area) int { return s.size(a) * one(s.owner[a] == p) },
		func(s *state, p rules.Seat, u unit, a area) []rules.Text {
			return say("withdraw-joins", rules.R(areaRef(a)), rules.N(s.size(a)))
		},
	},
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// withdrawPurpose says what an area has that no other has as much of to which the unit may withdraw.
func (s *state) withdrawPurpose(p rules.Seat, m rules.Move) []rules.Text {
	u, to := unit(m.A), area(m.B)
	for i := range shelters {
		k := &shelters[i]
		if n := k.worth(s, p, to); n > s.elsewhere(p, m, k) {
			return k.words(s, p, u, to)
		}
	}
	return s.unitPurpose(p, u, to)
}

// elsewhere is the most that any other area to which the unit may withdraw has of something.
func (s *state) elsewhere(p rules.Seat, m rules.Move, k *shelter) (most int) {
	for _, o := range rules.Moves(s, p, nil) {
		if o.Verb == withdrawVerb && o.A == m.A && o.B != m.B {
			most = max(most, k.worth(s, p, area(o.B)))
		}
	}
	return most
}
