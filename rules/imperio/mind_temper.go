package imperio

import (
	"strconv"

	"tyche/rules"
	"tyche/rules/mind"
)

// trait is a consideration of the Mind. How much each counts is weighed in hundredths, beside the personality of the House.
type trait uint8

// The traits.
const (
	onInfluence    trait = iota // planets for their Influence
	onYield                     // ... and for their Resources
	onGuardTurn                 // the turn from which every planet has a garrison,
	onGuardTroops               // and how large it is where somebody could land
	onSwing                     // what a rival loses
	onLeader                    // the leader
	onRisk                      // the chance from which a risk is taken,
	onLastRisk                  // in the last turn
	onScruple                   // peace
	onSettle                    // free planets
	onInvade                    // planets of others
	onYardPrize                 // Shipyards taken
	onSure                      // the chance of a landing that is sure enough
	onSureTroops                // Troops that make sure of it
	onShipPrize                 // ships destroyed
	onShipLoss                  // ships lost
	onFarStrike                 // strikes that take several turns
	onBlockade                  // blockades
	onGuard                     // fleets over planets where somebody could land,
	onLastGuard                 // in the last turn,
	onGuardDanger               // or come with a fleet
	onStay                      // fleets that stay where they are
	onSiege                     // ships sent over the planets of others
	onRally                     // joining the strongest fleet
	onFarErrand                 // errands that take several turns
	onErrandRisk                // and those in danger
	onRelief                    // garrisons that are too weak
	onDepot                     // transports sent where Troops wait
	onDepotYard                 // or a Shipyard is
	onHabit                     // the slot of the Operation
	onUrgent                    // money kept for what cannot wait
	onBuild                     // constructions,
	onStudy                     // technologies
	onPlot                      // and plots, beside one another
	onFloor                     // what a Resource must bring if it is not to be kept for ships
	onCarriers                  // Carriers wanted,
	onCarriersLate              // after the first turns
	onTroops                    // Troops wanted,
	onTroopsLate                // after the first turns
	onAircraft                  // Aircraft on planets in danger
	onSpareTroops               // Troops with the room that is left
	onStation                   // money from which a Space Station,
	onFlagship                  // a Flagship,
	onDreadnought               // a Dreadnought,
	onCruiser                   // a Cruiser is built
	onPort                      // Trade Ports
	onShipyard                  // Shipyards
	onPlatform                  // platforms
	onShield                    // shields
	onOpened                    // what a technology opens
	onVoteChance                // carrying a vote
	onShare                     // what is asked for what is given
	onFight                     // holding out in a battle
	onPlots                     // each plot
	onTechs        = onPlots + numPlots
	numTraits      = int(onTechs) + numTechs
)

// even is the temper of a veteran, and evenScales the same.
var (
	even       = mind.Even(numTraits)
	evenScales = (*[numTraits]int16)(even)
)

// scales are the weights of the Mind.
func (who Mind) scales() *[numTraits]int16 {
	if who.temper == nil {
		return evenScales
	}
	return who.temper
}

// weighed is a value, as much as a trait makes it count.
func (v *survey) weighed(k trait, n int) int { return n * int(v.scales[k]) / 100 }

// Even is the temper of a veteran.
func (Mind) Even() mind.Temper { return even }

// RankBy ranks moves as Rank does, by another temper (rules/cmd/fit).
func (who Mind) RankBy(t mind.Temper, st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	who.temper = (*[numTraits]int16)(t)
	who.Rank(st, seat, moves, scores)
}

var traitNames = [onPlots]string{"Influence", "Yield", "GuardTurn", "GuardTroops", "Swing", "Leader", "Risk", "LastRisk", "Scruple", "Settle", "Invade", "YardPrize", "Sure", "SureTroops", "ShipPrize", "ShipLoss", "FarStrike", "Blockade", "Guard", "LastGuard", "GuardDanger", "Stay", "Siege", "Rally", "FarErrand", "ErrandRisk", "Relief", "Depot", "DepotYard", "Habit", "Urgent", "Build", "Study", "Plot", "Floor", "Carriers", "CarriersLate", "Troops", "TroopsLate", "Aircraft", "SpareTroops", "Station", "Flagship", "Dreadnought", "Cruiser", "Port", "Shipyard", "Platform", "Shield", "Opened", "VoteChance", "Share", "Fight"}

// Traits names the considerations of a temper, plots and technologies last.
func (Mind) Traits() []string {
	list := append([]string{}, traitNames[:]...)
	for p := range numPlots {
		list = append(list, "Plots + "+strconv.Itoa(p))
	}
	for t := range numTechs {
		list = append(list, "Techs + "+strconv.Itoa(t))
	}
	return list
}
