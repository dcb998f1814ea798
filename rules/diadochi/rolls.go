package diadochi

import "tyche/rules"

// rolls names what dice are thrown for, by the event that tells them.
var rolls = map[uint8]string{
	EvActivated: "movement", EvIntercepts: "interception", EvEvades: "evasion", EvElephants: "elephants", EvBattleDice: "battle",
	EvLeaderCheck: "leaders", EvAttrition: "attrition", EvAmbushed: "attrition", EvNavalDice: "naval", EvSiegeRoll: "siege", EvCardRoll: "cards",
}

// RollParts is in how many parts of a point Rolled counts what dice owe, and dieFaces how many faces they have.
const RollParts, dieFaces = 2, 6

// Rolled returns what an event's dice were thrown for, how many there were, what they showed together, as they fell, and how many halves of a
// point so many dice show on average; no dice if it tells of none. Whose they are is the event's Seat.
func Rolled(e rules.Event) (what string, dice, sum, owed int) {
	what, known := rolls[e.Verb]
	if !known {
		return "", 0, 0, 0
	}
	for _, face := range e.Dice {
		if face == 0 {
			break
		}
		dice++
	}
	if e.Verb == EvBattleDice { // two more tell what battle factors made of them (7.13)
		dice = max(dice-2, 0)
	}
	for _, face := range e.Dice[:dice] {
		sum += int(face)
	}
	return what, dice, sum, dice * (dieFaces + 1)
}
