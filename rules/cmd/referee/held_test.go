package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session/disk"
)

func TestAGameThatIsOpenElsewhereIsNotPlayed(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	held, err := disk.Hold(name)
	if err != nil {
		t.Fatal(err)
	}
	_, errs, code := ask(t, "1\nquit\n", "play", "--save", name)
	prove.Is(t, "exit code", code, wrong)
	prove.True(t, "it says so", strings.Contains(errs, "Another program has this game open"))
	held.Release()
	_, _, code = ask(t, "1\nquit\n", "play", "--save", name)
	prove.Is(t, "exit code once it is free", code, fine)
}

// TestHandingOver hands the seat to a computer, which plays the game to its end.
func TestHandingOver(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out, errs, code := ask(t, "1\nhand\nhand\n", "play", "--seats", "person,novice", "--seed", "3", "--save", name)
	prove.Is(t, "exit code "+errs, code, fine)
	prove.True(t, "it is said", strings.Contains(out, "From now on the computer plays for Player 1."))
	prove.True(t, "the game ends", strings.Contains(out, "The 3 rounds are over"))
	out, _, code = ask(t, "", "verify", name)
	prove.True(t, "its journal is whole", code == fine && strings.Contains(out, "finished"))
}

// TestGivingUpIsAskedTwice: a word for a card player's hand must not give the game away, nor a word between two of another kind.
func TestGivingUpIsAskedTwice(t *testing.T) {
	for _, word := range []string{"hand", "concede"} {
		name := filepath.Join(t.TempDir(), "game.tyche")
		out, errs, code := ask(t, "1\n"+word+"\nview\n"+word+"\n99999\n"+word+"\nquit\n", "play", "--seats", "person,novice", "--seed", "3", "--save", name)
		prove.Is(t, "exit code "+errs, code, fine)
		prove.Is(t, "it is asked about each time", strings.Count(out, "If you mean it, type "+word+" again."), 3)
		out, _, _ = ask(t, "", "verify", name)
		prove.True(t, word+" has done nothing", strings.Contains(out, "not finished"))
	}
}

// TestConceding ends the game at once: of two players the other wins, and the journal says so.
func TestConceding(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out, errs, code := ask(t, "1\nconcede\nconcede\n", "play", "--seats", "person,novice", "--seed", "3", "--save", name)
	prove.Is(t, "exit code "+errs, code, fine)
	prove.True(t, "the rounds are not played", !strings.Contains(out, "The 3 rounds are over"))
	kept, err := os.ReadFile(name)
	prove.Is(t, "the journal", err, nil)
	prove.True(t, "its last line", strings.HasSuffix(string(kept), "concede 1\n"))
	out, _, code = ask(t, "", "verify", name)
	prove.True(t, "it is whole", code == fine && strings.Contains(out, "finished"))
}
