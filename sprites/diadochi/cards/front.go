package cards

import (
	"image/color"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/diadochi/vignettes"
	"tyche/sprites/paint"
)

func (b *brush) bandColors() (main, dark color.NRGBA) {
	main = b.theme.Band(int(b.face.Band))
	return main, paint.Mix(main, paint.RGB(0x120A04), .5)
}

// stock is the body of a card: parchment with grain, cut round.
func (b *brush) stock(w, h, r float64) {
	shape := paint.RoundRect(.5, .5, w-1, h-1, r)
	b.Fill(shape, paint.Down(0, h, paint.RGB(0xFBF5E4), paint.RGB(0xEBDCB8)))
	b.Within(func() {
		b.Clip(shape)
		b.Grain(b.Dst.Rect, .05, 38*b.k, 21)
	})
	b.Stroke(shape, paint.Pen(max(1.4, 1/b.k)), paint.Solid(paint.RGB(0x1A130D)))
}

func (b *brush) large() {
	main, dark := b.bandColors()
	b.stock(largeW, largeH, 18)
	b.frame(dark)
	b.band(12, 12, 336, 62, main, dark)
	left := 28.0
	if b.face.OP > 0 {
		b.roundel(50, 47, 32, main, dark)
		left = 98
	}
	b.text(b.face.Kind, left, 50, fonts.Style{Face: fonts.Serif, Size: 22, Color: paint.RGB(0xFFFFFF), Spacing: 2.2})
	num := fonts.Style{Face: fonts.SansBold, Size: 16, Color: paint.Fade(paint.RGB(0xFFFFFF), .92)}
	b.text(b.face.Number, 334-b.width(b.face.Number, num), 49, num)
	b.plate(26, 86, 308, 200)
	b.title(b.face.Title, 180, 292, 304, 50, 29, b.theme.Ink)
	history := b.history()
	b.ornament(180, 348)
	b.paragraph(b.face.Effect, 28, 356, 304, history-8-356, 18.5, 12, fonts.Serif, b.theme.Ink)
}

// frame is the line around all, in the band's colour, with a golden one inside.
func (b *brush) frame(dark color.NRGBA) {
	b.Stroke(paint.RoundRect(11, 11, largeW-22, largeH-22, 11), paint.Pen(2.2), paint.Solid(dark))
	b.Stroke(paint.RoundRect(15.5, 15.5, largeW-31, largeH-31, 8), paint.Pen(.9), paint.Solid(paint.Fade(b.theme.Gilt, .9)))
}

// band is the coloured head with a running fret along its foot.
func (b *brush) band(x, y, w, h float64, main, dark color.NRGBA) {
	shape := new(paint.Path).Arc(x+9, y+9, 9, math.Pi, 1.5*math.Pi).Arc(x+w-9, y+9, 9, 1.5*math.Pi, 2*math.Pi).LineTo(x+w, y+h).LineTo(x, y+h).Close()
	b.Fill(shape, paint.Down(y, y+h, paint.Mix(main, paint.RGB(0xFFFFFF), .06), paint.Mix(main, dark, .55)))
	b.Within(func() {
		b.Clip(shape)
		key := paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), .16))
		for at := x; at < x+w; at += 14 {
			b.Stroke(paint.MustPath("M0 9H11V1.6H3.4V6H7.6V4").Transformed(paint.Move(at, y+h-10)), paint.Stroke{Width: 1.2}, key)
		}
	})
	b.Stroke(paint.Line(x, y+h, x+w, y+h), paint.Pen(1.6), paint.Solid(dark))
	b.Stroke(paint.Line(x, y+h+2.6, x+w, y+h+2.6), paint.Pen(.8), paint.Solid(b.theme.Gilt))
}

// roundel shows the operation points.
func (b *brush) roundel(x, y, r float64, main, dark color.NRGBA) {
	b.Fill(paint.Circle(x+.03*r, y+.12*r, r*1.04), paint.Solid(paint.Fade(paint.RGB(0x140D06), .4)))
	b.Fill(paint.Circle(x, y, r), paint.Glow(x-r*.3, y-r*.4, r*1.7, paint.RGB(0xFFFBEF), paint.RGB(0xE9D9B2)))
	b.Stroke(paint.Circle(x, y, r), paint.Pen(.11*r), paint.Solid(dark))
	b.Stroke(paint.Circle(x, y, r*.83), paint.Pen(.04*r), paint.Solid(main))
	n := strconv.Itoa(b.face.OP)
	b.centred(n, x, y+r*.26, fonts.Style{Face: fonts.SansBold, Size: r * 1.1, Color: b.theme.Ink})
	b.centred(b.face.Points, x, y+r*.66, fonts.Style{Face: fonts.SansBold, Size: r * .36, Color: b.theme.Ink2})
}

// plate is the engraving in its mount.
func (b *brush) plate(x, y, w, h float64) {
	b.Fill(paint.Rect(x, y, w, h), paint.Solid(paint.RGB(0xE9DDBE)))
	b.Stroke(paint.Rect(x, y, w, h), paint.Stroke{Width: 1.5}, paint.Solid(paint.RGB(0x5A4028)))
	m := max(4.5, 1.5/b.k)
	if w < 200 {
		m = 2.4
	}
	vignettes.Draw(b.Painter, b.face.Motif, x+m, y+m, w-2*m, h-2*m)
	b.Stroke(paint.Rect(x+m, y+m, w-2*m, h-2*m), paint.Stroke{Width: max(1, .8/b.k)}, paint.Solid(paint.RGB(0x4A3424)))
}

// history writes the note at the foot and returns the height of the line above it.
func (b *brush) history() float64 {
	if b.face.History == "" {
		return 572
	}
	const foot = 573.0
	size := 16.0
	for ; size > 12.5 && b.measure(b.face.History, 304, size, fonts.SerifItalic) > 82; size -= .5 {
	}
	h := b.measure(b.face.History, 304, size, fonts.SerifItalic)
	top := foot - h
	b.Stroke(paint.Line(28, top-7, 332, top-7), paint.Pen(1), paint.Solid(paint.RGB(0xB89A5E)))
	b.paragraph(b.face.History, 28, top-3, 304, h+1, size, size, fonts.SerifItalic, b.theme.Ink2)
	return top - 8
}

// ornament is a small rule under the title.
func (b *brush) ornament(x, y float64) {
	gilt := paint.Solid(b.theme.Gilt)
	b.Stroke(paint.Line(x-60, y, x-9, y), paint.Pen(1), gilt)
	b.Stroke(paint.Line(x+9, y, x+60, y), paint.Pen(1), gilt)
	b.Fill(paint.Polygon(paint.Pt(x-5, y), paint.Pt(x, y-4), paint.Pt(x+5, y), paint.Pt(x, y+4)), gilt)
}

func (b *brush) small() {
	main, dark := b.bandColors()
	b.stock(smallW, smallH, 8)
	b.Stroke(paint.RoundRect(4, 4, smallW-8, smallH-8, 5), paint.Pen(1.2), paint.Solid(dark))
	b.Fill(paint.RoundRect(4.4, 4.4, smallW-8.8, 29, 5), paint.Down(4, 33, paint.Mix(main, paint.RGB(0xFFFFFF), .06), paint.Mix(main, dark, .5)))
	b.Fill(paint.Rect(4.4, 24, smallW-8.8, 10), paint.Solid(paint.Mix(main, dark, .5)))
	b.Stroke(paint.Line(4.4, 34, smallW-4.4, 34), paint.Pen(1), paint.Solid(b.theme.Gilt))
	kind := fonts.Style{Face: fonts.Serif, Size: 14.5, Color: paint.RGB(0xFFFFFF), Spacing: .4}
	if b.face.OP > 0 {
		b.smallRoundel(20, 20, 14.5, dark)
		b.centred(b.face.Kind, 75, 24.6, kind)
	} else {
		b.centred(b.face.Kind, smallW/2, 24.6, kind)
	}
	b.plate(8, 38.5, smallW-16, 67)
	b.title(b.face.Title, smallW/2, 109, smallW-14, 62, 19, b.theme.Ink)
}

// smallRoundel has room for the number alone.
func (b *brush) smallRoundel(x, y, r float64, dark color.NRGBA) {
	b.Fill(paint.Circle(x+.5, y+1.6, r), paint.Solid(paint.Fade(paint.RGB(0x140D06), .4)))
	b.Fill(paint.Circle(x, y, r), paint.Solid(paint.RGB(0xFBF4E2)))
	b.Stroke(paint.Circle(x, y, r), paint.Pen(1.8), paint.Solid(dark))
	b.centred(strconv.Itoa(b.face.OP), x, y+6.6, fonts.Style{Face: fonts.SansBold, Size: 18.5, Color: b.theme.Ink})
}
