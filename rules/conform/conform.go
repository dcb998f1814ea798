// Package conform tries whether a game keeps the contract of package rules: games end, options agree with checks,
// secrets stay secret, positions and journals come back as they were. Every game's tests call Run. It knows no
// game. The number of games is set by the environment: TYCHE_GAMES=1000 go test ./rules/...
package conform

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

// Config says what is tried.
type Config struct {
	Game      rules.Game
	Setups    []rules.Setup           // empty = every scenario with every number of seats, plain and with all options
	Games     int                     // per property and setup; 0 = 2. TYCHE_GAMES wins.
	Bound     int                     // decisions that no game exceeds; 0 = 20000
	Invariant func(rules.State) error // of the game's own, tried after every decision; may be nil
	Lexicon   *lexicon.Lexicon        // when set, every text that comes up must have a sentence

	// Skips says that the game passes over a seat that could only pass. Then who is asked next tells a little about
	// hands, everybody sees it, and what a move shows by it is not held against the game.
	Skips bool
}

// property is one thing that must hold in every game.
type property struct {
	name string
	try  func(c *Config, setup rules.Setup, seed uint64) error
}

var properties = []property{
	{"games end", tryEnd},
	{"options agree with checks", tryOptions},
	{"clones are independent", tryClones},
	{"secrets stay secret", trySecrets},
	{"words tell no secrets", tryWords},
	{"positions and journals come back", trySaves},
	{"everything can be taken back", tryUndo},
	{"the same seed gives the same game", tryDeterminism},
	{"everything can be told", tryTexts},
	{"turns are told apart", tryTurns},
	{"the legal moves are those that pass", tryLists},
}

// Run tries all properties.
func Run(t *testing.T, c Config) {
	t.Helper()
	c.fill()
	for _, p := range properties {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			for _, setup := range c.Setups {
				for seed := range uint64(c.Games) {
					if err := p.try(&c, setup, seed); err != nil {
						t.Errorf("%+v, seed %d: %v", setup, seed, err)
						return
					}
				}
			}
		})
	}
}

// fill sets what was left empty.
func (c *Config) fill() {
	if n, err := strconv.Atoi(os.Getenv("TYCHE_GAMES")); err == nil && n > 0 {
		c.Games = n
	}
	if c.Games == 0 {
		c.Games = 2
	}
	if c.Bound == 0 {
		c.Bound = 20000
	}
	if len(c.Setups) > 0 {
		return
	}
	info := c.Game.Info()
	for scenario := range info.Scenarios {
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			c.Setups = append(c.Setups, rules.Setup{Seats: seats, Scenario: scenario})
			if n := len(info.Options); n > 0 {
				c.Setups = append(c.Setups, rules.Setup{Seats: seats, Scenario: scenario, Options: 1<<n - 1})
			}
		}
	}
}

// point is a moment of a random game at which seats are asked.
type point struct {
	state   rules.State
	n       int // decisions made so far
	pending []rules.Decision
	luck    *dice.Stream // of the test, not of the game
}

// visitor looks at every point of a game before the decision is made.
type visitor func(p *point) error

// trail remembers a random game for the report of a failure.
type trail struct {
	c     *Config
	setup rules.Setup
	seed  uint64
	moves []choice
}

type choice struct {
	seat rules.Seat
	move rules.Move
}

// walk plays a random game to its end and calls visit at every decision. Panics become errors.
func (c *Config) walk(setup rules.Setup, seed uint64, visit visitor) (err error) {
	tr := &trail{c: c, setup: setup, seed: seed}
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
		if err != nil {
			err = fmt.Errorf("%w\n%s", err, tr)
		}
	}()
	state, err := c.Game.New(setup, dice.New(seed, 0))
	if err != nil {
		return err
	}
	return c.playOut(state, tr, visit)
}

// playOut plays random moves until the game ends.
func (c *Config) playOut(state rules.State, tr *trail, visit visitor) error {
	p := &point{state: state, luck: dice.New(tr.seed, 1<<40)}
	var moves []rules.Move
	for ; ; p.n++ {
		p.pending = state.Pending(p.pending[:0])
		_, over := state.Outcome()
		switch {
		case over && len(p.pending) > 0:
			return errors.New("the game is over, but somebody is asked")
		case !over && len(p.pending) == 0:
			return errors.New("nobody is asked, but the game is not over")
		case p.n > c.Bound:
			return fmt.Errorf("no end after %d decisions", c.Bound)
		}
		if err := visit(p); err != nil {
			return err
		}
		if over {
			return nil
		}
		d := p.pending[p.luck.Draw(len(p.pending))]
		moves = rules.Moves(state, d.Seat, moves[:0])
		if len(moves) == 0 {
			return fmt.Errorf("dead end: seat %d is asked %q and may do nothing", d.Seat+1, d.Prompt.Key)
		}
		m := moves[p.luck.Draw(len(moves))]
		tr.moves = append(tr.moves, choice{d.Seat, m})
		stream := dice.NewStream(tr.seed, uint64(len(tr.moves)))
		state.Apply(d.Seat, m, &stream, nil)
	}
}

// String lists the last moves, and the whole game when TYCHE_JOURNALS names a folder for it.
func (tr *trail) String() string {
	var b strings.Builder
	from := max(0, len(tr.moves)-12)
	fmt.Fprintf(&b, "after %d moves, the last of which are:\n", len(tr.moves))
	for _, m := range tr.moves[from:] {
		fmt.Fprintf(&b, "\t%d %s\n", m.seat+1, tr.c.Game.Format(m.move))
	}
	if dir := os.Getenv("TYCHE_JOURNALS"); dir != "" {
		name := filepath.Join(dir, fmt.Sprintf("%s-%d-%d.tyche", tr.c.Game.Info().ID, tr.setup.Seats, tr.seed))
		if err := os.WriteFile(name, tr.journal(), 0o644); err == nil {
			fmt.Fprintf(&b, "the game is in %s\n", name)
		}
	}
	return b.String()
}

// journal writes the moves without playing them, since one of them may be what fails.
func (tr *trail) journal() []byte {
	s, err := session.New(tr.c.Game, tr.setup, seatings(tr.setup.Seats), tr.seed)
	if err != nil {
		return nil
	}
	text := s.Journal()
	for _, m := range tr.moves {
		text = fmt.Appendf(text, "%d %s\n", m.seat+1, tr.c.Game.Format(m.move))
	}
	return text
}

func seatings(n int) []session.Seating {
	seats := make([]session.Seating, n)
	for i := range seats {
		seats[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	return seats
}
