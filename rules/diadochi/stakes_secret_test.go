package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestWhatAnEventBringsTellsNoSecret: in random games, what is told of an answer to a card is the same in every position that the seat
// cannot tell from the true one, whatever others hold.
func TestWhatAnEventBringsTellsNoSecret(t *testing.T) {
	compared := 0
	for seed := range uint64(40) {
		s := randomStart(t, 2+int(seed)%4, 0, seed)
		luck := dice.New(seed, 9)
		for n := 0; n < 600; n++ {
			pending := s.Pending(nil)
			if len(pending) == 0 {
				break
			}
			p := pending[0].Seat
			legal := rules.Moves(s, p, nil)
			for _, m := range legal {
				if _, answers := s.try(p, m, 0); !answers {
					continue
				}
				said, chosen, stakes := s.whatEventBrings(p, m), s.whatEventChooses(p, m), s.stakesOfEvent(p, m, nil)
				for range 2 {
					other := s.Resample(p, luck).(*state)
					if other.Check(p, m) != nil {
						continue
					}
					compared++
					prove.Same(t, "what "+Game.Format(m)+" brings", other.whatEventBrings(p, m), said)
					prove.Same(t, "whom "+Game.Format(m)+" is for", other.whatEventChooses(p, m), chosen)
					prove.Same(t, "what "+Game.Format(m)+" costs", other.stakesOfEvent(p, m, nil), stakes)
				}
			}
			s.Apply(p, legal[luck.Draw(len(legal))], luck, nil)
		}
	}
	prove.True(t, "worlds were compared", compared > 1000)
}
