package diadochi

import "tyche/rules"

// Naval interception (8.14-8.18). The frame: a = the Port of the route, b = committed fleets.

func askNavalInterception(s *state, f *frame) rules.Decision {
	if f.a > 0 {
		sp := spaceRef(s.voyage.route[f.a].sp)
		return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.naval-interception-fleets", rules.R(sp)), About: sp}
	}
	v, sails, key := &s.voyage, generalRef(s.march.general), "diadochi.ask.naval-interception"
	if v.bound() != v.lastPort().sp {
		key = "diadochi.ask.naval-interception.back"
	}
	return rules.Decision{Seat: f.seat, About: sails, Prompt: rules.Say(key, rules.R(sails),
		rules.R(spaceRef(v.route[0].sp)), rules.R(spaceRef(v.bound())), rules.N(s.escortStrength(v.escort)))}
}

// seaNear are the spaces within two spaces of each Port by sea routes, not trans-Mediterranean ones (8.15, 8.16).
var seaNear = findSeaNear()

func findSeaNear() (near [numSpaces]spaceSet) {
	for sp := range near {
		if !spaces[sp].port {
			continue
		}
		near[sp].add(space(sp))
		for _, l := range links[sp] {
			if !sailable(l, space(sp)) {
				continue
			}
			near[sp].add(l.to)
			for _, k := range links[l.to] {
				if sailable(k, l.to) {
					near[sp].add(k.to)
				}
			}
		}
	}
	return near
}

// atSeaRefusal says why p may not declare any naval battle now (8.15, card 13), or nil.
func (s *state) atSeaRefusal(p rules.Seat) *rules.Illegal {
	switch {
	case s.availableFleets(p) == 0:
		return noFleets
	case s.sailed&(1<<p) != 0:
		return declaredAlready
	case s.voyage.cleared:
		return fogAtSea
	case s.truceHolds(p, s.march.seat):
		return truceForbids
	}
	return nil
}

// waitsNear says whether p has a PC near enough to a Port of the route to intercept there (8.15 c). The port of
// embarkation does not count as entered, not even when the route comes back to it (8.16).
func (s *state) waitsNear(p rules.Seat, i int) bool {
	if s.voyage.route[i].sp == s.voyage.route[0].sp {
		return false
	}
	return !seaNear[s.voyage.route[i].sp].and(s.pcs[p]).empty()
}

// canInterceptAtSea says whether p may declare a naval battle somewhere on the route.
func (s *state) canInterceptAtSea(p rules.Seat) bool {
	if s.atSeaRefusal(p) != nil {
		return false
	}
	for i := 1; i < int(s.voyage.ports); i++ {
		if s.waitsNear(p, i) {
			return true
		}
	}
	return false
}

// sailsUnopposed says whether nobody but p could intercept the voyage that is announced (8.15).
func (s *state) sailsUnopposed(p rules.Seat) bool {
	for q := range rules.Seat(s.players) {
		if q != p && s.canInterceptAtSea(q) {
			return false
		}
	}
	return true
}

func navalInterceptionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.a == 0 {
		for i := 1; i < int(s.voyage.ports); i++ {
			if s.portIndex(s.voyage.route[i].sp) == i {
				dst = append(dst, rules.Move{Verb: targetVerb, A: int16(s.voyage.route[i].sp)})
			}
		}
		return append(dst, rules.Move{Verb: passVerb})
	}
	for fl := range fleet(numFleets) {
		if s.fleetOf[fl] == f.seat && f.b&(1<<fl) == 0 {
			dst = append(dst, rules.Move{Verb: escortVerb, A: int16(fl)})
		}
	}
	return append(dst, rules.Move{Verb: yesVerb})
}

// portIndex returns where the route first enters a Port, 0 if it does not or began there (8.16).
func (s *state) portIndex(sp space) int {
	for i := 0; i < int(s.voyage.ports); i++ {
		if s.voyage.route[i].sp == sp {
			return i
		}
	}
	return 0
}

func checkNavalInterception(s *state, f *frame, m rules.Move) *rules.Illegal {
	if f.a > 0 {
		switch {
		case m.Verb == escortVerb:
			return s.escortRefusal(f.seat, fleet(m.A), uint16(f.b))
		case m.Verb != yesVerb:
			return notAnAnswer
		case f.b == 0:
			return commitOne
		}
		return nil
	}
	if m.Verb == passVerb {
		return nil
	}
	if m.Verb != targetVerb || m.A < 0 || m.A >= numSpaces {
		return notAnAnswer
	}
	i := s.portIndex(space(m.A))
	switch {
	case i == 0:
		return notOnRoute
	case !s.waitsNear(f.seat, i):
		return noPCNear
	}
	return s.atSeaRefusal(f.seat)
}

func applyNavalInterception(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case passVerb:
		s.pop(0)
		return
	case targetVerb:
		f.a = int16(s.portIndex(space(m.A)))
		if fleets := s.availableFleets(f.seat); fleets&(fleets-1) == 0 {
			f.b = int16(fleets) // the only one
			s.declare(x, f)
		}
	case escortVerb:
		f.b |= 1 << m.A
		if uint16(f.b) == s.availableFleets(f.seat) {
			s.declare(x, f)
		}
	case yesVerb:
		s.declare(x, f)
	}
}

// declare commits the fleets to a naval battle (8.18).
func (s *state) declare(x ctx, f *frame) {
	v, p := &s.voyage, f.seat
	v.committed[p], v.where[p] = uint16(f.b), uint8(f.a)
	s.sailed |= 1 << p
	x.tell(EvNavalDeclared, p, none, none, spaceRef(v.route[f.a].sp), s.fleetsStrength(v.committed[p]), 0)
	s.pop(0)
}

// fleetsStrength adds up the strength of fleets.
func (s *state) fleetsStrength(set uint16) int {
	n := 0
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			n += s.fleetStrength(f)
		}
	}
	return n
}

var (
	noFleets        = refuse("8.15", "diadochi.why.no-fleets")
	declaredAlready = refuse("8.15", "diadochi.why.declared-already")
	fogAtSea        = refuse("8.21", "diadochi.why.fog-at-sea")
	commitOne       = refuse("8.18", "diadochi.why.commit-one")
	notOnRoute      = refuse("8.18", "diadochi.why.not-on-route")
	noPCNear        = refuse("8.15", "diadochi.why.no-pc-near")
)
