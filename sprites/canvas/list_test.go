package canvas

import (
	"bytes"
	"testing"

	"tyche/fonts"
)

func scribble(c Canvas, word string) {
	c.Clip(Rect{5, 5, 80, 80})
	c.Fill(Rect{0, 0, 50, 50}, blue)
	c.Line(Point{1, 1}, Point{80, 80}, 3, red)
	c.Polygon(corner, red)
	c.Picture(still, Place{At: Point{40, 40}, Scale: 1.5, Turn: 0.2})
	c.Part(still, Rect{5, 5, 10, 10}, Rect{20, 20, 50, 10}, 0.5)
	c.Text(word, Point{10, 60}, fonts.Style{Size: 16, Color: blue})
	c.Unclip()
}

var (
	still  = flat(20, 20, red)
	corner = []Point{{10, 10}, {50, 10}, {10, 40}}
)

func TestListPaintsWhatItWasTold(t *testing.T) {
	direct, listed := paper(100, 100), paper(100, 100)
	scribble(direct, "Pella")
	var l List
	l.Reset(100, 100)
	scribble(&l, "Pella")
	l.Draw(listed)
	if !bytes.Equal(direct.Image().Pix, listed.Image().Pix) {
		t.Error("the list paints another picture")
	}
}

func TestListTellsChanges(t *testing.T) {
	var a, b List
	a.Reset(100, 100)
	scribble(&a, "Pella")
	b.Reset(100, 100)
	scribble(&b, "Pella")
	if !a.Equal(&b) {
		t.Error("the same calls differ")
	}
	b.Reset(100, 100)
	scribble(&b, "Aigai")
	if a.Equal(&b) {
		t.Error("another word was not noticed")
	}
	b.Reset(100, 90)
	scribble(&b, "Pella")
	if a.Equal(&b) {
		t.Error("another size was not noticed")
	}
}

func TestListAllocatesNothingAgain(t *testing.T) {
	var l List
	use := func() { l.Reset(100, 100); scribble(&l, "Pella") }
	use()
	if n := testing.AllocsPerRun(50, use); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
