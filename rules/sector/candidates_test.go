package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// everyMove visits the whole grammar of moves; numbers go from 0 to 16, more than any answer uses.
func everyMove(visit func(rules.Move)) {
	size := func(o operand) int16 {
		switch o {
		case noOperand:
			return 1
		case anInt:
			return 17
		}
		return int16(kindCounts[o])
	}
	for v := verb(1); v < numVerbs; v++ {
		row := &verbs[v].Operands
		for a := range size(row[0]) {
			for b := range size(row[1]) {
				for c := range size(row[2]) {
					visit(rules.Move{Verb: v, A: a, B: b, C: c})
				}
			}
		}
	}
}

// TestCandidatesListEveryLegalMove tries the whole grammar in positions of games played at random and by rank, at most
// twelve of each kind of question: what is legal is a candidate, and no candidate comes twice.
func TestCandidatesListEveryLegalMove(t *testing.T) {
	var grammar []rules.Move
	everyMove(func(m rules.Move) {
		if !wellFormed(m) {
			t.Fatalf("%+v is not well formed", m)
		}
		grammar = append(grammar, m)
	})
	tried := map[frameKind]int{}
	var scores [4096]int
	for seed := range uint64(90) {
		ch := dice.New(seed, 5)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5), Scenario: int(seed % 2), Options: seed / 2 % 4}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*state)
		for s.over == stillPlaying {
			p, kind := s.top().seat, s.top().kind
			moves := rules.Moves(s, p, nil)
			if tried[kind] < 12 && (ch.Draw(8) == 0 || kind > inBuild && kind != inResearch) {
				tried[kind]++
				s.sameAsGrammar(t, p, grammar)
			}
			best := ch.Draw(len(moves))
			if seed%3 > 0 && ch.Draw(4) > 0 {
				Mind{}.Rank(s, p, moves, scores[:])
				for i := range moves {
					if scores[i] > scores[best] {
						best = i
					}
				}
			}
			s.Apply(p, moves[best], ch, nil)
		}
	}
	for _, b := range []*bench{recalling(t), blasting(t), evicting(t)} {
		tried[b.s.top().kind]++
		b.s.sameAsGrammar(t, 1, grammar)
	}
	for kind := inFactions; kind < numFrameKinds; kind++ {
		if procedures[kind].candidates != nil && tried[kind] == 0 {
			t.Errorf("%s never came up", procedures[kind].ask)
		}
	}
}

// sameAsGrammar compares the candidates with all moves there are.
func (s *state) sameAsGrammar(t *testing.T, p rules.Seat, grammar []rules.Move) {
	t.Helper()
	listed := map[rules.Move]bool{}
	for _, m := range s.Candidates(p, nil) {
		if listed[m] {
			t.Errorf("%s: %s is listed twice", procedures[s.top().kind].ask, Game.Format(m))
		}
		listed[m] = true
	}
	for _, m := range grammar {
		if s.Check(p, m) == nil && !listed[m] {
			t.Errorf("%s: %s is legal and not listed", procedures[s.top().kind].ask, Game.Format(m))
		}
	}
}

// TestEveryWayOfPaying demands that each way in which resource cards and tokens can pay a price can be chosen, by
// paying ahead and leaving the rest to itself.
func TestEveryWayOfPaying(t *testing.T) {
	type way struct{ mine, first, third, cargo, study int }
	paid := func(s *state) way {
		k := &s.seats[0]
		return way{int(k.mine), int(s.work[0]), int(s.work[2]), 2 - int(k.cargo), 2 - int(k.study)}
	}
	for _, c := range []struct {
		buy   string
		price int
		study bool
	}{{"base ilvane-1", 3, false}, {"module bulwark", 2, true}, {"buy crawler ashmere-1", 2, false}} {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-3 0", "tokens 1 cargo 2 study 2", "units 1 ilvane-1 deckhand 1", "built 1 yard foundry")
		b.order(map[bool]string{true: "build ilvane", false: "build ashmere"}[c.buy != "buy crawler ashmere-1"])
		found := map[way]bool{}
		var walk func(s state)
		walk = func(s state) {
			if m := b.move(c.buy); s.Check(0, m) == nil {
				u := s
				u.Apply(0, m, b.luck, nil)
				if u.frames[u.depth-1].b == 0 {
					found[paid(&u)] = true
				}
			}
			if s.frames[s.depth-1].b == int16(c.price) {
				return
			}
			for _, word := range []string{"work mine", "work ashmere-1", "work ashmere-3", "spend 1"} {
				if m := b.move(word); s.Check(0, m) == nil {
					u := s
					u.Apply(0, m, b.luck, nil)
					walk(u)
				}
			}
		}
		walk(*b.s)
		ways := 0
		for mine := range mineYield + 1 {
			for first := range 4 {
				for third := range 2 {
					for cargo := range 3 {
						study := c.price - mine - first - third - cargo
						if study < 0 || study > 0 && !c.study || study > 2 {
							continue
						}
						ways++
						if !found[way{mine, first, third, cargo, study}] {
							t.Errorf("%s cannot be paid by %+v", c.buy, way{mine, first, third, cargo, study})
						}
					}
				}
			}
		}
		prove.Is(t, "ways of paying "+c.buy, len(found), ways)
		if ways < 5 {
			t.Errorf("only %d ways", ways)
		}
	}
}
