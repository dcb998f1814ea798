package diadochi

import "tyche/rules"

// Ids of the pieces. Each is an index into its table.
type (
	province uint8
	space    uint8
	general  uint8
	card     uint8
	unit     uint8 // a type of combat unit
	fleet    uint8
	royal    uint8 // a member of the royal family
	army     uint8 // an Independent Army
	// place is anywhere a piece can be: outside in a space, inside a Major City, on the way, in a box, or away.
	place uint8
)

const maxSeats = 5

// independents owns the grey PCs and armies (1.2); it stands after the players' seats.
const independents rules.Seat = maxSeats

const nobody = rules.Nobody

// The types of combat units (1.49).
const (
	mercenary unit = iota
	loyal
	elephant
	royalArmy
	silver
	numUnits = iota
)

// spaceKind is the kind of a space (1.11).
type spaceKind uint8

const (
	minorCity spaceKind = iota
	majorCity
	stronghold
	transit
)

// routeKind is the kind of a route (1.18); a land route is at most strait.
type routeKind uint8

const (
	road routeKind = iota
	pass
	strait
	sea
	transMed
)

type routeRow struct {
	a, b space
	kind routeKind
}

// Places. Outside in space s is place(s). Places below numStacks can hold combat units.
const (
	firstInside  place = numSpaces                    // inside Major City m: firstInside+m (see majorIndex)
	marching     place = firstInside + numMajorCities // with the moving Army, by land or sea
	reacting     place = marching + 1                 // with a force that is just intercepting, evading or retreating
	firstBoxed   place = reacting + 1                 // Dispersed Box of seat p: firstBoxed+p
	firstWaiting place = firstBoxed + maxSeats        // beside the Dispersed Box (3.14), or a finished CU on the track
	numStacks          = int(firstWaiting) + maxSeats
)

// Places without combat units.
const (
	inHand      place = place(numStacks) + iota // a Minor General in his owner's hand
	inReserve                                   // a Major General that may be recruited
	inEventPool                                 // a Major General that an event or Turn III brings
	aside                                       // a royal family member beside the map, or with a Dispersed Box of nobody
	gone                                        // dead or out of the game, for good
)

// numMajorCities counts the Major Cities of the map: 28 provinces with one, and Alexandreia.
const numMajorCities = 29

// stack is the combat units in one place; they all belong to one owner (5.18).
type stack struct {
	owner rules.Seat // nobody when empty
	cu    [numUnits]uint8
}

// size counts the combat units.
func (k *stack) size() int {
	return int(k.cu[0]) + int(k.cu[1]) + int(k.cu[2]) + int(k.cu[3]) + int(k.cu[4])
}

// outside returns the place outside in s.
func outside(s space) place { return place(s) }

// inside returns the place inside the Major City s.
func inside(s space) place { return firstInside + place(majorIndex[s]) }

// boxed and waiting return the places beside the map of a seat.
func boxed(p rules.Seat) place   { return firstBoxed + place(p) }
func waiting(p rules.Seat) place { return firstWaiting + place(p) }

// spaceOf returns the space that a place on the map belongs to, or noSpace.
func spaceOf(at place) space {
	switch {
	case at < numSpaces:
		return space(at)
	case at < marching:
		return majors[at-firstInside]
	}
	return noSpace
}

// isInside says whether at is inside a Major City.
func isInside(at place) bool { return at >= firstInside && at < marching }

// isMajor says whether g is a Major General (1.21).
func isMajor(g general) bool { return g < numMajors }

// placeSet is a set of places that can hold combat units.
type placeSet [3]uint64

func (t *placeSet) add(at place)      { t[at>>6] |= 1 << (at & 63) }
func (t *placeSet) remove(at place)   { t[at>>6] &^= 1 << (at & 63) }
func (t *placeSet) has(at place) bool { return t[at>>6]&(1<<(at&63)) != 0 }

// onMap says whether at is a place on the map, outside or inside.
func onMap(at place) bool { return at < marching }
