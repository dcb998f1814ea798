package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestSlipsOfPlans(t *testing.T) {
	sealed := []rules.Event{{Verb: EvIncome, Seat: 0, N: 4}, {Verb: EvSealed, Seat: nobody, N: 1}}
	for what, k := range map[string]struct {
		change func(s *state)
		slip   Slip
		want   int
	}{
		"twice the income unspent":       {func(s *state) { s.houses[0].treasury = 8 }, SlipHoard, 1},
		"less":                           {func(s *state) { s.houses[0].treasury = 7 }, SlipHoard, 0},
		"... of it reserved":             {func(s *state) { s.houses[0].treasury, s.houses[0].reserved = 12, 5 }, SlipHoard, 0},
		"no Research, though affordable": {func(s *state) { s.houses[0].treasury = 30 }, SlipResearch, 1},
		"nothing to pay it with":         {func(s *state) { s.houses[0].treasury = 0 }, SlipResearch, 0},
		"Research is planned":            {func(s *state) { s.houses[0].treasury = 30; s.plans[0].slots[2].kind = research }, SlipResearch, 0},
		"no slot is empty": {func(s *state) {
			s.houses[0].treasury = 30
			for i := range s.plans[0].slots {
				s.plans[0].slots[i].kind = construction
			}
		}, SlipResearch, 0},
		"half of the votes":      {func(s *state) { s.houses[0].influence = 6 }, SlipVotes, 1},
		"more than half of them": {func(s *state) { s.houses[0].influence = 5 }, SlipVotes, 0},
	} {
		d := newDesk(t, 2, 0)
		k.change(d.s)
		w := NewWatch()
		w.Before(d.s, rules.Move{})
		w.After(d.s, append(sealed, rules.Event{Verb: EvVotes, Seat: 0, M: 3}, rules.Event{Verb: EvDecision, Seat: nobody}))
		prove.Is(t, what, w.slips[0][k.slip], k.want)
		prove.Is(t, "turns", w.turns[0], 1)
	}
}

func TestSlipsOfTheMap(t *testing.T) {
	for what, k := range map[string]struct {
		change func(s *state, home hex)
		want   int
	}{
		"open":        {func(*state, hex) {}, 1},
		"a garrison":  {func(s *state, home hex) { s.bodies[firstPlanet(home)].troops = 1 }, 0},
		"a platform":  {func(s *state, home hex) { s.bodies[firstPlanet(home)].add(platform) }, 0},
		"nobody near": {func(s *state, home hex) { s.fleets[s.near(home)[0]].owner = nobody }, 0},
		"an ally":     {func(s *state, _ hex) { s.ally[0], s.ally[1] = rules.Only(1), rules.Only(0) }, 0},
		"a pact":      {func(s *state, _ hex) { s.pacts[0] = pact{a: 0, b: 1, until: 9} }, 0},
		"in the Home itself": {func(s *state, home hex) {
			s.fleets[home], s.fleets[s.near(home)[0]] = s.fleets[s.near(home)[0]], s.fleets[home]
		}, 1},
	} {
		d := newDesk(t, 2, 0)
		s, home := d.s, d.s.home[0]
		s.bodies[firstPlanet(home)].troops, s.bodies[firstPlanet(home)].works = 0, 0
		s.fleets[s.near(home)[0]] = fleet{owner: 1, frigates: 1}
		k.change(s, home)
		w := NewWatch()
		w.Before(s, rules.Move{})
		w.After(s, []rules.Event{{Verb: EvBroken, Seat: 1}})
		prove.Is(t, "before the turn has ended: "+what, w.slips[0][SlipHome], 0)
		s.turn++
		w.After(s, nil)
		prove.Is(t, what, w.slips[0][SlipHome], k.want)
		prove.Is(t, "promises", w.slips[1][SlipPromise], 1)
	}
}
