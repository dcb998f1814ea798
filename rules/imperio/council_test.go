package imperio

import (
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// propose makes the docket of the turn.
func propose(s *state, list ...entry) {
	s.docket, s.docketSize = [maxDocket]proposal{}, 0
	for _, e := range list {
		s.table(ctx{}, proposal{entry: e, bound: nobody, author: nobody})
	}
}

// adopt carries out one decision.
func adopt(s *state, k proposal) { s.enact(ctx{ch: dice.New(1, 1)}, k) }

func TestDocket(t *testing.T) {
	prove.Line(t, "S004-199 the Lower Chamber tables two proposals each turn", func(t *testing.T) {
		s, ch := throne(t, 3)
		prove.Is(t, "proposals", s.docketSize, 2)
		before := [2]entry{s.docket[0].entry, s.docket[1].entry}
		turn(t, s, ch, nil)
		prove.Is(t, "proposals of the next turn", s.docketSize, 2)
		prove.True(t, "they are others", before != [2]entry{s.docket[0].entry, s.docket[1].entry})
	})
	prove.Line(t, "S004-197 only the High Council makes a proposal law: without its votes it lapses", func(t *testing.T) {
		for _, votes := range []int{0, 3} {
			s, ch := throne(t, 3)
			propose(s, l01)
			s.houses[1].influence = 5
			scripts := map[rules.Seat][]string{}
			if votes > 0 {
				scripts[1] = []string{"vote 1 2 3"}
			}
			turn(t, s, ch, scripts)
			prove.Is(t, "in force with "+strconv.Itoa(votes)+" votes", s.inForce(l01) != nil, votes > 0)
		}
	})
	prove.Line(t, "S004-198 votes are sealed with the orders, and counted after the last slot", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l01)
		s.houses[0].influence, s.houses[1].influence = 5, 5
		until(t, s, ch, inVoting)
		say(t, s, ch, "vote 1 2 3")
		prove.Is(t, "the others do not see them", s.View(1).(*View).Own.Votes[0], [2]int{})
		log := turn(t, s, ch, nil)
		counted, last := -1, -1
		for i, e := range log.Events {
			switch e.Verb {
			case EvVotes:
				counted = i
			case EvSealed:
				last = i
			}
		}
		prove.True(t, "counted after all have sealed", counted > last && last >= 0)
	})
	prove.Line(t, "S004-205 what is adopted binds those too that voted against it", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l13)
		s.houses[0].influence, s.houses[1].influence = 5, 9
		before := s.unitPrice(0, dreadnought)
		turn(t, s, ch, map[rules.Seat][]string{0: {"vote 1 1 5"}, 1: {"vote 1 2 9"}})
		prove.Is(t, "it pays the duty", s.unitPrice(0, dreadnought), before+2)
	})
	t.Run("D14 tables four", func(t *testing.T) {
		s, ch := throne(t, 2)
		adopt(s, proposal{entry: d14})
		s.openDocket(ctx{ch: ch})
		if s.docketSize != 4 || s.session4 {
			t.Errorf("%d proposals", s.docketSize)
		}
	})
	t.Run("17.6 conditions of the deck, and laws in force", func(t *testing.T) {
		s, _ := throne(t, 2)
		for _, e := range []entry{d07, d08, d09, l18} {
			if s.tableable(e) {
				t.Errorf("%s may be tabled", entries[e].id)
			}
		}
		s.startWar(ctx{}, 0, 1)
		adopt(s, proposal{entry: l04, bound: nobody})
		s.houses[0].techs = 1
		if !s.tableable(d07) || !s.tableable(d08) || !s.tableable(d09) || s.tableable(l04) {
			t.Error("conditions are met")
		}
		s.turn = s.lastTurn()
		if s.tableable(d14) {
			t.Error("an Extraordinary Session after the end")
		}
	})
	t.Run("17.6 an empty pile takes the discards in", func(t *testing.T) {
		s, ch := throne(t, 2)
		s.draw, s.discarded = 1<<d08, 1<<l05
		if e := s.drawEntry(ctx{ch: ch}); e != l05 {
			t.Errorf("drew %d", e)
		}
		if e := s.drawEntry(ctx{ch: ch}); e != noEntry {
			t.Errorf("drew %d", e)
		}
	})
}

func TestVotes(t *testing.T) {
	prove.Line(t, "S004-200 for and against, or by choosing a House; S004-201 one option; S004-202 abstention", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l01, l15)
		s.houses[0].influence = 7
		until(t, s, ch, inVoting)
		refused(t, s, "vote 1 3 1", noSuchOption)
		refused(t, s, "vote 1 2 8", votesExhausted)
		say(t, s, ch, "vote 1 2 4")
		refused(t, s, "vote 1 1 1", notNow)
		refused(t, s, "vote 2 1 1", noSuchOption)
		refused(t, s, "vote 2 3 4", votesExhausted)
		say(t, s, ch, "vote 2 4 3")
		prove.Is(t, "s.votes[0][0]", s.votes[0][0], (vote{2, 4}))
		prove.Is(t, "s.votes[0][1]", s.votes[0][1], (vote{4, 3}))
		turn(t, s, ch, nil)
		prove.True(t, "s.inForce(l01) != nil", s.inForce(l01) != nil)
		prove.True(t, "s.inForce(l15) != nil", s.inForce(l15) != nil)
		prove.Is(t, "s.inForce(l15).bound", s.inForce(l15).bound, 1)
		prove.Is(t, "s.discarded&(1<<l01|1<<l15)", s.discarded&(1<<l01|1<<l15), 1<<l01|1<<l15)
	})
	prove.Line(t, "S004-203 votes are the Influence that pays nothing; case 22", func(t *testing.T) {
		s, _ := throne(t, 2)
		s.houses[0].influence, s.houses[0].spent = 9, 4
		prove.Is(t, "s.votesOf(0)", s.votesOf(0), 5)
	})
	t.Run("L11 and L18 change the votes", func(t *testing.T) {
		s, _ := throne(t, 3)
		s.houses[1].influence = 7
		adopt(s, proposal{entry: l18, bound: 1})
		adopt(s, proposal{entry: l11, bound: nobody})
		if s.votesOf(1) != 3 || s.electable(l15, 1) || !s.electable(d05, 1) {
			t.Error("the censured House")
		}
		for h := range s.fleets {
			if s.fleets[h].owner == 0 {
				s.fleets[h] = fleet{owner: nobody}
			}
		}
		lost := 0
		for pl := range s.bodies {
			if s.bodies[pl].owner == 0 {
				s.vacate(&s.bodies[pl])
				lost++
			}
		}
		prove.True(t, "a House has lost everything", lost > 0)
		for e := range entry(numEntries) {
			for q := range rules.Seat(3) {
				prove.Is(t, "what is shown of who may be elected", s.View(1).(*View).Electable(entryRef(e), q), s.electable(e, q))
			}
		}
		prove.Is(t, "what it is shown", s.View(1).(*View).Own.MayCast, 3)
		for pl := range s.bodies {
			if s.bodies[pl].owner == 2 {
				s.vacate(&s.bodies[pl])
			}
		}
		s.houses[2].influence = 0
		if s.votesOf(2) != 4 {
			t.Errorf("the landless have %d votes", s.votesOf(2))
		}
	})
	prove.Line(t, "S004-204 ties at random; case 20", func(t *testing.T) {
		s, ch := throne(t, 3)
		propose(s, l01)
		s.votes[0][0], s.votes[1][0] = vote{forIt, 7}, vote{against, 7}
		var won [3]int
		for range 200 {
			won[s.winner(ctx{ch: ch}, 0)]++
		}
		prove.True(t, "won[against] >= 60", won[against] >= 60)
		prove.True(t, "won[forIt] >= 60", won[forIt] >= 60)
		adopt(s, proposal{entry: l17, bound: 1})
		for range 20 {
			prove.Is(t, "s.winner(ctx{ch: ch}, 0)", s.winner(ctx{ch: ch}, 0), against)
		}
	})
	t.Run("R-31 without votes a proposal lapses", func(t *testing.T) {
		s, ch := throne(t, 2)
		propose(s, d01)
		if s.winner(ctx{ch: ch}, 0) != noVote {
			t.Error("somebody won")
		}
	})
}

func TestLaws(t *testing.T) {
	t.Run("17.5 a sixth law makes the oldest lapse; a title is handed on and keeps its age", func(t *testing.T) {
		s, _ := throne(t, 3)
		adopt(s, proposal{entry: l15, bound: 0})
		for _, e := range []entry{l01, l02, l03, l04} {
			adopt(s, proposal{entry: e, bound: nobody})
		}
		adopt(s, proposal{entry: l15, bound: 2})
		if s.laws[0].bound != 2 || s.lawCount != 5 {
			t.Fatal("the title is not handed on")
		}
		adopt(s, proposal{entry: l05, bound: nobody})
		if s.lawCount != 5 || s.inForce(l15) != nil || s.laws[4].entry != l05 {
			t.Error("the oldest does not lapse")
		}
	})
	t.Run("L04 L05 L15 L16 C9 change the income", func(t *testing.T) {
		s, _ := throne(t, 2)
		pl := s.bestPlanet(0)
		s.bodies[pl].add(port)
		r, i := s.income(0)
		adopt(s, proposal{entry: l04, bound: nobody})
		adopt(s, proposal{entry: l15, bound: 0})
		adopt(s, proposal{entry: l16, bound: 0})
		minus := int8(-1)
		adopt(s, proposal{entry: c9, bound: 0, a: uint8(minus)})
		if r2, i2 := s.income(0); r2 != r+4 || i2 != i+1 {
			t.Errorf("%d %d after %d %d", r2, i2, r, i)
		}
	})
	t.Run("L07 L12 L13 L09 and C4 change prices", func(t *testing.T) {
		s, _ := throne(t, 2)
		for _, e := range []entry{l07, l12, l13, l09} {
			adopt(s, proposal{entry: e, bound: nobody})
		}
		adopt(s, proposal{entry: c4, bound: nobody, a: uint8(buildsCost(port)), b: 2})
		if s.plotPrice(0, espionage, false) != 6 || s.workPrice(0, shipyard) != 3 || s.workPrice(0, port) != 5 || s.unitPrice(0, dreadnought) != 8 || s.bundle(troop) != 3 {
			t.Error("prices")
		}
		adopt(s, proposal{entry: c4, bound: nobody, a: uint8(actionCost(operation)), b: 2})
		if s.operationPrice() != 2 {
			t.Error("a dearer Operation")
		}
	})
}

func TestDirectives(t *testing.T) {
	rich := func(t *testing.T) *state {
		s, _ := throne(t, 3)
		for p := range s.houses {
			s.houses[p].treasury = 10
		}
		return s
	}
	treasuries := func(s *state) [3]int16 {
		return [3]int16{s.houses[0].treasury, s.houses[1].treasury, s.houses[2].treasury}
	}
	t.Run("D01 passed and rejected", func(t *testing.T) {
		s := rich(t)
		adopt(s, proposal{entry: d01})
		if treasuries(s) != [3]int16{14, 14, 14} {
			t.Error(treasuries(s))
		}
		outpost(t, s, 0, 1)
		outpost(t, s, 0, 1)
		outpost(t, s, 1, 1)
		outpost(t, s, 1, 1)
		s.stipend(ctx{}, false)
		if treasuries(s) != [3]int16{14, 14, 18} {
			t.Error(treasuries(s))
		}
	})
	t.Run("D02 and D05 spare what trades have reserved", func(t *testing.T) {
		s := rich(t)
		adopt(s, proposal{entry: d02})
		s.houses[1].reserved = 7
		adopt(s, proposal{entry: d05, bound: 1})
		adopt(s, proposal{entry: d05, bound: 2})
		if treasuries(s) != [3]int16{8, 7, 2} {
			t.Error(treasuries(s))
		}
	})
	t.Run("D03 and D06 bring Troops to the best planet", func(t *testing.T) {
		s := rich(t)
		s.houses[0].influence, s.houses[1].influence, s.houses[2].influence = 9, 4, 4
		b := &s.bodies[s.bestPlanet(1)]
		before := b.troops
		adopt(s, proposal{entry: d03})
		adopt(s, proposal{entry: d06, bound: 1})
		if treasuries(s) != [3]int16{10, 16, 16} || b.troops != before+8 {
			t.Error(treasuries(s), b.troops)
		}
	})
	t.Run("D04 opens the ledgers to everybody", func(t *testing.T) {
		s := rich(t)
		s.houses[1].techs = 1 << t07
		adopt(s, proposal{entry: d04, bound: 1})
		if s.verified[0][1] != 1<<t07 || s.verified[2][1] != 1<<t07 || s.houses[1].shown&3 != 3 || s.reports[2][1].treasury != 10 {
			t.Error("not known")
		}
	})
	t.Run("D07 ends wars and forbids attacks for a turn", func(t *testing.T) {
		s := rich(t)
		s.startWar(ctx{}, 0, 1)
		adopt(s, proposal{entry: d07})
		s.endTurn(ctx{})
		if s.wars() || !s.now.truce {
			t.Error("war")
		}
		s.endTurn(ctx{})
		if s.now.truce {
			t.Error("the truce goes on")
		}
	})
	t.Run("D08 repeals the oldest, D09 shares, D10 and D11 enrich", func(t *testing.T) {
		s := rich(t)
		adopt(s, proposal{entry: l01, bound: nobody})
		adopt(s, proposal{entry: l02, bound: nobody})
		adopt(s, proposal{entry: d08})
		if s.inForce(l01) != nil || s.lawCount != 1 {
			t.Error("D08")
		}
		s.houses[0].techs = 1 << t07
		adopt(s, proposal{entry: d09})
		if s.houses[0].techs != 1<<t07 || s.houses[1].techs != 1<<t01 {
			t.Error("D09")
		}
		pl := outpost(t, s, 0, 1)
		s.bodies[pl].res, s.bodies[pl].inf = 0, 0
		adopt(s, proposal{entry: d10, bound: 0})
		adopt(s, proposal{entry: d11, bound: 0})
		if s.bodies[pl].res != 1 || s.bodies[pl].inf != 1 {
			t.Error("D10, D11")
		}
	})
	t.Run("D12 D13 and C5 bind next turn; C8 for three", func(t *testing.T) {
		s := rich(t)
		adopt(s, proposal{entry: d12, bound: 1})
		adopt(s, proposal{entry: d13, bound: 2})
		adopt(s, proposal{entry: c5, bound: nobody, a: uint8(research)})
		adopt(s, proposal{entry: c8, bound: 0, a: 1})
		s.endTurn(ctx{})
		if s.prohibited(1, production) != byQuarantine || s.prohibited(0, production) != noReason || s.prohibited(0, research) != byBan || s.now.moored != 2 {
			t.Error("not in effect")
		}
		for range 3 {
			if !s.pacified(1, 0) {
				t.Fatal("C8 ends too soon")
			}
			s.turn++
			s.endTurn(ctx{})
		}
		if s.pacified(0, 1) {
			t.Error("C8 goes on")
		}
	})
	t.Run("C1 C2 C3", func(t *testing.T) {
		s := rich(t)
		minus := int8(-5)
		adopt(s, proposal{entry: c1, bound: 0, a: 8})
		adopt(s, proposal{entry: c2, bound: 1, a: 7})
		adopt(s, proposal{entry: c3, bound: nobody, a: uint8(minus)})
		if treasuries(s) != [3]int16{13, 0, 5} {
			t.Error(treasuries(s))
		}
	})
}
