package conform

import (
	"fmt"
	"runtime/debug"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// FuzzMoves is the body of a fuzz test: it goes on from the middle of random games with the moves that bytes choose,
// and asks about nonsense in between. Games are played once, before it begins, so that a try costs only its own moves.
//
//	func FuzzMoves(f *testing.F) { conform.FuzzMoves(f, conform.Config{Game: Game, Invariant: Invariant}) }
func FuzzMoves(f *testing.F, c Config) {
	c.fill()
	starts, err := c.starts()
	if err != nil {
		f.Fatal(err)
	}
	for i := range min(16, len(starts)) {
		f.Add(uint16(i*len(starts)/16), uint64(i), []byte("\x11\x00\x22\x01\x30\x02\x47\x03\x50\x04"))
	}
	f.Fuzz(func(t *testing.T, start uint16, seed uint64, moves []byte) {
		if err := c.tryMoves(starts[int(start)%len(starts)], seed, moves); err != nil {
			t.Fatal(err)
		}
	})
}

const (
	startSetups = 16  // random games from which fuzz tests start
	startEvery  = 60  // decisions between two starts
	fuzzMoves   = 120 // moves of a try at most
)

// start is a position from which a fuzz test goes on.
type start struct {
	setup rules.Setup
	n     int // decisions before it, in the random game of seed 0
	state rules.State
}

// starts are positions of some random games, the beginnings first.
func (c *Config) starts() (list []start, err error) {
	for i := range min(startSetups, len(c.Setups)) {
		setup := c.Setups[i*len(c.Setups)/min(startSetups, len(c.Setups))]
		err := c.walk(setup, 0, func(p *point) error {
			if p.n%startEvery == 0 && len(p.pending) > 0 {
				list = append(list, start{setup, p.n, p.state.Clone()})
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(list, func(a, b start) int { return a.n - b.n })
	return list, nil
}

// tryMoves plays what the bytes describe, a pair for each move. Panics become errors.
func (c *Config) tryMoves(from start, seed uint64, data []byte) (err error) {
	tr := &trail{c: c, setup: from.setup, seed: seed}
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
		if err != nil {
			err = fmt.Errorf("%+v, from decision %d of the game of seed 0: %w\n%s", from.setup, from.n, err, tr)
		}
	}()
	state, luck := from.state.Clone(), dice.New(seed, 1<<43)
	for data = data[:min(len(data), 2*fuzzMoves)]; len(data) >= 2; data = data[2:] {
		pending := state.Pending(nil)
		if len(pending) == 0 {
			return nil
		}
		d := pending[int(data[0]>>4)%len(pending)]
		moves := rules.Moves(state, d.Seat, nil)
		if len(moves) == 0 {
			return fmt.Errorf("dead end: seat %d is asked %q", d.Seat+1, d.Prompt.Key)
		}
		if data[0]&3 == 0 {
			if err := tryNonsense(state, d.Seat, luck); err != nil {
				return err
			}
		}
		m := moves[int(data[1])%len(moves)]
		tr.moves = append(tr.moves, choice{d.Seat, m})
		stream := dice.NewStream(seed, uint64(len(tr.moves)))
		state.Apply(d.Seat, m, &stream, nil)
		if c.Invariant != nil {
			if err := c.Invariant(state); err != nil {
				return err
			}
		}
	}
	return nil
}

// tryNonsense asks about a move that is probably none.
func tryNonsense(state rules.State, seat rules.Seat, luck *dice.Stream) error {
	candidates := state.Candidates(seat, nil)
	odd := nonsense(luck, candidates)
	legal := state.Check(seat, odd) == nil
	switch {
	case legal != (state.Explain(seat, odd) == nil):
		return fmt.Errorf("%+v: explain and check disagree", odd)
	case legal && !slices.Contains(candidates, odd):
		return fmt.Errorf("%+v passes Check and is no candidate", odd)
	}
	return nil
}
