package diadochi

import "tyche/rules"

// Cards about the name and the fate of generals, and about truces: 6, 9, 10, 13-16, 28, 48.

// festivalTarget: a Major General in an unbesieged Major City of his Faction (card 6).
func festivalTarget(s *state, f *frame, id int16) *rules.Illegal {
	g, p := general(id), f.seat
	sp := spaceOf(s.at[g])
	switch {
	case !isMajor(g):
		return cardNotMajor
	case s.owner[g] != p:
		return cardNotYours
	case sp == noSpace:
		return cardNotOnMap
	case spaces[sp].kind != majorCity:
		return cardNotMajorCity
	case s.pc[sp] != p:
		return cardNoOwnPC
	case s.enemyCUs(p, sp):
		return cardBesieged
	case s.festival&g.bit() != 0:
		return festivalHeld
	}
	return nil
}

func festivalGiven(s *state, x ctx, f *frame) {
	g := s.play.general
	if festivalTarget(s, f, int16(g)) != nil {
		return
	}
	s.festival |= g.bit()
	x.tell(EvPopularity, f.seat, generalRef(g), none, none, 1, 0)
}

func anyArmyOrGeneral(s *state, f *frame, id int16) *rules.Illegal {
	return s.myArmyOrGeneral(f.seat, general(id))
}

// bigArmy: an unbesieged army of at least three CUs (cards 10 and 14).
func bigArmy(s *state, f *frame, id int16) *rules.Illegal {
	if ill := s.myArmy(f.seat, general(id)); ill != nil {
		return ill
	}
	if s.armySize(general(id)) < 3 {
		return cardTooSmall
	}
	return nil
}

// marker makes the effect of a card that is put beside a general.
func marker(where func(s *state) *general) func(s *state, x ctx, f *frame) {
	return func(s *state, x ctx, f *frame) {
		*where(s) = s.play.general
		x.tell(EvMarker, f.seat, cardRef(card(f.a)), none, generalRef(s.play.general), 0, 0)
	}
}

func royalRoadOf(s *state) *general { return &s.royalRoad }
func engineersOf(s *state) *general { return &s.engineers }
func helepolisOf(s *state) *general { return &s.helepolis }

// Truces (cards 13 and 28).
func notUsurper(s *state, p rules.Seat) *rules.Illegal {
	if s.usurper == p {
		return cardUsurperMe
	}
	return nil
}

func truceTarget(s *state, f *frame, id int16) *rules.Illegal {
	switch q := rules.Seat(id); {
	case q == f.seat:
		return cardYours
	case q == s.usurper:
		return cardUsurperHe
	}
	return nil
}

func truceMade(s *state, x ctx, f *frame) {
	if s.play.seat == nobody {
		return
	}
	s.makeTruce(x, f.seat, s.play.seat)
}

// Condemnation (cards 15 and 16, 3.38).
func condemnTarget(s *state, _ *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case !isMajor(g):
		return cardNotMajor
	case s.owner[g] == nobody || spaceOf(s.at[g]) == noSpace && s.at[g] != boxed(s.owner[g]):
		return cardNotOnMap
	}
	return nil
}

// condemnOrAcquit condemns the general; one who is condemned is acquitted first, and number says so.
func condemnOrAcquit(s *state, x ctx, f *frame) {
	g := s.play.general
	if condemnTarget(s, f, int16(g)) != nil {
		return
	}
	if s.condemned&g.bit() == 0 {
		s.condemn(x, f.seat, g)
		return
	}
	s.play.number = 1
	s.condemned &^= g.bit()
	x.tell(EvCondemned, f.seat, generalRef(g), none, none, 0, 0)
	s.checkLegitimacy(x)
}

func (s *state) condemn(x ctx, p rules.Seat, g general) {
	s.condemned |= g.bit()
	x.tell(EvCondemned, p, generalRef(g), none, none, 1, 0)
}

func condemnAgain(s *state, _ *frame, _ int16) *rules.Illegal {
	if s.play.number == 0 {
		return cardNoTarget
	}
	return nil
}

func condemnedAgain(s *state, x ctx, f *frame, _ int16) { s.condemn(x, f.seat, s.play.general) }

// Treaty of Triparadeisos (card 28): Champion again, and a truce.
func treatyWhen(s *state, p rules.Seat) *rules.Illegal {
	switch {
	case s.turn < 2:
		return cardTooEarly
	case s.usurper == p:
		return cardUsurperMe
	case !s.isChampion(p):
		return nil
	}
	f := frame{seat: p}
	for q := range int16(s.players) {
		if truceTarget(s, &f, q) == nil {
			return nil
		}
	}
	return treatyEmpty
}

func treatyStatus(s *state, x ctx, f *frame) {
	s.setChampion(x, f.seat, true)
	truceMade(s, x, f)
	s.checkLegitimacy(x)
}

// Price of Failure (card 48, 18.4).
func failureTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case !isMajor(g):
		return cardNotMajor
	case !s.isEnemy(f.seat, s.owner[g]):
		return cardYours
	case spaceOf(s.at[g]) == noSpace && s.at[g] != boxed(s.owner[g]):
		return cardNotOnMap
	case s.lostTurn[g] != s.turn:
		return failureNoDefeat
	}
	return nil
}

func failure(s *state, x ctx, f *frame) {
	g := s.play.general
	if failureTarget(s, f, int16(g)) != nil {
		return
	}
	die := x.roll()
	result := int(die)
	if s.condemned&g.bit() != 0 {
		result++
	}
	x.cardRoll(f, result, die)
	if result >= 5 {
		p, at := s.owner[g], s.at[g]
		s.killGeneral(x, g)
		s.loose = true
		if onMap(at) {
			s.pushFallen(p, at) // 1.36 b
		}
	}
}

var (
	festivalHeld    = cardRefusal("1.5", "festival-held")
	treatyEmpty     = cardRefusal("3.29", "treaty-empty")
	failureNoDefeat = cardRefusal("18.4", "no-defeat")
)
