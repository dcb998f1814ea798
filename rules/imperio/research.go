package imperio

import "tyche/rules"

// Research (15): one technology per action, gained in FP3.

var (
	techOwned    = refuse("15.1", "imperio.why.tech-owned")
	techNeeds    = refuse("15.1", "imperio.why.tech-needs")
	censuredSeat = refuse("17.3", "imperio.why.censured")
)

// researchPrice is the price of a technology (15, 1.5, L06, C4, A03).
func (s *state) researchPrice(p rules.Seat, t tech) int {
	n := int(techs[t].cost) + s.decreed(actionCost(research))
	if s.inForce(l06) != nil && !s.knowsTech(p, t) && s.knownElsewhere(p, t) { // of what one owns it would tell who else does
		n -= 2
	}
	n = max(1, n)
	if s.has(p, a03) {
		n = (n + 1) / 2
	}
	return n
}

// knownElsewhere says whether another House owned a technology at this turn's Growth (L06).
func (s *state) knownElsewhere(p rules.Seat, t tech) bool {
	for q := range rules.Seat(s.players) {
		if q != p && s.houses[q].startTechs.has(t) {
			return true
		}
	}
	return false
}

// mayResearch says why a House may not research a technology, or nil.
func (s *state) mayResearch(p rules.Seat, t tech) *rules.Illegal {
	k := &s.houses[p]
	switch {
	case (k.techs | k.pending).has(t):
		return techOwned
	case techs[t].needs&^k.startTechs != 0:
		return techNeeds
	}
	return nil
}

func candidatesResearching(s *state, f *frame, dst []rules.Move) []rules.Move {
	return listOne(append(dst, rules.Move{Verb: doneVerb}), researchVerb, numTechs)
}

func checkResearching(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case researchVerb:
		if ill := s.mayResearch(f.seat, tech(m.A)); ill != nil {
			return ill
		}
		if s.researchPrice(f.seat, tech(m.A)) > s.free(f.seat) {
			return tooDear
		}
		return nil
	}
	return notNow
}

func applyResearching(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.pop(0)
		return
	}
	s.plans[f.seat].slots[f.a] = deed{a: uint8(m.A), price: uint8(s.researchPrice(f.seat, tech(m.A))), blame: nobody}
	s.pop(1)
}

// resolveResearch carries out a Research action in its slot.
func (s *state) resolveResearch(x ctx, p rules.Seat, slot int) (result, reason) {
	t := tech(s.plans[p].slots[slot].a)
	if s.mayResearch(p, t) != nil {
		return cancelled, techHeld
	}
	s.houses[p].pending |= 1 << t
	x.whisper(rules.Only(p), EvResearch, p, techRef(t), none, none, 0, 0)
	return done, noReason
}

// gainTechs is FP3.
func (s *state) gainTechs(x ctx) {
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		for t := range tech(numTechs) {
			if k.pending.has(t) {
				s.learn(x, p, t)
			}
		}
		k.pending = 0
	}
}

// learn gives a House a technology; T05 raises the hulls of its Dreadnoughts.
func (s *state) learn(x ctx, p rules.Seat, t tech) {
	k := &s.houses[p]
	if k.techs.has(t) {
		return
	}
	k.techs |= 1 << t
	if t == t05 {
		s.raiseHulls(x, p)
	}
	x.whisper(rules.Only(p), EvTechGained, p, techRef(t), none, none, 0, 0)
}
