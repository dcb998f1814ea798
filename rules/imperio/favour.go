package imperio

import "tyche/rules"

// Writing a Political Favour (16.6): the entry, then the House, the thing and the number it needs. b = entry.

var (
	lawInForce   = refuse("16.6", "imperio.why.law-in-force")
	noSuchSystem = refuse("16.6", "imperio.why.no-such-system")
	badAmount    = refuse("16.6", "imperio.why.bad-amount")
	sameHouse    = refuse("16.6", "imperio.why.same-house")
)

// Steps of inFavour.
const (
	chooseEntry  uint8 = iota
	bindElection       // to a House, or leave it open
	nameHouse
	nameSecond // C8
	chooseThing
	chooseSystem
	chooseType // C5
	chooseAmount
)

// firstNeed is what an entry needs first; chooseEntry: nothing.
func firstNeed(e entry) uint8 {
	switch e {
	case c1, c2, c6, c8, c9:
		return nameHouse
	case c3:
		return chooseAmount
	case c4:
		return chooseThing
	case c5:
		return chooseType
	case c7:
		return chooseSystem
	}
	if entries[e].elect {
		return bindElection
	}
	return chooseEntry
}

// amounts are the limits of a decree's number: from -less to most.
func amounts(e entry) (less, most int16) {
	switch e {
	case c1, c2:
		return 0, 8
	case c3:
		return 5, 5
	case c4:
		return 2, 2
	}
	return 1, 1
}

func candidatesFavour(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	switch f.step {
	case chooseEntry:
		return listOne(dst, billVerb, numEntries)
	case bindElection:
		return listOne(append(dst, rules.Move{Verb: sendVerb}), nameVerb, int(s.players))
	case nameHouse, nameSecond:
		return listOne(dst, nameVerb, int(s.players))
	case chooseThing:
		dst = listOne(listOne(dst, onUnitVerb, numUnits), onWorkVerb, numWorks)
		return listOne(dst, objectAction, int(numActions))
	case chooseType:
		return listOne(dst, objectAction, int(numActions))
	case chooseSystem:
		for h := range hex(s.mapSize()) {
			if s.count[h] > 0 {
				dst = append(dst, rules.Move{Verb: onSystemVerb, A: int16(s.name[h])})
			}
		}
		return dst
	}
	less, most := amounts(entry(f.b))
	for n := -less; n <= most; n++ {
		if n != 0 {
			dst = append(dst, rules.Move{Verb: amountVerb, A: n})
		}
	}
	return dst
}

func checkFavour(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	e := entry(f.b)
	switch f.step {
	case chooseEntry:
		if m.Verb != billVerb {
			return notNow
		}
		if e := entry(m.A); entries[e].law && e < numCards && s.inForce(e) != nil {
			return lawInForce
		}
		return nil
	case bindElection, nameHouse, nameSecond:
		if m.Verb == sendVerb && f.step == bindElection {
			return nil
		}
		return s.checkNamed(f, e, m)
	case chooseThing:
		if m.Verb == onUnitVerb || m.Verb == onWorkVerb {
			return nil
		}
		return checkType(m)
	case chooseType:
		return checkType(m)
	case chooseSystem:
		if m.Verb != onSystemVerb {
			return notNow
		}
		return s.checkSanctuary(s.hexFor(m.A))
	}
	less, most := amounts(e)
	switch {
	case m.Verb != amountVerb:
		return notNow
	case m.A == 0 || m.A < -less || m.A > most:
		return badAmount
	}
	return s.checkBill(s.written(f, m))
}

// checkNamed says why a House may not be named.
func (s *state) checkNamed(f *frame, e entry, m rules.Move) *rules.Illegal {
	q := rules.Seat(m.A)
	switch {
	case m.Verb != nameVerb:
		return notNow
	case q >= rules.Seat(s.players) || s.houses[q].gone:
		return noSuchSeat
	case f.step == bindElection && !s.electable(e, q):
		return censuredSeat
	case f.step == nameSecond && q == s.bills[f.seat].bound:
		return sameHouse
	case e == c6:
		return s.checkBill(s.written(f, m))
	}
	return nil
}

func checkType(m rules.Move) *rules.Illegal {
	if m.Verb != objectAction || m.A == int16(noAction) {
		return notNow
	}
	return nil
}

// checkSanctuary says why C7 may not protect a hex.
func (s *state) checkSanctuary(h hex) *rules.Illegal {
	if h == noHex || s.count[h] == 0 {
		return noSuchSystem
	}
	for p := range s.players {
		if s.home[p] == h {
			return inHomeSystem
		}
	}
	return s.checkBill(proposal{entry: c7, a: uint8(h)})
}

// checkBill refuses a decree that is in force already.
func (s *state) checkBill(k proposal) *rules.Illegal {
	if entries[k.entry].law && s.lawLike(&k) != nil {
		return lawInForce
	}
	return nil
}

// written is the Favour with an answer filled in.
func (s *state) written(f *frame, m rules.Move) proposal {
	k := s.bills[f.seat]
	switch m.Verb {
	case billVerb:
		k = proposal{entry: entry(m.A), bound: nobody, author: f.seat}
	case nameVerb:
		if f.step == nameSecond {
			k.a = uint8(m.A)
		} else {
			k.bound = rules.Seat(m.A)
		}
	case onUnitVerb:
		k.a = uint8(unitCost(unit(m.A)))
	case onWorkVerb:
		k.a = uint8(buildsCost(work(m.A)))
	case objectAction:
		k.a = uint8(m.A)
		if f.step == chooseThing {
			k.a = uint8(actionCost(action(m.A)))
		}
	case onSystemVerb:
		k.a = uint8(s.hexFor(m.A))
	case amountVerb:
		if k.entry == c4 {
			k.b = uint8(int8(m.A))
		} else {
			k.a = uint8(int8(m.A))
		}
	}
	return k
}

func applyFavour(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.bills[f.seat] = proposal{}
		if f.step == chooseEntry {
			s.pop(0)
		} else {
			f.step = chooseEntry
		}
		return
	}
	s.bills[f.seat] = s.written(f, m)
	next := chooseEntry
	switch f.step {
	case chooseEntry:
		f.b = m.A
		next = firstNeed(entry(m.A))
	case nameHouse:
		switch entry(f.b) {
		case c1, c2, c9:
			next = chooseAmount
		case c8:
			next = nameSecond
		}
	case chooseThing:
		next = chooseAmount
	}
	if next == chooseEntry {
		s.pop(1)
		return
	}
	f.step = next
}
