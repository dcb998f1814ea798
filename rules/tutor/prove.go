package tutor

import (
	"errors"
	"fmt"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

const (
	mostBranches = 10000 // ways through a lesson that Prove follows
	freeGames    = 12    // games by chance that try each free play
	freeMoves    = 3000  // moves after which free play should have come to its end
)

// Prove drives the lesson through every move that it asks for, and tries every other move at each step: it must
// always go on, and a wrong move must get a reason and change nothing. Free play is played by chance several times.
func (l *Lesson) Prove() error {
	c := l.Start(make([]session.Seating, len(l.Seats)), 1)
	branches := 0
	return c.prove(&branches)
}

func (c *Course) prove(branches *int) error {
	step, ok := c.Step()
	if !ok {
		return nil
	}
	at := c.at
	if err := c.tryWrong(step); err != nil {
		return fmt.Errorf("tutor: step %d: %w", at+1, err)
	}
	switch step.Kind {
	case Say:
		c.Next()
		return c.prove(branches)
	case Free:
		return c.proveFree(step, branches)
	case Play:
		if err := c.follow(); err != nil {
			return fmt.Errorf("tutor: step %d: %w", at+1, err)
		}
		return c.prove(branches)
	case Write:
		if err := c.Fulfil(); err != nil {
			return fmt.Errorf("tutor: step %d: %w", at+1, err)
		}
		return c.prove(branches)
	}
	wanted := c.Wanted()
	if len(wanted) == 0 {
		return fmt.Errorf("tutor: step %d: no legal move is asked for", at+1)
	}
	for _, m := range wanted {
		if *branches++; *branches > mostBranches {
			return errors.New("tutor: too many ways through the lesson")
		}
		if err := c.Play(c.lesson.Seat, m); err != nil {
			return fmt.Errorf("tutor: step %d: %w", at+1, err)
		}
		if err := c.prove(branches); err != nil {
			return err
		}
		c.rewind(at)
	}
	return nil
}

// Fulfil writes the letter that the waiting step asks for, for those who only want to see how the lesson goes on.
func (c *Course) Fulfil() error {
	step, _ := c.Step()
	if step.Kind != Write || c.Draft() == nil {
		return errors.New("no letter can be written")
	}
	at := c.at
	c.draft.Restore(ask(c.draft.Copy(), step.letter))
	if c.Wrote(); c.at == at {
		return errors.New("the letter cannot be written as it is asked for")
	}
	return nil
}

// follow plays the program's move.
func (c *Course) follow() error {
	seat, m, _ := c.Lead()
	if bad := c.session.Chair(seat).Check(m); bad != nil {
		return fmt.Errorf("%q is against rule %s", c.lesson.Game.Format(m), bad.Rule)
	}
	return c.Play(seat, m)
}

// proveFree plays free play by chance and goes on from each end of it.
func (c *Course) proveFree(step Step, branches *int) error {
	at, reached := c.at, false
	for game := range uint64(c.freeGames()) {
		luck := dice.New(game, 1)
		for n := 0; c.at == at && n < freeMoves; n++ {
			seat := c.session.Pending()[0].Seat
			moves := c.session.Chair(seat).Moves(nil)
			if err := c.Play(seat, moves[luck.Draw(len(moves))]); err != nil {
				return err
			}
		}
		reached = reached || c.at > at && len(c.session.Pending()) > 0
		if c.at == at {
			break
		}
		if err := c.prove(branches); err != nil {
			return err
		}
		c.rewind(at)
	}
	if !reached {
		return fmt.Errorf("tutor: step %d: seat %d is never asked %s", at+1, step.end.seat+1, step.end.ask)
	}
	return nil
}

// freeGames is how often the free play that waits is tried: less often after others, for all their ends are gone on from.
func (c *Course) freeGames() int {
	n := freeGames
	for _, s := range c.lesson.Steps[:c.at] {
		if s.Kind == Free {
			n = max(n/4, 1)
		}
	}
	return n
}

// tryWrong tries every candidate that is not asked for.
func (c *Course) tryWrong(step Step) error {
	before := c.session.Hash()
	for _, m := range c.session.Chair(c.lesson.Seat).Candidates(nil) {
		v := c.Judge(m)
		words := c.lesson.Game.Format(m)
		switch asked := step.Kind == Free || step.Kind == Do && c.wanted(step, m); {
		case v.Right && !asked, c.session.Hash() != before:
			return fmt.Errorf("%q was played", words)
		case !v.Right && v.Illegal == nil && v.Text == (rules.Text{}), v.Illegal != nil && v.Illegal.Why.Key == "":
			return fmt.Errorf("%q was refused without a reason", words)
		}
	}
	return nil
}
