package diadochi

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules/conform"
)

// refusalKeys finds the refusals of the card chapter in the source.
func refusalKeys(t *testing.T) (keys []string) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	made := regexp.MustCompile(`cardRefusal\("[^"]+", "([^"]+)"\)`)
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range made.FindAllStringSubmatch(string(source), -1) {
			keys = append(keys, "diadochi.why.card."+found[1])
		}
	}
	return keys
}

// mayLackTargets says whether a card can be refused because there is nothing to choose for it.
func mayLackTargets(c card) bool {
	switch c {
	case cardTreatyOfTriparadeisos, cardLamianWar, cardRansom, cardFog:
		return false
	}
	return scripts[c].stages[0].verb != noVerb
}

func TestCardsHaveTexts(t *testing.T) {
	refusals := refusalKeys(t)
	if len(refusals) < 50 {
		t.Fatalf("only %d refusals found", len(refusals))
	}
	for _, language := range []string{"es", "en"} {
		texts := conform.Sentences(t, Texts, language)
		need := func(key string) {
			if strings.TrimSpace(texts[key]) == "" {
				t.Errorf("%s: %s has no sentence", language, key)
			}
		}
		said := map[string]bool{}
		for c := range scripts {
			for _, part := range []string{"title", "effect", "history"} {
				need("diadochi.card." + cards[c].id + "." + part)
			}
			if mayLackTargets(card(c)) {
				need(noTargets[c].Why.Key)
				said[noTargets[c].Why.Key] = true
			}
			for _, st := range scripts[c].stages {
				if st.verb != noVerb {
					need(st.prompt)
					said[st.prompt] = true
				}
			}
		}
		for _, key := range segmentNames {
			need(key)
		}
		for _, key := range append(refusals, windowPrompts[:]...) {
			need(key)
			said[key] = true
		}
		for key := range texts {
			if (strings.HasPrefix(key, "diadochi.ask.card.") || strings.HasPrefix(key, "diadochi.why.card.") || strings.HasPrefix(key, "diadochi.why.no-target.")) && !said[key] {
				t.Errorf("%s: %s is never said", language, key)
			}
		}
	}
}
