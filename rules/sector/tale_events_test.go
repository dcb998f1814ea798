package sector

import (
	"strings"
	"testing"

	"tyche/rules"
)

// TestTaleOfEventCards tells each event card; seat 1 plays it.
func TestTaleOfEventCards(t *testing.T) {
	for _, c := range []struct{ id, lines, play, want string }{
		{"e01", "", "", `
			event-played 1 event.e01 !
			workers 1 1/1`},
		{"e02", "", "", `
			event-played 1 event.e02 !
			tokens 1 2/0`},
		{"e03", "route ashmere-lowmarrow short", "1 ship ashmere-lowmarrow", `
			event-played 1 event.e03 !
			transport 1 to route.ashmere-lowmarrow`},
		{"e04", "", "1 put deckhand ashmere-1, 1 done", `
			event-played 1 event.e04 !
			unit-placed 1 unit.deckhand to area.ashmere-1 1/0`},
		{"e05", "", "", `
			event-played 1 event.e05 !
			card-drawn 1 ?
			card-drawn 1 ?
			card-drawn 1 ?
			cards-drawn 1 3/0`},
		{"e06", "", "", `
			event-played 1 event.e06 !
			points 1 1/1`},
		{"e07", "units 1 ashmere-1 deckhand 1", "1 move deckhand ashmere-1 ilvane-1", `
			event-played 1 event.e07 !
			moved 1 unit.deckhand from area.ashmere-1 to area.ilvane-1 1/1
			taken 1 to area.ilvane-1`},
		{"e08", "", "", `
			event-played 1 event.e08 !
			tokens 1 2/1`},
		{"e09", "hand 2 t01 t01", "1 seat 2, 1 done", `
			event-played 1 event.e09 !
			peeks 1 seat.2
			peeked 1 card.t01 1/0 ?
			peeked 1 card.t01 1/0 ?
			card-drawn 1 ?
			cards-drawn 1 1/0`},
		{"e10", "card 1 ashmere-1 0", "1 card ashmere-1", `
			event-played 1 event.e10 !
			vein 1 resource.ashmere-1`},
		{"e11", "units 1 ashmere-1 deckhand 1", "1 move deckhand ashmere-1 ashmere-2", `
			event-played 1 event.e11 !
			moved 1 unit.deckhand from area.ashmere-1 to area.ashmere-2 1/1
			taken 1 to area.ashmere-2`},
		{"e12", "", "1 seat 2", `
			event-played 1 event.e12 !
			tokens 1 2/0
			tokens 2 2/0`},
		{"e13", "route ashmere-ilvane short\nroute coldharrow-ilvane short 2\nunits 1 ilvane-1 deckhand 1", "1 cut coldharrow-ilvane 2", `
			event-played 1 event.e13 !
			transport-lost 2 from route.coldharrow-ilvane`},
		{"e14", "", "1 seat 2", `
			event-played 1 event.e14 !
			stopped 2 2/0`},
		{"e15", "units 2 lowmarrow-1 minnow 2 quillback 1", "1 area lowmarrow-1, 2 lose quillback", `
			event-played 1 event.e15 !
			unit-lost 2 unit.quillback from area.lowmarrow-1 1/0`},
		{"e16", "", "1 put harpooner ashmere-1", `
			event-played 1 event.e16 !
			unit-placed 1 unit.harpooner to area.ashmere-1 1/0`},
		{"e17", "units 1 ilvane-1 deckhand 1", "1 base ilvane-1", `
			event-played 1 event.e17 !
			base-built 1 to area.ilvane-1`},
		{"e18", "route ashmere-lowmarrow short\nroute coldharrow-lowmarrow short\nroute coldharrow-ilvane short\nroute ashmere-ilvane short\nroute ashmere-coldharrow long", "1 shift ashmere-coldharrow coldharrow lowmarrow", `
			event-played 1 event.e18 !
			route-shifted 1 from route.ashmere-lowmarrow to route.ashmere-coldharrow
			route-shifted 1 from route.ashmere-coldharrow to route.ashmere-lowmarrow`},
		{"e18", "route ashmere-ilvane short\nroute coldharrow-ilvane short\nroute karst-lowmarrow short\nroute ashmere-karst long 1", "1 shift ashmere-karst karst lowmarrow", `
			event-played 1 event.e18 !
			route-shifted 1 from route.ashmere-karst to route.ashmere-lowmarrow`},
		{"e19", "", "", `
			event-played 1 event.e19 !
			points 1 1/1`},
		{"e20", "tech 2 tt1", "1 seat 2", `
			event-played 1 event.e20 !
			tokens 1 1/1`},
		{"e21", "", "", `
			event-played 1 event.e21 !
			workers 1 2/1`},
		{"e22", "", "1 build foundry", `
			event-played 1 event.e22 !
			building 1 building.foundry`},
		{"e22", "built 1 yard mast", "1 module mast", `
			event-played 1 event.e22 !
			module 1 module.mast 2/0`},
		{"e23", "", "1 put harpooner ashmere-1, 1 done", `
			event-played 1 event.e23 !
			unit-placed 1 unit.harpooner to area.ashmere-1 1/0`},
		{"e24", "units 2 ashmere-2 minnow 1", "1 area ashmere-2", `
			event-played 1 event.e24 !
			withdraws 2 unit.minnow from area.ashmere-2 to area.ashmere-3
			taken 2 to area.ashmere-2 3/0
			taken 2 to area.ashmere-3`},
		{"e24", "units 2 ashmere-2 minnow 1\nunits 1 ashmere-3 deckhand 1", "1 area ashmere-2", `
			event-played 1 event.e24 !
			unit-lost 2 unit.minnow from area.ashmere-2 1/0
			taken 2 to area.ashmere-2 3/0`},
		{"e25", "", "1 put harpooner ashmere-1, 1 done", `
			event-played 1 event.e25 !
			unit-placed 1 unit.harpooner to area.ashmere-1 1/0`},
		{"e26", "card 2 coldharrow-1 2", "1 card coldharrow-1", `
			event-played 1 event.e26 !
			card-lost 2 resource.coldharrow-1 2/0`},
		{"e27", "points 2 3\nunits 2 lowmarrow-1 minnow 2", "1 area lowmarrow-1", `
			event-played 1 event.e27 !
			unit-lost 2 unit.minnow from area.lowmarrow-1 1/0`},
		{"e28", "", "", `
			event-played 1 event.e28 !
			points 1 2/2`},
		{"e29", "units 2 ilvane-1 minnow 2\nunits 1 ilvane-2 deckhand 1", "1 area ilvane-1, 1 put deckhand ilvane-3", `
			event-played 1 event.e29 !
			unit-lost 2 unit.minnow from area.ilvane-1 1/0
			unit-placed 1 unit.deckhand to area.ilvane-3 1/0
			taken 1 to area.ilvane-3`},
		{"e30", "", "", `
			event-played 1 event.e30 !
			tokens 1 4/0`},
		{"e31", "hand 1 g01\nhand 2 t01 t07", "2 discard t01", `
			event-played 1 event.e31 !
			discarded 2 card.t01 !
			card-drawn 1 ?
			card-drawn 1 ?
			card-drawn 1 ?
			cards-drawn 1 3/0`},
		{"e32", "base 1 ilvane-1", "", `
			event-played 1 event.e32 !
			points 1 2/2`},
		{"e33", "route ashmere-ilvane short 1 2", "1 route ashmere-ilvane", `
			event-played 1 event.e33 !
			transport-lost 1 from route.ashmere-ilvane
			transport-lost 2 from route.ashmere-ilvane`},
		{"e15", "", "", `
			event-played 1 event.e15 !
			no-effect 1 event.e15`},
		{"e29", "units 2 ilvane-1 quillback 1 minnow 1\nunits 1 ilvane-2 deckhand 1", "1 area ilvane-1, 2 lose quillback, 1 done", `
			event-played 1 event.e29 !
			unit-lost 2 unit.quillback from area.ilvane-1 1/0`},
	} {
		t.Run(c.id, func(t *testing.T) {
			b := set(t, strings.Split(c.lines, "\n")...)
			b.tells(c.id+" "+c.play, func() {
				b.event(c.id)
				for _, w := range strings.Split(c.play, ", ") {
					if w != "" {
						b.play(rules.Seat(w[0]-'1'), w[2:])
					}
				}
			}, c.want)
		})
	}
}
