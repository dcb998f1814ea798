package table

import (
	"slices"

	"tyche/rules"
)

// Stop says when a player wants to be asked whether to come between.
type Stop uint8

// The stops.
const (
	WhenItMatters Stop = iota
	Always
	NotThisTurn
	stopCount
)

// StandingOrder is an answer given beforehand. NotThisTurn holds for the turn in which it was given.
type StandingOrder struct {
	Stop Stop `json:"stop"`
	Turn int  `json:"turn,omitempty"`
}

// asks says whether a reaction is worth a question.
func (a StandingOrder) asks(r rules.Reaction) bool {
	switch {
	case a.Stop == Always:
		return true
	case a.Stop == NotThisTurn && a.Turn == r.Turn:
		return false
	}
	return r.Matters
}

// CardStop is the standing answer for one card.
type CardStop struct {
	Card rules.Ref `json:"card"`
	StandingOrder
}

// mostKinds and mostCards bound what is kept for a seat.
const mostKinds, mostCards = 4, 24

// Stops are the standing answers of a seat. They are kept beside the journal, which tells plain answers only.
type Stops struct {
	Kinds [mostKinds]StandingOrder `json:"kinds"`
	Cards []CardStop               `json:"cards,omitempty"` // those that differ from their kind
	Next  []rules.Ref              `json:"next,omitempty"`  // asked about at the next moment at which they can be used
	Read  int                      `json:"read,omitempty"`  // entries of the journal that the last recap told of, once it was put away
}

// asks says whether a reaction is worth a question to this seat.
func (s *Stops) asks(r rules.Reaction) bool {
	kind := s.Kinds[min(r.Kind, mostKinds-1)]
	if len(r.Use) == 0 {
		return kind.asks(r)
	}
	return slices.ContainsFunc(r.Use, func(ref rules.Ref) bool {
		return slices.Contains(s.Next, ref) || s.of(ref, kind).asks(r)
	})
}

// of is what stands for a card: its own answer, or that of its kind.
func (s *Stops) of(card rules.Ref, kind StandingOrder) StandingOrder {
	if i := s.index(card); i >= 0 {
		return s.Cards[i].StandingOrder
	}
	return kind
}

func (s *Stops) index(card rules.Ref) int {
	return slices.IndexFunc(s.Cards, func(c CardStop) bool { return c.Card == card })
}

// set keeps the answer for a card; the oldest goes when there are too many.
func (s *Stops) set(card rules.Ref, a StandingOrder) {
	if i := s.index(card); i >= 0 {
		s.Cards[i].StandingOrder = a
		return
	}
	s.Cards = append(s.Cards, CardStop{card, a})
	s.Cards = s.Cards[max(len(s.Cards)-mostCards, 0):]
}

// askNext asks once for a card, or no more.
func (s *Stops) askNext(card rules.Ref, on bool) {
	s.Next = slices.DeleteFunc(s.Next, func(r rules.Ref) bool { return r == card })
	if on {
		s.Next = append(s.Next, card)
		s.Next = s.Next[max(len(s.Next)-mostCards, 0):]
	}
}

// bound cuts what somebody may have written into the file.
func (s *Stops) bound() {
	s.Cards = s.Cards[:min(len(s.Cards), mostCards)]
	s.Next = s.Next[:min(len(s.Next), mostCards)]
}

// Stand gives the match the standing answers of its seats and a way to keep them; keep may be nil.
func (m *Match) Stand(stops [6]Stops, keep func([6]Stops)) {
	for i := range stops {
		stops[i].bound()
	}
	m.stops, m.keepStops = stops, keep
}

// reaction describes what a seat is asked, if it only may come between and no coach leads.
func (m *Match) reaction(seat rules.Seat) (rules.Reaction, bool) {
	if m.coach != nil || seat < 0 {
		return rules.Reaction{}, false
	}
	return m.Session.Chair(seat).Reaction()
}

// passOver answers for people who do not want to be asked, before anybody sees that they were. Taking it back asks them.
func (m *Match) passOver() error {
	for {
		seat := m.Deciding()
		if move, does := m.leaves(seat); does && m.Person(seat) {
			if _, err := m.Session.Play(seat, move); err != nil {
				return err
			}
			m.wentAhead() // each of them is acted out
			continue
		}
		r, reacts := m.reaction(seat)
		if !reacts || !m.Person(seat) || m.together && len(r.Use) > 0 {
			return nil
		}
		again := !m.stops[seat].always(r) && m.refused[seat].stands(m.Session.Chair(seat).Recurrence())
		if !again && m.stops[seat].asks(r) {
			return nil
		}
		if again && seat == m.viewer {
			m.notice = rules.Say("table.stop.again")
		}
		if _, err := m.Session.Play(seat, r.Pass); err != nil {
			return err
		}
	}
}

// always says whether a seat wants to be asked whenever it may be.
func (s *Stops) always(r rules.Reaction) bool {
	return s.Kinds[min(r.Kind, mostKinds-1)].Stop == Always
}

// refused are the last questions that a seat has let pass itself: the same one is not asked again while nothing has changed. It is not kept with
// the game; whoever takes something back is asked anew.
type refused struct {
	asked [8]uint64 // as Recurrence says
	next  int
}

func (k *refused) stands(recurrence uint64) bool {
	return recurrence != 0 && slices.Contains(k.asked[:], recurrence)
}

func (k *refused) note(recurrence uint64) {
	if recurrence != 0 && !k.stands(recurrence) {
		k.asked[k.next] = recurrence
		k.next = (k.next + 1) % len(k.asked)
	}
}

// answered ends the questions that were asked for once, since the seat has just been asked.
func (m *Match) answered(seat rules.Seat, r rules.Reaction) {
	for _, ref := range r.Use {
		m.stops[seat].askNext(ref, false)
	}
	m.keep()
}

// keep keeps the standing answers.
func (m *Match) keep() {
	if m.keepStops != nil {
		m.keepStops(m.stops)
	}
}
