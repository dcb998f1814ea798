package imperio

import "tyche/rules"

// Ordering a Subterfuge action (16): the plot and its House, its object, whom to blame. a = slot; b = 1 + target;
// c = object. Security Watch, Sabotage and Political Favour name the own House: their object is no House.

var (
	notThatHouse  = refuse("16.1", "imperio.why.not-that-house")
	noSuchWork    = refuse("16.5", "imperio.why.no-such-work")
	unknownTech   = refuse("16.5", "imperio.why.unknown-tech")
	inHomeSystem  = refuse("16.7", "imperio.why.in-home-system")
	notHeldByThem = refuse("16.7", "imperio.why.not-held-by-them")
	loyalWorlds   = refuse("17.7", "imperio.why.loyal-worlds")
	noObject      = refuse("16.1", "imperio.why.no-object")
	notToBlame    = refuse("16.1", "imperio.why.not-to-blame")
)

// Steps of inPlotting.
const (
	choosePlot uint8 = iota
	chooseObject
	chooseBlame
	plotted
	favourWritten
)

// plotPrice is the price of a plot (16.1, L07, C4, T24, A04).
func (s *state) plotPrice(p rules.Seat, k plot, blames bool) int {
	n := int(plots[k].cost) + s.decreed(actionCost(subterfuge))
	if s.inForce(l07) != nil {
		n += 2
	}
	n = max(1, n)
	if blames && !s.knowsTech(p, t24) {
		n += int(plots[k].blame)
	}
	if s.has(p, a04) {
		n = (n + 1) / 2
	}
	return n
}

// ownPlot says whether a plot names one's own House.
func ownPlot(k plot) bool { return k == watch || k == sabotage || k == favour }

func runPlotting(s *state, x ctx, f *frame) bool {
	switch f.step {
	case chooseBlame:
		if !s.mayBlame(f) {
			s.plot(f, nobody)
			return false
		}
	case plotted:
		s.pop(1)
		return false
	case favourWritten:
		if s.result == 0 {
			f.step = choosePlot
			return true
		}
		s.plot(f, nobody)
		return false
	}
	return true
}

// planned is the plot being ordered; its number is kept in the frame's set.
func (f *frame) planned() plot      { return plot(f.set) }
func (f *frame) target() rules.Seat { return rules.Seat(f.b - 1) }

// plot writes the action into its slot.
func (s *state) plot(f *frame, blame rules.Seat) {
	k := f.planned()
	d := deed{a: uint8(k), b: uint8(f.b - 1), c: uint8(f.c), blame: blame, price: uint8(s.plotPrice(f.seat, k, blame != nobody))}
	if k == sabotage {
		d.b, d.c = uint8(f.c/numWorks), uint8(f.c%numWorks)
	}
	s.plans[f.seat].slots[f.a] = d
	f.step = plotted
}

// mayBlame says whether there is somebody to blame and the money for it.
func (s *state) mayBlame(f *frame) bool {
	k := f.planned()
	if plots[k].blame == 0 || s.plotPrice(f.seat, k, true) > s.free(f.seat) {
		return false
	}
	for q := range rules.Seat(s.players) {
		if s.blamable(f, q) {
			return true
		}
	}
	return false
}

// blamable says whether a House may be blamed: not oneself, not the victim, and one that is still in the game.
func (s *state) blamable(f *frame, q rules.Seat) bool {
	if q == f.seat || q >= rules.Seat(s.players) || s.houses[q].gone {
		return false
	}
	if f.planned() == sabotage {
		b := &s.bodies[planet(f.c/numWorks)]
		return q != b.owner && q != b.holder
	}
	return q != f.target()
}

func candidatesPlotting(s *state, f *frame, dst []rules.Move) []rules.Move {
	switch f.step {
	case choosePlot:
		dst = append(dst, rules.Move{Verb: doneVerb})
		for k := range plot(numPlots) {
			for q := range int16(s.players) {
				if ownPlot(k) == (rules.Seat(q) == f.seat) {
					dst = append(dst, rules.Move{Verb: plotVerb, A: int16(k), B: q})
				}
			}
		}
	case chooseObject:
		dst = s.objects(f, append(dst, rules.Move{Verb: doneVerb}))
	case chooseBlame:
		dst = append(dst, rules.Move{Verb: noBlameVerb})
		dst = listOne(dst, blameVerb, int(s.players))
	}
	return dst
}

// objects appends the objects of the plot.
func (s *state) objects(f *frame, dst []rules.Move) []rules.Move {
	switch f.planned() {
	case drain:
		return listOne(dst, objectTech, numTechs)
	case chaos:
		for a := construction; a < numActions; a++ {
			dst = append(dst, rules.Move{Verb: objectAction, A: int16(a)})
		}
		return dst
	}
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		switch {
		case f.planned() == sedition && b.holder == f.target() && s.exists(pl):
			dst = append(dst, rules.Move{Verb: inciteVerb, A: s.planetRef(pl).ID})
		case f.planned() == sabotage && b.works != 0:
			for w := range work(numWorks) {
				if b.count(w) > 0 {
					dst = append(dst, rules.Move{Verb: objectVerb, A: s.planetRef(pl).ID, B: int16(w)})
				}
			}
		}
	}
	return dst
}

func checkPlotting(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch f.step {
	case choosePlot:
		if m.Verb == doneVerb {
			return nil
		}
		if m.Verb != plotVerb {
			return notNow
		}
		return s.checkPlot(f, plot(m.A), rules.Seat(m.B))
	case chooseObject:
		if m.Verb == doneVerb {
			return nil
		}
		return s.checkObject(f, m)
	}
	switch {
	case m.Verb == noBlameVerb:
		return nil
	case m.Verb != blameVerb:
		return notNow
	case !s.blamable(f, rules.Seat(m.A)):
		return notToBlame
	}
	return nil
}

func (s *state) checkPlot(f *frame, k plot, q rules.Seat) *rules.Illegal {
	switch {
	case q >= rules.Seat(s.players) || ownPlot(k) != (q == f.seat) || s.houses[q].gone:
		return notThatHouse
	case s.plotPrice(f.seat, k, false) > s.free(f.seat):
		return tooDear
	case !s.hasObject(f.seat, k, q):
		return noObject
	}
	return nil
}

// hasObject says whether there is anything at all that a plot could be aimed at.
func (s *state) hasObject(p rules.Seat, k plot, q rules.Seat) bool {
	if k == drain {
		return (s.verified[p][q]|s.reported[p][q])&^s.houses[p].techs != 0
	}
	if k != sabotage && k != sedition {
		return true
	}
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if k == sabotage && b.works != 0 || k == sedition && b.holder == q && hexOf(pl) != s.home[q] && !s.loyal(b) {
			return true
		}
	}
	return false
}

// loyal says whether L14 openly protects a planet; a hidden garrison is found out only in the slot.
func (s *state) loyal(b *body) bool {
	return s.inForce(l14) != nil && b.troops > 0 && s.options&optHiddenGarrisons == 0
}

func (s *state) checkObject(f *frame, m rules.Move) *rules.Illegal {
	q := f.target()
	switch {
	case m.Verb == objectTech && f.planned() == drain:
		t := tech(m.A)
		switch {
		case s.houses[f.seat].techs.has(t):
			return techOwned
		case !(s.verified[f.seat][q] | s.reported[f.seat][q]).has(t):
			return unknownTech
		}
		return nil
	case m.Verb == objectAction && f.planned() == chaos:
		if m.A == int16(noAction) {
			return notNow
		}
		return nil
	case m.Verb == objectVerb && f.planned() == sabotage:
		if pl := s.planetFor(m.A); pl == noPlanet || s.bodies[pl].count(work(m.B)) == 0 {
			return noSuchWork
		}
		return nil
	case m.Verb == inciteVerb && f.planned() == sedition:
		pl := s.planetFor(m.A)
		switch {
		case pl == noPlanet || s.bodies[pl].holder != q:
			return notHeldByThem
		case hexOf(pl) == s.home[q]:
			return inHomeSystem
		case s.loyal(&s.bodies[pl]):
			return loyalWorlds
		}
		return nil
	}
	return notNow
}

func applyPlotting(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case doneVerb:
		if f.step == choosePlot {
			s.pop(0)
			return
		}
		f.step = choosePlot
		return
	case plotVerb:
		s.choosePlot(f, plot(m.A), m.B)
		return
	case objectTech, objectAction:
		f.c = m.A
	case objectVerb:
		f.c = int16(s.planetFor(m.A))*numWorks + m.B
	case inciteVerb:
		f.c = int16(s.planetFor(m.A))
	case blameVerb:
		s.plot(f, rules.Seat(m.A))
		return
	case noBlameVerb:
		s.plot(f, nobody)
		return
	}
	f.step = chooseBlame
}

// choosePlot goes on to what the plot still needs.
func (s *state) choosePlot(f *frame, k plot, target int16) {
	f.set, f.b, f.c = uint64(k), target+1, 0
	switch k {
	case espionage, watch:
		f.step = chooseBlame
	case favour:
		f.step = favourWritten
		s.push(frame{kind: inFavour, seat: f.seat, a: f.a})
	default:
		f.step = chooseObject
	}
}
