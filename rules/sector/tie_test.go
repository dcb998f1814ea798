package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestATieIsNamed: where points alone did not decide, the outcome says how many both had and what did (1.8).
func TestATieIsNamed(t *testing.T) {
	for _, row := range []struct {
		what   string
		change func(s *state)
		key    string
		by     string
	}{
		{"more points", func(s *state) { s.seats[1].points = 15 }, "sector.ending.conquest", ""},
		{"an area more", func(s *state) { s.owner[areaNamedIn("ashmere-1")] = 0 }, "sector.ending.conquest.tie", "sector.tie.areas"},
		{"a worker more", func(s *state) { s.seats[0].pool++ }, "sector.ending.conquest.tie", "sector.tie.workers"},
		{"nothing but the order", func(*state) {}, "sector.ending.conquest.tie", "sector.tie.order"},
		{"the other is out", func(s *state) { s.seats[1].out = true }, "sector.ending.conquest", ""},
	} {
		s := &state{players: 2}
		for p := range s.seats {
			s.seats[p].points = 16
		}
		for a := range s.owner {
			s.owner[a], s.base[a] = nobody, nobody
		}
		row.change(s)
		s.end(ctx{}, s.living(), byConquest)
		o, _ := s.Outcome()
		prove.Is(t, row.what, o.Reason.Key, row.key)
		if row.by != "" {
			prove.Is(t, "points of both", o.Reason.Args[0], rules.N(16))
			prove.Is(t, "what decides", o.Reason.Args[1], rules.K(row.by))
		}
	}
}

func areaNamedIn(id string) area {
	for a := range area(numAreas) {
		if areas[a].id == id {
			return a
		}
	}
	return noArea
}
