package sector

import "tyche/rules"

// What a purchase closes, and what is left undone when an order to build or to research is ended.

// partKeys name the parts of a Build order.
var partKeys = [...]string{
	partWorkers: "workers", partTransports: "transports", partUnits: "units", partBase: "base", partBuilding: "building", partModule: "module",
}

// partRules allow what is bought in each part.
var partRules = [...]rules.Rule{
	partWorkers: "3.3a", partTransports: "3.3b", partUnits: "3.3c", partBase: "3.3d", partBuilding: "3.3e", partModule: "3.3f",
}

// buyable counts, for each part of a Build order, the things that could be bought now; what names one of each.
func (s *state) buyable(f *frame) (n [partModule + 1]int, what [partModule + 1]rules.Ref) {
	var room [128]rules.Move
	for _, m := range s.purchases(f, room[:0]) {
		if part := partOf(m.Verb); buildCheck(s, f, m) == nil {
			n[part]++
			what[part] = boughtBy(m)
		}
	}
	return n, what
}

// stakesOfBuying tells which parts of the order are over after a purchase, though something could be bought in them (3.3).
func stakesOfBuying(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	if f.kind != inBuild {
		return dst
	}
	n, what := s.buyable(f)
	var args []rules.Arg
	var undone []rules.Ref
	for part := max(f.step, partWorkers); part < partOf(m.Verb); part++ {
		if n[part] > 0 {
			args, undone = append(args, rules.K("sector.stake.part."+partKeys[part])), append(undone, what[part])
		}
	}
	switch len(args) {
	case 0:
		return dst
	case 1:
		return append(dst, stake("3.3", "closes", undone, args...))
	case 2:
		return append(dst, stake("3.3", "closes-two", undone, args...))
	case 3:
		return append(dst, stake("3.3", "closes-three", undone, args...))
	}
	return append(dst, stake("3.3", "closes-many", undone))
}

// stakesOfEnding tells what is left undone when an order is ended, by its kind.
func stakesOfEnding(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	switch f.kind {
	case inBuild:
		return s.stakesOfBuilt(f, dst)
	case inMobilise:
		return s.stakesOfMoved(f, m, dst)
	case inResearch:
		return s.stakesOfResearched(f, dst)
	}
	return dst
}

// stakesOfBuilt tells what could still be bought and paid, the most important part first, and what was paid ahead for nothing. Units
// that could be had are asked about: they are what the order is for.
func (s *state) stakesOfBuilt(f *frame, dst []rules.Stake) []rules.Stake {
	dst = s.stakesOfCredit(f, dst)
	n, what := s.buyable(f)
	if n[partUnits] > 0 {
		w := s.purse(f.seat, f, false)
		left := max(min(s.limit(f.seat, f.d)-int(f.d&buildUnits), s.payableUnits(f.seat, &w)), 1)
		k := stake("3.3c", "undone.units", []rules.Ref{what[partUnits]}, rules.N(left))
		k.Grave = f.d&buildUnits == 0
		return append(dst, k)
	}
	for _, part := range [...]uint8{partBase, partBuilding, partModule, partTransports, partWorkers} {
		if n[part] > 0 {
			return append(dst, stake(partRules[part], "undone."+partKeys[part], []rules.Ref{what[part]}))
		}
	}
	return dst
}

// stakesOfCredit tells what was paid ahead and would be lost (3.2).
func (s *state) stakesOfCredit(f *frame, dst []rules.Stake) []rules.Stake {
	if n := int(f.b + f.c); n > 0 {
		dst = append(dst, stake("3.2", "undone.credit", nil, rules.N(n)).Asked())
	}
	return dst
}

// stakesOfResearched tells of cards not drawn and a technology that could be had (3.5).
func (s *state) stakesOfResearched(f *frame, dst []rules.Stake) []rules.Stake {
	dst = s.stakesOfCredit(f, dst)
	if f.step == 1 {
		dst = append(dst, stake("3.5", "undone.draw", []rules.Ref{goodRef(CardsGood)}, rules.N(s.researchCards(f.seat))).Asked())
	}
	var left []rules.Ref
	for i := range techsOfPeople {
		if t := techOf(s.people(f.seat), i); s.techRefusal(f, t) == nil {
			left = append(left, techRef(t))
		}
	}
	if len(left) > 0 {
		dst = append(dst, stake("3.5", "undone.tech", left))
	}
	return dst
}

// stakesOfLearning tells of cards that can no longer be drawn: the order ends with the technology (3.5).
func stakesOfLearning(s *state, f *frame, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if f.kind == inResearch && f.step == 1 {
		dst = append(dst, stake("3.5", "tech-ends", []rules.Ref{goodRef(CardsGood)}, rules.N(s.researchCards(f.seat))).Asked())
	}
	return dst
}

// stakesOfOverwork tells what becomes of the area (3.2a).
func stakesOfOverwork(s *state, _ *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	at := rules.R(resourceRef(int(m.A)))
	if s.strained&(1<<m.A) != 0 {
		return append(dst, stake("3.2a", "exhausts", []rules.Ref{resourceRef(int(m.A))}, at).Asked())
	}
	return append(dst, stake("3.2a", "strains", nil, at))
}

// payableUnits is how many of the cheapest units that p may buy a Build order can buy at most, by its limit and by what is in the purse.
func (s *state) payableUnits(p rules.Seat, w *purse) (n int) {
	for u := range unit(numUnits) {
		if !s.owned(p, u) || !s.has(p, units[u].building) {
			continue
		}
		c := listPrice(unitRef(u))
		for n < s.limit(p, 0) && w.covers(price{c.minerals * (n + 1), c.gas * (n + 1)}) {
			n++
		}
	}
	return n
}
