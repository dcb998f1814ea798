package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// The table of 28.2, from a view.
func TestLandingOddsFromAView(t *testing.T) {
	for _, c := range []struct{ a, d, platforms, want int }{
		{1, 1, 0, 4118}, {3, 2, 0, 8114}, {8, 6, 0, 8709}, {4, 2, 1, 7606}, {4, 2, 2, 4594}, {6, 4, 1, 7239}, {6, 4, 2, 4782}, {2, 0, 1, 7500}, {2, 0, 0, 10000},
	} {
		r := newRealm(t, 2, 0)
		b := r.owns(1, r.b, uint8(c.d))
		for range c.platforms {
			b.add(platform)
		}
		f, ok := LandingOn(r.s.View(0).(*View), int(r.b), 0, c.a)
		prove.True(t, "reckoned", ok && f.Hidden)
		if abs(f.Takes-c.want) > 1 {
			t.Errorf("%+v: %d", c, f.Takes)
		}
	}
	r := newRealm(t, 2, uint64(optHiddenGarrisons))
	r.owns(1, r.c, 3)
	_, ok := LandingOn(r.s.View(0).(*View), int(r.c), 0, 3)
	prove.True(t, "a hidden garrison", !ok)
	r = newRealm(t, 2, 0)
	f, ok := LandingOn(r.s.View(0).(*View), int(r.a), 0, 1)
	prove.True(t, "nobody there", ok && !f.Hidden && f.Takes == 10000 && f.Troops == [2]int{100, 0})
}

// What the holder may have researched without the attacker's knowledge makes the odds a range: nothing in the first turn, and nothing that the
// attacker knows of.
func TestLandingOddsAllowForUnknownTechnologies(t *testing.T) {
	r := newRealm(t, 2, 0)
	s := r.s
	r.owns(1, r.b, 2)
	odds := func() LandingForecast {
		f, ok := LandingOn(s.View(0).(*View), int(r.b), 0, 3)
		prove.True(t, "reckoned", ok)
		return f
	}
	s.turn = 1
	prove.Is(t, "in the first turn there is none", odds().Least, odds().Takes)
	s.turn = 2
	doubted := odds()
	prove.True(t, "then it may have armour", doubted.Least < doubted.Takes)
	s.houses[1].techs |= 1 << t07
	s.verified[0][1] |= 1 << t07
	known := odds()
	prove.Is(t, "it has, and the attacker knows", known.Takes, doubted.Least)
	prove.Is(t, "nothing is in doubt", known.Least, known.Takes)
	r.owns(1, r.b, 2).add(platform)
	s.turn = 3
	prove.True(t, "platforms may aim better", odds().Least < odds().Takes)
}

// With abilities and technologies of both sides the odds are those of landings played.
func TestLandingOddsAreThoseOfLandingsPlayed(t *testing.T) {
	luck := dice.New(6, 6)
	const landings = 3000
	for i := range 40 {
		r := newRealm(t, 2, 0)
		s := r.s
		b := r.owns(1, r.b, uint8(luck.Draw(7)))
		for range luck.Draw(3) {
			b.add(platform)
		}
		if luck.Draw(5) == 0 {
			b.owner = 0 // held by another than its owner: platforms are silent
		}
		for p := range 2 {
			h := &s.houses[p]
			h.abilities = [2]ability{[]ability{a08, a10, a01}[luck.Draw(3)], []ability{a11, a02}[luck.Draw(2)]}
			for _, x := range []tech{t07, t08, t09, t20} {
				if luck.Draw(3) == 0 {
					h.techs |= 1 << x
				}
			}
		}
		force, pl := 1+luck.Draw(8), firstPlanet(r.b)
		f := s.landingOdds(0, pl, force)
		start, won, kept, left := *s, 0, 0, 0
		for range landings {
			*s = start
			x := ctx{ch: luck}
			n := s.platformFire(x, 0, pl, uint8(force))
			landed := n
			if s.ground(x, 0, pl, &n) {
				won++
				if s.knowsTech(0, t09) && landed > n+1 {
					n += (landed - n) / 2
				}
				kept += int(n)
			} else {
				left += int(s.bodies[pl].troops)
			}
		}
		*s = start
		if off := abs(f.Takes - won*10000/landings); off > 420 {
			t.Errorf("landing %d: reckoned %d, played %d", i, f.Takes, won*10000/landings)
		}
		if abs(f.Troops[0]-kept*100/landings) > 20 || abs(f.Troops[1]-left*100/landings) > 20 {
			t.Errorf("landing %d: Troops reckoned %v, played %d and %d", i, f.Troops, kept*100/landings, left*100/landings)
		}
	}
}

func TestSeditionOddsFromAView(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.owns(1, r.b, 2)
	ask := func() int {
		n, ok := SeditionOn(r.s.View(0).(*View), int(r.b), 0)
		prove.True(t, "known", ok)
		return n
	}
	prove.Is(t, "two Troops", ask(), 4900)
	r.s.houses[1].techs |= 1 << t23
	prove.Is(t, "a Bureau nobody knows of", ask(), 4900)
	r.s.verified[0][1] |= 1 << t23
	prove.Is(t, "a Bureau", ask(), 4900*6/10)
	r.s.houses[0].techs |= 1 << t24
	prove.Is(t, "against ciphers", ask(), 4900*8/10)
	_, ok := SeditionOn(r.s.View(rules.Nobody).(*View), int(r.b), 0)
	prove.True(t, "whose Sedition", !ok)
}

// What the fleet is ordered to bombard counts: a Dreadnought hits with 5+ and fells a Troop of two, then two Troops land.
func TestLandingOddsCountTheBombs(t *testing.T) {
	for _, c := range []struct {
		name string
		with []unit
		bomb bool
		want int // 0.6 of the odds against one, and 0.4 of those against two (28.2)
	}{
		{"no bombs ordered", []unit{dreadnought}, false, 4635},
		{"a Dreadnought bombards", []unit{dreadnought}, true, (6*8684 + 4*4635) / 10},
		{"a Cruiser cannot", []unit{cruiser}, false, 4635},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			r.owns(1, r.b, 2)
			r.ships(0, r.a, c.with...)
			r.loaded(0, r.a, 2, 0)
			words := []string{"fleet " + r.sys(r.a), "go " + r.sys(r.b)}
			if c.bomb {
				words = append(words, "bombard "+r.world(r.b))
			}
			r.slot(append([]string{"act operation"}, words...)...)
			f, ok := LandingOn(r.s.View(0).(*View), int(r.b), 0, 2)
			prove.True(t, "reckoned", ok)
			if abs(f.Takes-c.want) > 2 {
				t.Errorf("%d, not %d", f.Takes, c.want)
			}
		})
	}
}
