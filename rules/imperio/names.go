package imperio

import (
	"strconv"
	"strings"

	"tyche/rules"
)

// kindWords are the words of the kinds of things in ids.
var kindWords = [numKinds]string{
	KindSeat: "seat", KindSystem: "system", KindPlanet: "planet", KindUnit: "unit", KindTransport: "transport",
	KindWork: "work", KindTech: "tech", KindAbility: "ability", KindUpgrade: "upgrade", KindPlot: "plot",
	KindEntry: "entry", KindHouse: "house", KindAction: "action", KindProposal: "proposal", KindOffer: "offer",
	KindAnomaly: "anomaly", KindReason: "reason", KindGoods: "goods",
	KindAmount: "amount", KindHull: "hull", KindStance: "stance", KindDoctrine: "doctrine", KindRetreat: "retreat", KindWithdrawal: "withdrawal",
	KindOption: "option",
}

// kindCounts is how many things of each kind there are.
var kindCounts = [numKinds]int{
	KindSeat: maxSeats, KindSystem: numSystems, KindPlanet: 4 * numSystems, KindUnit: numUnits,
	KindTransport: maxTransports + maxSeats, KindWork: numWorks, KindTech: numTechs, KindAbility: numAbilities,
	KindUpgrade: numUpgrades, KindPlot: numPlots, KindEntry: numEntries, KindHouse: numHouses, KindAction: int(numActions),
	KindProposal: maxDocket, KindOffer: maxOffers, KindAnomaly: int(numAnomalies), KindReason: int(numReasons),
	KindGoods: int(numGoods), KindAmount: mostAmount + 1, KindHull: 4, KindStance: int(numStances), KindDoctrine: len(doctrineWords),
	KindRetreat: len(retreatWords), KindWithdrawal: len(withdrawWords), KindOption: len(optionWords),
}

var actionIDs = [numActions]string{"nothing", "construction", "production", "operation", "research", "subterfuge"}

var goodsIDs = [numGoods]string{"resources", "influence", "tech", "planet", "fleet", "passage", "dossier", "vote", "peace"}

// mostAmount is the largest amount that a move names and a Ref points at.
const mostAmount = 255

var optionWords = [...]string{noVote: "none", against: "against", forIt: "for"}

var anomalyIDs = [numAnomalies]string{"system", "black-hole", "asteroids", "ion-storm", "nebula", "void"}

// plainID returns the id of a thing within its kind.
func plainID(r rules.Ref) string {
	if r.Kind >= numKinds || r.ID < 0 || int(r.ID) >= kindCounts[r.Kind] {
		return ""
	}
	switch r.Kind {
	case KindSystem:
		return systemIDs[r.ID]
	case KindPlanet:
		id := systemIDs[r.ID/4]
		if r.ID%4 > 0 {
			id += "-" + strconv.Itoa(int(r.ID%4))
		}
		return id
	case KindUnit:
		return units[r.ID].id
	case KindWork:
		return works[r.ID].id
	case KindTech:
		return techs[r.ID].id
	case KindAbility:
		return abilityIDs[r.ID]
	case KindUpgrade:
		return upgradeIDs[r.ID]
	case KindPlot:
		return plots[r.ID].id
	case KindEntry:
		return entries[r.ID].id
	case KindHouse:
		return houses[r.ID].id
	case KindAction:
		return actionIDs[r.ID]
	case KindAnomaly:
		return anomalyIDs[r.ID]
	case KindReason:
		return reasonIDs[r.ID]
	case KindGoods:
		return goodsIDs[r.ID]
	case KindStance:
		return stanceWords[r.ID]
	case KindDoctrine:
		return doctrineWords[r.ID]
	case KindRetreat:
		return retreatWords[r.ID]
	case KindWithdrawal:
		return withdrawWords[r.ID]
	case KindOption:
		return optionWords[r.ID]
	case KindAmount, KindHull:
		return strconv.Itoa(int(r.ID))
	}
	return strconv.Itoa(int(r.ID) + 1)
}

// Name returns the key of the name of a thing.
func (game) Name(r rules.Ref) string {
	id := plainID(r)
	if id == "" {
		return "imperio.name.nothing"
	}
	if r.Kind == KindTransport && int(r.ID) >= maxTransports {
		return "imperio.name.transport.flagship"
	}
	if r.Kind == KindAmount || r.Kind == KindHull {
		return "imperio.name." + kindWords[r.Kind] // of any number
	}
	if r.Kind == KindOffer {
		id = strconv.Itoa(int(r.ID)%pairOffers + 1) // each pair of Houses counts its own
	}
	return "imperio.name." + kindWords[r.Kind] + "." + id
}

// FindRef reads the id of a thing: systems, planets and technologies by their id alone, everything else as
// "<kind>.<id>" ("seat.2", "unit.cruiser").
func (game) FindRef(id string) (rules.Ref, bool) {
	if kind, rest, dotted := strings.Cut(id, "."); dotted {
		for k := KindNone + 1; k < numKinds; k++ {
			if kindWords[k] == kind {
				return findIn(k, rest)
			}
		}
		return rules.Ref{}, false
	}
	for _, k := range [...]uint8{KindSystem, KindPlanet, KindTech} {
		if r, ok := findIn(k, id); ok {
			return r, true
		}
	}
	return rules.Ref{}, false
}

// findIn looks a plain id up in one kind.
func findIn(kind uint8, id string) (rules.Ref, bool) {
	for i := range kindCounts[kind] {
		if r := (rules.Ref{Kind: kind, ID: int16(i)}); plainID(r) == id {
			return r, true
		}
	}
	return rules.Ref{}, false
}

// Refs to the things of the game.

func seatRef(p rules.Seat) rules.Ref {
	if p < 0 {
		return rules.Ref{}
	}
	return rules.Ref{Kind: KindSeat, ID: int16(p)}
}
func unitRef(u unit) rules.Ref       { return rules.Ref{Kind: KindUnit, ID: int16(u)} }
func workRef(w work) rules.Ref       { return rules.Ref{Kind: KindWork, ID: int16(w)} }
func techRef(t tech) rules.Ref       { return rules.Ref{Kind: KindTech, ID: int16(t)} }
func entryRef(e entry) rules.Ref     { return rules.Ref{Kind: KindEntry, ID: int16(e)} }
func plotRef(p plot) rules.Ref       { return rules.Ref{Kind: KindPlot, ID: int16(p)} }
func actionRef(a action) rules.Ref   { return rules.Ref{Kind: KindAction, ID: int16(a)} }
func abilityRef(a ability) rules.Ref { return rules.Ref{Kind: KindAbility, ID: int16(a)} }
func upgradeRef(u upgrade) rules.Ref { return rules.Ref{Kind: KindUpgrade, ID: int16(u)} }

func goodsRef(k verb) rules.Ref { return rules.Ref{Kind: KindGoods, ID: int16(k)} }

// systemRef names a hex by the name its system bears.
func (s *state) systemRef(h hex) rules.Ref {
	if h >= maxHexes || s.name[h] == noSystem {
		return rules.Ref{}
	}
	return rules.Ref{Kind: KindSystem, ID: int16(s.name[h])}
}

// planetRef names a planet: by its system alone if it is the only one there.
func (s *state) planetRef(p planet) rules.Ref {
	if p >= maxPlanets || s.name[hexOf(p)] == noSystem {
		return rules.Ref{}
	}
	id := int16(s.name[hexOf(p)]) * 4
	if s.count[hexOf(p)] > 1 {
		id += int16(p%3) + 1
	}
	return rules.Ref{Kind: KindPlanet, ID: id}
}

// hexFor returns the hex of a system operand, or noHex.
func (s *state) hexFor(n int16) hex { return s.hexNamed[n] }

// planetFor returns the planet of an operand, or noPlanet when there is none of that name on this map.
func (s *state) planetFor(n int16) planet {
	h, i := s.hexNamed[n/4], uint8(n%4)
	switch {
	case h == noHex:
		return noPlanet
	case i == 0 && s.count[h] == 1:
		return firstPlanet(h)
	case i > 0 && s.count[h] > 1 && i <= s.count[h]:
		return firstPlanet(h) + planet(i) - 1
	}
	return noPlanet
}
