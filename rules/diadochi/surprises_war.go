package diadochi

import "tyche/rules"

// The Surprise cards of movement, battle, sea and siege: 49-51, 54, 55, 58, 60 and 47B.

// Traitor inside City (card 49).
func (s *state) traitorWhen(p rules.Seat) *rules.Illegal {
	switch k := spaces[s.assault.sp].kind; {
	case s.assault.seat != p:
		return cardNotYours
	case k != majorCity && k != minorCity:
		return traitorNoCity
	}
	return nil
}

func traitor(s *state, x ctx, f *frame) {
	s.assault.bonus += 3
	x.tell(EvEffect, f.seat, cardRef(cardTraitorInsideCity), none, spaceRef(s.assault.sp), 3, 0)
}

// Fog (card 50): 0 clears the sea of interceptors, 1 calls the movement off.
func fogChoice(_ *state, _ *frame, id int16) *rules.Illegal {
	if id > 1 {
		return notAnAnswer
	}
	return nil
}

func fog(s *state, x ctx, f *frame, id int16) {
	if id == 0 {
		s.voyage.cleared = true
	} else {
		s.voyage.calledOff = true
	}
	x.tell(EvEffect, f.seat, cardRef(cardFog), none, none, int(id), 0)
}

// Storms at Sea (card 51): all return to the port of embarkation, and the CUs aboard suffer attrition.
func storm(s *state, x ctx, _ *frame) {
	s.voyage.ended = true
	s.sufferAttrition(x, marching, 0, EvAttrition)
}

// Nabataean Ambush (card 54).
func (s *state) ambushWhen(p rules.Seat) *rules.Illegal {
	e := &s.entry
	switch {
	case !s.isEnemy(p, e.seat):
		return cardYours
	case e.landed:
		return ambushNotByLand
	case !regionArabia.has(provinceOf(e.sp)):
		return cardWrongRegion
	case spaces[e.sp].kind == majorCity:
		return philonNoMajor
	case s.pc[e.sp] == e.seat:
		return ambushHisOwn
	case s.stackAt(marching).size() == 0:
		return cardNoArmy
	}
	return nil
}

func ambush(s *state, x ctx, _ *frame) { s.sufferAttrition(x, marching, ambushColumn, EvAmbushed) }

// sideOf returns the side of p in the land battle, or nil.
func (s *state) sideOf(p rules.Seat) *side {
	for i := range s.battle.sides {
		if s.battle.sides[i].seat == p {
			return &s.battle.sides[i]
		}
	}
	return nil
}

// rivalOf returns the other side if it is an army of a player with CUs of a type, and p's side is an army.
func (s *state) rivalOf(p rules.Seat, u unit) *side {
	mine := s.sideOf(p)
	if mine == nil || mine.general == noGeneral || s.stackAt(mine.at).size() == 0 {
		return nil
	}
	for i := range s.battle.sides {
		other := &s.battle.sides[i]
		if s.isEnemy(p, other.seat) && other.general != noGeneral && s.stackAt(other.at).cu[u] > 0 {
			return other
		}
	}
	return nil
}

// Charge of the Companions (card 55).
func (s *state) chargeWhen(p rules.Seat) *rules.Illegal {
	switch mine := s.sideOf(p); {
	case mine == nil:
		return notYourBattle
	case !isMajor(mine.general):
		return cardNotMajor
	case mine.threeDice:
		return cardTwice
	}
	return nil
}

func charge(s *state, x ctx, f *frame) {
	s.sideOf(f.seat).threeDice = true
	x.tell(EvEffect, f.seat, cardRef(cardChargeOfTheCompanions), none, none, 0, 0)
}

// Bribery (card 58).
func (s *state) briberyWhen(p rules.Seat) *rules.Illegal {
	if s.sideOf(p) == nil {
		return notYourBattle
	}
	if s.rivalOf(p, mercenary) == nil {
		return noMercenaries
	}
	return nil
}

func bribery(s *state, x ctx, f *frame) {
	die := x.roll()
	n := int(die-1) / 2
	x.cardRoll(f, n, die)
	rival := s.rivalOf(f.seat, mercenary)
	if n = min(n, int(s.stackAt(rival.at).cu[mercenary])); n > 0 {
		s.joinInBattle(x, rival, s.sideOf(f.seat), mercenary, n)
	}
}

// joinInBattle lets CUs go over at once and fight for the other side.
func (s *state) joinInBattle(x ctx, from, to *side, u unit, n int) {
	s.changeOwner(from.at, to.at, to.seat, u, n)
	x.tell(EvDesert, to.seat, unitRef(u), seatRef(from.seat), spaceRef(s.battle.sp), n, 0)
}

// Night March (card 60): the next interception or evasion of this general succeeds.
func nightMarchTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case s.ownerOf(g) != f.seat:
		return cardNotYours
	case !s.isEnemy(f.seat, s.entry.seat):
		return cardYours
	case s.entry.sure&g.bit() != 0:
		return cardTwice
	case !s.mayReact(f.seat, g):
		return cannotReact
	}
	return nil
}

// mayReact says whether g may lead an interception into the space entered, or commands there what may evade.
func (s *state) mayReact(p rules.Seat, g general) bool {
	at := s.at[g]
	switch {
	case at >= numSpaces:
		return false
	case at == outside(s.entry.sp):
		return s.stacks[at].owner == p && s.commanderAt(at, p) == g && s.canEvade(p)
	}
	return s.interceptRefusal(p, g, space(at)) == nil
}

func nightMarch(s *state, x ctx, f *frame, id int16) {
	s.entry.sure |= general(id).bit()
	x.tell(EvMarker, f.seat, cardRef(cardNightMarch), none, generalRef(general(id)), 0, 0)
}

// The Captured Baggage (card 47B).
func (s *state) baggageWhen(p rules.Seat, w window) *rules.Illegal {
	switch {
	case s.silverState != silverInPlay:
		return noSilverInPlay
	case w != w5Battle:
		return nil
	}
	rival := s.rivalOf(p, silver)
	if rival == nil || rival.noSilver {
		return noSilverThere
	}
	return nil
}

func baggage(s *state, x ctx, f *frame) {
	if window(f.b) != w5Battle {
		s.strike(x, s.silverPlace(), silver, 1)
		return
	}
	rival := s.rivalOf(f.seat, silver)
	die := x.roll()
	x.cardRoll(f, int(die), die)
	if die <= 3 {
		rival.noSilver = true
		return
	}
	s.joinInBattle(x, rival, s.sideOf(f.seat), silver, int(s.stackAt(rival.at).cu[silver]))
}

// silverPlace is where the Silver Shields are; the counter is never split (1.58).
func (s *state) silverPlace() place {
	for at := range place(numStacks) {
		if s.stacks[at].cu[silver] > 0 {
			return at
		}
	}
	return gone
}

var (
	traitorNoCity   = cardRefusal("1.5", "traitor-no-city")
	ambushNotByLand = cardRefusal("1.5", "ambush-by-sea")
	ambushHisOwn    = cardRefusal("1.5", "ambush-his-own")
	notYourBattle   = cardRefusal("1.5", "not-your-battle")
	noMercenaries   = cardRefusal("1.5", "no-mercenaries")
	cannotReact     = cardRefusal("6.2", "cannot-react")
	noSilverInPlay  = cardRefusal("1.57", "no-silver-in-play")
)
