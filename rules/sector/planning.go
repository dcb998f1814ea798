package sector

import "tyche/rules"

// The planning phase (2). Frame inPlanning: a = the planets the seat may choose, b = how many turns have passed, c = the
// kinds of tokens that the seat still has.

func planningRun(s *state, x ctx, f *frame) bool {
	for ; f.b < int16(s.players)*tokensARound; f.b++ {
		f.seat = s.inOrder(int(f.b) % int(s.players))
		if f.a = int16(s.reach(f.seat)); f.a != 0 && !s.seats[f.seat].out {
			f.c = s.tokensLeft(f.seat)
			return true
		}
	}
	s.pop()
	return false
}

// used counts p's tokens of a kind that lie or were revealed this round.
func (s *state) used(p rules.Seat, o order) int {
	n := 0
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p && t.order == o {
			n++
		}
	}
	return n
}

// tokensLeft returns the kinds of tokens that p may still place this round, a bit for each (2.5).
func (s *state) tokensLeft(p rules.Seat) (set int16) {
	var used [numOrders]uint8
	gold := uint8(0)
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p {
			used[t.order]++
			if t.order.gold() {
				gold++
			}
		}
	}
	for o, n := range used {
		if n == 0 && gold < s.seats[p].modules[mast] || n < 2 && !order(o).gold() {
			set |= 1 << o
		}
	}
	return set
}

func (s *state) usedGold(p rules.Seat) int {
	return s.used(p, goldBuild) + s.used(p, goldMobilise) + s.used(p, goldResearch)
}

func planningCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for o := range int16(numOrders) {
		for q := range int16(numPlanets) {
			if s.playing(planet(q)) {
				dst = append(dst, rules.Move{Verb: placeVerb, A: o, B: q})
			}
		}
	}
	return dst
}

func planningCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != placeVerb || !s.playing(planet(m.B)) {
		return notAnAnswer
	}
	o := order(m.A)
	switch {
	case f.a&(1<<m.B) == 0:
		return outOfReach
	case f.c&(1<<o) != 0:
		return nil
	case !o.gold() && s.used(f.seat, o) == 2:
		return bothTokensUsed
	case o.gold() && s.used(f.seat, o) == 1:
		return goldTokenUsed
	}
	return noMoreGold
}

func planningApply(s *state, x ctx, f *frame, m rules.Move) {
	s.tokens[s.tokenCount] = token{planet(m.B), f.seat, order(m.A)}
	s.tokenCount++
	x.tell(EvTokenPlaced, f.seat, none, none, planetRef(planet(m.B)), 0, 0)
	f.b++
}

func planningPrompt(s *state, f *frame) rules.Decision {
	left := tokensARound - int(f.b)/int(s.players)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.planning", rules.N(left))}
}

// topToken returns the index of the token on top of a planet's stack, or -1.
func (s *state) topToken(q planet) int {
	for i := int(s.tokenCount) - 1; i >= 0; i-- {
		if s.tokens[i].at == q {
			return i
		}
	}
	return -1
}

var (
	outOfReach     = refuse("2.2", "sector.why.out-of-reach")
	bothTokensUsed = refuse("2.5", "sector.why.both-tokens-used")
	goldTokenUsed  = refuse("2.5", "sector.why.gold-token-used")
	noMoreGold     = refuse("2.5", "sector.why.no-more-gold")
)

// idle says whether an order could do nothing at all on a planet as things stand: nothing to build with, nobody who comes.
func (s *state) idle(p rules.Seat, o order, q planet) bool {
	switch o.plain() {
	case build:
		return !s.present(p, q)
	case mobilise:
		return !s.comes(p, q)
	}
	return false
}
