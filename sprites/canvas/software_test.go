package canvas

import (
	"image"
	"image/color"
	"math"
	"testing"

	"tyche/fonts"
)

var red, blue = color.NRGBA{200, 0, 0, 255}, color.NRGBA{0, 0, 200, 255}

func paper(w, h int) *Software { return NewSoftware(image.NewRGBA(image.Rect(0, 0, w, h))) }

// flat is a picture of one colour.
func flat(w, h int, c color.NRGBA) *Picture {
	return NewPicture(w, h, func(dst *image.RGBA) { NewSoftware(dst).Fill(Rect{0, 0, float64(w), float64(h)}, c) })
}

// ink returns the sum of alpha and its middle.
func ink(m *image.RGBA) (sum float64, middle Point) {
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			a := float64(m.RGBAAt(x, y).A) / 255
			sum += a
			middle.X += a * (float64(x) + 0.5)
			middle.Y += a * (float64(y) + 0.5)
		}
	}
	return sum, Point{middle.X / sum, middle.Y / sum}
}

func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

func TestShapesHaveTheirArea(t *testing.T) {
	shapes := []struct {
		name string
		draw func(Canvas)
		area float64
	}{
		{"a rectangle between pixels", func(c Canvas) { c.Fill(Rect{10.25, 10.5, 20.5, 10}, red) }, 205},
		{"half covered", func(c Canvas) { c.Fill(Rect{10, 10, 20, 10}, color.NRGBA{9, 9, 9, 128}) }, 100.4},
		{"a level line with round ends", func(c Canvas) { c.Line(Point{20, 50}, Point{60, 50}, 6, red) }, 40*6 + math.Pi*9},
		{"a sloping line", func(c Canvas) { c.Line(Point{20, 20}, Point{60, 50}, 4, red) }, 50*4 + math.Pi*4},
		{"a triangle", func(c Canvas) { c.Polygon([]Point{{10, 10}, {50, 10}, {10, 40}}, red) }, 600},
		{"a picture", func(c Canvas) { c.Picture(flat(20, 10, red), Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5}) }, 200},
		{"turned", func(c Canvas) {
			c.Picture(flat(20, 10, red), Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5, Turn: 0.7})
		}, 200},
		{"twice as large", func(c Canvas) {
			c.Picture(flat(20, 10, red), Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5, Scale: 2})
		}, 800},
		{"small", func(c Canvas) {
			c.Picture(flat(40, 40, red), Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5, Scale: 0.2})
		}, 64},
		{"squeezed and faint", func(c Canvas) {
			c.Picture(flat(20, 10, red), Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5, Squeeze: -0.5, Alpha: 0.5})
		}, 50},
		{"hidden", func(c Canvas) { c.Picture(flat(20, 10, red), Place{At: Point{50, 50}, Hidden: true}) }, 0},
		{"a stretched part", func(c Canvas) { c.Part(flat(9, 9, red), Rect{3, 3, 3, 3}, Rect{10, 10, 31.5, 20}, 1) }, 630},
	}
	for _, s := range shapes {
		c := paper(100, 100)
		s.draw(c)
		if got, _ := ink(c.Image()); !near(got, s.area, s.area*0.02+0.5) {
			t.Errorf("%s covers %.1f, want %.1f", s.name, got, s.area)
		}
	}
}

func TestPictureKeepsItsAnchor(t *testing.T) {
	for _, turn := range []float64{0, 0.3, math.Pi / 2, 4} {
		c := paper(100, 100)
		c.Picture(flat(30, 10, red), Place{At: Point{47.5, 52.25}, AnchorX: .5, AnchorY: .5, Turn: turn})
		if _, m := ink(c.Image()); !near(m.X, 47.5, 0.1) || !near(m.Y, 52.25, 0.1) {
			t.Errorf("turned by %v its middle is at %v", turn, m)
		}
	}
}

func TestPartsSideBySideShowNoSeam(t *testing.T) {
	p, c := flat(30, 30, red), paper(100, 20)
	c.Part(p, Rect{0, 0, 10, 30}, Rect{0, 0, 33, 20}, 1)
	c.Part(p, Rect{10, 0, 10, 30}, Rect{33, 0, 34, 20}, 1)
	c.Part(p, Rect{20, 0, 10, 30}, Rect{67, 0, 33, 20}, 1)
	for x := range 100 {
		if got := c.Image().RGBAAt(x, 10); got != (color.RGBA{200, 0, 0, 255}) {
			t.Fatalf("at %d: %v", x, got)
		}
	}
}

func TestClipsNest(t *testing.T) {
	c := paper(100, 100)
	c.Clip(Rect{10, 10, 50, 50})
	c.Clip(Rect{40, 40, 50, 50})
	c.Fill(Rect{0, 0, 100, 100}, red)
	c.Text("MMMM", Point{0, 50}, fonts.Style{Size: 40, Color: blue})
	c.Unclip()
	if got, _ := ink(c.Image()); got != 400 {
		t.Errorf("two clips leave %v pixels, want 400", got)
	}
	c.Fill(Rect{0, 0, 100, 100}, red)
	c.Unclip()
	if got, _ := ink(c.Image()); got != 2500 {
		t.Errorf("one clip leaves %v pixels, want 2500", got)
	}
}

func TestTintMultiplies(t *testing.T) {
	c := paper(10, 10)
	c.Picture(flat(10, 10, color.NRGBA{200, 200, 200, 255}), Place{Tint: color.NRGBA{255, 128, 0, 255}})
	if got := c.Image().RGBAAt(5, 5); got.R < 198 || got.G < 98 || got.G > 102 || got.B != 0 || got.A < 254 {
		t.Errorf("tinted grey is %v", got)
	}
}

func TestHitFollowsThePlace(t *testing.T) {
	at := Place{At: Point{50, 50}, AnchorX: .5, AnchorY: .5, Turn: math.Pi / 2}
	if !at.Hit(40, 10, Point{50, 65}) || at.Hit(40, 10, Point{65, 50}) {
		t.Error("a picture turned upright is hit above and below, not at its sides")
	}
	if at.Hidden = true; at.Hit(40, 10, Point{50, 50}) {
		t.Error("a hidden picture was hit")
	}
}

func TestDrawingAgainAllocatesNothing(t *testing.T) {
	c, p := paper(100, 100), flat(20, 20, red)
	pts := []Point{{10, 10}, {50, 10}, {10, 40}}
	style := fonts.Style{Size: 16, Color: blue}
	frame := func() {
		c.Clip(Rect{5, 5, 80, 80})
		c.Fill(Rect{0, 0, 50, 50}, blue)
		c.Line(Point{1, 1}, Point{80, 80}, 3, red)
		c.Polygon(pts, red)
		c.Picture(p, Place{At: Point{40, 40}, Scale: 1.5, Turn: 0.2})
		c.Part(p, Rect{5, 5, 10, 10}, Rect{20, 20, 50, 10}, 0.5)
		c.Text("Pella", Point{10, 60}, style)
		c.Unclip()
	}
	frame()
	if n := testing.AllocsPerRun(50, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}
