package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// poor is a throne of three Houses in which each has the Influence that its planets yield.
func poor(t *testing.T) (*state, rules.Chance, int) {
	t.Helper()
	s, ch := throne(t, 3)
	_, n := s.income(0)
	s.houses[0].influence = int16(n)
	return s, ch, n
}

func TestPromisedInfluence(t *testing.T) {
	t.Run("18.4 nobody promises Influence that he has not, or has promised", func(t *testing.T) {
		s, ch, n := poor(t)
		say(t, s, ch, "offer 2")
		refused(t, s, Game.Format(rules.Move{Verb: giveInfluence, A: int16(n + 1)}), tooMuchPledged)
		say(t, s, ch, Game.Format(rules.Move{Verb: giveInfluence, A: int16(n - 1)}))
		say(t, s, ch, "send")
		say(t, s, ch, "done")
		prove.Is(t, "left to promise", s.pledgeable(0), 1)
		say(t, s, ch, "offer 3")
		refused(t, s, "give-influence 2", tooMuchPledged)
		for _, m := range s.Candidates(0, nil) {
			if m.Verb == giveInfluence {
				prove.Is(t, "offered among the answers", m.A, 1)
			}
		}
	})
	t.Run("18.4 what was ceded for this turn is not one's own next turn", func(t *testing.T) {
		s, _, n := poor(t)
		s.houses[0].influence += 9
		prove.Is(t, "own sources", s.pledgeable(0), n)
		s.houses[0].influence = 2
		prove.Is(t, "what it has", s.pledgeable(0), 2)
	})
	t.Run("18.4 only a partner who has the Influence accepts", func(t *testing.T) {
		s, ch, _ := poor(t)
		s.houses[1].influence = 3
		say(t, s, ch, "offer 2")
		say(t, s, ch, "ask-influence 4")
		say(t, s, ch, "send")
		for s.top().seat == 0 {
			s.Apply(0, answer(s), ch, nil)
		}
		refused(t, s, "accept 1", cannotGive)
	})
	t.Run("18.4 a deal whose Influence is gone is void as a whole, and told so", func(t *testing.T) {
		s, ch, n := poor(t)
		say(t, s, ch, "offer 2")
		say(t, s, ch, Game.Format(rules.Move{Verb: giveInfluence, A: int16(n)}))
		say(t, s, ch, "ask-resources 30")
		say(t, s, ch, "send")
		say(t, s, ch, "done")
		home := firstPlanet(s.home[0])
		s.bodies[home].holder, s.bodies[home].troops = 2, 1 // lost in the Final Phase
		log := turn(t, s, ch, map[rules.Seat][]string{1: {"accept 1"}})
		in, own := s.income(1)
		prove.Is(t, "buyer's Resources", int(s.houses[1].treasury), 40+in)
		prove.Is(t, "buyer's Influence", int(s.houses[1].influence), own)
		prove.Is(t, "told as delivered", told(log, EvDelivery, 1), 0)
		prove.Is(t, "told as void", told(log, EvVoid, 1), 1)
	})
	t.Run("18.4 a planet ceded later does not take the Influence of a deal before it", func(t *testing.T) {
		s, ch, _ := poor(t)
		pl := outpost(t, s, 0, 1)
		_, n := s.income(0)
		s.houses[0].influence = int16(n)
		s.offers[pairRow(0, 1)] = offer{state: acceptedDeal, from: 0, to: 1, made: 1, place: 1, goods: [2]goods{emptyGoods, emptyGoods}}
		s.offers[pairRow(0, 1)].goods[gives].influence = uint8(n)
		s.offers[pairRow(0, 2)] = offer{state: acceptedDeal, from: 0, to: 2, made: 1, place: 2, goods: [2]goods{emptyGoods, emptyGoods}}
		s.offers[pairRow(0, 2)].goods[gives].planet = pl
		s.accepted = 2
		var log rules.Log
		s.deliverTrades(ctx{ch, &log})
		prove.Is(t, "ceded", int(s.ceded[1]), n)
		prove.Is(t, "the planet stays", s.bodies[pl].owner, 0)
		prove.Is(t, "void", told(&log, EvVoid, 2), 1)
	})
	t.Run("25.8 computers take a promise for what the giver has", func(t *testing.T) {
		s, _, _ := poor(t)
		s.turn = 15
		var d dealer
		d.sit(s, 1, Mind{})
		g := emptyGoods
		g.influence = 30
		seen := d.spread[0].influence
		prove.Is(t, "worth", d.goodsWorth(&g, 0, 1), 10*seen)
	})
}

func TestPassageSold(t *testing.T) {
	t.Run("18.4 passage sold for two turns ends by itself", func(t *testing.T) {
		s, ch := throne(t, 2)
		turn(t, s, ch, map[rules.Seat][]string{0: {"offer 2", "give-passage 2", "send"}, 1: {"accept 1"}})
		prove.True(t, "first turn", s.mayPass(1, 0))
		prove.Is(t, "until", s.View(0).(*View).Own.Sold[1], 3)
		prove.Is(t, "bought until", s.View(1).(*View).Own.Bought[0], 3)
		turn(t, s, ch, nil)
		prove.True(t, "second turn", s.mayPass(1, 0))
		log := turn(t, s, ch, nil)
		prove.True(t, "third turn", !s.mayPass(1, 0))
		prove.Is(t, "told both", told(log, EvPassage, 0)+told(log, EvPassage, 1), 2)
	})
	t.Run("18.2 what was granted besides goes on", func(t *testing.T) {
		s, ch := throne(t, 2)
		turn(t, s, ch, map[rules.Seat][]string{0: {"offer 2", "give-passage 1", "send", "done", "grant 2"}, 1: {"accept 1"}})
		turn(t, s, ch, nil)
		prove.True(t, "granted", s.mayPass(1, 0))
	})
}

func TestCededBlockade(t *testing.T) {
	t.Run("18.3 a planet received from the House that one blockades is not blockaded by its new owner", func(t *testing.T) {
		s, ch := throne(t, 2)
		pl := outpost(t, s, 0, 1)
		s.claim(1, hexOf(pl)).cruisers = 1
		s.bodies[pl].blockers, s.bodies[pl].wants = rules.Only(1), rules.Only(1)
		turn(t, s, ch, map[rules.Seat][]string{0: {"offer 2", "give-planet " + word(s, pl), "send"}, 1: {"accept 1"}})
		prove.Is(t, "owner", s.bodies[pl].owner, 1)
		log := turn(t, s, ch, nil)
		prove.Is(t, "told", told(log, EvBlockade, 0), 0)
		prove.Is(t, "declared", s.bodies[pl].blockers|s.bodies[pl].wants, 0)
	})
}

// sealed plays until the second House has sealed and the first is asked.
func sealed(t *testing.T) (*state, rules.Chance) {
	t.Helper()
	s, ch := throne(t, 3)
	turn(t, s, ch, nil) // in turn 2 the second House begins
	for s.top().seat != 0 {
		s.Apply(s.top().seat, answer(s), ch, nil)
	}
	prove.True(t, "the second House has sealed", s.plans[1].sealed)
	return s, ch
}

func TestAnswersAtOnce(t *testing.T) {
	t.Run("18.4 a House that has sealed is asked at once, and the other goes on", func(t *testing.T) {
		for _, c := range []struct {
			answer string
			state  uint8
		}{{"accept 1", acceptedDeal}, {"refuse 1", noOffer}, {"done", openOffer}} {
			s, ch := sealed(t)
			for _, line := range []string{"offer 2", "give-resources 3", "ask-resources 2", "send"} {
				say(t, s, ch, line)
			}
			prove.Is(t, "asked", s.top().seat, 1)
			prove.Is(t, "prompt", s.Pending(nil)[0].Prompt.Key, "imperio.ask.answer")
			refused(t, s, "offer 1", notNow)
			refused(t, s, "accept 2", noSuchOffer)
			say(t, s, ch, c.answer)
			prove.Is(t, "goes on", s.top().seat, 0)
			prove.Is(t, c.answer, s.offers[0].state, c.state)
			prove.Is(t, "sealed as before", s.plans[1].sealed, true)
		}
	})
	t.Run("18.4 so is one that has yet to order, which may leave the answer to its orders", func(t *testing.T) {
		s, ch := throne(t, 2)
		for _, line := range []string{"offer 2", "give-resources 3", "send"} {
			say(t, s, ch, line)
		}
		prove.Is(t, "asked", s.top().seat, 1)
		r, asked := Game.(rules.Reactions).Reaction(s, 1)
		prove.True(t, "a reaction", asked)
		prove.Is(t, "that can wait", r.Matters, false)
		say(t, s, ch, "done")
		for s.top().seat == 0 {
			s.Apply(0, answer(s), ch, nil)
		}
		say(t, s, ch, "accept 1")
		prove.Is(t, "a deal", s.offers[0].state, acceptedDeal)
	})
	t.Run("18.4 to one that has sealed the question matters now", func(t *testing.T) {
		s, ch := sealed(t)
		say(t, s, ch, "ally 2")
		r, asked := Game.(rules.Reactions).Reaction(s, 1)
		prove.True(t, "a reaction", asked)
		prove.Is(t, "that matters", r.Matters, true)
	})
	t.Run("18.4 but not where it brings a technology that the House knows already", func(t *testing.T) {
		for _, c := range []struct {
			name    string
			known   techSet
			more    string
			matters bool
		}{{"known", 1 << t21, "ask-resources 1", false}, {"unknown", 0, "ask-resources 1", true}, {"with more", 1 << t03, "give-resources 1", true}} {
			s, ch := sealed(t)
			s.houses[0].techs, s.houses[1].techs = 1<<t21, c.known
			for _, line := range []string{"offer 2", "give-tech courier-network", c.more, "send"} {
				say(t, s, ch, line)
			}
			r, asked := Game.(rules.Reactions).Reaction(s, 1)
			prove.True(t, "a reaction", asked)
			prove.Is(t, c.name, r.Matters, c.matters)
		}
	})
	t.Run("18.4 nor where the House cannot pay what is asked: the offer waits for its next orders", func(t *testing.T) {
		for _, c := range []struct {
			asks    string
			matters bool
		}{{"ask-resources 2", true}, {"ask-resources 3", false}} {
			s, ch := sealed(t)
			s.houses[1].treasury = s.houses[1].reserved + 2
			for _, line := range []string{"offer 2", "give-influence 1", c.asks, "send"} {
				say(t, s, ch, line)
			}
			r, asked := Game.(rules.Reactions).Reaction(s, 1)
			prove.True(t, "a reaction", asked)
			prove.Is(t, c.asks, r.Matters, c.matters)
			say(t, s, ch, "done")
			prove.True(t, "it waits", s.offers[0].waiting())
		}
	})
	t.Run("18.5 an alliance too, but nobody who is away", func(t *testing.T) {
		s, ch := sealed(t)
		say(t, s, ch, "ally 2")
		prove.Is(t, "asked about as one", s.question(1).Key, "imperio.asked.alliance")
		prove.Is(t, "its rule", s.Describe(1, parsed(t, "accept 1")).Cites[0], "18.5")
		say(t, s, ch, "accept 1")
		prove.True(t, "allied", s.ally[0].Has(1))
		s, ch = sealed(t)
		say(t, s, ch, "offer 2")
		say(t, s, ch, "give-resources 1")
		say(t, s, ch, "send")
		prove.Is(t, "another offer", s.question(1).Key, "imperio.asked.answer")
		prove.Is(t, "and the rule of that", s.Describe(1, parsed(t, "accept 1")).Cites[0], "18.4")
		s, ch = sealed(t)
		s.plans[1].absent = true
		say(t, s, ch, "ally 2")
		prove.Is(t, "not asked", s.top().seat, 0)
	})
	t.Run("18.4 it promises no vote or peace any more, and gives nothing that its orders take away", func(t *testing.T) {
		s, ch := sealed(t)
		propose(s, l01)
		say(t, s, ch, "offer 2")
		refused(t, s, "ask-vote 1 2", ordersGiven)
		refused(t, s, "ask-peace", ordersGiven)
		say(t, s, ch, "done")
		pl := outpost(t, s, 1, 1)
		s.claim(1, hexOf(pl)).cruisers = 1
		s.bodies[pl].flags |= abandoning
		say(t, s, ch, "offer 2")
		say(t, s, ch, "ask-planet "+word(s, pl))
		say(t, s, ch, "send")
		refused(t, s, "accept 1", cannotGive)
		say(t, s, ch, "refuse 1")
		s.plans[1].parts[0], s.plans[1].count = part{from: hexOf(pl), steps: 1, cruisers: 1}, 1
		say(t, s, ch, "offer 2")
		say(t, s, ch, "ask-fleet "+systemIDs[s.name[hexOf(pl)]])
		say(t, s, ch, "send")
		refused(t, s, "accept 1", cannotGive)
	})
	t.Run("18.5 an alliance is proposed once, and told as one", func(t *testing.T) {
		s, ch := throne(t, 2)
		say(t, s, ch, "ally 2")
		say(t, s, ch, "done")
		refused(t, s, "ally 2", proposedAlready)
		text, _ := Game.Tell(rules.Event{Verb: EvProposes, Seat: 0, N: 1})
		prove.Is(t, "told", text.Key, "imperio.told.proposes")
	})
}

func TestOffersAndTheCouncil(t *testing.T) {
	t.Run("17.5 Resources that are merely offered can be lost; the offer is taken back", func(t *testing.T) {
		s, ch := throne(t, 2)
		for _, line := range []string{"offer 2", "give-resources 40", "ask-influence 1", "send"} {
			say(t, s, ch, line)
		}
		var log rules.Log
		s.direct(ctx{ch, &log}, proposal{entry: d05, bound: 0})
		prove.Is(t, "treasury", s.houses[0].treasury, 34)
		prove.Is(t, "reserved", s.houses[0].reserved, 0)
		prove.Is(t, "void", told(&log, EvVoid, 1), 1)
	})
	t.Run("17.5 of two offers the newer is taken back first", func(t *testing.T) {
		s, ch := throne(t, 2)
		for _, line := range []string{"offer 2", "give-resources 30", "send", "done", "offer 2", "give-resources 10", "send", "done"} {
			say(t, s, ch, line)
		}
		s.direct(ctx{ch, nil}, proposal{entry: c2, bound: 0, a: 8})
		prove.Is(t, "treasury", s.houses[0].treasury, 32)
		prove.Is(t, "the older stands", s.promised(0), 30)
	})
	t.Run("17.5 accepted deals are safe", func(t *testing.T) {
		s, ch := throne(t, 2)
		for _, line := range []string{"offer 2", "give-resources 38", "send"} {
			say(t, s, ch, line)
		}
		s.accept(ctx{ch, nil}, 0)
		s.direct(ctx{ch, nil}, proposal{entry: d05, bound: 0})
		prove.Is(t, "treasury", s.houses[0].treasury, 38)
		prove.Is(t, "the deal stands", s.promised(0), 38)
	})
	t.Run("17.7 the Levy takes what is merely offered", func(t *testing.T) {
		s, ch := throne(t, 2)
		adopt(s, proposal{entry: l05, bound: nobody})
		for h := range hex(s.mapSize()) {
			if s.count[h] > 0 {
				b := &s.bodies[firstPlanet(h)]
				b.owner, b.holder, b.start, b.res = 0, 0, 0, -1
			}
		}
		s.houses[0].treasury = 2
		say(t, s, ch, "offer 2")
		say(t, s, ch, "give-resources 2")
		say(t, s, ch, "send")
		in, _ := s.income(0)
		s.turn = 2
		s.growth(ctx{ch, nil})
		prove.Is(t, "treasury", int(s.houses[0].treasury), max(0, 2+in))
		prove.Is(t, "reserved", s.houses[0].reserved, 0)
	})
}

func TestDossiers(t *testing.T) {
	t.Run("18.4 a dossier is read after delivery", func(t *testing.T) {
		s, ch := throne(t, 3)
		s.verified[0][2] = 1 << t07
		for _, line := range []string{"offer 2", "give-dossier 3", "forge layered-armour", "send"} {
			say(t, s, ch, line)
		}
		lies := func(p rules.Seat) uint32 { return s.View(p).(*View).Own.Offers[0].Goods[gives].Lies }
		prove.Is(t, "its giver reads it", lies(0), uint32(1<<t07|1<<t05))
		prove.Is(t, "the other does not", lies(1), 0)
		s.accept(ctx{ch, nil}, 0)
		prove.Is(t, "nor when it is accepted", lies(1), 0)
		prove.Is(t, "not known", s.reported[1][2], 0)
		turn(t, s, ch, nil)
		prove.Is(t, "delivered", s.reported[1][2], 1<<t07|1<<t05)
	})
	t.Run("18.4 what one has heard can be asked for, too", func(t *testing.T) {
		s, ch := throne(t, 3)
		s.reported[1][2] = 1 << t11
		for _, line := range []string{"offer 2", "ask-dossier 3", "send"} {
			say(t, s, ch, line)
		}
		prove.Allowed(t, "accept", s.mayAccept(&s.offers[0]))
		s.accept(ctx{ch, nil}, 0)
		prove.Is(t, "what it says", s.offers[0].goods[asks].lies, 1<<t11)
	})
}

func TestOffersAreTold(t *testing.T) {
	t.Run("18.4 the answer to an offer names its number and what changes hands", func(t *testing.T) {
		s, ch := throne(t, 2)
		pl := outpost(t, s, 0, 1)
		s.houses[0].techs = 1 << t07
		for _, line := range []string{"offer 2", "give-resources 1", "send", "done", "offer 2", "give-planet " + word(s, pl), "give-tech servo-armour", "send", "done"} {
			say(t, s, ch, line)
		}
		for s.top().seat == 0 {
			s.Apply(0, answer(s), ch, nil)
		}
		first, second := s.Describe(1, rules.Move{Verb: acceptVerb, A: 0}), s.Describe(1, rules.Move{Verb: acceptVerb, A: 1})
		prove.True(t, "they read differently", first.Label != second.Label)
		prove.Is(t, "partner", second.Label.Args[1], rules.R(seatRef(0)))
		prove.True(t, "planet and technology are pointed at", slices.Contains(second.Targets, s.planetRef(pl)) && slices.Contains(second.Targets, techRef(t07)))
	})
}

// The forecast of the next Growth counts the planets that accepted deals bring and take away: deals are delivered before it (7).
func TestTheForecastCountsPlanetsOfDeals(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.owns(0, r.a, 1)
	r.all("offer 2", "give-planet "+r.world(r.a), "ask-resources 2", "send", "accept 1")
	told := [2][2]int{}
	for p := range rules.Seat(2) {
		v := r.s.View(p).(*View).Own
		told[p] = [2]int{v.Income, v.Forecast}
	}
	treasury := [2]int{r.s.free(0), r.s.free(1)}
	r.turn(nil)
	for p := range rules.Seat(2) {
		prove.Same(t, "what Growth brought", [2]int{int(r.s.houses[p].treasury) - treasury[p], int(r.s.houses[p].influence)}, told[p])
	}
	prove.Is(t, "the planet has changed hands", r.s.bodies[firstPlanet(r.a)].owner, 1)
}

// The forecast of the next Growth counts what accepted deals bring and cede (7, 18.4); an offer that is only open counts nothing.
func TestTheForecastCountsAcceptedDeals(t *testing.T) {
	goods := "resources 1 influence 2 asks resources 3 influence 1"
	for _, k := range []struct {
		state                string
		resources, influence [2]int
	}{{"offer 1 2 turn 2 gives " + goods, [2]int{}, [2]int{}}, {"offer 1 2 accepted 1 turn 2 gives " + goods, [2]int{3, 1}, [2]int{-1, 1}}} {
		s := read(t, "players 3", "turn 2", k.state, "ask 1 seal")
		for p := range rules.Seat(2) {
			v := s.View(p).(*View).Own
			in, influence := s.income(p)
			prove.Same(t, k.state, [2]int{v.Income - in, v.Forecast - influence}, [2]int{k.resources[p], k.influence[p]})
			prove.Same(t, "its sources", [2]int{v.Yield.Deals, v.Sources.Ceded}, [2]int{k.resources[p], k.influence[p]})
		}
	}
}
