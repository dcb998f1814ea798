package diadochi

import (
	"testing"

	game "tyche/rules/diadochi"
)

// TestThreatsCountTheDie: a die above the Initiative gives 4 MP, on it 3, below it 2 (5.4).
func TestThreatsCountTheDie(t *testing.T) {
	for _, c := range []struct{ initiative, points, want int }{{4, 2, 100}, {4, 3, 50}, {4, 4, 33}, {2, 4, 67}} {
		if got := enough(c.initiative, c.points); got != c.want {
			t.Errorf("initiative %d, %d MP: %d %%, want %d %%", c.initiative, c.points, got, c.want)
		}
	}
}

// TestThreatsComeByLandAndSea: from a Port, what is nearer by sea is counted by sea.
func TestThreatsComeByLandAndSea(t *testing.T) {
	f := sit(t, "en", 1280, 800, 0).face
	space := func(id string) int {
		r, ok := game.Game.FindRef(id)
		if !ok {
			t.Fatalf("no space %q", id)
		}
		return int(r.ID)
	}
	athens, miletos := space("athenai"), space("miletos")
	k := reach{land: f.spread(athens, stepCost), sea: f.spread(athens, sailCost)}
	if n, bySea := k.needs(miletos); !bySea || n > mostPoints {
		t.Errorf("Miletos is %d points away, by sea: %v", n, bySea)
	}
	k.sea = nil
	if n, _ := k.needs(miletos); n <= mostPoints {
		t.Errorf("Miletos is %d points away by land", n)
	}
}
