package toy

import "tyche/rules"

// State is a position of the toy.
type State struct {
	seats, rounds, round, weak int8
	bidding, over              int8 // booleans
	turn, steps                int8 // index into order; steps left
	deck                       [values + 1]int8
	owner                      [hills]int8
	camp, bids, order          [maxSeats]int8
	hand                       [maxSeats][values + 1]int8
}

const (
	stateBytes = 8 + values + 1 + hills + 3*maxSeats + maxSeats*(values+1)
	noBid      = -1
)

// Shared refusals.
var (
	notAsked = &rules.Illegal{Rule: "1.1", Why: rules.Say("toy.why.not-asked")}
	noCard   = &rules.Illegal{Rule: "2.1", Why: rules.Say("toy.why.no-card")}
	tired    = &rules.Illegal{Rule: "3.1", Why: rules.Say("toy.why.tired")}
	owned    = &rules.Illegal{Rule: "3.2", Why: rules.Say("toy.why.owned")}
)

func card(v int16) rules.Ref      { return rules.Ref{Kind: KindCard, ID: v} }
func hill(h int8) rules.Ref       { return rules.Ref{Kind: KindHill, ID: int16(h)} }
func camp(s rules.Seat) rules.Ref { return rules.Ref{Kind: KindCamp, ID: int16(s)} }

func (s *State) active() rules.Seat { return rules.Seat(s.order[s.turn]) }

// asked says whether the seat has an open decision.
func (s *State) asked(seat rules.Seat) bool {
	switch {
	case s.over == 1 || seat < 0 || int8(seat) >= s.seats:
		return false
	case s.bidding == 1:
		return s.bids[seat] == noBid
	}
	return s.active() == seat
}

// Pending lists all who have not bid, or whose turn it is.
func (s *State) Pending(dst []rules.Decision) []rules.Decision {
	for seat := rules.Seat(0); int8(seat) < s.seats; seat++ {
		if !s.asked(seat) {
			continue
		}
		if s.bidding == 1 {
			dst = append(dst, rules.Decision{Seat: seat, Prompt: rules.Say("toy.ask.bid", rules.R(camp(seat)))})
		} else {
			dst = append(dst, rules.Decision{Seat: seat, About: hill(s.camp[seat]),
				Prompt: rules.Say("toy.ask.act", rules.R(camp(seat)), rules.N(int(s.steps)))})
		}
	}
	return dst
}

// Candidates lists every bid, or every act.
func (s *State) Candidates(seat rules.Seat, dst []rules.Move) []rules.Move {
	if !s.asked(seat) {
		return dst
	}
	if s.bidding == 1 {
		for v := int16(1); v <= values; v++ {
			dst = append(dst, rules.Move{Verb: bid, A: v})
		}
		return dst
	}
	return append(dst, rules.Move{Verb: step, A: -1}, rules.Move{Verb: step, A: 1},
		rules.Move{Verb: raid}, rules.Move{Verb: end})
}

// Check knows legality.
func (s *State) Check(seat rules.Seat, m rules.Move) *rules.Illegal {
	if !s.asked(seat) || m.B != 0 || m.C != 0 || (m.Verb == bid) != (s.bidding == 1) {
		return notAsked
	}
	switch m.Verb {
	case bid:
		if m.A < 1 || m.A > values || s.hand[seat][m.A] == 0 {
			return noCard
		}
	case step:
		if m.A != 1 && m.A != -1 {
			return notAsked
		}
		if s.steps == 0 {
			return tired
		}
	case raid:
		if m.A != 0 {
			return notAsked
		}
		if s.owner[s.camp[seat]] == int8(seat) {
			return owned
		}
	case end:
		if m.A != 0 {
			return notAsked
		}
	default:
		return notAsked
	}
	return nil
}

// Explain adds the hill in the way.
func (s *State) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	bad := s.Check(seat, m)
	if bad == owned {
		h := hill(s.camp[seat])
		return &rules.Illegal{Rule: bad.Rule, Why: rules.Say(bad.Why.Key, rules.R(h)), Culprits: []rules.Ref{h}}
	}
	return bad
}

// Apply plays a move.
func (s *State) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	switch m.Verb {
	case bid:
		s.bids[seat] = int8(m.A)
		s.hand[seat][m.A]--
		log.Add(rules.Event{Verb: bidden, Seat: seat, Who: card(m.A), N: m.A, Seen: rules.Only(seat)})
		s.settleBids(log)
	case step:
		s.steps--
		from := s.camp[seat]
		s.camp[seat] = (from + int8(m.A) + hills) % hills
		log.Add(rules.Event{Verb: Stepped, Seat: seat, Who: camp(seat), From: hill(from), To: hill(s.camp[seat])})
	case raid:
		s.raid(seat, ch, log)
		s.next(ch, log)
	case end:
		log.Add(rules.Event{Verb: ended, Seat: seat})
		s.next(ch, log)
	}
}

func (s *State) raid(seat rules.Seat, ch rules.Chance, log *rules.Log) {
	h := s.camp[seat]
	die := int8(ch.Draw(6) + 1)
	e := rules.Event{Verb: Raided, Seat: seat, To: hill(h), N: int16(s.bids[seat]), Dice: rules.Dice{die}}
	if die+s.bids[seat] > Strength[h]-s.weak {
		s.owner[h] = int8(seat)
		e.M = 1
	}
	log.Add(e)
}

// openBids asks everybody who holds a card for a bid; the others bid nothing.
func (s *State) openBids() {
	s.bidding = 1
	any := false
	for seat := range s.seats {
		s.bids[seat] = 0
		if s.holds(seat) {
			s.bids[seat] = noBid
			any = true
		}
	}
	if !any {
		s.settleBids(nil)
	}
}

// holds says whether the seat has a card.
func (s *State) holds(seat int8) bool {
	for v := 1; v <= values; v++ {
		if s.hand[seat][v] > 0 {
			return true
		}
	}
	return false
}

// settleBids shows the bids once all are in: the highest acts first (rule 2.2).
func (s *State) settleBids(log *rules.Log) {
	for seat := range s.seats {
		if s.bids[seat] == noBid {
			return
		}
	}
	n := 0
	for v := int8(values); v >= 0; v-- {
		for seat := range s.seats {
			if s.bids[seat] == v {
				s.order[n] = seat
				n++
				if v > 0 {
					log.Add(rules.Event{Verb: shown, Seat: rules.Seat(seat), Who: card(int16(v)), N: int16(v), Reveals: true})
				}
			}
		}
	}
	s.bidding, s.turn, s.steps = 0, 0, 2
}

// next passes the turn on; after the last one everybody draws and a round begins, or the game ends.
func (s *State) next(ch rules.Chance, log *rules.Log) {
	s.turn, s.steps = s.turn+1, 2
	if s.turn < s.seats {
		return
	}
	s.turn = 0
	s.round++
	if s.round == s.rounds {
		s.over, s.bidding, s.steps = 1, 0, 0
		o, _ := s.Outcome()
		for seat := range s.seats {
			if o.Winners.Has(rules.Seat(seat)) {
				log.Add(rules.Event{Verb: won, Seat: rules.Seat(seat), N: int16(o.Score[seat])})
			}
		}
		return
	}
	for seat := range s.seats {
		s.draw(rules.Seat(seat), ch, log)
	}
	s.openBids()
}

// draw gives the seat a card from the deck, if there is one.
func (s *State) draw(seat rules.Seat, ch rules.Chance, log *rules.Log) {
	if v := takeCard(&s.deck, ch); v > 0 {
		s.hand[seat][v]++
		log.Add(rules.Event{Verb: drew, Seat: seat, Who: card(v), N: v, Seen: rules.Only(seat), Reveals: true})
	}
}

// takeCard removes a random card of the pile and returns its value; 0 from an empty pile.
func takeCard(pile *[values + 1]int8, ch rules.Chance) int16 {
	total := 0
	for _, n := range pile {
		total += int(n)
	}
	if total == 0 {
		return 0
	}
	left := int8(ch.Draw(total))
	for v := range pile {
		if left < pile[v] {
			pile[v]--
			return int16(v)
		}
		left -= pile[v]
	}
	return 0
}
