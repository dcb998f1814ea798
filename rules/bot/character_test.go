package bot

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// actor is a mind with one character, who likes the last of the moves, where the neutral one likes the first.
type actor struct {
	Plain
	last bool
}

func (actor) Characters() []string { return []string{"last"} }

func (actor) As(character string) any {
	if character != "last" {
		return nil
	}
	return actor{last: true}
}

// Guides and Settled let a veteran follow Rank.
func (actor) Guides(rules.State) (breadth, margin, trials int) { return 1, 0, 0 }
func (actor) Settled(_, _ rules.State) bool                    { return true }

func (a actor) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i := range moves {
		scores[i] = -i
		if a.last {
			scores[i] = i
		}
	}
}

func TestACharacterPlaysByItsOwnMind(t *testing.T) {
	c := session.NewChair(toy.Game{}, newState(t, 3, 1), 3, 0)
	moves := c.Moves(nil)
	for called, want := range map[string]rules.Move{"veteran": moves[0], "veteran-last": moves[len(moves)-1]} {
		p, err := New(called, actor{}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := Choose(p, c, Budget{}); got != want {
			t.Errorf("%s plays %v, not %v", called, got, want)
		}
	}
}

func TestCharactersAreCalledByOneWord(t *testing.T) {
	for _, called := range All(actor{}) {
		if level, character := Split(called); Called(level, character) != called {
			t.Errorf("%q is %q and %q", called, level, character)
		}
		if _, err := New(called, actor{}, 1); err != nil {
			t.Error(err)
		}
	}
	if got := All(actor{}); !slices.Equal(got, []string{"random", "learner", "learner-last", "novice", "novice-last", "veteran", "veteran-last"}) {
		t.Errorf("there are %q", got)
	}
	if got := Ladder(actor{}, "last"); !slices.Equal(got, []string{"random", "learner-last", "novice-last", "veteran-last"}) {
		t.Errorf("a seat may change to %q", got)
	}
	if got := All(Plain{}); !slices.Equal(got, Levels()) {
		t.Errorf("without characters there are %q", got)
	}
	for _, called := range []string{"veteran-first", "master-last"} {
		if _, err := New(called, actor{}, 1); err == nil {
			t.Errorf("%q plays", called)
		}
	}
}
