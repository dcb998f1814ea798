package ui

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// TestNoLineIsCutInHalf scrolls twenty lines past the edges of an area, pixel by pixel, at several sizes of text.
func TestNoLineIsCutInHalf(t *testing.T) {
	for _, scale := range []float64{0.8, 1, 1.4, 2} {
		var s Scroll
		area := canvas.Rect{X: 10, Y: 40, W: 300, H: 200}
		p := play(t, func(u *UI) {
			u.Theme.Scale = scale
			st := u.Theme.Text(Body)
			box := u.BeginScroll(area, &s)
			top := box.Y
			for range 20 {
				box.Y += u.Paragraph(box, "Pella", st, Left)
			}
			u.EndScroll(&s, box.Y-top)
		})
		for y := range 60 {
			s.Jump(float64(y))
			p.tick()
			shown := 0
			var l canvas.List
			l.Reset(800, 600)
			p.u.Draw(&l)
			size := p.u.Theme.Text(Body).Size
			l.Texts(func(said string, at canvas.Point) {
				top, bottom := at.Y-0.72*size, at.Y+0.24*size
				if bottom <= area.Y+1 || top >= area.Bottom()-1 {
					return // out of sight
				}
				shown++
				prove.True(t, "a line in sight is whole", top >= area.Y-1 && bottom <= area.Bottom()+1)
			})
			prove.True(t, "lines are shown", float64(shown) > 200/size/1.8-2)
		}
	}
}

// TestNoKeyIsCutOff: where the edge of an area cuts a button's line, no empty key cap is left beside it.
func TestNoKeyIsCutOff(t *testing.T) {
	var s Scroll
	area := canvas.Rect{X: 10, Y: 40, W: 300, H: 200}
	seen, key := 0.0, ""
	p := play(t, func(u *UI) {
		box := u.BeginScroll(area, &s)
		u.Button(canvas.Rect{X: box.X, Y: area.Bottom() - seen, W: box.W, H: 40}, "Pella", ButtonOpts{Key: key, Left: true})
		u.EndScroll(&s, 1000)
	})
	strokes := func(with string) int {
		key = with
		p.tick()
		var l canvas.List
		l.Reset(800, 600)
		p.u.Draw(&l)
		return l.Len()
	}
	for _, c := range []struct {
		seen float64
		cap  bool
	}{{15, false}, {20, false}, {40, true}} {
		seen = c.seen
		prove.Is(t, "a cap on the row", strokes("7") > strokes(""), c.cap)
	}
}

// A row that reaches beyond the edge of a list keeps the cap of its key beside the words that are seen.
func TestACutRowKeepsItsKey(t *testing.T) {
	a := NewApp(store.NewMemory())
	a.Refresh(1)
	u := NewUI(a)
	for _, seen := range []float64{80, 60, 45, 34} { // of a row of 80
		var s Scroll
		in := Input{W: 240, H: 200, Scale: 1, Zoom: 1}
		u.Begin(&in)
		box := u.BeginScroll(canvas.Rect{W: 240, H: 100}, &s)
		row := canvas.Rect{X: box.X, Y: 100 - seen, W: box.W, H: 80}
		u.Button(row, "", ButtonOpts{Left: true, Key: "5"})
		u.EndScroll(&s, 200)
		u.End()
		var l canvas.List
		l.Reset(240, 200)
		u.Draw(&l)
		whole := false
		l.Texts(func(text string, at canvas.Point) { whole = whole || text == "5" && at.Y > row.Y+8 && at.Y < 100-4 })
		if !whole {
			t.Errorf("where %v of the row is seen its key is not", seen)
		}
	}
}
