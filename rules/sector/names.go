package sector

import (
	"strconv"
	"strings"

	"tyche/rules"
)

// Kinds of Refs: what can be pointed at on the table.
const (
	KindPlanet   uint8 = iota + 1 // ID: order of the table of planets
	KindArea                      // ID: order of the table of areas
	KindUnit                      // a type of unit: six of each people
	KindBuilding                  // four of each people
	KindModule
	KindTech  // six of each people
	KindCard  // a kind of combat card, fourteen of each people; the last is no card at all
	KindEvent // a kind of event card
	KindFaction
	KindSeat
	KindRoute    // ID: first planet * 12 + second planet, the smaller first
	KindOrder    // a kind of order token
	KindCell     // a place on the grid of a built galaxy
	KindResource // a resource card by its area; then Home Mine and Home Well
	KindPeople
	KindStack // the orders on a planet
	KindSlot  // a skirmish of the battle under way, the leftmost first
	KindGood  // what is bought or drawn without a table of its own: see the goods
)

// kindWords are the words of the kinds, in keys of names and in ids.
var kindWords = [...]string{
	KindPlanet: "planet", KindArea: "area", KindUnit: "unit", KindBuilding: "building", KindModule: "module", KindTech: "tech",
	KindCard: "card", KindEvent: "event", KindFaction: "faction", KindSeat: "seat", KindRoute: "route", KindOrder: "order",
	KindCell: "cell", KindResource: "resource", KindPeople: "people", KindStack: "stack", KindSlot: "slot", KindGood: "good",
}

// Goods: what an answer is about that names neither a unit nor a building.
const (
	WorkerGood int16 = iota
	TransportGood
	BaseGood
	CardsGood // combat cards that are drawn
	numGoods  = iota
)

var goodIDs = [numGoods]string{"worker", "transport", "base", "cards"}

// kindCounts is how many things of each kind there are.
var kindCounts = [...]int{
	KindPlanet: numPlanets, KindArea: numAreas, KindUnit: numUnits, KindBuilding: numBuildings, KindModule: numModules, KindTech: numTechs,
	KindCard: numCards + 1, KindEvent: numEvents, KindFaction: numFactions, KindSeat: maxSeats, KindRoute: numPlanets * numPlanets,
	KindOrder: numOrders, KindCell: gridSide * gridSide, KindResource: numResources, KindPeople: numPeoples, KindStack: numPlanets, KindSlot: maxSlots, KindGood: numGoods,
}

var peopleIDs = [numPeoples]string{"guild", "tide", "kiln"}

// plainID returns the id of a thing within its kind, or "".
func plainID(r rules.Ref) string {
	if int(r.Kind) >= len(kindCounts) || r.ID < 0 || int(r.ID) >= kindCounts[r.Kind] {
		return ""
	}
	switch r.Kind {
	case KindPlanet, KindStack:
		return planets[r.ID].id
	case KindArea:
		return areas[r.ID].id
	case KindUnit:
		return units[r.ID].id
	case KindBuilding:
		return buildings[r.ID].id
	case KindModule:
		return modules[r.ID].id
	case KindTech:
		return techs[r.ID].id
	case KindCard:
		if card(r.ID) == noCard {
			return "none"
		}
		return cards[r.ID].id
	case KindEvent:
		return events[r.ID].id
	case KindFaction:
		return factions[r.ID].id
	case KindSeat:
		return strconv.Itoa(int(r.ID) + 1)
	case KindRoute:
		if a, b := r.ID/numPlanets, r.ID%numPlanets; a < b {
			return planets[a].id + "-" + planets[b].id
		}
		return ""
	case KindOrder:
		return orderIDs[r.ID]
	case KindCell:
		return strconv.Itoa(int(r.ID)%gridSide) + "/" + strconv.Itoa(int(r.ID)/gridSide)
	case KindResource:
		return resourceID(r.ID)
	case KindPeople:
		return peopleIDs[r.ID]
	case KindSlot:
		return strconv.Itoa(int(r.ID) + 1)
	case KindGood:
		return goodIDs[r.ID]
	}
	return ""
}

func resourceID(id int16) string {
	switch id {
	case homeMine:
		return "mine"
	case homeWell:
		return "well"
	}
	return areas[id].id
}

// Name returns the key of the name of a thing. A resource card is called by its area, a stack of orders by its planet.
func (game) Name(r rules.Ref) string {
	id := plainID(r)
	switch {
	case id == "":
		return "sector.name.nothing"
	case r.Kind == KindResource && r.ID < numAreas:
		return "sector.name.area." + id
	case r.Kind == KindStack:
		return "sector.name.planet." + id
	case r.Kind == KindCell:
		return "sector.name.cell"
	}
	return "sector.name." + kindWords[r.Kind] + "." + id
}

// FindRef reads the id of a thing: planets, areas, units and factions by their id alone, everything else as
// "<kind>.<id>" ("card.g01", "route.ashmere-ilvane", "resource.mine").
func (game) FindRef(id string) (rules.Ref, bool) {
	kind, rest, dotted := strings.Cut(id, ".")
	for k, word := range kindWords {
		switch {
		case word == "":
		case dotted && word == kind:
			return findIn(uint8(k), rest)
		case dotted:
		case uint8(k) == KindPlanet, uint8(k) == KindArea, uint8(k) == KindUnit, uint8(k) == KindFaction:
			if r, ok := findIn(uint8(k), id); ok {
				return r, true
			}
		}
	}
	return rules.Ref{}, false
}

// findIn looks a plain id up in one kind.
func findIn(kind uint8, id string) (rules.Ref, bool) {
	if id == "" {
		return rules.Ref{}, false
	}
	for i := range kindCounts[kind] {
		if r := (rules.Ref{Kind: kind, ID: int16(i)}); plainID(r) == id {
			return r, true
		}
	}
	return rules.Ref{}, false
}

var none rules.Ref

func planetRef(p planet) rules.Ref     { return rules.Ref{Kind: KindPlanet, ID: int16(p)} }
func areaRef(a area) rules.Ref         { return rules.Ref{Kind: KindArea, ID: int16(a)} }
func unitRef(u unit) rules.Ref         { return rules.Ref{Kind: KindUnit, ID: int16(u)} }
func buildingRef(b building) rules.Ref { return rules.Ref{Kind: KindBuilding, ID: int16(b)} }
func moduleRef(m module) rules.Ref     { return rules.Ref{Kind: KindModule, ID: int16(m)} }
func peopleRef(p people) rules.Ref     { return rules.Ref{Kind: KindPeople, ID: int16(p)} }
func techRef(t tech) rules.Ref         { return rules.Ref{Kind: KindTech, ID: int16(t)} }
func cardRef(c card) rules.Ref         { return rules.Ref{Kind: KindCard, ID: int16(c)} }
func eventRef(e event) rules.Ref       { return rules.Ref{Kind: KindEvent, ID: int16(e)} }
func factionRef(f faction) rules.Ref   { return rules.Ref{Kind: KindFaction, ID: int16(f)} }
func seatRef(p rules.Seat) rules.Ref   { return rules.Ref{Kind: KindSeat, ID: int16(p)} }
func routeRef(a, b planet) rules.Ref   { return rules.Ref{Kind: KindRoute, ID: routeID(a, b)} }
func orderRef(o order) rules.Ref       { return rules.Ref{Kind: KindOrder, ID: int16(o)} }
func resourceRef(i int) rules.Ref      { return rules.Ref{Kind: KindResource, ID: int16(i)} }
