package diadochi

import "tyche/rules"

// Cards that bring combat units: 1, 2, 11, 12, 21 (in part), 29-34, 42, 47A. A free Minor General may come with new
// CUs by 1.35, which the owner may use between any two Procedures of his own turn.

type units [numUnits]uint8

// levy is a mustering card: what comes to the places it names, and what comes elsewhere.
type levy struct {
	region   provinceSet
	here     units
	needsPC  bool // the place needs p's PC; with orFree it may also be uncontrolled
	orFree   bool
	orArmy   bool                                                  // or one of p's armies
	also     func(s *state, p rules.Seat, sp space) bool           // another place as good
	fallback func(s *state, p rules.Seat, sp space) *rules.Illegal // where else, or nil
	there    units
}

// named says why sp is not one of the places that the card names, or nil.
func (l *levy) named(s *state, p rules.Seat, sp space) *rules.Illegal {
	if l.also != nil && l.also(s, p, sp) {
		return nil
	}
	switch {
	case spaces[sp].kind == transit:
		return cardTransit
	case !l.region.has(provinceOf(sp)):
		return cardWrongRegion
	case s.enemyCUs(p, sp):
		return cardForeignCUs
	case l.needsPC && s.pc[sp] != p && !(l.orFree && s.pc[sp] == nobody) && !(l.orArmy && s.armyOfIn(p, sp)):
		return cardNoOwnPC
	}
	return nil
}

// among returns the spaces that the card names or where CUs may come besides.
func (l *levy) among(s *state, f *frame) spaceSet {
	set := l.region.spaces()
	if l.fallback != nil || l.also != nil {
		set = set.or(s.musterSpaces(f.seat))
	}
	return set
}

// musterSpaces returns the spaces where p's reinforcements can be at all, and others with his generals (3.13).
func (s *state) musterSpaces(p rules.Seat) spaceSet {
	if s.homeless(p) {
		return cities
	}
	return s.pcs[p].or(s.generalsOf(p))
}

func silverAmong(s *state, f *frame) spaceSet {
	return regionSilver.spaces().or(s.musterSpaces(f.seat))
}

// can says why the CUs may not come to sp.
func (l *levy) can(s *state, f *frame, id int16) *rules.Illegal {
	ill := l.named(s, f.seat, space(id))
	if ill == nil || l.fallback == nil {
		return ill
	}
	return l.fallback(s, f.seat, space(id))
}

// do brings the CUs to the chosen space.
func (l *levy) do(s *state, x ctx, f *frame) {
	sp, p := s.play.space, f.seat
	if sp == noSpace {
		return
	}
	got := l.here
	if l.named(s, p, sp) != nil {
		got = l.there
	}
	if !s.enemyOutside(p, sp) {
		s.raise(x, p, sp, got)
	}
}

// raise puts new CUs outside in a space.
func (s *state) raise(x ctx, p rules.Seat, sp space, got units) {
	for u, n := range got {
		if n = uint8(s.muster(outside(sp), p, unit(u), int(n))); n > 0 {
			x.tell(EvPlaced, p, unitRef(unit(u)), none, spaceRef(sp), int(n), 0)
		}
	}
	s.loose = true
}

// reinforceRefusal says why p may place no CU in sp as a reinforcement (3.13), or nil.
func (s *state) reinforceRefusal(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case spaces[sp].kind == transit:
		return notInTransit
	case s.enemyOutside(p, sp):
		return enemiesThere
	case s.pc[sp] == p || s.hasMajorOutside(p, sp):
		return nil
	case s.homeless(p) && s.pc[sp] == nobody && s.stacks[sp].owner == nobody:
		return nil
	}
	return notYourSpace
}

// ownMajorCity asks for an unbesieged Major City of p (card 33).
func ownMajorCity(s *state, p rules.Seat, sp space) *rules.Illegal {
	switch {
	case spaces[sp].kind != majorCity:
		return cardNotMajorCity
	case s.pc[sp] != p:
		return cardNoOwnPC
	case s.enemyCUs(p, sp):
		return cardBesieged
	}
	return nil
}

func reinforcement(s *state, p rules.Seat, sp space) *rules.Illegal { return s.reinforceRefusal(p, sp) }

// withEumenes says whether p's Eumenes stands unbesieged in sp (card 32).
func withEumenes(s *state, p rules.Seat, sp space) bool {
	return s.owner[eumenes] == p && spaceOf(s.at[eumenes]) == sp && !s.enemyOutside(p, sp) && spaces[sp].kind != transit
}

var (
	levyOlympias = levy{region: provincesOf(epeiros), here: units{mercenary: 2, loyal: 1}}
	levyTainaron = levy{region: regionTainaron, here: units{mercenary: 3}, needsPC: true, orFree: true,
		fallback: reinforcement, there: units{mercenary: 2}}
	levyOdrysians = levy{region: provincesOf(thrake), here: units{mercenary: 2}, needsPC: true,
		fallback: reinforcement, there: units{mercenary: 1}}
	levyCavalry = levy{region: regionCavalry, here: units{mercenary: 2}, needsPC: true, also: withEumenes,
		fallback: reinforcement, there: units{mercenary: 1}}
	levyVeterans = levy{region: provincesOf(makedonia), here: units{loyal: 2}, needsPC: true,
		fallback: ownMajorCity, there: units{loyal: 1}}
	levyElephants = levy{region: regionIndia, here: units{elephant: 2}, needsPC: true, orArmy: true}
)

// elephantsLeft asks for elephants in the supply (1.63).
func elephantsLeft(s *state, _ rules.Seat) *rules.Illegal {
	if s.supply(elephant) == 0 {
		return noElephants
	}
	return nil
}

// Olympias' Revenge (card 29).
func olympiasFree(s *state, p rules.Seat) *rules.Illegal {
	switch {
	case s.royalAt[olympias] == gone:
		return olympiasDead
	case s.isEnemy(p, s.royalOf[olympias]):
		return royalNotFree
	}
	return nil
}

func olympiasJoins(s *state, x ctx, f *frame) {
	sp := spaceOf(s.royalAt[olympias])
	if s.royalOf[olympias] == nobody && sp != noSpace && provinceOf(sp) == epeiros && s.play.space != noSpace {
		s.giveRoyal(x, olympias, f.seat, outside(s.play.space))
	}
}

func olympiasTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp := space(id)
	switch {
	case !regionOlympias.has(provinceOf(sp)):
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
	return nil
}

func removeChosen(s *state, x ctx, f *frame, id int16) { s.setPC(x, space(id), nobody) }

// The general of cards 1 and 2 comes from the pool of event generals.
func fromPool(g general, turn uint8) func(s *state, p rules.Seat) *rules.Illegal {
	return func(s *state, p rules.Seat) *rules.Illegal {
		switch {
		case s.turn < turn:
			return cardTooEarly
		case s.at[g] != inEventPool:
			return generalNotWaiting
		}
		return s.arrivalRefusal(p, g)
	}
}

func enters(g general) func(s *state, x ctx, f *frame) {
	return func(s *state, x ctx, f *frame) { s.pushRecruiting(x, f.seat, g) }
}

// Levy of the Satraps (card 11): a Major City in each of one or two provinces; where there is none, a space.
func levyTarget(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	pr := provinceOf(sp)
	switch {
	case pr == noProvince || s.ruler[pr] != p:
		return provinceNotYours
	case spaces[sp].kind != majorCity && provinces[pr].majors[0] != noSpace:
		return cardNotMajorCity
	case s.pc[sp] != p:
		return cardNoOwnPC
	case s.enemyCUs(p, sp):
		return cardForeignCUs
	}
	for _, chosen := range s.play.spaces[:s.play.count] {
		if provinceOf(chosen) == pr {
			return cardSameProvince
		}
	}
	return nil
}

func levySatraps(s *state, x ctx, f *frame) {
	for _, sp := range s.play.spaces[:s.play.count] {
		die := x.roll()
		x.cardRoll(f, int(die), die)
		if die >= 4 && s.pc[sp] == f.seat && !s.enemyOutside(f.seat, sp) {
			s.raise(x, f.seat, sp, units{mercenary: 1})
		}
	}
}

// Pantodapoi Drill (card 12).
func trackFree(s *state, p rules.Seat) *rules.Illegal {
	if s.trainingDone(p) {
		return trackIsFull
	}
	return nil
}

func drill(s *state, x ctx, f *frame) {
	if !s.trainingDone(f.seat) {
		s.train(x, f.seat, 2)
	}
}

// Return from Exile (card 42).
func exile(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case s.ownerOf(g) != f.seat:
		return cardNotYours
	case !isMajor(g):
		return cardNotMajor
	case s.at[g] != boxed(f.seat):
		return exileNotBoxed
	}
	for sp := range space(numSpaces) {
		if s.generalSpace(f, g, sp) == nil {
			return nil
		}
	}
	return cardNoTarget
}

func exileSpace(s *state, f *frame, id int16) *rules.Illegal {
	return s.generalSpace(f, s.play.general, space(id))
}

func exileArrives(s *state, x ctx, f *frame) {
	p := &s.play
	if p.general == noGeneral || p.space == noSpace || exileSpace(s, f, int16(p.space)) != nil {
		p.left = 0
		return
	}
	s.setGeneral(p.general, outside(p.space))
	x.tell(EvPlaced, f.seat, generalRef(p.general), none, spaceRef(p.space), 1, 0)
	p.left = 3
}

// exileUnit offers up to three CUs of the Dispersed Box to go with him.
func exileUnit(s *state, f *frame, id int16) *rules.Illegal {
	if n := s.exilesOf(f.seat, unit(id)); n == 0 || n > int(s.play.left) {
		return exileNoUnits
	}
	return nil
}

// exilesOf is how many CUs of a type leave the Dispersed Box together: the Silver Shields never part (1.58).
func (s *state) exilesOf(p rules.Seat, u unit) int {
	n := int(s.stacks[boxed(p)].cu[u])
	if u != silver {
		n = min(n, 1)
	}
	return n
}

func exileTakes(s *state, x ctx, f *frame, id int16) {
	sp, n := s.play.space, s.exilesOf(f.seat, unit(id))
	s.moveUnits(boxed(f.seat), outside(sp), unit(id), n)
	x.tell(EvPlaced, f.seat, unitRef(unit(id)), none, spaceRef(sp), n, 0)
	if s.play.left -= int8(n); s.play.left > 0 {
		f.step--
	}
}

// Silver Shields (card 47A): with an army in their region; without one, in a space there; else as a reinforcement.
func silverUnbornYet(s *state, _ rules.Seat) *rules.Illegal {
	if s.silverState != silverUnborn {
		return silverKnown
	}
	return nil
}

func silverSpace(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	if s.silverArmy(p, sp) == nil {
		return nil
	}
	if home := s.silverHome(p, sp); home == nil || regionSilver.has(provinceOf(sp)) {
		if home == nil && s.anySilver(p, (*state).silverArmy) {
			return cardNoArmy
		}
		return home
	}
	ill := s.reinforceRefusal(p, sp)
	if ill == nil && (s.anySilver(p, (*state).silverArmy) || s.anySilver(p, (*state).silverHome)) {
		return cardWrongRegion
	}
	return ill
}

// anySilver says whether a space of the region fits.
func (s *state) anySilver(p rules.Seat, fits func(*state, rules.Seat, space) *rules.Illegal) bool {
	for pr := range province(numProvinces) {
		if !regionSilver.has(pr) {
			continue
		}
		for _, sp := range byProvince[pr] {
			if fits(s, p, sp) == nil {
				return true
			}
		}
	}
	return false
}

// silverArmy asks for an unbesieged army of p in Kilikia, Sousiana or Babylonia.
func (s *state) silverArmy(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case !regionSilver.has(provinceOf(sp)):
		return cardWrongRegion
	case s.enemyOutside(p, sp):
		return cardForeignCUs
	case !s.armyOfIn(p, sp):
		return cardNoArmy
	}
	return nil
}

func (s *state) silverHome(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case !regionSilver.has(provinceOf(sp)):
		return cardWrongRegion
	case spaces[sp].kind == transit:
		return cardTransit
	case s.pc[sp] != p:
		return cardNoOwnPC
	case s.enemyCUs(p, sp):
		return cardForeignCUs
	}
	return nil
}

func silverArrive(s *state, x ctx, f *frame) {
	sp := s.play.space
	if sp == noSpace || s.enemyOutside(f.seat, sp) {
		return
	}
	s.raise(x, f.seat, sp, units{silver: 2})
	s.silverState = silverInPlay
	s.cardAt[cardTheCapturedBaggage] = discardPile
}

var (
	noElephants       = cardRefusal("1.63", "no-elephants")
	olympiasDead      = cardRefusal("12.13", "olympias-dead")
	generalNotWaiting = cardRefusal("15.9", "general-not-waiting")
	provinceNotYours  = cardRefusal("4.6", "province-not-yours")
	cardSameProvince  = cardRefusal("1.5", "same-province")
	exileNotBoxed     = cardRefusal("1.32", "not-in-box")
	exileNoUnits      = cardRefusal("1.5", "no-units-in-box")
	silverKnown       = cardRefusal("1.57", "silver-known")
)
