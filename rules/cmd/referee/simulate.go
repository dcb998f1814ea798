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
}

// result is how one game went.
type result struct {
	game      int
	decisions int
	winners   rules.Seats
	stuck     string // why it did not end; empty when it did
	moves     []played
	thought   map[string][]time.Duration // by level: of every decision with a choice
	tale      tale
	use       *use // nil when it was not asked for
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
	if levels, err = fillLevels(levels, seats); err != nil {
		return err
	}
	if *games < 1 || *jobs < 1 {
		return wrongUse("referee.wrong.flag", "--games, --jobs >= 1")
	}
	t := &tournament{e, set, levels, *seed, *games, *bound, *think, *save, *times, *weigh, *uses}
	return r.count(t, *jobs)
}

func orExtra(err error, rest []string) error {
	if err != nil {
		return err
	}
	return wrongUse("referee.wrong.extra", strings.Join(rest, " "))
}

// fillLevels checks the levels; too few of them are repeated.
func fillLevels(levels []string, seats int) ([]string, error) {
	if len(levels) == 0 {
		levels = []string{bot.Random}
	}
	for _, l := range levels {
		if !slices.Contains(bot.Levels(), l) {
			return nil, wrongUse("referee.wrong.level", strings.Join(bot.Levels(), ", "))
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

// count plays the games on several threads and prints what came of them.
func (r *referee) count(t *tournament, jobs int) error {
	start := time.Now()
	tally := newTally(t)
	shown := start
	for res := range untilStopped(t.playAll(jobs)) {
		tally.add(t, res)
		if res.stuck != "" {
			fmt.Fprintf(r.err, "game %d, seed %d: %s\n", res.game+1, t.gameSeed(res.game), res.stuck)
		}
		if res.stuck != "" && t.save != "" {
			if err := t.saveStuck(res); err != nil {
				return err
			}
		}
		if now := time.Now(); now.Sub(shown) > time.Second {
			shown = now
			fmt.Fprintf(r.err, "%d/%d\n", tally.games, t.games)
		}
	}
	tally.print(r, t, time.Since(start))
	if tally.stuck > 0 {
		return errFailed
	}
	return nil
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
			next <- g
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
	res.game, res.thought = g, map[string][]time.Duration{}
	var log *rules.Log
	if t.uses {
		res.use, log = newUse(), &rules.Log{}
	}
	defer func() {
		if fault := recover(); fault != nil {
			res.stuck = fmt.Sprintf("panic: %v after %s\n%s", fault, t.last(res), debug.Stack())
		}
	}()
	seed := t.gameSeed(g)
	state, err := t.entry.game.New(t.setup, dice.New(seed, 0))
	if err != nil {
		res.stuck = err.Error()
		return res
	}
	begun := state.View(rules.Nobody)
	players := make([]bot.Player, t.setup.Seats)
	for i := range players {
		// The level was checked.
		players[i], _ = bot.New(t.level(g, rules.Seat(i)), t.entry.mind, seed+uint64(i)<<56)
	}
	var pending []rules.Decision
	var moves []rules.Move
	for ; ; res.decisions++ {
		pending = state.Pending(pending[:0])
		o, over := state.Outcome()
		switch {
		case over:
			res.winners = o.Winners
			if t.weigh && t.entry.tell != nil {
				res.tale = t.entry.tell(begun, state.View(rules.Nobody))
			}
			return res
		case len(pending) == 0:
			res.stuck = "nobody is asked after " + t.last(res)
			return res
		case res.decisions == t.bound:
			res.stuck = "no end after " + t.last(res)
			return res
		}
		seat := pending[0].Seat
		chair := session.NewChair(t.entry.game, state, t.setup.Seats, seat)
		if moves = rules.Moves(state, seat, moves[:0]); len(moves) == 0 {
			res.stuck = "no legal move after " + t.last(res)
			return res
		}
		start := time.Now()
		m := bot.Choose(players[seat], chair, bot.Budget{Decisions: t.think})
		if len(moves) > 1 {
			level := t.level(g, seat)
			res.thought[level] = append(res.thought[level], time.Since(start))
		}
		res.moves = append(res.moves, played{seat, m})
		stream := dice.NewStream(seed, uint64(len(res.moves)))
		state.Apply(seat, m, &stream, log)
		if log != nil {
			res.use.note(t.entry.game, m, log)
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
		seats[i].Level = t.level(res.game, rules.Seat(i))
	}
	s, err := session.New(t.entry.game, t.setup, seats, t.gameSeed(res.game))
	if err != nil {
		return err
	}
	text := s.Journal()
	for _, m := range res.moves {
		text = fmt.Appendf(text, "%d %s\n", m.seat+1, t.entry.game.Format(m.move))
	}
	return os.WriteFile(filepath.Join(t.save, fmt.Sprintf("stuck-%d.tyche", res.game+1)), text, 0o644)
}

// tally counts results.
type tally struct {
	levels              []string // in the order given, without repetition
	wins, losses, draws map[string]int
	seats               [6]int
	games, stuck        int
	decisions           int
	thought             map[string][]time.Duration
	balance             *balance // nil when it was not asked for
	use                 *use     // likewise
}

func newTally(t *tournament) *tally {
	c := &tally{wins: map[string]int{}, losses: map[string]int{}, draws: map[string]int{}, thought: map[string][]time.Duration{}}
	if t.weigh && t.entry.tell != nil {
		c.balance = newBalance(t.setup.Seats)
	}
	if t.uses {
		c.use = newUse()
	}
	for _, l := range t.bots {
		if !slices.Contains(c.levels, l) {
			c.levels = append(c.levels, l)
		}
	}
	return c
}

func (c *tally) add(t *tournament, res result) {
	c.games++
	c.decisions += res.decisions
	for level, list := range res.thought {
		c.thought[level] = append(c.thought[level], list...)
	}
	if res.stuck != "" {
		c.stuck++
		return
	}
	if c.use != nil {
		c.use.add(res.use)
	}
	if c.balance != nil {
		c.balance.add(res.tale, res.winners)
	}
	for i := range t.setup.Seats {
		seat := rules.Seat(i)
		level := t.level(res.game, seat)
		switch {
		case res.winners == rules.Only(seat):
			c.wins[level]++
			c.seats[seat]++
		case res.winners.Has(seat), res.winners == 0:
			c.draws[level]++
		default:
			c.losses[level]++
		}
	}
}

func (c *tally) print(r *referee, t *tournament, took time.Duration) {
	for _, l := range c.levels {
		fmt.Fprintf(r.out, "%s: %s\n", l, r.voice.Key("referee.bot", rules.N(c.wins[l]), rules.N(c.losses[l]), rules.N(c.draws[l])))
	}
	for _, l := range c.levels {
		if t.times {
			c.printThought(r, l)
		}
	}
	for i := range t.setup.Seats {
		r.say("referee.seat", rules.N(i+1), rules.N(c.seats[i]))
	}
	if c.balance != nil {
		c.balance.print(r)
	}
	if c.use != nil {
		c.use.print(r, c.games-c.stuck)
	}
	speed := int(float64(c.decisions) / max(took.Seconds(), 1e-9))
	r.say("referee.total", rules.N(c.games), rules.N(c.stuck), rules.N(c.decisions), rules.N(speed))
}

// printThought prints how long a level thought: half of its decisions at most, 99 of 100, the longest.
func (c *tally) printThought(r *referee, level string) {
	list := c.thought[level]
	if len(list) == 0 {
		return
	}
	slices.Sort(list)
	at := func(hundredth int) rules.Arg { return rules.N(int(list[(len(list)-1)*hundredth/100].Microseconds())) }
	fmt.Fprintf(r.out, "%s: %s\n", level, r.voice.Key("referee.thought", rules.N(len(list)), at(50), at(99), at(100)))
}
