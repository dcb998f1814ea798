package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Space combat (13): the lines of the seed from S004-154 to S004-160.

// diceOf is luck of its own for a test.
func diceOf(seed uint64) rules.Chance { return dice.New(seed, seed) }

// attack sends the whole fleet of near to mid, meaning to fight.
func (k *theatre) attack(more ...string) {
	k.t.Helper()
	k.operates(append(append([]string{"fleet " + k.sys(k.near), "go " + k.sys(k.mid), "stance 1"}, more...), "done")...)
}

// never keeps all fleets from retreating.
func (k *theatre) never() {
	for h := range k.s.fleets {
		if f := &k.s.fleets[h]; f.owner != nobody {
			f.standing = f.standing&^12 | 1<<2
		}
	}
}

func TestSpaceCombat(t *testing.T) {
	prove.Line(t, "S004-154 a die of at least the Battle Value hits, each ship as many as its profile says", func(t *testing.T) {
		for _, c := range []struct {
			name     string
			ship     unit
			dice, bv int
		}{
			{"Carrier", carrier, 1, 9}, {"Frigate", frigate, 1, 8}, {"Cruiser", cruiser, 1, 7}, {"Dreadnought", dreadnought, 1, 5},
			{"Flagship", flagship, 2, 5}, {"Battle Station", station, 3, 3},
		} {
			for face := c.bv - 1; face <= c.bv; face++ {
				k := newTheatre(t, 2, 0)
				k.ships(0, k.near, c.ship)
				k.ships(1, k.mid, cruiser)
				k.never()
				k.rollsThenMisses(face)
				k.attack()
				first := k.events(EvVolley)[0]
				prove.Is(t, c.name+" hits", int(first.N), face-c.bv+1)
				n := 0
				for _, d := range first.Dice {
					if d > 0 {
						n++
					}
				}
				prove.Is(t, c.name+" dice", n, c.dice)
			}
		}
	})
	prove.Line(t, "S004-155 Frigates and some Flagships shoot at Aircraft before combat", func(t *testing.T) {
		for _, c := range []struct {
			name    string
			ship    unit
			upgrade upgrade
			attacks int
		}{{"Frigate", frigate, noUpgrade, 2}, {"Flagship with turrets", flagship, f03, 4}, {"plain Flagship", flagship, f01, 0}, {"Cruiser", cruiser, noUpgrade, 0}} {
			k := newTheatre(t, 2, 0)
			k.s.houses[1].upgrades[0] = c.upgrade
			k.aboard(0, k.near, 0, 6)
			k.ships(1, k.mid, c.ship)
			k.never()
			k.rollsThenMisses([]int{10, 10, 10, 10}[:c.attacks]...)
			k.attack()
			prove.Is(t, c.name+" attacks", k.thrown(EvAntiAir, 1), c.attacks)
			prove.True(t, "not c.attacks > 0 && k.first(EvAntiAir) > k.first(EvVolley)", !(c.attacks > 0 && k.first(EvAntiAir) > k.first(EvVolley)))
			planes := 0
			for _, d := range k.events(EvVolley)[0].Dice {
				if d > 0 {
					planes++
				}
			}
			prove.Is(t, c.name+": Aircraft left to fight", planes, 6-c.attacks)
		}
	})
	prove.Line(t, "S004-156 one hit destroys all but Dreadnoughts, Flagships and Battle Stations", func(t *testing.T) {
		for _, c := range []struct {
			name string
			ship unit
			hits int
		}{{"Carrier", carrier, 1}, {"Frigate", frigate, 1}, {"Cruiser", cruiser, 1}, {"Dreadnought", dreadnought, 2}, {"Flagship", flagship, 2}, {"Battle Station", station, 3}} {
			for hits := 1; hits <= c.hits; hits++ {
				k := newTheatre(t, 2, 0)
				for range hits {
					k.ships(0, k.near, cruiser)
				}
				k.ships(1, k.mid, c.ship)
				k.never()
				faces := make([]int, hits)
				for i := range faces {
					faces[i] = 10
				}
				k.rollsThenMisses(faces...)
				k.attack()
				rounds := k.events(EvBattleEnds)[0]
				prove.Is(t, c.name+" falls in the first round", rounds.N == 1 && rounds.Seat == 0, hits == c.hits)
			}
		}
	})
	prove.Line(t, "S004-157 the owner chooses who takes the hits", func(t *testing.T) {
		k := newTheatre(t, 2, uint64(optLiveBattles))
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate, cruiser)
		k.never()
		k.rolls(10, 1, 1)
		k.attack()
		prove.Is(t, "who is asked", k.s.top().seat, 1)
		prove.Is(t, "what", k.s.top().kind, inCasualties)
		k.refused("lose dreadnought 2", noVictim)
		k.all("lose cruiser 1")
		prove.Is(t, "Frigates", k.s.fleets[k.mid].frigates, 1)
		prove.Is(t, "Cruisers", k.s.fleets[k.mid].cruisers, 0)
	})
	prove.Line(t, "S004-158 round after round until one side is annihilated", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, cruiser)
		k.never()
		k.rolls(1, 1, 6, 6, 1, 1, 7, 1)
		k.attack()
		end := k.events(EvBattleEnds)[0]
		prove.Is(t, "rounds", int(end.N), 4)
		prove.Is(t, "winner", end.Seat, 0)
		prove.Is(t, "in the hex", k.s.fleets[k.mid].owner, 0)
	})
	prove.Line(t, "S004-159 a retreat may be announced at the start of every round but the first", func(t *testing.T) {
		k := newTheatre(t, 2, uint64(optLiveBattles))
		k.misses()
		k.owns(1, k.far, 1)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, cruiser)
		k.attack()
		prove.Is(t, "who is asked", k.s.top().seat, 1)
		prove.Is(t, "in round", k.s.battle.round, 2)
		prove.Is(t, "volleys before", len(k.events(EvVolley)), 2)
		k.refused("flee "+k.sys(k.near), noFlight) // no planet of its own there
		k.all("fight")
		prove.Is(t, "asked again in round", k.s.battle.round, 3)
	})
	prove.Line(t, "S004-160 the round is fought, then the fleet goes to an adjacent system of its own", func(t *testing.T) {
		k := newTheatre(t, 2, uint64(optLiveBattles))
		k.owns(1, k.far, 1)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, cruiser, cruiser)
		k.rolls(1, 1, 1, 10, 1, 1)
		k.attack()
		k.all("flee " + k.sys(k.far))
		prove.Is(t, "rounds fought", len(k.events(EvVolley)), 4)
		prove.Is(t, "announced before the dice", k.first(EvAnnounces) < k.place(EvVolley, 2), true)
		prove.Is(t, "lost in that round, then gone", k.s.fleets[k.far], fleet{owner: 1, cruisers: 1})
		prove.Is(t, "battle over", k.s.battle.on, false)
		prove.Is(t, "the attacker holds the space", k.s.fleets[k.mid].owner, 0)
	})
	prove.Line(t, "S004-160 without a system of its own nobody retreats", func(t *testing.T) {
		for _, haven := range []bool{true, false} {
			k := newTheatre(t, 2, 0)
			k.s.bodies[firstPlanet(k.home(1))] = body{owner: nobody, holder: nobody, start: nobody}
			if haven {
				k.owns(1, k.far, 1)
			}
			k.ships(0, k.near, dreadnought)
			k.ships(1, k.mid, cruiser)
			k.s.fleets[k.mid].standing = 3 << 2 // at once
			k.rolls(1, 1, 1, 1, 5, 1)
			k.attack()
			prove.Is(t, "announced", k.happened(EvAnnounces) == 1, haven)
			prove.Is(t, "gone", k.happened(EvWithdraws) == 1, haven)
		}
	})
}
