package diadochi

import "tyche/rules"

// Uprisings (3.39): Independent PCs in eligible spaces. Cards 37, 43-46, 62, 63.

// eligible says why p, who resolves the card, may let no Independent PC rise in sp, or nil (3.39).
func (s *state) eligible(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case spaces[sp].kind == transit:
		return cardTransit
	case spaces[sp].kind == majorCity && s.pc[sp] != nobody:
		return riseMajorCity
	case s.pc[sp] == independents:
		return riseAlready
	case s.truceKeeps(p, sp):
		return truceForbids
	case s.anyCUs(sp):
		return cardHoldsCUs
	}
	return nil
}

// canRiseIn says whether a province has an eligible space.
func (s *state) canRiseIn(p rules.Seat, pr province) bool {
	for _, sp := range byProvince[pr] {
		if s.eligible(p, sp) == nil {
			return true
		}
	}
	return false
}

// canRiseAmong says whether one of several provinces has an eligible space.
func (s *state) canRiseAmong(p rules.Seat, region provinceSet) bool {
	for pr := range province(numProvinces) {
		if region.has(pr) && s.canRiseIn(p, pr) {
			return true
		}
	}
	return false
}

// riseRefusal says why the PC meant for a province may not rise in sp: while the province has an eligible space it
// must be there, else in an adjacent one (3.39).
func (s *state) riseRefusal(p rules.Seat, pr province, sp space) *rules.Illegal {
	if ill := s.eligible(p, sp); ill != nil {
		return ill
	}
	here := provinceOf(sp)
	if s.canRiseIn(p, pr) {
		if here != pr {
			return cardWrongRegion
		}
		return nil
	}
	if here == noProvince || bordering[pr]>>here&1 == 0 {
		return riseNotAdjacent
	}
	return nil
}

// risesIn is the stage for one Independent PC of a province, spreading to those next to it.
func risesIn(pr province) stage {
	return stage{
		prompt: "diadochi.ask.card.uprising", verb: targetVerb, take: rise,
		can:   func(s *state, f *frame, id int16) *rules.Illegal { return s.riseRefusal(f.seat, pr, space(id)) },
		among: func(*state, *frame) spaceSet { return aroundProvince[pr] },
	}
}

// aroundProvince is the spaces of each province and of those next to it.
var aroundProvince = findAround()

func findAround() (of [numProvinces]spaceSet) {
	for pr := range province(numProvinces) {
		for q := range province(numProvinces) {
			if q == pr || bordering[pr]>>q&1 != 0 {
				of[pr] = of[pr].or(provinceSpaces[q])
			}
		}
	}
	return of
}

// risesThere is risesIn for the province of the die (card 63).
func risesThere(s *state, f *frame, id int16) *rules.Illegal {
	return s.riseRefusal(f.seat, s.play.province, space(id))
}

// risesAmong is the stage for one Independent PC in any of several provinces, without spreading (card 37).
func risesAmong(region provinceSet) stage {
	return stage{
		prompt: "diadochi.ask.card.uprising", verb: targetVerb, take: rise,
		can: func(s *state, f *frame, id int16) *rules.Illegal {
			if !region.has(provinceOf(space(id))) {
				return cardWrongRegion
			}
			return s.eligible(f.seat, space(id))
		},
	}
}

func rise(s *state, x ctx, _ *frame, id int16) { s.setPC(x, space(id), independents) }

// Unrest Spreads (card 46): up to three Independent PCs are named, then each spreads along one link.
func unrestSource(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), &s.play
	if s.pc[sp] != independents {
		return unrestNotThere
	}
	for _, chosen := range p.spaces[:p.count] {
		if chosen == sp {
			return cardTwice
		}
	}
	for _, l := range links[sp] {
		if s.spreadsAlong(sp, l) && s.eligible(f.seat, l.to) == nil {
			return nil
		}
	}
	return unrestNoNeighbour
}

// spreadsAlong says whether unrest follows a link: by land, or by sea from a space without a land link.
func (s *state) spreadsAlong(from space, l link) bool {
	if byLand[from].empty() {
		return sailable(l, from)
	}
	return l.kind <= strait
}

// unrestEnough lets the player of the card stop after one PC; turned up, as many as possible must be named.
func unrestEnough(s *state, f *frame) bool { return f.b == 0 && s.play.count > 0 }

// spreadsFrom is the stage of the i-th of the named PCs.
func spreadsFrom(i int) stage {
	return stage{
		prompt: "diadochi.ask.card.spread", verb: targetVerb, take: rise,
		can: func(s *state, f *frame, id int16) *rules.Illegal {
			from := s.play.spaces[i]
			if from == noSpace {
				return unrestNotThere
			}
			for _, l := range links[from] {
				if l.to == space(id) && s.spreadsAlong(from, l) {
					return s.eligible(f.seat, l.to)
				}
			}
			return unrestNotLinked
		},
	}
}

// Lamian War (card 37).
func lamianWhen(s *state, p rules.Seat) *rules.Illegal {
	if s.canRiseAmong(p, regionLamian) || s.armiesAmong(regionRebels) != 0 {
		return nil
	}
	return lamianNothing
}

// armiesAmong returns the Independent Armies in some provinces, as bits.
func (s *state) armiesAmong(region provinceSet) (set uint8) {
	for a, at := range s.armyAt {
		if sp := spaceOf(at); sp != noSpace && region.has(provinceOf(sp)) {
			set |= 1 << a
		}
	}
	return set
}

func lamianArmies(s *state, _ ctx, _ *frame) { s.play.armies = s.armiesAmong(regionRebels) }

func lamianArmy(s *state, _ *frame, id int16) *rules.Illegal {
	if s.play.armies>>id&1 == 0 {
		return armyHasMoved
	}
	return nil
}

func lamianMove(s *state, _ ctx, f *frame, id int16) {
	s.play.armies &^= 1 << id
	f.step -= 2 // the consequences, then the next army
	s.pushArmyMove(f.seat, army(id), 2)
}

// Plans of Their Own (card 61): two Independent Armies of the resolver's choice.
func plansWhen(s *state, _ rules.Seat) *rules.Illegal {
	for a := range army(numArmies) {
		if s.armyCanMove(a) {
			return nil
		}
	}
	return armiesGone
}

func plansArmy(s *state, _ *frame, id int16) *rules.Illegal {
	switch {
	case spaceOf(s.armyAt[id]) == noSpace:
		return armyIsGone
	case s.play.armies>>id&1 != 0 || s.play.count == 2:
		return armyHasMoved
	case !s.armyCanMove(army(id)):
		return armyIsShutIn
	}
	return nil
}

func plansMove(s *state, _ ctx, f *frame, id int16) {
	s.play.armies |= 1 << id
	s.play.count++
	f.step -= 2 // the consequences, then the next army
	s.pushArmyMove(f.seat, army(id), 3)
}

// Scythian Invasion (card 63).
func scythians(s *state, x ctx, f *frame) {
	die := x.roll()
	s.play.province = thrake
	if die > 3 {
		s.play.province = parthia
	}
	s.play.left = 2
	x.cardRoll(f, int(die), die)
}

func scythianPC(s *state, f *frame, id int16) *rules.Illegal {
	sp := space(id)
	switch {
	case s.play.left == 0 || provinceOf(sp) != s.play.province:
		return cardWrongRegion
	case !isPlayer(s.pc[sp]):
		return cardNoEnemyPC
	case s.truceKeeps(f.seat, sp):
		return truceForbids
	case spaces[sp].kind == majorCity:
		return cardNotMinorCity
	case s.anyCUs(sp):
		return cardHoldsCUs
	}
	return nil
}

func scythianRemoves(s *state, x ctx, f *frame, id int16) {
	s.setPC(x, space(id), nobody)
	if s.play.left--; s.play.left > 0 {
		f.step--
	}
}

// 23000 Greek Soldiers (card 64): Philon marches, or comes back.
func philonAway(s *state) bool { return s.armyAt[philon] == gone }

func philonMarches(s *state, _ ctx, f *frame) {
	if !philonAway(s) {
		s.play.left = 1 // he is on the map, so he does not come back
		s.pushArmyMove(f.seat, philon, 3)
	}
}

// philonSpace: a space of Parthia without player CUs, else of Media, else of Parthia with the fewest of them.
func philonSpace(s *state, _ *frame, id int16) *rules.Illegal {
	sp := space(id)
	switch {
	case s.play.left == 1:
		return armyOnMap
	case spaces[sp].kind == transit:
		return cardTransit
	case spaces[sp].kind == majorCity:
		return philonNoMajor
	}
	home, fewest := s.philonHome()
	switch {
	case provinceOf(sp) != home:
		return cardWrongRegion
	case s.stacks[sp].size() > fewest:
		return cardHoldsCUs
	}
	return nil
}

// philonHome finds the province of his return and how many player CUs its spaces then hold at least.
func (s *state) philonHome() (province, int) {
	few := s.fewestUnits(parthia)
	if few > 0 && s.fewestUnits(media) == 0 {
		return media, 0
	}
	return parthia, few
}

func (s *state) fewestUnits(pr province) int {
	few := 255
	for _, sp := range byProvince[pr] {
		if k := spaces[sp].kind; k != transit && k != majorCity {
			few = min(few, s.stacks[sp].size())
		}
	}
	return few
}

func philonReturns(s *state, x ctx, f *frame, id int16) {
	sp := space(id)
	s.armyAt[philon] = outside(sp)
	x.tell(EvArmyReturns, f.seat, armyRef(philon), none, spaceRef(sp), 0, 0)
	s.play.space = sp
	if s.stacks[sp].owner != nobody {
		s.pushArmyEntry(x, philon, noSpace, sp)
	} else {
		s.result = armyGoesOn
	}
}

// philonSettles is 10.7 for his return; driven off by a draw he is gone again.
func philonSettles(s *state, x ctx, _ *frame) {
	if s.play.space == noSpace {
		return
	}
	switch s.result {
	case armyDriven:
		s.armyAt[philon] = gone
		x.tell(EvArmyBeaten, nobody, armyRef(philon), none, none, 0, 0)
	case armyGoesOn, armyStands:
		s.settleArmy(x, philon)
	}
}

var (
	riseMajorCity     = cardRefusal("3.39", "rise-major-city")
	riseAlready       = cardRefusal("3.39", "rise-already")
	riseNotAdjacent   = cardRefusal("3.39", "rise-not-adjacent")
	unrestNotThere    = cardRefusal("3.39", "unrest-not-there")
	unrestNoNeighbour = cardRefusal("3.39", "unrest-no-neighbour")
	unrestNotLinked   = cardRefusal("3.39", "unrest-not-linked")
	lamianNothing     = cardRefusal("3.29", "lamian-nothing")
	armyHasMoved      = cardRefusal("10.5", "army-has-moved")
	armyIsGone        = cardRefusal("10.9", "army-gone")
	armiesGone        = cardRefusal("3.29", "armies-gone")
	armyIsShutIn      = cardRefusal("10.5", "army-shut-in")
	armyOnMap         = cardRefusal("1.5", "army-on-map")
	philonNoMajor     = cardRefusal("1.5", "philon-no-major-city")
)
