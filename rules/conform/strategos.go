package conform

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// mostSteps is how many decisions a strategos simulates at most for one answer, the last playouts included; as many times over as it
// makes its trials.
const mostSteps = 16000

// Strategos plays the first answers of a game of two: a strategos answers alike for the same seed, and after so many steps.
func Strategos(t *testing.T, g rules.Game, mind bot.Mind, answers uint64) {
	t.Helper()
	s, err := g.New(rules.Setup{Seats: 2}, dice.New(6, 0))
	if err != nil {
		t.Fatal(err)
	}
	one, _ := bot.New(bot.Strategos, mind, 6)
	other, _ := bot.New(bot.Strategos, mind, 6)
	for n := uint64(1); n <= answers; n++ {
		c := session.NewChair(g, s, 2, s.Pending(nil)[0].Seat)
		steps := 0
		for one.Begin(c); !one.Think(64); steps += 64 {
			if steps > mostSteps*repeats(mind, s) {
				t.Fatalf("answer %d: none after %d decisions", n, steps)
			}
		}
		m := one.Choices()[0].Move
		if again := bot.Choose(other, c, bot.Budget{}); m != again {
			t.Fatalf("answer %d: %s, and %s the second time", n, g.Format(m), g.Format(again))
		}
		s.Apply(c.Seat(), m, dice.New(6, n), nil)
	}
}

// repeats is how many times over a strategos makes its trials.
func repeats(mind bot.Mind, s rules.State) int {
	if m, ok := mind.(bot.Thorough); ok {
		return m.Repeats(s)
	}
	return 1
}
