package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// TestTheAnswerToWhyBelongsToItsLine: a line that nobody explains puts away what was said of another, and no other notice.
func TestTheAnswerToWhyBelongsToItsLine(t *testing.T) {
	words := &fstest.MapFile{Data: []byte(`{"table.why": "¿Por qué? {1}", "x.reason": "Da un punto"}`)}
	lex, err := lexicon.New(fstest.MapFS{"text/es.json": words, "text/en.json": words})
	prove.Is(t, "the words", err, nil)
	at := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: "es"}}
	at.explain(&line{weighed: true, why: []rules.Text{rules.Say("x.reason")}})
	prove.True(t, "a motive is told", at.toast.left > 0 && at.toast.text == "¿Por qué? Da un punto.")
	at.explain(&line{weighed: true})
	prove.Is(t, "what is said of a line without motives", at.toast, toast{})
	at.toast = toast{text: "x", left: 1}
	at.explain(&line{weighed: true})
	prove.Is(t, "another notice", at.toast.text, "x")
}
