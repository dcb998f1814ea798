package main

import (
	"fmt"
	"runtime"
	"time"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// bench measures random play with the full list of legal moves at every decision, copies and positions.
func (r *referee) bench(args []string) error {
	f := r.flags("bench")
	game := f.String("game", "", "")
	players := f.Int("players", 0, "")
	seconds := f.Int("seconds", 2, "")
	if rest, err := r.parse(f, args); err != nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	e, err := r.find(*game)
	if err != nil {
		return err
	}
	info := e.game.Info()
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		if *players != 0 && *players != seats {
			continue
		}
		if err := r.benchPlay(e.game, seats, time.Duration(*seconds)*time.Second); err != nil {
			return err
		}
	}
	return r.benchCopies(e.game, info.MaxSeats)
}

// benchPlay plays random games for a while.
func (r *referee) benchPlay(g rules.Game, seats int, long time.Duration) error {
	start, err := g.New(rules.Setup{Seats: seats}, dice.New(1, 0))
	if err != nil {
		return err
	}
	state := start.Clone()
	luck := dice.NewStream(uint64(seats), 1)
	pending, moves := make([]rules.Decision, 0, 6), make([]rules.Move, 0, 1024)
	games, decisions := 0, 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	for games == 0 || time.Since(began) < long {
		state.CopyFrom(start)
		for {
			if pending = state.Pending(pending[:0]); len(pending) == 0 {
				break
			}
			seat := pending[0].Seat
			if moves = rules.Moves(state, seat, moves[:0]); len(moves) == 0 {
				return wrongUse("referee.wrong.stuck", fmt.Sprint(seats))
			}
			state.Apply(seat, moves[luck.Draw(len(moves))], &luck, nil)
			decisions++
		}
		games++
	}
	took := time.Since(began).Seconds()
	runtime.ReadMemStats(&after)
	fmt.Fprintf(r.out, "%s: %s\n", r.voice.Key("referee.bench.players", rules.N(seats)),
		r.voice.Key("referee.bench.play", rules.N(int(float64(decisions)/took)), rules.N(int(float64(games)/took)),
			rules.N(decisions/games), rules.N(int((after.Mallocs-before.Mallocs)*1000/uint64(decisions)))))
	return nil
}

// benchCopies measures copying, hashing and saving a position.
func (r *referee) benchCopies(g rules.Game, seats int) error {
	s, err := g.New(rules.Setup{Seats: seats}, dice.New(1, 0))
	if err != nil {
		return err
	}
	copied := s.Clone()
	luck := dice.New(1, 1)
	r.say("referee.bench.copy", rules.N(nanoseconds(func() { copied.CopyFrom(s) })))
	r.say("referee.bench.clone", rules.N(nanoseconds(func() { s.Clone() })))
	r.say("referee.bench.hash", rules.N(nanoseconds(func() { s.Hash() })))
	r.say("referee.bench.resample", rules.N(nanoseconds(func() { s.Resample(0, luck) })))
	if _, ok := s.(rules.Binary); !ok {
		return nil
	}
	buf, err := session.AppendPosition(nil, g, s)
	if err != nil {
		return err
	}
	size := len(buf)
	r.say("referee.bench.position", rules.N(nanoseconds(func() {
		buf, _ = session.AppendPosition(buf[:0], g, s) // worked a moment ago
		err = session.LoadPosition(buf, g, copied)
	})), rules.N(size))
	return err
}

// nanoseconds measures one call, by calling it for a fifth of a second.
func nanoseconds(f func()) int {
	n := 0
	began := time.Now()
	for time.Since(began) < time.Second/5 {
		for range 100 {
			f()
		}
		n += 100
	}
	return int(time.Since(began).Nanoseconds()) / n
}
