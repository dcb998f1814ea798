package sector

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// blames demands why an answer is refused, the pieces at fault, and that the sentence is about what the answer names.
func (b *bench) blames(p rules.Seat, word string, why *rules.Illegal, culprits string) {
	b.Helper()
	full := b.s.Explain(p, b.move(word))
	prove.RefusedFor(b, word, full, why.Why.Key)
	var list []string
	for _, r := range full.Culprits {
		list = append(list, kindWords[r.Kind]+"."+plainID(r))
	}
	prove.Is(b, word+": the pieces at fault", strings.Join(list, " "), culprits)
	prove.Is(b, word+": what it names", slices.Equal(full.Why.Args[:3], b.named(word)), true)
}

// named is what the words of an answer name, as arguments of a sentence.
func (b *bench) named(word string) []rules.Arg {
	args := make([]rules.Arg, 3)
	m, words := b.move(word), strings.Fields(word)
	for i, w := range words[1:] {
		if kind := verbs[m.Verb].Operands[i]; kind == anInt {
			args[i] = rules.N(number(b.T, w))
		} else {
			args[i] = rules.R(rules.Ref{Kind: kind, ID: idOf(b.T, kind, w)})
		}
	}
	return args
}

// TestPiecesAtFault reaches each refusal that points at pieces, by a position and by answers that lead there.
func TestPiecesAtFault(t *testing.T) {
	t.Run("2, 3.1 orders", func(t *testing.T) {
		b := setFrom(t, three)
		b.blames(0, "place build edder", outOfReach, "planet.edder")
		b = set(t, "round 1 phase execution first 1", "order 1 build ashmere", "order 2 research ashmere", "order 1 build coldharrow")
		b.blames(0, "execute ashmere", covered, "stack.ashmere seat.2")
		b.blames(0, "lapse ashmere", covered, "stack.ashmere seat.2")
	})
	t.Run("3.3 Build", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 2 ashmere-2 minnow 1", "units 1 ashmere-1 deckhand 4", "units 1 ilvane-1 deckhand 1", "units 2 ilvane-2 minnow 1", "base 2 ilvane-3", "card 1 ashmere-3 0",
			"card 2 coldharrow-1 0", "options overwork", "workers 1 pool 3 away 0 mine 2 well 0")
		b.order("build ashmere")
		b.blames(0, "buy deckhand ashmere-1", noRoom, "area.ashmere-1 seat.1")
		b.blames(0, "buy deckhand ashmere-2", areaNotOpen, "area.ashmere-2 seat.2")
		b.blames(0, "buy crawler ashmere-3", needsBuilding, "building.foundry")
		b.blames(0, "build grand-slip", needsBuilding, "building.skydock")
		b.blames(0, "ship ashmere-ilvane", transportThere, "route.ashmere-ilvane")
		b.blames(0, "base ashmere-1", oneBase, "planet.ashmere area.ashmere-1")
		b.blames(0, "work mine", cardIsFull, "resource.mine")
		b.blames(0, "work coldharrow-1", notYourCard, "resource.coldharrow-1")
		b.blames(0, "overwork ashmere-3", overworkOnce, "resource.ashmere-3")
		b.blames(0, "spend 3", notAnAnswer, "")
		b = set(t, "units 1 ilvane-1 deckhand 1", "units 2 ilvane-2 minnow 1", "base 2 ilvane-3")
		b.order("build ilvane")
		b.blames(0, "worker", needsBase, "planet.ilvane")
		b.blames(0, "base ilvane-2", notFriendly, "area.ilvane-2 seat.2")
		b.blames(0, "base ilvane-3", notFriendly, "area.ilvane-3 seat.2")
		b = set(t)
		b.order("build ilvane")
		b.blames(0, "base ilvane-1", needsUnit, "planet.ilvane")
		b.blames(0, "module mast", needsPresence, "planet.ilvane")
	})
	t.Run("3.2 the price of what cannot be paid", func(t *testing.T) {
		b := set(t, "workers 1 pool 0 away 0 mine 0 well 0")
		b.order("build ashmere")
		for word, key := range map[string]string{"buy harpooner ashmere-1": "1.1", "base ashmere-1": "", "build foundry": "2.0", "module mast": "1.1", "worker": "1.0", "ship ashmere-ilvane": "1.0"} {
			want := rules.Arg{}
			if key != "" {
				want = rules.K("sector.price." + key)
			}
			prove.Is(t, "price of "+word, b.s.Explain(0, b.move(word)).Why.Args[3], want)
		}
		b = set(t, "workers 1 pool 0 away 0 mine 0 well 0")
		b.order("research ashmere")
		prove.Is(t, "price of a technology", b.s.Explain(0, b.move("tech gt2")).Why.Args[3], rules.K("sector.price.1.1"))
		b.blames(0, "tech gt3", techNeedsBuilding, "building.foundry")
	})
	t.Run("3.4 Mobilise", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 1 ashmere-3 deckhand 1", "units 1 lowmarrow-1 deckhand 1", "units 1 coldharrow-2 deckhand 1", "units 2 ilvane-2 minnow 1", "units 2 ilvane-3 minnow 1")
		b.order("mobilise ilvane")
		b.blames(0, "move deckhand coldharrow-2 ilvane-1", noTransport, "route.coldharrow-ilvane")
		b.blames(0, "move deckhand lowmarrow-1 ilvane-1", noTransport, "planet.lowmarrow planet.ilvane")
		for range 4 {
			b.play(0, "move deckhand ashmere-1 ilvane-2")
		}
		b.blames(0, "move deckhand ashmere-3 ilvane-2", tooManyAttackers, "area.ilvane-2 seat.2")
		b.blames(0, "move deckhand ashmere-3 ilvane-3", oneAttack, "area.ilvane-2")
	})
	t.Run("4 battles", func(t *testing.T) {
		b := attack(t, []string{"harpooner", "deckhand"}, "units 1 ashmere-1 harpooner 1 deckhand 1", "units 2 ilvane-2 quillback 2")
		b.blames(0, "front crawler 1", notInBattle, "")
		b.blames(0, "front deckhand 2", notAnAnswer, "")
		b = attack(t, []string{"harpooner"}, "units 1 ashmere-1 harpooner 1", "units 2 ilvane-2 quillback 1")
		b.give(0, "g01")
		b.give(1, "t01")
		b.play(0, "commit none none 1")
		b.play(1, "commit none none 1")
		b.blames(0, "withdraw harpooner ashmere-1", withdrawHere, "area.ashmere-1 seat.1")
		b = attack(t, []string{"harpooner"}, "units 1 ashmere-1 harpooner 1", "units 2 ilvane-2 quillback 1", "units 2 ilvane-1 minnow 1", "base 2 ilvane-3")
		b.give(0, "g01")
		b.give(1, "t01")
		b.play(0, "commit none none 1")
		b.play(1, "commit none none 1")
		b.blames(0, "withdraw harpooner coldharrow-2", noTransport, "route.coldharrow-ilvane")
		b.blames(0, "withdraw harpooner lowmarrow-1", noTransport, "planet.lowmarrow planet.ilvane")
	})
	t.Run("1.4, 1.5 the setup", func(t *testing.T) {
		b := fresh(t, rules.Setup{Seats: 2, Scenario: int(builtGalaxy)})
		p, q := b.s.inOrder(0), b.s.inOrder(1)
		b.play(p, "take dusk")
		b.blames(q, "take dusk", factionGone, "seat."+seatWord(p))
		b.play(q, "take reef")
		at := func(n int16) string { return plainID(rules.Ref{Kind: KindCell, ID: middle + n}) }
		name := func(p rules.Seat, i int) string { return planets[b.s.seats[p].dealt[i]].id }
		home := name(p, 0)
		b.play(p, "settle "+home+" "+at(0))
		b.blames(q, "settle "+name(q, 1)+" "+at(0), cellTaken, "planet."+home)
		next := name(q, 1)
		b.play(q, "settle "+next+" "+at(1))
		b.blames(q, "settle "+name(q, 0)+" "+at(-1), homesApart, "planet."+home)
		b.play(q, "settle "+name(q, 0)+" "+at(2))
		b.play(p, "settle "+name(p, 1)+" "+at(-1))
		pair := plainID(routeRef(planet(idOf(t, KindPlanet, home)), planet(idOf(t, KindPlanet, next))))
		b.blames(p, "join "+strings.Replace(pair, "-", " ", 1), joinedAlready, "route."+pair)
	})
	for _, c := range []struct {
		event, lines, word string
		why                *rules.Illegal
		culprits           string
	}{
		{"e09", "out 2", "seat 2", isEliminated, "seat.2"},
		{"e10", "card 1 ashmere-1 0\ncard 1 ashmere-2 0\nmark vein ashmere-2", "card ashmere-2", veinThere, "resource.ashmere-2"},
		{"e13", "route ashmere-coldharrow short 2\nroute coldharrow-edder short 2\nroute edder-ilvane short\nroute coldharrow-ilvane short 2", "cut coldharrow-ilvane 2", notTouching, "route.coldharrow-ilvane"},
		{"e14", "workers 2 pool 2 away 0 mine 0 well 0", "seat 3", poolEmpty, "seat.3"},
		{"e20", "tech 2 tt1", "seat 3", notAhead, "seat.3"},
		{"e15", "units 2 ilvane-1 minnow 3\nbase 2 coldharrow-1", "area edder-1", tooFewUnits, "area.edder-1 seat.3"},
		{"e15", "units 2 ilvane-1 minnow 3\nbase 2 coldharrow-1", "area coldharrow-1", noEnemyUnits, "area.coldharrow-1 seat.2"},
		{"e24", "units 2 ashmere-2 minnow 1\nbase 1 ashmere-3\nunits 2 ashmere-3 minnow 1", "area ashmere-3", notLonely, "area.ashmere-3 seat.2 seat.1"},
		{"e27", "points 2 3\nunits 2 ilvane-1 minnow 2\nunits 3 ilvane-3 minnow 2", "area ilvane-3", notConquest, "area.ilvane-3 seat.3"},
		{"e27", "points 2 3\nunits 2 ilvane-1 minnow 2\nunits 3 lowmarrow-1 minnow 2", "area lowmarrow-1", notAhead, "area.lowmarrow-1 seat.3"},
		{"e27", "points 2 3\nunits 2 ilvane-1 minnow 2\nunits 2 lowmarrow-1 minnow 2\nbase 1 lowmarrow-1", "area lowmarrow-1", notControlled, "area.lowmarrow-1 seat.2 seat.1"},
		{"e29", "units 2 ilvane-1 minnow 2\nbase 1 ilvane-2\nunits 2 coldharrow-1 minnow 2", "area coldharrow-1", needsPresence, ""},
		{"e33", "route ashmere-coldharrow short 1\nroute coldharrow-edder short", "route coldharrow-edder", noTransportThere, "route.coldharrow-edder"},
		{"e18", "route ashmere-coldharrow short\nroute coldharrow-edder long\nroute coldharrow-ilvane long", "shift coldharrow-edder coldharrow ashmere", nil, ""},
	} {
		t.Run("6.4 "+c.event+" "+c.word, func(t *testing.T) {
			text := strings.Replace(three, "units 3 edder-1 minnow 1", "units 3 edder-1 minnow 1\n"+c.lines, 1)
			b := setFrom(t, text)
			b.event(c.event)
			if c.why == nil {
				prove.Allowed(t, c.word, b.s.Check(0, b.move(c.word)))
				return
			}
			b.blames(0, c.word, c.why, c.culprits)
		})
	}
	t.Run("6.4 e18 a galaxy falls apart", func(t *testing.T) {
		b := set(t, "route ashmere-ilvane short", "route coldharrow-ilvane short", "route karst-lowmarrow short", "route ashmere-karst long 1")
		b.event("e18")
		b.blames(0, "shift ashmere-karst karst coldharrow", fallsApart, "route.ashmere-karst")
	})
	t.Run("1.6 the game is over, and not one's turn: nothing is at fault", func(t *testing.T) {
		b := set(t, "points 1 15")
		b.notNow(1, "place build ashmere", notYourDecision)
		b.regroup()
		b.notNow(0, "place build ashmere", gameOver)
	})
}

// notNow demands a refusal that points at nothing.
func (b *bench) notNow(p rules.Seat, word string, why *rules.Illegal) {
	b.Helper()
	full := b.s.Explain(p, b.move(word))
	prove.RefusedFor(b, word, full, why.Why.Key)
	prove.Is(b, word+": pieces at fault", len(full.Culprits), 0)
}
