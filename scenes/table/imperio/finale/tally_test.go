package finale

import (
	"math"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
)

func TestAccountsAreThoseOfTheTally(t *testing.T) {
	v := &game.View{Players: 2, Houses: []game.HouseView{
		{Tally: game.SourcesView{Planets: 10, Bonuses: 9, Ability: 8, Techs: 7, Laws: 6, Ceded: -5}}, {Tally: game.SourcesView{Planets: 2, Ceded: -3}},
	}}
	list := accounts(v)
	prove.Is(t, "everything counts", list[0].sum(), 35)
	prove.Is(t, "nobody has less than none", list[1].sum(), 0)
	prove.Is(t, "all sources are poured", len(steps(list)), int(glass.Sources))
	prove.Is(t, "a glass holds sixty at least", holds(list), 60)
	list[0][glass.Positions] = 70
	prove.Is(t, "and tens more for what was poured before it was ceded", holds(list), 110)
}

// 21.3: a House that is left alone has won without a tally; its glass shows what the chart tells.
func TestConquestIsCountedFromTheChart(t *testing.T) {
	v := &game.View{Players: 2, Houses: make([]game.HouseView, 2), Hexes: []game.HexView{{Planets: []game.PlanetView{
		{Owner: 1, Favour: 4}, {Owner: 1, Favour: 2, Blockaded: true}, {Owner: rules.Nobody, Favour: 3},
	}}}}
	list := accounts(v)
	prove.Is(t, "worlds", list[1][glass.Worlds], 1)
	prove.Is(t, "positions", list[1][glass.Positions], 4)
	prove.Is(t, "nothing of the other", list[0].sum(), 0)
}

// Glasses, arms and throne stand apart and in the scene, with every number of Houses and in every window.
func TestGlassesStandApart(t *testing.T) {
	for _, size := range [][2]float64{{360, 300}, {820, 300}, {1000, 370}, {1180, 437}, {1900, 470}} {
		r := canvas.Rect{X: 10, Y: 20, W: size[0], H: size[1]}
		for n := 2; n <= 6; n++ {
			s := arrange(r, n)
			first, last := min(s.slots[0].all.X, s.throne.X)-r.X, r.Right()-max(s.slots[n-1].all.Right(), s.throne.Right())
			prove.True(t, "as much room is free at the left as at the right", math.Abs(first-last) <= 3)
			for i := range s.slots {
				k := &s.slots[i]
				side := (glass.Spread - 1) / 2 * k.glass.W
				prove.Is(t, "no glass on the throne", k.all.X >= s.throne.Right() || k.all.Right() <= s.throne.X, true)
				prove.Is(t, "the glass with its foot has its own place", k.glass.X-side >= k.all.X && k.glass.Right()+side <= k.all.Right(), true)
				prove.Is(t, "all is in the scene", k.all.X >= r.X && k.all.Right() <= r.Right() && k.all.Bottom() <= r.Bottom(), true)
				if i > 0 {
					prove.Is(t, "no glass on another", k.all.X >= s.slots[i-1].all.Right(), true)
				}
			}
		}
	}
}

// What the tally adds to what everybody could count before is told by source: an ability only where it was not shown (3.3).
func TestTheTallyTellsWhatNobodyCouldCountBefore(t *testing.T) {
	sources := game.SourcesView{Planets: 10, Bonuses: 9, Ability: 8, Techs: 7, Laws: 6, Ceded: -5}
	v := &game.View{Players: 1, Houses: []game.HouseView{{Tally: sources, Abilities: [2]int{-1, -1}}}}
	list := accounts(v)
	prove.Same(t, "not shown", late(v, 0, &list[0]), account{glass.Charisma: 8, glass.Technologies: 7, glass.Ceded: -5})
	for a := range game.NumAbilities {
		v.Houses[0].Abilities[1] = a
		want := account{glass.Charisma: 8, glass.Technologies: 7, glass.Ceded: -5}
		if v.ShowsCharisma(0) {
			want[glass.Charisma] = 0
		}
		prove.Same(t, "shown", late(v, 0, &list[0]), want)
	}
	v.Houses[0].Tally = game.SourcesView{}
	prove.Same(t, "no tally", late(v, 0, &account{5, 4}), account{})
}
