package imperio_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"strings"
	"testing"

	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/text"
)

// What the sheet says of technologies, abilities, upgrades, laws, plots and works is what the rulebook says in its tables.
func TestEffectsAreThoseOfTheRulebook(t *testing.T) {
	for _, language := range []string{"es", "en"} {
		said := effects(t, text.Effects, "effects/"+language+".json")
		maps.Copy(said, effects(t, game.Texts, "text/"+language+"/bills.json"))
		book := ""
		files, _ := fs.Glob(game.Manual, "manual/"+language+"/*.txt")
		for _, f := range files {
			chapter, err := fs.ReadFile(game.Manual, f)
			if err != nil {
				t.Fatal(err)
			}
			book += string(chapter)
		}
		for key, words := range said {
			if !strings.HasPrefix(key, "imperio.effect.anomaly.") && !strings.Contains(book, "| "+words+" |") {
				t.Errorf("%s: %s is not in the rulebook: %q", language, key, words)
			}
		}
		for _, list := range []struct {
			n    int
			path string
		}{{game.NumTechs, "tech"}, {game.NumAbilities, "ability"}, {game.NumUpgrades, "upgrade"}, {game.NumEntries, "entry"}} {
			found := 0
			for key := range said {
				if strings.HasPrefix(key, fmt.Sprintf("imperio.effect.%s.", list.path)) {
					found++
				}
			}
			if found != list.n {
				t.Errorf("%s: %d effects of %s, want %d", language, found, list.path, list.n)
			}
		}
	}
}

// effects are the sentences of a file that tell what something does.
func effects(t *testing.T, files fs.FS, path string) map[string]string {
	t.Helper()
	data, err := fs.ReadFile(files, path)
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	if err := json.Unmarshal(data, &said); err != nil {
		t.Fatal(err)
	}
	maps.DeleteFunc(said, func(key, _ string) bool { return !strings.HasPrefix(key, "imperio.effect.") })
	return said
}
