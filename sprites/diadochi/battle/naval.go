package battle

import (
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

// Rows is how many strips of waves lie one before the other; row 0 is the farthest.
const Rows = 6

// Waves is one strip of the sea, w pixels wide, that repeats seamlessly: draw it twice side by side and shift it.
// Nearer rows are taller and darker.
func (c *Cast) Waves(row, w int) *canvas.Picture {
	row = min(max(row, 0), Rows-1)
	h := 20 + 7*row
	return c.whole(key{sort: waves, a: row, w: max(w, 40), h: h}, func(p *paint.Painter, k key) { drawWaves(p, k) })
}

func drawWaves(p *paint.Painter, k key) {
	near := float64(k.a) / (Rows - 1)
	count := max(int(float64(k.w)/(26+34*near)), 1)
	length := float64(k.w) / float64(count)
	ink, foam := paint.Fade(paint.RGB(0x46666C), .4+.3*near), paint.Fade(paint.RGB(0xF4EEDA), .5+.3*near)
	for line := range 3 {
		y := 5 + float64(line)*(float64(k.h)-8)/3
		amp := 1.4 + 4*near
		pen := paint.Pen(.8 + .8*near)
		for i := -1; i <= count; i++ {
			if paint.Hash((i+count)%count, line, uint32(k.a+3))%10 < 3 {
				continue
			}
			x := length * (float64(i) + .37*float64(line))
			crest := new(paint.Path).MoveTo(x, y).QuadTo(x+length/4, y-2*amp, x+length/2, y).QuadTo(x+length*.75, y+.8*amp, x+length, y)
			col := ink
			if line == 1 {
				col = foam
			}
			p.Stroke(crest, pen, paint.Solid(col))
		}
	}
}

// Spray is the water thrown up where rams meet.
func (c *Cast) Spray(frame, px int) *canvas.Picture {
	return c.figure(key{sort: spray, px: px, frame: min(max(frame, 0), Blows-1)}, box{90, 120}, func(_ *Cast, p *paint.Painter, _ figures.Style, k key) {
		t := float64(k.frame+1) / (Blows + 1)
		for i := range 40 {
			a := -math.Pi * (.1 + .8*paint.Random(i, 6))
			v := 40 + 90*paint.Random(i, 7)
			x, y := v*.7*math.Cos(a)*t, v*math.Sin(a)*t*1.3+110*t*t
			if y > 6 {
				continue
			}
			r := (1.6 + 3.6*paint.Random(i, 8)) * (1 - .5*t)
			p.Fill(paint.Circle(x, y, r), paint.Solid(paint.RGB(0xF9F4E4)))
			p.Stroke(paint.Circle(x, y, r), paint.Pen(.7), paint.Solid(paint.Fade(paint.RGB(0x6D8F95), .8)))
		}
	})
}

// Splinters are the planks and oars of a team's ship that fly up and float.
func (c *Cast) Splinters(t Team, frame, px int) *canvas.Picture {
	return c.figure(key{sort: splinters, team: t, px: px, frame: min(max(frame, 0), Blows-1)}, box{100, 110}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		t := float64(k.frame+1) / (Blows + 1)
		for i := range 16 {
			a := -math.Pi * (.05 + .9*paint.Random(i, 16))
			v := 50 + 80*paint.Random(i, 17)
			x, y := v*math.Cos(a)*t, min(v*math.Sin(a)*t*1.4+130*t*t, 6*paint.Random(i, 19))
			p.Within(func() {
				p.Translate(x, y)
				p.Rotate(6*paint.Random(i, 18)*(1-t) + float64(i))
				long := 5 + 11*paint.Random(i, 20)
				plank := paint.MustPath("M-1-.14L.9-.2L1 .12L-.9 .2Z").Transformed(paint.Zoom(long, 9))
				p.Fill(plank, paint.Solid(s.Body))
				p.Stroke(plank, paint.Pen(.7), paint.Solid(paint.RGB(0x1A100A)))
			})
		}
	})
}
