package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Under the option everybody reads the letters of the turn that is over, and none of the turn that is being written; imagined worlds keep them.
// Without it nobody reads those of others.
func TestOpenLetters(t *testing.T) {
	t.Run("24.7 letters are laid open when the turn is over", func(t *testing.T) {
		for _, options := range []uint64{0, uint64(optOpenLetters)} {
			r := newRealm(t, 3, options)
			home := r.s.planetRef(firstPlanet(r.home(1)))
			r.s.past[1][2] = deed{kind: construction, a: uint8(firstPlanet(r.home(1))), b: uint8(port), price: 4, result: done, blame: nobody}
			r.s.past[1][3] = deed{kind: subterfuge, a: uint8(espionage), b: 0, price: 4, result: failed, blame: 2}
			r.s.plans[1].slots[0] = deed{kind: research, price: 5, blame: nobody}
			luck := dice.NewStream(4, 4)
			for _, s := range []*state{r.s, r.s.Resample(0, &luck).(*state)} {
				for _, seat := range []rules.Seat{0, 2, nobody} {
					opened := s.View(seat).(*View).Opened
					if options == 0 {
						prove.Is(t, "laid open", len(opened[1]), 0)
						continue
					}
					prove.Is(t, "letters", len(opened[1]), 2)
					prove.Is(t, "of a House that wrote none", len(opened[2]), 0)
					k := opened[1][0]
					prove.Is(t, "what", k.Kind, int(construction))
					prove.Is(t, "in which slot", k.Slot, 2)
					prove.Is(t, "at what price", k.Price, 4)
					prove.Is(t, "what became of it", k.Outcome, int(done))
					prove.Is(t, "whom a plot blamed", opened[1][1].Blame, rules.Seat(2))
				}
			}
			told := []rules.Event{{Verb: EvDelivered, Seat: 1, Who: unitRef(frigate), To: home, N: 2}, {Verb: EvDelivered, Seat: 2, Who: unitRef(troop), To: home, N: 1}}
			report := OpenedReport(r.s.View(0).(*View), 1, told)
			prove.Is(t, "the units that it got", len(report.Made), 1)
		}
	})
}
