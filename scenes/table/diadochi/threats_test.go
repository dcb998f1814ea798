package diadochi

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
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

// TestTheCursorOnAnArmyShowsItsReach: an army reaches what it can march or sail to, and the space it stands in is no threat.
func TestTheCursorOnAnArmyShowsItsReach(t *testing.T) {
	f := settled(t).face
	f.toggleThreats(0)
	if len(f.threats.armies) == 0 {
		t.Fatal("no enemy army")
	}
	for i, k := range f.threats.armies {
		at, _, _ := f.view.Generals[k.general].At.Space()
		if land, sea := f.threats.comes(at, i); land || sea {
			t.Errorf("army %d threatens the space in which it stands", i)
		}
		reached := 0
		for space := range f.view.Spaces {
			if land, sea := f.threats.comes(space, i); land || sea {
				reached++
			}
		}
		if reached == 0 {
			t.Errorf("army %d reaches nothing", i)
		}
		if got := f.threats.under(f, generalRef(k.general)); got < 0 || f.view.Generals[f.threats.armies[got].general].At != f.view.Generals[k.general].At {
			t.Errorf("the cursor on general %d means army %d", k.general, got)
		}
	}
}

// TestTheCardOfThreatsIsBounded: where many armies come, it tells the nearest and how many more there are.
func TestTheCardOfThreatsIsBounded(t *testing.T) {
	s := settled(t)
	f := s.face
	f.toggleThreats(0)
	t.Run("nearest first", func(t *testing.T) {
		for space := range f.view.Spaces {
			last := 0
			for _, i := range f.threats.comers(space) {
				n, _ := f.threats.armies[i].needs(space)
				if n < last || n > mostPoints {
					t.Errorf("space %d: an army %d points away after one %d away", space, n, last)
				}
				last = n
			}
		}
	})
	space := -1
	for i := range f.view.Spaces {
		if f.threats.threatened(f, i, 0) {
			space = i
		}
	}
	one := f.threats.armies[f.threats.comers(space)[0]]
	f.threats.armies = f.threats.armies[:0]
	for range mostTold + 3 {
		f.threats.armies = append(f.threats.armies, one)
	}
	f.threats.tell(f, space, &table.Sight{})
	told := len(f.threats.words)
	if want := 1 + mostTold + 1; told != want || f.threats.words[told-1] != f.word("threats.more", rules.N(3)) {
		t.Errorf("%d lines, want %d: %q", told, want, f.threats.words)
	}
}
