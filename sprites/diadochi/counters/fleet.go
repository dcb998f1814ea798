package counters

import (
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Fleet is a fleet marker with its strength; an improved one has a golden frame and a pennant.
func (b *Box) Fleet(f palette.Faction, px, strength int, improved bool) *canvas.Picture {
	k := key{famFleet, "", f, px, strength, 0, 0}
	if improved {
		k.b = 1
	}
	return b.picture(k, drawFleet)
}

func drawFleet(b *brush, k key) {
	c := b.theme.Of(k.faction)
	deep := paint.Mix(b.theme.Fleet, ink, .55)
	b.body(paint.RoundRect(-48, -48, 96, 96, 11), b.theme.Fleet, deep)
	frame := paint.RGB(0x9CC2DA)
	if k.b == 1 {
		frame = b.theme.Gilt2
	}
	if b.px > 20 {
		b.Stroke(paint.RoundRect(-41, -41, 82, 82, 7), b.thick(2.2+1.6*float64(k.b), .9), paint.Solid(frame))
	}
	b.line("M-36 33q6-5 12 0t12 0t12 0t12 0t12 0t12 0", 2.4, paint.Fade(frame, .9))
	cream := paint.RGB(0xF4E6C0)
	hull := paint.MustPath("M-35 13Q-38-2-31-11Q-27-14-24-10Q-30-6-27 10Q-8 17 22 13L28 12L39 19L30 22Q24 29 8 29H-20Q-33 26-35 13Z")
	b.Fill(hull, paint.Solid(cream))
	b.Stroke(hull, b.thick(1.8, .7), paint.Solid(deep))
	if b.px > 30 {
		b.line("M-26 19Q0 24 27 18", 1.6, deep)
		b.Fill(paint.Circle(27, 16.4, 1.8), paint.Solid(deep))
		for i := range 7 {
			x := -20 + 6.4*float64(i)
			b.Stroke(paint.Line(x, 24, x-6, 37), paint.Pen(1.7), paint.Solid(cream))
		}
	}
	sail := paint.MustPath("M-22-34H18Q26-14 18 6Q0-1-21 6Q-28-14-22-34Z")
	b.Fill(sail, paint.Solid(c.Main))
	b.Stroke(sail, b.thick(2.6, .9), paint.Solid(cream))
	b.Within(func() {
		b.Translate(-1, -14)
		emblems.Device(b.Painter, k.faction, 15.5, c.Ink, c.Main)
	})
	if b.px > 26 && k.a > 0 {
		b.badge(31, -31, 16, itoa(k.a), paper, deep, ink)
	}
}
