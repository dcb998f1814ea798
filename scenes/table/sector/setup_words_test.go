package sector_test

import (
	"fmt"
	"testing"

	"tyche/scenes/house"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
)

// TestTheSetUpNamesTheFactions reads the set-up: beside each seat stands the faction that its emblem means, unless they are dealt.
func TestTheSetUpNamesTheFactions(t *testing.T) {
	for _, w := range [][2]int{{1280, 800}, {390, 844}} {
		g, err := guide.New([]house.Kind{entry()}, store.NewMemory(), guide.Window{Language: "es", W: w[0], H: w[1], Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Click("Partida nueva"); err != nil {
			t.Fatal(err)
		}
		g.Tick(10)
		look(t, g, fmt.Sprintf("set-up-factions-%d", w[0]))
		at := sat{Guide: g}
		if !at.shows("Gremio de la Brasa") || !at.shows("Gremio del Ancla") {
			t.Errorf("%v: the factions are not named: %q", w, g.Says())
		}
		if w[0] < 500 {
			continue
		}
		dealt, _ := g.Find("Facciones repartidas al azar")
		dealt.X = 1195
		g.Press(dealt)
		g.Tick(5)
		if at.shows("Gremio de la Brasa") {
			t.Errorf("factions are named that will be dealt: %q", g.Says())
		}
	}
}
