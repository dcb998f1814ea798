package sector

import (
	"fmt"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Positions in which the game once did something else than its rules say.

func TestShiftedCurrent(t *testing.T) {
	t.Run("6.4 a route that is there already changes places with the long one, transports and all", func(t *testing.T) {
		b := set(t, "route ashmere-lowmarrow short 1", "route coldharrow-lowmarrow short 2", "route coldharrow-ilvane short", "route ashmere-ilvane short", "route ashmere-coldharrow long")
		b.event("e18")
		b.play(0, "shift ashmere-coldharrow coldharrow lowmarrow")
		prove.True(t, "the transport went with its route", b.s.linked(0, ashmere, coldharrow))
		prove.Is(t, "the short route lies there", b.s.routes[b.s.routeBetween(ashmere, coldharrow)].long, false)
		prove.Is(t, "the long route lies here", b.s.routes[b.s.routeBetween(ashmere, lowmarrow)].long, true)
		prove.Is(t, "nothing else", b.s.linked(1, coldharrow, lowmarrow), true)
		prove.Is(t, "as many routes", b.s.routeCount, 5)
		prove.Is(t, "told twice", b.told(EvRouteShifted), 2)
	})
	for players := 2; players <= maxSeats; players++ {
		for scenario := range uint8(2) {
			t.Run(fmt.Sprintf("6.4 it does something on the map of %d, %s", players, Game.Info().Scenarios[scenario]), func(t *testing.T) {
				for seed := range uint64(12) {
					s := begunWith(t, players, scenario, seed)
					b := &bench{T: t, s: s, luck: dice.New(1, 1)}
					b.event("e18")
					if b.s.top().kind != inEffect {
						t.Fatalf("seed %d: nothing to shift", seed)
					}
					before := s.routes
					m := rules.Moves(s, 0, nil)[0]
					s.Apply(0, m, b.luck, &b.log)
					prove.True(t, "the map has changed", before != s.routes)
					prove.True(t, "and hangs together", s.connected())
				}
			})
		}
	}
}

func TestBuildOnAPlanetWithoutABase(t *testing.T) {
	prompt := func(b *bench) string { return b.s.Pending(nil)[0].Prompt.Key }
	t.Run("3.3 the question tells what may be bought; 3.2 nothing is sent ahead for nothing", func(t *testing.T) {
		b := set(t, "tokens 1 cargo 1 study 0", "built 1 yard mast")
		b.order("gold-build ilvane")
		prove.Is(t, "nothing to buy", prompt(b), "sector.ask.build.nothing")
		b.refused(0, "work mine", nothingForSale)
		b.refused(0, "spend 1", nothingForSale)
		b.refused(0, "discount 1", nothingForSale)
		b.refused(0, "buy deckhand ilvane-1", needsBase)
		b.play(0, "done")
		b = set(t, "units 1 ilvane-1 deckhand 1")
		b.order("build ilvane")
		prove.Is(t, "a base, a building", prompt(b), "sector.ask.build.no-base")
		prove.Allowed(t, "work mine", b.s.Check(0, b.move("work mine")))
		b = set(t)
		b.order("build ashmere")
		prove.Is(t, "with a base", b.s.Pending(nil)[0].Prompt, rules.Say("sector.ask.build", rules.R(planetRef(ashmere)), rules.N(2)))
		b.play(0, "module bulwark")
		prove.Is(t, "the last part is over", prompt(b), "sector.ask.build.nothing")
	})
	t.Run("3.2 it says that nothing can be paid; 3.3g a discount counts", func(t *testing.T) {
		b := set(t, "workers 1 pool 0 away 0 mine 0 well 0")
		b.order("build ashmere")
		prove.Is(t, "without workers", prompt(b), "sector.ask.build.unpayable")
		b = set(t, "workers 1 pool 1 away 0 mine 0 well 0")
		b.order("build ashmere")
		prove.Is(t, "one worker pays one unit of two", b.s.Pending(nil)[0].Prompt, rules.Say("sector.ask.build.some", rules.R(planetRef(ashmere)), rules.N(1), rules.N(2)))
		b = set(t, "workers 1 pool 0 away 0 mine 0 well 0", "built 1 yard", "tokens 1 cargo 0 study 2")
		b.order("build ashmere")
		prove.Is(t, "study tokens pay no unit, but a module", prompt(b), "sector.ask.build.dear")
		b = set(t, "workers 1 pool 0 away 0 mine 0 well 0", "tokens 1 cargo 1 study 0")
		b.order("build ashmere")
		prove.Allowed(t, "a token that pays a worker", b.s.Check(0, b.move("spend 1")))
		b = set(t, "workers 1 pool 1 away 0 mine 0 well 0", "built 1 yard mast", "units 1 ilvane-1 deckhand 1")
		b.order("build ilvane")
		prove.Is(t, "less than anything costs", prompt(b), "sector.ask.build.no-base.unpayable")
		b.refused(0, "work mine", nothingPayable)
		b = set(t, "workers 1 pool 0 away 0 mine 0 well 0", "built 1 yard mast")
		b.order("gold-build ashmere")
		prove.Is(t, "a worker for nothing, or one unit", prompt(b), "sector.ask.build.some")
		b.play(0, "discount 1", "worker")
		prove.Is(t, "the discount is used", prompt(b), "sector.ask.build.unpayable")
	})
	t.Run("3.3c why no more units can be bought", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 4", "units 2 ashmere-2 minnow 1", "units 2 ashmere-3 minnow 1")
		b.order("build ashmere")
		prove.Is(t, "no room", prompt(b), "sector.ask.build.no-room")
		b.refused(0, "buy deckhand ashmere-1", noPlace)
		b.refused(0, "buy deckhand ashmere-2", noPlace)
		b = set(t, "units 1 ashmere-1 deckhand 4", "units 2 ashmere-2 minnow 1", "units 2 ashmere-3 minnow 1", "workers 1 pool 0 away 0 mine 0 well 0")
		b.order("build ashmere")
		prove.Is(t, "no room, no workers", prompt(b), "sector.ask.build.no-room.unpayable")
		b = set(t, "units 1 ashmere-1 deckhand 4", "units 2 ashmere-2 minnow 1", "card 1 ashmere-1 0")
		b.order("build ashmere")
		prove.Is(t, "room in an empty area", prompt(b), "sector.ask.build")
		full := set(t, "units 1 ashmere-1 deckhand 3", "units 2 ashmere-2 minnow 1", "units 2 ashmere-3 minnow 1")
		full.order("build ashmere")
		prove.Is(t, "room for one of two", full.s.Pending(nil)[0].Prompt, rules.Say("sector.ask.build", rules.R(planetRef(ashmere)), rules.N(1)))
		b.refused(0, "buy deckhand ashmere-1", noRoom)
		b.refused(0, "buy deckhand ashmere-2", areaNotOpen)
		b.play(0, "buy deckhand ashmere-3", "buy deckhand ashmere-3")
		prove.Is(t, "all of the order", prompt(b), "sector.ask.build.limit")
		b.play(0, "build foundry")
		prove.Is(t, "the part is over", prompt(b), "sector.ask.build.no-units")
	})
	t.Run("3.5 the question of a Research order", func(t *testing.T) {
		b := set(t)
		b.order("research ashmere")
		prove.Is(t, "both", prompt(b), "sector.ask.research")
		b.play(0, "draw")
		prove.Is(t, "cards are drawn", prompt(b), "sector.ask.research.buy")
		b = set(t, "tech 1 gt1 gt2 gt5")
		b.order("research ashmere")
		prove.Is(t, "no technology", prompt(b), "sector.ask.research.draw")
		b.refused(0, "work well", nothingForSale)
		b.play(0, "draw")
		prove.Is(t, "neither", prompt(b), "sector.ask.research.nothing")
	})
}

// TestWhatIsKnownOfAHand follows the cards that were shuffled into a draw pile: they are none of those held before.
func TestWhatIsKnownOfAHand(t *testing.T) {
	b := set(t, "hand 1 g01 g02 g07 g08", "discard 1 g03 g03")
	b.order("research ashmere")
	b.play(0, "tech gt1")
	k := &b.s.seats[0]
	late := [cardsOfPeople]uint8{2: 2, 10: 2} // Grind Forward, Boarding Drill
	prove.Is(t, "the discards and the new cards are late", k.late, late)
	prove.Is(t, "nothing was drawn since", k.since, 0)
	for range 40 {
		w := b.s.Resample(1, b.luck).(*state)
		prove.Is(t, "no world gives them to the hand", w.seats[0].hand[10]+w.seats[0].hand[2], 0)
	}
	b.s.drawCards(ctx{b.luck, nil}, 0, 4)
	prove.Is(t, "four were drawn", k.since, 4)
	found := false
	for range 200 {
		w := b.s.Resample(1, b.luck).(*state)
		found = found || w.seats[0].hand[10] > 0
	}
	prove.True(t, "then some worlds do", found)
	v := b.s.View(1).(View).Seats[0]
	prove.Is(t, "everybody knows how many", v.Since, 4)
	prove.Is(t, "and which", len(v.Late), 4)
	k.part(4, 8)
	prove.Is(t, "half of a hand that goes takes half of them", k.since, 2)
}

func TestDisband(t *testing.T) {
	t.Run("3.4b attackers may be sent back before the battle begins", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 3", "units 2 ilvane-2 minnow 1")
		b.order("mobilise ilvane")
		b.refused(0, "disband deckhand ilvane-2", noSuchUnit)
		b.play(0, "move deckhand ashmere-1 ilvane-2", "move deckhand ashmere-1 ilvane-2")
		b.refused(0, "disband minnow ilvane-2", noSuchUnit)
		b.refused(0, "disband crawler ilvane-2", noSuchUnit)
		prove.True(t, "it is offered", slices.Contains(b.s.Candidates(0, nil), b.move("disband deckhand ilvane-2")))
		b.play(0, "disband deckhand ilvane-2")
		prove.Is(t, "one goes to the supply", b.s.seats[0].supply[deckhand], 6)
		prove.Is(t, "the other attacks", count(&b.s.battle.ready[attacking]), 1)
		b.play(0, "disband deckhand ilvane-2")
		prove.Is(t, "no attack is left", b.s.battle.area, noArea)
		b.play(0, "done")
		prove.Is(t, "no battle", b.told(EvBattle), 0)
		prove.Is(t, "the Minnow stays", b.s.owner[b.area("ilvane-2")], rules.Seat(1))
	})
	t.Run("3.4b it is told as what it is", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 2")
		b.order("mobilise ashmere")
		b.play(0, "disband deckhand ashmere-1")
		prove.Is(t, "disbanded", b.told(EvDisbanded), 1)
		prove.Is(t, "lost", b.told(EvUnitLost), 0)
		text, _ := Game.Tell(b.log.Events[len(b.log.Events)-1])
		prove.Is(t, "its sentence", text, rules.Say("sector.log.disbanded", rules.R(seatRef(0)), rules.R(unitRef(deckhand)), rules.R(areaRef(0))))
	})
}

// TestCaptionsCiteTheirRule plays each question that shares a verb with others: the rule cited is that of the question.
func TestCaptionsCiteTheirRule(t *testing.T) {
	cites := func(b *bench, p rules.Seat, word string, list ...rules.Rule) {
		t.Helper()
		prove.Same(t, word, b.s.Describe(p, b.move(word)).Cites, list)
	}
	b := fresh(t, rules.Setup{Seats: 2, Options: uint64(optDealFactions)})
	p := b.s.first
	cites(b, p, Game.Format(rules.Moves(b.s, p, nil)[0]), "1.4")
	b.play(p, "default")
	cites(b, p, "ship ashmere-lowmarrow", "1.4")

	b = set(t, "built 1 yard mast", "units 1 ashmere-1 deckhand 2 harpooner 1", fleetOfTwo, "units 2 ilvane-2 minnow 1 quillback 1")
	cites(b, 0, "place build ashmere", "2.1", "2.2")
	cites(b, 0, "place gold-build ashmere", "2.2", "2.5")
	b.order("build ashmere")
	cites(b, 0, "ship ashmere-ilvane", "3.3b")
	cites(b, 0, "base ashmere-1", "3.3d")
	cites(b, 0, "done", "3.3")
	b.order("mobilise ilvane")
	cites(b, 0, "move deckhand ashmere-1 ilvane-1", "3.4")
	cites(b, 0, "move deckhand ashmere-1 ilvane-2", "3.4a")
	b.play(0, "move deckhand ashmere-1 ilvane-2", "move harpooner ashmere-1 ilvane-2", "done")
	cites(b, 0, "front deckhand 1", "4.2")
	b.play(0, "front deckhand 1")
	cites(b, 1, "front minnow 1", "4.3")
	b = set(t, "units 1 lowmarrow-1 deckhand 1")
	b.event("e17")
	cites(b, 0, "base lowmarrow-1", "6.4", "5.8")
	b = setFrom(t, "players 2\nfaction 1 reef ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\n")
	b.event("e04")
	b.play(0, "put minnow ashmere-1")
	prove.Is(t, "the second figure", b.s.top().kind, inTwin)
	cites(b, 0, "put minnow ashmere-2", "6.4", "5.8")
}
