package sector

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/packed"
)

// TestWordsOfPositions demands that a position is written in the words in which it was read.
func TestWordsOfPositions(t *testing.T) {
	text := `players 3
scenario charted
options overwork
faction 1 ember ashmere
faction 2 reef coldharrow
faction 3 dawn edder
route ashmere-ilvane short 1 2
route coldharrow-ilvane short
route edder-ilvane long 3
round 3 phase execution first 2
units 1 ashmere-1 deckhand 2 crawler 1
base 1 ashmere-1
mark vein ashmere-1
mark strained ashmere-1
base 2 coldharrow-1
mark exhausted coldharrow-3
units 3 edder-2 brickward 1
units 2 ilvane-1 minnow 2
mark vein ilvane-3
card 1 ashmere-1 2
card 1 ashmere-2 0
workers 1 pool 4 away 1 mine 2 well 1
tokens 1 cargo 2 study 1
points 1 7
built 1 yard skydock storehouse storehouse mast
tech 1 gt2 gt6
hand 1 g01 g01 g07
discard 1 g02 g12
drawn 1 2 0 0
card 2 coldharrow-1 1
workers 2 pool 3 away 0 mine 0 well 0
tokens 2 cargo 0 study 0
points 2 0
built 2 shallows
tech 2
hand 2
discard 2
drawn 2 0 1 0
workers 3 pool 0 away 0 mine 0 well 0
tokens 3 cargo 0 study 0
points 3 0
built 3 kiln-hall
tech 3
hand 3
discard 3
drawn 3 0 0 0
order 1 gold-build ashmere
order 2 research ilvane
order 1 build ashmere
deck 0 9 7
beacons 1
`
	st, err := Game.SetPosition(text)
	if err != nil {
		t.Fatal(err)
	}
	written, _, _ := strings.Cut(Game.Position(st), exactWord)
	prove.Is(t, "the words", written, text)
}

// TestBytesOfNoPosition packs what cannot be a position, each with its right checksum.
func TestBytesOfNoPosition(t *testing.T) {
	pack := func(change func(s *state)) error {
		s := set(t, "units 1 ashmere-1 deckhand 2", "round 1 phase execution first 1", "order 1 build ashmere").s
		change(s)
		return bareState(2, 0, 0).LoadBinary(s.AppendBinary(nil))
	}
	frames := func(n uint8) func(*state) {
		return func(s *state) {
			for s.depth = 0; s.depth < min(n, maxFrames); s.depth++ {
				s.frames[s.depth] = frame{kind: inTurn, seat: 0}
			}
			s.depth = n
		}
	}
	for what, change := range map[string]func(*state){
		"no change":        func(*state) {},
		"as many frames":   frames(maxFrames),
		"as many routes":   func(s *state) { s.routeCount = maxRoutes },
		"as many orders":   func(s *state) { s.tokenCount = maxTokens },
		"the last seat":    func(s *state) { s.first = 1 },
		"the last faction": func(s *state) { s.seats[0].faction = numFactions - 1 },
		"no faction":       func(s *state) { s.seats[0].faction = noFaction },
		"the last planet":  func(s *state) { s.seats[0].home = numPlanets - 1 },
		"no planet":        func(s *state) { s.seats[0].home = noPlanet },
		"twelve in supply": func(s *state) { s.seats[0].supply[5] = 12 },
		"three cards": func(s *state) {
			s.seats[0].pile[0], s.seats[0].hand[1], s.seats[0].discard[2], s.seats[0].aside[3] = 3, 3, 3, 3
		},
		"the last order":  func(s *state) { s.tokens[0].order = numOrders - 1 },
		"an order played": func(s *state) { s.tokens[0].at = noPlanet },
		"the last kind":   func(s *state) { s.frames[1].kind = numFrameKinds - 1 },
		"nobody's frame":  func(s *state) { s.frames[0].seat = nobody },
		"a planet's end":  func(s *state) { s.routes[0].a, s.routes[0].b = numPlanets-1, numPlanets-1 },
	} {
		prove.True(t, what+" can be read", pack(change) == nil)
	}
	for what, change := range map[string]func(*state){
		"too many frames":          frames(maxFrames + 1),
		"too many routes":          func(s *state) { s.routeCount = maxRoutes + 1 },
		"too many orders":          func(s *state) { s.tokenCount = maxTokens + 1 },
		"no first player":          func(s *state) { s.first = nobody },
		"a third of two":           func(s *state) { s.first = 2 },
		"units of a third of two":  func(s *state) { s.owner[0] = 2 },
		"units of no seat":         func(s *state) { s.owner[0] = -2 },
		"a base of a third of two": func(s *state) { s.base[5] = 2 },
		"a base of no seat":        func(s *state) { s.base[5] = -2 },
		"units of nobody":          func(s *state) { s.owner[0] = nobody },
		"an owner without units":   func(s *state) { s.owner[1] = 0 },
		"no such faction":          func(s *state) { s.seats[1].faction = numFactions },
		"no such home":             func(s *state) { s.seats[1].home = numPlanets },
		"thirteen in supply":       func(s *state) { s.seats[1].supply[5] = 13 },
		"four in the pile":         func(s *state) { s.seats[1].pile[13] = 4 },
		"four in hand":             func(s *state) { s.seats[1].hand[13] = 4 },
		"four discarded":           func(s *state) { s.seats[1].discard[13] = 4 },
		"four aside":               func(s *state) { s.seats[1].aside[13] = 4 },
		"no such order":            func(s *state) { s.tokens[0].order = numOrders },
		"an order on no planet":    func(s *state) { s.tokens[0].at = numPlanets },
		"an order of nobody":       func(s *state) { s.tokens[0].owner = nobody },
		"an order of a third":      func(s *state) { s.tokens[0].owner = 2 },
		"a route from no planet":   func(s *state) { s.routes[0].a = numPlanets },
		"a route to no planet":     func(s *state) { s.routes[0].b = numPlanets },
		"no procedure":             func(s *state) { s.frames[1].kind = noFrame },
		"no such procedure":        func(s *state) { s.frames[1].kind = numFrameKinds },
		"a frame of no seat":       func(s *state) { s.frames[1].seat = -2 },
		"a frame of a third":       func(s *state) { s.frames[1].seat = 2 },
	} {
		prove.True(t, what+" is refused", pack(change) == errBinary)
	}
	// The head says how many play: the fields may not say otherwise, even where the checksum is right.
	s := set(t).s
	for _, players := range []uint8{0, 1, 7} {
		var now, bare [codedSize]byte
		s.write(&now)
		bareState(int(players), s.scenario, s.options).write(&bare)
		src := binary.LittleEndian.AppendUint32([]byte{binaryVersion, players, s.scenario, s.options}, uint32(packed.Hash(now[:])))
		src = packed.AppendDelta(src, now[:], bare[:])
		prove.True(t, fmt.Sprintf("%d players are refused", players), bareState(2, 0, 0).LoadBinary(src) == errBinary)
	}
	src := s.AppendBinary(nil)
	for _, n := range []int{0, 3, 7, 8} {
		prove.True(t, fmt.Sprintf("%d bytes are refused", n), bareState(2, 0, 0).LoadBinary(src[:n]) == errBinary)
	}
	src[0]++
	prove.True(t, "bytes of another version are refused", bareState(2, 0, 0).LoadBinary(src) == errBinary)
}

// TestLimitsOfPositions reads what is just allowed, and refuses one more.
func TestLimitsOfPositions(t *testing.T) {
	for _, c := range []struct{ what, just, more string }{
		{"3.3a twelve workers", "workers 1 pool 9 away 0 mine 2 well 1", "workers 1 pool 10 away 0 mine 2 well 1"},
		{"3.3a twelve workers, those away too", "workers 1 pool 6 away 6 mine 0 well 0", "workers 1 pool 6 away 7 mine 0 well 0"},
		{"3.3a twelve workers, those on cards too", "card 1 ashmere-1 3\nworkers 1 pool 9 away 0 mine 0 well 0", "card 1 ashmere-1 3\nworkers 1 pool 10 away 0 mine 0 well 0"},
		{"3.2 the mine", "workers 1 pool 2 away 0 mine 2 well 0", "workers 1 pool 2 away 0 mine 3 well 0"},
		{"3.2 the well", "workers 1 pool 2 away 0 mine 0 well 1", "workers 1 pool 2 away 0 mine 0 well 2"},
		{"3.2 a card", "card 1 ashmere-1 3", "card 1 ashmere-1 4"},
		{"6.4 a card with a vein", "card 1 ashmere-1 4\nmark vein ashmere-1", "card 1 ashmere-1 5\nmark vein ashmere-1"},
		{"3.2a a strained card", "options overwork\ncard 1 ashmere-1 4\nmark strained ashmere-1", "options overwork\ncard 1 ashmere-1 5\nmark strained ashmere-1"},
		{"2.5 one golden order for a mast", "built 1 yard mast\nround 1 phase execution first 1\norder 1 gold-build ashmere", "built 1 yard mast\nround 1 phase execution first 1\norder 1 gold-build ashmere\norder 1 gold-mobilise ashmere"},
		{"2.5 of each golden kind one", "built 1 yard mast mast\nround 1 phase execution first 1\norder 1 gold-research ashmere\norder 1 gold-mobilise ashmere", "built 1 yard mast mast\nround 1 phase execution first 1\norder 1 gold-research ashmere\norder 1 gold-research ashmere"},
		{"2.5 two of a kind", "round 1 phase execution first 1\norder 1 build ashmere\norder 1 build ashmere", "round 1 phase execution first 1\norder 1 build ashmere\norder 1 build ashmere\norder 1 build ashmere"},
		{"2.1 four orders", "round 1 phase execution first 1\norder 1 build ashmere\norder 1 build ashmere\norder 1 research ashmere\norder 1 research ashmere", "round 1 phase execution first 1\norder 1 build ashmere\norder 1 build ashmere\norder 1 research ashmere\norder 1 research ashmere\norder 1 mobilise ashmere"},
		{"1.6 twelve rounds", "round 12 phase planning first 1", "round 13 phase planning first 1"},
		{"1.6 the first round", "round 1 phase planning first 1", "round 0 phase planning first 1"},
		{"1.6 points", "points 1 17", "points 1 18"},
		{"1.6 Beacons", "beacons 1", "beacons 2"},
		{"6.5 copies of a card", "hand 1 g01\ndiscard 1 g01", "hand 1 g01\ndiscard 1 g01 g01"},
		{"6.6 copies of the card of a technology", "tech 1 gt1\nhand 1 g11 g11", "tech 1 gt1\nhand 1 g11 g11 g11"},
		{"3.3f modules", "built 1 yard mast mast", "built 1 yard mast mast mast"},
		{"5.8 the cards of a stage", "deck 26 11 8\ndrawn 1 10 0 0", "deck 27 11 8\ndrawn 1 10 0 0"},
		{"5.8 Beacons in the deck", "deck 0 0 3", "deck 0 0 2"},
		{"5.8 stages in their order", "deck 0 9 8\ndrawn 1 3 1 0", "deck 1 9 8\ndrawn 1 3 1 0"},
		{"1.7 units of an area", "units 1 ilvane-2 deckhand 2", "units 1 ilvane-2 deckhand 3"},
		{"3.3b six transports", "route ashmere-ilvane short 1\nroute ashmere-karst short 1\nroute ashmere-gyre short 1\nroute ashmere-jorrum short 1\nroute ashmere-lowmarrow short 1\nroute ashmere-coldharrow short 1\nroute ashmere-edder short",
			"route ashmere-ilvane short 1\nroute ashmere-karst short 1\nroute ashmere-gyre short 1\nroute ashmere-jorrum short 1\nroute ashmere-lowmarrow short 1\nroute ashmere-coldharrow short 1\nroute ashmere-edder short 1"},
	} {
		_, err := Game.SetPosition(two + c.just + "\n")
		prove.True(t, fmt.Sprintf("%s: as many (%v)", c.what, err), err == nil)
		_, err = Game.SetPosition(two + c.more + "\n")
		prove.True(t, c.what+": one more", err != nil)
	}
	b := set(t, "workers 1 pool 9 away 0 mine 1 well 1")
	b.event("e21")
	prove.Is(t, "e21 twelve workers, those at home too", b.s.seats[0].pool, 10)
}

// TestEdgesOfTheGrid looks at the cells around those in the corners of a built galaxy.
func TestEdgesOfTheGrid(t *testing.T) {
	const last = gridSide - 1
	for _, c := range []struct{ cell, up, right, down, left int16 }{
		{0, noCell, 1, gridSide, noCell},
		{1, noCell, 2, gridSide + 1, 0},
		{last, noCell, noCell, gridSide + last, last - 1},
		{gridSide, 0, gridSide + 1, 2 * gridSide, noCell},
		{gridSide + last, last, noCell, 2*gridSide + last, gridSide + last - 1},
		{last * gridSide, (last - 1) * gridSide, last*gridSide + 1, noCell, noCell},
		{gridSide*gridSide - 1, last*gridSide - 1, noCell, noCell, gridSide*gridSide - 2},
		{middle, middle - gridSide, middle + 1, middle + gridSide, middle - 1},
	} {
		prove.Is(t, "1.5 next to "+plainID(rules.Ref{Kind: KindCell, ID: c.cell}), around(c.cell), [4]int16{c.up, c.right, c.down, c.left})
	}
}
