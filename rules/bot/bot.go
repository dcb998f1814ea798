// Package bot plays games over the contract. A player sees its own chair and nothing else: it thinks about worlds
// that the chair cannot tell from the true one. Thinking is cut into pieces so that a window never waits, and it
// always has an answer. What a game knows about playing itself well comes from its Mind. The package knows no game
// and no clock.
package bot

import (
	"fmt"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Player answers decisions.
type Player interface {
	// Begin starts to think about the open decision of the chair, which must not change until the answer.
	Begin(c session.Chair)
	// Think goes on for about so many simulated decisions and says whether the answer is ready.
	Think(decisions int) (done bool)
	// Choices returns what was considered, the best first. It has at least one legal move at any time after Begin.
	Choices() []Choice
}

// Choice is a move with what the player thinks of it.
type Choice struct {
	Move  rules.Move
	Value int // the chances after it, from -1000 (lost) to 1000 (won); 0 when the player does not judge
	Share int // how much of the thinking went into it, in thousandths
}

// Mind is what a game knows about playing itself. Its methods are called very often and must not allocate or keep
// the state.
type Mind interface {
	// Evaluate judges the chances of a seat in a position that is not over: -1000 lost, 0 even, 1000 won.
	Evaluate(s rules.State, seat rules.Seat) int
	// Rank guesses the gain of each legal move in the same thousandths, in scores[i] for moves[i]. Only the
	// differences count. Playouts follow it, so it should be quick rather than exact.
	Rank(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
}

// Planner is a Mind that can propose whole courses of action, such as a march with all its steps. The search tries
// them first; each is a list of moves of the seat, the most promising course first.
type Planner interface {
	Mind
	Plans(s rules.State, seat rules.Seat) [][]rules.Move
}

// Pacer is a Mind that says how far looking ahead is worth while. Without it playouts have a fixed length.
type Pacer interface {
	Mind
	// Settled says that a playout from root has gone far enough to be judged, such as at the end of a turn.
	Settled(root, now rules.State) bool
}

// Tuned is a Mind that says how much searching its game deserves.
type Tuned interface {
	Mind
	Limits() Limits
}

// Explainer is a Mind that says what speaks for a move of the seat that is asked, in one to three sentences.
type Explainer interface {
	Mind
	Reasons(s rules.State, seat rules.Seat, m rules.Move) []rules.Text
}

// Reasons says what speaks for a move of a chair, as far as the mind can tell. It looks at a world that the chair
// cannot tell from the true one.
func Reasons(mind Mind, c session.Chair, m rules.Move, seed uint64) []rules.Text {
	e, ok := mind.(Explainer)
	if !ok || c.Check(m) != nil {
		return nil
	}
	luck := dice.NewStream(seed, 1<<53)
	return e.Reasons(c.Resample(&luck), c.Seat(), m)
}

// Thrifty is a Mind that takes back from an answer what it would spend for nothing.
type Thrifty interface {
	// Thrift returns the answer, or the one that brings as much and spends less. The state is one that the seat cannot tell from
	// the true one.
	Thrift(s rules.State, seat rules.Seat, m rules.Move) rules.Move
}

// Thrift is an answer of a chair without what it would spend for nothing, as far as the mind can tell.
func Thrift(mind Mind, c session.Chair, m rules.Move, seed uint64) rules.Move {
	k, thrifty := mind.(Thrifty)
	if !thrifty || c.Check(m) != nil {
		return m
	}
	luck := dice.NewStream(seed, 1<<53)
	return k.Thrift(c.Resample(&luck), c.Seat(), m)
}

// Plain is the mind of a game that knows nothing of itself: all positions and moves look alike.
type Plain struct{}

// Evaluate finds every position even.
func (Plain) Evaluate(rules.State, rules.Seat) int { return 0 }

// Rank finds every move alike.
func (Plain) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	clear(scores[:len(moves)])
}

// The levels of computer players, the weakest first.
const (
	Random    = "random"
	Learner   = "learner"
	Novice    = "novice"
	Veteran   = "veteran"
	Strategos = "strategos"
)

// Levels lists the levels that every game can be played against, the weakest first.
func Levels() []string { return []string{Random, Learner, Novice, Veteran} }

// LevelsOf lists the levels of a game with a mind: a strategos too if it knows how to be one.
func LevelsOf(mind Mind) []string {
	if _, ok := mind.(Strategist); ok {
		return append(Levels(), Strategos)
	}
	return Levels()
}

// New makes a player of a level, or of a level with a character (see Called). A nil mind is Plain. The same seed plays
// the same way.
func New(called string, mind Mind, seed uint64) (Player, error) {
	if mind == nil {
		mind = Plain{}
	}
	level, character := Split(called)
	if character != "" {
		if mind = as(mind, character); mind == nil {
			return nil, fmt.Errorf("bot: no character %q", character)
		}
	}
	luck := levelLuck(seed)
	switch level {
	case Random:
		return &random{luck: luck}, nil
	case Learner:
		return &learner{mind: mind, luck: luck}, nil
	case Novice:
		return &novice{mind: mind, luck: luck}, nil
	case Strategos:
		if m, ok := mind.(Strategist); ok {
			return newStrategos(m, seed), nil
		}
		return New(Veteran, mind, seed) // the best there is
	case Veteran:
		if g, ok := mind.(Guide); ok {
			return newGuided(g, seed), nil
		}
		limits := Limits{}
		if t, ok := mind.(Tuned); ok {
			limits = t.Limits()
		}
		return NewSearch(mind, limits, seed), nil
	}
	return nil, fmt.Errorf("bot: no level %q", level)
}

// levelLuck is the luck that a player has for itself.
func levelLuck(seed uint64) dice.Stream { return dice.NewStream(seed, 1<<50) }

// Budget bounds the thinking of Choose.
type Budget struct {
	Decisions int         // simulated at most; 0 = as many as the player likes
	Late      func() bool // says that the time is up; asked every few hundred decisions; nil = never
}

// slice is how many decisions are simulated between two looks at the clock.
const slice = 256

// Choose thinks within the budget and returns the best move found.
func Choose(p Player, c session.Chair, b Budget) rules.Move {
	p.Begin(c)
	for spent := 0; b.Decisions == 0 || spent < b.Decisions; spent += slice {
		if p.Think(slice) || b.Late != nil && b.Late() {
			break
		}
	}
	return p.Choices()[0].Move
}

// random plays any legal move.
type random struct {
	luck   dice.Stream
	moves  []rules.Move
	choice [1]Choice
}

func (r *random) Begin(c session.Chair) {
	r.moves = c.Moves(r.moves[:0])
	r.choice[0] = Choice{Move: r.moves[r.luck.Draw(len(r.moves))], Share: 1000}
}

func (r *random) Think(int) bool    { return true }
func (r *random) Choices() []Choice { return r.choice[:] }
