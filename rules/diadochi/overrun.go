package diadochi

import "tyche/rules"

// Overrun (5E).

func askOverrun(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.overrun", rules.R(spaceRef(s.entry.sp))), About: spaceRef(s.entry.sp)}
}

func overrunCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: overrunVerb}, rules.Move{Verb: passVerb})
}

func checkOverrun(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case overrunVerb:
		return s.overrunRefusal()
	case passVerb:
		return nil
	}
	return notAnAnswer
}

// canOverrun says whether there is somebody to overrun and it is allowed (5.24).
func (s *state) canOverrun() bool {
	e := &s.entry
	return isPlayer(e.seat) && !e.fled && s.hasCUs(marching) && s.overrunStrength() > 0 && s.overrunRefusal() == nil
}

// overrunWeight adds up the strength of CUs for an overrun (5.25).
func overrunWeight(k *stack) int {
	n := 0
	for u, c := range k.cu {
		n += int(c) * int(overrunWorth[u])
	}
	return n
}

// overrunStrength is the strength of the player's CUs outside in the entered space.
func (s *state) overrunStrength() int {
	if k := &s.stacks[outside(s.entry.sp)]; k.owner != s.entry.seat && k.owner != nobody {
		return overrunWeight(k)
	}
	return 0
}

// overrunRefusal says why the mover may not overrun, or nil.
func (s *state) overrunRefusal() *rules.Illegal {
	e, m := &s.entry, &s.march
	switch {
	case e.landed:
		return overrunBySea
	case s.armiesAt(e.sp) != 0:
		return overrunArmies
	case overrunWeight(&s.stacks[marching]) < 4*s.overrunStrength():
		return overrunTooWeak
	case m.points < overrunMP:
		return tooFewPoints
	}
	return s.cartRefusal(overrunMP)
}

func applyOverrun(s *state, x ctx, f *frame, m rules.Move) {
	s.pop(0)
	if m.Verb == overrunVerb {
		s.overrun(x)
	}
}

// overrun destroys M and E and disperses the rest (5.26). It is a hostile act (5.27).
func (s *state) overrun(x ctx) {
	e := &s.entry
	here := outside(e.sp)
	victim := s.stacks[here].owner
	s.hostileMeeting(x, e.seat, victim, here)
	s.spend(overrunMP, true)
	x.tell(EvOverrun, e.seat, generalRef(s.march.general), seatRef(victim), spaceRef(e.sp), overrunWeight(&s.stacks[marching]), overrunWeight(&s.stacks[here]))
	for _, u := range [...]unit{mercenary, elephant} {
		s.lose(x, victim, here, u, int(s.stacks[here].cu[u]), anyLoss)
	}
	s.disperseForce(x, victim, here, e.seat)
	s.liftSieges(x)
}

// whatOverrunBrings says how many CUs of the enemy are destroyed and how many dispersed, without a battle (5.26).
func (s *state) whatOverrunBrings() []rules.Text {
	k := &s.stacks[outside(s.entry.sp)]
	gone := int(k.cu[mercenary]) + int(k.cu[elephant])
	if rest := k.size() - gone; rest > 0 {
		return []rules.Text{rules.Say("diadochi.more.overrun.both", rules.N(gone), rules.N(rest))}
	}
	return []rules.Text{rules.Say("diadochi.more.overrun", rules.N(gone))}
}

// hostileMeeting changes the status of whoever does the hostile act when the active player a meets d's CUs (11.19 c
// and d).
func (s *state) hostileMeeting(x ctx, a, d rules.Seat, at place) {
	switch s.aggressor(a, d, at) {
	case a:
		s.hostile(x, a, d)
	case d:
		s.hostile(x, d, a)
	}
}

// aggressor is who does the hostile act when the active player a meets d's CUs: d, if they are there only by an
// interception that is hostile itself, nobody, if their Commander is Condemned, else a (11.19 c and d, 11.21).
func (s *state) aggressor(a, d rules.Seat, at place) rules.Seat {
	e := &s.entry
	g := s.commanderAt(at, d)
	switch {
	case e.on && e.interceptor == d && s.pc[e.sp] != d && !e.heldBefore:
		return d
	case g != noGeneral && s.condemned&g.bit() != 0:
		return nobody
	}
	return a
}

var (
	overrunBySea   = refuse("8.11", "diadochi.why.overrun-by-sea")
	overrunArmies  = refuse("5.27", "diadochi.why.overrun-armies")
	overrunTooWeak = refuse("5.24", "diadochi.why.overrun-too-weak")
)
