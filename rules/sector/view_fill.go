package sector

import (
	"math/bits"

	"tyche/rules"
)

// Filling a view with what a seat may see.

// View returns what the seat may see.
func (s *state) View(seat rules.Seat) rules.View {
	v := View{
		Seat: seat, Deciding: nobody, First: s.first, Players: int(s.players), Round: int(s.round), Phase: int(s.phase), Step: int(s.step),
		Uncharted: s.scenario == builtGalaxy, Beacons: int(s.beacons), Winners: s.winners, Ending: int(s.over),
	}
	if s.depth > 0 {
		v.Deciding = s.top().seat
	}
	for i, n := range s.deck {
		v.Deck[i] = int(n)
	}
	for q := range planet(numPlanets) {
		v.Planets = append(v.Planets, s.viewPlanet(seat, q))
	}
	for a := range area(numAreas) {
		v.Areas = append(v.Areas, s.viewArea(a))
	}
	for i := range s.routeCount {
		v.Routes = append(v.Routes, s.viewRoute(&s.routes[i]))
	}
	for p := range rules.Seat(s.players) {
		v.Seats = append(v.Seats, s.viewSeat(p))
	}
	for e := range event(numEvents) {
		for i := eventBase[e]; i < eventBase[e+1]; i++ {
			if s.eventAt[i] == eventPlayed {
				v.PlayedEvents = append(v.PlayedEvents, eventRef(e))
			}
		}
	}
	v.Order = s.viewOrder()
	s.viewBattle(seat, &v.Battle)
	if seat >= 0 && seat < rules.Seat(s.players) && s.seats[seat].faction != noFaction {
		s.viewSecrets(seat, &v)
	}
	return v
}

func (s *state) viewPlanet(seat rules.Seat, q planet) PlanetView {
	v := PlanetView{InPlay: s.playing(q), Home: nobody}
	for p := range rules.Seat(s.players) {
		if s.seats[p].home == q {
			v.Home = p
		}
	}
	for a, end := areasOf(q); a < end; a++ {
		v.Areas = append(v.Areas, areaRef(a))
	}
	for _, row := range maps[s.players].planets {
		if row.planet == q && s.scenario == fixedGalaxy {
			v.X, v.Y = int(row.x), int(row.y)
		}
	}
	if c := s.cell[q]; c != noCell {
		v.X, v.Y = 40*(int(c)%gridSide-gridSide/2), 40*(int(c)/gridSide-gridSide/2)
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.at == q {
			shown := TokenView{Owner: t.owner}
			if t.owner == seat {
				shown.Order = orderRef(t.order)
			}
			v.Stack = append(v.Stack, shown)
		}
	}
	return v
}

func (s *state) viewArea(a area) AreaView {
	row := &areas[a]
	bit := uint64(1) << a
	return AreaView{
		Owner: s.owner[a], Base: s.base[a], Controller: s.controllerSeen(a), Units: s.units[a], Kind: int(row.kind), Yield: s.yield(a),
		Points: int(row.points), Limit: int(row.limit), Card: s.holderOf(a), Workers: int(s.work[a]),
		Vein: s.vein&bit != 0, Strained: s.strained&bit != 0, Exhausted: s.exhausted&bit != 0, Planet: int(row.planet),
	}
}

// controllerSeen is who controls an area; while it is fought for, who did: those who defend it are off it only for the battle.
func (s *state) controllerSeen(a area) rules.Seat {
	if b := &s.battle; b.area == a && s.owner[a] == nobody {
		if base := s.base[a]; base != nobody && base != b.seats[defending] {
			return nobody
		}
		return b.seats[defending]
	}
	return s.controller(a)
}

// progressSeen is how far p is with its special victory; both sides of a battle are taken to be where it is fought.
func (s *state) progressSeen(p rules.Seat) (have, need int) {
	b := &s.battle
	if b.area == noArea {
		return s.progress(p)
	}
	c := *s
	if c.owner[b.area] == nobody {
		c.owner[b.area] = b.seats[defending]
	}
	have, need = c.progress(p)
	if here := uint16(1) << areas[b.area].planet; p == b.seats[attacking] && s.seats[p].faction == reef && c.presence(p)&here == 0 && count(&b.alive[attacking])+count(&b.ready[attacking]) > 0 {
		have++
	}
	return have, need
}

// coming is how much of a special victory is there at step 7 of the next regroup phase as things stand: before it bases are destroyed, and
// cards are taken and given (5.1 to 5.3). While a battle is fought, what is there now.
func (s *state) coming(p rules.Seat, have int) int {
	if s.phase == setupPhase || s.battle.area != noArea {
		return have
	}
	c := *s
	c.destroyBases(ctx{})
	c.destroyTransports(ctx{})
	c.loseCards(ctx{})
	c.gainCards(ctx{})
	then, _ := c.progress(p)
	return then
}

func (s *state) viewRoute(r *route) RouteView {
	v := RouteView{Ref: routeRef(r.a, r.b), A: planetRef(r.a), B: planetRef(r.b), Long: r.long}
	for p := range rules.Seat(s.players) {
		if r.transports.Has(p) {
			v.Transports = append(v.Transports, p)
		}
	}
	return v
}

func (s *state) viewSeat(p rules.Seat) SeatView {
	k := &s.seats[p]
	v := SeatView{Out: k.out, Points: int(k.points), Pool: int(k.pool), Away: int(k.away), Mine: int(k.mine), Well: int(k.well), Cargo: int(k.cargo), Study: int(k.study)}
	if k.home != noPlanet {
		v.Home = planetRef(k.home)
	}
	if k.faction == noFaction {
		return v
	}
	v.Faction, v.People = factionRef(k.faction), int(s.people(p))
	purse := s.purse(p, &frame{}, false)
	v.Minerals, v.Gas, v.Income, v.Supply = purse.minerals, purse.gas, s.due(p), k.supply
	for i := range buildingsOfOne {
		if k.buildings&(1<<i) != 0 {
			v.Buildings = append(v.Buildings, buildingRef(buildOf(s.people(p), i)))
		}
	}
	for i := range techsOfPeople {
		if k.techs&(1<<i) != 0 {
			v.Techs = append(v.Techs, techRef(techOf(s.people(p), i)))
		}
	}
	for m, n := range k.modules {
		v.Modules[m] = int(n)
	}
	v.Hand, v.Pile = total(&k.hand)+total(&k.aside), total(&k.pile)
	v.Discard, v.Late, v.Since = s.cardRefs(p, &k.discard), s.cardRefs(p, &k.late), int(k.since)
	for st := range stages {
		v.Drawn[st] = int(s.drawn[p][st])
	}
	for _, at := range s.eventAt {
		if at == readBy(p) {
			v.Events++
		}
	}
	v.Bases, v.Transports, v.HandLimit, v.BuildLimit = s.bases(p), s.transports(p), s.handLimit(p), s.limit(p, 0)
	if k.home != noPlanet {
		v.Objective, v.Goal = s.progressSeen(p)
		v.Coming = s.coming(p, v.Objective)
		v.ObjectiveHolds = s.phase != setupPhase && v.Objective >= v.Goal
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p && t.at != noPlanet {
			v.TokensLeft++
		}
	}
	return v
}

func (s *state) cardRefs(p rules.Seat, pile *[cardsOfPeople]uint8) (list []rules.Ref) {
	for i, n := range pile {
		for range n {
			list = append(list, cardRef(cardOf(s.people(p), i)))
		}
	}
	return list
}

// viewOrder shows the order under way, also while a battle in it is fought.
func (s *state) viewOrder() OrderView {
	for i := range s.depth {
		f := &s.frames[i]
		v := OrderView{On: true, Seat: f.seat, Planet: planetRef(planet(f.a)), Moved: s.moved}
		switch f.kind {
		case inBuild:
			v.Order = orderRef(build)
			v.Minerals, v.Gas, v.Bought, v.MayBuy = int(f.b), int(f.c), int(f.d&buildUnits), s.limit(f.seat, f.d)
			if f.step > partUnits { // their part of the order is over
				v.MayBuy = v.Bought
			}
			v.FreeWorker = s.knows(f.seat, quartermasters) && f.d&buildFree == 0
			if f.d&buildGold != 0 {
				v.Order = orderRef(goldBuild)
			}
			for n, bit := range [...]int16{buildDiscount, lessMinerals, lessGas} {
				if f.d&bit != 0 {
					v.Discount = uint8(n) + 1
				}
			}
		case inMobilise:
			v.Order = orderRef(mobilise + order(f.b)*goldBuild)
		case inResearch:
			v.Order = orderRef(research + order(f.d)*goldBuild)
			v.Minerals, v.Gas = int(f.b), int(f.c)
		default:
			continue
		}
		return v
	}
	return OrderView{Seat: nobody}
}

// viewSecrets adds what only the seat knows.
func (s *state) viewSecrets(p rules.Seat, v *View) {
	k := &s.seats[p]
	v.Hand = s.cardRefs(p, &k.hand)
	for e := range event(numEvents) {
		for i := eventBase[e]; i < eventBase[e+1]; i++ {
			switch s.eventAt[i] {
			case readBy(p):
				v.Events = append(v.Events, eventRef(e))
			case putAwayBy(p):
				v.PutAway = append(v.PutAway, eventRef(e))
			}
		}
	}
	if s.phase == planning {
		gold := max(0, int(k.modules[mast])-s.usedGold(p))
		for o := range order(numOrders) {
			left := 2 - s.used(p, o)
			if o.gold() {
				left = min(1-s.used(p, o), gold)
			}
			for range left {
				v.Orders = append(v.Orders, orderRef(o))
			}
		}
	}
	if s.depth > 0 {
		if f := s.top(); f.kind == inLooking && f.seat == p {
			v.Shown, v.ShownOf = s.cardRefs(rules.Seat(f.a), &s.seats[f.a].hand), seatRef(rules.Seat(f.a))
		}
	}
}

// viewBattle fills the battle under way as p sees it.
func (s *state) viewBattle(p rules.Seat, v *BattleView) {
	b := &s.battle
	if b.area == noArea {
		v.Seats = [2]rules.Seat{nobody, nobody}
		return
	}
	*v = BattleView{On: true, Gold: b.gold, Shown: b.shown, Area: areaRef(b.area), Seats: b.seats, Ready: b.ready, Alive: b.alive}
	known := *s
	for side, o := range b.seats {
		if o != p && !b.shown {
			known.battle.strike[side] = [maxSlots]card{noCard, noCard, noCard, noCard}
			known.battle.ploy[side] = known.battle.strike[side]
		}
	}
	for slot := range b.slots {
		v.Slots = append(v.Slots, known.viewSlot(slot))
	}
	for side := range b.seats {
		for set := s.saved(side); set != 0; set &= set - 1 {
			v.Slots[bits.TrailingZeros8(set)].Saved[side] = true
		}
	}
}

// saved is the set of slots whose front unit of a side is beaten and lives, because a support died instead (4.5). The position does
// not keep it, but as many more of the type are alive than would be. Of two of a type, one given up and one saved, it cannot tell which.
func (s *state) saved(side int) (slots uint8) {
	b, asked := &s.battle, -1
	if !b.shown {
		return 0
	}
	if f := s.top(); f.kind == inSave || f.kind == inRecall {
		asked = int(f.a)
	}
	spared := b.alive[side] // of each type, more than there would be with all fronts that were beaten gone
	for slot := range b.slots {
		front := b.front[side][slot]
		if b.beaten[side]&(1<<slot) == 0 {
			spared[front]--
		}
		for i, n := range b.support[side][slot] {
			spared[i] -= n
		}
	}
	for slot := range b.slots {
		front := b.front[side][slot]
		if b.beaten[side]&(1<<slot) != 0 && int(slot) != asked && b.ployWord(side, slot) == saves && int8(spared[front]) > 0 {
			slots |= 1 << slot
			spared[front]--
		}
	}
	return slots
}

func (s *state) viewSlot(slot uint8) (v SlotView) {
	b := &s.battle
	whole := b.front[attacking][slot] >= 0 && b.front[defending][slot] >= 0
	for side := range b.front {
		if i := b.front[side][slot]; i >= 0 {
			v.Front[side] = unitRef(s.unitIn(side, int(i)))
		}
		v.Supports[side] = b.support[side][slot]
		v.Strike[side], v.Ploy[side] = cardOrNothing(b.strike[side][slot]), cardOrNothing(b.ploy[side][slot])
		v.Beaten[side] = b.beaten[side]&(1<<slot) != 0
		if whole {
			t := s.fightOf(side, slot)
			v.Attack[side], v.Health[side] = t.attack, t.health
		}
	}
	return v
}

func cardOrNothing(c card) rules.Ref {
	if c == noCard {
		return none
	}
	return cardRef(c)
}
