package main

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules/lexicon"
)

func TestUse(t *testing.T) {
	var said, progress bytes.Buffer // a slow machine is told how far it has come
	args := []string{"simulate", "--game", "imperio", "--games", "1", "--bots", "veteran", "--options", "deal-houses,turns-10", "--use"}
	if code := run(box, lexicon.Spanish, args, strings.NewReader(""), &said, &progress); code != 0 {
		t.Fatalf("exit %d: %s", code, progress.String())
	}
	out := said.String()
	for _, want := range []string{"| move | in 100 games |", "| act research |", "| seal | 2000 |", "| event | in 100 games |", "| turn-begins | 1000 |"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
	u := newUse()
	u.move("go arvelo")
	u.move("go 5")
	u.add(u)
	if u.Moves["go"]["arvelo"] != 2 || u.Moves["go"]["5"] != 2 {
		t.Errorf("%v", u.Moves)
	}
}
