package house

import (
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// How long a computer player may think: in one tick, so that no frame is late, and about one decision.
const (
	tickBudget     = 6 * time.Millisecond
	decisionBudget = 900 * time.Millisecond
	slice          = 64 // simulated decisions between two looks at the clock
)

// thinker is a computer player at work.
type thinker struct {
	player     bot.Player
	tick, most time.Duration // it may think in one tick and in all
	spent      time.Duration
}

// engage returns what sets computer players of a game to work.
func (h *House) engage(k *Kind, s *session.Session) table.Engage {
	return func(level string, c session.Chair, entry int) table.Thinker {
		p, err := bot.New(level, k.Mind, s.Header().Seed^uint64(entry)*0x9e3779b97f4a7c15)
		if err != nil { // a level of a later version: the best we have
			p, _ = bot.New(bot.Veteran, k.Mind, s.Header().Seed)
		}
		p.Begin(c)
		return &thinker{player: p, tick: tickBudget, most: decisionBudget}
	}
}

// Think works for one tick.
func (t *thinker) Think() (rules.Move, bool) {
	start := time.Now()
	for {
		done := t.player.Think(slice)
		used := time.Since(start)
		if done || t.spent+used > t.most {
			return t.Best(), true
		}
		if used > t.tick {
			t.spent += used
			return rules.Move{}, false
		}
	}
}

// Best is what it would play now.
func (t *thinker) Best() rules.Move { return t.player.Choices()[0].Move }
