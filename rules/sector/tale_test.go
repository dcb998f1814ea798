package sector

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What is told, event by event: who, what, from where, to where, and both numbers (see the comments at the verbs).

// tellLine is an event as a line: its name, the seat, then what it names, and its numbers unless both are nought. A
// question mark stands behind what only that seat may see, an exclamation mark behind a secret that comes out.
func tellLine(e rules.Event) string {
	words := []string{eventNames[e.Verb]}
	if e.Seat != nobody {
		words = append(words, seatWord(e.Seat))
	}
	for i, r := range [...]rules.Ref{e.Who, e.From, e.To} {
		switch {
		case e.Verb == EvCardDrawn: // luck
		case r != none:
			words = append(words, [...]string{"", "from ", "to "}[i]+kindWords[r.Kind]+"."+plainID(r))
		}
	}
	if e.N != 0 || e.M != 0 {
		words = append(words, fmt.Sprint(e.N, "/", e.M))
	}
	switch {
	case e.Seen == rules.Only(e.Seat) && e.Reveals:
		words = append(words, "?")
	case e.Reveals:
		words = append(words, "!")
	}
	return strings.Join(words, " ")
}

// tells demands all that is told while something is done.
func (b *bench) tells(what string, do func(), want string) {
	b.Helper()
	n := len(b.log.Events)
	do()
	var got []string
	for _, e := range b.log.Events[n:] {
		if e.Verb == EvEventTurn {
			break // the turn of the next player in step 8
		}
		got = append(got, tellLine(e))
	}
	prove.Is(b, what, strings.Join(got, "\n"), strings.ReplaceAll(strings.TrimSpace(want), "\t", ""))
}

// tellsOf demands what is told while a seat plays answers.
func (b *bench) tellsOf(what string, p rules.Seat, words, want string) {
	b.Helper()
	b.tells(what, func() { b.play(p, strings.Split(words, ", ")...) }, want)
}

func TestTaleOfABattle(t *testing.T) {
	t.Run("4 the worked example", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 2 ilvane-2 minnow 2")
		b.order("mobilise ilvane")
		b.tellsOf("worked: the attackers come", 0, "move deckhand ashmere-1 ilvane-2, move deckhand ashmere-1 ilvane-2, move deckhand ashmere-1 ilvane-2, move deckhand ashmere-1 ilvane-1", `
			moved 1 unit.deckhand from area.ashmere-1 to area.ilvane-2 1/0
			moved 1 unit.deckhand from area.ashmere-1 to area.ilvane-2 1/0
			moved 1 unit.deckhand from area.ashmere-1 to area.ilvane-2 1/0
			moved 1 unit.deckhand from area.ashmere-1 to area.ilvane-1 1/0
			taken 1 to area.ilvane-1`)
		b.few(0, []string{"g01"}, nil, "g02")
		b.few(1, []string{"t09", "t01", "t01"}, nil, "t02")
		b.s.seats[0].discard, b.s.seats[1].discard = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{} // nothing to draw
		b.tells("worked: the line-up", func() { b.s.Apply(0, b.move("done"), b.luck, &b.log) }, `
			battle 1 seat.2 to area.ilvane-2 3/2
			force 1 unit.deckhand to area.ilvane-2 3/0
			force 2 unit.minnow to area.ilvane-2 2/1
			front 1 unit.deckhand to area.ilvane-2 1/0
			front 1 unit.deckhand to area.ilvane-2 2/0`)
		b.tells("worked: a support", func() { b.s.Apply(0, b.move("support deckhand 2"), b.luck, &b.log) }, `
			support 1 unit.deckhand to area.ilvane-2 2/0
			front 2 unit.minnow to area.ilvane-2 1/1
			front 2 unit.minnow to area.ilvane-2 2/1`)
		b.tells("worked: the cards of the attacker", func() {
			b.s.Apply(0, b.move("commit g01 none 1"), b.luck, &b.log)
			b.s.Apply(0, b.move("commit none none 2"), b.luck, &b.log)
		}, `
			committed 1 to area.ilvane-2 1/0
			committed 1 to area.ilvane-2 2/0`)
		b.tells("worked: the cards of the defender", func() { b.s.Apply(1, b.move("commit none t09 1"), b.luck, &b.log) }, `
			committed 2 to area.ilvane-2 1/0`)
		b.tells("worked: the battle", func() { b.s.Apply(1, b.move("commit t01 none 2"), b.luck, &b.log) }, `
			committed 2 to area.ilvane-2 2/0
			shown 1 card.g01 to area.ilvane-2 1/0 !
			shown 2 card.t09 to area.ilvane-2 1/1 !
			shown 2 card.t01 to area.ilvane-2 2/1 !
			cards-shown to area.ilvane-2 2/0 !
			strength 1 unit.deckhand to area.ilvane-2 4/6
			strength 2 unit.minnow to area.ilvane-2 1/4
			beaten 2 unit.minnow to area.ilvane-2 1/1
			unit-lost 2 unit.minnow from area.ilvane-2 1/1
			strength 1 unit.deckhand to area.ilvane-2 3/4
			strength 2 unit.minnow to area.ilvane-2 4/4
			beaten 1 unit.deckhand to area.ilvane-2 2/0
			unit-lost 1 unit.deckhand from area.ilvane-2 1/1
			battle-ends 1 seat.2 to area.ilvane-2 4/1
			taken 1 to area.ilvane-2
			withdraws 2 unit.minnow from area.ilvane-2 to area.ilvane-3
			taken 2 to area.ilvane-3
			order-ends 1 order.mobilise to planet.ilvane`)
	})
	t.Run("4.5 SAVE", func(t *testing.T) {
		b := attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
		b.play(1, "front quillback 1")
		b.give(0, "g03")
		b.give(1, "t07")
		b.play(0, "commit g03 none 1")
		b.play(1, "commit none t07 1")
		b.tellsOf("a support saves", 1, "save minnow", `
			saved 2 unit.quillback to area.ilvane-2
			unit-lost 2 unit.minnow from area.ilvane-2 1/0
			battle-ends 1 seat.2 to area.ilvane-2 4/3
			taken 1 to area.ilvane-2`)
	})
	t.Run("4.5 RECALL", func(t *testing.T) {
		b := recalling(t)
		b.tellsOf("the beaten unit is recalled", 1, "recall coldharrow-2", `
			recalled 2 unit.brickward from area.ilvane-2 to area.coldharrow-2
			taken 2 to area.coldharrow-2
			battle-ends 1 seat.2 to area.ilvane-2 12/0
			taken 1 to area.ilvane-2`)
		prove.Is(t, "and is in the battle no more", b.s.size(b.area("ilvane-2")), 3)
	})
	t.Run("4.6 BLAST", func(t *testing.T) {
		b := blasting(t)
		b.tellsOf("a blast", 1, "lose shellback", `
			unit-lost 2 unit.shellback from area.gyre-1 1/0
			battle-ends 1 seat.2 to area.gyre-1 5/4
			taken 1 to area.gyre-1`)
	})
	t.Run("4.8 nowhere to go", func(t *testing.T) {
		b := attack(t, []string{"crawler", "crawler", "crawler"}, "units 1 ashmere-1 crawler 3", "units 2 ilvane-2 quillback 1", "units 1 ilvane-1 deckhand 1", "base 1 ilvane-3")
		b.give(0, "g01")
		b.give(1, "t02", "t07")
		b.play(0, "commit none none 1")
		b.tellsOf("trapped", 1, "commit t02 t07 1", `
			committed 2 to area.ilvane-2 1/0
			shown 2 card.t02 to area.ilvane-2 1/1 !
			shown 2 card.t07 to area.ilvane-2 1/1 !
			cards-shown to area.ilvane-2 1/0 !
			strength 1 unit.crawler to area.ilvane-2 6/5
			strength 2 unit.quillback to area.ilvane-2 5/7
			beaten 1 unit.crawler to area.ilvane-2 1/0
			unit-lost 1 unit.crawler from area.ilvane-2 1/1
			battle-ends 1 seat.2 to area.ilvane-2 8/3
			taken 1 to area.ilvane-2
			unit-lost 2 unit.quillback from area.ilvane-2 1/0
			order-ends 1 order.mobilise to planet.ilvane`)
	})
}

func TestTaleOfOrders(t *testing.T) {
	t.Run("2.3, 3.1 placing and revealing", func(t *testing.T) {
		b := set(t, "round 1 phase planning first 2")
		b.tellsOf("an order is placed", 1, "place build coldharrow", `
			token-placed 2 to planet.coldharrow`)
		for range 3 {
			b.play(0, b.firstOrder(0))
			b.play(1, b.firstOrder(1))
		}
		b.tells("the last order", func() { b.play(0, "place research ashmere") }, `
			token-placed 1 to planet.ashmere
			phase 2/0`)
		b.tellsOf("an order lapses", 1, "lapse coldharrow", `
			revealed 2 order.build to planet.coldharrow 1/0 !
			event-drawn 2 1/0`)
		b = set(t, "round 1 phase execution first 1", "order 1 mobilise ashmere", "order 2 research ashmere", "order 2 research coldharrow")
		b.tells("an obstruction", func() {
			b.s.depth, b.s.seats[0].obstructed = 1, false
			b.s.push(frame{kind: inTurn, seat: nobody})
			b.s.settle(ctx{b.luck, &b.log})
		}, `
			obstructed 1
			event-drawn 1 1/0`)
		b.tellsOf("the next order", 1, "execute coldharrow", `
			revealed 2 order.research to planet.coldharrow !
			event-drawn 2 1/0`)
	})
	t.Run("3.3 Build", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ashmere-3 0", "tokens 1 cargo 3 study 2", "units 1 ilvane-1 deckhand 1", fleetOfTwo)
		b.order("build ashmere")
		b.tellsOf("a worker ahead", 0, "work mine", `
			works 1 to resource.mine`)
		b.tellsOf("cargo ahead", 0, "spend 2", `
			tokens-spent 1 1/0`)
		b.tellsOf("a worker", 0, "worker", `
			workers 1 1/0`)
		b.tellsOf("a transport", 0, "ship ashmere-lowmarrow", `
			works 1 to resource.mine
			transport 1 to route.ashmere-lowmarrow`)
		b.tellsOf("two units", 0, "buy deckhand ashmere-1, buy harpooner ashmere-2", `
			works 1 to resource.ashmere-1
			unit-placed 1 unit.deckhand to area.ashmere-1 1/0
			works 1 to resource.ashmere-1
			unit-placed 1 unit.harpooner to area.ashmere-2 1/0
			taken 1 to area.ashmere-2`)
		b.tellsOf("a building, with study tokens", 0, "build skydock", `
			tokens-spent 1 2/1
			works 1 to resource.ashmere-1
			building 1 building.skydock`)
		b.tellsOf("a module, with cargo", 0, "module bulwark", `
			works 1 to resource.ashmere-3
			tokens-spent 1 1/0
			module 1 module.bulwark 1/0`)
		b.tellsOf("the end of Build", 0, "done", `
			order-ends 1 order.build to planet.ashmere`)
		b = set(t, "units 1 ilvane-1 deckhand 1", "tokens 1 cargo 1 study 0")
		b.order("build ilvane")
		b.tellsOf("a base", 0, "base ilvane-1", `
			works 1 to resource.mine
			works 1 to resource.mine
			tokens-spent 1 1/0
			base-built 1 to area.ilvane-1`)
		b = set(t, "options overwork", "card 1 ashmere-3 0", "card 1 ashmere-2 0", "mark strained ashmere-2")
		b.order("build ashmere")
		b.tellsOf("strained", 0, "work ashmere-3, overwork ashmere-3", `
			works 1 to resource.ashmere-3
			works 1 to resource.ashmere-3
			strained 1 to resource.ashmere-3`)
		b.tellsOf("exhausted", 0, "work ashmere-2, work ashmere-2, overwork ashmere-2", `
			works 1 to resource.ashmere-2
			works 1 to resource.ashmere-2
			works 1 to resource.ashmere-2
			strained 1 to resource.ashmere-2 1/0`)
		b = setFrom(t, "players 2\nfaction 1 reef ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\nworkers 1 pool 6 away 0 mine 0 well 0\n")
		b.order("build ashmere")
		b.tellsOf("a pair", 0, "buy minnow ashmere-1, put minnow ashmere-2", `
			works 1 to resource.mine
			unit-placed 1 unit.minnow to area.ashmere-1 1/0
			unit-placed 1 unit.minnow to area.ashmere-2 1/0
			taken 1 to area.ashmere-2`)
	})
	t.Run("3.4 Mobilise", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 4", "base 2 ashmere-3")
		b.order("mobilise ashmere")
		b.tellsOf("moves and disbanding", 0, "move deckhand ashmere-1 ashmere-2, disband deckhand ashmere-1", `
			moved 1 unit.deckhand from area.ashmere-1 to area.ashmere-2 1/0
			taken 1 to area.ashmere-2
			disbanded 1 unit.deckhand from area.ashmere-1 1/0`)
		b.tellsOf("beside one's own, and beside another's base", 0, "move deckhand ashmere-1 ashmere-2, move deckhand ashmere-1 ashmere-3", `
			moved 1 unit.deckhand from area.ashmere-1 to area.ashmere-2 1/0
			moved 1 unit.deckhand from area.ashmere-1 to area.ashmere-3 1/0
			taken 1 seat.2 to area.ashmere-3 1/0`)
		b.tellsOf("the end of Mobilise", 0, "done", `
			order-ends 1 order.mobilise to planet.ashmere`)
	})
	t.Run("3.5 Research", func(t *testing.T) {
		b := set(t, "card 1 ashmere-2 0", "tokens 1 cargo 1 study 0", "hand 1 g01 g02")
		b.tells("Research begins", func() { b.order("research ashmere") }, `
			revealed 1 order.research to planet.ashmere !
			event-drawn 1 1/0`)
		b.tellsOf("gas ahead for Research", 0, "work well, spend 1", `
			works 1 to resource.well
			tokens-spent 1 1/0`)
		prove.Is(t, "3.2 a worker is on the well", b.s.seats[0].well, 1)
		prove.Is(t, "3.2 a cargo token less", b.s.seats[0].cargo, 0)
		b.tellsOf("a technology", 0, "tech gt1", `
			tech 1 tech.gt1
			shuffled 1
			order-ends 1 order.research to planet.ashmere`)
		prove.Is(t, "3.2 it was paid ahead", b.s.seats[0].pool, 5)
		b = set(t, "built 1 yard mast")
		b.order("gold-research ashmere")
		b.tellsOf("a copy is kept", 0, "tech gt1, yes", `
			works 1 to resource.well
			tech 1 tech.gt1
			kept 1 card.g11
			shuffled 1
			order-ends 1 order.research to planet.ashmere`)
		b = set(t)
		b.order("research ashmere")
		b.few(0, []string{"g01"}, []string{"g07"}, "g08")
		b.tells("drawing over the end of the pile", func() { b.s.Apply(0, b.move("draw"), b.luck, &b.log) }, `
			card-drawn 1 ?
			shuffled 1
			card-drawn 1 ?
			cards-drawn 1 2/0`)
	})
}

func TestTaleOfRegroup(t *testing.T) {
	b := setFrom(t, "players 3\nfaction 1 ember ashmere\nfaction 2 reef coldharrow\nfaction 3 dawn edder\nround 2 phase execution first 1\n"+
		"base 1 ashmere-1\nbase 2 coldharrow-1\nunits 1 coldharrow-1 deckhand 1\nunits 2 coldharrow-2 minnow 1\nroute ashmere-coldharrow short 1 2 3\nroute coldharrow-edder short 2\n"+
		"card 1 ashmere-2 1\ncard 2 coldharrow-3 1\nworkers 1 pool 3 away 1 mine 1 well 1\nworkers 2 pool 1 away 0 mine 0 well 0\nunits 2 ashmere-2 minnow 1\nbase 3 edder-1\nunits 1 edder-1 deckhand 1\norder 1 build ashmere\n"+
		"hand 1 g01 g01 g02 g02 g03 g03 g04 g04 g05\n")
	b.tells("5.1 to 5.8", b.regroup, `
			phase 3/0
			step 1/0
			base-lost 2 seat.1 from area.coldharrow-1
			base-lost 3 seat.1 from area.edder-1
			transport-lost 2 from route.ashmere-coldharrow
			transport-lost 3 from route.ashmere-coldharrow
			transport-lost 2 from route.coldharrow-edder
			eliminated 3
			step 2/0
			card-lost 1 resource.ashmere-2 1/0
			card-lost 2 resource.coldharrow-3 1/0
			step 3/0
			card-gained 1 resource.ashmere-1 3/0
			card-gained 1 resource.ashmere-3 1/0
			step 4/0
			workers-back 1 3/0
			step 5/0
			step 6/0
			step 7/0
			step 8/0`)
	b.tells("5.9, 5.10", func() { b.play(0, "discard g05") }, `
			discarded 1 card.g05 !
			step 10/0
			first 2
			round 2 3/0
			phase 1/0`)
	b = set(t, "points 1 14", "units 1 ilvane-1 deckhand 1", "points 2 16")
	b.tells("5.6 fifteen points", b.regroup, `
			phase 3/0
			step 1/0
			step 2/0
			step 3/0
			card-gained 1 resource.ashmere-1 3/0
			card-gained 1 resource.ashmere-2 2/0
			card-gained 1 resource.ashmere-3 1/0
			card-gained 2 resource.coldharrow-1 3/0
			card-gained 2 resource.coldharrow-2 2/0
			card-gained 2 resource.coldharrow-3 1/0
			step 4/0
			step 5/0
			points 1 1/15
			step 6/0
			victory 2 1/16`)
	b = set(t, "beacons 1")
	for e, p := range map[event]rules.Seat{charter: 0, beaconsFade: 1} {
		b.s.eventAt[eventBase[e]] = readBy(p)
	}
	b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: 1})
	b.s.push(frame{kind: inEvents, seat: 0})
	n := len(b.log.Events)
	b.play(0, "pass")
	for i, want := range []string{"event-passed 1", "event-turn 2 !", "beacon 2 event.e34 2/0 !"} {
		prove.Is(t, "5.8 "+want, tellLine(b.log.Events[n+i]), want)
	}
}

func TestTaleOfTheSetup(t *testing.T) {
	b := fresh(t, rules.Setup{Seats: 2, Scenario: int(builtGalaxy)})
	first, second := b.s.inOrder(0), b.s.inOrder(1)
	b.play(first, "take dusk")
	n := len(b.log.Events)
	b.play(second, "take reef")
	want := []string{"faction " + seatWord(second) + " faction.reef"}
	for _, p := range []rules.Seat{first, second} {
		for _, q := range b.s.seats[p].dealt {
			want = append(want, "planet-dealt "+seatWord(p)+" planet."+planets[q].id)
		}
	}
	for i := range want {
		prove.Is(t, "1.5 "+want[i], tellLine(b.log.Events[n+i]), want[i])
	}
	for b.s.top().kind == inSettling {
		p, m := b.s.top().seat, rules.Moves(b.s, b.s.top().seat, nil)[0]
		place := "planet-placed " + seatWord(p) + " planet." + planets[m.A].id + " to cell." + plainID(rules.Ref{Kind: KindCell, ID: m.B})
		b.tells("1.5 "+place, func() { b.play(p, Game.Format(m)) }, place)
	}
	for b.s.top().kind == inJoining {
		p, m := b.s.top().seat, rules.Moves(b.s, b.s.top().seat, nil)[0]
		way := "route-joined " + seatWord(p) + " to route." + plainID(routeRef(planet(m.A), planet(m.B)))
		b.tells("1.5b "+way, func() { b.play(p, Game.Format(m)) }, way)
	}
	base := Game.Format(rules.Moves(b.s, first, nil)[0])
	b.tells("1.5c the base", func() { b.play(first, base) }, "base-built "+seatWord(first)+" to area."+strings.TrimPrefix(base, "base "))
	b.play(first, "default")
	ship := Game.Format(rules.Moves(b.s, first, nil)[0])
	b.tells("1.4 a transport", func() { b.play(first, ship) }, "transport "+seatWord(first)+" to route."+strings.TrimPrefix(ship, "ship "))
}

// TestABeatenUnitIsOneLine: a front unit that its skirmish beats is not told again as lost, but a support that dies for it is.
func TestABeatenUnitIsOneLine(t *testing.T) {
	b := attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
	b.play(1, "front quillback 1")
	b.give(0, "g03")
	b.give(1, "t07")
	b.play(0, "commit g03 none 1")
	b.play(1, "commit none t07 1", "save minnow")
	prove.Is(t, "lines of the support", b.lines(EvUnitLost), 1)
	b = attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 minnow 1")
	b.judgeEmptyHanded()
	prove.Is(t, "beaten", b.told(EvBeaten), b.told(EvUnitLost))
	prove.True(t, "somebody is", b.told(EvBeaten) > 0)
	prove.Is(t, "lines of the lost", b.lines(EvUnitLost), 0)
}

// lines counts the lines of the chronicle of one kind of event.
func (b *bench) lines(verb uint8) (n int) {
	for _, e := range b.log.Events {
		if _, told := Game.Tell(e); told && e.Verb == verb {
			n++
		}
	}
	return n
}

// TestDrawnCardsAreToldOnce: who draws combat cards reads which, and everybody else how many, also who has no seat.
func TestDrawnCardsAreToldOnce(t *testing.T) {
	b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 quillback 1")
	for reader, want := range map[rules.Seat]string{0: "which 1, which 1, which 1, how many 2", 1: "how many 1, which 2, which 2, which 2", rules.Nobody: "how many 1, how many 2"} {
		var got []string
		for _, e := range b.log.Events {
			if what := map[uint8]string{EvCardDrawn: "which", EvCardsDrawn: "how many"}[e.Verb]; what != "" && e.For(reader) {
				got = append(got, what+" "+seatWord(e.Seat))
			}
		}
		prove.Is(t, "what is told", strings.Join(got, ", "), want)
	}
}
