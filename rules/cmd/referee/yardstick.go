package main

import (
	"slices"
	"time"

	"tyche/rules/bot"
)

// yardstick bounds the thinking of the player of the textbooks for one answer.
type yardstick struct {
	Iterations int `json:"uct-iterations"`
	Seconds    int `json:"uct-seconds"`
}

// newYardstick checks the bounds; a tournament without such a player has none. With seconds alone nothing else ends the
// thinking, and two runs differ.
func newYardstick(levels []string, iterations, seconds int) (yardstick, error) {
	if !slices.Contains(levels, bot.UCT) {
		return yardstick{}, nil
	}
	if iterations < 0 || seconds < 0 || iterations == 0 && seconds == 0 {
		return yardstick{}, wrongUse("referee.wrong.flag", "--uct-iterations, --uct-seconds >= 1")
	}
	return yardstick{iterations, seconds}, nil
}

// player makes a player of a level, which was checked.
func (t *tournament) player(level string, seed uint64) bot.Player {
	if level == bot.UCT {
		return bot.NewUCT(t.uct.Iterations, seed)
	}
	p, _ := bot.New(level, t.entry.mind, seed)
	return p
}

// budget is what a level may think from a moment on.
func (t *tournament) budget(level string, start time.Time) bot.Budget {
	b := bot.Budget{Decisions: t.think}
	if level == bot.UCT {
		b.Decisions = 0
		if long := time.Duration(t.uct.Seconds) * time.Second; long > 0 {
			b.Late = func() bool { return time.Since(start) >= long }
		}
	}
	return b
}
