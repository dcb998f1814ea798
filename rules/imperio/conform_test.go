package imperio

import (
	"testing"

	"tyche/rules/conform"
	"tyche/rules/lexicon"
)

// texts returns the texts of the game.
func texts(t testing.TB) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestConform(t *testing.T) {
	conform.Run(t, conform.Config{Game: Game, Games: 1, Invariant: Invariant, Lexicon: texts(t)})
}
