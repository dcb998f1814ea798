package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules/lexicon"
)

// progress is what a run that takes longer says of how far it is.
var progress = regexp.MustCompile(`(?m)^\d+/\d+\n`)

// asked runs the command with the games of the box.
func asked(t *testing.T, in string, args ...string) (out string) {
	t.Helper()
	var o, e bytes.Buffer
	code := run(box, lexicon.Spanish, args, strings.NewReader(in), &o, &e)
	if complaints := progress.ReplaceAllString(e.String(), ""); code != 0 || complaints != "" {
		t.Fatalf("%v: exit %d: %s", args, code, complaints)
	}
	return o.String()
}

func TestDiadochiInTheTerminal(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out := asked(t, "ver\n"+strings.Repeat("1\n", 60)+"salir\n", "play", "--game", "diadochi", "--seats", "person,random,random", "--seed", "5", "--save", name)
	for _, want := range []string{"Turno 1, Ronda 1 de 5", "legitimidad", "En la mano: ", "Hasta la próxima."} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
	if out := asked(t, "", "verify", name); !strings.Contains(out, "íntegra, ") {
		t.Error(out)
	}
	if out := asked(t, "", "legal", name); !strings.Contains(out, "1: ") {
		t.Error(out)
	}
}

func TestSimulateDiadochi(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "diadochi", "--players", "5", "--games", "3", "--options", "forage-attrition,price-of-failure")
	if !strings.Contains(out, "3 partidas, 0 atascadas, ") {
		t.Error(out)
	}
}
