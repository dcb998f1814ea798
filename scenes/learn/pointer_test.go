package learn

import (
	"math"
	"slices"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A ring lies outside what it rings, and an arrow beside it and off everything else that is pointed at.
func TestPointersHideNothing(t *testing.T) {
	for _, box := range []canvas.Rect{{X: 100, Y: 100, W: 18, H: 18}, {X: 300, Y: 200, W: 60, H: 60}} {
		r := ringRadius(box) + ringPen/2 + 0.5 // as point draws it
		mid := box.Center()
		for _, corner := range []canvas.Point{{X: box.X, Y: box.Y}, {X: box.Right(), Y: box.Bottom()}} {
			if d := math.Hypot(corner.X-mid.X, corner.Y-mid.Y); d > r-ringPen/2 {
				t.Errorf("the ring of %v hides its corner: %v away, the ring begins at %v", box, d, r-ringPen/2)
			}
		}
		for _, way := range ways {
			if tip, covers := reach(box, way, 24, 9); covers.Meets(box) || box.Contains(tip) {
				t.Errorf("the arrow %v at %v covers it: %v", way, box, covers)
			}
		}
	}
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	row := mark{box: canvas.Rect{X: 100, Y: 100, W: 240, H: 38}, row: true}
	if glow := row.frame(u).Inset(-u.Px(ringGlow)); glow.Bottom() > row.box.Bottom()+u.Px(4) || glow.Y < row.box.Y-u.Px(ui.ButtonGap) {
		t.Errorf("the frame of the row %v glows over what lies beside it: %v", row.box, glow)
	}
	a := table.Areas{Window: canvas.Rect{W: 800, H: 600}, Top: canvas.Rect{W: 800, H: 40}, Note: canvas.Rect{Y: 40, W: 800, H: 100}}
	own := mark{box: canvas.Rect{X: 400, Y: 300, W: 20, H: 20}}
	c := &Coach{marked: []mark{own, {box: canvas.Rect{X: 400, Y: 260, W: 20, H: 20}}}}
	var clear []bool
	for _, way := range ways {
		_, covers := reach(own.box, way, 24, 9)
		clear = append(clear, c.free(a, covers, own))
	}
	if clear[0] || !clear[1] || !clear[2] || !clear[3] {
		t.Errorf("ways that are free beside another mark above: %v", clear)
	}
	if _, covers := reach(canvas.Rect{X: 400, Y: 150, W: 20, H: 20}, ways[0], 24, 9); c.free(a, covers, own) {
		t.Errorf("an arrow lies on the note: %v", covers)
	}
}

// TestPartsAtTheEdgeAreFramedInsideTheWindow: the bar is the upper edge of the window, and in a narrow one the note begins right below it;
// the column of the players lies at the left edge, and the map begins right beside it.
func TestPartsAtTheEdgeAreFramedInsideTheWindow(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	phone := table.Areas{Window: canvas.Rect{W: 390, H: 844}, Top: canvas.Rect{W: 390, H: 46}, Note: canvas.Rect{Y: 46, W: 390, H: 240}}
	desktop := table.Areas{Window: canvas.Rect{W: 1280, H: 800}, Top: canvas.Rect{W: 1280, H: 46}, Seats: canvas.Rect{Y: 46, W: 193, H: 754}}
	for _, c := range []struct {
		part  string
		areas table.Areas
		in    canvas.Rect
	}{{"bar", phone, phone.Top}, {"seats", desktop, desktop.Seats}} {
		m := mark{box: partOf(u, &c.areas, &table.Shown{}, c.part)}
		if glow := m.frame(u).Inset(-u.Px(ringGlow)); glow != c.in.Intersect(glow) {
			t.Errorf("the frame of the %s %v glows over %v", c.part, c.in, glow)
		}
	}
}

// TestOnlyOneThingToLookAtHasAnArrow: rings are enough for several, for arrows would lie on the names around them. What is to be pressed has
// an arrow all the same.
func TestOnlyOneThingToLookAtHasAnArrow(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	a := table.Areas{Window: canvas.Rect{W: 800, H: 600}, Top: canvas.Rect{W: 800, H: 40}, Map: canvas.Rect{Y: 40, W: 800, H: 560}}
	one := mark{box: canvas.Rect{X: 400, Y: 300, W: 20, H: 20}, thing: true}
	other := mark{box: canvas.Rect{X: 200, Y: 300, W: 20, H: 20}, thing: true}
	asked := one
	asked.asked = true
	for _, c := range []struct {
		marked []mark
		arrow  bool
	}{{[]mark{one}, true}, {[]mark{one, other}, false}, {[]mark{asked, other}, true}} {
		coach := &Coach{marked: c.marked}
		if got := coach.point(u, a, table.Shown{}, c.marked[0]); (got.W > 0) != c.arrow {
			t.Errorf("of %d things: an arrow over %v", len(c.marked), got)
		}
	}
}

// TestTheArrowOfAPlaceLiesOnTheMap: below the map, or over the cards that lie on it, it would seem to speak of them.
func TestTheArrowOfAPlaceLiesOnTheMap(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	a := table.Areas{Window: canvas.Rect{W: 390, H: 844}, Map: canvas.Rect{Y: 300, W: 390, H: 200}, Hand: canvas.Rect{Y: 480, W: 390, H: 120}}
	over := canvas.Rect{X: 180, Y: 400, W: 60, H: 35} // a counter above the place
	piece := func(box canvas.Rect) bool { return box.Meets(over) }
	m := mark{box: canvas.Rect{X: 200, Y: 445, W: 20, H: 20}, thing: true, asked: true}
	c := &Coach{marked: []mark{m}}
	if at := c.point(u, a, table.Shown{Piece: piece}, m); at.W == 0 || at.Intersect(a.Map) != at || at.Meets(a.Hand) {
		t.Errorf("the arrow lies at %v, the map at %v, the cards at %v", at, a.Map, a.Hand)
	}
}

// TestTheArrowOfAPlaceKeepsOffNames: a name would be written over its tip. Where names lie all round it points from above.
func TestTheArrowOfAPlaceKeepsOffNames(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	a := table.Areas{Window: canvas.Rect{W: 800, H: 600}, Map: canvas.Rect{W: 800, H: 600}}
	m := mark{box: canvas.Rect{X: 400, Y: 300, W: 20, H: 20}, thing: true, asked: true}
	c := &Coach{marked: []mark{m}}
	for _, row := range []struct {
		names []canvas.Rect
		above bool
	}{
		{nil, true},
		{[]canvas.Rect{{X: 380, Y: 270, W: 60, H: 20}}, false},
		{[]canvas.Rect{{X: 397, Y: 270, W: 26, H: 20}, {X: 397, Y: 335, W: 26, H: 20}, {X: 432, Y: 302, W: 60, H: 16}, {X: 330, Y: 302, W: 58, H: 16}}, false},
		{[]canvas.Rect{{W: 800, H: 600}}, true},
	} {
		named := func(box canvas.Rect) bool {
			return slices.ContainsFunc(row.names, func(name canvas.Rect) bool { return name.Meets(box) })
		}
		at := c.point(u, a, table.Shown{Named: named}, m)
		if above := at.Bottom() < m.box.Y && at.X < m.box.X+10 && at.Right() > m.box.X+10; at.W == 0 || above != row.above || !row.above && named(at) {
			t.Errorf("names at %v: the arrow covers %v", row.names, at)
		}
	}
}

// TestRingsOfNeighboursStayApart draws them closer where they would touch, down to the circles of the spaces, and leaves others as they are.
func TestRingsOfNeighboursStayApart(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	space := func(x float64) mark {
		return mark{box: canvas.Rect{X: x, Y: 100, W: 24, H: 24}, thing: true, round: true}
	}
	for _, row := range []struct{ apart, radius float64 }{{200, ringRadius(space(0).box)}, {44, 22 - u.Px(ringPen+1)}, {20, 12}} {
		c := &Coach{marked: []mark{space(100), space(100 + row.apart)}}
		c.part(u, canvas.Rect{W: 800, H: 600})
		for _, m := range c.marked {
			if math.Abs(m.radius-row.radius) > 0.01 {
				t.Errorf("the ring of a space %v pixels from its neighbour has a radius of %v, want %v", row.apart, m.radius, row.radius)
			}
		}
	}
}

// TestARingStaysInTheWindow: cut off it would look like a fault, and the wider it is the more it hides of what lies beside.
func TestARingStaysInTheWindow(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	for _, row := range []struct{ y, radius float64 }{{300, math.Hypot(100, 100) / 2}, {540, 60 - u.Px(ringPen+1)}, {560, 50}} {
		c := &Coach{marked: []mark{{box: canvas.Rect{X: 350, Y: row.y - 50, W: 100, H: 100}, thing: true, round: true}}}
		c.part(u, canvas.Rect{W: 800, H: 600})
		if got := c.marked[0].radius; math.Abs(got-row.radius) > .01 {
			t.Errorf("at %v the ring has a radius of %v, want %v", row.y, got, row.radius)
		}
	}
}

// TestTilesAreFramed: a ring round a square tile of a sheet would lie on its neighbours; what lies on the map has one.
func TestTilesAreFramed(t *testing.T) {
	a := table.Areas{Map: canvas.Rect{W: 800, H: 600}}
	box := canvas.Rect{X: 200, Y: 200, W: 70, H: 70}
	if thing(a, box, true, true).round || !thing(a, box, true, false).round {
		t.Error("a tile is ringed, or a place is not")
	}
}
