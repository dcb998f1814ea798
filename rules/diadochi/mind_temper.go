package diadochi

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// judge values a position by a temper.
type judge struct {
	*state
	temper mind.Temper
}

// weigh is a value, as much as a trait makes it count.
func (s judge) weigh(k trait, n int) int { return n * int(s.temper[k]) / 100 }

// veteran is the temper that the numbers of Rank are meant for; he may march back and forth, and what the last traits tell of is nothing to him.
var veteran = evenBut(onBack, onLeader, onCaged, onHunger, onSiegeLoss, onLargest, onGoal, onSea, onForced, onWaver, onMet)

// evenBut is a temper for which some considerations do not count.
func evenBut(without ...trait) mind.Temper {
	t := mind.Even(numTraits)
	for _, k := range without {
		t[k] = 0
	}
	return t
}

// Even is the temper of a veteran.
func (Mind) Even() mind.Temper { return veteran }

// RankBy ranks moves as Rank does, by another temper (rules/cmd/fit).
func (Mind) RankBy(t mind.Temper, st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	judge{st.(*state), t}.rate(moves, scores)
}

// trait is a consideration of Rank.
type trait uint8

// The traits.
const (
	onVP               trait = iota // a VP
	onVPover                        // ... beyond half the goal
	onL                             // L of Makedonia, Pella and the Tomb
	onPC                            // spaces outside all provinces
	onProgressLand                  // progress in a province
	onLoss                          // what another player loses
	onGoalSiege                     // far goals that must be besieged ...
	onGoalFoe                       // ... or where an enemy stands
	onTake                          // taking the space where a march ends
	onTakeSiege                     // besieging it
	onLeave                         // leaving a CU to take a space
	onLeaveCost                     // what that costs
	onKeep                          // CUs kept together
	onHostile                       // the status of a Champion
	onRoyalPrize                    // taking royals,
	onHeirPrize                     // an heir,
	onCartPrize                     // the Cart
	onAttackPrizeWorth              // CUs and generals beaten
	onAttackGain                    // the space where they stood
	onAttackLose                    // CUs and generals at stake
	onAttackLoseFix                 // a defeat, whatever is at stake
	onAttackFix                     // a battle, however it ends
	onTreasure                      // royals and Cart at stake
	onExposure                      // ending a march near stronger enemies
	onPull                          // far goals
	onBurial                        // carrying the Cart to its burial
	onAmbush                        // Strongholds on the way
	onSiegeLift                     // leaving a siege
	onPeril                         // a voyage past fleets
	onClaimOwn                      // a PC placed where a CU would take the space anyway,
	onClaimNear                     // beside an enemy
	onEvent                         // a card for its event,
	onOps                           // for OP,
	onMarch                         // for a Force March
	onFleet                         // improving a fleet
	onRecruit                       // recruiting a general
	onDrill                         // training
	onMuster                        // a mercenary in place of all activations
	onMinor                         // what a Minor General's activation costs
	onActivate                      // what any activation costs
	onSurrenderFix                  // a free siege, whatever it gains
	onIntercept                     // interceptions
	onEvade                         // evasions
	onShelterOwn                    // falling back on one's own CUs
	onMusterMajor                   // new CUs with a Major General,
	onMusterStack                   // with other CUs,
	onMusterGain                    // where there is something to take
	onThreat                        // the threat of a stronger enemy
	onStrength                      // the strength of CUs, as a loss
	onDetach                        // what it costs to send a Subordinate off
	onSortie                        // sorties
	onSiegeNow                      // siege attempts on the march
	onBack                          // going straight back where one came from; nothing for a veteran,
	onLeader                        // nor what a player loses who is about to win,
	onCaged                         // royals in a city that must be besieged,
	onHunger                        // CUs that find no food where a march ends,
	onSiegeLoss                     // CUs that a siege attempt costs,
	onLargest                       // the largest fleet,
	onGoal                          // the VP that win at once,
	onSea                           // the odds of naval battles,
	onForced                        // the Cart within a forced march of others,
	onWaver                         // Royal Army that would not fight, as a loss,
	onMet                           // or who may come between on a march
	onEvents                        // the worth of each card's event
	numTraits          = int(onEvents) + int(numCards)
)

var traitNames = [onEvents]string{"VP", "VPover", "L", "PC", "ProgressLand", "Loss", "GoalSiege", "GoalFoe", "Take", "TakeSiege", "Leave", "LeaveCost", "Keep", "Hostile", "RoyalPrize", "HeirPrize", "CartPrize", "AttackPrizeWorth", "AttackGain", "AttackLose", "AttackLoseFix", "AttackFix", "Treasure", "Exposure", "Pull", "Burial", "Ambush", "SiegeLift", "Peril", "ClaimOwn", "ClaimNear", "Event", "Ops", "March", "Fleet", "Recruit", "Drill", "Muster", "Minor", "Activate", "SurrenderFix", "Intercept", "Evade", "ShelterOwn", "MusterMajor", "MusterStack", "MusterGain", "Threat", "Strength", "Detach", "Sortie", "SiegeNow", "Back", "Leader", "Caged", "Hunger", "SiegeLoss", "Largest", "Goal", "Sea", "Forced", "Waver", "Met"}
