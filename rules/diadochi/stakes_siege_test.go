package diadochi

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// TestTheLastBesiegersAreCountedOut: where losses can leave fewer CUs than another attempt takes (9.2), it is told with how many.
func TestTheLastBesiegersAreCountedOut(t *testing.T) {
	for cus, want := range map[uint8]int{3: 1, 4: 2, 12: 0} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: cus})
		b.setPC(ctx{}, spKelainai, 1)
		a := assault{sp: spKelainai, seat: 0, at: outside(spKelainai), general: antigonos}
		told := 0
		for _, k := range b.siegeLosses(&a, nil) {
			for _, why := range k.Why {
				if why.Key == "diadochi.stake.why.siege-units" {
					told = int(why.Args[0].N)
				}
			}
		}
		prove.Is(t, fmt.Sprint(cus, " CUs"), told, want)
	}
}

// TestTheModifierOfASiegeIsToldInItsParts: what the card of the odds says of walls, ports, generals and engines adds up to the modifier
// with which the odds are reckoned (9.13), at every city.
func TestTheModifierOfASiegeIsToldInItsParts(t *testing.T) {
	words, err := lexicon.New(lexicon.Kit, Texts)
	prove.Is(t, "texts", err, nil)
	voice := &lexicon.Voice{Lexicon: words, Language: lexicon.Spanish, Name: Game.Name}
	told := map[string]bool{}
	for sp := range space(numSpaces) {
		if spaces[sp].kind != majorCity {
			continue
		}
		for _, g := range []general{antigonos, demetrios} {
			b := newWar(t, 2)
			b.army(0, g, outside(sp), units{mercenary: 5})
			b.setPC(ctx{}, sp, 1)
			a := assault{sp: sp, seat: 0, at: outside(sp), general: g}
			sum := 0
			for _, why := range b.siegeChances(&a).Why {
				said, n := voice.Say(why), why.Args[0].N
				switch {
				case strings.HasSuffix(said, fmt.Sprintf(": −%d al dado", n)):
					n = -n
				case !strings.HasSuffix(said, fmt.Sprintf(": +%d al dado", n)):
					continue
				}
				told[why.Key] = true
				sum += n
			}
			prove.Is(t, spaces[sp].id+": the parts add up", sum, b.knownModifier(&a))
		}
	}
	prove.Is(t, "parts that were told", len(told), 4)
}
