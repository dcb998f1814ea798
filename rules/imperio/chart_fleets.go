package imperio

import (
	"slices"

	"tyche/rules"
)

// Fleets on a Chart. Ships that enter a foreign hex are its raid until they have passed, won or gone.

// ships says whether there is a ship in a fleet, and empty that there is nothing at all.
func (f *FleetView) ships() bool {
	return f.Frigates > 0 || f.Cruisers > 0 || f.Dreads != [4]int{} || f.Flagship > 0 || len(f.Transports) > 0
}

// Size counts the ships of a fleet.
func (f *FleetView) Size() int {
	n := f.Frigates + f.Cruisers + len(f.Transports) + min(f.Flagship, 1)
	for _, k := range f.Dreads {
		n += k
	}
	return n
}

func (f *FleetView) empty() bool { return !f.ships() && f.Based == 0 }

// of returns the fleet or raid of a House in a hex, or nil.
func (c *Chart) of(h int, p rules.Seat) *FleetView {
	if h < 0 || p == nobody {
		return nil
	}
	switch k := &c.Hexes[h]; p {
	case k.Fleet.Owner:
		return &k.Fleet
	case k.Raid.Owner:
		return &k.Raid
	}
	return nil
}

// claim is of, and makes a place where the House has none: as the fleet of a free hex, else as a raid.
func (c *Chart) claim(h int, p rules.Seat) *FleetView {
	if f := c.of(h, p); f != nil || h < 0 {
		return f
	}
	k := &c.Hexes[h]
	if k.Fleet.Owner == nobody {
		k.Fleet.Owner = p
		return &k.Fleet
	}
	k.Raid = FleetView{Owner: p}
	return &k.Raid
}

// ships is one step of a move, or new ships.
func (c *Chart) ships(e *rules.Event) bool {
	moved := TransportView{Ref: e.Who, Hull: int(e.M), Troops: -1, Aircraft: -1}
	if e.Seat == c.Seat {
		moved.Troops, moved.Aircraft = 0, 0
	}
	moved.Station = c.isStation(e)
	troops, planes, ok := 0, 0, true
	if e.From.Kind != KindNone {
		h := c.hex(e.From)
		f := c.of(h, e.Seat)
		if f == nil {
			return false
		}
		troops, planes = f.FlagTroops, f.FlagPlanes
		moved, ok = f.take(e, moved)
		c.settle(h)
	}
	f := c.claim(c.hex(e.To), e.Seat)
	if f == nil {
		return false
	}
	switch {
	case e.Who.Kind == KindTransport:
		f.berth(moved)
	case unit(e.Who.ID) == flagship:
		f.FlagTroops, f.FlagPlanes = troops, planes
		fallthrough
	default:
		ok = f.add(unit(e.Who.ID), int(e.N), int(e.M)) && ok
	}
	return ok
}

// isStation says whether a new transport is a Battle Station: it has more than one hull point.
func (c *Chart) isStation(e *rules.Event) bool { return e.Who.Kind == KindTransport && e.M > 1 }

// take removes what an event names, and returns the transport that it was.
func (f *FleetView) take(e *rules.Event, as TransportView) (TransportView, bool) {
	if e.Who.Kind != KindTransport {
		return as, f.add(unit(e.Who.ID), -int(e.N), int(e.M))
	}
	for i := range f.Transports {
		if f.Transports[i].Ref == e.Who {
			as = f.Transports[i]
			f.drop(i)
			return as, true
		}
	}
	return as, false
}

// drop takes a transport out of the list.
func (f *FleetView) drop(i int) {
	if f.Transports = slices.Delete(f.Transports, i, i+1); len(f.Transports) == 0 {
		f.Transports = nil
	}
}

// berth puts a transport into the list, which is in the order of their numbers.
func (f *FleetView) berth(t TransportView) {
	i := 0
	for i < len(f.Transports) && f.Transports[i].Ref.ID < t.Ref.ID {
		i++
	}
	f.Transports = slices.Insert(f.Transports, i, t)
}

// add changes the number of ships of a kind and hull, and says whether there are so many.
func (f *FleetView) add(u unit, n, hull int) bool {
	switch {
	case u == frigate:
		f.Frigates += n
		return f.Frigates >= 0
	case u == cruiser:
		f.Cruisers += n
		return f.Cruisers >= 0
	case u == dreadnought && hull > 0 && hull < len(f.Dreads):
		f.Dreads[hull] += n
		return f.Dreads[hull] >= 0
	case u == flagship && n > 0:
		f.Flagship = hull
		return true
	case u == flagship:
		ok := f.Flagship > 0
		f.Flagship, f.FlagTroops, f.FlagPlanes = 0, 0, 0
		return ok
	}
	return false
}

func (c *Chart) hulls(e *rules.Event) bool {
	f := c.of(c.hex(e.To), e.Seat)
	if f == nil {
		return false
	}
	before, now := int(e.M)/10, int(e.M)%10
	switch {
	case e.Who.Kind == KindTransport:
		t := f.transport(e.Who)
		if t == nil {
			return false
		}
		t.Hull = now
	case unit(e.Who.ID) == flagship:
		f.Flagship = now
	default:
		return f.add(dreadnought, -int(e.N), before) && f.add(dreadnought, int(e.N), now)
	}
	return true
}

func (f *FleetView) transport(r rules.Ref) *TransportView {
	for i := range f.Transports {
		if f.Transports[i].Ref == r {
			return &f.Transports[i]
		}
	}
	return nil
}

// transport finds a transport anywhere on the map.
func (c *Chart) transport(r rules.Ref) *TransportView {
	for h := range c.Hexes {
		for _, f := range [...]*FleetView{&c.Hexes[h].Fleet, &c.Hexes[h].Raid} {
			if t := f.transport(r); t != nil {
				return t
			}
		}
	}
	return nil
}

func (c *Chart) based(e *rules.Event) bool {
	h := c.hex(e.To)
	if h < 0 || e.N == 0 && c.of(h, e.Seat) == nil {
		return false
	}
	c.claim(h, e.Seat).Based = int(e.N)
	return true
}

// cargo is told to the owner alone; the hold of a Flagship is known by its seat.
func (c *Chart) cargo(e *rules.Event) bool {
	if e.Who.ID >= maxTransports {
		for h := range c.Hexes {
			if f := c.of(h, e.Seat); f != nil && f.Flagship > 0 {
				f.FlagTroops, f.FlagPlanes = int(e.N), int(e.M)
				return true
			}
		}
		return false
	}
	t := c.transport(e.Who)
	if t == nil {
		return false
	}
	t.Troops, t.Aircraft = int(e.N), int(e.M)
	return true
}

func (c *Chart) laden(e *rules.Event) bool {
	t := c.transport(e.Who)
	if t == nil {
		return false
	}
	t.Loaded = e.N > 0
	return true
}

// ceded: what is aboard is told to the new owner by events that follow.
func (c *Chart) ceded(e *rules.Event) bool {
	h := c.hex(e.To)
	if h < 0 {
		return false
	}
	f := &c.Hexes[h].Fleet
	f.Owner = e.Seat
	for i := range f.Transports {
		f.Transports[i].Troops, f.Transports[i].Aircraft = -1, -1
	}
	return true
}

func (c *Chart) asteroid(e *rules.Event) bool {
	if e.N == 0 {
		return true
	}
	f := c.of(c.hex(e.To), e.Seat)
	return f != nil && f.sink(e.From, unit(e.Who.ID), int(e.M))
}

// sink takes one ship away.
func (f *FleetView) sink(transport rules.Ref, u unit, hull int) bool {
	if transport.Kind != KindTransport {
		return f.add(u, -1, hull)
	}
	for i := range f.Transports {
		if f.Transports[i].Ref == transport {
			f.drop(i)
			return true
		}
	}
	return false
}

// hit: Aircraft are told by what is based or aboard.
func (c *Chart) hit(e *rules.Event) bool {
	f, u, left := c.of(c.hex(e.To), e.Seat), unit(e.Who.ID), int(e.N)
	switch {
	case u == aircraft:
		return true
	case f == nil:
		return false
	case left == 0:
		return f.sink(e.From, u, 1)
	case e.From.Kind == KindTransport:
		t := f.transport(e.From)
		if t == nil {
			return false
		}
		t.Hull = left
	case u == flagship:
		f.Flagship = left
	default:
		return f.add(u, -1, left+1) && f.add(u, 1, left)
	}
	return true
}

// lost: whole kinds of ships are lost with a side that is given up; Aircraft and Troops are told by other events.
func (c *Chart) lost(e *rules.Event) bool {
	u := unit(e.Who.ID)
	if u == aircraft || u == troop {
		return true
	}
	f := c.of(c.hex(e.To), e.Seat)
	switch {
	case f == nil:
		return false
	case u == dreadnought:
		f.Dreads = [4]int{}
		return true
	case u == frigate || u == cruiser:
		return f.add(u, -int(e.N), 1)
	}
	return f.sink(e.From, u, 1)
}

func (c *Chart) enters(e *rules.Event) bool {
	c.battle = c.hex(e.To)
	return c.battle >= 0
}

func (c *Chart) battleEnds(e *rules.Event) bool {
	h := c.battle
	if c.battle = -1; h < 0 {
		return false
	}
	if k := &c.Hexes[h]; e.Seat != nobody && k.Raid.Owner == e.Seat {
		k.Fleet, k.Raid = k.Raid, FleetView{Owner: nobody}
	}
	return true
}
