package chamber

import (
	"math"

	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

var (
	inky   = paint.RGB(0x1B1420)
	stone  = paint.RGB(0xEADFC4)
	stone2 = paint.RGB(0xC9B78E)
	stone3 = paint.RGB(0x8F7B55)
	oak    = paint.RGB(0x4A3120)
)

// edge draws the dark line round a part.
func (h hall) edge(k *paint.Path, width float64) { h.Stroke(k, paint.Pen(width), paint.Solid(inky)) }

// block is a filled part with its edge.
func (h hall) block(k *paint.Path, ink paint.Ink, width float64) {
	h.Fill(k, ink)
	h.edge(k, width)
}

// vault is the ribbed ceiling with the stars on it, and the light that falls through its eye on the throne.
func (h hall) vault() {
	foot := corniceY + 12 + h.top
	h.Fill(paint.Rect(-h.half, 0, 2*h.half, foot), paint.Down(0, foot, paint.RGB(0x0C1532), paint.RGB(0x2A4278)))
	for i := range int(h.half / 5) {
		at := paint.Pt((2*paint.Random(i, 3)-1)*h.half, paint.Random(i, 4)*foot)
		if r := .5 + 1.1*paint.Random(i, 5); i%9 == 0 {
			h.Fill(paint.Star(at.X, at.Y, 3.2*r, .9*r, 4, -math.Pi/2), paint.Solid(palette.Star))
		} else {
			h.Fill(paint.Circle(at.X, at.Y, r), paint.Solid(paint.Fade(palette.Star, .8)))
		}
	}
	tall := foot / (corniceY + 12)
	for i := -9; i <= 9; i++ {
		x, width := float64(i), 3.0
		if i%2 != 0 {
			width = 1.2
		}
		rib := new(paint.Path).MoveTo(x*22, -20).QuadTo(x*80, 50*tall, x*128, foot+4)
		h.Stroke(rib, paint.Pen(width), paint.Solid(paint.Fade(palette.Gilt, .75)))
	}
	for i, long := range [...]float64{300, 630, 960} {
		ring := new(paint.Path).ArcOval(0, -12, long, (40+42*float64(i))*tall, 0, math.Pi)
		h.Stroke(ring, paint.Pen(1.1), paint.Solid(paint.Fade(palette.Gilt, .6)))
	}
	for _, k := range [...]struct {
		figure   sky.Figure
		x, y, by float64
		turn     float64
	}{{sky.Swan, -470, .49, .4, 0}, {sky.Argo, 470, .52, .4, 0}, {sky.Serpent, -240, .36, .26, -10}, {sky.Crown, 240, .34, .3, 0}} {
		h.Within(func() {
			h.Translate(k.x, k.y*foot)
			h.Rotate(k.turn * math.Pi / 180)
			h.Scale(k.by, k.by)
			k.figure.Draw(h.Painter, .5)
		})
	}
}

// wall is the masonry behind the stalls.
func (h hall) wall() {
	h.Fill(paint.Rect(-h.half, wallY, 2*h.half, high-wallY), paint.Down(wallY, 424, paint.RGB(0x8C7A58), paint.RGB(0x5A4A38)))
	courses := new(paint.Path)
	for j := range 10 {
		y := 172 + 22*float64(j)
		courses.Append(paint.Line(-h.half, y, h.half, y))
		for x := -h.half + 26*float64(j%2); x < h.half; x += 52 {
			courses.Append(paint.Line(x, y, x, y+22))
		}
	}
	h.Stroke(courses, paint.Stroke{Width: .8}, paint.Solid(paint.Fade(inky, .45)))
	shaft := paint.Polygon(paint.Pt(-30, -h.top), paint.Pt(30, -h.top), paint.Pt(170, 338), paint.Pt(-170, 338))
	h.Fill(shaft, paint.Down(-h.top, 338, paint.Fade(paint.RGB(0xFFF3CF), .5), paint.Fade(paint.RGB(0xFFF3CF), .06)))
}

// cornice runs over the wall on both sides of the apse.
func (h hall) cornice() {
	for _, side := range [...]float64{-1, 1} {
		x := 158.0
		if side < 0 {
			x = -h.half
		}
		long := h.half - 158
		h.block(paint.Rect(x, corniceY, long, 24), paint.Solid(stone), 1.4)
		h.Stroke(paint.Line(x, corniceY+7, x+long, corniceY+7), paint.Pen(.9), paint.Solid(inky))
		for k := 6.0; k < long-9; k += 16 {
			h.block(paint.Rect(x+k, corniceY+13, 9, 9), paint.Solid(stone3), .7)
		}
	}
}

// floor is laid in strips that run away from the throne.
func (h hall) floor() {
	foot := h.high - h.top
	h.Fill(paint.Rect(-h.half, floorY, 2*h.half, foot-floorY), paint.Down(floorY, foot, stone2, paint.RGB(0xA8946A)))
	strips := new(paint.Path)
	for i := -20; i <= 20; i++ {
		x := float64(i)
		strips.Append(paint.Line(x*60, floorY, x*60+x*32*(foot-floorY)/50, foot))
	}
	for y, step := floorY+16.0, 22.0; y < foot; y, step = y+step, step*1.3 {
		strips.Append(paint.Line(-h.half, y, h.half, y))
	}
	h.Stroke(strips, paint.Stroke{Width: .9}, paint.Solid(paint.Fade(inky, .5)))
	h.Stroke(paint.Line(-h.half, floorY, h.half, floorY), paint.Pen(1.4), paint.Solid(inky))
}

// apse is the niche of the throne, in rays.
func (h hall) apse() {
	niche := paint.MustPath("M-158 378V202A158 128 0 0 1 158 202V378Z")
	h.block(niche, paint.Solid(paint.RGB(0x3A2C33)), 2)
	h.Within(func() {
		h.Clip(niche)
		web := new(paint.Path)
		for i := range 25 {
			sin, cos := math.Sincos(math.Pi * (1 + float64(i)*7.5/180))
			web.Append(paint.Line(0, 376, 260*cos, 232+260*sin))
		}
		for i := range 8 {
			web.Append(paint.Circle(0, 376, 110+26*float64(i)))
		}
		h.Stroke(web, paint.Stroke{Width: 1.2}, paint.Solid(paint.Fade(paint.RGB(0x8C7A58), .5)))
	})
	rim := paint.MustPath("M-158 378V202A158 128 0 0 1 158 202V378")
	h.Stroke(rim, paint.Pen(9), paint.Solid(inky))
	h.Stroke(rim, paint.Pen(7), paint.Solid(stone))
	h.edge(rim, 1)
	for i := range 41 {
		sin, cos := math.Sincos((196 + float64(i)*148/40) * math.Pi / 180)
		long, width := 164.0, 1.2
		if i%2 == 1 {
			long, width = 196, 2
		}
		h.Stroke(paint.Line(96*cos, 232+96*sin, long*cos, 232+long*sin), paint.Pen(width), paint.Solid(paint.Fade(palette.Gilt2, .85)))
	}
	h.Within(func() {
		const tall = 302
		h.Translate(-tall*glass.Wide/2, 49)
		glass.Canopied(h.Painter, tall)
	})
}

// shade makes the corners of the hall darker.
func (h hall) shade() {
	foot := h.high - h.top
	for _, side := range [...]float64{-1, 1} {
		x := side * h.half
		h.Fill(paint.Rect(min(x, x-side*260), -h.top, 260, foot+h.top), paint.Across(x, x-side*260, paint.Fade(palette.Keyline, .5), paint.Fade(palette.Keyline, 0)))
	}
}
