package conform

import (
	"fmt"
	"runtime/debug"

	"tyche/rules"
	"tyche/rules/dice"
)

// Fuzz plays the game that the bytes describe: the first four choose the set-up and the seed, each further pair
// a move, sometimes a nonsensical one. It returns what went wrong, panics too. Use it in a fuzz test:
//
//	f.Fuzz(func(t *testing.T, data []byte) {
//		if err := conform.Fuzz(conform.Config{Game: g}, data); err != nil {
//			t.Fatal(err)
//		}
//	})
func Fuzz(c Config, data []byte) (err error) {
	c.fill()
	if len(data) < 4 {
		return nil
	}
	tr := &trail{c: &c, setup: c.Setups[int(data[0])%len(c.Setups)], seed: uint64(data[1])}
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
		if err != nil {
			err = fmt.Errorf("%+v, seed %d: %w\n%s", tr.setup, tr.seed, err, tr)
		}
	}()
	state, err := c.Game.New(tr.setup, dice.New(tr.seed, 0))
	if err != nil {
		return err
	}
	luck := dice.New(uint64(data[2]), uint64(data[3]))
	for data = data[4:]; len(data) >= 2; data = data[2:] {
		pending := state.Pending(nil)
		if len(pending) == 0 {
			return nil
		}
		d := pending[int(data[0]>>4)%len(pending)]
		moves := rules.Moves(state, d.Seat, nil)
		if len(moves) == 0 {
			return fmt.Errorf("dead end: seat %d is asked %q", d.Seat+1, d.Prompt.Key)
		}
		if data[0]&15 == 0 {
			odd := nonsense(luck, state.Candidates(d.Seat, nil))
			if (state.Check(d.Seat, odd) == nil) != (state.Explain(d.Seat, odd) == nil) {
				return fmt.Errorf("%+v: Explain and Check disagree", odd)
			}
		}
		m := moves[int(data[1])%len(moves)]
		tr.moves = append(tr.moves, choice{d.Seat, m})
		stream := dice.NewStream(tr.seed, uint64(len(tr.moves)))
		state.Apply(d.Seat, m, &stream, nil)
		if c.Invariant != nil {
			if err := c.Invariant(state); err != nil {
				return err
			}
		}
	}
	return nil
}
