package chamber

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Charter is the paper of a proposal, W by H pixels large and Unit pixels to a unit: it hangs from a rod, and its lower edge rolls. One
// that was not adopted has lost a corner.
type Charter struct {
	W, H      int
	Unit      float64
	Top, Foot paint.Color // of the paper
	Torn      bool
}

// Rod is how high the rod is, Corner how wide and high the corner that is torn off, in units.
const (
	Rod     = 14
	CornerW = 84
	CornerH = 62
)

// Draw paints the paper.
func (k Charter) Draw(p *paint.Painter) {
	w, h := float64(k.W)/k.Unit, float64(k.H)/k.Unit
	p.Scale(k.Unit, k.Unit)
	c := hall{Painter: p}
	const left, up = 7.0, Rod / 2
	right, foot := w-left, h-9
	wave := func(path *paint.Path) *paint.Path {
		long := right - left
		return path.LineTo(right, foot).QuadTo(right-long*.17, foot+12, right-long*.34, foot).QuadTo(right-long*.5, foot-12, right-long*.66, foot).QuadTo(right-long*.83, foot+12, left, foot).Close()
	}
	sheet := wave(new(paint.Path).MoveTo(left, up).LineTo(right, up))
	if k.Torn {
		sheet = wave(tear(new(paint.Path).MoveTo(left, up), right, up))
	}
	p.Shadow(sheet, 0, 2, 4, paint.Fade(palette.Keyline, .35))
	p.Fill(sheet, paint.Down(0, h, k.Top, k.Foot))
	p.Stroke(sheet, paint.Pen(1.2), paint.Solid(palette.Gilt))
	if k.Torn {
		corner := tear(new(paint.Path).MoveTo(right-CornerW, up), right, up).LineTo(right, up).Close()
		p.Within(func() {
			p.Translate(right, CornerH)
			p.Rotate(.16)
			p.Translate(-right+3, -CornerH+7)
			p.Shadow(corner, 0, 2, 4, paint.Fade(palette.Keyline, .35))
			p.Fill(corner, paint.Down(0, h, k.Top, k.Foot))
			p.Stroke(corner, paint.Pen(1), paint.Solid(palette.Gilt))
		})
	}
	c.block(paint.RoundRect(1, 0, w-2, Rod, Rod/2), paint.Down(0, Rod, paint.RGB(0xA87440), paint.RGB(0x6B4320)), 1.2)
	for _, x := range [...]float64{8, w - 8} {
		c.block(paint.Circle(x, Rod/2, 7), paint.Solid(palette.Gilt), 1.2)
		p.Fill(paint.Circle(x-1.6, Rod/2-1.8, 2), paint.Solid(palette.Gilt2))
	}
}

// tear is the ragged line from the upper edge of a paper to its right one, where its corner is gone.
func tear(path *paint.Path, right, up float64) *paint.Path {
	for _, at := range [...][2]float64{{1, 0}, {.93, .2}, {.8, .16}, {.74, .38}, {.6, .34}, {.52, .58}, {.36, .55}, {.26, .8}, {.12, .78}, {0, 1}} {
		path.LineTo(right-CornerW*at[0], up+(CornerH-up)*at[1])
	}
	return path
}
