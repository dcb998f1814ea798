package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestCapitalShips(t *testing.T) {
	prove.Line(t, "S004-130 a Dreadnought costs 6", func(t *testing.T) { costs(t, 6, dreadnought) })
	prove.Line(t, "S004-135 a Flagship costs 10", func(t *testing.T) { costs(t, 10, flagship) })
	prove.Line(t, "S004-141 a Battle Station costs 12", func(t *testing.T) { costs(t, 12, station) })
	prove.Line(t, "S004-139 a Battle Station carries six Aircraft or Troops", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		ship := plainID(transportRef(uint8(r.s.freeTransport())))
		r.ships(0, home, station, aircraft, aircraft)
		to := r.s.near(home)[0]
		r.slot("act operation", "fleet "+r.sys(home), "hangar "+ship+" 1", "hangar "+ship+" 1", "load "+r.world(home)+" "+ship+" 6")
		r.blamed("load "+r.world(home)+" "+ship+" 1", noRoom, ship)
		r.all("go "+r.sys(to), "done", "done")
		r.turn(nil)
		k := r.s.transport[0]
		prove.Is(t, "aboard", [2]uint8{k.troops, k.aircraft}, [2]uint8{4, 2})
		r.operates("fleet "+r.sys(to), "land "+r.world(to)+" 6")
		prove.Is(t, "landed", r.s.bodies[firstPlanet(to)].troops, 4)
	})
}
