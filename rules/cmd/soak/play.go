package main

import (
	"errors"
	"fmt"
	"runtime/debug"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/sector"
)

// box lists the games and what must always hold in them.
var box = []struct {
	rules.Game
	invariant func(rules.State) error
}{
	{diadochi.Game, diadochi.Invariant},
	{imperio.Game, imperio.Invariant},
	{sector.Game, sector.Invariant},
}

// bound is more decisions than any game has.
const bound = 20000

// result is what a game came to.
type result struct {
	game, players int // game is an index into box
	decisions     int
	hash          uint64 // over every 64th position and the last
}

// lots are the pairs of a game and a number of players, played in turn.
var lots = func() (list []result) {
	for g := range box {
		for n := box[g].Info().MinSeats; n <= box[g].Info().MaxSeats; n++ {
			list = append(list, result{game: g, players: n})
		}
	}
	return list
}()

// play plays the game of a number. Panics become errors.
func play(number uint64) (r result, err error) {
	r = lots[number%uint64(len(lots))]
	luck := dice.New(number, 1<<42)
	setup := drawSetup(box[r.game].Info(), r.players, luck)
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
		if err != nil {
			err = fmt.Errorf("%s, %+v, after %d decisions: %w", box[r.game].Info().ID, setup, r.decisions, err)
		}
	}()
	state, err := box[r.game].New(setup, dice.New(number, 0))
	if err != nil {
		return r, err
	}
	return r, r.playOut(state, number, luck)
}

// drawSetup draws a scenario and the options.
func drawSetup(info rules.Info, players int, luck *dice.Stream) rules.Setup {
	s := rules.Setup{Seats: players}
	if n := len(info.Scenarios); n > 0 {
		s.Scenario = luck.Draw(n)
	}
	for i := range info.Options {
		s.Options |= uint64(luck.Draw(2)) << i
	}
	return s
}

// playOut plays random moves until the game is over.
func (r *result) playOut(state rules.State, number uint64, luck *dice.Stream) error {
	var asked []rules.Decision
	var moves []rules.Move
	for ; ; r.decisions++ {
		if err := box[r.game].invariant(state); err != nil {
			return err
		}
		asked = state.Pending(asked[:0])
		_, over := state.Outcome()
		if r.decisions%64 == 0 || over {
			r.hash = mix(r.hash ^ state.Hash())
		}
		switch {
		case over != (len(asked) == 0):
			return fmt.Errorf("over: %v, but %d seats are asked", over, len(asked))
		case over:
			return nil
		case r.decisions == bound:
			return errors.New("it does not end")
		}
		d := asked[luck.Draw(len(asked))]
		if moves = rules.Moves(state, d.Seat, moves[:0]); len(moves) == 0 {
			return fmt.Errorf("seat %d is asked %q and may do nothing", d.Seat+1, d.Prompt.Key)
		}
		stream := dice.NewStream(number, uint64(r.decisions)+1)
		state.Apply(d.Seat, moves[luck.Draw(len(moves))], &stream, nil)
	}
}

// mix spreads the bits of a number, so that sums of such numbers notice every change.
func mix(h uint64) uint64 {
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}
