package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What the texts of the cards ask of the table, in their own words.

// provinceSet is a set of provinces.
type provinceSet uint32

func provincesOf(list ...province) (t provinceSet) {
	for _, p := range list {
		t |= 1 << p
	}
	return t
}

func (t provinceSet) has(p province) bool { return p != noProvince && t>>p&1 != 0 }

// spaces returns the spaces of all the provinces.
func (t provinceSet) spaces() (set spaceSet) {
	for ; t != 0; t &= t - 1 {
		set = set.or(provinceSpaces[bits.TrailingZeros32(uint32(t))])
	}
	return set
}

// The regions that cards name.
var (
	regionGreek    = provincesOf(hellas, peloponnesos, thessalia, krete, karia, lydia, rhodos)
	regionLamian   = provincesOf(hellas, thessalia, peloponnesos)
	regionRebels   = regionLamian | provincesOf(epeiros, makedonia)
	regionIndia    = provincesOf(parthia, media, persis, sousiana, babylonia)
	regionArabia   = provincesOf(koilesyria, syria, aigyptos)
	regionIllyria  = provincesOf(epeiros, makedonia, thessalia, thrake)
	regionOlympias = provincesOf(epeiros, thessalia, makedonia)
	regionTainaron = provincesOf(peloponnesos, krete)
	regionCavalry  = provincesOf(kappadokia, paphlagonia, armenia)
	regionSilver   = provincesOf(kilikia, sousiana, babylonia)
)

func provinceOf(sp space) province { return spaces[sp].province }

// isEnemy says whether owner is a player other than p (1.2); Independents are no enemy of card texts (1.3).
func (s *state) isEnemy(p, owner rules.Seat) bool {
	return owner >= 0 && owner < independents && owner != p
}

// otherPC says whether sp holds a PC that is not p's.
func (s *state) otherPC(p rules.Seat, sp space) bool { return s.pc[sp] != nobody && s.pc[sp] != p }

// cusIn counts the CUs of p in sp, outside and inside.
func (s *state) cusIn(p rules.Seat, sp space) int {
	n := 0
	if k := s.stackAt(outside(sp)); k.owner == p {
		n += k.size()
	}
	if spaces[sp].kind == majorCity {
		if k := s.stackAt(inside(sp)); k.owner == p {
			n += k.size()
		}
	}
	return n
}

// anyCUs says whether sp holds a CU of any side.
func (s *state) anyCUs(sp space) bool { return s.enemyCUs(nobody, sp) }

// generalOfIn says whether p has a general in sp.
func (s *state) generalOfIn(p rules.Seat, sp space) bool {
	if spaces[sp].kind == majorCity && s.generalsAt(inside(sp), p) != 0 {
		return true
	}
	return s.generalsAt(outside(sp), p) != 0
}

// anyGeneral says whether a general of any Faction is in sp.
func (s *state) anyGeneral(sp space) bool { return s.enemyGenerals(nobody, sp) }

// besiegedAt says whether pieces of p at a place are besieged (9.17).
func (s *state) besiegedAt(p rules.Seat, at place) bool {
	return isInside(at) && s.enemyOutside(p, spaceOf(at))
}

// commandsArmy says whether g commands at least one CU on the map, that is, stands for an army in card texts.
func (s *state) commandsArmy(g general) bool {
	at := s.at[g]
	if spaceOf(at) == noSpace {
		return false
	}
	k := s.stackAt(at)
	p := s.ownerOf(g)
	return k.size() > 0 && k.owner == p && s.commanderAt(at, p) == g
}

// armySize counts the CUs that g commands.
func (s *state) armySize(g general) int { return s.stackAt(s.at[g]).size() }

// armyOfIn says whether p has an army in sp.
func (s *state) armyOfIn(p rules.Seat, sp space) bool {
	return s.hasArmyAt(p, outside(sp)) || spaces[sp].kind == majorCity && s.hasArmyAt(p, inside(sp))
}

func (s *state) hasArmyAt(p rules.Seat, at place) bool {
	k := s.stackAt(at)
	return k.owner == p && k.size() > 0 && s.generalsAt(at, p) != 0
}

// myArmy refuses a general who is not the Commander of an unbesieged army of p.
func (s *state) myArmy(p rules.Seat, g general) *rules.Illegal {
	switch {
	case s.ownerOf(g) != p:
		return cardNotYours
	case spaceOf(s.at[g]) == noSpace:
		return cardNotOnMap
	case !s.commandsArmy(g):
		return cardNoArmy
	case s.besiegedAt(p, s.at[g]):
		return cardBesieged
	}
	return nil
}

// myArmyOrGeneral is myArmy, open to a general without CUs as well.
func (s *state) myArmyOrGeneral(p rules.Seat, g general) *rules.Illegal {
	if s.ownerOf(g) == p && spaceOf(s.at[g]) != noSpace && s.stackAt(s.at[g]).size() == 0 {
		if s.besiegedAt(p, s.at[g]) {
			return cardBesieged
		}
		return nil
	}
	return s.myArmy(p, g)
}

// controlsMajor says whether p's PC is on a Major City of the province.
func (s *state) controlsMajor(p rules.Seat, pr province) bool {
	for _, m := range provinces[pr].majors {
		if m != noSpace && s.pc[m] == p {
			return true
		}
	}
	return false
}

// pcsIn counts p's PCs in a province.
func (s *state) pcsIn(p rules.Seat, pr province) int {
	n := 0
	for _, sp := range byProvince[pr] {
		if s.pc[sp] == p {
			n++
		}
	}
	return n
}

// armyInProvince says whether p has an army in a province.
func (s *state) armyInProvince(p rules.Seat, pr province) bool {
	for _, sp := range byProvince[pr] {
		if s.armyOfIn(p, sp) {
			return true
		}
	}
	return false
}

// openReach returns the spaces that an open land path of at most max MP joins to from: no space between the two
// ends holds an enemy or Independent CU.
func (s *state) openReach(p rules.Seat, from space, max int) (reached spaceSet) {
	blocked := s.enemiesIn(p)
	blocked.remove(from)
	var at [8]spaceSet // reached at exactly this cost
	at[0].add(from)
	for cost := range max + 1 {
		fresh := at[cost].without(reached)
		reached = reached.or(fresh)
		for open := fresh.without(blocked); cost < max && !open.empty(); {
			sp := open.next()
			at[cost+1] = at[cost+1].or(oneMP[sp])
			at[cost+2] = at[cost+2].or(twoMP[sp])
		}
	}
	return reached
}

// The refusals that several cards share.
var (
	cardNotYours     = cardRefusal("1.3", "not-yours")
	cardYours        = cardRefusal("1.3", "yours")
	cardNotOnMap     = cardRefusal("1.32", "not-on-map")
	cardNoArmy       = cardRefusal("1.42", "no-army")
	cardBesieged     = cardRefusal("9.17", "besieged")
	cardNotMajor     = cardRefusal("1.21", "not-major-general")
	cardTooFar       = cardRefusal("1.5", "too-far")
	cardTooSmall     = cardRefusal("1.5", "army-too-small")
	cardHoldsCUs     = cardRefusal("1.5", "holds-units")
	cardForeignCUs   = cardRefusal("1.5", "holds-enemy-units")
	cardHoldsGeneral = cardRefusal("1.5", "holds-general")
	cardNotMinorCity = cardRefusal("1.12", "not-minor-city")
	cardNotMajorCity = cardRefusal("1.14", "not-major-city")
	cardTransit      = cardRefusal("1.16", "transit")
	cardNoEnemyPC    = cardRefusal("1.19", "no-enemy-control")
	cardNoOwnPC      = cardRefusal("1.19", "no-own-control")
	cardWrongRegion  = cardRefusal("1.5", "wrong-region")
	cardUsurperMe    = cardRefusal("11.22", "you-usurper")
	cardUsurperHe    = cardRefusal("11.22", "he-usurper")
	cardTooEarly     = cardRefusal("3.3", "too-early")
	cardNoTarget     = cardRefusal("3.29", "no-target")
)

// cardRefusal makes a shared refusal of the card chapter.
func cardRefusal(rule rules.Rule, key string) *rules.Illegal {
	return &rules.Illegal{Rule: rule, Why: rules.Text{Key: "diadochi.why.card." + key}}
}

// noTargets are the refusals of cards for which nothing on the table can be chosen (3.29).
var noTargets = makeNoTargets()

func makeNoTargets() (list [numCards]*rules.Illegal) {
	for c := range list {
		list[c] = &rules.Illegal{Rule: "3.29", Why: rules.Text{Key: "diadochi.why.no-target." + cards[c].id}}
	}
	return list
}
