package diadochi

import (
	"image/color"
	"testing"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// nowhere is a canvas that paints nothing: what is left is the cost of saying what to paint.
type nowhere struct{ calls int }

func (n *nowhere) Size() (w, h float64)                                { return 1280, 800 }
func (n *nowhere) Fill(canvas.Rect, color.NRGBA)                       { n.calls++ }
func (n *nowhere) Line(_, _ canvas.Point, _ float64, _ color.NRGBA)    { n.calls++ }
func (n *nowhere) Polygon([]canvas.Point, color.NRGBA)                 { n.calls++ }
func (n *nowhere) Picture(*canvas.Picture, canvas.Place)               { n.calls++ }
func (n *nowhere) Part(_ *canvas.Picture, _, _ canvas.Rect, _ float64) { n.calls++ }
func (n *nowhere) Text(string, canvas.Point, fonts.Style)              { n.calls++ }
func (n *nowhere) Clip(canvas.Rect)                                    { n.calls++ }
func (n *nowhere) Unclip()                                             { n.calls++ }

// settled is a table in mid-game on which everything has come to rest and every picture is painted.
func settled(t testing.TB) *sat { return settledIn(t, 1280, 800) }

func settledIn(t testing.TB, w, h float64) *sat {
	s := sit(t, "es", w, h, 300)
	for range 900 {
		if s.table.Recaps() {
			s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
		}
		s.tick(1)
		if s.face.chart.Ready(s.face.camera) && s.table.Asks() != nil {
			break
		}
	}
	s.tick(60 * 5) // offers breathe a while
	return s
}

// A frame that shows nothing new must leave nothing for the garbage collector, with the cursor at rest and on its way.
func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	s := settled(t)
	if n := testing.AllocsPerRun(50, func() { s.tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick without input", n)
	}
	for n := range 120 {
		if s.app.Update(&s.in) {
			t.Errorf("a frame is drawn in tick %d though nothing happens", n)
			break
		}
		s.in.Clear()
	}
	for range 2 {
		s.sweep(200)
	}
	if n := testing.AllocsPerRun(50, func() { s.sweep(1) }); n > 0 {
		t.Errorf("%v allocations in a tick under a moving cursor", n)
	}
	s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyT})
	s.tick(60)
	if n := testing.AllocsPerRun(50, func() { s.tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick that shows threats", n)
	}
	large := settledIn(t, 1920, 1080) // with the boxes beside the map
	if n := testing.AllocsPerRun(50, func() { large.tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick of a large window", n)
	}
}

// sweep moves the cursor over the whole table, a little each tick.
func (s *sat) sweep(ticks int) {
	for range ticks {
		s.swept = (s.swept + 1) % 200
		x := float64(s.swept)
		s.in.Cursor = canvas.Point{X: 6.4 * x, Y: 60 + float64(int(37*x)%720)}
		s.in.Present, s.in.Moved = true, true
		s.tick(1)
	}
}

// BenchmarkTickAtRest is a tick in which nothing changes: no frame is drawn after it.
func BenchmarkTickAtRest(b *testing.B) {
	s := settled(b)
	b.ReportAllocs()
	for b.Loop() {
		s.tick(1)
	}
}

// BenchmarkTickUnderTheCursor moves the cursor over the whole table; each op is a tick and what the frame after it paints.
func BenchmarkTickUnderTheCursor(b *testing.B) {
	s := settled(b)
	s.sweep(400)
	var n nowhere
	b.ReportAllocs()
	for b.Loop() {
		s.sweep(1)
		s.app.Draw(&n)
	}
}

// BenchmarkFrame is what painting a frame costs before the graphics card has it.
func BenchmarkFrame(b *testing.B) {
	s := settled(b)
	var n nowhere
	b.ReportAllocs()
	for b.Loop() {
		s.app.Draw(&n)
	}
	b.ReportMetric(float64(n.calls)/float64(b.N), "calls")
}

// BenchmarkPan drags the map to and fro; each op is a tick and a frame.
func BenchmarkPan(b *testing.B) {
	s := settled(b)
	at := canvas.Point{X: 600, Y: 400}
	s.in.Present, s.in.Cursor = true, at
	s.in.Wheel = 3
	s.tick(60)
	var n nowhere
	s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	s.in.Held[ui.LeftButton] = true
	i := 0
	pan := func() {
		i++
		step := 6.0
		if i/30%2 == 1 {
			step = -6
		}
		s.in.Cursor.X += step
		s.in.Moved = true
		s.tick(1)
		s.app.Draw(&n)
	}
	for range 120 {
		pan()
	}
	b.ReportAllocs()
	for b.Loop() {
		pan()
	}
}

// BenchmarkThreatsFirst is the tick of T and the frame after it in a program that has not shown threats before.
func BenchmarkThreatsFirst(b *testing.B) {
	s := settled(b)
	s.tick(1)
	var n nowhere
	b.ReportAllocs()
	for b.Loop() {
		s.face.sheet.stripes, s.face.threats.on = nil, false
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyT})
		s.tick(1)
		s.app.Draw(&n)
	}
}

// BenchmarkThreatsAtRest is a tick and a frame while they are shown.
func BenchmarkThreatsAtRest(b *testing.B) {
	s := settled(b)
	s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyT})
	s.tick(60)
	var n nowhere
	b.ReportAllocs()
	for b.Loop() {
		s.tick(1)
		s.app.Draw(&n)
	}
	b.ReportMetric(float64(n.calls)/float64(b.N), "calls")
}
