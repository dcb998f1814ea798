package main

import (
	"strings"
	"testing"

	"tyche/rules/lexicon"
	"tyche/rules/manual"
)

// Every game of the box can be asked for its rules, by number and by words.
func TestRulesInTheTerminal(t *testing.T) {
	for _, e := range box {
		id := e.game.Info().ID
		if e.manual == nil {
			t.Errorf("%s has no rulebook", id)
			continue
		}
		m, err := manual.Load(e.manual, "manual", string(lexicon.Spanish), string(lexicon.English))
		if err != nil {
			t.Fatal(id, err)
		}
		first := m.Book(string(lexicon.Spanish)).Find("1.1").Text()
		players := strings.TrimSuffix(strings.Repeat("random,", e.game.Info().MinSeats-1), ",")
		out := asked(t, "regla 1.1\nsalir\n", "play", "--game", id, "--seats", "person,"+players, "--seed", "5")
		if !strings.Contains(out, first[:min(40, len(first))]) {
			t.Errorf("%s: rule 1.1 is not told: %s", id, out)
		}
	}
}

func TestImperioInTheTerminal(t *testing.T) {
	out := asked(t, "regla 16.7\nbuscar nebulosa\nsalir\n", "play", "--game", "imperio", "--seats", "person,random", "--seed", "5")
	for _, want := range []string{"Se tira un dado por cada Tropa", "Nebulosa"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
}
