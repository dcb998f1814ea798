package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestTrade(t *testing.T) {
	prove.Line(t, "S004-206 S004-207 S004-208 S004-211 S004-212 a deal without an action, binding, delivered next turn", func(t *testing.T) {
		s, ch := throne(t, 2)
		s.houses[0].techs = 1 << t05
		s.startWar(ctx{}, 0, 1) // unaffected by war
		log := turn(t, s, ch, map[rules.Seat][]string{
			0: {"offer 2", "give-resources 10", "give-tech layered-armour", "ask-influence 2", "ask-resources 3", "send"},
			1: {"accept 1"},
		})
		in0, inf0 := s.income(0)
		in1, inf1 := s.income(1)
		prove.Is(t, "int(s.houses[0].treasury)", int(s.houses[0].treasury), 40-10+3+in0)
		prove.Is(t, "int(s.houses[1].treasury)", int(s.houses[1].treasury), 40+10-3+in1)
		prove.Is(t, "int(s.houses[0].influence)", int(s.houses[0].influence), inf0+2)
		prove.Is(t, "int(s.houses[1].influence)", int(s.houses[1].influence), inf1-2)
		prove.True(t, "s.knowsTech(1, t05)", s.knowsTech(1, t05))
		prove.True(t, "s.knowsTech(0, t05)", s.knowsTech(0, t05))
		prove.Is(t, "s.houses[0].reserved", s.houses[0].reserved, 0)
		prove.Is(t, "s.houses[1].reserved", s.houses[1].reserved, 0)
		prove.Is(t, "told(log, EvDelivery, 0)", told(log, EvDelivery, 0), 1)
		prove.Is(t, "told(log, EvDelivery, 1)", told(log, EvDelivery, 1), 1)
	})
	prove.Line(t, "S004-207 a deal takes no slot; S004-208 what is accepted is bound; S004-211 nothing changes hands before the next turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		for r.s.top().seat == 0 && r.s.top().kind == inTrading {
			r.all("offer 2", "give-resources 3", "ask-influence 2", "send")
			r.all("done") // the other leaves the answer to its orders
			r.all("done")
		}
		prove.Is(t, "slots still to be filled", r.s.slotsOf(0), 5)
		r.declare()
		prove.Is(t, "asked for the first of them", r.s.top().kind, inSlot)
		r.pass()
		r.all("accept 1")
		r.refused("take-back 1", noSuchOffer)
		r.refused("refuse 1", noSuchOffer)
		prove.Is(t, "still there", r.s.houses[0].treasury, 10)
		prove.Is(t, "but not free", r.s.free(0), 7)
		prove.Is(t, "nor has the other got it", r.s.free(1), 10)
		r.turn(nil)
		prove.Is(t, "delivered", r.s.houses[0].treasury, 10+5-3)
		prove.Is(t, "received", r.s.houses[1].treasury, 10+5+3)
		prove.Is(t, "Influence", r.s.houses[0].influence, 5+2)
	})
	t.Run("what an offer gives is reserved until it is refused; only a partner who has it accepts", func(t *testing.T) {
		s, ch := throne(t, 2)
		say(t, s, ch, "offer 2")
		refused(t, s, "send", emptyOffer)
		refused(t, s, "give-resources 41", notToGive)
		refused(t, s, "give-tech layered-armour", notToGive)
		say(t, s, ch, "give-resources 40")
		refused(t, s, "give-resources 1", askedTwice)
		say(t, s, ch, "ask-tech layered-armour")
		say(t, s, ch, "send")
		say(t, s, ch, "done")
		if s.free(0) != 0 || s.promised(0) != 40 {
			t.Error("not reserved")
		}
		for s.top().seat == 0 {
			s.Apply(0, answer(s), ch, nil)
		}
		refused(t, s, "accept 1", cannotGive)
		say(t, s, ch, "refuse 1")
		if s.free(0) != 40 || s.promised(0) != 0 {
			t.Error("not released")
		}
	})
	t.Run("at most three offers per pair and turn; unanswered ones expire", func(t *testing.T) {
		s, ch := throne(t, 2)
		for range 3 {
			say(t, s, ch, "offer 2")
			say(t, s, ch, "give-resources 5")
			say(t, s, ch, "send")
			say(t, s, ch, "done")
			say(t, s, ch, "take-back 1")
		}
		refused(t, s, "offer 2", threeOffers)
		turn(t, s, ch, nil)
		turn(t, s, ch, map[rules.Seat][]string{0: {"offer 2", "give-resources 5", "send"}})
		if s.promised(0) != 5 {
			t.Error("expired too soon")
		}
		turn(t, s, ch, nil)
		if s.promised(0) != 0 || s.houses[0].reserved != 0 {
			t.Error("does not expire")
		}
	})
	t.Run("a planet and a fleet change hands; a lost one voids the deal", func(t *testing.T) {
		for _, lost := range []bool{false, true} {
			s, ch := throne(t, 2)
			pl := outpost(t, s, 0, 2)
			s.claim(0, hexOf(pl)).cruisers = 2
			scripts := map[rules.Seat][]string{
				0: {"offer 2", "give-planet " + word(s, pl), "give-fleet " + systemIDs[s.name[hexOf(pl)]], "ask-resources 6", "send"},
				1: {"accept 1"},
			}
			for s.top().seat == 0 {
				m := answer(s)
				if lines := scripts[0]; len(lines) > 0 {
					m, _ = Game.Parse(lines[0])
					scripts[0] = lines[1:]
				}
				s.Apply(0, m, ch, nil)
			}
			if !s.planetPromised(0, pl) || !s.fleetPromised(0, hexOf(pl)) {
				t.Error("not promised")
			}
			if lost {
				s.bodies[pl].holder = 1
			}
			turn(t, s, ch, scripts)
			in, _ := s.income(1)
			b, f := &s.bodies[pl], &s.fleets[hexOf(pl)]
			switch {
			case !lost && (b.owner != 1 || b.troops != 2 || f.owner != 1 || f.cruisers != 2):
				t.Errorf("not delivered: %+v %+v", *b, *f)
			case lost && (f.owner != 0 || int(s.houses[1].treasury) != 40+in || s.houses[1].reserved != 0):
				t.Error("not void")
			}
		}
	})
	t.Run("home planets and Flagships are not traded", func(t *testing.T) {
		s, ch := throne(t, 2)
		say(t, s, ch, "offer 2")
		refused(t, s, "give-planet "+word(s, firstPlanet(s.home[0])), homePlanet)
		s.houses[0].flag = flagshipState{at: s.home[0], hull: 2}
		refused(t, s, "give-fleet "+systemIDs[s.name[s.home[0]]], flagshipThere)
	})
	prove.Line(t, "S004-209 S004-213 S004-230 27.5 a dossier may lie and a promised vote be broken, for all to see", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l01)
		s.houses[1].influence = 5
		s.verified[0][2] = 1 << t07
		log := turn(t, s, ch, map[rules.Seat][]string{
			0: {"offer 2", "give-dossier 3", "forge layered-armour", "ask-vote 1 2", "send"},
			1: {"accept 1", "vote 1 1 3"},
		})
		prove.Is(t, "s.reported[1][2]", s.reported[1][2], 1<<t07|1<<t05)
		prove.Is(t, "s.verified[1][2]", s.verified[1][2], 0)
		prove.Is(t, "s.broken[1]", s.broken[1], 1)
		prove.Is(t, "s.broken[0]", s.broken[0], 0)
		towards := nobody
		for _, e := range log.Events {
			if e.Verb == EvBroken && e.Seat == 1 {
				towards = rules.Seat(e.N)
			}
		}
		prove.Is(t, "to whom it was promised", towards, 0)
	})
	prove.Line(t, "S004-230 a true dossier for a vote, whose promise is kept", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l01)
		s.houses[1].influence = 5
		s.verified[0][2] = 1 << t07
		log := turn(t, s, ch, map[rules.Seat][]string{
			0: {"offer 2", "give-dossier 3", "ask-vote 1 2", "send"},
			1: {"accept 1", "vote 1 2 3"},
		})
		prove.Is(t, "what was passed on", s.reported[1][2], 1<<t07)
		prove.Is(t, "broken", s.broken[1], 0)
		prove.Same(t, "who is told that the promise is kept", []int{told(log, EvKept, 0), told(log, EvKept, 1), told(log, EvKept, 2)}, []int{1, 1, 0})
		prove.Is(t, "hidden from the third", told(log, EvDelivery, 2), 0)
	})
	t.Run("passage for k turns cannot be revoked before", func(t *testing.T) {
		s, ch := throne(t, 2)
		turn(t, s, ch, map[rules.Seat][]string{0: {"offer 2", "give-passage 2", "send"}, 1: {"accept 1"}})
		if !s.mayPass(1, 0) || s.mayPass(0, 1) {
			t.Fatal("no passage")
		}
		if s.checkDiplomacy(0, 1, revokeVerb) != passageSold {
			t.Error("it may be revoked in its first turn")
		}
		turn(t, s, ch, nil)
		if s.checkDiplomacy(0, 1, revokeVerb) != notGranted {
			t.Error("in its last turn it ends by itself")
		}
	})
	t.Run("18.5 an alliance is offered and answered, and lets fleets pass", func(t *testing.T) {
		s, ch := throne(t, 2)
		turn(t, s, ch, map[rules.Seat][]string{0: {"ally 2"}, 1: {"accept 1"}})
		if !s.ally[0].Has(1) || !s.mayPass(0, 1) || !s.mayPass(1, 0) {
			t.Error("no alliance")
		}
	})
	t.Run("C6 forbids to trade with a House", func(t *testing.T) {
		s, _ := throne(t, 3)
		adopt(s, proposal{entry: c6, bound: 2})
		if s.mayOffer(0, 2, offerVerb) != tradeBanned || s.mayOffer(0, 1, offerVerb) != nil {
			t.Error("C6")
		}
	})
}
