package main

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// TestPracticeInTheTerminal takes back what a computer has answered to, which no other game allows, and goes on with the
// game from its file.
func TestPracticeInTheTerminal(t *testing.T) {
	for _, practice := range []bool{false, true} {
		name := t.TempDir() + "/game.tyche"
		args := []string{"play", "--game", "toy", "--seats", "person,random", "--seed", "3", "--save", name}
		if practice {
			args = append(args, "--practice")
		}
		// The bids of both are shown as soon as the second is made.
		out, errs, code := ask(t, "1\nundo\nquit\n", args...)
		prove.True(t, "it ends well: "+errs, code == 0)
		refused := strings.Contains(out, "cannot be taken back") || strings.Contains(out, "has answered")
		prove.Is(t, "taking back behind a computer is refused", refused, !practice)
		prove.Is(t, "it says that it is for practice", strings.Contains(out, "practice game"), practice)
		again, _, _ := ask(t, "quit\n", "play", "--load", name)
		prove.Is(t, "it says so again when it goes on", strings.Contains(again, "practice game"), practice)
	}
}
