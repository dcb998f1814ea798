package main

import (
	"strings"
	"testing"
)

func TestUse(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "imperio", "--games", "2", "--bots", "veteran", "--options", "deal-houses,turns-10", "--use")
	for _, want := range []string{"| move | in 100 games |", "| act research |", "| seal | 2000 |", "| event | in 100 games |", "| turn-begins | 1000 |"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
	u := newUse()
	u.move("go arvelo")
	u.move("go 5")
	u.add(u)
	if u.moves["go"]["arvelo"] != 2 || u.moves["go"]["5"] != 2 {
		t.Errorf("%v", u.moves)
	}
}
