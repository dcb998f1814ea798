package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// broken says which rule of bookkeeping a position breaks, or "".
func (s *state) broken() string {
	for at := range place(numStacks) {
		k := &s.stacks[at]
		if (k.size() == 0) != (k.owner == nobody) {
			return fmt.Sprintf("place %d: owner %d of %v", at, k.owner, k.cu)
		}
		for p := range rules.Seat(s.players) {
			if s.own[p].has(at) != (k.owner == p) {
				return fmt.Sprintf("place %d: own[%d] is wrong", at, p)
			}
		}
		if isInside(at) && k.size() > mostInside {
			return fmt.Sprintf("%d CUs inside %s", k.size(), spaces[spaceOf(at)].id)
		}
		for u := range unit(numUnits) {
			if n := s.tagged(at, u, 0xff); n > int(k.cu[u]) {
				return fmt.Sprintf("place %d: %d of %d CUs of type %d are marked", at, n, k.cu[u], u)
			}
		}
	}
	if !s.march.on {
		if s.stacks[marching].owner != nobody || s.cart == marching {
			return "CUs or the Cart are on the way without an activation"
		}
		for g, at := range s.at {
			if at == marching {
				return fmt.Sprintf("general %d is on the way without an activation", g)
			}
		}
		for r, at := range s.royalAt {
			if at == marching {
				return fmt.Sprintf("royal %d is on the way without an activation", r)
			}
		}
	}
	if !s.entry.on {
		if s.stacks[reacting].owner != nobody || s.cart == reacting {
			return "CUs are reacting to nothing"
		}
		for g, at := range s.at {
			if at == reacting {
				return fmt.Sprintf("general %d is reacting to nothing", g)
			}
		}
	}
	if s.royalLost+uint8(s.countAll(royalArmy)) > 8 || s.countAll(elephant) > 8 || s.countAll(silver) > 2 {
		return "more CUs than there are"
	}
	return s.brokenRest()
}

// brokenRest holds between two Procedures only.
func (s *state) brokenRest() string {
	if s.march.on || s.entry.on || s.battle.on || s.loose || s.depth == 0 {
		return ""
	}
	if s.top().kind == inFlight || s.top().kind == inLosses || s.top().kind == inWindow || s.top().kind == inSurprise || s.top().kind == inEvent || s.top().kind == inPlacing {
		return ""
	}
	for sp := range space(numSpaces) {
		o := s.stacks[sp].owner
		if o != nobody && s.armiesAt(sp) != 0 {
			return "CUs of two Factions in " + spaces[sp].id
		}
		for p := range rules.Seat(s.players) {
			// CUs that come out of their city are no Procedure, so the general makes way after the next one.
			if p != o && o != nobody && s.pc[sp] != o && s.generalsAt(outside(sp), p) != 0 {
				return "a lone general with enemies in " + spaces[sp].id
			}
		}
		if spaces[sp].kind == majorCity {
			if in := s.stacks[inside(sp)].owner; in != nobody && in != s.pc[sp] {
				return "strangers inside " + spaces[sp].id
			}
		}
		if s.siege[sp] > 0 && !s.enemyOutside(s.pc[sp], sp) {
			return "siege points without besiegers in " + spaces[sp].id
		}
	}
	return ""
}

// TestBookkeeping plays random games and looks at every position.
func TestBookkeeping(t *testing.T) {
	asked := map[frameKind]int{}
	for seed := range uint64(30) {
		players := 2 + int(seed%4)
		ch := dice.New(seed, 4711)
		g, err := Game.New(rules.Setup{Seats: players, Options: seed & 31}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*state)
		var moves []rules.Move
		last := ""
		for s.depth > 0 {
			if why := s.broken(); why != "" {
				t.Fatalf("seed %d: %s, after %s in %s", seed, why, last, procedures[s.top().kind].ask)
			}
			f := s.top()
			asked[f.kind]++
			moves = rules.Moves(s, f.seat, moves[:0])
			if len(moves) == 0 {
				t.Fatalf("seed %d: no answer in %s after %s", seed, procedures[f.kind].ask, last)
			}
			if err := twice(s.Candidates(f.seat, nil)); err != "" {
				t.Fatalf("seed %d: %s in %s", seed, err, procedures[f.kind].ask)
			}
			m := moves[ch.Draw(len(moves))]
			last += Game.Format(m) + "; "
			last = last[max(0, len(last)-300):]
			s.Apply(f.seat, m, ch, nil)
		}
	}
	for k := range procedures {
		t.Logf("%s: %d", procedures[k].ask, asked[frameKind(k)])
	}
}

// twice names a move that is offered twice, or "".
func twice(moves []rules.Move) string {
	seen := map[rules.Move]bool{}
	for _, m := range moves {
		if seen[m] {
			return Game.Format(m) + " is offered twice"
		}
		seen[m] = true
	}
	return ""
}
