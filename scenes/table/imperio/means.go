package imperio

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// effects are where the face says what kinds of things do.
var effects = map[uint8]string{
	game.KindAbility: "imperio.effect.ability.", game.KindUpgrade: "imperio.effect.upgrade.", game.KindTech: "imperio.effect.tech.",
	game.KindPlot: "imperio.effect.plot.", game.KindWork: "imperio.effect.work.",
}

// MeansShown says that a House is made: whoever chooses its abilities has to know what they do.
func (f *Face) MeansShown() bool { return f.view.Phase == game.PhaseSetup }

// Means says what the things do that an answer chooses; of several each with its name.
func (f *Face) Means(c rules.Caption) string {
	var said []string
	for _, ref := range c.Targets {
		effect, has := effects[ref.Kind]
		if !has {
			continue
		}
		does := f.voice.Below(effect, f.id(ref))
		if len(c.Targets) > 1 {
			does = f.word("means", rules.R(ref), rules.W(does))
		}
		said = append(said, does)
	}
	return strings.Join(said, " ")
}
