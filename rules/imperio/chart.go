package imperio

import (
	"slices"

	"tyche/rules"
)

// Chart is the map as one seat sees it, followed from a View through events one by one: whoever shows a turn step by step has
// the fleets, planets and wars, and its own treasury, after each of them. A chart that has followed all events of an answer is equal to the next
// view, but for what only the owner of a fleet sees of its standing orders, and garrisons that come into sight or go out of it
// under hidden-garrisons: those the next view tells. It is made when the map is; what happened before it cannot follow.
type Chart struct {
	Hexes    []HexView
	Wars     [maxSeats]rules.Seats
	Seat     rules.Seat // whose view it was
	Treasury int        // of that seat; negative where it cannot be followed

	battle int // hex of the battle under way, or -1
}

// NewChart starts at a view, and keeps nothing of it.
func NewChart(v *View) *Chart {
	c := &Chart{Seat: v.Seat, Treasury: purseOf(v), battle: -1, Hexes: slices.Clone(v.Hexes)}
	for h := range c.Hexes {
		k := &c.Hexes[h]
		k.Planets = slices.Clone(k.Planets)
		k.Fleet.Transports, k.Raid.Transports = slices.Clone(k.Fleet.Transports), slices.Clone(k.Raid.Transports)
	}
	for p := range v.Houses {
		c.Wars[p] = v.Houses[p].Wars
	}
	if v.Battle.On {
		c.battle = c.hex(v.Battle.At)
	}
	return c
}

// Follow moves the chart on by an event that its seat may see. It is false when the event cannot have happened here: then the
// chart is of another moment, and has to be made anew.
func (c *Chart) Follow(e rules.Event) bool {
	if e.Verb >= numEvents || followed[e.Verb] == nil {
		return true
	}
	ok := followed[e.Verb](c, &e)
	for h := range c.Hexes {
		c.settle(h)
	}
	return ok
}

// followed is what each event changes on the map.
var followed = [numEvents]func(c *Chart, e *rules.Event) bool{
	EvRenamed: (*Chart).renamed, EvEnriched: (*Chart).enriched, EvDissolved: (*Chart).dissolved,
	EvBuilt: (*Chart).built, EvRuined: (*Chart).ruined, EvConquered: (*Chart).conquered,
	EvOwner: (*Chart).owned, EvHolder: (*Chart).held, EvAbandoned: (*Chart).abandoned,
	EvGarrison: (*Chart).garrison, EvFallen: (*Chart).fallen, EvBlockade: (*Chart).blockade, EvWar: (*Chart).war, EvPeace: (*Chart).peace,
	EvShips: (*Chart).ships, EvHulls: (*Chart).hulls, EvBased: (*Chart).based, EvCargo: (*Chart).cargo, EvLaden: (*Chart).laden,
	EvCeded: (*Chart).ceded, EvAsteroid: (*Chart).asteroid, EvHit: (*Chart).hit, EvLostUnits: (*Chart).lost,
	EvEnters: (*Chart).enters, EvBattleEnds: (*Chart).battleEnds,
	EvAction: (*Chart).paid, EvRefund: (*Chart).gained, EvIncome: (*Chart).gained, EvGain: (*Chart).gained, EvGoods: (*Chart).traded,
}

// hex returns the place of a system among the hexes, or -1.
func (c *Chart) hex(system rules.Ref) int {
	if system.Kind == KindSystem {
		for h := range c.Hexes {
			if c.Hexes[h].System == system {
				return h
			}
		}
	}
	return -1
}

// planet returns a planet, or nil.
func (c *Chart) planet(r rules.Ref) *PlanetView {
	if h := c.hexOf(r); h >= 0 && r.Kind == KindPlanet {
		k := c.Hexes[h].Planets
		return &k[slices.IndexFunc(k, func(p PlanetView) bool { return p.Ref == r })]
	}
	return nil
}

// hexOf returns the place of a system, or of that of a planet, among the hexes, or -1.
func (c *Chart) hexOf(r rules.Ref) int {
	for h := range c.Hexes {
		if slices.ContainsFunc(c.Hexes[h].Planets, func(p PlanetView) bool { return p.Ref == r }) {
			return h
		}
	}
	return c.hex(r)
}

// Planets.

func (c *Chart) renamed(e *rules.Event) bool {
	h := c.hex(e.From)
	if h < 0 {
		return false
	}
	k := &c.Hexes[h]
	k.System = e.To
	for i := range k.Planets {
		k.Planets[i].Ref.ID += 4 * (e.To.ID - e.From.ID)
	}
	return true
}

func (c *Chart) enriched(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Resources, p.Favour, p.Phrases = int(e.N), int(e.M), phrasesOf(int8(e.N), int8(e.M))
	return true
}

func (c *Chart) built(e *rules.Event) bool { return c.works(e, 1) }

func (c *Chart) ruined(e *rules.Event) bool { return c.works(e, -1) }

func (c *Chart) works(e *rules.Event, n int) bool {
	p := c.planet(e.To)
	if p == nil || e.Who.Kind != KindWork {
		return false
	}
	p.Works[e.Who.ID] += n
	return p.Works[e.Who.ID] >= 0
}

func (c *Chart) conquered(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Works = [numWorks]int{}
	return true
}

// owned: whoever owns a planet anew holds it too, and its own declared blockade of it is over.
func (c *Chart) owned(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Owner, p.Holder = e.Seat, e.Seat
	p.Blockers &^= rules.Only(e.Seat)
	return true
}

func (c *Chart) held(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Holder = e.Seat
	return true
}

func (c *Chart) abandoned(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.vacate()
	return true
}

func (p *PlanetView) vacate() { p.Owner, p.Holder, p.Troops, p.Blockers = nobody, nobody, 0, 0 }

func (c *Chart) garrison(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Troops = int(e.N)
	return true
}

// fallen: Troops of a force that lands are on no planet yet.
func (c *Chart) fallen(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	if p.Holder == e.Seat {
		p.Troops = int(e.M)
	}
	return true
}

func (c *Chart) blockade(e *rules.Event) bool {
	p := c.planet(e.To)
	if p == nil {
		return false
	}
	p.Blockers &^= rules.Only(e.Seat)
	if e.N > 0 {
		p.Blockers = p.Blockers.With(e.Seat)
	}
	return true
}

// Wars.

func (c *Chart) war(e *rules.Event) bool {
	q := rules.Seat(e.N)
	c.Wars[e.Seat], c.Wars[q] = c.Wars[e.Seat].With(q), c.Wars[q].With(e.Seat)
	return true
}

func (c *Chart) peace(e *rules.Event) bool {
	q := rules.Seat(e.N)
	c.Wars[e.Seat] &^= rules.Only(q)
	c.Wars[q] &^= rules.Only(e.Seat)
	return true
}

func (c *Chart) dissolved(e *rules.Event) bool {
	for h := range c.Hexes {
		k := &c.Hexes[h]
		for i := range k.Planets {
			if p := &k.Planets[i]; p.Owner == e.Seat || p.Holder == e.Seat {
				p.vacate()
			}
		}
		if k.Fleet.Owner == e.Seat {
			k.Fleet = FleetView{Owner: nobody}
		}
	}
	for p := range c.Wars {
		c.Wars[p] &^= rules.Only(e.Seat)
	}
	c.Wars[e.Seat] = 0
	return true
}

// settle draws the consequences in a hex: an empty fleet is none, ships that are left alone there are its fleet, and enemies
// or declarations blockade its planets (7).
func (c *Chart) settle(h int) {
	k := &c.Hexes[h]
	if h != c.battle {
		if k.Raid.empty() {
			k.Raid = FleetView{Owner: nobody}
		}
		if k.Fleet.empty() {
			k.Fleet = k.Raid
			k.Raid = FleetView{Owner: nobody}
		}
	}
	k.Blockaded = false
	for i := range k.Planets {
		p := &k.Planets[i]
		q := k.Fleet.Owner
		p.Blockaded = p.Owner != nobody && q != nobody && q != p.Owner && k.Fleet.ships() && (c.Wars[p.Owner].Has(q) || p.Blockers.Has(q))
		k.Blockaded = k.Blockaded || p.Blockaded
	}
}
