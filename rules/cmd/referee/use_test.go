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

// More kinds than mostKinds are told apart where the game names the move, and lumped where it does not.
func TestUseTellsPurchases(t *testing.T) {
	u := newUse()
	for i := range mostKinds + 1 {
		u.move("buy unit" + string(rune('a'+i)))
		u.move("execute world" + string(rune('a'+i)))
	}
	var out bytes.Buffer
	r := &referee{box: box, out: &out, voice: &lexicon.Voice{}}
	e, err := r.find("sector")
	if err != nil {
		t.Fatal(err)
	}
	u.print(r, 1, e.named)
	for _, want := range []string{"| buy unita | 100 |", "| execute | 1700 |"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q not found in\n%s", want, out.String())
		}
	}
}
