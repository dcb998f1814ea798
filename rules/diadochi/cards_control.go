package diadochi

import "tyche/rules"

// Cards that change political control: 7, 8, 38, 39, 40.

// raid: an enemy or Independent PC on an empty minor city near an army (card 7).
func raidTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	if ill := s.undefended(p, sp); ill != nil {
		return ill
	}
	near := s.openReach(p, sp, 2)
	for set := s.force[p]; set != 0; set &= set - 1 {
		g := first(set)
		if at := spaceOf(s.at[g]); at != noSpace && near.has(at) && s.myArmy(p, g) == nil {
			return nil
		}
	}
	return cardTooFar
}

// undefended asks for a minor city with an enemy or Independent PC, without CUs and generals.
func (s *state) undefended(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case spaces[sp].kind != minorCity:
		return cardNotMinorCity
	case !s.otherPC(p, sp):
		return cardNoEnemyPC
	case s.truceKeeps(p, sp):
		return truceForbids
	case s.anyCUs(sp):
		return cardHoldsCUs
	case s.anyGeneral(sp):
		return cardHoldsGeneral
	}
	return nil
}

// undefendedAmong returns the minor cities in which undefended finds no PC of p.
func undefendedAmong(s *state, f *frame) spaceSet {
	return kindSpaces[minorCity].without(s.pcs[f.seat])
}

func removeTarget(s *state, x ctx, f *frame) {
	if sp := s.play.space; s.otherPC(f.seat, sp) && !s.anyCUs(sp) {
		s.setPC(x, sp, nobody)
	}
}

// foundation: a free minor city where p holds a Major City of the province (card 8).
func foundationTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	switch {
	case spaces[sp].kind != minorCity:
		return cardNotMinorCity
	case isPlayer(s.pc[sp]):
		return cardHeldByPlayer
	case provinceOf(sp) == noProvince || !s.controlsMajor(p, provinceOf(sp)):
		return cardNoMajorCity
	case s.enemyCUs(p, sp):
		return cardForeignCUs
	}
	return nil
}

func foundCity(s *state, x ctx, f *frame) {
	if foundationTarget(s, f, int16(s.play.space)) == nil {
		s.setPC(x, s.play.space, f.seat)
	}
}

// freedom: up to three Greek minor cities, at most two of one player (card 38).
func freedomTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), &s.play
	switch {
	case !regionGreek.has(provinceOf(sp)):
		return cardWrongRegion
	case spaces[sp].kind != minorCity:
		return cardNotMinorCity
	case !s.isEnemy(f.seat, s.pc[sp]):
		return cardNoEnemyPC
	case s.truceKeeps(f.seat, sp):
		return truceForbids
	case s.anyCUs(sp):
		return cardHoldsCUs
	}
	same := 0
	for _, chosen := range p.spaces[:p.count] {
		if chosen == sp {
			return cardTwice
		}
		if s.pc[chosen] == s.pc[sp] {
			same++
		}
	}
	if same == 2 {
		return freedomTwoOfOne
	}
	return nil
}

// takeSpace adds a space to those chosen; while there may be more the same stage asks again.
func takeSpace(limit uint8) func(s *state, x ctx, f *frame, id int16) {
	return func(s *state, _ ctx, f *frame, id int16) {
		p := s.playOf(f)
		p.spaces[p.count] = space(id)
		p.count++
		if p.count < limit {
			f.step--
		}
	}
}

// afterOne is for choices that may stop once something was chosen.
func afterOne(s *state, f *frame) bool { return s.playOf(f).count > 0 }

func freeCities(s *state, x ctx, _ *frame) {
	for _, sp := range s.play.spaces[:s.play.count] {
		s.setPC(x, sp, nobody)
	}
}

// garrison: one of the freed cities, in reach of a PC of p (3.36).
func garrisonTarget(s *state, f *frame, id int16) *rules.Illegal {
	for _, sp := range s.play.spaces[:s.play.count] {
		if sp != space(id) || s.pc[sp] != nobody {
			continue
		}
		if !s.nearPC(f.seat, sp) {
			return cardTooFar
		}
		return nil
	}
	return freedomNotOne
}

// nearPC says whether sp is within 2 MP of a PC of p, traced as in 3.37: by any route but a trans-Mediterranean one,
// not through enemy CUs or PCs.
func (s *state) nearPC(p rules.Seat, sp space) bool {
	for _, l := range links[sp] {
		cost := pcRouteCost(l, sp)
		if cost > 2 {
			continue
		}
		if s.pc[l.to] == p {
			return true
		}
		if cost == 2 || s.otherPC(p, l.to) || s.enemyCUs(p, l.to) {
			continue
		}
		for _, m := range links[l.to] {
			if s.pc[m.to] == p && pcRouteCost(m, l.to) == 1 {
				return true
			}
		}
	}
	return false
}

// pcRouteCost is the cost of a route for placing PCs (3.37).
func pcRouteCost(l link, from space) int {
	switch {
	case l.kind == transMed:
		return 9
	case l.kind == pass:
		return 2
	}
	return 1
}

func garrison(s *state, x ctx, f *frame, id int16) { s.setPC(x, space(id), f.seat) }

// envoys: an empty minor city in or beside a province where p has a PC (card 39).
func envoysTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	if ill := s.undefended(p, sp); ill != nil {
		return ill
	}
	pr := provinceOf(sp)
	if pr == noProvince {
		return cardWrongRegion
	}
	for q := range province(numProvinces) {
		if (q == pr || bordering[pr]>>q&1 != 0) && s.pcsIn(p, q) > 0 {
			return nil
		}
	}
	return cardTooFar
}

func replaceTarget(s *state, x ctx, f *frame) {
	if sp := s.play.space; s.undefended(f.seat, sp) == nil {
		s.setPC(x, sp, f.seat)
	}
}

// satrap: an enemy's Major City that he has left to its satrap (card 40).
func satrapTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	owner := s.pc[sp]
	switch {
	case spaces[sp].kind != majorCity:
		return cardNotMajorCity
	case !s.isEnemy(p, owner):
		return cardNoEnemyPC
	case s.truceKeeps(p, sp):
		return truceForbids
	case s.cusIn(owner, sp) > 0:
		return cardHoldsCUs
	case s.generalOfIn(owner, sp):
		return cardHoldsGeneral
	case s.pcsIn(p, provinceOf(sp)) < 2 && !s.armyInProvince(p, provinceOf(sp)):
		return satrapNoHold
	}
	return nil
}

func satrap(s *state, x ctx, f *frame) {
	sp := s.play.space
	if satrapTarget(s, f, int16(sp)) != nil {
		return
	}
	die := x.roll()
	result := int(die)
	if s.usurper == f.seat {
		result--
	}
	x.cardRoll(f, result, die)
	switch {
	case result >= 6 && !s.enemyCUs(f.seat, sp):
		s.setPC(x, sp, f.seat)
	case result >= 4:
		s.setPC(x, sp, nobody)
	}
}

var (
	cardHeldByPlayer = cardRefusal("1.19", "held-by-player")
	cardNoMajorCity  = cardRefusal("1.5", "no-major-city")
	cardTwice        = cardRefusal("1.5", "twice")
	freedomTwoOfOne  = cardRefusal("1.5", "freedom-two-of-one")
	freedomNotOne    = cardRefusal("1.5", "freedom-not-one")
	satrapNoHold     = cardRefusal("1.5", "satrap-no-hold")
)
