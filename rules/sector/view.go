package sector

import "tyche/rules"

// AreaView is what everybody sees in an area. Units are by kind of the owner's people (see Kind* and UnitsOfPeople).
type AreaView struct {
	Owner, Base, Controller   rules.Seat // Nobody where there is none
	Units                     [UnitsOfPeople]uint8
	Kind                      int // 0 mineral, 1 gas, 2 conquest
	Yield, Points, Limit      int // the yield as it is now
	Card                      rules.Seat
	Workers                   int // on the resource card
	Vein, Strained, Exhausted bool
	Planet                    int
}

// UnitsOfPeople is how many types of units a people has.
const UnitsOfPeople = unitsOfPeople

// PlanetView is a planet; X and Y place it on the drawing, about -90 to 90 on a fixed map, cells times 40 on a built one.
type PlanetView struct {
	InPlay bool
	Home   rules.Seat // whose home it is, or Nobody
	X, Y   int
	Areas  []rules.Ref
	Stack  []TokenView // orders, the lowest first
}

// TokenView is an order on a planet; Order is nothing while the viewer does not know it.
type TokenView struct {
	Owner rules.Seat
	Order rules.Ref
}

// RouteView is a route with who has a transport on it.
type RouteView struct {
	Ref        rules.Ref
	A, B       rules.Ref
	Long       bool
	Transports []rules.Seat
}

// SeatView is what everybody sees of a player.
type SeatView struct {
	Faction, Home          rules.Ref
	People                 int
	Out                    bool
	Points, Income         int
	Pool, Away, Mine, Well int // workers
	Cargo, Study           int
	Minerals, Gas          int // what the resource cards could still pay
	Buildings, Techs       []rules.Ref
	Modules                [numModules]int
	Supply                 [UnitsOfPeople]uint8
	Hand, Pile             int // combat cards
	Discard                []rules.Ref
	Drawn                  [stages]int // event cards drawn unseen, by the stage on their backs
	Events                 int         // event cards read and not yet played or put away
	Bases, Transports      int
	HandLimit, BuildLimit  int
	ObjectiveHolds         bool
	TokensLeft             int // orders still on planets
}

// SlotView is a skirmish, by side: 0 attacks, 1 defends. Cards are nothing while the viewer does not know them.
type SlotView struct {
	Front          [2]rules.Ref
	Supports       [2][UnitsOfPeople]uint8
	Strike, Ploy   [2]rules.Ref
	Attack, Health [2]int // by what the viewer knows; 0 while a front is empty
	Beaten         [2]bool
}

// BattleView is the battle under way.
type BattleView struct {
	On, Gold, Shown bool
	Area            rules.Ref
	Seats           [2]rules.Seat
	Ready, Alive    [2][UnitsOfPeople]uint8
	Slots           []SlotView
}

// OrderView is the order being executed.
type OrderView struct {
	On             bool
	Seat           rules.Seat
	Order, Planet  rules.Ref
	Minerals, Gas  int                            // paid in advance and not yet used (3.2)
	Bought, MayBuy int                            // units of a Build order
	Discount       uint8                          // of a golden Build: 1 unused, 2 asked for minerals, 3 for gas
	Moved          [maxAreas][UnitsOfPeople]uint8 // by area of the planet: units that have moved in this order
}

// View is everything one seat may see.
type View struct {
	Seat, Deciding, First rules.Seat
	Players, Round        int
	Phase, Step           int // 0 setup, 1 planning, 2 execution, 3 regroup and its step
	Uncharted             bool
	Planets               []PlanetView
	Areas                 []AreaView
	Routes                []RouteView
	Seats                 []SeatView
	Hand                  []rules.Ref // combat cards of the viewer
	Orders                []rules.Ref // tokens the viewer may still place this round
	Events                []rules.Ref // event cards of the viewer, read and not yet played
	PutAway               []rules.Ref // event cards the viewer put away unplayed in this game
	Shown                 []rules.Ref // the hand that the viewer is being shown
	Deck                  [stages]int
	Beacons               int
	PlayedEvents          []rules.Ref
	Order                 OrderView
	Battle                BattleView
	Winners               rules.Seats
	Ending                int // 0 while the game goes on
}

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
		Owner: s.owner[a], Base: s.base[a], Controller: s.controller(a), Units: s.units[a], Kind: int(row.kind), Yield: s.yield(a),
		Points: int(row.points), Limit: int(row.limit), Card: s.holderOf(a), Workers: int(s.work[a]),
		Vein: s.vein&bit != 0, Strained: s.strained&bit != 0, Exhausted: s.exhausted&bit != 0, Planet: int(row.planet),
	}
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
	v.Minerals, v.Gas, v.Income, v.Supply = purse.minerals, purse.gas, s.income(p), k.supply
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
	v.Discard = s.cardRefs(p, &k.discard)
	for st := range stages {
		v.Drawn[st] = int(s.drawn[p][st])
	}
	for _, at := range s.eventAt {
		if at == readBy(p) {
			v.Events++
		}
	}
	v.Bases, v.Transports, v.HandLimit, v.BuildLimit = s.bases(p), s.transports(p), s.handLimit(p), s.limit(p, 0)
	v.ObjectiveHolds = k.home != noPlanet && s.phase != setupPhase && s.objective(p)
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
			v.Shown = s.cardRefs(rules.Seat(f.a), &s.seats[f.a].hand)
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

// Held lists the resource cards of a seat in a view, the permanent ones first.
func (v View) Held(p rules.Seat) []rules.Ref {
	list := []rules.Ref{resourceRef(homeMine), resourceRef(homeWell)}
	for a := range v.Areas {
		if v.Areas[a].Card == p {
			list = append(list, resourceRef(a))
		}
	}
	return list
}

// Strength is the printed strength and health of units of a people, together.
func Strength(people int, list [UnitsOfPeople]uint8) int {
	n := 0
	for i, k := range list {
		row := &units[unitOf(0, people*unitsOfPeople+i)]
		n += int(k) * int(row.strength+row.health)
	}
	return n
}
