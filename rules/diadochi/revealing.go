package diadochi

import "tyche/rules"

// Face-down cards turned up at the end of a Round with two or three players (3.44).

// revealedEach is how many cards are turned up at the end of a Round, for 2 to 5 players (19.9).
var revealedEach = [maxSeats + 1]int{2: 2, 3: 1}

// resolvesRevealed says whether the event of a card takes effect when it is turned up (3.44).
func resolvesRevealed(c card) bool {
	switch c {
	case cardUnrest43, cardUnrest44, cardUnrest45, cardUnrestSpreads, cardPlansOfTheirOwn, cardMigrationOfIllyrianTribes,
		cardScythianInvasion, card23000GreekSoldiers:
		return true
	}
	return false
}

// pushRevealing turns up face-down cards at the end of a Round; with four or five players nothing happens.
func (s *state) pushRevealing() {
	if revealedEach[s.players] > 0 && s.countIn(faceDown) > 0 {
		s.push(frame{kind: inRevealing, seat: nobody, a: int16(noCard), b: int16(noCard)})
	}
}

// inRevealing: a and b = the cards turned up, in order, noCard when there is none or it is done with.
func runRevealing(s *state, x ctx, f *frame) bool {
	if f.step == 0 {
		f.step = 1
		s.revealCards(x, f)
	}
	if s.afterProcedure(x) {
		return false
	}
	for _, c := range [...]*int16{&f.a, &f.b} {
		if card(*c) != noCard && resolvesRevealed(card(*c)) {
			next := card(*c)
			*c = int16(noCard)
			s.pushEvent(x, s.resolver(x), next, true)
			return false
		}
	}
	s.discardRevealed(x)
	s.pop(0)
	return false
}

func (s *state) revealCards(x ctx, f *frame) {
	for i, c := range [...]*int16{&f.a, &f.b} {
		if i == revealedEach[s.players] {
			return
		}
		if up := s.drawFrom(x, faceDown); up != noCard {
			s.cardAt[up] = revealed
			*c = int16(up)
			if x.log != nil {
				x.log.Add(rules.Event{Verb: EvCardRevealed, Seat: nobody, Who: cardRef(up), Reveals: true})
			}
		}
	}
}

func (s *state) discardRevealed(x ctx) {
	for c := range card(numCards) {
		if s.cardAt[c] == revealed {
			s.discard(x, c)
			x.tell(EvCardDiscarded, nobody, cardRef(c), none, none, 0, 0)
		}
	}
}

// resolver is the player with the fewest VP; of several the one with the lowest die, equal lowest rolling again.
func (s *state) resolver(x ctx) rules.Seat {
	tied := s.fewestVP()
	for tied&(tied-1) != 0 {
		low := int8(7)
		var lowest rules.Seats
		for i := range int(s.players) {
			p := s.nth(i)
			if !tied.Has(p) {
				continue
			}
			die := x.roll()
			if x.log != nil {
				x.log.Add(rules.Event{Verb: EvTieRoll, Seat: p, Dice: rules.Dice{die}})
			}
			switch {
			case die < low:
				low, lowest = die, rules.Only(p)
			case die == low:
				lowest = lowest.With(p)
			}
		}
		tied = lowest
	}
	for p := range rules.Seat(s.players) {
		if tied.Has(p) {
			return p
		}
	}
	return 0
}

func (s *state) fewestVP() (set rules.Seats) {
	few := 1000
	for p := range rules.Seat(s.players) {
		switch n := s.vp(p); {
		case n < few:
			few, set = n, rules.Only(p)
		case n == few:
			set = set.With(p)
		}
	}
	return set
}
