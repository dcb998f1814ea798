package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// late is luck with which dice miss a few times and hit from then on.
type late struct{ misses int }

func (l *late) Draw(n int) int {
	if l.misses--; l.misses >= 0 {
		return 0
	}
	return n - 1
}

func TestWitness(t *testing.T) {
	attack := func(r *realm) { r.attack() }
	for _, c := range []struct {
		name  string
		tech  tech
		stage func(r *realm)
		play  func(r *realm)
	}{
		{"Cruisers fire better", t01, func(r *realm) { r.ships(0, r.a, cruiser); r.ships(1, r.b, cruiser) }, attack},
		{"Frigates fire more", t02, func(r *realm) { r.ships(0, r.a, frigate, frigate); r.loaded(1, r.b, 0, 3) }, attack},
		{"Dreadnoughts fire better", t03, func(r *realm) { r.ships(0, r.a, dreadnought); r.ships(1, r.b, cruiser) }, attack},
		{"Aircraft fire better", t04, func(r *realm) { r.loaded(0, r.a, 0, 3); r.ships(1, r.b, cruiser) }, attack},
		{"Dreadnoughts of three hull points", t05, func(r *realm) { r.ships(0, r.a, dreadnought) }, (*realm).quiet},
		{"a Battle Station", t06, func(r *realm) { r.ships(0, r.a, station) }, (*realm).quiet},
		{"Troops fight better", t07, func(r *realm) { r.loaded(0, r.a, 3, 0); r.owns(1, r.b, 1) },
			func(r *realm) { r.attack("land " + r.world(r.b) + " 3") }},
		{"platforms fire worse", t08, func(r *realm) { r.loaded(0, r.a, 3, 0); r.owns(1, r.b, 0, platform) },
			func(r *realm) { r.attack("land " + r.world(r.b) + " 3") }},
		{"a Civic Guard", t10, func(r *realm) { r.owns(0, r.a, 0) }, (*realm).quiet},
		{"Asteroids are crossed unharmed", t11, func(r *realm) { r.s.anomaly[r.b], r.s.count[r.b] = asteroids, 0; r.ships(0, r.a, cruiser) },
			func(r *realm) { r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b)) }},
		{"a storm is crossed", t12, func(r *realm) { r.s.anomaly[r.b], r.s.count[r.b] = ionStorm, 0; r.ships(0, r.a, cruiser) },
			func(r *realm) { r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c)) }},
		{"Carriers go two hexes", t13, func(r *realm) { r.loaded(0, r.a, 0, 0) },
			func(r *realm) { r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c)) }},
		{"Dreadnoughts go two hexes", t14, func(r *realm) { r.ships(0, r.a, dreadnought) },
			func(r *realm) { r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c)) }},
		{"a fleet is passed without leave", t15, func(r *realm) { r.ships(0, r.a, cruiser); r.ships(1, r.b, cruiser) },
			func(r *realm) { r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c)) }},
		{"a planet produces more", t16, func(r *realm) {},
			func(r *realm) { r.makes(r.home(0), troop, troop, troop, troop, troop, troop, troop) }},
	} {
		t.Run("16.5 "+c.name, func(t *testing.T) {
			for _, with := range []bool{true, false} {
				r := newRealm(t, 3, 0)
				if with {
					r.s.houses[0].techs = 1 << c.tech
				}
				if !with && (c.tech >= t12 && c.tech <= t16) {
					continue // cannot be ordered, or is held short
				}
				c.stage(r)
				r.ch = &late{6}
				prove.Is(t, "before", r.s.View(2).(*View).Own.Verified[0], 0)
				c.play(r)
				want := uint32(0)
				if with {
					want = 1 << c.tech
				}
				for p := range rules.Seat(3) {
					if p > 0 {
						prove.Is(t, "known to others", r.s.View(p).(*View).Own.Verified[0], want)
					}
				}
			}
		})
	}
	t.Run("16.5 what only changes money is not seen", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].techs = 1<<t17 | 1<<t18 | 1<<t19 | 1<<t21 | 1<<t22
		r.turn(map[rules.Seat][]string{0: {
			"act construction", "build " + r.world(r.home(0)) + " port",
			"act production", "produce " + r.world(r.home(0)), "make cruiser", "done",
		}})
		prove.Is(t, "known", r.s.View(1).(*View).Own.Verified[0], 0)
	})
}

func TestRareTurns(t *testing.T) {
	t.Run("23.2 a sabotaged infrastructure is gone before everybody's eyes, the author is not named", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.owns(1, r.b, 1, port)
		r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot sabotage 1", "object " + r.world(r.b) + " port"}})
		prove.Is(t, "seen by the third", told(&r.log, EvRuined, 2), 1)
		prove.Is(t, "author", r.events(EvRuined)[0].Seat, nobody)
		prove.Is(t, "told to the third", told(&r.log, EvVictim, 2), 0)
	})
	t.Run("13.4 after a hundred rounds the attacker goes back, and no Asteroids hit him", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.misses()
		r.s.anomaly[r.a], r.s.count[r.a] = asteroids, 0
		r.ships(0, r.a, carrier, cruiser)
		r.ships(1, r.b, carrier, cruiser)
		r.attack() // all dice show one
		prove.Is(t, "rounds", r.events(EvBattleEnds)[0].N, 100)
		prove.Is(t, "back", r.s.fleets[r.a].cruisers, 1)
		prove.Is(t, "Carrier too", r.s.carriersAt(r.a), 1)
		prove.Is(t, "Asteroids", len(r.events(EvAsteroid)), 0)
	})
	t.Run("17.7 the Great Estates Levy takes what is merely offered, and the offer with it", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.laws[0], r.s.lawCount = proposal{entry: l05}, 1
		n := 0
		for h := range hex(r.s.mapSize()) {
			if h != r.home(1) && n < 12 {
				r.owns(0, h, 1)
				r.ships(1, h, frigate)
				n++
			}
		}
		r.s.startWar(ctx{}, 0, 1) // all is blockaded, and taxed
		r.turn(map[rules.Seat][]string{0: {"offer 2", "give-resources 9", "send"}})
		prove.Is(t, "Resources", r.s.houses[0].treasury, 6)
		prove.Is(t, "reserved", r.s.houses[0].reserved, 0)
		prove.Is(t, "taken back", len(r.events(EvVoid)), 1)
	})
	t.Run("2.2 the Troop of Taking of Prisoners needs the planet, the Resources do not", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].abilities[0], r.s.houses[2].abilities[0] = a12, a12
		r.loaded(0, r.a, 1, 0)
		r.owns(1, r.b, 0)
		r.s.houses[2].treasury = 20
		r.rolls(4)
		r.turn(map[rules.Seat][]string{
			0: {"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 1", "done", "done"},
			2: {"empty", "act subterfuge", "plot sedition 2", "incite " + r.world(r.b)},
		})
		b := &r.s.bodies[firstPlanet(r.b)]
		prove.Is(t, "the order against another holder is cancelled", b.owner, 0)
		prove.Is(t, "Troops", b.troops, 2)
		s := r.s
		b.flags |= prisoners
		s.setHolder(ctx{}, firstPlanet(r.b), 2)
		s.settleOwners(ctx{})
		prove.Is(t, "in other hands no Troop comes", b.troops, 2)
	})
}
