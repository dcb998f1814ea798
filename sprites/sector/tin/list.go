package tin

// The types of units, six of each people, in the order of the rule book's table.
const (
	Deckhand = iota
	Harpooner
	Crawler
	Hammer
	Kestrel
	Barge
	Minnow
	Quillback
	Shellback
	Skimmer
	Stormray
	Tidebreaker
	Brickward
	Slingstone
	Mender
	Monolith
	Lamplighter
	Skyfurnace
)

// units are the figures by type of unit.
var units = [...]Drawing{
	Deckhand:    deckhand,
	Harpooner:   harpooner,
	Crawler:     crawler,
	Hammer:      hammer,
	Kestrel:     kestrel,
	Barge:       barge,
	Minnow:      minnow,
	Quillback:   quillback,
	Shellback:   shellback,
	Skimmer:     skimmer,
	Stormray:    stormray,
	Tidebreaker: tidebreaker,
	Brickward:   brickward,
	Slingstone:  slingstone,
	Mender:      mender,
	Monolith:    monolith,
	Lamplighter: lamplighter,
	Skyfurnace:  skyfurnace,
}

// Stance is how a figure stands among others.
type Stance struct {
	Air   bool    // on a wire
	Rank  int     // the strongest stands in front
	Scale float64 // large figures are drawn smaller, to stand beside others
}

var stances = [len(units)]Stance{
	Deckhand:    {false, 2, 1},
	Harpooner:   {false, 4, 1},
	Crawler:     {false, 5, .9},
	Hammer:      {false, 6, .82},
	Kestrel:     {true, 6, .8},
	Barge:       {true, 9, .68},
	Minnow:      {false, 1, 1},
	Quillback:   {false, 4, 1},
	Shellback:   {false, 5, .88},
	Skimmer:     {true, 4, .74},
	Stormray:    {true, 7, .72},
	Tidebreaker: {false, 9, .72},
	Brickward:   {false, 5, .9},
	Slingstone:  {false, 5, 1},
	Mender:      {false, 3, 1},
	Monolith:    {false, 9, .86},
	Lamplighter: {true, 7, .8},
	Skyfurnace:  {true, 9, .72},
}

// StanceOf returns how a type of unit stands.
func StanceOf(unit int) Stance { return stances[unit] }

// Unit returns the figure of a type of unit, its foot at the origin, without wire or plinth.
func Unit(unit int) Drawing { return units[unit] }

var (
	bases     = [...]Drawing{craneHouse, cistern, bottleKiln}
	buildings = [...]Drawing{yard, foundry, skydock, grandSlip, shallows, trench, updraft, maelstrom, kilnHall, greatKiln, chimney, crown}
	modules   = [...]Drawing{storehouse, mast, bulwark}
	orders    = [...]Drawing{hammerSign, wheelSign, lensSign}
	lamps     = [...]Drawing{lampOut, lampFull, lampHalf, lampEmber}
)

// Base returns the base of a people: 0 Guildfolk, 1 Tidekin, 2 Kilnborn.
func Base(people int) Drawing { return bases[people] }

// Building returns the model of a building, four of each people.
func Building(building int) Drawing { return buildings[building] }

// Module returns the model of a module.
func Module(module int) Drawing { return modules[module] }

// Order returns the sign of an order: 0 Build, 1 Mobilise, 2 Research, and the same again for those of gold.
func Order(kind int) Drawing { return orders[kind%len(orders)] }

// Lamp returns a lamp that burns as at a stage of the deck, 1 to 3; 0 is out.
func Lamp(stage int) Drawing { return lamps[stage] }
