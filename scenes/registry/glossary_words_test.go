package registry_test

import (
	"regexp"
	"testing"

	"tyche/rules/lexicon"
)

// strangers are words that docs/glossary.md keeps out of the Spanish sentences, each with the one that stands for it.
var strangers = map[string]*regexp.Regexp{
	"tú":                    regexp.MustCompile(`(?i)\busted(es)?\b`),
	"empate":                regexp.MustCompile(`(?i)\b(en|son|quedan?) tablas\b`),
	"consejo":               regexp.MustCompile(`(?i)\b(una|pide|pedir) pista\b`),
	"retirar":               regexp.MustCompile(`(?i)\b(remover|remueve|remuevas?)\b`),
	"asediar, asediado":     regexp.MustCompile(`(?i)\bsitia(r|d[oa]s?)\b`),
	"unidades de elefantes": regexp.MustCompile(`(?i)\bcuerpos? de elefantes\b`),
	"planeta natal":         regexp.MustCompile(`(?i)\bmundo natal\b`),
}

// TestOneThingHasOneName looks for what the glossary says is not said.
func TestOneThingHasOneName(t *testing.T) {
	voice := lexicon.Voice{Lexicon: allTexts(t), Language: lexicon.Spanish}
	tried := 0
	for _, key := range voice.Lexicon.Keys(lexicon.Spanish) {
		tried++
		said := voice.Key(key)
		for name, stranger := range strangers {
			if found := stranger.FindString(said); found != "" {
				t.Errorf("%s says %q, the glossary says %q: %q", key, found, name, said)
			}
		}
	}
	if tried < 2000 {
		t.Errorf("only %d sentences were tried", tried)
	}
}
