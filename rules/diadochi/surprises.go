package diadochi

import "tyche/rules"

// The Surprise cards: when they may be played, and what those between Segments do (52, 53, 56, 57, 59). What says when
// must not use the table of scripts.

// surprisePlayable says why p may not play a Surprise card in a window, or nil (3.32).
func (s *state) surprisePlayable(p rules.Seat, c card, w window) *rules.Illegal {
	if !opensIn(c, w) {
		return wrongWindow
	}
	switch c {
	case cardTraitorInsideCity:
		return s.traitorWhen(p)
	case cardTheGiftOfOratory:
		return s.someGeneral(p, c, oratoryTarget)
	case cardAhuraMazdaAndAhriman:
		if s.countIn(drawPile)+s.countIn(discardPile) == 0 {
			return pilesEmpty
		}
	case cardNabataeanAmbush:
		return s.ambushWhen(p)
	case cardChargeOfTheCompanions:
		return s.chargeWhen(p)
	case cardAssassinationAttempt:
		return s.someGeneral(p, c, assassinTarget)
	case cardRansom:
		return s.ransomWhen(p)
	case cardBribery:
		return s.briberyWhen(p)
	case cardBadOmens:
		return s.someGeneral(p, c, omensTarget)
	case cardNightMarch:
		return s.someGeneral(p, c, nightMarchTarget)
	case cardTheCapturedBaggage:
		return s.baggageWhen(p, w)
	}
	return nil
}

// opensIn says in which windows a card may be played at all.
func opensIn(c card, w window) bool {
	switch c {
	case cardTraitorInsideCity:
		return w == w6Siege
	case cardFog, cardStormsAtSea:
		return w == w3Route || w == w4Naval
	case cardTheGiftOfOratory:
		return w == w1SegmentStart || w == w5Battle || w == w6Siege || w == w7Event
	case cardAhuraMazdaAndAhriman, cardAssassinationAttempt, cardBadOmens:
		return w == w1SegmentStart
	case cardNabataeanAmbush, cardNightMarch:
		return w == w2Entry
	case cardChargeOfTheCompanions, cardBribery:
		return w == w5Battle
	case cardRansom:
		return w == w1SegmentEnd
	case cardTheCapturedBaggage:
		return w == w1SegmentStart || w == w5Battle
	}
	return false
}

// someGeneral asks for one general whom a card may be played on.
func (s *state) someGeneral(p rules.Seat, c card, can func(*state, *frame, int16) *rules.Illegal) *rules.Illegal {
	f := frame{kind: inSurprise, seat: p}
	for g := range int16(numGenerals) {
		if s.at[g] <= marching && can(s, &f, g) == nil {
			return nil
		}
	}
	return noTargets[c]
}

// The Gift of Oratory (card 52): +5 P until the end of the Segment.
func oratoryTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case s.ownerOf(g) != f.seat:
		return cardNotYours
	case s.ground(s.at[g]) == noSpace:
		return cardNotOnMap
	case s.oratory&g.bit() != 0:
		return cardTwice
	}
	return nil
}

func oratory(s *state, x ctx, f *frame, id int16) {
	s.oratory |= general(id).bit()
	x.tell(EvPopularity, f.seat, generalRef(general(id)), none, none, 5, 0)
}

// Ahura Mazda and Ahriman (card 53): two cards are looked at, one is kept.
func drawTwo(s *state, x ctx, f *frame) {
	for range 2 {
		if s.countIn(drawPile) == 0 && s.countIn(shownTwo) == 0 {
			s.shuffle(x)
		}
		c := s.drawFrom(x, drawPile)
		if c == noCard {
			return
		}
		s.cardAt[c] = shownTwo
		if x.log != nil {
			x.log.Add(rules.Event{Verb: EvDrawn, Seat: f.seat, Who: cardRef(c), Seen: rules.Only(f.seat), Reveals: true})
		}
	}
}

func shownCard(s *state, _ *frame, id int16) *rules.Illegal {
	if s.cardAt[id] != shownTwo {
		return notInHand
	}
	return nil
}

func keepShown(s *state, x ctx, f *frame, id int16) {
	s.cardAt[id] = handPile(f.seat)
	for c := range card(numCards) {
		if s.cardAt[c] == shownTwo {
			s.discard(x, c)
			x.tell(EvCardDiscarded, f.seat, cardRef(c), none, none, 0, 0)
		}
	}
}

// Assassination Attempt (card 56): the number with which an attempt on a general of the Champion is found out, and from which on the general is
// wounded.
const foundOut, woundsFrom = 1, 4

func assassinTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case !isMajor(g):
		return cardNotMajor
	case !s.isEnemy(f.seat, s.owner[g]):
		return cardYours
	case spaceOf(s.at[g]) == noSpace:
		return cardNotOnMap
	case s.besiegedAt(s.owner[g], s.at[g]):
		return cardBesieged
	case s.wounded&g.bit() != 0:
		return alreadyWounded
	}
	return nil
}

func assassination(s *state, x ctx, f *frame) {
	g := s.ploy.general
	owner := s.owner[g]
	die := x.roll()
	x.cardRoll(f, int(die), die)
	switch {
	case die == foundOut && s.isChampion(owner) && owner != s.usurper:
		s.setChampion(x, f.seat, false)
	case die >= woundsFrom:
		s.wounded |= g.bit()
		x.tell(EvWounded, f.seat, generalRef(g), none, none, 0, 0)
	}
}

// Ransom (card 57): 0 takes a card for another, 1 hires 1 M for the army that won.
func (s *state) ransomWhen(p rules.Seat) *rules.Illegal {
	f := frame{kind: inSurprise, seat: p}
	for q := range int16(s.players) {
		if ransomLoser(s, &f, q) == nil {
			return nil
		}
	}
	return noVictoryWon
}

func ransomLoser(s *state, f *frame, id int16) *rules.Illegal {
	switch {
	case s.beaten[f.seat]>>id&1 == 0:
		return noVictoryWon
	case s.handSize(rules.Seat(id)) == 0 && !s.winnerStands(f.seat, rules.Seat(id)):
		return cardNoTarget
	}
	return nil
}

// winnerStands says whether p's army that beat q is still on the map.
func (s *state) winnerStands(p, q rules.Seat) bool {
	g := s.beatenWith[p][q]
	if g == noGeneral || s.ownerOf(g) != p || spaceOf(s.at[g]) == noSpace {
		return false
	}
	k := s.stackAt(s.at[g])
	return k.owner == p && k.size() > 0 && (!isInside(s.at[g]) || k.size() < 2)
}

func ransomChoice(s *state, f *frame, id int16) *rules.Illegal {
	q := s.ploy.seat
	if q != nobody && (id == 0 && s.handSize(q) > 0 || id == 1 && s.winnerStands(f.seat, q)) {
		return nil
	}
	return cardNoTarget
}

func ransom(s *state, x ctx, f *frame, id int16) {
	p, q := f.seat, s.ploy.seat
	s.ploy.number = int8(id)
	if id == 1 {
		at := s.at[s.beatenWith[p][q]]
		n := s.muster(at, p, mercenary, 1)
		x.tell(EvPlaced, p, unitRef(mercenary), none, spaceRef(spaceOf(at)), n, 0)
		return
	}
	s.handOver(x, s.drawFrom(x, handPile(q)), q, p)
	s.ploy.left = 1
}

// handOver gives a card of one hand to another; only the two players see which.
func (s *state) handOver(x ctx, c card, from, to rules.Seat) {
	s.cardAt[c] = handPile(to)
	if x.log == nil {
		return
	}
	two := rules.Only(from).With(to)
	x.log.Add(rules.Event{Verb: EvHanded, Seat: from, Who: cardRef(c), N: int16(to), Seen: two, Reveals: true})
	x.log.Add(rules.Event{Verb: EvHanded, Seat: from, N: int16(to), Seen: rules.Everyone &^ two})
}

func ransomCard(s *state, f *frame, id int16) *rules.Illegal {
	if s.ploy.left == 0 || !s.holds(f.seat, card(id)) {
		return notInHand
	}
	return nil
}

func ransomGives(s *state, x ctx, f *frame, id int16) {
	s.ploy.left = 0
	s.handOver(x, card(id), f.seat, s.ploy.seat)
}

// Bad Omens (card 59).
func omensTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	switch {
	case s.segment != activationSegment || !s.isEnemy(f.seat, s.active):
		return wrongWindow
	case s.ownerOf(g) != s.active:
		return omensNotActive
	case spaceOf(s.at[g]) == noSpace:
		return cardNotOnMap
	case s.omens&g.bit() != 0:
		return cardTwice
	}
	return nil
}

func omens(s *state, x ctx, _ *frame, id int16) {
	s.omens |= general(id).bit()
	x.tell(EvMarker, nobody, cardRef(cardBadOmens), none, generalRef(general(id)), 0, 0)
}

var (
	wrongWindow    = cardRefusal("3.32", "wrong-window")
	pilesEmpty     = cardRefusal("3.17", "piles-empty")
	alreadyWounded = cardRefusal("1.5", "wounded-already")
	noVictoryWon   = cardRefusal("1.5", "no-victory-won")
	omensNotActive = cardRefusal("1.5", "omens-not-active")
)
