package sector

import "tyche/rules"

// What a table needs to know of the rules besides the view: facts that never change.

// CellSize is how far apart the cells of a built galaxy are in the X and Y of a PlanetView.
const CellSize = 40

// CellAt returns the column and row of a cell of a built galaxy; the middle is 0, 0.
func CellAt(cell rules.Ref) (x, y int) {
	return int(cell.ID)%gridSide - gridSide/2, int(cell.ID)/gridSide - gridSide/2
}

// UnitFacts is a type of unit as the rule book prints it (6.1-6.3).
type UnitFacts struct {
	Count, Minerals, Gas             int
	Building                         rules.Ref // that it needs
	Air, HitsAir, HitsGround, InPair bool
	Strength, Health                 int
	SupportAttack, SupportHealth     int
	AgainstAir                       int // added to its attack against an air front
}

// FactsOfUnit returns what is printed of a type of unit.
func FactsOfUnit(u rules.Ref) UnitFacts {
	r := &units[u.ID]
	return UnitFacts{
		Count: int(r.count), Minerals: int(r.minerals), Gas: int(r.gas), Building: buildingRef(r.building),
		Air: r.air, HitsAir: r.hitsAir, HitsGround: r.hitsGround, InPair: r.pair,
		Strength: int(r.strength), Health: int(r.health),
		SupportAttack: int(r.supportAttack), SupportHealth: int(r.supportHealth), AgainstAir: int(r.againstAir),
	}
}

// CardFacts is a kind of combat card (6.5).
type CardFacts struct {
	Ploy                     bool
	Named                    rules.Ref // the unit for which it is best; nothing for any
	Attack, Health           int       // with that unit
	OtherAttack, OtherHealth int
	Key                      string // the word for what else it does, "" for nothing
	Copies                   int
}

// CancelKey is the Key of cards that make the enemy's ploy count for nothing.
const CancelKey = "cancel"

// keywordIDs are the words of what combat cards do besides their values.
var keywordIDs = [...]string{0: "", anyHit: "any", cancels: CancelKey, saves: "save", recalls: "recall", blastGround: "blast-ground", blastAir: "blast-air", blastAny: "blast"}

// FactsOfCard returns what is printed on a combat card.
func FactsOfCard(c rules.Ref) CardFacts {
	r := &cards[c.ID]
	f := CardFacts{
		Ploy: r.ploy, Attack: int(r.attack), Health: int(r.health), OtherAttack: int(r.otherAttack), OtherHealth: int(r.otherHealth),
		Key: keywordIDs[r.keyword], Copies: int(r.copies),
	}
	if r.named != noUnit {
		f.Named = unitRef(r.named)
	}
	return f
}

// Price is what a good, a unit, a building, a module or a technology costs.
type Price struct{ Minerals, Gas int }

// goodPrices are what the goods of a Build order cost (3.3).
var goodPrices = [...]Price{WorkerGood: {Minerals: 1}, TransportGood: {Minerals: 1}, BaseGood: {Minerals: baseCost}, CardsGood: {}}

// PriceOf returns what something costs, nothing for what is not sold: combat cards are drawn at prices of their own.
func PriceOf(thing rules.Ref) Price {
	switch thing.Kind {
	case KindGood:
		return goodPrices[thing.ID]
	case KindBuilding:
		return Price{int(buildings[thing.ID].minerals), int(buildings[thing.ID].gas)}
	case KindModule:
		return Price{int(modules[thing.ID].minerals), int(modules[thing.ID].gas)}
	case KindTech:
		return Price{int(techs[thing.ID].minerals), int(techs[thing.ID].gas)}
	case KindUnit:
		return Price{int(units[thing.ID].minerals), int(units[thing.ID].gas)}
	}
	return Price{}
}

// CardOfTech returns the combat card that a technology brings; false for one that stays in play.
func CardOfTech(t rules.Ref) (rules.Ref, bool) {
	if c := techs[t.ID].card; c != noCard {
		return cardRef(c), true
	}
	return none, false
}

// BuildingOfTech returns the building that a technology needs.
func BuildingOfTech(t rules.Ref) rules.Ref { return buildingRef(techs[t.ID].requires) }

// NoCard is the operand of a CommitMove where no strike or no ploy is laid.
const NoCard = int16(noCard)

// BeaconEvent is the id of the event card that must be played (5.8).
const BeaconEvent = int16(beaconsFade)

// StageOf returns the stage of a kind of event card, 1 to 3.
func StageOf(event rules.Ref) int { return int(events[event.ID].stage) }

// WorthOf is how many conquest points an area is worth each round, as printed (5.5).
func WorthOf(area rules.Ref) int { return int(areas[area.ID].points) }

// Gained says of an EvTaken whether its Seat has the area now (1), or has lost it (-1); 0 where it only disputes it.
func Gained(e rules.Event) int {
	switch e.N {
	case tookIt, hasItBack:
		return 1
	case leftIt:
		return -1
	}
	return 0
}

// GoalPoints is how many conquest points win, LastRound the round after which the game ends.
const (
	GoalPoints = pointsToWin
	LastRound  = lastRound
)

// MoreAttackers is how many attackers may enter an area above its limit (3.4a).
const MoreAttackers = overfill

// Workers, Transports and BasesOfSeat are the most that a player has of each, MineYield and WellYield what the two permanent resource cards give.
const (
	Workers     = maxWorkers
	Transports  = maxTransports
	BasesOfSeat = maxBases
	MineYield   = mineYield
	WellYield   = wellYield
)

// MayBuyBy is how many units a seat may buy by an order to build, golden or not.
func (v *SeatView) MayBuyBy(o rules.Ref) int {
	if order(o.ID).gold() {
		return v.BuildLimit + goldUnits
	}
	return v.BuildLimit
}

// RoomOn is how many units of a seat still find room on a planet: in its areas that are empty or friendly to the seat (1.7).
func (v *View) RoomOn(at rules.Ref, p rules.Seat) (n int) {
	for _, area := range v.Planets[at.ID].Areas {
		a := &v.Areas[area.ID]
		if (a.Owner != nobody && a.Owner != p) || (a.Base != nobody && a.Base != p) || v.Battle.On && v.Battle.Area == area {
			continue
		}
		n += a.Limit
		for _, units := range a.Units {
			n -= int(units)
		}
	}
	return n
}

// Verbs of the moves that a table lets people make in a way of their own.
const (
	TakeMove     = takeVerb
	PlaceMove    = placeVerb
	ExecuteMove  = executeVerb
	MoveMove     = moveVerb
	DisbandMove  = disbandVerb
	BuyMove      = buyVerb
	WithdrawMove = withdrawVerb
	WorkMove     = workVerb
	CommitMove   = commitVerb
	DiscountMove = discountVerb
)

// GasDiscount is what a discount of gas has in A; one of minerals has 1.
const GasDiscount = 2

// PeopleOf is the people, counted from 0, to which a unit, a building, a technology or a combat card belongs; -1 for what belongs to none.
func PeopleOf(r rules.Ref) int {
	switch r.Kind {
	case KindUnit:
		return int(r.ID) / unitsOfPeople
	case KindBuilding:
		return int(r.ID) / buildingsOfOne
	case KindTech:
		return int(r.ID) / techsOfPeople
	case KindCard:
		return int(r.ID) / cardsOfPeople
	}
	return -1
}

// StartOf returns with how many workers and units a faction starts in a game of so many players (1.3).
func StartOf(faction rules.Ref, players int) (workers, units int) {
	row := &factions[faction.ID]
	more := &reserves[row.people][players]
	units = int(more.count)
	for _, s := range row.start {
		units += int(s.count)
	}
	return int(row.workers) + int(more.workers), units
}

// ReefGoal is on how many planets the Reef has to be present for its special victory, in a game of so many players.
func ReefGoal(players int) int {
	if players == 2 {
		return 4
	}
	return 5
}
