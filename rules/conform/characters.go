package conform

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Cast is a table of veterans: the characters of a Mind and one who has none.
type Cast struct {
	Game    rules.Game
	Mind    bot.Cast
	Options uint64
	Think   int // decisions simulated for an answer at most
}

// Play plays games in which everybody sits one seat on from game to game, and tells note every event with who sits where;
// who has no character is called "". It returns how many games each of them has won.
func (c Cast) Play(t *testing.T, games int, note func(at []string, e *rules.Event)) (won map[string]int) {
	t.Helper()
	cast := append([]string{""}, c.Mind.Characters()...)
	won = map[string]int{}
	for g := range uint64(games) {
		at := make([]string, len(cast))
		for i := range at {
			at[i] = cast[(i+int(g))%len(cast)]
		}
		winners := c.play(t, g, at, note)
		for seat, who := range at {
			if winners.Has(rules.Seat(seat)) {
				won[who]++
			}
		}
	}
	return won
}

// play plays one game and returns who has won.
func (c Cast) play(t *testing.T, g uint64, at []string, note func(at []string, e *rules.Event)) rules.Seats {
	t.Helper()
	s, err := c.Game.New(rules.Setup{Seats: len(at), Options: c.Options}, dice.New(g, 0))
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, len(at))
	for i, who := range at {
		if players[i], err = bot.New(bot.Called(bot.Veteran, who), c.Mind, g+uint64(i)<<56); err != nil {
			t.Fatal(err)
		}
	}
	var log rules.Log
	for n := uint64(1); ; n++ {
		if o, over := s.Outcome(); over {
			return o.Winners
		}
		seat := s.Pending(nil)[0].Seat
		m := bot.Choose(players[seat], session.NewChair(c.Game, s, len(at), seat), bot.Budget{Decisions: c.Think})
		log.Events = log.Events[:0]
		s.Apply(seat, m, dice.New(g, n), &log)
		for i := range log.Events {
			note(at, &log.Events[i])
		}
	}
}

// Reaches says that a count is not nothing, and so many hundredths of another one at least.
func Reaches(t *testing.T, what string, more, less, percent int) {
	t.Helper()
	if 100*more < percent*less || more == 0 {
		t.Errorf("%s: %d against %d", what, more, less)
	}
}
