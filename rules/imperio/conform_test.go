package imperio

import (
	"testing"

	"tyche/rules/conform"
	"tyche/rules/lexicon"
)

func TestConform(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	conform.Run(t, conform.Config{Game: Game, Games: 1, Invariant: Invariant, Lexicon: l})
}
