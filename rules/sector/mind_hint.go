package sector

import (
	"slices"
	"strings"

	"tyche/rules"
)

// Why a move is good, in words: what it does, and what the rest of the round is likely to bring (mind_outlook.go).

// mostReasons is how many sentences a hint has at most.
const mostReasons = 3

// Reasons says what speaks for a move of the seat that is asked, in one to three sentences. The state is one that the
// seat cannot tell from the true one.
func (m Mind) Reasons(st rules.State, seat rules.Seat, move rules.Move) []rules.Text {
	s := st.(*state)
	if s.depth == 0 {
		return nil
	}
	list := s.purpose(seat, move)
	if s.comparable(move) && !tellsOdds(list) {
		list = append(list, m.outlook(s, seat, move)...)
	}
	if len(list) == 0 {
		list = append(list, rules.Say("sector.hint.quiet"))
	}
	return list[:min(len(list), mostReasons)]
}

// comparable says whether what the rest of the round brings after an answer and after another can be told apart in numbers: not where
// the other one may follow, as long as further orders are to be placed, units bought or moved.
func (s *state) comparable(m rules.Move) bool {
	switch m.Verb {
	case placeVerb:
		return int(s.top().b)/int(s.players) == tokensARound-1
	case executeVerb, lapseVerb, buildVerb, moduleVerb, techVerb:
		return s.phase == execution
	}
	return false
}

// tellsOdds says whether reasons tell how a battle ends, over all hands: what a few rounds played out bring could contradict them.
func tellsOdds(list []rules.Text) bool {
	return slices.ContainsFunc(list, func(r rules.Text) bool {
		return strings.HasPrefix(r.Key, "sector.hint.battle") || strings.HasPrefix(r.Key, "sector.hint.hold")
	})
}

// say is a list of one sentence.
func say(key string, args ...rules.Arg) []rules.Text {
	return []rules.Text{rules.Say("sector.hint."+key, args...)}
}

// purpose says what a move is for, by what it does.
func (s *state) purpose(p rules.Seat, m rules.Move) []rules.Text {
	switch m.Verb {
	case takeVerb:
		return say("faction", rules.K("sector.special."+factions[m.A].id))
	case placeVerb:
		list := s.orderPurpose(p, order(m.A), planet(m.B), s.reach(p))
		if order(m.A).plain() == research { // it does the same anywhere
			list = append(list, s.stackPurpose(p, planet(m.B))...)
		}
		return list
	case executeVerb:
		return s.orderPurpose(p, s.tokens[s.topToken(planet(m.A))].order, planet(m.A), 0)
	case moveVerb:
		return s.movePurpose(p, m)
	case doneVerb, frontVerb, supportVerb:
		return s.battlePurpose(p, m)
	case commitVerb:
		return s.cardsPurpose(p, m)
	case buyVerb, putVerb:
		return s.unitPurpose(p, unit(m.A), area(m.B))
	case baseVerb:
		return s.basePurpose(p, area(m.A))
	case shipVerb:
		return s.shipPurpose(p, s.findRoute(m.A))
	case buildVerb:
		return s.buildingPurpose(building(m.A))
	case techVerb:
		return s.techPurpose(p, tech(m.A))
	case playVerb:
		return say(eventReasons[m.A])
	case seatVerb:
		if event(s.top().a) == tradeEnvoys { // a gift to both
			return say("gift", rules.R(seatRef(rules.Seat(m.A))), rules.N(int(s.seats[m.A].points)))
		}
		return say("rival", rules.R(seatRef(rules.Seat(m.A))), rules.N(int(s.seats[m.A].points)))
	case areaVerb:
		return say("hit", rules.R(areaRef(area(m.A))), rules.R(seatRef(s.owner[m.A])))
	case cutVerb:
		return say("cut", rules.R(seatRef(rules.Seat(m.B))))
	case routeVerb:
		return s.squallPurpose(p, s.findRoute(m.A))
	case moduleVerb:
		return say([...]string{storehouse: "storehouse", mast: "mast", bulwark: "bulwark"}[m.A])
	case cardVerb:
		return s.cardPurpose(p, area(m.A))
	case joinVerb:
		return s.joinPurpose(p, planet(m.A), planet(m.B))
	case shiftVerb:
		return s.shiftPurpose(p, m)
	case settleVerb:
		if s.inPlay == 0 {
			return say("settle-first")
		}
	case discardVerb:
		return s.discardPurpose(p, card(m.A))
	case withdrawVerb:
		return s.withdrawPurpose(p, m)
	case recallVerb:
		return s.unitPurpose(p, s.recalled(s.top()), area(m.A))
	}
	if key := plainReasons[m.Verb]; key != "" {
		return say(key)
	}
	return nil
}

// plainReasons are the purposes of answers that need no names.
var plainReasons = [numVerbs]string{
	lapseVerb: "lapse", workerVerb: "worker", discountVerb: "discount", drawVerb: "draw", saveVerb: "save", loseVerb: "lose",
	settleVerb: "settle", defaultVerb: "default", yesVerb: "keep",
}

// orderPurpose says what an order on a planet is for; reach is where more orders may lie, 0 when all are placed.
func (s *state) orderPurpose(p rules.Seat, o order, q planet, reach uint16) []rules.Text {
	at := rules.R(planetRef(q))
	switch o.plain() {
	case research:
		return s.researchPurpose(p)
	case build:
		return s.buildPurpose(p, q)
	}
	best, where := 0, noArea
	t := s.forceOf(p, q)
	for a, end := areasOf(q); a < end; a++ {
		gain := s.veteran().areaGain(p, a)
		if s.attackable(p, a) {
			gain = s.veteran().attackValue(p, a, t)
		}
		if gain > best {
			best, where = gain, a
		}
	}
	switch {
	case t.count == 0 && reach != 0:
		return say("mobilise-later", at)
	case t.count == 0:
		return say("idle", at)
	case where == noArea:
		return say("gather", at)
	case s.attackable(p, where):
		return s.attackPurpose(p, where)
	case areas[where].points > 0:
		return say("conquer", rules.R(areaRef(where)), rules.N(int(areas[where].points)))
	}
	return say("may-occupy", rules.R(areaRef(where)))
}

// buildPurpose says what a Build order is for, as far as its owner can pay for it now.
func (s *state) buildPurpose(p rules.Seat, q planet) []rules.Text {
	at := rules.R(planetRef(q))
	w := s.purse(p, &frame{}, false)
	switch {
	case s.hasBase(p, q):
		if n := s.payableUnits(p, &w); n > 0 {
			return say("build", at, rules.N(n))
		}
		return say("build-little", at)
	case s.bases(p) == maxBases:
		return nil
	}
	if n := s.freeYield(p, q); n > 0 && w.covers(listPrice(boughtBy(rules.Move{Verb: baseVerb}))) {
		return say("new-base", at, rules.N(n))
	}
	return say("foothold", at)
}

// researchPurpose says what a Research order brings, as far as its owner can pay for a technology now.
func (s *state) researchPurpose(p rules.Seat) []rules.Text {
	if s.anyTechToBuy(&frame{kind: inResearch, seat: p}) {
		return say("research")
	}
	return say("research-little")
}

// stackPurpose says what an order of p would lie on where it is placed: orders are revealed from the top (3.1).
func (s *state) stackPurpose(p rules.Seat, q planet) []rules.Text {
	at := rules.R(planetRef(q))
	switch top := s.topToken(q); {
	case top < 0:
		return say("stack-alone", at)
	case s.tokens[top].owner == p:
		return say("stack-own", at)
	default:
		return say("stack-covers", at, rules.R(seatRef(s.tokens[top].owner)))
	}
}

// movePurpose says what a unit finds where it goes.
func (s *state) movePurpose(p rules.Seat, m rules.Move) []rules.Text {
	to := area(m.C)
	at := rules.R(areaRef(to))
	switch {
	case s.attackable(p, to):
		return s.battlePurpose(p, m)
	case s.base[to] != nobody && s.base[to] != p:
		return say("raze", at, rules.R(seatRef(s.base[to])))
	case s.owner[to] == p:
		return say("reinforce", at)
	case areas[to].points > 0:
		return say("conquer", at, rules.N(int(areas[to].points)))
	}
	return say("occupy", at)
}

// evenChance is the least chance in a hundred that speaks for a move.
const evenChance = 50

// discardPurpose says why a card is the first to go: a strike for a unit that its owner has not adds less.
func (s *state) discardPurpose(p rules.Seat, c card) []rules.Text {
	k := &cards[c]
	if k.named == noUnit || s.fields(p, k.named) {
		return say("discard", rules.N(int(k.attack)), rules.N(int(k.health)))
	}
	return say("discard-idle", rules.R(unitRef(k.named)), rules.N(int(k.otherAttack)), rules.N(int(k.otherHealth)))
}

// unitPurpose says what a unit of p does in an area: it guards what counts, faces a rival on the same planet, or waits for orders.
func (s *state) unitPurpose(p rules.Seat, u unit, a area) []rules.Text {
	strength, health := rules.N(int(units[u].strength)), rules.N(int(units[u].health))
	q := areas[a].planet
	for o := range rules.Seat(s.players) {
		if o != p && s.hasUnit(o, q) {
			return say("unit-faces", rules.R(planetRef(q)), rules.R(seatRef(o)), strength, health)
		}
	}
	if areas[a].points > 0 {
		return say("unit-guards", rules.R(areaRef(a)), rules.N(int(areas[a].points)), strength, health)
	}
	return say("unit", rules.R(areaRef(a)), rules.R(unitRef(u)), strength, health)
}

// shipPurpose says where a transport leads: to where p is not yet, and what is worth there, or that it joins two places of p.
func (s *state) shipPurpose(p rules.Seat, i int) []rules.Text {
	r := &s.routes[i]
	at, to := r.a, r.b
	here, there := s.present(p, at), s.present(p, to)
	switch {
	case here && there:
		return say("ship-joins", rules.R(planetRef(at)), rules.R(planetRef(to)))
	case there, !here && points(at) > points(to):
		to = at
	}
	if n := points(to); n > 0 {
		return say("ship-worth", rules.R(planetRef(to)), rules.N(n))
	}
	return say("ship", rules.R(planetRef(to)))
}

// squallPurpose names whose transport is lost with those on a route: another's, or one's own where there is no other.
func (s *state) squallPurpose(p rules.Seat, i int) []rules.Text {
	on, who := s.routes[i].transports, p
	for o := range rules.Seat(s.players) {
		if on.Has(o) && o != p && (who == p || s.seats[o].points > s.seats[who].points) {
			who = o
		}
	}
	return say("cut", rules.R(seatRef(who)))
}

// buildingPurpose names what a building lets its owner buy.
func (s *state) buildingPurpose(b building) []rules.Text {
	best := noUnit
	for u := range unit(numUnits) {
		if units[u].building == b && (best == noUnit || units[u].cost() > units[best].cost()) {
			best = u
		}
	}
	if best == noUnit {
		return nil
	}
	return say("building", rules.R(unitRef(best)))
}

// eventReasons are what event cards are good for, by kind; "event" compares the others with what was drawn besides.
var eventReasons = [numEvents]string{
	charter: "event-points", bannerDay: "event-points", crowningHour: "event-points", loneFlag: "event-points",
	driftingCrews: "event-workers", newSettlers: "event-workers", hiddenVein: "event-vein",
	windfallCargo: "event-tokens", studyGrant: "event-tokens", tradeEnvoys: "event-tokens", stolenPlans: "event-tokens", deepStores: "event-tokens",
	volunteers: "event-units", veteransReturn: "event-units", garrisonCall: "event-units", lastMuster: "event-units",
	oldHulls: "event-free", forwardCamp: "event-free", masterwork: "event-free",
	warGames: "event-cards", paidInformer: "event-cards", councilOfCaptains: "event-cards",
	quietPassage: "event-march", nightMarch: "event-march",
	hullCutters: "event-rival", workStoppage: "event-rival", sabotage: "event-rival", disputedClaim: "event-rival",
	scorchedField: "event-rival", openRevolt: "event-rival", turncoats: "event-rival", suddenSquall: "event-rival",
	shiftedCurrent: "event", beaconsFade: "event",
}

// cardPurpose says what the resource card of an area brings, or its holder loses.
func (s *state) cardPurpose(p rules.Seat, a area) []rules.Text {
	if o := s.holderOf(a); o != p {
		return say("scorched", rules.R(seatRef(o)), rules.R(areaRef(a)), rules.N(s.yield(a)))
	}
	return say("vein", rules.R(areaRef(a)), rules.N(s.yield(a)+1))
}

// joinPurpose says where a new long route leads from the home of p, if it touches it.
func (s *state) joinPurpose(p rules.Seat, a, b planet) []rules.Text {
	home := s.seats[p].home
	if b == home {
		a, b = b, a
	}
	switch {
	case a != home:
		return say("join-away")
	case points(b) > 0:
		return say("join-points", rules.R(planetRef(b)), rules.N(points(b)))
	}
	return say("join", rules.R(planetRef(b)))
}

// shiftPurpose says whose way a moved route opens or closes.
func (s *state) shiftPurpose(p rules.Seat, m rules.Move) []rules.Text {
	used := s.routes[s.findRoute(m.A)].transports
	if used.Has(p) {
		return say("shift-own", rules.R(planetRef(planet(m.C))))
	}
	for o := range rules.Seat(s.players) {
		if used.Has(o) {
			return say("shift-rival", rules.R(seatRef(o)), rules.R(planetRef(planet(m.B))))
		}
	}
	return say("shift-free")
}
