package sector

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/table/sector/text"
)

// TestTheSetUpTellsWithWhatAFactionStarts: whoever chooses one reads how much less the Kilns begin with (1.3).
func TestTheSetUpTellsWithWhatAFactionStarts(t *testing.T) {
	for lang, words := range map[string]string{"es": "empieza con %d trabajadores y %d unidades", "en": "starts with %d workers and %d"} {
		raw, err := text.Files.ReadFile(lang + ".json")
		prove.Is(t, "the texts", err, nil)
		said := map[string]string{}
		prove.Is(t, "the texts", json.Unmarshal(raw, &said), nil)
		for i, id := range []string{"ember", "anchor", "reef", "drift", "dawn", "dusk"} {
			workers, units := game.StartOf(rules.Ref{Kind: game.KindFaction, ID: int16(i)})
			prove.True(t, said["sector.emblem."+id], strings.Contains(said["sector.emblem."+id], fmt.Sprintf(words, workers, units)))
		}
	}
}
