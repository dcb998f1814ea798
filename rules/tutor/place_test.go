package tutor

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/sector"
	"tyche/rules/session"
)

// sameDesk says whether the same letters lie on both desks.
func sameDesk(a, b *session.Draft) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(begun(a.Letters()), begun(b.Letters()), func(a, b session.Letter) bool {
		return a.Place == b.Place && slices.Equal(a.Moves, b.Moves)
	})
}

// step goes on by one thing that a learner or the program can do; free play by chance.
func (c *Course) stepOn(luck *dice.Stream) error {
	switch s, _ := c.Step(); s.Kind {
	case Say:
		c.Next()
		return nil
	case Write:
		return c.Fulfil()
	case Play:
		return c.follow()
	case Do:
		wanted := c.Wanted()
		return c.Play(c.lesson.Seat, wanted[luck.Draw(len(wanted))])
	}
	seat := c.session.Pending()[0].Seat
	moves := c.session.Chair(seat).Moves(nil)
	return c.Play(seat, moves[luck.Draw(len(moves))])
}

// Whoever leaves a lesson at any moment finds it there again: the same step, position and desk, and the same way back.
func TestALessonGoesOnWhereItWasLeft(t *testing.T) {
	games := session.Games(diadochi.Game, imperio.Game, sector.Game)
	var all []*Lesson
	for _, load := range []func() ([]*Lesson, error){
		func() ([]*Lesson, error) { return Load(diadochi.Lessons, "lessons", games) },
		func() ([]*Lesson, error) { return Load(imperio.Lessons, "lessons", games) },
		func() ([]*Lesson, error) { return Load(sector.Lessons, "lessons", games) },
	} {
		list, err := load()
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	for _, l := range all {
		luck := dice.New(7, 3)
		people := make([]session.Seating, len(l.Seats))
		c := l.Start(people, 5)
		for n := 0; !c.Done() && n < 400; n++ {
			if s, _ := c.Step(); n < 60 || s.Kind != Free || n%40 == 0 {
				again, ok := l.Resume(people, c.Place())
				if !ok {
					t.Fatalf("%s: step %d cannot be gone to again:\n%s", l.Name, c.at, c.Place())
				}
				if again.at != c.at || again.session.Hash() != c.session.Hash() || !sameDesk(again.Draft(), c.Draft()) {
					t.Fatalf("%s: step %d is another one after going there again:\n%s", l.Name, c.at, c.Place())
				}
				prove.Is(t, "a way back", again.CanBack(), c.CanBack())
				if n%7 == 3 && c.CanBack() {
					other, _ := l.Resume(people, c.Place())
					again.Back()
					other.Back()
					prove.Is(t, "the step before", again.at, other.at)
				}
			}
			if err := c.stepOn(luck); err != nil {
				t.Fatalf("%s: step %d: %v", l.Name, c.at, err)
			}
		}
	}
}

// A place that is no place of this lesson is refused.
func TestAPlaceIsChecked(t *testing.T) {
	l := mustLesson(t, good)
	c := begin(l)
	c.Next()
	lead(t, c)
	c.Next()
	learn(t, c, "bid 1")
	place := c.Place()
	if _, ok := l.Resume(make([]session.Seating, 2), place); !ok {
		t.Fatalf("the place itself is refused:\n%s", place)
	}
	for _, bad := range []string{
		"", "tyche-place 1", "tyche-place 2 1 0\n", strings.Replace(place, "move 1", "move 9", 1), strings.Replace(place, "bid 1", "bid 4", 1),
		strings.Replace(place, "1 1 4", "1 1 1", 1), strings.Replace(place, "1 1 4", "1 1 99", 1), place + "seal\n", place + "dance\n",
	} {
		if bad == place {
			t.Fatalf("nothing is wrong with\n%s", bad)
		}
		if _, ok := l.Resume(make([]session.Seating, 2), bad); ok {
			t.Errorf("taken for a place:\n%s", bad)
		}
	}
}
