package imperio

import "tyche/rules"

// What tells the state of the map step by step: which ships go where, and what stands now. Who follows these events from a
// view on has the map after each of them (Chart).

// tellShips tells that ships of one kind and hull go from a hex to another, or, from noHex, join a fleet anew.
func (s *state) tellShips(x ctx, p rules.Seat, who rules.Ref, from, to hex, n, hull uint8) {
	if n > 0 && x.telling() {
		x.tell(EvShips, p, who, s.systemRef(from), s.systemRef(to), int(n), int(hull))
	}
}

// tellPart tells one step of a detachment.
func (s *state) tellPart(x ctx, p rules.Seat, i int, from, to hex) {
	if !x.telling() {
		return
	}
	r := &s.plans[p].parts[i]
	s.tellLine(x, p, r.frigates, r.cruisers, &r.dreads, from, to)
	if r.flagship {
		s.tellShips(x, p, unitRef(flagship), from, to, 1, s.houses[p].flag.hull)
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			s.tellShips(x, p, transportRef(uint8(t)), from, to, 1, k.hull)
		}
	}
}

// tellAll tells that all ships which a House has in a hex leave it; f is its fleet there.
func (s *state) tellAll(x ctx, p rules.Seat, f *fleet, from, to hex) {
	if !x.telling() {
		return
	}
	s.tellLine(x, p, f.frigates, f.cruisers, &f.dreads, from, to)
	if k := &s.houses[p].flag; k.at == from {
		s.tellShips(x, p, unitRef(flagship), from, to, 1, k.hull)
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at == from && k.owner == p {
			s.tellShips(x, p, transportRef(uint8(t)), from, to, 1, k.hull)
		}
	}
}

func (s *state) tellLine(x ctx, p rules.Seat, frigates, cruisers uint8, dreads *[4]uint8, from, to hex) {
	s.tellShips(x, p, unitRef(frigate), from, to, frigates, 1)
	s.tellShips(x, p, unitRef(cruiser), from, to, cruisers, 1)
	for hull, n := range dreads {
		s.tellShips(x, p, unitRef(dreadnought), from, to, n, uint8(hull))
	}
}

// tellHulls tells of ships that have another hull than before.
func (s *state) tellHulls(x ctx, p rules.Seat, who rules.Ref, h hex, n, before, now uint8) {
	if n > 0 && before != now && x.telling() {
		x.tell(EvHulls, p, who, none, s.systemRef(h), int(n), int(before)*10+int(now))
	}
}

// tellBased tells how many Aircraft are based in a hex now.
func (s *state) tellBased(x ctx, p rules.Seat, h hex, n uint8) {
	if x.telling() {
		x.tell(EvBased, p, none, none, s.systemRef(h), int(n), 0)
	}
}

// tellGarrison tells those who see it how many Troops are on a planet now (23.2).
func (s *state) tellGarrison(x ctx, pl planet) {
	if x.telling() {
		b := &s.bodies[pl]
		x.whisper(s.onlookers(pl), EvGarrison, b.holder, none, none, s.planetRef(pl), int(b.troops), 0)
	}
}

// tellHold tells a House what is aboard a transport of its own now, and everybody when it has become loaded or empty; was
// says whether it was loaded before.
func (s *state) tellHold(x ctx, p rules.Seat, t uint8, was bool) {
	if !x.telling() {
		return
	}
	troops, aircraft, _ := s.cargo(p, t)
	x.whisper(rules.Only(p), EvCargo, p, transportRef(t), none, none, int(*troops), int(*aircraft))
	if is := *troops+*aircraft > 0; is != was && t < maxTransports {
		loaded := 0
		if is {
			loaded = 1
		}
		x.tell(EvLaden, p, transportRef(t), none, none, loaded, 0)
	}
}

// tellSunk tells a House what was lost with a ship that carried it.
func (s *state) tellSunk(x ctx, p rules.Seat, h hex, troops, planes uint8) {
	s.whisperLost(x, p, h, troop, troops)
	s.whisperLost(x, p, h, aircraft, planes)
}

func (s *state) whisperLost(x ctx, p rules.Seat, h hex, u unit, n uint8) {
	if n > 0 {
		x.whisper(rules.Only(p), EvLostUnits, p, unitRef(u), none, s.systemRef(h), int(n), 0)
	}
}
