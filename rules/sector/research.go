package sector

import "tyche/rules"

// The Research order (3.5). Frame inResearch: a planet, b and c credit, d 1 = gold; step 0 = the event card is due,
// 1 = cards may be drawn, 2 = they were drawn, 3 = the order ends, 4 = ended with the card of a gold order settled.

func researchRun(s *state, x ctx, f *frame) bool {
	switch f.step {
	case 0:
		s.drawEvent(x, f.seat)
		f.step = 1
		return true
	case 1, 2:
		return true
	case 3:
		if f.d == 1 {
			s.drawEvent(x, f.seat)
		}
	}
	x.tell(EvOrderEnds, f.seat, orderRef(research), none, planetRef(planet(f.a)), 0, 0)
	s.pop()
	return false
}

func researchCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: drawVerb}) // refused once they are drawn
	for i := range techsOfPeople {
		dst = append(dst, rules.Move{Verb: techVerb, A: int16(techOf(s.people(f.seat), i))})
	}
	dst = s.workCandidates(f.seat, dst)
	dst = s.disbandCandidates(f.seat, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

func researchCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case drawVerb:
		if f.step != 1 {
			return drawnAlready
		}
		return nil
	case workVerb, overworkVerb, spendVerb:
		return s.aheadRefusal(f, m)
	case disbandVerb:
		return s.disbandRefusal(f.seat, unit(m.A), area(m.B))
	case techVerb:
		return s.techRefusal(f, tech(m.A))
	}
	return notAnAnswer
}

// researchPrompt asks for what is left of the order: drawing, buying, or only its end.
func researchPrompt(s *state, f *frame) rules.Decision {
	draws, buys := f.step == 1, s.anyTechToBuy(f)
	key := "sector.ask.research.nothing"
	switch {
	case draws && buys:
		key = procedures[f.kind].ask
	case draws:
		key = "sector.ask.research.draw"
	case buys:
		key = "sector.ask.research.buy"
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Text{Key: key}}
}

// anyTechToBuy says whether a technology can be paid.
func (s *state) anyTechToBuy(f *frame) bool {
	for i := range techsOfPeople {
		if s.techRefusal(f, techOf(s.people(f.seat), i)) == nil {
			return true
		}
	}
	return false
}

func (s *state) techRefusal(f *frame, t tech) *rules.Illegal {
	row := &techs[t]
	switch {
	case people(t/techsOfPeople) != s.people(f.seat):
		return notYourTech
	case s.knows(f.seat, t):
		return knownAlready
	case !s.has(f.seat, row.requires):
		return techNeedsBuilding
	case !s.canPay(f.seat, f, listPrice(techRef(t)), true):
		return cannotPay
	}
	return nil
}

func researchApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	switch m.Verb {
	case doneVerb:
		f.step = 3
	case drawVerb:
		f.step = 2
		s.drawCards(x, p, s.researchCards(p))
	case workVerb, overworkVerb, spendVerb:
		s.payAhead(x, f, m)
	case disbandVerb:
		s.disband(x, p, planet(f.a), unit(m.A), area(m.B))
	case techVerb:
		s.learn(x, f, tech(m.A))
	}
}

// researchCards is how many combat cards a Research order draws.
func (s *state) researchCards(p rules.Seat) int {
	if s.knows(p, standingArchive) {
		return researchDraw + 1
	}
	return researchDraw
}

// learn pays for a technology and brings it into play.
func (s *state) learn(x ctx, f *frame, t tech) {
	p, row := f.seat, &techs[t]
	s.pay(x, p, f, listPrice(techRef(t)), true)
	s.seats[p].techs |= 1 << (t % techsOfPeople)
	x.tell(EvTech, p, techRef(t), none, none, 0, 0)
	f.step = 3
	switch {
	case row.card == noCard:
	case f.d == 1:
		f.step = 4
		s.push(frame{kind: inKeeping, seat: p, a: int16(t)})
	default:
		s.shuffleIn(x, p, row.card, 2)
	}
}

// shuffleIn makes a new draw pile of the draw pile, the discards and n copies of a card.
func (s *state) shuffleIn(x ctx, p rules.Seat, c card, n uint8) {
	k := &s.seats[p]
	k.late, k.since = k.discard, 0
	k.late[c%cardsOfPeople] += n
	k.discard = [cardsOfPeople]uint8{}
	for i, d := range k.late {
		k.pile[i] += d
	}
	x.tell(EvShuffled, p, none, none, none, 0, 0)
}

// Keeping one of the two cards of a gold order.

func keepingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: yesVerb}, rules.Move{Verb: passVerb})
}

func keepingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != yesVerb && m.Verb != passVerb {
		return notAnAnswer
	}
	return nil
}

func keepingApply(s *state, x ctx, f *frame, m rules.Move) {
	p, c := f.seat, techs[f.a].card
	s.pop()
	if m.Verb == passVerb {
		s.shuffleIn(x, p, c, 2)
		s.drawEvent(x, p)
		return
	}
	s.seats[p].hand[c%cardsOfPeople]++
	x.tell(EvKept, p, cardRef(c), none, none, 0, 0)
	s.shuffleIn(x, p, c, 1)
}

func keepingPrompt(s *state, f *frame) rules.Decision {
	r := cardRef(techs[f.a].card)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.keeping", rules.R(r)), About: r}
}

// drawCards draws combat cards into p's hand; when the pile is empty the discards are shuffled (4.1).
func (s *state) drawCards(x ctx, p rules.Seat, n int) {
	k := &s.seats[p]
	drawn := 0
	for ; drawn < n; drawn++ {
		left := total(&k.pile)
		if left == 0 {
			if total(&k.discard) == 0 {
				break
			}
			k.pile, k.discard = k.discard, [cardsOfPeople]uint8{}
			k.late, k.since = k.pile, 0
			x.tell(EvShuffled, p, none, none, none, 0, 0)
			left = total(&k.pile)
		}
		i := pickCard(&k.pile, x.ch.Draw(left))
		k.pile[i]--
		k.hand[i]++
		k.since++
		x.tellOnly(EvCardDrawn, p, cardRef(cardOf(s.people(p), i)), 0)
	}
	if drawn > 0 {
		x.tellOthers(EvCardsDrawn, p, drawn)
	}
}

// part takes n cards off what is known of a hand of so many: as likely new ones as old ones.
func (k *seat) part(n, of int) {
	if of > 0 {
		k.since -= uint8((2*int(k.since)*n + of) / (2 * of))
	}
}

// total counts the cards of a pile.
func total(pile *[cardsOfPeople]uint8) int {
	n := 0
	for _, k := range pile {
		n += int(k)
	}
	return n
}

// pickCard returns the kind of the n-th card of a pile.
func pickCard(pile *[cardsOfPeople]uint8, n int) int {
	for i, k := range pile {
		if n -= int(k); n < 0 {
			return i
		}
	}
	panic("sector: no such card")
}

var (
	knownAlready      = refuse("3.5", "sector.why.known-already")
	notYourTech       = refuse("3.5", "sector.why.not-your-unit")
	techNeedsBuilding = refuse("3.5", "sector.why.needs-building")
	drawnAlready      = refuse("3.5", "sector.why.drawn-already")
)
