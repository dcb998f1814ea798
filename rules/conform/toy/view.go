package toy

import (
	"errors"

	"tyche/rules"
)

// Outcome counts hills.
func (s *State) Outcome() (rules.Outcome, bool) {
	if s.over == 0 {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Reason: rules.Say("toy.over", rules.N(int(s.rounds)))}
	for _, who := range s.owner {
		if who >= 0 {
			o.Score[who]++
		}
	}
	best := 0
	for seat := range s.seats {
		if o.Score[seat] > best {
			best, o.Winners = o.Score[seat], 0
		}
		if o.Score[seat] == best {
			o.Winners = o.Winners.With(rules.Seat(seat))
		}
	}
	return o, true
}

// View is what a seat sees of the toy.
type View struct {
	Round, Rounds, Steps int
	Bidding, Over        bool
	Owner                [hills]int8
	Camp, Bids           [maxSeats]int8 // -1 = none yet, -2 = hidden
	Cards                [maxSeats]int
	Hand                 [values + 1]int8
}

// View hides hands, and bids until all are in.
func (s *State) View(seat rules.Seat) rules.View {
	v := View{Round: int(s.round), Rounds: int(s.rounds), Steps: int(s.steps), Bidding: s.bidding == 1,
		Over: s.over == 1, Owner: s.owner, Camp: s.camp, Bids: s.bids}
	for i := range s.seats {
		for _, n := range s.hand[i] {
			v.Cards[i] += int(n)
		}
		if s.bidding == 1 && s.bids[i] > 0 && rules.Seat(i) != seat {
			v.Bids[i] = -2
		}
	}
	if seat >= 0 && int8(seat) < s.seats {
		v.Hand = s.hand[seat]
	}
	return v
}

// Resample deals the unseen cards anew.
func (s *State) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	w := *s
	for i := range w.seats {
		if rules.Seat(i) == seat {
			continue
		}
		for v := range w.hand[i] {
			w.deck[v] += w.hand[i][v]
			w.hand[i][v] = 0
		}
		if w.bidding == 1 && w.bids[i] > 0 {
			w.deck[w.bids[i]]++
		}
	}
	for i := range w.seats {
		if rules.Seat(i) == seat {
			continue
		}
		for _, n := range s.hand[i] {
			for range n {
				w.hand[i][takeCard(&w.deck, ch)]++
			}
		}
		if w.bidding == 1 && w.bids[i] > 0 {
			w.bids[i] = int8(takeCard(&w.deck, ch))
		}
	}
	return &w
}

// Describe captions a move.
func (s *State) Describe(seat rules.Seat, m rules.Move) rules.Caption {
	switch m.Verb {
	case bid:
		return rules.Caption{Label: rules.Say("toy.do.bid", rules.R(card(m.A))), Targets: []rules.Ref{card(m.A)}, Cites: []rules.Rule{"2.1"}}
	case step:
		to := hill((s.camp[seat] + int8(m.A) + hills) % hills)
		return rules.Caption{Label: rules.Say("toy.do.step", rules.R(to)), Targets: []rules.Ref{to}, Cites: []rules.Rule{"3.1"}}
	case raid:
		at := hill(s.camp[seat])
		return rules.Caption{Label: rules.Say("toy.do.raid", rules.R(at)), Targets: []rules.Ref{at}, Cites: []rules.Rule{"3.2"}}
	}
	return rules.Caption{Label: rules.Say("toy.do.end"), Cites: []rules.Rule{"3.4"}}
}

// Clone copies the state.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// CopyFrom copies from into s.
func (s *State) CopyFrom(from rules.State) { *s = *from.(*State) }

// Hash is FNV-1a over the bytes of the state.
func (s *State) Hash() uint64 {
	var buf [stateBytes]byte
	h := uint64(14695981039346656037)
	for _, b := range s.AppendBinary(buf[:0]) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

// fields lists every number of the state in a fixed order.
func (s *State) fields(visit func(*int8)) {
	for _, f := range []*int8{&s.seats, &s.rounds, &s.round, &s.weak, &s.bidding, &s.over, &s.turn, &s.steps} {
		visit(f)
	}
	for i := range s.deck {
		visit(&s.deck[i])
	}
	for i := range s.owner {
		visit(&s.owner[i])
	}
	for i := range maxSeats {
		visit(&s.camp[i])
		visit(&s.bids[i])
		visit(&s.order[i])
		for v := range s.hand[i] {
			visit(&s.hand[i][v])
		}
	}
}

// AppendBinary writes every number in one byte.
func (s *State) AppendBinary(dst []byte) []byte {
	s.fields(func(f *int8) { dst = append(dst, byte(*f)) })
	return dst
}

// LoadBinary reads what AppendBinary wrote.
func (s *State) LoadBinary(src []byte) error {
	if len(src) != stateBytes {
		return errors.New("toy: position of the wrong length")
	}
	var w State
	w.fields(func(f *int8) { *f, src = int8(src[0]), src[1:] })
	if !w.possible() {
		return errors.New("toy: impossible position")
	}
	*s = w
	return nil
}

// possible says whether play can go on from here, or is over: every number means something, and whoever is asked can answer.
func (s *State) possible() bool {
	if s.seats < 2 || s.seats > maxSeats || s.turn < 0 || s.turn >= s.seats || s.steps < 0 || !truth(s.bidding) || !truth(s.over) {
		return false
	}
	waited := false
	for i := range s.seats {
		if s.camp[i] < 0 || s.camp[i] >= hills || s.order[i] < 0 || s.order[i] >= s.seats || s.bids[i] < noBid || s.bids[i] > values {
			return false
		}
		if s.bids[i] == noBid {
			if s.bidding == 0 || !s.holds(i) {
				return false
			}
			waited = true
		}
	}
	for _, o := range s.owner {
		if o < -1 || o >= s.seats {
			return false
		}
	}
	return s.bidding == 0 || waited
}

func truth(b int8) bool { return b == 0 || b == 1 }
