package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Origin says where a game was branched off another: its first moves, and the set-up, have the dice of that game's seed.
type Origin struct {
	Moves int // that both games share
	Seed  uint64
}

// Branch begins a game of its own with the first `at` moves of this one, played by these people and computers from there
// on, with dice of another seed. Its header says where it comes from. Fails with a *Problem where this game is a replay
// that cannot go on.
func (s *Session) Branch(at int, seats []Seating, seed uint64) (*Session, error) {
	if s.replay {
		return nil, &Problem{Fault: ReadOnly}
	}
	if at < 0 || at > len(s.entries) || len(seats) != len(s.header.Seats) {
		return nil, fmt.Errorf("session: branch after %d of %d moves with %d seats", at, len(s.entries), len(seats))
	}
	seats, _, err := seated(seats)
	if err != nil {
		return nil, err
	}
	h := s.header
	h.Seats, h.Seed = seats, seed
	h.From = append(slices.DeleteFunc(slices.Clone(h.From), func(o Origin) bool { return o.Moves >= at }), Origin{at, s.header.seedOf(at - 1)})
	setup, err := h.Setup(s.game.Info())
	if err != nil {
		return nil, &Problem{Fault: OtherRules, Err: err}
	}
	b, err := start(s.game, setup, h)
	if err != nil {
		return nil, err
	}
	for _, e := range s.entries[:at] {
		if problem := b.apply(e.Seat, e.Move); problem != nil {
			return nil, problem
		}
		b.writeEntry(e.Seat, e.Move)
	}
	return b, nil
}

// seedOf returns the seed of the dice of entry n, from 0; -1 is the set-up.
func (h *Header) seedOf(n int) uint64 {
	for _, o := range h.From {
		if n < o.Moves {
			return o.Seed
		}
	}
	return h.Seed
}

// maxOrigins is how often a game may have been branched off another one that was.
const maxOrigins = 64

// origin reads `87 1234567`: the moves shared, and the seed of their dice.
func (h *Header) origin(s string) error {
	moves, seed, _ := strings.Cut(s, " ")
	n, err := strconv.Atoi(moves)
	if err != nil {
		return err
	}
	from := Origin{Moves: n}
	if from.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return err
	}
	return h.addOrigin(from)
}

// addOrigin takes in an origin; each shares more moves than those before it.
func (h *Header) addOrigin(o Origin) error {
	if last := len(h.From) - 1; o.Moves < 0 || o.Moves > maxMoves || last >= 0 && o.Moves <= h.From[last].Moves || len(h.From) == maxOrigins {
		return errors.New("origins out of order")
	}
	h.From = append(h.From, o)
	return nil
}
