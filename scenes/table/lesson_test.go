package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// freely is a coach of free play, who goes back one answer at a time and no farther than where the lesson began.
type freely struct {
	Coach
	m     *Match
	first int
}

func (c *freely) Play(seat rules.Seat, m rules.Move) error {
	_, err := c.m.Session.Play(seat, m)
	return err
}
func (c *freely) At() int { return 0 }

func (c *freely) CanBack() bool { return c.m.Session.Len() > c.first }
func (c *freely) Back() {
	if err := c.m.Session.Rewind(1); err != nil {
		panic(err)
	}
}

// TestALessonGoesBackAWholeClick takes back what clicks have played in a lesson, one click at a time.
func TestALessonGoesBackAWholeClick(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	m.coach = &freely{m: m, first: n}
	clicked(t, m, "step on")
	clicked(t, m, "step on", "end")
	turned(t, "the click of two answers", m.Undo, m, n+1)
	turned(t, "the click of one", m.Undo, m, n)
	prove.True(t, "there is nothing before the lesson", m.Undo() != nil)
	clicked(t, m, "step on", "step on")
	turned(t, "what was played instead", m.Undo, m, n)
	play(t, m, "step on")
	play(t, m, "step on")
	turned(t, "one answer", m.Undo, m, n+1)
}
