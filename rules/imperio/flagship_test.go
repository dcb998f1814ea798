package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// flagshipOf is a realm in which the first House's Flagship, with an upgrade, lies in hex a.
func flagshipOf(t *testing.T, f upgrade) *realm {
	t.Helper()
	r := newRealm(t, 2, 0)
	r.s.houses[0].upgrades[0] = f
	r.ships(0, r.a, flagship)
	return r
}

func TestFlagship(t *testing.T) {
	prove.Line(t, "S004-034 every House may have its own Flagship", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		list := func(p int) []string {
			return []string{"act production", "produce " + r.world(r.home(p)), "make flagship", "done"}
		}
		prove.Is(t, "none at first", r.s.houses[0].flag.at, noHex)
		r.turn(map[rules.Seat][]string{0: list(0), 1: list(1)})
		v := r.s.View(1).(*View)
		for p := range 2 {
			prove.Is(t, "at home", r.s.houses[p].flag.at, r.home(p))
			prove.Is(t, "seen by all", v.Hexes[r.home(p)].Fleet.Flagship, 2)
		}
	})
	prove.Line(t, "S004-037 Target Locator: hits fall on Aircraft only when there is nothing else", func(t *testing.T) {
		for _, c := range []struct {
			upgrade            upgrade
			cruisers, planes   int
			cruisers2, planes2 int
		}{{noUpgrade, 1, 5, 1, 4}, {f01, 1, 5, 0, 5}, {f01, 0, 5, 0, 4}} {
			r := flagshipOf(t, c.upgrade)
			r.owns(1, r.b, 0)
			r.ships(1, r.b, aircraft)
			f := &r.s.fleets[r.b]
			f.cruisers, f.based = uint8(c.cruisers), uint8(c.planes)
			r.rolls(10, 1, 10, 10, 10, 10, 10, 10) // one hit; then all defenders hit, and the Flagship is gone
			r.attack()
			prove.Is(t, "Cruisers", int(f.cruisers), c.cruisers2)
			prove.Is(t, "Aircraft", int(f.based), c.planes2)
		}
	})
	prove.Line(t, "S004-037 S004-045 locator and shells together: three hits on non-Aircraft first", func(t *testing.T) {
		r := flagshipOf(t, f01)
		r.s.houses[0].upgrades[1] = f09
		r.owns(1, r.b, 0)
		r.ships(1, r.b, aircraft)
		f := &r.s.fleets[r.b]
		f.cruisers, f.based = 1, 5
		r.rolls(10, 1, 10, 10, 10, 10, 10, 10)
		r.attack()
		prove.Is(t, "Cruisers", int(f.cruisers), 0)
		prove.Is(t, "Aircraft", int(f.based), 3)
	})
	prove.Line(t, "S004-038 Impulse Drive 3.0: Movement 2", func(t *testing.T) {
		r := flagshipOf(t, f02)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
		prove.Is(t, "there", r.s.houses[0].flag.at, r.c)
		r = flagshipOf(t, f02)
		r.ships(0, r.a, dreadnought)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
		r.refused("go "+r.sys(r.c), tooFar) // the slowest ship counts
	})
	prove.Line(t, "S004-039 Extra Defence Turrets: four attacks before combat against Aircraft", func(t *testing.T) {
		for _, c := range []struct {
			upgrade        upgrade
			attacks, alive int
		}{{noUpgrade, 0, 6}, {f03, 4, 2}} {
			r := newRealm(t, 2, 0)
			r.misses()
			r.s.houses[1].upgrades[0] = c.upgrade
			r.ships(1, r.b, flagship)
			r.loaded(0, r.a, 0, 6)
			if c.attacks > 0 {
				r.rollsThenMisses(10, 10, 10, 10)
			}
			r.attack()
			prove.Is(t, "attacks", r.dice(EvAntiAir), c.attacks)
			prove.Is(t, "Aircraft that fire", first8(r.events(EvVolley)[0].Dice), c.alive)
		}
	})
	prove.Line(t, "S004-040 Improved Aiming: Battle Value 4", func(t *testing.T) {
		for _, c := range []struct {
			upgrade    upgrade
			face, hits int
		}{{noUpgrade, 4, 0}, {noUpgrade, 5, 1}, {f04, 4, 1}, {f04, 3, 0}} {
			r := flagshipOf(t, c.upgrade)
			r.ships(1, r.b, dreadnought)
			r.rollsThenMisses(c.face)
			r.attack()
			prove.Is(t, "hits", int(r.events(EvVolley)[0].N), c.hits)
		}
	})
	prove.Line(t, "S004-041 Repeating Cannons: three dice each round", func(t *testing.T) {
		for _, c := range []struct {
			upgrade upgrade
			dice    int
		}{{noUpgrade, 2}, {f05, 3}} {
			r := flagshipOf(t, c.upgrade)
			r.ships(1, r.b, frigate)
			r.rollsThenMisses(10)
			r.attack()
			prove.Is(t, "dice", first8(r.events(EvVolley)[0].Dice), c.dice)
		}
	})
	prove.Line(t, "S004-042 Extended Bays: up to 6 Aircraft or Troops", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		r.ships(0, home, flagship)
		ship := plainID(transportRef(flagTransport(0)))
		r.slot("act operation", "fleet "+r.sys(home))
		r.refused("load "+r.world(home)+" "+ship+" 3", notInPart)
		r = newRealm(t, 2, 0)
		r.s.houses[0].upgrades[1] = f06
		r.ships(0, home, flagship, aircraft)
		r.slot("act operation", "fleet "+r.sys(home), "hangar "+ship+" 1", "load "+r.world(home)+" "+ship+" 6")
		r.refused("load "+r.world(home)+" "+ship+" 1", noRoom)
		r.all("done", "done")
		r.turn(nil)
		k := &r.s.houses[0].flag
		prove.Is(t, "aboard", [2]uint8{k.troops, k.aircraft}, [2]uint8{5, 1})
		prove.Is(t, "left on the planet", r.s.bodies[firstPlanet(home)].troops, 3)
	})
	prove.Line(t, "S004-043 Bunker-Buster Missiles: bombardment", func(t *testing.T) {
		r := flagshipOf(t, noUpgrade)
		r.owns(1, r.b, 4)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
		r.refused("bombard "+r.world(r.b), noBombards)
		r = flagshipOf(t, f07)
		r.owns(1, r.b, 4)
		r.rolls(5, 4) // two dice, one success
		r.attack("bombard " + r.world(r.b))
		prove.Is(t, "Troops", int(r.s.bodies[firstPlanet(r.b)].troops), 3)
	})
	prove.Line(t, "S004-044 Recycled Materials: it costs 6; S004-047 else 10", func(t *testing.T) {
		for _, c := range []struct {
			upgrade upgrade
			price   int
		}{{noUpgrade, 10}, {f08, 6}} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].upgrades[0] = c.upgrade
			r.s.houses[0].treasury = int16(c.price - 1)
			r.slot("act production", "produce "+r.world(r.home(0)))
			r.refused("make flagship", tooDear)
			r.s.houses[0].treasury = 10
			r.all("make flagship", "done")
			r.turn(nil)
			prove.Is(t, "price", r.paid(), c.price)
		}
	})
	prove.Line(t, "S004-045 Expanding Shells: a 10 is three hits", func(t *testing.T) {
		for _, c := range []struct {
			upgrade    upgrade
			face, hits int
		}{{noUpgrade, 10, 1}, {f09, 10, 3}, {f09, 9, 1}} {
			r := flagshipOf(t, c.upgrade)
			r.ships(1, r.b, cruiser, cruiser, cruiser)
			r.rollsThenMisses(c.face, 1, 1, 1, 1)
			r.attack()
			prove.Is(t, "hits", int(r.events(EvVolley)[0].N), c.hits)
		}
	})
	prove.Line(t, "S004-046 Damage Control: one hit repaired at the start of each round", func(t *testing.T) {
		for _, c := range []struct {
			upgrade upgrade
			owner   rules.Seat
			faces   []int
		}{{noUpgrade, 0, []int{10, 1, 1, 10, 1, 1}}, {f10, 1, []int{10, 1, 1, 10, 1, 1, 1, 10, 10}}} {
			r := newRealm(t, 2, 0)
			r.s.houses[1].upgrades[0] = c.upgrade
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, flagship)
			r.rolls(c.faces...) // hit in rounds 1 and 2; in round 3 the Flagship hits, if it is there
			r.attack()
			prove.Is(t, "holder of the hex", r.s.fleets[r.b].owner, c.owner)
		}
	})
	prove.Line(t, "S004-047 Movement 1, two dice at 5 or more, withstands the first of two hits", func(t *testing.T) {
		r := flagshipOf(t, noUpgrade)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
		r.refused("go "+r.sys(r.c), tooFar)
		for _, c := range []struct {
			hits  int
			alive bool
		}{{1, true}, {2, false}} {
			r := newRealm(t, 2, 0)
			r.ships(0, r.a, cruiser, cruiser)
			r.ships(1, r.b, flagship)
			faces := []int{10, 1, 5, 5}
			if c.hits == 2 {
				faces[1] = 10
			}
			r.rolls(faces...)
			r.attack()
			volley := r.events(EvVolley)[1]
			prove.Is(t, "dice", first8(volley.Dice), 2)
			prove.Is(t, "hits", volley.N, 2)
			prove.Is(t, "alive", r.s.houses[1].flag.at != noHex, c.alive)
		}
	})
}

// first8 counts the dice of one event.
func first8(list rules.Dice) (n int) {
	for _, d := range list {
		if d > 0 {
			n++
		}
	}
	return n
}
