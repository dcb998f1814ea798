package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/imperio/signs"
)

// Armour gives Dreadnoughts a third point of hull: with it two points are damage, without it, or in a fleet of another House, they are not.
func TestArmouredDreadnoughtsAreWholeWithThree(t *testing.T) {
	f := ringed(t, 3)
	fleet := func(owner rules.Seat, hull int) bool {
		v := game.FleetView{Owner: owner}
		v.Dreads[hull] = 1
		k := f.fleet(&v)
		prove.Is(t, "Dreadnoughts", k.Units[signs.Dreadnought], 1)
		return k.Hurt[signs.Dreadnought] == 1
	}
	prove.Is(t, "two points without armour", fleet(0, 2), false)
	f.view.Own.Techs = 1 << game.TechArmour
	prove.Is(t, "two points with armour", fleet(0, 2), true)
	prove.Is(t, "three", fleet(0, 3), false)
	prove.Is(t, "two points of another House", fleet(1, 2), false)
	seen := game.FleetView{Owner: 1, Dreads: [4]int{0, 0, 1, 1}}
	prove.Is(t, "two points of another House whose armour is seen", f.fleet(&seen).Hurt[signs.Dreadnought], 1)
	prove.Is(t, "as many hulls as a fleet has rows", len(game.FleetView{}.Dreads)-1, f.view.WholeDreadnought(0))
}

// Dreadnoughts that have lost different parts of their hull stand in rows that say so; of a whole fleet it is told how many are damaged.
func TestDamagedDreadnoughtsAreToldApart(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Techs = 1 << game.TechArmour
	f.aim = aim{part: -1, letter: -1}
	for hull := 3; hull > 0; hull-- {
		f.shipRow(nil, game.UnitDreadnought, 0, hull, 1)
	}
	var words []string
	for _, r := range f.aim.rows {
		words = append(words, strings.TrimPrefix(r.words, f.name(game.UnitAt(game.UnitDreadnought).Ref)))
	}
	prove.Is(t, "the rows", strings.Join(words, "; "), "; , casco 2/3; , casco 1/3")
	v := game.FleetView{Owner: 0}
	v.Dreads[3], v.Dreads[2], v.Dreads[1] = 19, 1, 4
	prove.Is(t, "damaged of them all", f.fleet(&v).Hurt[signs.Dreadnought], 5)
}

// Where a row has no room for its words it keeps the planet with its number, so that the planets of a system are told apart; why no
// Troops can land stands below it.
func TestRowsOfAFleetKeepTheNumberOfThePlanet(t *testing.T) {
	f := ringed(t, 3)
	r := orderRow{sign: signs.Helmet, words: "Bajar a Nerubel II", brief: "Nerubel II", n: 3, note: "de 3 · 100 %"}
	narrow, wide := pageSays(f, func(p *pen) { p.w = 230; p.steps(&r) }), pageSays(f, func(p *pen) { p.steps(&r) })
	prove.True(t, "narrow", strings.Contains(narrow, "Nerubel II\n") && !strings.Contains(narrow, "Bajar"))
	prove.True(t, "wide", strings.Contains(wide, r.words))
	bombs := orderRow{sign: signs.War, words: "Bombardear Nerubel II", value: "no", note: "2 dados"}
	narrow = pageSays(f, func(p *pen) { p.w = 230; p.steps(&bombs) })
	prove.True(t, "what may be done is read before with what: "+narrow, strings.Contains(narrow, bombs.words) && !strings.Contains(narrow, bombs.note))
	r = orderRow{sign: signs.Helmet, words: r.words, note: "de 0", told: "recién embarcadas"}
	prove.True(t, "why not", strings.Contains(pageSays(f, func(p *pen) { f.orderRow(p, &r, &table.Sight{}) }), r.told))
}

// Aircraft at their base without ships are no detachment of no ships.
func TestAircraftAloneAreToldAsSuch(t *testing.T) {
	f := ringed(t, 3)
	h := &game.HexView{Fleet: game.FleetView{Based: 3}}
	said := pageSays(f, func(p *pen) { f.detachments(p, h, &table.Sight{}) })
	prove.True(t, said, strings.Contains(said, "Sin naves: 3 Aeronaves") && !strings.Contains(said, "0 naves"))
}
