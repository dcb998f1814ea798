package imperio

import (
	"strconv"
	"testing"

	"tyche/rules/conform/prove"
)

// The great and the small ships in play (U5-U8): the lines of the seed from S004-125 to S004-142.

// orderShip orders one ship at home with so many Resources and ends the turn.
func orderShip(t *testing.T, treasury int16, ship unit) *theatre {
	t.Helper()
	k := newTheatre(t, 2, 0)
	k.s.houses[0].treasury = treasury
	k.s.houses[0].techs = 1 << t06
	k.orders(0)
	k.all("act production", "produce "+k.world(k.home(0)), "make "+units[ship].id, "done")
	k.endTurn()
	return k
}

func TestShipPrices(t *testing.T) {
	for _, c := range []struct {
		name  string
		ship  unit
		price int16
	}{
		{"S004-126 a Cruiser costs 4", cruiser, 4}, {"S004-130 a Dreadnought costs 6", dreadnought, 6},
		{"S004-135 a Flagship costs 10", flagship, 10}, {"S004-141 a Battle Station costs 12", station, 12},
	} {
		prove.Line(t, c.name, func(t *testing.T) {
			k := orderShip(t, c.price, c.ship)
			income, _ := k.s.income(0)
			prove.Is(t, "Resources left", int(k.s.houses[0].treasury), income)
			prove.Is(t, "ships", k.s.hasShips(k.home(0)), true)
			k = newTheatre(t, 2, 0)
			k.s.houses[0].treasury, k.s.houses[0].techs = c.price-1, 1<<t06
			k.orders(0)
			k.all("act production", "produce "+k.world(k.home(0)))
			k.refused("make "+units[c.ship].id, tooDear)
		})
	}
}

func TestShipLists(t *testing.T) {
	prove.Line(t, "S004-125 a Cruiser moves two spaces, hits on seven, and does nothing else", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.owns(1, k.far, 3)
		k.ships(0, k.near, cruiser)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far))
		k.refused("bombard "+k.world(k.far), noBombards)
		k.refused("land "+k.world(k.far)+" 1", nobodyToLand)
		for face := 6; face <= 7; face++ {
			dice, n := hits(t, cruiser, face)
			prove.Is(t, "dice", dice, 1)
			prove.Is(t, "hits with "+strconv.Itoa(face), n, face-6)
		}
		moves(t, cruiser, 2)
	})
	prove.Line(t, "S004-127 a Dreadnought moves one space and hits on five", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, dreadnought)
		k.ships(1, k.mid, cruiser)
		k.never()
		k.rolls(4, 1, 5, 1)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
		k.refused("go "+k.sys(k.far), tooFar)
		k.all("stance 1", "done", "done")
		k.endTurn()
		prove.Is(t, "rounds", k.events(EvBattleEnds)[0].N, 2)
	})
	for _, c := range []struct {
		name string
		ship unit
		hull int
	}{
		{"S004-128 a Dreadnought withstands a hit and falls to the second", dreadnought, 2},
		{"S004-132 a Flagship withstands a hit and falls to the second", flagship, 2},
		{"S004-138 a Battle Station withstands two hits and falls to the third", station, 3},
	} {
		prove.Line(t, c.name+", also in another battle", func(t *testing.T) {
			k := newTheatre(t, 2, 0)
			k.ships(1, k.mid, c.ship)
			for n := 1; n <= c.hull; n++ {
				k.ships(0, k.near, cruiser)
				k.never()
				k.rolls(7, 10, 10, 10) // the attacker hits once and is lost
				k.attack()
				alive := k.s.hasShips(k.mid) && k.s.fleets[k.mid].owner == 1
				prove.Is(t, "it lives after hit "+strconv.Itoa(n), alive, n < c.hull)
			}
		})
	}
	prove.Line(t, "S004-131 a Flagship has two dice of five and moves one space", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, flagship)
		k.ships(1, k.mid, cruiser, cruiser)
		k.never()
		k.rolls(5, 5, 1, 1)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
		k.refused("go "+k.sys(k.far), tooFar)
		k.all("stance 1", "done", "done")
		k.endTurn()
		prove.Is(t, "both hit in the first round", k.events(EvBattleEnds)[0].N, 1)
		prove.Is(t, "where it is", k.s.houses[0].flag.at, k.mid)
	})
	prove.Line(t, "S004-133 one Flagship at a time; a lost one may be built again", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 50
		k.ships(0, k.near, flagship)
		k.orders(0)
		k.all("act production", "produce "+k.world(k.home(0)))
		k.refused("make flagship", oneFlagship)
		k.all("done")
		k.s.sinkFlagship(0)
		k.s.tidy(k.near)
		k.all("act production", "produce "+k.world(k.home(0)), "make flagship")
		k.refused("make flagship", oneFlagship)
		k.all("done")
		k.endTurn()
		prove.Is(t, "at home", k.s.houses[0].flag.at, k.home(0))
	})
	prove.Line(t, "S004-134 the Flagship is built in the Home System only", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 50
		k.owns(0, k.mid, 1, shipyard)
		k.orders(0)
		k.all("act production", "produce "+k.world(k.mid), "make cruiser")
		k.refused("make flagship", onlyAtHome)
	})
	prove.Line(t, "S004-136 a Battle Station has three dice of three and moves one space", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, station)
		k.ships(1, k.mid, cruiser, cruiser, cruiser)
		k.never()
		k.rolls(3, 3, 2, 1, 1, 1, 3, 1, 1, 1)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
		k.refused("go "+k.sys(k.far), tooFar)
		k.all("stance 1", "done", "done")
		k.endTurn()
		prove.Is(t, "two hits, then the last", k.events(EvBattleEnds)[0].N, 2)
		prove.Is(t, "winner", k.s.fleets[k.mid].owner, 0)
	})
	prove.Line(t, "S004-137 a Battle Station needs the technology of that name", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 50
		k.orders(0)
		k.all("act production", "produce "+k.world(k.home(0)))
		k.refused("make station", needsStation)
		k.s.houses[0].techs = 1 << t06
		k.all("make station", "done")
		k.endTurn()
		prove.Is(t, "built", k.s.transport[0], transport{owner: 0, at: k.home(0), hull: 3, station: true})
	})
	prove.Line(t, "S004-139 a Battle Station carries six Aircraft or Troops, not seven", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		k.ships(0, home, station, aircraft, aircraft)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(home), "load "+k.world(home)+" 1 3", "load "+k.world(home)+" 1 1", "hangar 1 1", "hangar 1 1")
		k.refused("load "+k.world(home)+" 1 1", noRoom)
		k.all("done", "done")
		k.endTurn()
		prove.Is(t, "Troops", k.s.transport[0].troops, 4)
		prove.Is(t, "Aircraft", k.s.transport[0].aircraft, 2)
	})
	prove.Line(t, "S004-142 a Battle Station faces a starting fleet alone and wins", func(t *testing.T) {
		wins := duel(t, 2000, func(s *state, from, at hex) {
			put(s, 0, from, station)
			for _, u := range []unit{frigate, frigate, cruiser} {
				put(s, 1, at, u)
			}
		})
		prove.True(t, "wins[0] >= 9000", wins[0] >= 9000)
	})
}
