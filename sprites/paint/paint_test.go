package paint

import (
	"image"
	"math"
	"testing"
)

func board(w, h int) *Painter { return New(image.NewRGBA(image.Rect(0, 0, w, h))) }

// covered is the painted area in pixels.
func covered(p *Painter) float64 {
	sum := 0.0
	for i := 3; i < len(p.Dst.Pix); i += 4 {
		sum += float64(p.Dst.Pix[i]) / 255
	}
	return sum
}

func TestAreas(t *testing.T) {
	for _, row := range []struct {
		name string
		draw func(p *Painter)
		want float64
	}{
		{"a rectangle between pixels", func(p *Painter) { p.FillHex(Rect(10.5, 10.25, 20, 10), 0) }, 200},
		{"a disc", func(p *Painter) { p.FillHex(Circle(50, 50, 30), 0) }, math.Pi * 900},
		{"a ring has a hole", func(p *Painter) { p.FillHex(Ring(50, 50, 30, 20), 0) }, math.Pi * 500},
		{"a reversed outline is a hole", func(p *Painter) {
			p.FillHex(Circle(50, 50, 30).Append(Circle(50, 50, 20).Reversed()), 0)
		}, math.Pi * 500},
		{"outside of the image is cut", func(p *Painter) { p.FillHex(Rect(-50, -50, 60, 60), 0) }, 100},
		{"beyond the right edge is cut", func(p *Painter) { p.FillHex(Rect(90, 90, 60, 60), 0) }, 100},
		{"a butt line", func(p *Painter) { p.Stroke(Line(20, 50, 80, 50), Stroke{Width: 4}, Hex(0)) }, 240},
		{"a square cap adds half a width at each end", func(p *Painter) {
			p.Stroke(Line(20, 50, 80, 50), Stroke{Width: 4, Cap: SquareCap}, Hex(0))
		}, 256},
		{"a round cap adds half a disc at each end", func(p *Painter) {
			p.Stroke(Line(20, 50, 80, 50), Pen(8), Hex(0))
		}, 480 + 16*math.Pi},
		{"a mitred frame", func(p *Painter) { p.Stroke(Rect(20, 20, 60, 60), Stroke{Width: 4}, Hex(0)) }, 64*64 - 56*56},
		{"a stroked circle", func(p *Painter) { p.Stroke(Circle(50, 50, 30), Pen(6), Hex(0)) }, math.Pi * (33*33 - 27*27)},
		{"dashes are half of the line", func(p *Painter) {
			p.Stroke(Line(10, 50, 90, 50), Stroke{Width: 2, Dash: []float64{5, 5}}, Hex(0))
		}, 80},
		{"a clip cuts a fill", func(p *Painter) { p.Clip(Rect(0, 0, 50, 100)); p.FillHex(Circle(50, 50, 30), 0) }, math.Pi * 450},
		{"clips meet", func(p *Painter) {
			p.Clip(Rect(0, 0, 50, 100))
			p.Clip(Rect(40, 0, 50, 100))
			p.FillHex(Rect(0, 0, 100, 100), 0)
		}, 1000},
		{"opacity", func(p *Painter) { p.Fade(0.5); p.FillHex(Rect(0, 0, 10, 10), 0) }, 50},
		{"a turned square keeps its area", func(p *Painter) {
			p.Translate(50, 50)
			p.Rotate(0.6)
			p.Scale(2, 2)
			p.FillHex(Rect(-10, -10, 20, 20), 0)
		}, 1600},
		{"a mirrored square keeps its area", func(p *Painter) { p.Translate(50, 50); p.Scale(-1, 1); p.FillHex(Rect(0, 0, 20, 20), 0) }, 400},
		{"a layer fades as one", func(p *Painter) {
			p.Layer(0.5, func(q *Painter) { q.FillHex(Rect(0, 0, 10, 10), 0); q.FillHex(Rect(0, 0, 10, 10), 0) })
		}, 50},
		{"erasing makes a hole", func(p *Painter) { p.FillHex(Rect(10, 10, 30, 30), 0); p.Erase(Rect(20, 20, 40, 10)) }, 700},
		{"a soft shadow keeps its weight", func(p *Painter) {
			p.Shadow(Rect(40, 40, 20, 20), 3, 3, 6, RGB(0))
		}, 400},
	} {
		p := board(100, 100)
		row.draw(p)
		if got := covered(p); math.Abs(got-row.want) > 0.015*row.want {
			t.Errorf("%s: covers %.1f pixels, want %.1f", row.name, got, row.want)
		}
	}
}

func TestParsePath(t *testing.T) {
	for _, row := range []struct {
		path string
		area float64
	}{
		{"M10 10H40V40H10Z", 900},
		{"m10,10 30,0 0,30-30,0z", 900},
		{"M10 10l30 0l0 30l-30 0z", 900},
		{"M10 10L40 10 40 40 10 40", 900},
		{"M20 50A30 30 0 0 1 80 50A30 30 0 0 1 20 50", math.Pi * 900},
		{"M20 50a30 30 0 1080 0z", 0}, // compact flags: checked below only to parse
		{"M10 10h30v30h-30zm40 0h10v10h-10z", 1000},
		{"M.5.5h10v10h-10z", 100},
		{"M0 50C0 22.4 22.4 0 50 0S100 22.4 100 50 77.6 100 50 100 0 77.6 0 50", math.Pi * 2500},
		{"M10 40Q25 10 40 40T70 40V60H10Z", 1200},
	} {
		path, err := ParsePath(row.path)
		if err != nil {
			t.Errorf("%s: %v", row.path, err)
			continue
		}
		p := board(100, 100)
		p.FillHex(path, 0)
		if got := covered(p); row.area > 0 && math.Abs(got-row.area) > 0.01*row.area {
			t.Errorf("%s: covers %.1f, want %.1f", row.path, got, row.area)
		}
	}
	for _, bad := range []string{"10 10", "M10", "M10 10X", "M0 0A1 1 0 2 0 5 5", "M0 0Z1 1"} {
		if _, err := ParsePath(bad); err == nil {
			t.Errorf("%q was read without complaint", bad)
		}
	}
}

func TestGradients(t *testing.T) {
	p := board(100, 10)
	p.Scale(0.5, 1)
	p.Fill(Rect(0, 0, 200, 10), Across(0, 200, RGB(0x000000), RGB(0xffffff)))
	for x := 5; x < 100; x += 10 {
		if got, want := int(p.Dst.RGBAAt(x, 5).R), int((float64(x)+0.5)*2.55); got < want-2 || got > want+2 {
			t.Errorf("across at %d: %d, want %d", x, got, want)
		}
	}
	g := Glow(0, 0, 10, RGB(0xff0000), RGB(0x0000ff))
	if c := g.At(0, 0); c != RGB(0xff0000) {
		t.Errorf("middle of the glow is %v", c)
	}
	if c := g.At(0, 12); c != RGB(0x0000ff) {
		t.Errorf("rim of the glow is %v", c)
	}
}

func TestMatrixUndoes(t *testing.T) {
	m := Turn(0.7).Then(Zoom(2, -3)).Then(Move(5, 6))
	q := m.Then(m.Inverse()).Apply(Pt(3, 4))
	if math.Hypot(q.X-3, q.Y-4) > 1e-9 {
		t.Errorf("there and back is %v, want 3 4", q)
	}
}

func TestNoiseIsSpreadAndFixed(t *testing.T) {
	lo, hi, sum := 1.0, 0.0, 0.0
	for i := range 10000 {
		v := Random(i, 7)
		lo, hi, sum = min(lo, v), max(hi, v), sum+v
	}
	if lo > 0.01 || hi < 0.99 || math.Abs(sum/10000-0.5) > 0.02 {
		t.Errorf("10000 numbers run from %.3f to %.3f with mean %.3f", lo, hi, sum/10000)
	}
	if first, second := Hash(3, 4, 5), Hash(3, 4, 5); first != second || first == Hash(4, 3, 5) {
		t.Error("hash depends on something else than its place, or not on it")
	}
}

func TestLay(t *testing.T) {
	stamp := board(10, 10)
	stamp.FillHex(Rect(0, 0, 10, 10), 0xff0000)
	p := board(20, 20)
	p.Lay(stamp.Dst, 15, 15)
	if got := covered(p); got != 25 {
		t.Errorf("a stamp over the corner covers %v pixels, want 25", got)
	}
	if c := p.Dst.RGBAAt(16, 16); c.R != 255 || c.A != 255 {
		t.Errorf("stamp colour is %v", c)
	}
}

func BenchmarkCircle(b *testing.B) {
	p := board(100, 100)
	path := Circle(50, 50, 40)
	for b.Loop() {
		p.FillHex(path, 0x336699)
	}
}
