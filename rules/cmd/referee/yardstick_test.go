package main

import (
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

func TestYardstickPlaysTheSameGamesAgain(t *testing.T) {
	name := filepath.Join(t.TempDir(), "all.jsonl")
	play := func(iterations string, more ...string) string {
		t.Helper()
		args := []string{"simulate", "--game", "toy", "--games", "6", "--bots", "uct,random", "--uct-iterations", iterations}
		out, errs, code := ask(t, "", append(args, more...)...)
		prove.Is(t, "exit, "+errs, code, 0)
		return speed.ReplaceAllString(out, "")
	}
	first := play("40")
	prove.Is(t, "the same games", play("40", "--out", name, "--jobs", "2"), first)
	tallied, _, _ := ask(t, "", "tally", name)
	prove.Is(t, "what tally prints", speed.ReplaceAllString(tallied, ""), first)
	prove.True(t, "more iterations, other games", play("3") != first)
}

func TestYardstickNeedsABound(t *testing.T) {
	_, errs, code := ask(t, "", "simulate", "--game", "toy", "--bots", "uct", "--uct-iterations", "0")
	prove.True(t, errs, code == wrong && strings.Contains(errs, "--uct-seconds"))
	_, errs, code = ask(t, "", "simulate", "--game", "toy", "--bots", "uc")
	prove.True(t, errs, code == wrong && strings.Contains(errs, "uct"))
}
