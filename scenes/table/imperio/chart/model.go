// Package chart draws the hexes of Imperio on the plate of the sky: who owns which world, what stands on it and what
// sails above it. It finds what is under the cursor. It knows no rule and no view: the face of the game fills its model.
package chart

import (
	"tyche/rules"
	"tyche/sprites/imperio/globes"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// Nobody owns what no House does.
const Nobody = palette.Houses

// Model is all that lies on the chart.
type Model struct{ Hexes []Hex }

// Hex is a place of the chart: a system with up to three worlds, or an anomaly.
type Hex struct {
	Ref     rules.Ref
	Q, R    int // axial
	Name    string
	Empty   bool // holds an anomaly, or nothing is known of it yet
	Anomaly globes.Anomaly
	Kind    string // what the anomaly is called
	Blank   bool   // before the map is made
	Home    bool
	Worlds  []World
	Fleet   Fleet
	Raid    Fleet // of another House that has come to fight it
}

// World is a planet. Troops is -1 where the garrison is hidden.
type World struct {
	Ref                 rules.Ref
	Resources, Position int
	Owner, Holder       palette.House
	Troops              int
	Works               [4]int // Shipyard, Trade Port, Platforms, Shield
	Blockaded           bool
}

// Fleet is what one House has in a hex: ships and Aircraft by sign, from signs.Troops.
type Fleet struct {
	Owner  palette.House
	Units  [signs.Station + 1]int
	Hurt   [signs.Station + 1]int // how many of them have lost hull
	Loaded bool
	Ghost  bool // it is only ordered there
}

// Empty says whether there is no fleet.
func (f *Fleet) Empty() bool { return f.Owner == Nobody || f.Size() == 0 }

// Size counts ships and Aircraft.
func (f *Fleet) Size() (n int) {
	for _, k := range f.Units[signs.Aircraft:] {
		n += k
	}
	return n
}

// Ships counts the ships, as wherever ships are counted without Aircraft; these where nothing else is there.
func (f *Fleet) Ships() int {
	if n := f.Size() - f.Units[signs.Aircraft]; n > 0 {
		return n
	}
	return f.Units[signs.Aircraft]
}

// Heaviest is the order in which a plate names the ships.
var Heaviest = [...]signs.Sign{signs.Station, signs.Flagship, signs.Dreadnought, signs.Cruiser, signs.Frigate, signs.Carrier, signs.Aircraft}

// owner is the House whose colour the name of a hex bears.
func (h *Hex) owner() palette.House {
	for i := range h.Worlds {
		if h.Worlds[i].Owner != Nobody {
			return h.Worlds[i].Owner
		}
	}
	return Nobody
}
