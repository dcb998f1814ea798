package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// Fight is a space battle as far as it has been told: side 0 attacks.
type Fight struct {
	At      rules.Ref
	World   game.PlanetView // the first of the system; its Ref is nothing where there is none
	Turn    int
	Slot    int
	Sides   [2]Side
	Near    []Near // hexes round the battle
	Round   int    // of the dice thrown last
	Asked   int    // round of which a question is, 0 for none
	Ended   bool
	Settled bool // it waits for an answer: what was hit last is gone
	Winner  rules.Seat
	bare    bool // made from a view: its beginning has not been told
}

// Side is one of the two fleets.
type Side struct {
	Seat    rules.Seat
	Ships   []Ship
	Rolls   []Roll // of the present round, or of the anti-aircraft fire
	Saved   Roll   // hits on this side that did not count
	Hits    int    // of Rolls
	Retreat Word
	To      rules.Ref
	Gone    bool // it has left the hex
}

// Word is what a House has said about a retreat this round.
type Word uint8

// The words.
const (
	Unsaid Word = iota
	Stays
	Leaves
)

// Ship is a ship or an Aircraft. Hits are those that the present cue gives it: they are seen one after the other.
type Ship struct {
	Unit         int
	Ref          rules.Ref // of a transport
	Hull, Full   int
	Loaded, Lost bool
	Aboard       [2]int // Troops and Aircraft, where the viewer knows them
	Hit          int    // number of the cue's hit that it takes, from 1
}

// Roll is what one kind of unit has thrown, and what it needs.
type Roll struct {
	Unit, Need, Hits int
	From             int // so many units, some with several dice; 0 where they were not seen before
	Dice             []int8
	Again            int // so many of the last dice were thrown again for one that failed
}

// Near is a hex beside the battle.
type Near struct {
	Ref    rules.Ref
	DQ, DR int
	Holder rules.Seat // of its best fleet or planet
	Haven  [2]bool    // for each side: it could retreat there
}

// newFight opens the battle that is told of in the hex of `at`, among the fleets on the chart.
func newFight(at rules.Ref, attacker, defender rules.Seat, hexes []game.HexView) *Fight {
	x := &Fight{At: at, Winner: rules.Nobody}
	x.Sides[0].Seat, x.Sides[1].Seat = attacker, defender
	i := slices.IndexFunc(hexes, func(h game.HexView) bool { return h.System == at && at.Kind != 0 })
	if i < 0 {
		return x
	}
	here := &hexes[i]
	if len(here.Planets) > 0 {
		x.World = here.Planets[0]
	}
	for _, f := range [...]*game.FleetView{&here.Raid, &here.Fleet} {
		if k := x.side(f.Owner); k >= 0 {
			x.Sides[k].Ships = shipsOf(f)
		}
	}
	for h := range hexes {
		n := &hexes[h]
		if dq, dr := n.Q-here.Q, n.R-here.R; n.System.Kind != 0 && (dq != 0 || dr != 0) && max(abs(dq), abs(dr), abs(dq+dr)) == 1 {
			x.Near = append(x.Near, Near{n.System, dq, dr, holderOf(n), [2]bool{game.Haven(n, attacker), game.Haven(n, defender)}})
		}
	}
	return x
}

// armour gives Dreadnoughts the whole hull that the viewer knows of, so that those which came damaged are seen to be.
func (x *Fight) armour(v *game.View) {
	if v == nil {
		return
	}
	for i := range x.Sides {
		whole := v.WholeDreadnought(x.Sides[i].Seat)
		for k := range x.Sides[i].Ships {
			if ship := &x.Sides[i].Ships[k]; ship.Unit == game.UnitDreadnought {
				ship.Full = max(ship.Full, whole)
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }

// holderOf is whose a hex looks: its fleet's, or its first planet's.
func holderOf(h *game.HexView) rules.Seat {
	if h.Fleet.Owner != rules.Nobody {
		return h.Fleet.Owner
	}
	for i := range h.Planets {
		if p := h.Planets[i].Holder; p != rules.Nobody {
			return p
		}
	}
	return rules.Nobody
}

// shipsOf lists a fleet, the greatest first and what flies last.
func shipsOf(f *game.FleetView) (list []Ship) {
	if f.Flagship > 0 {
		full := max(game.UnitAt(game.UnitFlagship).Hull, f.Flagship)
		list = append(list, Ship{Unit: game.UnitFlagship, Hull: f.Flagship, Full: full, Loaded: f.FlagTroops+f.FlagPlanes > 0, Aboard: [2]int{f.FlagTroops, f.FlagPlanes}})
	}
	full := game.UnitAt(game.UnitDreadnought).Hull // more where armour shows
	for hull := len(f.Dreads) - 1; hull > 0; hull-- {
		if f.Dreads[hull] > 0 {
			full = max(full, hull)
		}
		list = appendShips(list, f.Dreads[hull], Ship{Unit: game.UnitDreadnought, Hull: hull, Full: full})
	}
	for i := range f.Transports {
		t := &f.Transports[i]
		unit := game.UnitCarrier
		if t.Station {
			unit = game.UnitStation
		}
		list = append(list, Ship{Unit: unit, Ref: t.Ref, Hull: t.Hull, Full: max(game.UnitAt(unit).Hull, t.Hull), Loaded: t.Loaded, Aboard: [2]int{max(t.Troops, 0), max(t.Aircraft, 0)}})
	}
	list = appendShips(list, f.Cruisers, Ship{Unit: game.UnitCruiser, Hull: 1, Full: 1})
	list = appendShips(list, f.Frigates, Ship{Unit: game.UnitFrigate, Hull: 1, Full: 1})
	return appendShips(list, f.Based, Ship{Unit: game.UnitAircraft, Hull: 1, Full: 1})
}

func appendShips(list []Ship, n int, k Ship) []Ship {
	for range n {
		list = append(list, k)
	}
	return list
}

// bound says why a side may not retreat, as the end of a key; "" if it may: before the second round nobody does, and it takes ships and a
// haven (13.4, 13.6).
func (x *Fight) bound(side int) string {
	ships := func(s Ship) bool { return !s.Lost && s.Unit != game.UnitAircraft }
	haven := func(n Near) bool { return n.Haven[side] }
	switch {
	case !slices.ContainsFunc(x.Sides[side].Ships, ships):
		return "shipless"
	case !slices.ContainsFunc(x.Near, haven):
		return "bound"
	case max(x.Round, x.Asked) <= 1:
		return "early"
	}
	return ""
}

// side is the number of a seat's side, -1 of anybody else.
func (x *Fight) side(seat rules.Seat) int {
	for i := range x.Sides {
		if seat >= 0 && x.Sides[i].Seat == seat {
			return i
		}
	}
	return -1
}

// hear takes in the events of one cue.
func (x *Fight) hear(beat Beat, events []rules.Event) {
	x.Settled, x.Asked = false, 0
	x.rest()
	if beat == AntiAir || beat == Dice {
		for i := range x.Sides {
			k := &x.Sides[i]
			k.Rolls, k.Saved, k.Hits = k.Rolls[:0], Roll{}, 0
		}
	}
	switch beat {
	case Dice:
		x.Round = round(events, x.Round+1)
		for i := range x.Sides {
			if k := &x.Sides[i]; x.Round > 1 && k.Retreat == Unsaid {
				k.Retreat = Stays
			}
		}
	case Words:
		for i := range x.Sides {
			x.Sides[i].Retreat = Stays
		}
	}
	hits := 0
	for i := range events {
		e := &events[i]
		if e.Verb == game.EvBattleEnds {
			x.Ended, x.Winner = true, e.Seat
		}
		if k := x.side(e.Seat); k >= 0 {
			x.Sides[k].hear(e, &hits)
		}
	}
}

// round is the round that the dice of events are thrown in, or else `next`.
func round(events []rules.Event, next int) int {
	for i := range events {
		if events[i].Verb == game.EvRound {
			return int(events[i].N)
		}
	}
	return next
}

// rest ends what the cue before has shown: hits are taken.
func (x *Fight) rest() {
	for i := range x.Sides {
		for s := range x.Sides[i].Ships {
			x.Sides[i].Ships[s].Hit = 0
		}
	}
}

// hear takes in what is told of one side; hits counts those of the cue.
func (k *Side) hear(e *rules.Event, hits *int) {
	switch e.Verb {
	case game.EvAntiAir, game.EvVolley:
		k.rolled(e, false)
		k.Hits += int(e.N)
	case game.EvReroll8:
		k.rolled(e, true)
		k.Hits += int(e.N)
	case game.EvSaved:
		k.Saved.Need, k.Saved.Hits, k.Saved.Dice = int(e.M), k.Saved.Hits+int(e.N), appendDice(k.Saved.Dice, e.Dice)
	case game.EvHit:
		*hits++
		k.hit(e, *hits)
	case game.EvHulls:
		k.mended(e)
	case game.EvAnnounces:
		k.Retreat, k.To = Leaves, e.To
	case game.EvWithdraws:
		k.Gone, k.To = true, e.To
	}
}

// rolled adds dice to the roll of their unit.
func (k *Side) rolled(e *rules.Event, again bool) {
	unit := int(e.Who.ID)
	i := slices.IndexFunc(k.Rolls, func(r Roll) bool { return r.Unit == unit && r.Need == int(e.M) })
	if i < 0 {
		i = len(k.Rolls)
		k.Rolls = append(k.Rolls, Roll{Unit: unit, Need: int(e.M), From: k.fighting(unit)})
	}
	r := &k.Rolls[i]
	r.Dice, r.Hits = appendDice(r.Dice, e.Dice), r.Hits+int(e.N)
	if again {
		r.Again++
	}
	if unit == game.UnitAircraft && e.Verb == game.EvVolley {
		k.unveil(len(r.Dice) - r.Again)
	}
}

// fighting counts the units of a kind that fight.
func (k *Side) fighting(unit int) (n int) {
	for i := range k.Ships {
		if k.Ships[i].Unit == unit && !k.Ships[i].Lost {
			n++
		}
	}
	return n
}

// unveil shows Aircraft that have come out of their holds: so many have fired.
func (k *Side) unveil(n int) {
	n -= k.fighting(game.UnitAircraft)
	k.Ships = appendShips(k.Ships, max(n, 0), Ship{Unit: game.UnitAircraft, Hull: 1, Full: 1})
}

func appendDice(list []int8, dice rules.Dice) []int8 {
	for _, d := range dice {
		if d > 0 {
			list = append(list, d)
		}
	}
	return list
}

// hit gives a hit, the n-th of its cue, to the ship that it is told of.
func (k *Side) hit(e *rules.Event, n int) {
	unit, left := int(e.Who.ID), int(e.N)
	for i := range k.Ships {
		if s := &k.Ships[i]; !s.Lost && s.Unit == unit && s.Ref == transport(e) && (s.Hull == left+1 || unit == game.UnitAircraft) {
			s.Hull, s.Lost, s.Hit = left, left == 0, n
			return
		}
	}
	if unit == game.UnitAircraft { // out of a hold that nobody has seen into
		k.Ships = append(k.Ships, Ship{Unit: unit, Full: 1, Lost: true, Hit: n})
	}
}

// mended gives ships another hull.
func (k *Side) mended(e *rules.Event) {
	before, now := int(e.M)/10, int(e.M)%10
	for n, i := int(e.N), 0; i < len(k.Ships) && n > 0; i++ {
		s := &k.Ships[i]
		if named := e.Who.Kind == game.KindTransport && s.Ref == e.Who; s.Hull == before && (named || e.Who.Kind == game.KindUnit && s.Unit == int(e.Who.ID)) {
			s.Hull = now
			n--
		}
	}
}

// transport is the transport that a hit is told of, or nothing.
func transport(e *rules.Event) rules.Ref {
	if e.From.Kind == game.KindTransport {
		return e.From
	}
	return rules.Ref{}
}

// counts reports whether a view tells of the same ships as the fight: it does unless something was taken back.
func (x *Fight) counts(v *game.View) bool {
	i := slices.IndexFunc(v.Hexes, func(h game.HexView) bool { return h.System == x.At })
	if i < 0 || !v.Battle.On || v.Battle.At != x.At || v.Battle.Attacker != x.Sides[0].Seat {
		return false
	}
	for k, f := range [...]*game.FleetView{&v.Battle.Raid, &v.Hexes[i].Fleet} {
		if n := sum(shipsOf(f)); n != sum(x.Sides[k].Ships) {
			return false
		}
	}
	return true
}

// keepDice leaves the dice of a round lying while its hits are given, also where the ships are those of another moment.
func (x *Fight) keepDice(old *Fight) {
	if old == nil || old.At != x.At || old.Turn != x.Turn || old.Slot != x.Slot || old.Round != x.Round {
		return
	}
	for i := range x.Sides {
		if k := &old.Sides[i]; k.Seat == x.Sides[i].Seat {
			x.Sides[i].Rolls, x.Sides[i].Hits, x.Sides[i].Saved = k.Rolls, k.Hits, k.Saved
		}
	}
}

// settle counts out what the last cue has hit, for a battle that waits for an answer, and looks into the transports again: an
// Aircraft that was shot down has left its own empty. Whoever stayed for a round that is fought has not spoken about the next.
func (x *Fight) settle(beat Beat, v *game.View) {
	x.Settled, x.Asked = true, v.Battle.Round
	taking := v.Battle.Sides[0].Hits+v.Battle.Sides[1].Hits > 0 // hits of the round for which both have spoken
	for i := range x.Sides {
		if k := &x.Sides[i]; beat != Words && !taking && k.Retreat == Stays {
			k.Retreat = Unsaid
		}
	}
	i := slices.IndexFunc(v.Hexes, func(h game.HexView) bool { return h.System == x.At })
	for k, f := range [...]*game.FleetView{&v.Battle.Raid, &v.Hexes[i].Fleet} {
		ships := x.Sides[k].Ships
		for _, now := range shipsOf(f) {
			if s := slices.IndexFunc(ships, func(s Ship) bool { return s.Unit == now.Unit && s.Ref == now.Ref && !s.Lost }); s >= 0 {
				ships[s].Loaded, ships[s].Aboard = now.Loaded, now.Aboard
			}
		}
	}
}

// sum adds up the hulls of all ships, Aircraft apart.
func sum(list []Ship) (n int) {
	for i := range list {
		if list[i].Unit != game.UnitAircraft {
			n += list[i].Hull
		}
	}
	return n
}
