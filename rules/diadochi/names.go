package diadochi

import (
	"strconv"
	"strings"

	"tyche/rules"
)

// Ids of the pieces, as positions and moves write them, and the keys of their names.

var unitIDs = [numUnits]string{mercenary: "mercenary", loyal: "loyal", elephant: "elephant", royalArmy: "royal-army", silver: "silver"}

// generalID returns the id of a general; Minor Generals are "minor-<seat>-<number>", from 1.
func generalID(g general) string {
	if isMajor(g) {
		return generals[g].id
	}
	i := int(g - numMajors)
	return "minor-" + strconv.Itoa(i/4+1) + "-" + strconv.Itoa(i%4+1)
}

// placeWords are the ids of places that are no space.
var placeWords = [gone + 1]string{
	marching: "marching", reacting: "reacting", inHand: "hand", inReserve: "reserve", inEventPool: "pool", aside: "aside", gone: "gone",
}

// placeID returns the id of a place: "pella", "pella/in", "box-1", "waiting-1".
func placeID(at place) string {
	switch {
	case at < numSpaces:
		return spaces[at].id
	case isInside(at):
		return spaces[spaceOf(at)].id + "/in"
	case at >= firstBoxed && at < firstWaiting:
		return "box-" + strconv.Itoa(int(at-firstBoxed)+1)
	case at >= firstWaiting && int(at) < numStacks:
		return "waiting-" + strconv.Itoa(int(at-firstWaiting)+1)
	}
	return placeWords[at]
}

// findPlace reads what placeID wrote.
func findPlace(id string) (place, bool) {
	for at := range gone + 1 {
		if placeID(at) == id {
			return at, true
		}
	}
	return 0, false
}

// kindWords are the words of the kinds of Refs, in keys of names and in ids of those that are not unique alone.
var kindWords = [...]string{
	KindSpace: "space", KindProvince: "province", KindGeneral: "general", KindStack: "stack", KindUnit: "unit",
	KindCard: "card", KindFleet: "fleet", KindRoyal: "royal", KindCart: "cart", KindTomb: "tomb", KindArmy: "army",
	KindSeat: "seat",
}

// count is how many things of each kind there are.
var kindCounts = [...]int{
	KindSpace: numSpaces, KindProvince: numProvinces, KindGeneral: numGenerals, KindStack: numStacks, KindUnit: numUnits,
	KindCard: numCards, KindFleet: numFleets, KindRoyal: numRoyals, KindCart: 1, KindTomb: 1, KindArmy: numArmies,
	KindSeat: maxSeats + 1,
}

// plainID returns the id of a thing within its kind.
func plainID(r rules.Ref) string {
	if int(r.Kind) >= len(kindCounts) || r.ID < 0 || int(r.ID) >= kindCounts[r.Kind] {
		return ""
	}
	switch r.Kind {
	case KindSpace:
		return spaces[r.ID].id
	case KindProvince:
		return provinces[r.ID].id
	case KindGeneral:
		return generalID(general(r.ID))
	case KindStack:
		return placeID(place(r.ID))
	case KindUnit:
		return unitIDs[r.ID]
	case KindCard:
		return cards[r.ID].id
	case KindFleet:
		return fleets[r.ID].id
	case KindRoyal:
		return royalIDs[r.ID]
	case KindArmy:
		return armies[r.ID].id
	case KindSeat:
		return strconv.Itoa(int(r.ID) + 1)
	}
	return kindWords[r.Kind]
}

// Name returns the key of the name of a thing. A stack is called by its space.
func (game) Name(r rules.Ref) string {
	id := plainID(r)
	if id == "" {
		return "diadochi.name.nothing"
	}
	switch r.Kind {
	case KindStack:
		if sp := spaceOf(place(r.ID)); sp != noSpace {
			return "diadochi.name.space." + spaces[sp].id
		}
		return "diadochi.name.place." + strings.TrimRight(id, "-12345")
	case KindCart, KindTomb:
		return "diadochi.name." + id
	case KindGeneral:
		if !isMajor(general(r.ID)) {
			return "diadochi.name.general.minor"
		}
	}
	return "diadochi.name." + kindWords[r.Kind] + "." + id
}

// FindRef reads the id of a thing: spaces, generals, royals and Independent Armies by their id alone, everything else
// as "<kind>.<id>" ("province.rhodos", "fleet.rhodos", "card.fog", "stack.pella/in").
func (game) FindRef(id string) (rules.Ref, bool) {
	kind, rest, dotted := strings.Cut(id, ".")
	for k, word := range kindWords {
		switch {
		case word == "":
		case dotted && word == kind:
			return findIn(uint8(k), rest)
		case dotted:
		case uint8(k) == KindCart && id == word, uint8(k) == KindTomb && id == word:
			return rules.Ref{Kind: uint8(k)}, true
		case uint8(k) == KindSpace, uint8(k) == KindGeneral, uint8(k) == KindRoyal, uint8(k) == KindArmy:
			if r, ok := findIn(uint8(k), id); ok {
				return r, true
			}
		}
	}
	return rules.Ref{}, false
}

// findIn looks a plain id up in one kind.
func findIn(kind uint8, id string) (rules.Ref, bool) { return book.Find(kind, id) }
