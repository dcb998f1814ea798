package conform

import (
	"errors"
	"fmt"

	"tyche/rules"
)

// tryTurns compares whose turn it is for all eyes: everybody sees the same, a turn is one seat's, and there are some.
func tryTurns(c *Config, setup rules.Setup, seed uint64) error {
	g, has := c.Game.(rules.Turns)
	if !has {
		return nil
	}
	owner := map[int]rules.Seat{}
	err := c.walk(setup, seed, func(p *point) error {
		number, whose := g.TurnOf(p.state.View(rules.Nobody))
		if p.luck.Draw(8) == 0 {
			for seat := range rules.Seat(setup.Seats) {
				if n, w := g.TurnOf(p.state.View(seat)); n != number || w != whose {
					return fmt.Errorf("seat %d sees turn %d of seat %d, the public turn %d of seat %d", seat+1, n, w+1, number, whose+1)
				}
			}
		}
		if whose == rules.Nobody {
			return nil
		}
		if before, known := owner[number]; whose < 0 || int(whose) >= setup.Seats || known && before != whose {
			return fmt.Errorf("turn %d is that of seat %d, it was that of seat %d", number, whose+1, before+1)
		}
		owner[number] = whose
		return nil
	})
	if err == nil && len(owner) == 0 {
		return errors.New("nobody has had a turn")
	}
	return err
}
