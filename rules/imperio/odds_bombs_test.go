package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// The dice told of a detachment are those that it throws, with the upgrades of its Flagship.
func TestDiceOfABombardment(t *testing.T) {
	for _, c := range []struct {
		what     string
		upgrades [2]upgrade
	}{
		{"14.2 Dreadnoughts, Battle Stations", [2]upgrade{noUpgrade, noUpgrade}},
		{"F07 and the Flagship", [2]upgrade{f07, noUpgrade}},
		{"F05 F07 with three dice", [2]upgrade{f05, f07}},
		{"F05 which alone does not bombard", [2]upgrade{f05, noUpgrade}},
	} {
		t.Run(c.what, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			r.s.houses[0].upgrades = c.upgrades
			r.ships(0, r.a, dreadnought, dreadnought, station, carrier, flagship)
			k := PartView{Dreads: [4]int{0, 1, 1, 0}, Flagship: true}
			v := r.s.View(0).(*View)
			for i := range v.Hexes[r.a].Fleet.Transports {
				k.Carriers = append(k.Carriers, v.Hexes[r.a].Fleet.Transports[i].Ref)
			}
			want := 0
			for _, gun := range r.s.bombers(0, bombs{dreads: 2, stations: 1, flagship: true}, 1) {
				want += gun.n
			}
			prove.Is(t, "dice", v.BombardDice(&k), want)
			prove.Is(t, "without ships none", v.BombardDice(&PartView{From: rules.Ref{Kind: KindSystem}}), 0)
		})
	}
}
