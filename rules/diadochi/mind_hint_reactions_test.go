package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAHintToLetPassTellsTheOdds: who is advised not to step in reads how likely it would have come to anything, where that is a reason.
func TestAHintToLetPassTellsTheOdds(t *testing.T) {
	why := func(b *table) []rules.Text { return judge{b.state, veteran}.purpose(1, b.move("pass")) }
	t.Run("at sea", func(t *testing.T) {
		reasons := 0
		for _, more := range []bool{false, true} {
			b := sailing3(t)
			if more {
				b.fleetOf[10] = 1
			}
			list := b.Stakes(1, b.move("target miletos"), nil)
			wins := list[slices.IndexFunc(list, func(k rules.Stake) bool { return k.Chancy() })].Percents()[0]
			var want []rules.Text
			if wins <= evenOdds {
				want = append(want, rules.Say("diadochi.hint.let-sail", rules.N(wins)))
				reasons++
			}
			prove.Same(t, "said", why(b), want)
		}
		prove.Is(t, "a reason with the smaller fleet alone", reasons, 1)
	})
	t.Run("on land", func(t *testing.T) {
		for n, unlikely := range map[uint8]bool{1: true, 5: false} {
			b := invader(t, 2, units{loyal: n})
			b.play("step dorylaion")
			m := b.move("intercept leonnatos kelainai")
			comes, _ := b.hope(1, m, "succeeds")
			wins, fought := b.hope(1, m, "wins")
			prove.True(t, "a battle", fought)
			var want []rules.Text
			if unlikely {
				want = append(want, rules.Say("diadochi.hint.let-pass", rules.N(comes), rules.N(wins)))
			}
			prove.Same(t, "said", why(b), want)
		}
	})
}
