package bot

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Pupil is a Mind that can play as somebody does who has just learned the game. A learner with such a mind plays by these;
// with any other by Rank.
type Pupil interface {
	Mind
	// RankSimply ranks moves as Rank does, by what lessons teach: what a move takes and what it costs, not what it leaves
	// open to others, nor what it prepares.
	RankSimply(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	// Overlooks says how many answers of a hundred to the open decision such a player does not think of: none where one
	// step of what he does follows from another, so that he makes sense.
	Overlooks(s rules.State) int
}

const (
	learnerNoise = 25   // thousandths of rank by which a learner misjudges a move at most
	missed       = 50   // answers of a hundred that a learner does not think of where its mind says nothing of them
	unthought    = 1000 // thousandths by which a move that a learner does not think of stands behind the others
)

// learner does not look ahead: of the moves that it thinks of it plays the one that seems to gain most.
type learner struct {
	mind    Mind
	luck    dice.Stream
	moves   []rules.Move
	scores  []int
	choices []Choice
}

// Begin decides at once.
func (l *learner) Begin(c session.Chair) {
	l.moves = c.Moves(l.moves[:0])
	l.choices = l.choices[:0]
	overlooks := 0
	l.scores = append(l.scores[:0], make([]int, len(l.moves))...)
	if len(l.moves) > 1 {
		overlooks = l.guess(c.Resample(&l.luck), c.Seat())
	}
	for i, m := range l.moves {
		value := l.scores[i] + l.luck.Draw(2*learnerNoise+1) - learnerNoise
		if l.luck.Draw(100) < overlooks {
			value -= unthought
		}
		l.choices = append(l.choices, Choice{Move: m, Value: value, Share: 1000 / len(l.moves)})
	}
	slices.SortStableFunc(l.choices, func(a, b Choice) int { return b.Value - a.Value })
	for i := range l.choices {
		l.choices[i].Value = 0 // it does not judge its chances
	}
}

// guess ranks the moves and returns how many of a hundred are overlooked.
func (l *learner) guess(s rules.State, seat rules.Seat) (overlooks int) {
	if p, ok := l.mind.(Pupil); ok {
		p.RankSimply(s, seat, l.moves, l.scores)
		return p.Overlooks(s)
	}
	l.mind.Rank(s, seat, l.moves, l.scores)
	return missed
}

func (l *learner) Think(int) bool    { return true }
func (l *learner) Choices() []Choice { return l.choices }
