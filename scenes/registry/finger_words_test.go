package registry_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules/lexicon"
)

// mouseWords are what only a mouse or a keyboard has.
var mouseWords = map[lexicon.Language]*regexp.Regexp{
	"es": regexp.MustCompile(`\b[Cc]lics?\b|[Cc]ursor|[Rr]atón|\bCtrl\b|\bIntro\b|\bMayús\b|\b[Tt]ecla|\((?:[HRT←→↑↓]|F\d+|Fin|RePág|AvPág|Espacio)\)|\bRetroceso\b|pulsas? [A-Z]\b`),
	"en": regexp.MustCompile(`\b[Cc]licks?\b|[Cc]ursor|\b[Mm]ouse|\bCtrl\b|\bEnter\b|\bShift\b|\b[Kk]eys?\b|\((?:[HRT←→↑↓]|F\d+|End|PgUp|PgDn|Space)\)|\bBackspace\b|[Pp]ress [A-Z]\b`),
}

// keyboardOnly are sentences that fingers never see: the list of keys, key caps, and what has another key of text for fingers.
var keyboardOnly = regexp.MustCompile(`^keys\.|\.keys\.|\.key$|^title\.keys$|^table\.keys$|^settings\.`)

// TestFingersReadNoWordsOfTheMouse looks for sentences that speak of clicks, the cursor or keys and have no other words for those who
// play with fingers.
func TestFingersReadNoWordsOfTheMouse(t *testing.T) {
	lex, tried := allTexts(t), 0
	for lang, words := range mouseWords {
		voice := lexicon.Voice{Lexicon: lex, Language: lang}
		all := lex.Keys(lang)
		for _, key := range all {
			if keyboardOnly.MatchString(key) || !words.MatchString(voice.Key(strings.TrimSuffix(key, ".touch"))) {
				continue
			}
			tried++
			if !slices.Contains(all, strings.TrimSuffix(key, ".touch")+".touch") {
				t.Errorf("%s: %s has no words for fingers: %q", lang, key, voice.Key(key))
			}
		}
	}
	if tried < 40 {
		t.Errorf("only %d sentences were tried", tried)
	}
}
