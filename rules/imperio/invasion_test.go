package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Bombardment and Planetary Invasion (14): the lines of the seed from S004-161 to S004-171, and the great ships that
// bombard (S004-129, S004-140).

// besieged is a theatre where the second House holds mid and the first has a Carrier with Troops and more ships in near.
func besieged(t *testing.T, defenders, invaders uint8, list ...unit) *theatre {
	t.Helper()
	k := newTheatre(t, 2, 0)
	k.owns(1, k.mid, defenders)
	if invaders > 0 {
		k.aboard(0, k.near, invaders, 0)
	}
	k.ships(0, k.near, list...)
	return k
}

// invades lets the fleet of near do things at mid.
func (k *theatre) invades(tasks ...string) {
	k.t.Helper()
	k.operates(append(append([]string{"fleet " + k.sys(k.near), "go " + k.sys(k.mid), "stance 1"}, tasks...), "done")...)
}

func (k *theatre) target() *body { return &k.s.bodies[firstPlanet(k.mid)] }

func TestBombardment(t *testing.T) {
	for _, c := range []struct {
		name     string
		ship     unit
		upgrade  upgrade
		dice, bv int // 0 dice: it may not
	}{
		{"S004-129 a Dreadnought may bombard", dreadnought, noUpgrade, 1, 5},
		{"S004-140 a Battle Station may bombard", station, noUpgrade, 3, 3},
		{"S004-162 a Flagship with missiles may bombard", flagship, f07, 2, 5},
		{"S004-162 a plain Flagship may not", flagship, f01, 0, 0},
		{"S004-162 a Cruiser may not", cruiser, noUpgrade, 0, 0},
		{"S004-162 a Carrier may not", carrier, noUpgrade, 0, 0},
	} {
		prove.Line(t, c.name, func(t *testing.T) {
			k := besieged(t, 5, 0, c.ship)
			k.s.houses[0].upgrades[0] = c.upgrade
			if c.dice == 0 {
				k.orders(0)
				k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
				k.refused("bombard "+k.world(k.mid), noBombards)
				return
			}
			k.rolls(c.bv, c.bv-1, c.bv-1)
			k.invades("bombard " + k.world(k.mid))
			prove.Is(t, "dice", k.thrown(EvBombards, 0), c.dice)
			prove.Is(t, "Troops left", k.target().troops, 4)
			prove.Is(t, "war", k.s.atWar(0, 1), true)
		})
	}
	prove.Line(t, "S004-162 bombardment comes first, whatever was ordered first", func(t *testing.T) {
		k := besieged(t, 2, 2, dreadnought)
		k.rolls(5, 8, 8, 1)
		k.invades("land "+k.world(k.mid)+" 1", "land "+k.world(k.mid)+" 1", "bombard "+k.world(k.mid))
		prove.True(t, "k.first(EvBombards) >= 0", k.first(EvBombards) >= 0)
		prove.True(t, "k.first(EvLands) >= k.first(EvBombards)", k.first(EvLands) >= k.first(EvBombards))
		prove.Is(t, "defenders that still roll", k.thrown(EvGround, 1), 1)
		prove.Is(t, "owner", k.target().owner, 0)
	})
	prove.Line(t, "S004-163 each success removes one Troop, a miss none", func(t *testing.T) {
		for _, c := range []struct {
			faces []int
			left  uint8
		}{{[]int{5, 10, 5}, 0}, {[]int{4, 5, 4}, 2}, {[]int{4, 4, 1}, 3}} {
			k := besieged(t, 3, 0, dreadnought, dreadnought, dreadnought)
			k.rolls(c.faces...)
			k.invades("bombard " + k.world(k.mid))
			prove.Is(t, "Troops left", k.target().troops, c.left)
			prove.Is(t, "owner", k.target().owner, 1)
		}
	})
	prove.Line(t, "S004-163 infrastructures are not hit, and each ship bombards once", func(t *testing.T) {
		k := besieged(t, 3, 0, dreadnought)
		k.target().add(port)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid), "bombard "+k.world(k.mid))
		k.refused("bombard "+k.world(k.mid), noBombards)
		k.rolls(10)
		k.all("done", "done")
		k.endTurn()
		prove.Is(t, "Troops left", k.target().troops, 2)
		prove.Is(t, "Trade Port", k.target().count(port), 1)
	})
	prove.Line(t, "S004-164 a planet with a Shield cannot be bombarded", func(t *testing.T) {
		k := besieged(t, 3, 0, dreadnought, station)
		k.target().add(shield)
		k.invades("bombard " + k.world(k.mid))
		prove.Is(t, "dice", k.thrown(EvBombards, 0), 0)
		prove.Is(t, "Troops left", k.target().troops, 3)
	})
}

func TestPlatforms(t *testing.T) {
	prove.Line(t, "S004-165 after the bombardment the defender rolls for each Platform", func(t *testing.T) {
		for n := range 3 {
			k := besieged(t, 2, 3, dreadnought)
			for range n {
				k.target().add(platform)
			}
			k.ch = diceOf(2)
			k.invades("bombard "+k.world(k.mid), "land "+k.world(k.mid)+" 3")
			prove.Is(t, "dice", k.thrown(EvPlatforms, 1), 2*n)
			prove.True(t, "not n > 0 && (k.first(EvPlatforms) < k.first(EvBombards) || k.first(EvGround) < k.first(EvPlatforms))", !(n > 0 && (k.first(EvPlatforms) < k.first(EvBombards) || k.first(EvGround) < k.first(EvPlatforms))))
		}
	})
	prove.Line(t, "S004-166 six or more destroys an invader, five does not", func(t *testing.T) {
		k := besieged(t, 1, 3)
		k.target().add(platform)
		k.rolls(6, 5, 8, 8, 1)
		k.invades("land " + k.world(k.mid) + " 3")
		prove.Is(t, "invaders that still roll", k.thrown(EvGround, 0), 2)
		prove.Is(t, "owner", k.target().owner, 0)
		prove.Is(t, "garrison", k.target().troops, 2)
	})
	prove.Line(t, "S004-167 then the invaders land; those shot down do not", func(t *testing.T) {
		k := besieged(t, 1, 2)
		k.target().add(platform)
		k.rolls(10, 10)
		k.invades("land "+k.world(k.mid)+" 1", "land "+k.world(k.mid)+" 1")
		prove.Is(t, "ground dice", k.thrown(EvGround, nobody), 0)
		prove.Is(t, "owner", k.target().owner, 1)
		prove.Is(t, "repelled", k.happened(EvRepelled), 1)
		prove.Is(t, "the Platform stands", k.target().count(platform), 1)
	})
}

func TestPlanetaryInvasion(t *testing.T) {
	prove.Line(t, "S004-161 round after round like space combat, but nobody may retreat", func(t *testing.T) {
		for _, c := range []struct {
			name  string
			faces []int
			owner rules.Seat
			left  uint8
		}{
			{"won in the third round", []int{1, 1, 1, 7, 7, 7, 8, 1, 1}, 0, 2},
			{"lost in the second", []int{1, 1, 8, 1, 8}, 1, 1},
		} {
			k := besieged(t, 1, 2)
			k.s.options |= optLiveBattles
			k.s.bodies[firstPlanet(k.near)].owner, k.s.bodies[firstPlanet(k.near)].holder = 0, 0
			k.rolls(c.faces...)
			k.orders(0)
			k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid), "stance 1", "land "+k.world(k.mid)+" 1", "land "+k.world(k.mid)+" 1", "done", "done")
			k.pass()
			k.pass() // nothing is asked between the rounds: the next question belongs to turn 2
			prove.Is(t, c.name+": turn", k.s.turn, 2)
			prove.Is(t, c.name+": owner", k.target().owner, c.owner)
			prove.Is(t, c.name+": Troops", k.target().troops, c.left)
			prove.Is(t, c.name+": retreats", k.happened(EvAnnounces)+k.happened(EvWithdraws), 0)
		}
	})
	prove.Line(t, "S004-168 each Troop rolls one die and hits with eight or more", func(t *testing.T) {
		k := besieged(t, 2, 3)
		k.rolls(7, 8, 9, 7, 7)
		k.invades("land " + k.world(k.mid) + " 3")
		ground := k.events(EvGround)
		prove.Is(t, "rounds", len(ground), 2)
		prove.Is(t, "hits of the invaders", int(ground[0].N), 2)
		prove.Is(t, "needed", int(ground[0].M), 8)
		prove.Is(t, "hits of the defenders", int(ground[1].N), 0)
	})
	prove.Line(t, "S004-169 losses of both sides are taken off at the end of the round", func(t *testing.T) {
		k := besieged(t, 1, 2)
		k.rolls(8, 1, 8)
		k.invades("land "+k.world(k.mid)+" 1", "land "+k.world(k.mid)+" 1")
		prove.Is(t, "the dying defender's hit counts", k.target().troops, 1)
		prove.Is(t, "owner", k.target().owner, 0)
	})
	prove.Line(t, "S004-170 when both lose everything the defender keeps the planet", func(t *testing.T) {
		k := besieged(t, 1, 1)
		k.target().add(port)
		k.rolls(8, 8)
		k.invades("land " + k.world(k.mid) + " 1")
		prove.Is(t, "owner", k.target().owner, 1)
		prove.Is(t, "holder", k.target().holder, 1)
		prove.Is(t, "Troops", k.target().troops, 0)
		prove.Is(t, "Trade Port", k.target().count(port), 1)
	})
	prove.Line(t, "S004-171 a conquered planet loses all infrastructures, a saved one none", func(t *testing.T) {
		for _, won := range []bool{true, false} {
			k := besieged(t, 1, 1)
			for _, w := range []work{shipyard, port, platform, platform, shield} {
				k.target().add(w)
			}
			dice := []int{1, 1, 1, 1, 1, 8}
			if won {
				dice[4], dice[5] = 8, 1
			}
			k.rolls(dice...)
			before := k.target().works
			k.invades("land " + k.world(k.mid) + " 1")
			want := before
			if won {
				want = 0
			}
			prove.Is(t, "infrastructures", k.target().works, want)
		}
	})
}
