package vignettes

import (
	"math"

	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// view paints in a box from -60 -39 to 60 39.
type view struct{ *paint.Painter }

var (
	ink   = paint.RGB(0x3A2818)
	black = paint.RGB(0x231A13)
	cream = paint.RGB(0xF4EAD0)
	tan   = paint.RGB(0xD8C79C)
	wood  = paint.RGB(0xA98A58)
	red   = paint.RGB(0xA8221C)
	gold  = paint.RGB(0xE0B44A)
	night = paint.RGB(0x323C4E)
	moon  = paint.RGB(0xF3E3B0)
	flame = paint.RGB(0xE8862A)
	sea   = paint.RGB(0x9DB7B6)
	olive = paint.RGB(0x6E7A3C)
)

var (
	ours   = figures.Black(red)
	theirs = figures.Red(paint.RGB(0x2E5A86))
	golden = figures.Black(gold)
)

func (v view) fill(d string, c paint.Color) { v.Fill(paint.MustPath(d), paint.Solid(c)) }

// shape is filled and outlined, as most things in a print are.
func (v view) shape(d string, c paint.Color) { v.outlined(paint.MustPath(d), c, .9) }

func (v view) outlined(p *paint.Path, c paint.Color, w float64) {
	v.Fill(p, paint.Solid(c))
	v.Stroke(p, paint.Pen(w), paint.Solid(ink))
}

func (v view) line(d string, w float64, c paint.Color) {
	v.Stroke(paint.MustPath(d), paint.Pen(w), paint.Solid(c))
}

// hatch is the ruling of an engraved surface.
func (v view) hatch(x0, y0, x1, y1, step float64, c paint.Color, w float64) {
	for y := y0; y < y1; y += step {
		v.Stroke(paint.Line(x0, y, x1, y), paint.Pen(w), paint.Solid(c))
	}
}

// sky fills the box from top to horizon and rules it.
func (v view) sky(top, low paint.Color) {
	v.Fill(paint.Rect(-61, -40, 122, 80), paint.Down(-40, 26, top, low))
	v.hatch(-61, -39, 61, 30, 2.3, paint.Fade(paint.Mix(top, ink, .45), .5), .45)
}

func (v view) day()  { v.sky(paint.RGB(0xE6D6AE), paint.RGB(0xF6ECD2)) }
func (v view) dusk() { v.sky(paint.RGB(0xD9A06A), paint.RGB(0xF4DDA8)) }
func (v view) gloom() {
	v.sky(paint.RGB(0x8C8A84), paint.RGB(0xCFC6B0))
}

// dark is a night sky with stars and, if at is not 0, the moon's crescent there.
func (v view) dark(mx, my float64) {
	v.Fill(paint.Rect(-61, -40, 122, 80), paint.Down(-40, 30, paint.RGB(0x262E40), paint.RGB(0x4A566A)))
	v.hatch(-61, -39, 61, 40, 2.3, paint.Fade(paint.RGB(0x7C8AA2), .4), .45)
	for i := range 16 {
		x, y := 118*(paint.Random(i, 41)-.5), -36+34*paint.Random(i, 42)
		v.Fill(paint.Star(x, y, 1.2+.6*paint.Random(i, 43), .35, 4, 0), paint.Solid(moon))
	}
	if mx != 0 || my != 0 {
		v.Within(func() {
			v.Translate(mx, my)
			v.fill("M3-10A10.4 10.4 0 1 0 9 6A12 12 0 0 1 3-10Z", moon)
		})
	}
}

// ground is a rolling line at y with hatching below.
func (v view) ground(y float64, c paint.Color) {
	g := new(paint.Path).MoveTo(-61, y+2).CubicTo(-30, y-3, -8, y+3, 12, y).CubicTo(30, y-2, 46, y+2, 61, y).LineTo(61, 40).LineTo(-61, 40).Close()
	v.outlined(g, c, .8)
	v.Within(func() {
		v.Clip(g)
		for i := range 46 {
			x, gy := 122*(paint.Random(i, 31)-.5), y+3+(38-y)*paint.Random(i, 32)
			v.Stroke(paint.Line(x, gy, x+3+7*paint.Random(i, 33), gy+.4), paint.Pen(.5), paint.Solid(paint.Fade(paint.Mix(c, ink, .7), .8)))
		}
	})
}

func (v view) earth(y float64) { v.ground(y, tan) }

// hills is a row of peaks behind, between heights y-h and y.
func (v view) hills(y, h float64, seed uint32, c paint.Color) {
	p, x := new(paint.Path).MoveTo(-61, y), -61.0
	var tops []paint.Point
	for i := 0; x < 61; i++ {
		x += 8 + 12*paint.Random(i, seed)
		t := y - h*(.25+.75*paint.Random(i, seed+1))
		tops = append(tops, paint.Pt(x, t))
		p.LineTo(x, t)
		x += 6 + 8*paint.Random(i, seed+2)
		p.LineTo(x, y-h*.25*paint.Random(i, seed+3))
	}
	v.outlined(p.LineTo(61, 40).LineTo(-61, 40).Close(), c, .8)
	for _, t := range tops {
		for k := range 5 {
			d := float64(k)
			v.Stroke(paint.Line(t.X+d*1.2, t.Y+d*1.4+1, t.X+d*1.2-1, t.Y+d*1.4+6), paint.Pen(.5), paint.Solid(paint.Fade(ink, .6)))
		}
	}
}

// water fills from y down with rows of waves.
func (v view) water(y float64, c paint.Color, swell float64) {
	v.Fill(paint.Rect(-61, y, 122, 40-y), paint.Down(y, 40, paint.Mix(c, cream, .35), c))
	v.straight(-61, y, 61, y, .7, ink)
	for i, at := 0, y+3; at < 40; i, at = i+1, at+3.4+swell {
		long, amp := 9+1.2*float64(i), 1+.22*float64(i)+swell
		for x := -66 + 3*float64(i%3); x < 61; x += long {
			if paint.Hash(int(x), i, 5)%10 < 2 {
				continue
			}
			col := paint.Mix(c, ink, .55)
			if i%3 == 1 {
				col = cream
			}
			v.Stroke(new(paint.Path).MoveTo(x, at).QuadTo(x+long/4, at-2*amp, x+long/2, at).QuadTo(x+long*.75, at+amp, x+long, at), paint.Pen(.65), paint.Solid(col))
		}
	}
}

func (v view) straight(x0, y0, x1, y1, w float64, c paint.Color) {
	v.Stroke(paint.Line(x0, y0, x1, y1), paint.Pen(w), paint.Solid(c))
}

// at runs draw with its origin at x, y, scaled; a negative scale across mirrors.
func (v view) at(x, y, sx, sy float64, draw func()) {
	v.Within(func() {
		v.Translate(x, y)
		v.Scale(sx, sy)
		draw()
	})
}

// man is a soldier of height h; facing left if left.
func (v view) man(x, y, h float64, left bool, s figures.Style, m figures.Soldier) {
	k := h / 100
	sx := k
	if left {
		sx = -k
	}
	v.at(x, y, sx, k, func() { figures.DrawSoldier(v.Painter, s, m) })
}

func (v view) rider(x, y, h float64, left bool, s figures.Style, m figures.Horse) {
	k := h / 130
	sx := k
	if left {
		sx = -k
	}
	v.at(x, y, sx, k, func() { figures.DrawHorse(v.Painter, s, m) })
}

func (v view) galley(x, y, k float64, left bool, s figures.Style, m figures.Ship) {
	sx := k
	if left {
		sx = -k
	}
	v.at(x, y, sx, k, func() { figures.DrawShip(v.Painter, s, m, nil) })
}

// bust paints a head in a box of size h at x, y (its upper left corner).
func (v view) bust(id string, x, y, h float64, left bool, t heads.Tone) {
	v.Within(func() {
		v.Translate(x, y)
		if left {
			v.Translate(h, 0)
			v.Scale(-1, 1)
		}
		v.Scale(h/100, h/100)
		portraits.Draw(v.Painter, id, t, true)
	})
}

var (
	bronzeTone = heads.Tone{Base: paint.RGB(0xCFA15C), Shade: paint.RGB(0x7C5523), Light: paint.RGB(0xF6DFA6), Line: black, Band: paint.RGB(0xF0D48A)}
	marbleTone = heads.Tone{Base: paint.RGB(0xEADCC2), Shade: paint.RGB(0xA98B62), Light: paint.RGB(0xFFFAEC), Line: black, Band: red}
	ivoryTone  = heads.Tone{Base: paint.RGB(0xF0E2C8), Shade: paint.RGB(0x7A4A2A), Light: paint.RGB(0xFFF6E0), Line: black, Band: gold}
)

// rays spread from a point, as behind gods and ghosts.
func (v view) rays(x, y, r float64, n int, c paint.Color) {
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		b := a + math.Pi/float64(n)
		v.Fill(paint.Polygon(paint.Pt(x, y), paint.Pt(x+r*math.Cos(a), y+r*math.Sin(a)), paint.Pt(x+r*math.Cos(b), y+r*math.Sin(b))), paint.Solid(c))
	}
}

// fire burns on a point, h high.
func (v view) fire(x, y, h float64) {
	k := h / 20
	v.Fill(paint.Circle(x, y-h*.4, h*1.1), paint.Glow(x, y-h*.4, h*1.1, paint.Fade(paint.RGB(0xFFD66A), .7), paint.Fade(paint.RGB(0xFFD66A), 0)))
	v.at(x, y, k, k, func() {
		v.shape("M0 0Q-8-2-7-9Q-6-13-3-15Q-3-11-1-10Q-3-17 3-21Q2-15 6-12Q9-7 6-2Q4 0 0 0Z", flame)
		v.fill("M0-1Q-4-3-3-7Q-1-8 0-11Q4-8 4-4Q3-1 0-1Z", paint.RGB(0xFFE08A))
	})
}

// cliff is a rock with hatched sides.
func (v view) cliff(d string, c paint.Color) {
	rock := paint.MustPath(d)
	v.outlined(rock, c, 1)
	v.Within(func() {
		v.Clip(rock)
		for i := range 34 {
			x, y := 122*(paint.Random(i, 51)-.5), -34+70*paint.Random(i, 52)
			v.straight(x, y, x-3, y+7+6*paint.Random(i, 53), .6, paint.Fade(ink, .5))
		}
	})
}

func (v view) palm(x, y, h float64) {
	k := h / 40
	v.at(x, y, k, k, func() {
		v.line("M0 0Q3-18 0-34", 3, wood)
		v.line("M-1.6-6H2.4M-.6-12H3M0-18H3.4M-.4-24H2.8", .7, ink)
		for _, d := range []string{"M0-34Q-10-42-18-32Q-9-36 0-34Z", "M0-34Q10-42 18-32Q9-36 0-34Z", "M0-34Q-12-36-14-24Q-8-31 0-34Z", "M0-34Q12-36 14-24Q8-31 0-34Z", "M0-34Q-4-46-10-44Q-4-41 0-34ZM0-34Q4-46 10-44Q4-41 0-34Z"} {
			v.shape(d, olive)
		}
	})
}

func (v view) temple(x, y, w float64) {
	v.at(x, y, w/140, w/140, func() { figures.DrawTemple(v.Painter, ours) })
}

func (v view) house(x, y, w float64) {
	v.at(x, y, w/30, w/30, func() { figures.DrawHouse(v.Painter, 30, 22) })
}

func (v view) bird(x, y, s float64, c paint.Color) {
	v.at(x, y, s, s, func() {
		v.fill("M-10-5Q-5-7-1-1Q0-2 1-1Q5-7 10-5Q6-4 2.6 1L4 4L0 3L-4 4L-2.6 1Q-6-4-10-5Z", c)
	})
}
