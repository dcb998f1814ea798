package tutor

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Course is one run of a learner through a lesson.
type Course struct {
	lesson *Lesson
	state  rules.State
	at     int           // the step that waits; len(Steps) at the end
	past   []rules.State // before each step
}

// Start begins a lesson. The events are those of moves that the program makes before the learner's first step.
func (l *Lesson) Start() (*Course, []rules.Event, error) {
	c := &Course{lesson: l, state: l.start.Clone()}
	events, err := c.settle(nil)
	return c, events, err
}

// Done says that the lesson is over.
func (c *Course) Done() bool { return c.at == len(c.lesson.Steps) }

// Step returns the step that waits for the learner; false at the end.
func (c *Course) Step() (Step, bool) {
	if c.Done() {
		return Step{}, false
	}
	return c.lesson.Steps[c.at], true
}

// Progress returns how many steps are behind the learner, and how many there are.
func (c *Course) Progress() (done, of int) { return c.at, len(c.lesson.Steps) }

// Chair gives the learner's view of the table. It follows the course.
func (c *Course) Chair(seats int) session.Chair {
	return session.NewChair(c.lesson.Game, c.state, seats, c.lesson.Seat)
}

// Verdict is what the tutor says to a move.
type Verdict struct {
	Right   bool
	Illegal *rules.Illegal // the move is against the rules
	Text    rules.Text     // the move is allowed, but not asked for
	Events  []rules.Event  // what a right move did, and the answers to it
}

// Try judges a move of the learner and plays it when it is asked for. Any other changes nothing.
func (c *Course) Try(m rules.Move) (Verdict, error) {
	step, ok := c.Step()
	if bad := c.state.Explain(c.lesson.Seat, m); bad != nil {
		return Verdict{Illegal: bad}, nil
	}
	switch {
	case !ok || step.Kind != Do:
		return Verdict{Text: rules.Say("kit.tutor.read-first")}, nil
	case !c.wanted(step, m):
		if step.Hint.Key != "" {
			return Verdict{Text: step.Hint}, nil
		}
		return Verdict{Text: rules.Say("kit.tutor.not-asked")}, nil
	}
	events := c.play(step, m)
	events, err := c.settle(events)
	return Verdict{Right: true, Events: events}, err
}

// wanted says whether a step asks for a move.
func (c *Course) wanted(step Step, m rules.Move) bool {
	words := c.lesson.Game.Format(m)
	return slices.ContainsFunc(step.want, func(p pattern) bool {
		return words == p.words || p.open && strings.HasPrefix(words+" ", p.words+" ") || p.open && p.words == ""
	})
}

// Wanted lists the moves that the waiting step asks for, to be lit.
func (c *Course) Wanted() []rules.Move {
	step, ok := c.Step()
	if !ok || step.Kind != Do {
		return nil
	}
	return slices.DeleteFunc(rules.Moves(c.state, step.Seat, nil), func(m rules.Move) bool { return !c.wanted(step, m) })
}

// Next goes on from a step that was read. It does nothing when a move is asked for.
func (c *Course) Next() ([]rules.Event, error) {
	if step, ok := c.Step(); !ok || step.Kind != Say {
		return nil, nil
	}
	c.past = append(c.past, c.state.Clone())
	c.at++
	return c.settle(nil)
}

// Back returns to the step before that the learner had to do with; false at the beginning.
func (c *Course) Back() bool {
	for c.at > 0 {
		c.at--
		c.state.CopyFrom(c.past[c.at])
		c.past = c.past[:c.at]
		if c.lesson.Steps[c.at].Kind != Play {
			return true
		}
	}
	return false
}

// play plays a move with the dice of a step and goes on to the next.
func (c *Course) play(step Step, m rules.Move) []rules.Event {
	c.past = append(c.past, c.state.Clone())
	c.at++
	var log rules.Log
	c.state.Apply(step.Seat, m, &dice.Script{Faces: slices.Clone(step.Dice)}, &log)
	return log.Events
}

// settle plays the program's own moves until the learner has something to do.
func (c *Course) settle(events []rules.Event) ([]rules.Event, error) {
	for !c.Done() && c.lesson.Steps[c.at].Kind == Play {
		step := c.lesson.Steps[c.at]
		m, err := c.lesson.Game.Parse(step.want[0].words)
		if err != nil {
			return events, fmt.Errorf("tutor: step %d: %w", c.at+1, err)
		}
		if bad := c.state.Check(step.Seat, m); bad != nil {
			return events, fmt.Errorf("tutor: step %d: %q is against rule %s", c.at+1, step.want[0].words, bad.Rule)
		}
		events = append(events, c.play(step, m)...)
	}
	return events, nil
}

// mostBranches bounds how many ways through a lesson Prove follows.
const mostBranches = 10000

// Prove drives the lesson through every move that it asks for, and tries every other move at each step: it must
// always go on, and a wrong move must get a reason and change nothing.
func (l *Lesson) Prove() error {
	c, _, err := l.Start()
	if err != nil {
		return err
	}
	branches := 0
	return c.prove(&branches)
}

func (c *Course) prove(branches *int) error {
	for {
		step, ok := c.Step()
		if !ok {
			return nil
		}
		if err := c.tryWrong(step); err != nil {
			return fmt.Errorf("tutor: step %d: %w", c.at+1, err)
		}
		if step.Kind == Do {
			break
		}
		if _, err := c.Next(); err != nil {
			return err
		}
	}
	wanted := c.Wanted()
	if len(wanted) == 0 {
		return fmt.Errorf("tutor: step %d: no legal move is asked for", c.at+1)
	}
	for _, m := range wanted {
		if *branches++; *branches > mostBranches {
			return errors.New("tutor: too many ways through the lesson")
		}
		way := c.branch()
		if _, err := way.Try(m); err != nil {
			return err
		}
		if err := way.prove(branches); err != nil {
			return err
		}
	}
	return nil
}

// branch copies the course, so that the copy can go on alone.
func (c *Course) branch() *Course {
	return &Course{c.lesson, c.state.Clone(), c.at, slices.Clone(c.past)}
}

// tryWrong tries every candidate that is not asked for.
func (c *Course) tryWrong(step Step) error {
	before := c.state.Hash()
	for _, m := range c.state.Candidates(c.lesson.Seat, nil) {
		if step.Kind == Do && c.wanted(step, m) && c.state.Check(c.lesson.Seat, m) == nil {
			continue
		}
		v, err := c.Try(m)
		switch words := c.lesson.Game.Format(m); {
		case err != nil:
			return err
		case v.Right || c.state.Hash() != before:
			return fmt.Errorf("%q was played", words)
		case v.Illegal == nil && v.Text.Key == "", v.Illegal != nil && v.Illegal.Why.Key == "":
			return fmt.Errorf("%q was refused without a reason", words)
		}
	}
	return nil
}
