package sector

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/scenes/table/sector/text"
	factions "tyche/sprites/sector/emblems"
)

// TestTheSetUpTellsWithWhatAFactionStarts: whoever chooses one reads how much less the Kilns begin with, and what the number of players
// adds (1.3).
func TestTheSetUpTellsWithWhatAFactionStarts(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "a lexicon", err, nil)
	prove.Is(t, "the texts", lex.Add(text.Files, "."), nil)
	for lang, words := range map[lexicon.Language]string{"es": "empieza con %d trabajadores y %d unidades", "en": "starts with %d workers and %d"} {
		voice := lexicon.Voice{Lexicon: lex, Language: lang}
		for i, e := range factions.Seats {
			for players := 2; players <= 6; players++ {
				workers, units := game.StartOf(rules.Ref{Kind: game.KindFaction, ID: int16(i)}, players)
				said := voice.Say(Presents(e.Name, players))
				prove.True(t, fmt.Sprintf("%d players: %s", players, said), strings.Contains(said, fmt.Sprintf(words, workers, units)))
				prove.True(t, "it begins with its name", strings.HasPrefix(said, voice.Key("sector.emblem."+e.Name)+": "))
			}
		}
	}
	reef := lexicon.Voice{Lexicon: lex, Language: "en"}
	prove.True(t, "the goal of two", strings.HasSuffix(reef.Say(Presents("reef", 2)), "presence on 4 planets"))
	prove.True(t, "the goal of more", strings.HasSuffix(reef.Say(Presents("reef", 3)), "presence on 5 planets"))
}
