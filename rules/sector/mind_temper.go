package sector

import (
	"strconv"

	"tyche/rules"
	"tyche/rules/mind"
)

// judge ranks moves by a temper.
type judge struct {
	*state
	temper mind.Temper
}

// veteran judges by the temper that the numbers of Rank are meant for.
func (s *state) veteran() judge { return judge{s, even} }

// even is the temper of a veteran.
var even = mind.Even(numTraits)

// weigh is a value, as much as a trait makes it count.
func (s judge) weigh(k trait, n int) int { return n * int(s.temper[k]) / 100 }

// Even is the temper of a veteran.
func (Mind) Even() mind.Temper { return even }

// RankBy ranks moves as Rank does, by another temper (rules/cmd/fit).
func (Mind) RankBy(t mind.Temper, st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	judge{st.(*state), t}.rate(moves, scores)
}

// trait is a consideration of Rank.
type trait uint8

// The traits.
const (
	onArea          trait = iota // coming to control an area,
	onPoints                     // its conquest points,
	onYield                      // its resource card,
	onFoeBase                    // the base of another that stands there,
	onGoal                       // the special victory
	onPlaceRoom                  // units put where there is room,
	onPlaceGain                  // where they take something,
	onPlacePoints                // where there are points,
	onPlaceGuard                 // on an empty base
	onMobilise                   // an order to move,
	onMobiliseTwice              // another one on the same planet,
	onMobilising                 // and many of them
	onHopedPower                 // units that will have been built before
	onBuild                      // an order to build at a base,
	onBuildTwice                 // another one there,
	onBuilds                     // and many of them
	onMeans                      // minerals and gas to build with
	onFound                      // an order to build the first base of a planet,
	onFoundYield                 // what it brings,
	onFounding                   // many of them,
	onFoundLater                 // where units are only sent,
	onFoundFar                   // where they might go
	onResearch                   // an order to research,
	onResearches                 // many of them,
	onFullHand                   // with the hand full,
	onCompany                    // under the eyes of others
	onGold                       // orders of gold
	onTurnMobilise               // revealing an order to move,
	onTurnBuild                  // to build,
	onTurnFound                  // to build a base,
	onTurnResearch               // to research
	onBuildFirst                 // what is built nearby before that
	onLapse                      // letting an order lapse
	onVictims                    // units attacked
	onKilnWalls                  // the Kilnborn are harder to beat
	onOutnumbered                // strength, beside that of the enemy, where he has more units,
	onCrushing                   // at which a battle is taken for won,
	onStronger                   // for three quarters won,
	onBolder                     // for half won
	onCrush                      // what such battles ...
	onStrong                     // ...
	onBold                       // ... are worth
	onAttack                     // the first attacker,
	onJoin                       // those who join him,
	onEnough                     // until there are so many,
	onSurplus                    // and then
	onMoveCost                   // units of cost sent into empty areas
	onMoveGuard                  // guarding a base
	onIdleMove                   // moves for nothing
	onReinforce                  // reinforcing areas with points
	onLeavePoints                // leaving points,
	onLeaveBase                  // a base in danger,
	onLeaveYield                 // a resource card
	onFront                      // front units: strength,
	onMissed                     // enemies they cannot hit,
	onPrey                       // enemies that cost much,
	onUnhurt                     // enemies who cannot hit them
	onFoeHealth                  // cards of the enemy: health ...
	onFoeAttack                  // ... and attack
	onStakeFix                   // what a fight is for,
	onStake                      // and the area
	onKill                       // killing, beside living
	onSaver                      // ploys that save,
	onCancel                     // that cancel,
	onBlast                      // strikes that hit several
	onCardCost                   // cards
	onKeyword                    // cards with a keyword
	onKeep                       // keeping an event card
	onWithdrawCost               // units that may be lost on the way home
	onDiscount                   // buying cheaper
	onFreeWorker                 // workers for nothing,
	onWorker                     // for their price,
	onWorkers                    // until there are so many,
	onWorkersLate                // and until this round
	onShip                       // transports by what is at the other end,
	onShipWar                    // where there is war,
	onShipTwice                  // where one leads already,
	onShipCost                   // their cost,
	onShips                      // and many of them
	onUnit                       // units,
	onUnitStrength               // for what they can do,
	onUnitCost                   // the great ones,
	onUnitPlace                  // where they are put,
	onPair                       // pairs,
	onAntiAir                    // against air units
	onBase                       // bases,
	onBasePoints                 // where there are points
	onSaving                     // minerals kept for one
	onBuilding                   // buildings
	onStorehouse                 // modules, in their order
	onMast                       //
	onBulwark                    //
	onSequence                   // what is bought first
	onDraw                       // cards drawn in research,
	onTech                       // technologies,
	onTechCard                   // with a card for a unit that there is,
	onTechIdle                   // or that there is not
	onEvents                     // the worth of each event card
	numTraits       = int(onEvents) + numEvents
)

var traitNames = [onEvents]string{"Area", "Points", "Yield", "FoeBase", "Goal", "PlaceRoom", "PlaceGain", "PlacePoints", "PlaceGuard", "Mobilise", "MobiliseTwice", "Mobilising", "HopedPower", "Build", "BuildTwice", "Builds", "Means", "Found", "FoundYield", "Founding", "FoundLater", "FoundFar", "Research", "Researches", "FullHand", "Company", "Gold", "TurnMobilise", "TurnBuild", "TurnFound", "TurnResearch", "BuildFirst", "Lapse", "Victims", "KilnWalls", "Outnumbered", "Crushing", "Stronger", "Bolder", "Crush", "Strong", "Bold", "Attack", "Join", "Enough", "Surplus", "MoveCost", "MoveGuard", "IdleMove", "Reinforce", "LeavePoints", "LeaveBase", "LeaveYield", "Front", "Missed", "Prey", "Unhurt", "FoeHealth", "FoeAttack", "StakeFix", "Stake", "Kill", "Saver", "Cancel", "Blast", "CardCost", "Keyword", "Keep", "WithdrawCost", "Discount", "FreeWorker", "Worker", "Workers", "WorkersLate", "Ship", "ShipWar", "ShipTwice", "ShipCost", "Ships", "Unit", "UnitStrength", "UnitCost", "UnitPlace", "Pair", "AntiAir", "Base", "BasePoints", "Saving", "Building", "Storehouse", "Mast", "Bulwark", "Sequence", "Draw", "Tech", "TechCard", "TechIdle"}

// Traits names the considerations of a temper, the event cards last.
func (Mind) Traits() []string {
	list := append([]string{}, traitNames[:]...)
	for e := range numEvents {
		list = append(list, "Events + "+strconv.Itoa(e))
	}
	return list
}
