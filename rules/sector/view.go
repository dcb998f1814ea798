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
	Points, Income         int // and what the regroup phase would add if it came now
	Pool, Away, Mine, Well int // workers
	Cargo, Study           int
	Minerals, Gas          int // what the resource cards could still pay
	Buildings, Techs       []rules.Ref
	Modules                [numModules]int
	Supply                 [UnitsOfPeople]uint8
	Hand, Pile             int // combat cards
	Discard                []rules.Ref
	Late                   []rules.Ref // cards shuffled into the draw pile when it was last made anew ...
	Since                  int         // ... and how many of the hand were drawn after that, as far as anybody can tell
	Drawn                  [stages]int // event cards drawn unseen, by the stage on their backs
	Events                 int         // event cards read and not yet played or put away
	Bases, Transports      int
	HandLimit, BuildLimit  int
	ObjectiveHolds         bool
	Objective, Goal        int // how much of the special victory is there, and how much it needs
	Coming                 int // how much of it is there at step 7 of the next regroup phase as things stand (5.1 to 5.3)
	TokensLeft             int // orders still on planets
}

// SlotView is a skirmish, by side: 0 attacks, 1 defends. Cards are nothing while the viewer does not know them.
type SlotView struct {
	Front          [2]rules.Ref
	Supports       [2][UnitsOfPeople]uint8
	Strike, Ploy   [2]rules.Ref
	Attack, Health [2]int // by what the viewer knows; 0 while a front is empty
	Beaten         [2]bool
	Saved          [2]bool // beaten, and a support has died instead (4.5)
}

// BattleView is the battle under way.
type BattleView struct {
	On, Gold, Shown bool
	Area            rules.Ref
	Seats           [2]rules.Seat
	Ready, Alive    [2][UnitsOfPeople]uint8
	Slots           []SlotView
}

// Fighting are the units of a side that are in the battle under way and so in no area: those who gather for it, those who fight,
// and those who have still to withdraw.
func (v *View) Fighting(side int) [UnitsOfPeople]uint8 {
	b := &v.Battle
	if b.On && len(b.Slots) > 0 && v.Areas[b.Area.ID].Units == ([UnitsOfPeople]uint8{}) {
		return b.Alive[side]
	}
	return b.Ready[side]
}

// OrderView is the order being executed.
type OrderView struct {
	On             bool
	Seat           rules.Seat
	Order, Planet  rules.Ref
	Minerals, Gas  int                            // paid in advance and not yet used (3.2)
	Bought, MayBuy int                            // units of a Build order
	Discount       uint8                          // of a golden Build: see the discounts
	FreeWorker     bool                           // of a Build order: the next worker costs nothing
	Moved          [maxAreas][UnitsOfPeople]uint8 // by area of the planet: units that have moved in this order
}

// Discounts of a golden Build order (3.3g): there is none any more, or it waits, or the next purchase has it.
const (
	NoDiscount uint8 = iota
	DiscountUnused
	DiscountMinerals
	DiscountGas
)

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
	Shown                 []rules.Ref // the hand that the viewer is being shown ...
	ShownOf               rules.Ref   // ... and whose it is, also when it is empty
	Deck                  [stages]int
	Beacons               int
	PlayedEvents          []rules.Ref
	Order                 OrderView
	Battle                BattleView
	Winners               rules.Seats
	Ending                int // 0 while the game goes on
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
