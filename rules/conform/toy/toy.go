// Package toy is a small complete game of raids on six hills, with dice, secret cards, simultaneous bids and two
// to five seats. It exists so that the kit around the contract can be tested without any real game.
package toy

import (
	"embed"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// Texts holds text/es.json and text/en.json.
//
//go:embed text
var Texts embed.FS

// The kinds of Ref.
const (
	KindHill = 1 + iota
	KindCamp // of the seat ID
	KindCard // of the value ID
)

// The verbs of moves.
const (
	bid  = 1 + iota // A = value of the card
	step            // A = -1 or +1, along the ring of hills
	raid
	end
)

// The verbs of events; the face acts out those that are exported.
const (
	drew = 1 + iota
	bidden
	shown
	Stepped
	Raided
	ended
	won
)

const (
	hills    = 6
	maxSeats = 5
	values   = 4 // cards show 1-4
	copies   = 6 // of each card
	start    = 3 // cards of a hand
)

// Strength is what a raid on each hill must beat (rule 3.2).
var Strength = [hills]int8{3, 4, 5, 6, 7, 8}

// Game is the rule book of the toy.
type Game struct{}

// Info describes the toy.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "toy", Version: 1, MinSeats: 2, MaxSeats: maxSeats,
		Scenarios:  []string{"short", "long"},
		Options:    []rules.Option{{ID: "weak-hills", Rule: "3.3"}},
		HasSecrets: true, HasTurns: true,
	}
}

// New deals three cards to everybody.
func (Game) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats {
		return nil, fmt.Errorf("toy: %d seats", setup.Seats)
	}
	if setup.Scenario < 0 || setup.Scenario > 1 || setup.Options > 1 {
		return nil, errors.New("toy: no such scenario or option")
	}
	s := &State{seats: int8(setup.Seats), rounds: 3 + 3*int8(setup.Scenario), weak: int8(setup.Options)}
	for v := 1; v <= values; v++ {
		s.deck[v] = copies
	}
	for i := range s.owner {
		s.owner[i] = -1
	}
	for seat := range setup.Seats {
		s.camp[seat] = int8(seat)
		for range start {
			s.draw(rules.Seat(seat), ch, nil)
		}
	}
	s.openBids()
	return s, nil
}

// Format writes a move.
func (Game) Format(m rules.Move) string {
	switch m.Verb {
	case bid:
		return fmt.Sprintf("bid %d", m.A)
	case step:
		if m.A < 0 {
			return "step back"
		}
		return "step on"
	case raid:
		return "raid"
	}
	return "end"
}

// Parse reads a move.
func (Game) Parse(s string) (rules.Move, error) {
	switch s {
	case "step back":
		return rules.Move{Verb: step, A: -1}, nil
	case "step on":
		return rules.Move{Verb: step, A: 1}, nil
	case "raid":
		return rules.Move{Verb: raid}, nil
	case "end":
		return rules.Move{Verb: end}, nil
	}
	if rest, ok := strings.CutPrefix(s, "bid "); ok {
		if v, err := strconv.Atoi(rest); err == nil && v >= 1 && v <= values {
			return rules.Move{Verb: bid, A: int16(v)}, nil
		}
	}
	return rules.Move{}, fmt.Errorf("toy: no move %q", s)
}

// Private says that a bid lies face down until all are in.
func (Game) Private(m rules.Move) bool { return m.Verb == bid }

// FormatEvent names an event.
func (Game) FormatEvent(e rules.Event) string {
	name := [...]string{"", "drew", "bidden", "shown", "stepped", "raided", "ended", "won"}[e.Verb]
	return fmt.Sprintf("%s %d %d %d", name, e.Seat+1, e.N, e.Dice[0])
}

// Name returns the text key of a thing.
func (Game) Name(r rules.Ref) string {
	switch r.Kind {
	case KindHill:
		return fmt.Sprintf("toy.hill.%d", r.ID+1)
	case KindCamp:
		return fmt.Sprintf("toy.camp.%d", r.ID+1)
	}
	return fmt.Sprintf("toy.card.%d", r.ID)
}

// FindRef reads "hill3", "camp1" or "card4".
func (Game) FindRef(id string) (rules.Ref, bool) {
	for _, k := range []struct {
		word      string
		kind      uint8
		low, high int
	}{{"hill", KindHill, 1, hills}, {"camp", KindCamp, 1, maxSeats}, {"card", KindCard, 1, values}} {
		rest, ok := strings.CutPrefix(id, k.word)
		if !ok {
			continue
		}
		n, err := strconv.Atoi(rest)
		if err != nil || n < k.low || n > k.high {
			return rules.Ref{}, false
		}
		if k.kind != KindCard {
			n--
		}
		return rules.Ref{Kind: k.kind, ID: int16(n)}, true
	}
	return rules.Ref{}, false
}

// Tell makes the sentence of the chronicle.
func (Game) Tell(e rules.Event) (rules.Text, bool) {
	camp := rules.R(rules.Ref{Kind: KindCamp, ID: int16(e.Seat)})
	switch e.Verb {
	case drew:
		return rules.Say("toy.told.drew", camp, rules.R(e.Who)), true
	case shown:
		return rules.Say("toy.told.shown", camp, rules.R(e.Who)), true
	case Stepped:
		return rules.Say("toy.told.stepped", camp, rules.R(e.To)), true
	case Raided:
		if e.M == 0 {
			return rules.Say("toy.told.repelled", camp, rules.R(e.To), rules.N(int(e.Dice[0]))), true
		}
		return rules.Say("toy.told.taken", camp, rules.R(e.To), rules.N(int(e.Dice[0]))), true
	case won:
		return rules.Say("toy.told.won", camp, rules.N(int(e.N))), true
	}
	return rules.Text{}, false
}

// Position writes a state as one line of numbers.
func (Game) Position(st rules.State) string {
	var b strings.Builder
	b.WriteString("toy")
	for _, v := range st.(*State).AppendBinary(nil) {
		fmt.Fprintf(&b, " %d", int8(v))
	}
	return b.String()
}

// SetPosition reads what Position wrote.
func (Game) SetPosition(text string) (rules.State, error) {
	words := strings.Fields(text)
	if len(words) == 0 || words[0] != "toy" {
		return nil, errors.New("toy: not a position")
	}
	var raw []byte
	for _, w := range words[1:] {
		n, err := strconv.ParseInt(w, 10, 8)
		if err != nil {
			return nil, fmt.Errorf("toy: read position: %w", err)
		}
		raw = append(raw, byte(n))
	}
	s := &State{}
	if err := s.LoadBinary(raw); err != nil {
		return nil, err
	}
	return s, nil
}
