package imperio

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/sprites/imperio/signs"
)

const ordered = `players 2
turn 3 phase strategic
house 1 ezkarra home brunamar abilities master-strategists industrious upgrades target-locator extended-bays
house 2 druvenko home korvela abilities fight-to-the-last industrious upgrades improved-aiming-systems damage-control-teams
planet arvelo owner 1 troops 2
fleet arvelo 1 frigates 3 cruisers 4 dreadnoughts 1 dreadnoughts-1 1 aircraft 2
carrier arvelo 1 aircraft 3 detachment 1
carrier arvelo 1 troops 1
flagship arvelo 1
detachment 1 arvelo path cendra frigates 3 cruisers 4 dreadnoughts 1 dreadnoughts-1 1
ask 1 seal
`

// The plate of where a fleet is ordered to shows all that goes: the Aircraft aboard, and which ships are damaged.
func TestAGhostShowsAllThatGoes(t *testing.T) {
	at, err := game.Game.SetPosition(ordered)
	prove.Is(t, "position", err, nil)
	f := named(t, 3)
	f.view = at.View(0).(*game.View)
	var ghost *chart.Fleet
	m := f.model(f.view.Hexes)
	for i := range m.Hexes {
		if m.Hexes[i].Fleet.Ghost {
			ghost = &m.Hexes[i].Fleet
		}
	}
	prove.True(t, "there is a ghost", ghost != nil)
	prove.Same(t, "Aircraft, Carriers, Dreadnoughts, damaged", []int{ghost.Units[signs.Aircraft], ghost.Units[signs.Carrier], ghost.Units[signs.Dreadnought], ghost.Hurt[signs.Dreadnought]}, []int{3, 1, 2, 1})
	prove.True(t, "loaded", ghost.Loaded)
}

// The page of a fleet lists its ships in the order of its plate.
func TestTheFleetPageHasTheOrderOfThePlate(t *testing.T) {
	at, err := game.Game.SetPosition(ordered)
	prove.Is(t, "position", err, nil)
	f := named(t, 3)
	f.view = at.View(0).(*game.View)
	k := system(f.view, f.view.Own.Parts[0].From)
	said, last := pageSays(f, func(p *pen) { f.fleetKinds(p, &k.Fleet) }), -1
	for _, unit := range []int{game.UnitFlagship, game.UnitDreadnought, game.UnitCruiser, game.UnitFrigate, game.UnitCarrier, game.UnitAircraft} {
		at := strings.Index(said, f.name(game.UnitAt(unit).Ref))
		prove.True(t, f.name(game.UnitAt(unit).Ref)+" in "+said, at > last)
		last = at
	}
}
