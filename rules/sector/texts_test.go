package sector

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// sourceOf reads the files that match a pattern, one after the other.
func sourceOf(t *testing.T, pattern string) string {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v", pattern, err)
	}
	var all strings.Builder
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(source)
	}
	return all.String()
}

// refusalKeys finds the refusals in the source.
func refusalKeys(t *testing.T) (keys []string) {
	made := regexp.MustCompile(`refuse\("[^"]+", "([^"]+)"\)`)
	for _, found := range made.FindAllStringSubmatch(sourceOf(t, "*.go"), -1) {
		keys = append(keys, found[1])
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// needed lists every key that can come up but those of moves, which the play itself tries.
func needed(t *testing.T) (keys []string) {
	keys = append(append(refusalKeys(t), stakeKeys(t)...), "sector", "sector.ask.front", "sector.ask.match", "sector.ask.support",
		"sector.ask.build.nothing", "sector.ask.build.dear", "sector.ask.build.some", "sector.ask.withdrawal.excess", "sector.ask.research.draw", "sector.ask.research.buy", "sector.ask.research.nothing")
	for _, pair := range buildPrompts {
		keys = append(keys, pair[:]...)
	}
	for kind, n := range kindCounts {
		for i := range n {
			if r := (rules.Ref{Kind: uint8(kind), ID: int16(i)}); plainID(r) != "" && kind != int(KindCell) {
				keys = append(keys, Game.Name(r))
			}
		}
	}
	for kind := inFactions; kind < numFrameKinds; kind++ {
		switch kind {
		case inLineUp, inSkirmish, inHolding, inEffect, inMarch:
		default:
			keys = append(keys, procedures[kind].ask)
		}
	}
	for e, row := range effects {
		if row.verb != noVerb {
			keys = append(keys, procedures[inEffect].ask+"."+events[e].id)
		}
		keys = append(keys, "sector.effect.event."+events[e].id)
	}
	for _, e := range []event{quietPassage, nightMarch} {
		keys = append(keys, procedures[inMarch].ask+"."+events[e].id)
	}
	won, _ := Game.Tell(rules.Event{Verb: EvBattleEnds, N: 2, M: 1}) // below both numbers are the same
	keys = append(keys, won.Key)
	for v := range chronicle {
		for _, n := range numbersOf(uint8(v)) {
			if text, ok := Game.Tell(rules.Event{Verb: uint8(v), N: n, M: n}); ok {
				keys = append(keys, text.Key)
			}
		}
	}
	for _, c := range cards {
		keys = append(keys, "sector.effect.card."+c.id)
	}
	for _, k := range techs {
		keys = append(keys, "sector.effect.tech."+k.id)
	}
	for _, f := range factions {
		keys = append(keys, "sector.special."+f.id, "sector.objective."+f.id)
	}
	keys = append(keys, endingKeys[byConquest:]...)
	for _, how := range []ending{byConquest, byBeacons, byLongStop} {
		keys = append(keys, endingKeys[how]+".tie")
	}
	keys = append(keys, tieBreakers[1:]...)
	keys = append(keys, "sector.ask.free-units.one", "sector.ask.free-units.some")
	for _, part := range []string{"front", "support", "card", "gold", "air", "defence"} {
		keys = append(keys, "sector.part."+part)
	}
	for _, how := range []string{"", ".at-most", ".at-least", ".range"} {
		keys = append(keys, "sector.brief.takes"+how)
	}
	for _, word := range foldOf {
		if word != "" {
			keys = append(keys, "sector.fold."+word)
		}
	}
	for _, s := range Game.Info().Scenarios {
		keys = append(keys, "sector.scenario."+s)
	}
	for _, o := range options {
		keys = append(keys, "sector.option."+o.ID)
	}
	return keys
}

// numbersOf are the numbers that choose between the sentences of an event.
func numbersOf(verb uint8) []int16 {
	switch verb {
	case EvTaken:
		return []int16{tookIt, disputes, hasItBack, leftIt}
	case EvPhase, EvEventDrawn:
		return []int16{1, 2, 3}
	case EvStep:
		return []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	case EvVictory:
		return []int16{1, 2, 3, 4, 5}
	}
	return []int16{0, 1}
}

func TestEverythingHasASentence(t *testing.T) {
	list := needed(t)
	if len(list) < 500 {
		t.Fatalf("only %d keys", len(list))
	}
	for _, language := range []string{"es", "en"} {
		texts := conform.Sentences(t, Texts, language)
		said := map[string]bool{}
		for _, key := range list {
			said[key] = true
			if strings.TrimSpace(texts[key]) == "" {
				t.Errorf("%s: no sentence for %s", language, key)
			}
		}
		for key := range texts {
			for _, chapter := range []string{"sector.ask.", "sector.why.", "sector.log.", "sector.name.", "sector.ending.", "sector.stake.", "sector.fold."} {
				if strings.HasPrefix(key, chapter) && !said[key] && key != "sector.name.nothing" && key != "sector.name.cell" {
					t.Errorf("%s: %s is never said", language, key)
				}
			}
		}
	}
}

// TestASpecialVictoryBeginsWithItsName: what it is called where a game is won by it is what it is called on the sheet.
func TestASpecialVictoryBeginsWithItsName(t *testing.T) {
	for _, language := range []string{"es", "en"} {
		texts := conform.Sentences(t, Texts, language)
		for _, f := range factions {
			name, whole := texts["sector.objective."+f.id], texts["sector.special."+f.id]
			if name == "" || !strings.HasPrefix(whole, name+": ") {
				t.Errorf("%s: %q is called %q", language, whole, name)
			}
		}
	}
}

// TestLanguagesAgree demands the same keys with the same arguments in both languages.
func TestLanguagesAgree(t *testing.T) {
	argument := regexp.MustCompile(`\{(\d)`)
	es, en := conform.Sentences(t, Texts, "es"), conform.Sentences(t, Texts, "en")
	args := func(text string) (set [5]bool) {
		for _, m := range argument.FindAllStringSubmatch(text, -1) {
			set[m[1][0]-'0'] = true
		}
		return set
	}
	for key, text := range es {
		if other, ok := en[key]; !ok || args(text) != args(other) {
			t.Errorf("%s: %q, %q", key, text, other)
		}
	}
	prove.Is(t, "sentences", len(es), len(en))
}
