package cards

import (
	"math"

	"tyche/fonts"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// back shows Tyche under her crown of walls, between rays and frets.
func (b *brush) back() {
	night := b.theme.CardBack
	shape := paint.RoundRect(.5, .5, largeW-1, largeH-1, 18)
	b.Fill(shape, paint.Solid(night))
	b.Within(func() {
		b.Clip(paint.RoundRect(16, 16, largeW-32, largeH-32, 10))
		b.sunburst(180, 300, 420, 72)
	})
	b.Within(func() {
		b.Clip(shape)
		b.Grain(b.Dst.Rect, .06, 40*b.k, 4)
	})
	gilt, gilt2 := paint.Solid(b.theme.Gilt), paint.Solid(b.theme.Gilt2)
	b.Stroke(shape, paint.Pen(1.6), paint.Solid(paint.RGB(0x0A1622)))
	b.Stroke(paint.RoundRect(16, 16, largeW-32, largeH-32, 10), paint.Pen(3), gilt2)
	b.Stroke(paint.RoundRect(24, 24, largeW-48, largeH-48, 7), paint.Pen(1), gilt)
	for _, c := range [][4]float64{{24, 24, 1, 1}, {336, 24, -1, 1}, {24, 576, 1, -1}, {336, 576, -1, -1}} {
		b.Within(func() {
			b.Translate(c[0], c[1])
			b.Scale(c[2], c[3])
			b.Stroke(paint.MustPath("M0 46H12V12H46V0M24 46V24H46M34 36h10v10"), paint.Stroke{Width: 3}, gilt)
		})
	}
	b.medallion(180, 300, 124)
	b.centred("ΤΥΧΗ", 180, 140, fonts.Style{Face: fonts.Serif, Size: 46, Color: b.theme.Gilt2, Spacing: 12})
	b.centred("TYCHE", 180, 490, fonts.Style{Face: fonts.Serif, Size: 30, Color: b.theme.Gilt2, Spacing: 8})
}

func (b *brush) sunburst(x, y, r float64, n int) {
	ray := paint.Solid(paint.Mix(b.theme.CardBack, paint.RGB(0x3A6C9A), .3))
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		e := a + math.Pi/float64(n)
		b.Fill(paint.Polygon(paint.Pt(x, y), paint.Pt(x+r*math.Cos(a), y+r*math.Sin(a)), paint.Pt(x+r*math.Cos(e), y+r*math.Sin(e))), ray)
	}
}

func (b *brush) medallion(x, y, r float64) {
	b.Fill(paint.Circle(x, y, r), paint.Glow(x, y-r*.2, r*1.2, paint.Mix(b.theme.CardBack, paint.RGB(0x5A8CBA), .35), b.theme.CardBack))
	b.Stroke(paint.Circle(x, y, r), paint.Pen(r*.026), paint.Solid(b.theme.Gilt2))
	b.Stroke(paint.Circle(x, y, r*.92), paint.Stroke{Width: r * .018, Cap: paint.RoundCap, Dash: []float64{.01, r * .062}}, paint.Solid(b.theme.Gilt))
	b.Within(func() {
		b.Clip(paint.Circle(x, y, r*.88))
		b.Translate(x-r*.78, y-r*.7)
		b.Scale(r*.0156, r*.0156)
		portraits.Draw(b.Painter, "tyche", heads.Tone{Base: paint.RGB(0xD9B869), Shade: paint.RGB(0x7C5F26), Light: paint.RGB(0xF8E7B4),
			Line: paint.RGB(0x2E2006), Band: paint.RGB(0xEFCF7E)}, b.k*r > 30)
	})
}

func (b *brush) smallBack() {
	shape := paint.RoundRect(.5, .5, smallW-1, smallH-1, 8)
	b.Fill(shape, paint.Solid(b.theme.CardBack))
	b.Within(func() {
		b.Clip(paint.RoundRect(6, 6, smallW-12, smallH-12, 5))
		b.sunburst(smallW/2, smallH/2, 130, 40)
	})
	b.Stroke(shape, paint.Pen(1.2), paint.Solid(paint.RGB(0x0A1622)))
	b.Stroke(paint.RoundRect(6, 6, smallW-12, smallH-12, 5), paint.Pen(1.6), paint.Solid(b.theme.Gilt2))
	b.medallion(smallW/2, smallH/2, 42)
	b.centred("ΤΥΧΗ", smallW/2, 34, fonts.Style{Face: fonts.Serif, Size: 18, Color: b.theme.Gilt2, Spacing: 4})
	b.Stroke(paint.MustPath("M39 158H79M45 163H73"), paint.Pen(1.2), paint.Solid(b.theme.Gilt))
}
