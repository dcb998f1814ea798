package diadochi

import "tyche/rules"

// Cards that activate: 20, 21, 22. (27 is with the royal family; 9 and 59 are markers.)

// campaigner: an army or general that can still be activated in this Segment (card 20).
func campaigner(s *state, f *frame, id int16) *rules.Illegal {
	return s.activationRefusal(f.seat, general(id))
}

// marchingOut activates the chosen general with the usual roll.
func marchingOut(s *state, _ ctx, f *frame, id int16) { s.pushActivation(f.seat, 0, 0, general(id)) }

// The treasure cities of card 21.
var treasures = [...]space{spSardis, spKyinda, spBabylon, spSousa, spPersepolis, spEkbatana}

func isTreasure(sp space) bool {
	for _, t := range treasures {
		if t == sp {
			return true
		}
	}
	return false
}

func treasureCity(s *state, f *frame, id int16) *rules.Illegal {
	sp, p := space(id), f.seat
	switch {
	case !isTreasure(sp):
		return noTreasure
	case s.pc[sp] != p:
		return cardNoOwnPC
	case s.enemyCUs(p, sp):
		return cardBesieged
	case s.looted>>majorIndex[sp]&1 != 0:
		return treasureLooted
	case !s.armyOfIn(p, sp):
		return cardNoArmy
	}
	return nil
}

// treasureArmy is for a city with an army inside and another outside.
func treasureArmy(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	if ill := s.myArmy(f.seat, g); ill != nil {
		return ill
	}
	if spaceOf(s.at[g]) != s.play.space {
		return cardTooFar
	}
	return nil
}

func loot(s *state, x ctx, f *frame) {
	p := &s.play
	if p.space == noSpace || p.general == noGeneral || treasureCity(s, f, int16(p.space)) != nil {
		p.general = noGeneral
		return
	}
	s.looted |= 1 << majorIndex[p.space]
	x.tell(EvMarker, f.seat, cardRef(card(f.a)), none, spaceRef(p.space), 0, 0)
	at := s.at[p.general]
	if isInside(at) && s.stackAt(at).size() > 0 {
		at = outside(p.space)
	}
	n := s.muster(at, f.seat, mercenary, 2)
	x.tell(EvPlaced, f.seat, unitRef(mercenary), none, spaceRef(p.space), n, 0)
}

func lootersMarch(s *state, _ ctx, f *frame) {
	if g := s.play.general; g != noGeneral && s.activationRefusal(f.seat, g) == nil {
		s.pushActivation(f.seat, 0, 0, g)
	}
}

// desertMarch goes by land, unseen and unhindered (card 22).
func desertGeneral(s *state, f *frame, id int16) *rules.Illegal {
	if ill := s.myArmyOrGeneral(f.seat, general(id)); ill != nil {
		return ill
	}
	return s.activationRefusal(f.seat, general(id))
}

func desertMarch(s *state, _ ctx, f *frame) {
	if g := s.play.general; g != noGeneral {
		s.pushActivation(f.seat, 4, noIntercept|noStronghold|noSiege|landOnly, g)
	}
}

var (
	noTreasure     = cardRefusal("1.5", "no-treasure")
	treasureLooted = cardRefusal("1.5", "treasure-looted")
)
