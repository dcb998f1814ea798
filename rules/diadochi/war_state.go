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
	on      bool // whether an activation is under way
	seat    rules.Seat
	general general // the activated general
	at      space   // the space the group is in; at sea, its Port
	base    place   // where pieces are picked up and dropped: outside or inside at
	home    place   // the place embarked from in this activation (8.27)
	points  uint8   // MP left
	onLand  uint8   // of these, MP that are good for land movement and sieges only (card 9)
	spent   uint8   // MP spent (13.4)
	flags   activationFlags
	stopped bool   // it may do nothing more (5.16)
	landed  bool   // has come ashore in this activation, so it never sails again (8.7)
	atSea   bool   // the voyage is under way
	entered bool   // stands in a space entered by land: leaving a Stronghold it is ambushed (5.22)
	cart    bool   // the Cart has moved in this activation (13.4)
	left    uint64 // generals dropped off (5.10a)
	leftR   uint8  // royals dropped off
	leftC   bool   // the Cart dropped off
}

// entry is the space just entered and the reactions to it (5.15).
type entry struct {
	on          bool
	seat        rules.Seat // the mover's, or independents
	army        army       // the Independent Army that entered
	sp, from    space      // from: where he came from; after landing the port of embarkation
	landed      bool       // he disembarked
	fled        bool       // the mover has gone back; whatever stays fights
	heldBefore  bool       // the interceptor had CUs there before (11.19 d)
	interceptor rules.Seat // whose interception succeeded: a player, independents or nobody
	sure        uint64     // generals whose next try succeeds without a die (card 60)
	picked      force      // the force being chosen for a reaction
}

// side is one side of a land battle.
type side struct {
	seat      rules.Seat // independents for Independent Armies
	at        place      // where his pieces are
	armies    uint8      // Independent Armies, as bits
	general   general    // in command when the dice were thrown, or noGeneral
	dice      [2]int8    // as modified
	strength  uint8
	prestige  uint8
	score     uint8
	wavering  bool // his RA do not fight (7.6)
	threeDice bool // card 55
	noSilver  bool // card 47B: the Silver Shields take no part
}

// battle is the land battle under way. It keeps its result until the next one.
type battle struct {
	on     bool
	sp     space
	sides  [2]side // attacker, defender
	sortie bool
	fought bool   // dice were thrown
	from   place  // where the attacker retreats to (7.22)
	winner int8   // 0, 1 or draw
	margin uint8  // difference of the scores
	result uint8  // the loser's attrition result (7.20)
	check  uint64 // generals still to be checked for leader loss
}

// draw is the winner of a battle with equal scores (7.14).
const draw int8 = -1

// maxPorts bounds a route with its port of embarkation: nobody has more than 4 MP at sea (5.4, 5.5).
const maxPorts = 6

// portCall is what is announced for one Port of a route (8.13).
type portCall struct {
	sp                       space
	take, drop               [numUnits]uint8
	takeGeneral, dropGeneral uint64
	takeRoyal, dropRoyal     uint8
	takeCart, dropCart       bool
}

// voyage is the naval movement announced or under way.
type voyage struct {
	on        bool
	ports     uint8 // Ports in route; route[0] is the port of embarkation
	next      uint8 // the Port under way
	cost      uint8 // MP of the whole route
	route     [maxPorts]portCall
	aboard    force // as announced, after the last Port
	cart      bool  // likewise
	inside    bool  // he will disembark inside his besieged city (9.22)
	escort    uint16
	committed [maxSeats]uint16 // fleets of interceptors ...
	where     [maxSeats]uint8  // ... and the Port of the route where they wait, 0 = none
	cleared   bool             // card 50: no interception any more
	calledOff bool             // card 50: back to the port of embarkation, the MP are kept
	ended     bool             // card 51, or a lost battle: back to the port of embarkation
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
}

// mark says that n CUs of a type in a place have done something already. CUs without a mark are fresh.
type mark struct {
	at   place
	u    unit
	n    uint8
	tags markTags
}

const maxMarks = 48
