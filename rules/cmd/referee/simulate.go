package main

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// tournament is what simulate plays.
type tournament struct {
	entry entry
	setup rules.Setup
	bots  []string // levels, seat by seat in the first game
	seed  uint64
	games int
	bound int // decisions of a game
	think int // decisions simulated for one answer; 0 = as the level likes
	save  string
	times bool // print how long each level thought
	weigh bool // print the tables of balance
	uses  bool // print the tables of use
	slips bool // print the table of slips
	uct   yardstick
	shard shard
}

// result is how one game went; it is a line of a file of results.
type result struct {
	Game      int                        `json:"game"` // from 0
	Decisions int                        `json:"decisions"`
	Winners   rules.Seats                `json:"winners"`           // a bit for each seat
	Stuck     string                     `json:"stuck,omitempty"`   // why it did not end; empty when it did
	Thought   map[string][]time.Duration `json:"thought,omitempty"` // with times: by level, of every decision with a choice
	Tale      tale                       `json:"tale,omitzero"`     // with balance
	Use       *use                       `json:"use,omitempty"`     // nil when it was not asked for
	Slips     slips                      `json:"slips,omitempty"`   // likewise
	moves     []played
}

type played struct {
	seat rules.Seat
	move rules.Move
}

// simulate plays games between computers and counts.
func (r *referee) simulate(args []string) error {
	f := r.flags("simulate")
	game := f.String("game", "", "")
	players := f.Int("players", 0, "")
	games := f.Int("games", 100, "")
	seed := f.Uint64("seed", 1, "")
	bots := f.String("bots", "", "")
	jobs := f.Int("jobs", 1, "")
	scenario := f.String("scenario", "", "")
	options := f.String("options", "", "")
	bound := f.Int("bound", 50000, "")
	think := f.Int("think", 0, "")
	save := f.String("save", "", "")
	times := f.Bool("times", false, "")
	weigh := f.Bool("balance", false, "")
	uses := f.Bool("use", false, "")
	slip := f.Bool("slips", false, "")
	iterations := f.Int("uct-iterations", 1000, "")
	seconds := f.Int("uct-seconds", 0, "")
	part := f.String("shard", "", "")
	out := f.String("out", "", "")
	if rest, err := r.parse(f, args); err != nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	e, err := r.find(*game)
	if err != nil {
		return err
	}
	levels := strings.FieldsFunc(*bots, func(c rune) bool { return c == ',' })
	seats := *players
	if seats == 0 {
		seats = max(len(levels), e.game.Info().MinSeats)
	}
	set, err := setup(e.game.Info(), seats, *scenario, *options)
	if err != nil {
		return err
	}
	if levels, err = fillLevels(levels, bot.All(e.mind), seats); err != nil {
		return err
	}
	if *games < 1 || *jobs < 1 {
		return wrongUse("referee.wrong.flag", "--games, --jobs >= 1")
	}
	stick, err := newYardstick(levels, *iterations, *seconds)
	if err != nil {
		return err
	}
	if *slip && e.slips == nil {
		return wrongUse("referee.wrong.slips", e.game.Info().ID)
	}
	one, err := parseShard(*part)
	if err != nil {
		return err
	}
	t := &tournament{e, set, levels, *seed, *games, *bound, *think, *save, *times, *weigh, *uses, *slip, stick, one}
	return r.count(t, *jobs, *out)
}

func orExtra(err error, rest []string) error {
	if err != nil {
		return err
	}
	return wrongUse("referee.wrong.extra", strings.Join(rest, " "))
}

// fillLevels checks levels, and levels with characters, by those that a game knows; too few of them are repeated.
func fillLevels(levels, known []string, seats int) ([]string, error) {
	if len(levels) == 0 {
		levels = []string{bot.Random}
	}
	for _, l := range levels {
		if known := append(known, bot.UCT); !slices.Contains(known, l) {
			return nil, wrongUse("referee.wrong.level", strings.Join(known, ", "))
		}
	}
	if len(levels) > seats {
		return nil, complaint{rules.Say("referee.wrong.bots", rules.N(len(levels)), rules.N(seats)), ""}
	}
	for i := 0; len(levels) < seats; i++ {
		levels = append(levels, levels[i])
	}
	return levels, nil
}

// untilStopped passes results on until they end or the user stops the program (Ctrl-C), so that what was counted is
// printed in any case.
func untilStopped(results <-chan result) func(yield func(result) bool) {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	return func(yield func(result) bool) {
		for {
			select {
			case res, more := <-results:
				if !more || !yield(res) {
					return
				}
			case <-stop:
				return
			}
		}
	}
}

// count plays the games on several threads, prints what came of them and keeps it in a file if it has a name.
func (r *referee) count(t *tournament, jobs int, out string) error {
	start := time.Now()
	c, games := newTally(t), t.shard.share(t.games)
	kept, err := t.record(out)
	if err != nil {
		return err
	}
	shown := start
	for res := range untilStopped(t.playAll(jobs)) {
		c.add(t, res)
		r.warn(t, res)
		if err := kept.line(res); err != nil {
			return err
		}
		if res.Stuck != "" && t.save != "" {
			if err := t.saveStuck(res); err != nil {
				return err
			}
		}
		if now := time.Now(); now.Sub(shown) > time.Second {
			shown = now
			fmt.Fprintf(r.err, "%d/%d\n", c.games, games)
		}
	}
	took := time.Since(start)
	c.print(r, t, took)
	if err := kept.close(c.games == games, took); err != nil {
		return err
	}
	if c.stuck > 0 || c.games < games {
		return errFailed
	}
	return nil
}

// warn tells of a game that did not end.
func (r *referee) warn(t *tournament, res result) {
	if res.Stuck != "" {
		fmt.Fprintf(r.err, "game %d, seed %d: %s\n", res.Game+1, t.gameSeed(res.Game), res.Stuck)
	}
}

// playAll sends the results of all games, in any order.
func (t *tournament) playAll(jobs int) <-chan result {
	next := make(chan int)
	results := make(chan result)
	var workers sync.WaitGroup
	for range jobs {
		workers.Go(func() {
			for g := range next {
				results <- t.play(g)
			}
		})
	}
	go func() {
		for g := range t.games {
			if t.shard.has(g) {
				next <- g
			}
		}
		close(next)
		workers.Wait()
		close(results)
	}()
	return results
}

func (t *tournament) gameSeed(g int) uint64 { return t.seed*1000003 + uint64(g) }

// level returns who sits on a seat in a game: everybody moves one seat on from game to game.
func (t *tournament) level(g int, seat rules.Seat) string { return t.bots[(int(seat)+g)%len(t.bots)] }

// play plays one game. A panic makes it a stuck game.
func (t *tournament) play(g int) (res result) {
	res.Game, res.Thought = g, map[string][]time.Duration{}
	var log *rules.Log
	var watch slipWatch
	if t.uses {
		res.Use, log = newUse(), &rules.Log{}
	}
	if t.slips {
		watch, log = t.entry.slips(), &rules.Log{}
	}
	defer func() {
		if fault := recover(); fault != nil {
			res.Stuck = fmt.Sprintf("panic: %v after %s\n%s", fault, t.last(res), debug.Stack())
		}
	}()
	seed := t.gameSeed(g)
	state, err := t.entry.game.New(t.setup, dice.New(seed, 0))
	if err != nil {
		res.Stuck = err.Error()
		return res
	}
	begun := state.View(rules.Nobody)
	players := make([]bot.Player, t.setup.Seats)
	for i := range players {
		players[i] = t.player(t.level(g, rules.Seat(i)), seed+uint64(i)<<56)
	}
	var pending []rules.Decision
	var moves []rules.Move
	for ; ; res.Decisions++ {
		pending = state.Pending(pending[:0])
		o, over := state.Outcome()
		switch {
		case over:
			res.Winners = o.Winners
			if t.weigh && t.entry.tell != nil {
				res.Tale = t.entry.tell(begun, state.View(rules.Nobody))
			}
			res.Slips = t.slipsOf(g, watch)
			return res
		case len(pending) == 0:
			res.Stuck = "nobody is asked after " + t.last(res)
			return res
		case res.Decisions == t.bound:
			res.Stuck = "no end after " + t.last(res)
			return res
		}
		seat := pending[0].Seat
		chair := session.NewChair(t.entry.game, state, t.setup.Seats, seat)
		if moves = rules.Moves(state, seat, moves[:0]); len(moves) == 0 {
			res.Stuck = "no legal move after " + t.last(res)
			return res
		}
		start := time.Now()
		m := bot.Choose(players[seat], chair, t.budget(t.level(g, seat), start))
		if len(moves) > 1 && t.times {
			level := t.level(g, seat)
			res.Thought[level] = append(res.Thought[level], time.Since(start))
		}
		res.moves = append(res.moves, played{seat, m})
		stream := dice.NewStream(seed, uint64(len(res.moves)))
		if watch != nil {
			watch.Before(state, m)
		}
		state.Apply(seat, m, &stream, log)
		if res.Use != nil {
			res.Use.note(t.entry.game, m, log)
		}
		if watch != nil {
			watch.After(state, log.Events)
		}
		if log != nil {
			log.Events = log.Events[:0]
		}
	}
}

// last names the last move of a game.
func (t *tournament) last(res result) string {
	n := len(res.moves)
	if n == 0 {
		return "the beginning"
	}
	return fmt.Sprintf("move %d, %d %s", n, res.moves[n-1].seat+1, t.entry.game.Format(res.moves[n-1].move))
}

// saveStuck writes the journal of a game that did not end.
func (t *tournament) saveStuck(res result) error {
	seats := make([]session.Seating, t.setup.Seats)
	for i := range seats {
		seats[i].Level = t.level(res.Game, rules.Seat(i))
	}
	s, err := session.New(t.entry.game, t.setup, seats, t.gameSeed(res.Game))
	if err != nil {
		return err
	}
	text := s.Journal()
	for _, m := range res.moves {
		text = fmt.Appendf(text, "%d %s\n", m.seat+1, t.entry.game.Format(m.move))
	}
	return os.WriteFile(filepath.Join(t.save, fmt.Sprintf("stuck-%d.tyche", res.Game+1)), text, 0o644)
}
