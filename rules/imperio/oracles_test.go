package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// duel fights n battles between the ships that arm puts into the two fleets and returns wins of the first, of the
// second and mutual destructions, in hundredths of a percent.
func duel(t *testing.T, n int, arm func(s *state, first, second hex)) (wins [3]int) {
	d := newDesk(t, 2, 0)
	s := d.s
	at := s.near(s.home[1])[0]
	for i := range s.transport {
		s.transport[i] = transport{at: noHex}
	}
	for h := range s.fleets {
		s.fleets[h] = fleet{owner: nobody}
	}
	from := s.near(at)[0]
	arm(s, from, at)
	s.fleets[at].standing, s.fleets[from].standing = 1<<2, 1<<2 // never retreat
	ch := dice.New(11, 3)
	x := ctx{ch: ch}
	start := *s
	for range n {
		*s = start
		s.frames, s.depth = [maxFrames]frame{}, 0
		s.push(frame{kind: inGame})
		s.arena.on, s.arena.seat = true, 0
		s.newPart(0, from)
		s.plans[0].parts[0].path[0], s.plans[0].parts[0].steps, s.plans[0].parts[0].stance = at, 1, engageAll
		s.checkParts(0)
		s.movePart(x, 0, 0)
		s.arena.contests = 0
		s.openBattle(x, 0, at)
		for s.depth > 1 {
			procedures[s.top().kind].run(s, x, s.top())
		}
		switch s.fleets[at].owner {
		case 0:
			wins[0]++
		case 1:
			wins[1]++
		default:
			wins[2]++
		}
	}
	for i := range wins {
		wins[i] = wins[i] * 10000 / n
	}
	return wins
}

func put(s *state, p rules.Seat, h hex, u unit) {
	s.claim(p, h)
	s.addUnits(ctx{}, p, firstPlanet(h), u, 1)
}

// The duels of 28.1, simulated within a percent and a half.
func TestDuels(t *testing.T) {
	for _, c := range []struct {
		name          string
		first, second unit
		want          [3]int
	}{
		{"S004-154 frigate-frigate", frigate, frigate, [3]int{4118, 4118, 1765}},
		{"S004-125 cruiser-frigate", cruiser, frigate, [3]int{4828, 3103, 2069}},
		{"S004-116 carrier-frigate", carrier, frigate, [3]int{3182, 5454, 1364}},
		{"S004-127 S004-128 dreadnought-frigate", dreadnought, frigate, [3]int{9306, 278, 417}},
		{"S004-156 dreadnought-cruiser", dreadnought, cruiser, [3]int{8892, 443, 665}},
		{"S004-131 S004-132 S004-047 flagship-cruiser", flagship, cruiser, [3]int{9687, 50, 263}},
		{"S004-158 flagship-dreadnought", flagship, dreadnought, [3]int{7100, 780, 2120}},
		{"S004-136 S004-138 S004-142 station-flagship", station, flagship, [3]int{9500, 8, 492}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := duel(t, 20000, func(s *state, from, at hex) {
				put(s, 0, from, c.first)
				put(s, 1, at, c.second)
			})
			for i := range got {
				if abs(got[i]-c.want[i]) > 120 {
					t.Fatalf("%v instead of %v", got, c.want)
				}
			}
		})
	}
}

// The ground table of 28.2, exactly.
func TestGroundTable(t *testing.T) {
	for _, c := range []struct{ a, d, want int }{
		{1, 1, 4118}, {1, 2, 921}, {2, 1, 8684}, {2, 2, 4635}, {3, 2, 8114}, {4, 4, 4848}, {6, 4, 9082}, {8, 6, 8709}, {5, 6, 2512},
	} {
		if got := groundChance(c.a, c.d, 3, 3); got != c.want {
			t.Errorf("S004-168 S004-169: %d against %d: %d instead of %d", c.a, c.d, got, c.want)
		}
	}
}

func TestExactOdds(t *testing.T) {
	for _, c := range []struct{ a, d, platforms, want int }{{4, 2, 1, 7606}, {4, 2, 2, 4594}, {6, 4, 1, 7239}, {6, 4, 2, 4782}, {2, 0, 1, 7500}} {
		if got := LandingOdds(c.a, c.d, c.platforms, 8, 8); abs(got-c.want) > 1 {
			t.Errorf("S004-093 %+v: %d", c, got)
		}
	}
	for _, c := range []struct {
		got  Odds
		want Odds
	}{
		{Duel(8, 1, 1, 8, 1, 1), Odds{4118, 4118, 1765}},
		{Duel(5, 1, 2, 8, 1, 1), Odds{9306, 278, 417}},
		{Duel(5, 1, 2, 5, 1, 2), Odds{3732, 3732, 2536}},
		{Duel(5, 2, 2, 5, 1, 2), Odds{7100, 780, 2120}},
		{Duel(3, 3, 3, 5, 2, 2), Odds{9500, 8, 492}},
	} {
		if abs(c.got.First-c.want.First) > 1 || abs(c.got.Second-c.want.Second) > 1 || abs(c.got.Both-c.want.Both) > 1 {
			t.Errorf("S004-154: %+v instead of %+v", c.got, c.want)
		}
	}
	for troops, want := range []int{10000, 7000, 4900, 3430} {
		if got := SeditionOdds(troops); got != want {
			t.Errorf("S004-190: %d Troops: %d", troops, got)
		}
	}
}

// The fights of 28.3 within their tolerance.
func TestFleetFights(t *testing.T) {
	start := func(s *state, p rules.Seat, h hex) {
		for range 2 {
			put(s, p, h, carrier)
			put(s, p, h, frigate)
		}
		put(s, p, h, cruiser)
		n := 0
		for i := range s.transport {
			if k := &s.transport[i]; k.at == h && n < 4 {
				k.aircraft = uint8(min(4, 6))
				n += 4
			}
		}
	}
	got := duel(t, 10000, func(s *state, from, at hex) { start(s, 0, from); start(s, 1, at) })
	if abs(got[0]-4910) > 250 || abs(got[1]-4910) > 250 {
		t.Errorf("S004-126 starting fleets: %v", got)
	}
	got = duel(t, 10000, func(s *state, from, at hex) { start(s, 0, from); start(s, 1, at); s.anomaly[at] = nebula })
	if abs(got[0]-2240) > 250 || abs(got[1]-7600) > 250 {
		t.Errorf("S004-247 in a Nebula: %v", got)
	}
	got = duel(t, 10000, func(s *state, from, at hex) {
		for range 3 {
			put(s, 0, from, cruiser)
		}
		put(s, 1, at, dreadnought)
		put(s, 1, at, dreadnought)
	})
	if abs(got[0]-1480) > 150 || abs(got[1]-7960) > 150 {
		t.Errorf("S004-157 cruisers and dreadnoughts: %v", got)
	}
}
