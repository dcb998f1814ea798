package imperio

import "tyche/rules"

// battle is a space battle under way (13).
type battle struct {
	on       bool
	at       hex
	from     hex // where the attacker came from
	round    uint8
	attacker rules.Seat
	defender rules.Seat
	sides    [2]side // attacker, defender
	raid     fleet   // the attacker's ships but transports and Flagship
}

// side is one side of a battle.
type side struct {
	orphans  uint8 // Aircraft whose transport is lost
	locator  uint8 // hits that must go to non-Aircraft (F01)
	hits     uint8 // other hits to assign
	retreats bool
	to       hex // of the retreat
}

// arena is the Operation under way.
type arena struct {
	on       bool
	seat     rules.Seat
	stopped  uint32        // detachments stopped by Sow Chaos or a prohibition
	handled  uint64        // tasks of the end that were carried out, or told why not
	contests uint64        // hexes where a battle is due
	entered  [maxHexes]hex // whence the attacker entered a contested hex; noHex when none
}
