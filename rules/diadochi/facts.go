package diadochi

import "tyche/rules"

// Facts that a table shows and that never change.

// IsStep says whether m is one step of a march by land (5.8).
func IsStep(m rules.Move) bool { return m.Verb == stepVerb }

// IsSail says whether m takes a voyage to its first or its next Port (8.1).
func IsSail(m rules.Move) bool { return m.Verb == sailVerb }

// ForItsText says whether the card of an EvCardPlayed was played for what it says, as an event or as a Surprise, and not for its points.
func ForItsText(e rules.Event) bool { return e.N == 0 || e.N == 4 }

// IsBonus says whether a card has its points besides its event (3.27).
func IsBonus(card rules.Ref) bool {
	return card.Kind == KindCard && card.ID >= 0 && int(card.ID) < int(numCards) && cards[card.ID].band == bonusBand
}

// ArmyStrength returns the Combat Strength of an Independent Army (10.2).
func ArmyStrength(a int) int { return int(armies[a].strength) }

// ArmyValues returns Initiative, Combat Strength and Battle Factor of an Independent Army (10.2).
func ArmyValues(a int) (initiative, strength, battle int) {
	r := &armies[a]
	return int(r.initiative), int(r.strength), int(r.battle)
}

// ForageLimit returns how many CUs a space feeds (3.42).
func ForageLimit(s int) int {
	if spaces[s].kind == transit {
		return 3
	}
	return 8
}

// SiegePointsNeeded returns what a siege of the space needs (9.9); 0 where a siege is not possible.
func SiegePointsNeeded(s int, control rules.Seat) int {
	switch {
	case control == nobody || spaces[s].kind == transit:
		return 0
	case spaces[s].kind == majorCity:
		return 3
	case control != independents:
		return 0
	case spaces[s].kind == stronghold:
		return 2
	}
	return 1
}

// ProvinceOf returns the province of a space, or -1.
func ProvinceOf(s int) int {
	if p := spaces[s].province; p != noProvince {
		return int(p)
	}
	return -1
}

// ProvinceWorth returns the victory points of a province (19.8).
func ProvinceWorth(p int) int { return int(provinces[p].vp) }

// IsMajorCity says whether a space is a Major City (1.14).
func IsMajorCity(s int) bool { return spaces[s].kind == majorCity }

// HoldsMarker says whether a PC can lie in a space: in all but Transit Points (1.16).
func HoldsMarker(s int) bool { return spaces[s].kind != transit }

// LegitimacyGoal is the legitimacy that wins at once (17.3).
const LegitimacyGoal = legitimacyGoal

// LeastBesiegers is how many CUs an attempt at a siege takes (9.2).
const LeastBesiegers = leastBesiegers

// ProvinceGoal returns the VP that win at once with so many seats (17.5).
func ProvinceGoal(seats int) int { return provinceGoal[seats] }

// SiegeModifier returns the city's siege modifier (9.13).
func SiegeModifier(s int) int { return int(spaces[s].siege) }

// IsPort says whether a space is a Port (1.17).
func IsPort(s int) bool { return spaces[s].port }

// Way is a route out of a space: the MP it costs by land and by sea (5.8), 0 where it cannot be gone so.
type Way struct{ To, Land, Sea int }

// WaysFrom lists the routes out of a space.
func WaysFrom(s int) []Way {
	var list []Way
	for _, l := range links[s] {
		w := Way{To: int(l.to), Sea: sailing(l, space(s))}
		if l.kind <= strait {
			w.Land = int(routeCost[l.kind])
		}
		list = append(list, w)
	}
	return list
}

// Majors is the number of Major Generals; generals from there on are Minor Generals.
const Majors = numMajors

// CardFace returns what is printed on a card, whoever holds it.
func CardFace(c int) CardView {
	row := &cards[c]
	return CardView{Ref: rules.Ref{Kind: KindCard, ID: int16(c)}, Number: row.number, Band: int(row.band), OP: int(row.op)}
}

// ResolvesRevealed says whether the event of a card takes effect when it is turned up at the end of a Round (3.44).
func ResolvesRevealed(c int) bool { return resolvesRevealed(card(c)) }

// BattleWorth returns the strength of a CU of a type in battle (7.9); 0 for elephants, which roll for theirs.
func BattleWorth(unit int) int { return int(battleWorth[unit]) }

// BattleScore looks up a total of two dice, 2 to 12, in a column of the Battle Table (19.3).
func BattleScore(total, column int) int { return int(battleTable[total-2][column]) }

// BattleColumns is the number of columns of the Battle Table.
const BattleColumns = len(battleBands)

// BattleColumn returns the column of a strength.
func BattleColumn(strength int) int { return int(battleColumn[min(strength, len(battleColumn)-1)]) }

// BattleBand returns the strengths that a column stands for; the last one has no end and returns 0 for it.
func BattleBand(column int) (from, to int) {
	if column == BattleColumns-1 {
		return int(battleBands[column]), 0
	}
	return int(battleBands[column]), int(battleBands[column+1]) - 1
}

// SiegeResults is the number of columns of the Siege Table; the first and last stand for all below and above.
const SiegeResults = len(siegeTable)

// SiegeResult returns what a modified die yields (19.5): siege points, and CUs that the besieger loses.
func SiegeResult(total int) (points, losses int) {
	p, l := siegeResult(total)
	return int(p), int(l)
}
