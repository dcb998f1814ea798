package diadochi

import "tyche/rules"

// activationFlags change what an activation may do (5.5).
type activationFlags uint8

const (
	noIntercept  activationFlags = 1 << iota // it cannot be intercepted (cards 22 and 27)
	noStronghold                             // Strongholds do not ambush it (card 22)
	noSiege                                  // no siege attempts (card 22)
	landOnly                                 // no naval movement (cards 22 and 27)
	cartFree                                 // the Cart does not limit it to 3 MP (card 27)
	withCart                                 // the Cart goes along from the start (card 27)
)

// march is the activation under way (5.1). The moving pieces stand at the place marching.
type march struct {
	on        bool // whether an activation is under way
	seat      rules.Seat
	general   general // the activated general
	at        space   // the space the group is in; at sea, its Port
	from      space   // the space entered from, noSpace before the first step; after landing the port of embarkation
	base      place   // where pieces are picked up and dropped: outside or inside at
	home      place   // base when the activation began, or when the voyage began
	points    uint8   // MP left
	landOnlyP uint8   // of these, MP that are good for land movement and sieges only (card 9)
	spent     uint8   // MP spent, for 13.4
	flags     activationFlags
	stopped   bool // it may do nothing more (5.16)
	byLand    bool // has moved by land in this activation
	bySea     bool // has come ashore in this activation, so it never sails again (8.7)
	atSea     bool // the voyage is under way
	entered   bool // stands in a space entered in this activation by land: leaving a Stronghold it is ambushed (5.22)
	cart      bool // the Cart has moved in this activation (13.4)
	dropped   uint64
	droppedR  uint8 // royals dropped off (5.10a)
	droppedC  bool  // the Cart
}

// entry is the space just entered and the reactions to it (5.15).
type entry struct {
	on           bool
	seat         rules.Seat // the mover, or independents
	army         army       // the Independent Army that entered
	sp, from     space
	landed       bool       // he disembarked
	interceptor  rules.Seat // whose interception succeeded, or nobody
	intercepting uint64     // generals who intercepted with success
	heldBefore   bool       // the interceptor had CUs there before (11.19 d)
	fled         bool       // the mover has evaded back: whatever stays fights
	sure         uint64     // generals whose next try succeeds without a die (card 60)
	triedInside  rules.Seats
}

// side is one side of a land battle.
type side struct {
	seat       rules.Seat // independents for Independent Armies
	at         place      // where his pieces are
	armies     uint8      // Independent Armies, as bits
	general    general    // in command when the battle began, or noGeneral
	dice       [2]int8    // as modified
	strength   uint8
	prestige   uint8
	score      uint8
	result     uint8 // attrition result
	wavering   bool  // his RA do not fight (7.6)
	threeDice  bool  // card 55
	noSilver   bool  // card 47B: the Silver Shields take no part
	elephantIn bool  // result has an "e"
}

// battle is the land battle under way.
type battle struct {
	on     bool
	sp     space
	sides  [2]side // attacker, defender
	sortie bool
	landed bool
	from   place  // where the attacker retreats to
	winner int8   // 0, 1 or -1 for a draw
	margin uint8  // difference of the scores
	check  uint64 // generals who have still to be checked for leader loss
	fought bool   // dice were thrown
}

// maxPorts bounds a route: no voyage has more than 8 MP.
const maxPorts = 9

// portCall is what is announced for one Port of a route (8.13).
type portCall struct {
	sp                    space
	take, drop            [numUnits]uint8
	takeGeneral, dropThem uint64
	takeRoyal, dropRoyal  uint8
	takeCart, dropCart    bool
	cost                  uint8
	interceptors          rules.Seats // whose fleets wait here
}

// voyage is the naval movement announced or under way.
type voyage struct {
	on        bool
	ports     uint8 // in route, with the port of embarkation as route[0]
	next      uint8 // the Port under way
	cost      uint8
	route     [maxPorts]portCall
	aboard    [numUnits]uint8 // as announced, after the last Port
	generals  uint64
	royals    uint8
	cart      bool
	escort    uint16
	committed [maxSeats]uint16 // fleets of interceptors
	cleared   bool             // card 50: no interception any more
	calledOff bool             // card 50: back to the port of embarkation, the MP are kept
	ended     bool             // card 51, or a lost battle: back to the port of embarkation
	scores    [2]uint8
}

// assault is the siege attempt under way.
type assault struct {
	on        bool
	sp        space
	seat      rules.Seat
	general   general // who leads it
	at        place   // where the besiegers stand
	surrender bool    // in the Surrender Segment
	bonus     int8    // card 49
	losses    uint8
	fallen    bool
}

// mark says that n CUs of a type in a place have done something already. CUs without a mark are fresh.
type mark struct {
	at   place
	u    unit
	n    uint8
	tags markTags
}

const maxMarks = 48
