package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// cornered is a realm in which the first House attacks a Cruiser of the second with two of its own; the second has
// Patient Warriors and is to withdraw always.
func cornered(t *testing.T, options uint64) *realm {
	t.Helper()
	r := newRealm(t, 2, options)
	r.s.houses[1].abilities[1] = a09
	r.ships(0, r.a, cruiser, cruiser, frigate)
	r.ships(1, r.b, cruiser)
	r.s.fleets[r.b].standing = 1<<2 | 1<<4
	return r
}

// corner attacks and leaves a Frigate behind, so that the way back is closed too.
func (r *realm) corner() {
	r.t.Helper()
	r.operates("fleet "+r.sys(r.a), "stay frigate 1", "go "+r.sys(r.b), "stance 1")
}

// whereIs returns the hex of the second House's only fleet.
func (r *realm) whereIs() hex {
	for h := range hex(r.s.mapSize()) {
		if r.s.fleets[h].owner == 1 {
			return h
		}
	}
	return noHex
}

// wall fills the neighbours of hex b with fleets of the first House.
func (r *realm) wall(but ...hex) {
	for _, h := range r.s.near(r.b) {
		open := false
		for _, o := range but {
			open = open || o == h
		}
		if !open && r.s.fleets[h].owner == nobody {
			r.ships(0, h, frigate)
		}
	}
}

func TestPatientWarriors(t *testing.T) {
	prove.Line(t, "S004-028 an attacked fleet may retreat before the battle", func(t *testing.T) {
		r := cornered(t, 0)
		r.corner()
		prove.Is(t, "battles", len(r.events(EvBattle)), 0)
		prove.Is(t, "dice", r.dice(EvVolley), 0)
		prove.Is(t, "the attacker has the hex", r.s.fleets[r.b].owner, 0)
		prove.Is(t, "Cruisers of the defender", r.s.fleets[r.whereIs()].cruisers, 1)
		prove.Is(t, "seen by all", told(&r.log, EvRevealed, 0), 1)
		prove.Is(t, "war all the same", r.s.atWar(0, 1), true)
		r = cornered(t, 0)
		r.s.houses[1].abilities[1] = noAbility
		r.rolls(10, 10, 1)
		r.corner()
		prove.Is(t, "without the ability it fights", len(r.events(EvBattle)), 1)
		r = cornered(t, 0)
		r.s.fleets[r.b].standing = 1<<2 | 2<<4
		r.rolls(10, 10, 1)
		r.corner()
		prove.Is(t, "it may stay", len(r.events(EvBattle)), 1)
		r = cornered(t, 0)
		r.s.fleets[r.b].standing = 1 << 2
		r.ships(1, r.b, dreadnought, dreadnought, dreadnought)
		r.s.fleets[r.b].standing = 1 << 2
		r.rollsThenMisses(10, 10)
		r.corner()
		prove.Is(t, "and stays by default when it is not outmatched", len(r.events(EvBattle)), 1)
	})
	prove.Line(t, "S004-028 the attacker has no such retreat", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].abilities[0] = a09
		r.ships(0, r.a, frigate)
		r.ships(1, r.b, dreadnought, dreadnought)
		r.s.fleets[r.a].standing = 1<<2 | 1<<4
		r.rolls(1, 10, 1)
		r.attack()
		prove.Is(t, "battles", len(r.events(EvBattle)), 1)
	})
	prove.Line(t, "S004-029 only to an adjacent space, its own or unoccupied", func(t *testing.T) {
		r := cornered(t, 0)
		r.corner()
		prove.Is(t, "adjacent", r.s.distance(r.b, r.whereIs()), 1)
		r = cornered(t, 0)
		var free []hex
		for _, h := range r.s.near(r.b) {
			if h != r.a && h != r.c {
				free = append(free, h)
			}
		}
		r.wall(free[0]) // a fleet of another House closes every other space
		r.corner()
		prove.Is(t, "the only space", r.whereIs(), free[0])
		r = cornered(t, 0)
		r.wall()
		r.rolls(10, 10, 1)
		r.corner()
		prove.Is(t, "no space, no retreat", len(r.events(EvBattle)), 1)
		r = cornered(t, 0)
		r.wall(r.c)
		r.s.anomaly[r.c], r.s.count[r.c] = blackHole, 0
		r.rolls(10, 10, 1)
		r.corner()
		prove.Is(t, "not into a Black Hole", len(r.events(EvBattle)), 1)
		r = cornered(t, 0)
		r.wall(r.c)
		r.ships(1, r.c, frigate)
		r.corner()
		prove.Is(t, "one's own fleet is joined", r.s.fleets[r.c].cruisers, 1)
		prove.Is(t, "together with", r.s.fleets[r.c].frigates, 1)
	})
	prove.Line(t, "S004-028 S004-029 in live battles the owner is asked", func(t *testing.T) {
		for _, flees := range []bool{true, false} {
			r := cornered(t, uint64(optLiveBattles))
			r.wall(r.c)
			r.s.fleets[r.b].standing = 1<<2 | 2<<4 // not looked at
			r.log = rules.Log{}
			r.slot("act operation", "fleet "+r.sys(r.a), "stay frigate 1", "go "+r.sys(r.b), "stance 1", "done", "done")
			for r.s.top().kind != inBattle {
				r.all(Game.Format(answer(r.s)))
			}
			prove.Is(t, "asked", r.s.top().seat, rules.Seat(1))
			prove.Is(t, "question", r.s.Describe(1, rules.Move{Verb: fightVerb}).Label.Key, "imperio.move.fight.withdraw")
			r.refused("flee "+r.sys(r.a), noShelter)
			r.refused("flee "+r.sys(r.home(1)), noShelter)
			r.rollsThenMisses(10, 10)
			if flees {
				r.all("flee " + r.sys(r.c))
				prove.Is(t, "there", r.s.fleets[r.c].cruisers, 1)
			} else {
				r.all("fight")
			}
			prove.Is(t, "battles", len(r.events(EvBattle)) == 0, flees)
		}
	})
}

func TestRetreats(t *testing.T) {
	t.Run("13.6 in live battles who has announced a retreat and wins may stay after all", func(t *testing.T) {
		for _, leaves := range []bool{true, false} {
			r := newRealm(t, 2, uint64(optLiveBattles))
			r.owns(0, r.a, 1)
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, cruiser)
			r.rolls(1, 1, 10, 1) // nobody hits in round 1; in round 2 the attacker does
			r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "done", "done")
			for r.s.top().kind != inBattle {
				r.all(Game.Format(answer(r.s)))
			}
			r.refused("flee "+r.sys(r.c), noFlight)
			r.all("flee " + r.sys(r.a))
			if r.s.top().seat == 1 {
				r.all("fight")
			}
			prove.Is(t, "asked again", r.s.Describe(0, rules.Move{Verb: fightVerb}).Label.Key, "imperio.move.fight.leave")
			if leaves {
				r.all("flee " + r.sys(r.a))
			} else {
				r.all("fight")
			}
			prove.Is(t, "gone", r.s.fleets[r.a].cruisers == 1, leaves)
			prove.Is(t, "there", r.s.fleets[r.b].cruisers == 1, !leaves)
		}
	})
	t.Run("13.5 13.6 standing orders go along with a fleet that moves or attacks", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, cruiser)
		r.s.fleets[r.a].standing = 2 | 3<<2
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b))
		prove.Is(t, "moved", r.s.fleets[r.b].standing, 2|3<<2)
		r = newRealm(t, 2, 0)
		r.owns(0, r.c, 1)
		r.ships(0, r.a, cruiser)
		r.ships(1, r.b, dreadnought)
		r.s.fleets[r.a].standing = 3 << 2 // retreat at once
		r.rolls(1, 1, 1, 1)
		r.attack()
		prove.Is(t, "announced", len(r.events(EvAnnounces)), 1)
		prove.Is(t, "gone to its haven", r.s.fleets[r.c].cruisers, 1)
	})
}
