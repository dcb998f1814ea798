package diadochi

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

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
