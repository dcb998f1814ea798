package ui

import (
	"testing"

	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// gesture feeds ticks of fingers and returns what a mouse would have done.
func gesture(ticks ...[]Finger) (seen []Input) {
	var f Fingers
	in := Input{W: 800, H: 600, Scale: 1, Dt: 0.1, Zoom: 1}
	for _, fingers := range ticks {
		f.Feed(&in, fingers)
		seen = append(seen, in)
		in.Clear()
		in.Pressed, in.Released = nil, nil
	}
	return seen
}

func finger(x, y float64) []Finger { return []Finger{{1, canvas.Point{X: x, Y: y}}} }

func TestTapIsAClick(t *testing.T) {
	seen := gesture(finger(10, 10), finger(12, 11), nil, nil)
	for i, in := range seen {
		if clicked := len(in.Pressed) == 1 && len(in.Released) == 1; clicked != (i == 2) {
			t.Errorf("tick %d: %v %v", i, in.Pressed, in.Released)
		}
	}
	if at, ok := seen[2].Clicked(LeftButton); !ok || at != (canvas.Point{X: 12, Y: 11}) || seen[3].Held[LeftButton] {
		t.Errorf("clicked at %v", at)
	}
}

func TestLongPressHovers(t *testing.T) {
	seen := gesture(finger(10, 10), finger(10, 10), finger(10, 10), finger(10, 10), finger(10, 10), finger(40, 40), nil)
	if !seen[4].Present || !seen[4].Moved || seen[5].Cursor.X != 40 || seen[6].Present {
		t.Errorf("resting %+v, moved %+v, lifted %+v", seen[4], seen[5], seen[6])
	}
	for i, in := range seen {
		if len(in.Pressed)+len(in.Released) > 0 || in.Held[LeftButton] {
			t.Errorf("tick %d pressed", i)
		}
	}
}

func TestOneFingerDrags(t *testing.T) {
	seen := gesture(finger(10, 10), finger(40, 10), finger(90, 10), nil)
	if at, ok := seen[1].Clicked(LeftButton); !ok || at.X != 10 || !seen[1].Held[LeftButton] || seen[1].Cursor.X != 40 {
		t.Errorf("the drag starts with %+v", seen[1])
	}
	if at, ok := seen[3].Let(LeftButton); !ok || at.X != 90 || seen[3].Held[LeftButton] {
		t.Errorf("the drag ends with %+v", seen[3])
	}
}

func TestTwoFingersPanAndZoom(t *testing.T) {
	two := func(a, b float64) []Finger {
		return []Finger{{1, canvas.Point{X: a, Y: 100}}, {2, canvas.Point{X: b, Y: 100}}}
	}
	seen := gesture(finger(100, 100), two(100, 200), two(110, 210), two(100, 220), finger(100, 100), nil, nil)
	if seen[1].Zoom != 1 || seen[1].Pan.X != 0 {
		t.Errorf("two fingers down already move: %+v", seen[1])
	}
	if seen[2].Pan.X != 10 || seen[2].Zoom != 1 {
		t.Errorf("both ten to the right: %+v", seen[2])
	}
	if seen[3].Zoom < 1.19 || seen[3].Zoom > 1.21 || seen[3].ZoomAt.X != 160 {
		t.Errorf("apart: %+v", seen[3])
	}
	for i, in := range seen {
		if len(in.Pressed) > 0 {
			t.Errorf("tick %d: the finger that stays longer clicks", i)
		}
	}
}

func TestWheelGivesOneNotchForEachReport(t *testing.T) {
	cases := []struct {
		name    string
		browser bool
		reports []float64
		want    int
	}{
		{"mouse on the desktop", false, []float64{1, 1, -1}, 1},
		{"fast mouse on the desktop", false, []float64{5, 5}, 2},
		{"touch pad on the desktop", false, []float64{0.25, 0.25, 0.25, 0.25, 0.25}, 1},
		{"browser", true, []float64{300, 120, -100}, 1},
		{"touch pad in a browser", true, []float64{20, 20, 20, 20, 20, 20}, 1},
		{"turned back", true, []float64{45, 45, -45, -45}, 0},
	}
	for _, c := range cases {
		var w Wheel
		got := 0
		for _, dy := range c.reports {
			got += w.Notches(dy, c.browser)
		}
		if got != c.want {
			t.Errorf("%s: %d notches, want %d", c.name, got, c.want)
		}
	}
}

// TestNothingIsPointedAtAfterATap: else its tooltip would stay over what lies beside it.
func TestNothingIsPointedAtAfterATap(t *testing.T) {
	seen := gesture(finger(10, 10), nil, nil)
	if !seen[1].Present {
		t.Error("the tap itself points at nothing")
	}
	if seen[2].Present || !seen[2].Moved {
		t.Errorf("after the tap: %+v", seen[2])
	}
}

// A screen keeps its measures while a finger is on it: they grow once it has been lifted, and shrink for a mouse.
func TestButtonsGrowForFingers(t *testing.T) {
	a := NewApp(store.NewMemory())
	in := &Input{W: 400, H: 400, Scale: 1, Dt: 1. / 60, Zoom: 1}
	high := func(what string, want float64) {
		t.Helper()
		a.Update(in)
		if got := a.Theme.ButtonHeight(); got != want {
			t.Errorf("%s: buttons of %v, want %v", what, got, want)
		}
		in.Clear()
	}
	high("under a mouse", ButtonHeight)
	in.Touch = true
	in.Pressed, in.Released = []Click{{}}, []Click{{}}
	high("while the first tap is answered", ButtonHeight)
	in.Held[LeftButton] = true
	high("while a finger drags", ButtonHeight)
	in.Held[LeftButton] = false
	high("after it", FingerHeight)
	a.Prefs.TextScale = 1.5
	high("at larger text, whose buttons are high enough for fingers", ButtonHeight)
	a.Prefs.TextScale = 0.8
	high("at smaller text, whose are not", FingerHeight/0.8)
	in.Touch = false
	high("under a mouse again", ButtonHeight)
}

// TestATipLiesAboveTheFinger: what a finger rests on is explained above it, where the hand hides nothing, unless there is no room.
func TestATipLiesAboveTheFinger(t *testing.T) {
	u := NewUI(NewApp(store.NewMemory()))
	u.Begin(&Input{W: 390, H: 844, Scale: 1})
	about := canvas.Rect{X: 270, Y: 470, W: 60, H: 20}
	if r := u.tipPlace(about, 160, 30); r.Y < about.Bottom() {
		t.Errorf("under a mouse the tip of %v lies at %v", about, r)
	}
	u.Theme.Touch = true
	if r := u.tipPlace(about, 160, 30); r.Bottom() > about.Y {
		t.Errorf("under a finger the tip of %v lies at %v", about, r)
	}
	if r := u.tipPlace(canvas.Rect{X: 4, Y: 4, W: 40, H: 40}, 160, 30); r.Y < 44 {
		t.Errorf("a tip covers what it explains: %v", r)
	}
}

// TestATipLeavesReadWhatIsKept: what lies beside the words of a note is explained below them, and not over them; what lies in the note or
// above it where it always is.
func TestATipLeavesReadWhatIsKept(t *testing.T) {
	u := NewUI(NewApp(store.NewMemory()))
	u.Begin(&Input{W: 1280, H: 800, Scale: 1})
	note := canvas.Rect{X: 192, Y: 46, W: 796, H: 172}
	beside, within, above := canvas.Rect{X: 8, Y: 50, W: 170, H: 140}, canvas.Rect{X: 900, Y: 60, W: 30, H: 30}, canvas.Rect{X: 940, Y: 8, W: 32, H: 32}
	before := [3]canvas.Rect{u.tipPlace(beside, 280, 50), u.tipPlace(within, 280, 50), u.tipPlace(above, 280, 50)}
	u.KeepRead(note)
	if r := u.tipPlace(beside, 280, 50); meet(r, note) || !meet(before[0], note) {
		t.Errorf("the tip of what lies beside the note lies at %v, without it at %v", r, before[0])
	}
	for i, about := range []canvas.Rect{within, above} {
		if r := u.tipPlace(about, 280, 50); r != before[i+1] {
			t.Errorf("the tip of %v lies at %v, without the note at %v", about, r, before[i+1])
		}
	}
	u.Begin(&Input{W: 1280, H: 800, Scale: 1})
	if r := u.tipPlace(beside, 280, 50); r != before[0] {
		t.Errorf("what was kept in another tick still moves a tip to %v", r)
	}
}

// A finger that scrolls a list leaves it soon where it is low, and it means no row of it.
func TestAFingerScrollsAListAndPressesNothing(t *testing.T) {
	var s Scroll
	pressed, volume := -1, 0.5
	p := play(t, func(u *UI) {
		if i := u.List(at(0, 100, 200, 60), &s, 20, 50, -1, func(i int, r canvas.Rect) {}); i >= 0 {
			pressed = i
		}
	})
	p.in.Touch = true
	p.tick()
	drag := func(from, to canvas.Point) {
		p.in.Pressed, p.in.Held[LeftButton] = []Click{{LeftButton, from}}, true
		for i := 1.0; i <= 4; i++ {
			p.move(from.X+(to.X-from.X)*i/4, from.Y+(to.Y-from.Y)*i/4)
			p.tick()
		}
		p.lift(to.X, to.Y)
	}
	drag(canvas.Point{X: 50, Y: 130}, canvas.Point{X: 52, Y: 110})
	if s.Pos != 20 || pressed >= 0 {
		t.Errorf("a finger went up 20 pixels on a row: the list stands at %v, and row %d is pressed", s.Pos, pressed)
	}
	drag(canvas.Point{X: 50, Y: 150}, canvas.Point{X: 52, Y: 30})
	if s.Pos != 140 || pressed >= 0 {
		t.Errorf("a finger went up 120 pixels and out of the list: it stands at %v, and row %d is pressed", s.Pos, pressed)
	}
	drag(canvas.Point{X: 50, Y: 30}, canvas.Point{X: 52, Y: 150})
	if s.Pos != 140 {
		t.Errorf("a finger came from elsewhere and moved the list to %v", s.Pos)
	}
	p.tap(50, 120)
	if pressed != 3 {
		t.Errorf("a tap presses row %d", pressed)
	}

	p.show = func(u *UI) {
		box := u.BeginScroll(at(0, 100, 200, 60), &s)
		u.Slider(canvas.Rect{X: 0, Y: box.Y + 140, W: 150, H: 50}, "volume", &volume, SliderOpts{Hi: 1})
		u.EndScroll(&s, 1000)
	}
	p.tick()
	drag(canvas.Point{X: 75, Y: 130}, canvas.Point{X: 120, Y: 134})
	if s.Pos != 140 || volume == 0.5 {
		t.Errorf("a finger went sideways on a slider: the page stands at %v, the slider at %v", s.Pos, volume)
	}
	was := volume
	drag(canvas.Point{X: 20, Y: 130}, canvas.Point{X: 24, Y: 110})
	if s.Pos != 160 || volume != was {
		t.Errorf("a finger went up on a slider: the page stands at %v, the slider went from %v to %v", s.Pos, was, volume)
	}

	dragged := 0
	p.show = func(u *UI) { // rows that ask for clicks themselves, as the chronicle does
		u.BeginScroll(at(0, 100, 200, 60), &s)
		if _, click := u.In.Clicked(LeftButton); click && u.Dragged() {
			dragged++
		}
		u.EndScroll(&s, 1000)
	}
	p.tick()
	drag(canvas.Point{X: 20, Y: 130}, canvas.Point{X: 24, Y: 110})
	p.tap(50, 120)
	if dragged != 1 {
		t.Errorf("of a drag and a tap %d come to rows as drags", dragged)
	}
}

// TestAFingerThatTremblesPointsSteadily: it rests, so that what it rests on is explained; one that goes on points elsewhere.
func TestAFingerThatTremblesPointsSteadily(t *testing.T) {
	seen := gesture(finger(10, 10), finger(10, 10), finger(10, 11), finger(11, 10), finger(11, 11), finger(10, 9), finger(13, 10), finger(30, 10))
	at := seen[4].Cursor
	for _, in := range seen[5:7] {
		if !in.Present || in.Moved || in.Cursor != at {
			t.Errorf("trembling it points at %v, moved %v; it rests at %v", in.Cursor, in.Moved, at)
		}
	}
	if end := seen[7]; !end.Moved || end.Cursor.X != 30 {
		t.Errorf("moved on it points at %v", end.Cursor)
	}
}

// TestATipMayStandBesideTheWhole: what explains a tile covers none of its neighbours, and comes only over the tile itself.
func TestATipMayStandBesideTheWhole(t *testing.T) {
	u := NewUI(NewApp(store.NewMemory()))
	sheet, tile := canvas.Rect{X: 300, Y: 100, W: 400, H: 200}, canvas.Rect{X: 320, Y: 120, W: 60, H: 60}
	for _, row := range []struct {
		at   canvas.Point
		want string
	}{{tile.Center(), "dear"}, {canvas.Point{X: 600, Y: 200}, ""}} {
		u.Begin(&Input{W: 1280, H: 800, Scale: 1, Focused: true, Present: true, Cursor: row.at})
		u.TipBeside(tile, sheet, "dear")
		if u.tip.wanted != row.want {
			t.Errorf("at %v the tip says %q", row.at, u.tip.wanted)
		}
		if r := u.tipPlace(u.tip.at, 160, 30); row.want != "" && r.Meets(sheet) {
			t.Errorf("the tip lies on the sheet, at %v", r)
		}
	}
}
