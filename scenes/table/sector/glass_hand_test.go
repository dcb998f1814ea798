package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// TestTheBestOfAHandfulGoIn: where not all that were taken up find room, the dearest units enter, whoever was taken up first; and two
// handfuls of as many are told apart, whose odds are not the same.
func TestTheBestOfAHandfulGoIn(t *testing.T) {
	cheap, dear := unitRef(0, 0), unitRef(0, 0)
	for kind := range game.UnitsOfPeople {
		if worthOf(unitRef(0, kind)) > worthOf(dear) {
			dear = unitRef(0, kind)
		}
	}
	home, to := areaRef(0), areaRef(1)
	hold := func(n ...int) *Face {
		f := &Face{}
		for i, unit := range [...]rules.Ref{cheap, dear} {
			f.glass.loads = append(f.glass.loads, load{unit: unit, area: home, n: n[i]})
		}
		f.sortLoads()
		return f
	}
	f := hold(3, 1)
	units := func(list []rules.Move) (ids []int16) {
		for _, m := range list {
			ids = append(ids, m.A)
		}
		return ids
	}
	prove.Same(t, "who enters", units(f.handful(to, 3)), []int16{dear.ID, cheap.ID, cheap.ID})
	prove.True(t, "one more of the dear", f.gripOn(to, 3) != hold(2, 2).gripOn(to, 3))
	prove.True(t, "into another area", f.gripOn(to, 3) != f.gripOn(home, 3))
}
