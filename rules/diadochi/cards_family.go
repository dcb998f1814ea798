package diadochi

import "tyche/rules"

// The royal family, the Cart, marriages and the Regent: cards 3, 23-27.

// hemlock: a member of the family dies where an army of p can reach him or her (card 3).
func hemlockVictim(s *state, f *frame, id int16) *rules.Illegal {
	r, p := royal(id), f.seat
	sp := spaceOf(s.royalAt[r])
	switch {
	case sp == noSpace:
		return cardNotOnMap
	case s.royalOf[r] != p && s.royalOf[r] != nobody:
		return royalNotFree
	case isInside(s.royalAt[r]) && isPlayer(s.pc[sp]) && s.pc[sp] != p:
		return royalInEnemyCity
	case !s.armyOfIn(p, sp):
		return cardNoArmy
	}
	return nil
}

func hemlock(s *state, x ctx, f *frame) {
	r := s.play.royal
	if spaceOf(s.royalAt[r]) == noSpace {
		return
	}
	s.killRoyal(x, r)
	if r <= herakles {
		s.setChampion(x, f.seat, false)
	}
}

func takeRoyalChoice(s *state, _ ctx, f *frame, id int16) { s.playOf(f).royal = royal(id) }
func takeGeneralChoice(s *state, _ ctx, f *frame, id int16) {
	s.playOf(f).general = general(id)
}
func takeOtherChoice(s *state, _ ctx, f *frame, id int16) { s.playOf(f).other = general(id) }
func takeSeatChoice(s *state, _ ctx, f *frame, id int16)  { s.playOf(f).seat = rules.Seat(id) }
func takeSpaceChoice(s *state, _ ctx, f *frame, id int16) { s.playOf(f).space = space(id) }
func takeNumberChoice(s *state, _ ctx, f *frame, id int16) {
	s.playOf(f).number = int8(id)
}

// groom refuses a general who may not marry (12.11).
func (s *state) groom(p rules.Seat, g general) *rules.Illegal {
	switch {
	case !isMajor(g):
		return cardNotMajor
	case s.owner[g] != p:
		return cardNotYours
	case spaceOf(s.at[g]) == noSpace:
		return cardNotOnMap
	case s.isMarried(g):
		return groomMarried
	}
	return nil
}

// weddingBride: Kleopatra or Thessalonike, unmarried, yours or unattached near a groom (card 23).
func weddingBride(s *state, f *frame, id int16) *rules.Illegal {
	r := royal(id)
	switch {
	case r != kleopatra && r != thessalonike:
		return brideNever
	case spaceOf(s.royalAt[r]) == noSpace:
		return cardNotOnMap
	case s.spouse[r] != noGeneral:
		return brideMarried
	case s.isEnemy(f.seat, s.royalOf[r]):
		return royalNotFree
	}
	for g := range general(numMajors) {
		if s.weddingPair(f.seat, r, g) == nil {
			return nil
		}
	}
	return brideNoGroom
}

func (s *state) weddingPair(p rules.Seat, r royal, g general) *rules.Illegal {
	if ill := s.groom(p, g); ill != nil {
		return ill
	}
	here, there := spaceOf(s.at[g]), spaceOf(s.royalAt[r])
	switch {
	case s.besiegedAt(p, s.at[g]):
		return cardBesieged
	case s.royalOf[r] != p && here != there && (provinceOf(here) == noProvince || provinceOf(here) != provinceOf(there)):
		return brideElsewhere
	}
	return nil
}

func weddingGroom(s *state, f *frame, id int16) *rules.Illegal {
	return s.weddingPair(f.seat, s.play.royal, general(id))
}

func wedding(s *state, x ctx, f *frame) {
	p := &s.play
	if s.weddingPair(f.seat, p.royal, p.general) == nil {
		s.marry(x, p.royal, p.general)
	}
}

// The daughters of card 24.
func daughtersLeft(s *state, _ rules.Seat) *rules.Illegal {
	if s.wedded == 7 {
		return daughtersGone
	}
	return nil
}

func daughterGroom(s *state, f *frame, id int16) *rules.Illegal {
	if g := general(id); g == antipatros || g == polyperchon || g == kassandros {
		return groomKin
	}
	return s.groom(f.seat, general(id))
}

func daughterFree(s *state, _ *frame, id int16) *rules.Illegal {
	if s.wedded>>id&1 != 0 {
		return daughterWedded
	}
	return nil
}

func daughterWedding(s *state, x ctx, f *frame) {
	g, n := s.play.general, s.play.number
	if s.groom(f.seat, g) != nil {
		return
	}
	s.daughters[n], s.daughterOf[n] = g, f.seat
	s.wedded |= 1 << n
	x.tell(EvMarried, f.seat, generalRef(g), none, none, int(n), 0)
}

// regentWhen: one of the kings is with an army of p (card 25).
func regentWhen(s *state, p rules.Seat) *rules.Illegal {
	held := false
	for r := philippos; r <= alexandros; r++ {
		sp := spaceOf(s.royalAt[r])
		if s.royalOf[r] != p || sp == noSpace {
			continue
		}
		held = true
		if !s.besiegedAt(p, s.royalAt[r]) && s.armyOfIn(p, sp) {
			return nil
		}
	}
	if !held {
		return noKing
	}
	return kingWithoutArmy
}

func becomeRegent(s *state, x ctx, f *frame) {
	n := uint8(2)
	if s.royalOf[philippos] == f.seat && s.royalOf[alexandros] == f.seat {
		n = 3
	}
	s.regent[f.seat] = n
	x.tell(EvEffect, f.seat, cardRef(cardRegentOfTheKings), none, none, int(n), 0)
}

// guards counts the CUs that watch over a member of the family (card 26).
func (s *state) guards(r royal) int {
	at := s.royalAt[r]
	sp := spaceOf(at)
	n := 0
	if s.royalOf[r] != nobody {
		n = s.cusIn(s.royalOf[r], sp)
	}
	if isInside(at) && isPlayer(s.pc[sp]) && s.pc[sp] != s.royalOf[r] {
		n += s.cusIn(s.pc[sp], sp)
	}
	return n
}

func captiveVictim(s *state, f *frame, id int16) *rules.Illegal {
	r := royal(id)
	sp := spaceOf(s.royalAt[r])
	switch {
	case sp == noSpace:
		return cardNotOnMap
	case s.royalOf[r] == f.seat:
		return cardYours
	case s.guards(r) > 2:
		return royalGuarded
	}
	near := s.openReach(f.seat, sp, 3)
	for set := s.force[f.seat]; set != 0; set &= set - 1 {
		if s.captor(f.seat, first(set), &near) == nil {
			return nil
		}
	}
	return cardTooFar
}

// captor refuses a general who is not an unbesieged one of p in a space of near.
func (s *state) captor(p rules.Seat, g general, near *spaceSet) *rules.Illegal {
	at := spaceOf(s.at[g])
	switch {
	case s.ownerOf(g) != p:
		return cardNotYours
	case at == noSpace:
		return cardNotOnMap
	case s.besiegedAt(p, s.at[g]):
		return cardBesieged
	case !near.has(at):
		return cardTooFar
	}
	return nil
}

func captiveCaptor(s *state, f *frame, id int16) *rules.Illegal {
	near := s.openReach(f.seat, spaceOf(s.royalAt[s.play.royal]), 3)
	return s.captor(f.seat, general(id), &near)
}

func captive(s *state, x ctx, f *frame) {
	p := &s.play
	die, guards := x.roll(), s.guards(p.royal)
	x.cardRoll(f, int(die)-guards, die)
	if int(die)-guards < 2 {
		return
	}
	x.tell(EvCaptured, f.seat, royalRef(p.royal), formerly(s.royalOf[p.royal]), spaceRef(spaceOf(s.at[p.general])), 0, 0)
	s.giveRoyal(x, p.royal, f.seat, s.at[p.general])
}

// The Bier Diverted (card 27): whoever does not control the Cart tries to fetch it, whoever does marches with it.
func bierWhen(s *state, p rules.Seat) *rules.Illegal {
	switch sp := spaceOf(s.cart); {
	case s.turn < 2:
		return cardTooEarly
	case sp == noSpace:
		return cardCartGone
	case s.cartOf != p && s.cartOf != nobody && s.cusIn(s.cartOf, sp) > 2:
		return cartGuarded
	}
	return nil
}

func bierArmy(s *state, f *frame, id int16) *rules.Illegal {
	g, p := general(id), f.seat
	if ill := s.myArmy(p, g); ill != nil {
		return ill
	}
	here := spaceOf(s.at[g])
	if s.cartOf == p {
		if outside(here) != s.cart || isInside(s.at[g]) {
			return cartElsewhere
		}
		return s.activationRefusal(p, g)
	}
	switch {
	case s.enemyOutside(p, here):
		return cardForeignCUs
	case !s.reaches(p, here, spaceOf(s.cart), 4):
		return cardTooFar
	}
	return nil
}

// reaches says whether an open land path of n MP joins two spaces.
func (s *state) reaches(p rules.Seat, a, b space, n int) bool { return s.openReach(p, a, n).has(b) }

func bier(s *state, x ctx, f *frame) {
	g, p := s.play.general, f.seat
	if g == noGeneral || bierWhen(s, p) != nil || s.myArmy(p, g) != nil {
		return
	}
	if s.cartOf == p {
		s.pushActivation(p, 4, landOnly|noIntercept|cartFree|withCart, g)
		return
	}
	if s.cartOf != nobody {
		bonus := 0
		if s.legitimacy(p) > s.legitimacy(s.cartOf) {
			bonus = 1
		}
		die := x.roll()
		x.cardRoll(f, int(die)+bonus, die)
		if int(die)+bonus < 4 {
			return
		}
	}
	x.tell(EvCaptured, p, cartRef, formerly(s.cartOf), spaceRef(spaceOf(s.at[g])), 0, 0)
	s.moveCart(x, outside(spaceOf(s.at[g])))
}

// formerly is the seat that had something, or nothing.
func formerly(p rules.Seat) rules.Ref {
	if p == nobody {
		return none
	}
	return seatRef(p)
}

// cardRoll reports the dice of a card and what they came to.
func (x ctx) cardRoll(f *frame, result int, faces ...int8) {
	if x.log == nil {
		return
	}
	var dice rules.Dice
	copy(dice[:], faces)
	x.log.Add(rules.Event{Verb: EvCardRoll, Seat: f.seat, Who: cardRef(card(f.a)), N: int16(result), Dice: dice})
}

var (
	royalNotFree     = cardRefusal("12.5", "royal-not-free")
	royalInEnemyCity = cardRefusal("12.7", "royal-in-enemy-city")
	royalGuarded     = cardRefusal("1.5", "royal-guarded")
	brideNever       = cardRefusal("12.2", "bride-never")
	brideMarried     = cardRefusal("12.11", "bride-married")
	brideNoGroom     = cardRefusal("12.11", "bride-no-groom")
	brideElsewhere   = cardRefusal("12.11", "bride-elsewhere")
	groomMarried     = cardRefusal("12.11", "groom-married")
	groomKin         = cardRefusal("1.5", "groom-kin")
	daughtersGone    = cardRefusal("1.5", "daughters-gone")
	daughterWedded   = cardRefusal("1.5", "daughter-wedded")
	noKing           = cardRefusal("1.5", "no-king")
	kingWithoutArmy  = cardRefusal("1.5", "king-without-army")
	cardCartGone     = cardRefusal("13.8", "no-cart")
	cartGuarded      = cardRefusal("1.5", "cart-guarded")
	cartElsewhere    = cardRefusal("1.5", "cart-elsewhere")
)
