package table

import (
	"testing"

	"tyche/rules"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// sheet is a face whose things lie where it is told.
type sheet struct {
	Face
	at     map[rules.Ref]canvas.Rect
	shown  []rules.Ref
	called int
}

func (s *sheet) Where(ref rules.Ref) (canvas.Rect, bool) { r, ok := s.at[ref]; return r, ok }
func (s *sheet) Focus(refs []rules.Ref)                  { s.shown, s.called = refs, s.called+1 }

// pointing is a coach who points at things.
type pointing struct {
	Coach
	look, points []rules.Ref
	step         int
}

func (p *pointing) Tab() (Tab, bool)           { return 0, false }
func (p *pointing) Look() []rules.Ref          { return p.look }
func (p *pointing) At() int                    { return p.step }
func (p *pointing) Points(*Offers) []rules.Ref { return p.points }

// TestTheMapShowsWhatTheNotePointsAt: it moves only where that lies at its edge, below the cards or in a knot, and once for each step.
func TestTheMapShowsWhatTheNotePointsAt(t *testing.T) {
	a := Areas{Map: canvas.Rect{W: 400, H: 400}, Hand: canvas.Rect{Y: 360, W: 400, H: 100}}
	place := func(x, y float64) canvas.Rect { return canvas.Rect{X: x - 10, Y: y - 10, W: 20, H: 20} }
	home, one, two := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}, rules.Ref{Kind: 1, ID: 3}
	for _, row := range []struct {
		name     string
		one, two canvas.Rect
		shows    int
	}{
		{"both well inside", place(100, 100), place(200, 200), 0},
		{"one at the edge", place(100, 100), place(395, 200), 3},
		{"one just above the cards", place(100, 100), place(200, 345), 3},
		{"a knot", place(100, 100), place(130, 100), 2},
		{"a card", place(100, 100), place(200, 420), 0},
	} {
		face := &sheet{at: map[rules.Ref]canvas.Rect{home: place(150, 150), one: row.one, two: row.two}}
		table := &Table{ui: ui.NewUI(ui.NewApp(store.NewMemory())), face: face, mapped: a.Map, looked: []rules.Ref{home}}
		coach := &pointing{look: table.looked, points: []rules.Ref{one, two}, step: 1}
		for range 3 {
			table.follow(coach, a)
		}
		if len(face.shown) != row.shows || face.called != min(row.shows, 1) {
			t.Errorf("%s: the map shows %v, told %d times", row.name, face.shown, face.called)
		}
	}
}

// TestTheMapStaysWhereAllIsSeen: what the next note speaks of may be in view already, near enough to be read; on the first note it is not
// known whether the map was brought there.
func TestTheMapStaysWhereAllIsSeen(t *testing.T) {
	a := Areas{Map: canvas.Rect{W: 400, H: 400}}
	place := func(x, y float64) canvas.Rect { return canvas.Rect{X: x - 10, Y: y - 10, W: 20, H: 20} }
	home, one, two := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}, rules.Ref{Kind: 1, ID: 3}
	for _, row := range []struct {
		name     string
		before   []rules.Ref
		one, two canvas.Rect
		moves    int
	}{
		{"all in view", []rules.Ref{home}, place(100, 100), place(250, 250), 0},
		{"small in the distance", []rules.Ref{home}, place(100, 100), place(200, 200), 1},
		{"cut by the edge", []rules.Ref{home}, place(100, 100), place(395, 250), 1},
		{"the first note", nil, place(100, 100), place(250, 250), 1},
	} {
		face := &sheet{at: map[rules.Ref]canvas.Rect{home: place(150, 150), one: row.one, two: row.two}}
		table := &Table{ui: ui.NewUI(ui.NewApp(store.NewMemory())), face: face, mapped: a.Map, looked: row.before}
		coach := &pointing{look: []rules.Ref{one, two}, step: 1}
		for range 3 {
			table.follow(coach, a)
		}
		if face.called != row.moves {
			t.Errorf("%s: the map is told to move %d times", row.name, face.called)
		}
	}
}

// TestNothingIsPointedAtThroughARaisedPage: what lies below it on the map is not in sight for a coach.
func TestNothingIsPointedAtThroughARaisedPage(t *testing.T) {
	place, below := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}
	face := &sheet{at: map[rules.Ref]canvas.Rect{place: {X: 10, Y: 10, W: 20, H: 20}, below: {X: 10, Y: 90, W: 20, H: 20}}}
	table, a := &Table{face: face}, Areas{Tabs: canvas.Rect{Y: 100}}
	for _, row := range []struct {
		ref    rules.Ref
		raised bool
		seen   bool
	}{{place, false, true}, {below, false, true}, {place, true, true}, {below, true, false}} {
		table.tall.on = row.raised
		if _, seen := table.above(a)(row.ref); seen != row.seen {
			t.Errorf("%v with the page raised %v: seen %v", row.ref, row.raised, seen)
		}
	}
}

// TestTheSmallListGoesWithItsPlace closes it when the window gets another shape.
func TestTheSmallListGoesWithItsPlace(t *testing.T) {
	table := &Table{pop: popup{open: true}, sized: canvas.Point{X: 390, Y: 844}}
	if table.resize(390, 844); !table.pop.open {
		t.Error("it closes in the same window")
	}
	if table.resize(844, 390); table.pop.open {
		t.Error("it stands beside no place any more")
	}
}
