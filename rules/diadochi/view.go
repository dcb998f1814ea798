package diadochi

import "tyche/rules"

// Kinds of Refs: what can be pointed at on the table.
const (
	KindSpace    uint8 = iota + 1 // ID: order of the atlas
	KindProvince                  // ID: order of table 19.8
	KindGeneral                   // 0-19 Major Generals by Seniority, then four Minor Generals a seat
	KindStack                     // combat units in a place; ID: a Place
	KindUnit                      // a type of combat unit
	KindCard                      // 0-63 = cards 1-64, 64 = 47B
	KindFleet
	KindRoyal
	KindCart
	KindTomb
	KindArmy // an Independent Army
	KindSeat
)

// Place is anywhere a piece can be, as in places.go: below 125 outside in the space of that number, then inside the
// Major Cities in their order, then the special places below.
type Place uint8

// The special places.
const (
	Marching     = Place(marching)     // with the moving Army
	Reacting     = Place(reacting)     // with a reacting or retreating force
	FirstBoxed   = Place(firstBoxed)   // Dispersed Box of seat p: FirstBoxed+p
	FirstWaiting = Place(firstWaiting) // waiting beside it
	InHand       = Place(inHand)
	InReserve    = Place(inReserve)
	InEventPool  = Place(inEventPool)
	Aside        = Place(aside)
	Gone         = Place(gone)
)

// Space returns the space of a place on the map and whether the piece is inside its city; ok is false elsewhere.
func (p Place) Space() (s int, insideCity, ok bool) {
	at := spaceOf(place(p))
	return int(at), isInside(place(p)), at != noSpace
}

// The types of combat units, as indices of Stack.Units.
const (
	Mercenary, Loyal, Elephant, RoyalArmy, SilverShields, NumUnits = int(mercenary), int(loyal), int(elephant), int(royalArmy), int(silver), numUnits
)

// Independents is the owner of grey PCs and armies.
const Independents = independents

// Stack is the combat units in one place.
type Stack struct {
	Owner rules.Seat
	Units [numUnits]uint8
}

// Size counts the combat units.
func (k Stack) Size() int { return (&stack{cu: k.Units}).size() }

// SpaceView is what everybody sees in a space.
type SpaceView struct {
	Control                    rules.Seat // owner of the PC, Independents or Nobody
	Siege                      int        // siege points
	Outside, Inside            Stack
	OutsidePlace, InsidePlace  Place // InsidePlace is 0 where there is no inside
	Besieged, Looted, HasTruce bool
}

// GeneralView is what everybody sees of a general; the values are those that hold where he stands now.
type GeneralView struct {
	Owner                                            rules.Seat // Nobody while he is in no Faction
	At                                               Place
	Initiative, Battle, Popularity, Seniority        int
	Major, Commander                                 bool
	Condemned, Festival, Wounded, Oratory, Activated bool
	Helepolis, Engineers, RoyalRoad, Omens           bool
	Spouse                                           rules.Ref // a royal, or nothing
	Daughter                                         int       // 1-3 = Phila, Nikaia, Eurydike; 0 = none
}

// RoyalView is a member of the royal family.
type RoyalView struct {
	Owner   rules.Seat
	At      Place
	Worth   int // legitimacy for whoever controls her or him now
	Husband rules.Ref
}

// FleetView is a fleet marker.
type FleetView struct {
	Owner               rules.Seat
	Strength            int
	Improved, Dispersed bool
}

// PlayerView is what everybody sees of a player.
type PlayerView struct {
	Victory, Legitimacy, Hand, FleetStrength, Units int
	Champion, Usurper, Largest                      bool
	TrainingUnit, TrainingStep                      int // unit type and step on the Training Track, 0 = none
	Boxed, Waiting                                  Stack
	Sources                                         []Source
}

// Source is one line of a player's legitimacy (11.2) or victory points (4.8).
type Source struct {
	Legitimacy bool
	Text       rules.Text
	N          int
}

// CardView is a card whose face the viewer may see.
type CardView struct {
	Ref      rules.Ref
	Number   string
	Band     int // 0 event, 1 bonus, 2 surprise
	OP       int
	Playable bool // as an event or as a surprise, now
}

// MarchView is the activation under way.
type MarchView struct {
	Active, BySea bool
	Seat          rules.Seat
	General       rules.Ref
	At            rules.Ref
	Points        int
	Group         Stack
	Generals      []rules.Ref
	Royals        []rules.Ref
	Cart          bool
	Route         []rules.Ref // a voyage: the ports announced so far
	Escort        []rules.Ref
}

// ReactionView is a force that has just intercepted, and the one being chosen for a reaction.
type ReactionView struct {
	Active   bool // a space has just been entered
	At       rules.Ref
	Force    Stack       // CUs that have intercepted, Owner Nobody if there are none
	Generals []rules.Ref // with them
	Picked   Stack       // CUs that the deciding seat is about to commit; Owner Nobody while it chooses none
}

// View is everything one seat may see.
type View struct {
	Seat                   rules.Seat
	Players                int
	Turn, Round, Rounds    int
	InstantWins            bool // somebody may win before the end in this Turn (17.2)
	LegitimacyCounts       bool // legitimacy can still win, now or in a later Turn (17.4)
	Phase, Segment         int  // as in rules 3.2 and 3.19; 0 = none
	First, Active, Usurper rules.Seat
	Order                  []rules.Seat // turn order of this Game Turn
	Deciding               rules.Seat
	Spaces                 []SpaceView
	Provinces              []rules.Seat // who controls each
	Generals               []GeneralView
	Royals                 []RoyalView
	Fleets                 []FleetView
	Armies                 []Place // Independent Armies
	Cart                   Place
	CartOwner              rules.Seat
	Tomb                   rules.Ref
	Seats                  []PlayerView
	Hand                   []CardView // of the viewer
	Discard                []rules.Ref
	InPlay                 rules.Ref  // the card being resolved
	Shown                  []CardView // cards only this seat is being shown (5, 53)
	DrawPile, FaceDown     int
	Removed                []rules.Ref
	Truces                 [][2]rules.Seat
	March                  MarchView
	Reaction               ReactionView
	Winners                rules.Seats
	Ending                 int // ending as in rules 17, 0 while the game goes on
}
