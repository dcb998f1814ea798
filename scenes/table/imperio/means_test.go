package imperio

import (
	"io/fs"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/text"
)

// What an answer brings is told beside it: of an ability what it does, of the two that are customary each with its name.
func TestAnswersSayWhatTheyBring(t *testing.T) {
	f := ringed(t, 3)
	f.voice.Name = game.Game.Name
	for dir, files := range map[string]fs.FS{"text": game.Texts, "effects": text.Effects} {
		if err := f.voice.Lexicon.Add(files, dir); err != nil {
			t.Fatal(err)
		}
	}
	workers, flag := rules.Ref{Kind: game.KindAbility, ID: 0}, rules.Ref{Kind: game.KindUpgrade, ID: 1}
	one := f.Means(rules.Caption{Targets: []rules.Ref{workers}})
	prove.True(t, "what an ability does: "+one, strings.HasPrefix(one, "Una segunda Construcción"))
	both := f.Means(rules.Caption{Targets: []rules.Ref{workers, flag}})
	prove.True(t, "each with its name: "+both, strings.Contains(both, ": "+one) && strings.HasSuffix(both, ": Movimiento 2."))
	prove.Is(t, "what a planet brings", f.Means(rules.Caption{Targets: []rules.Ref{{Kind: game.KindPlanet}}}), "")
}
