package bot

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// thrifty bids little; a pupil of that mind has only learned that much wins.
type thrifty struct{ toyMind }

func (thrifty) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = -100 * int(m.A)
	}
}

type pupil struct {
	thrifty
	overlooks int
}

func (pupil) RankSimply(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = 100 * int(m.A)
	}
}

func (p pupil) Overlooks(rules.State) int { return p.overlooks }

// highest says how many of a hundred learners make the highest bid that they can.
func highest(t *testing.T, mind Mind) (n int) {
	t.Helper()
	s := newState(t, 2, 3)
	moves := rules.Moves(s, 0, nil)
	for seed := range uint64(100) {
		p, err := New(Learner, mind, seed)
		if err != nil {
			t.Fatal(err)
		}
		if Choose(p, session.NewChair(toy.Game{}, s, 2, 0), Budget{}) == moves[len(moves)-1] {
			n++
		}
	}
	return n
}

func TestALearnerRanksSimplyAndOverlooksAnswers(t *testing.T) {
	if n := highest(t, thrifty{}); n > 25 {
		t.Errorf("who follows a rank that shuns it makes the highest bid %d times in a hundred", n)
	}
	prove.Is(t, "with one he ranks simply", highest(t, pupil{}), 100)
	if n := highest(t, pupil{overlooks: 50}); n < 50 || n > 80 {
		t.Errorf("who overlooks half of the answers makes the best of them %d times in a hundred", n)
	}
	prove.Is(t, "who thinks of none still takes what seems best", highest(t, pupil{overlooks: 100}), 100)
}
