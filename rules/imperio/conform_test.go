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

func FuzzGame(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := conform.Fuzz(conform.Config{Game: Game, Invariant: Invariant}, data); err != nil {
			t.Fatal(err)
		}
	})
}
