package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/odds"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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
	f.threats.tell(f, space, &table.Sight{}, mostTold)
	told := len(f.threats.words)
	if want := 1 + mostTold + 1; told != want || f.threats.words[told-1] != f.word("threats.more", rules.N(3)) {
		t.Errorf("%d lines, want %d: %q", told, want, f.threats.words)
	}
}

// TestMinorGeneralsAreToldByOwnerAndPlace: the card names whose a Minor General is and where; those of one place count once.
func TestMinorGeneralsAreToldByOwnerAndPlace(t *testing.T) {
	s := settled(t)
	f := s.face
	at := -1
	var minors []int
	for i := range f.view.Generals {
		if g := &f.view.Generals[i]; !g.Major {
			minors = append(minors, i)
		}
	}
	for i := range f.view.Spaces {
		if f.view.Spaces[i].Outside.Owner == 1 && f.view.Spaces[i].Outside.Size() > 0 {
			at = i
		}
	}
	for _, i := range minors[:2] {
		f.view.Generals[i].Owner, f.view.Generals[i].At = 1, game.Place(at)
	}
	f.threats.count(f, 0)
	listed := 0
	for _, k := range f.threats.armies {
		if k.general == minors[0] || k.general == minors[1] {
			listed++
		}
	}
	if listed != 1 {
		t.Errorf("two Minor Generals of one place are %d armies", listed)
	}
	if said := f.comer(minors[0]); !strings.Contains(said, f.seatName(1)) || !strings.Contains(said, f.name(spaceRef(at))) {
		t.Errorf("%q names neither owner nor place", said)
	}
}

// TestTheCardOfThreatsLeavesTheMapInSight: in a small window it tells of fewer armies rather than cover the map.
func TestTheCardOfThreatsLeavesTheMapInSight(t *testing.T) {
	s := settledIn(t, 1024, 640)
	f := s.face
	f.toggleThreats(0)
	space := -1
	for i := range f.view.Spaces {
		if f.threats.threatened(f, i, 0) {
			space = i
		}
	}
	one := f.threats.armies[f.threats.comers(space)[0]]
	f.threats.armies = append(f.threats.armies[:0], one, one, one, one, one, one)
	lines := map[float64]int{}
	for _, high := range []float64{260, 900} {
		u := ui.NewUI(s.app)
		u.Begin(&s.in)
		f.threats.of = -1
		f.threats.drawLegend(f, u, table.Areas{Map: canvas.Rect{W: 600, H: high}}, &table.Sight{Hover: spaceRef(space)})
		lines[high] = len(f.threats.words)
		if h := f.threats.high(u, 600*mostWide); lines[high] > 3 && h > high*mostHigh {
			t.Errorf("the card is %.0f of %.0f high", h, high)
		}
	}
	if lines[260] >= lines[900] || lines[900] != 1+mostTold+1 {
		t.Errorf("lines in a low window and in a high one: %v", lines)
	}
}

// TestThePressedCardOfThreatsFolds: a press leaves of it no more than what the patterns mean, another unfolds it, and a space that is
// pointed at is told either way.
func TestThePressedCardOfThreatsFolds(t *testing.T) {
	s := settledIn(t, 390, 844)
	f := s.face
	f.toggleThreats(0)
	s.tick(3)
	legend := f.threats.words[0]
	v := f.camera.View
	for _, row := range []struct{ says bool }{{true}, {false}, {true}, {false}} {
		if s.says(legend) != row.says {
			t.Errorf("the legend is told: %v", !row.says)
		}
		s.press(v.X+40, v.Bottom()-f.covered-30)
		s.tick(3)
	}
	s.press(v.X+40, v.Bottom()-f.covered-30)
	s.tick(3)
	space := -1
	for i := range f.view.Spaces {
		if f.threats.threatened(f, i, 0) {
			space = i
		}
	}
	u := ui.NewUI(s.app)
	u.Begin(&s.in)
	f.threats.drawLegend(f, u, table.Areas{Map: v}, &table.Sight{Hover: spaceRef(space)})
	if told := f.threats.told(f, 0); len(told) == 0 || told[0] != f.name(spaceRef(space)) {
		t.Errorf("of the space that is pointed at it tells %v", told)
	}
	if f.threats.of = -1; len(f.threats.told(f, 0)) > 0 {
		t.Error("it tells of the whole map")
	}
}

// TestARivalInASpaceOfOnesOwnIsToldFirst: whoever else comes there meets him, and the chances of that are not the viewer's.
func TestARivalInASpaceOfOnesOwnIsToldFirst(t *testing.T) {
	s := settled(t)
	f := s.face
	f.toggleThreats(0)
	space := -1
	for i := range f.view.Spaces {
		if f.threats.threatened(f, i, 0) {
			space = i
		}
	}
	foresee := &table.Sight{Foresee: func(_, _ rules.Ref) (rules.Stake, bool) {
		return rules.Stake{What: rules.Say("diadochi.stake.battle"), Ways: []rules.Way{{What: rules.Say("diadochi.stake.win"), Most: odds.Chance{Ways: 1, Of: 1}}}}, true
	}}
	here := &f.view.Spaces[space].Outside
	for _, c := range []struct {
		owner rules.Seat
		units int
		odds  bool
	}{{0, 2, true}, {1, 2, false}, {1, 0, true}} {
		here.Owner, here.Units = c.owner, [game.NumUnits]uint8{}
		here.Units[0] = uint8(c.units)
		f.threats.tell(f, space, foresee, 1)
		told := strings.Join(f.threats.words, "\n")
		if strings.Contains(told, f.word("threats.here", rules.W(f.seatName(1)))) == c.odds {
			t.Errorf("%+v: the rival is told wrongly: %q", c, told)
		}
		if strings.Contains(told, "100 %") != c.odds {
			t.Errorf("%+v: the chances: %q", c, told)
		}
	}
}
