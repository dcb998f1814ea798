package counters

import (
	"math"

	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// funeralCart is the golden temple on wheels that carries Alexander.
func (b *brush) funeralCart() {
	b.plaque(0x3A2415)
	gold := b.theme.Gilt2
	b.path("M-35-13L0-35L35-13Z", gold)
	b.path("M-31-10H31V-5H-31ZM-28-4h6v18h-6zM-12-4h6v18h-6zM6-4h6v18h-6zM22-4h6v18h-6zM-34 14H34V20H-34Z", gold)
	b.path("M-18 3Q0-5 18 3V13H-18Z", b.theme.Purple)
	b.line("M-18 3Q0-5 18 3", 2, gold)
	for _, x := range []float64{-20, 20} {
		b.Fill(paint.Circle(x, 27, 11.5), paint.Solid(paint.RGB(0x3A2415)))
		b.Stroke(paint.Circle(x, 27, 9.6), b.thick(3, .9), paint.Solid(gold))
		for i := range 4 {
			s, c := math.Sincos(float64(i) * math.Pi / 4)
			b.Stroke(paint.Line(x-9*c, 27-9*s, x+9*c, 27+9*s), b.thick(1.4, .5), paint.Solid(gold))
		}
	}
	b.Within(func() {
		b.Translate(0, -20)
		emblems.Device(b.Painter, palette.Sun, 8.5, paint.RGB(0x8A5B0A), gold)
	})
}

// tomb is the closed door under a gable.
func (b *brush) tomb() {
	b.plaque(0x4B4A46)
	stone := paint.RGB(0xEFE6D2)
	b.path("M-34-10L0-34L34-10Z", stone)
	b.path("M-30-7H30V-1H-30ZM-28 0h9v28h-9zM19 0h9v28h-9zM-34 29H34V36H-34Z", stone)
	b.path("M-14 3H14V28H-14Z", paint.RGB(0x2A211A))
	b.line("M0 4V28M-10 8H-4V24H-10ZM10 8H4V24H10Z", 1.6, b.theme.Gilt)
	b.Within(func() {
		b.Translate(0, -18)
		emblems.Device(b.Painter, palette.Sun, 8, paint.RGB(0x9A6A14), stone)
	})
}

// siegePoint is a breached wall.
func (b *brush) siegePoint() {
	b.roundel(0x2B2118, 0xF0C24A)
	stone := paint.RGB(0xE8D5A0)
	b.path("M-33 26V-20H-23V-12H-13V-20H-4L-8 2L2 9L-5 26ZM33 26V-20H23V-12H13L6 0L14 9L6 26Z", stone)
	b.line("M-33 3H-9M-33 14H-3M-20 3V14M13 8H33M10 17H33M24 8V17M-24-8V3M26-10V8", 1.5, paint.RGB(0x8A6F48))
	b.Fill(paint.Circle(2, -20, 6.6), paint.Glow(0, -23, 9, paint.RGB(0xFFE9A0), paint.RGB(0xE0A020)))
	b.line("M-14-31L-5-25M-2-36L0-29", 2.6, paint.RGB(0xF0C24A))
}

func (b *brush) dispersed() {
	b.body(paint.Circle(0, 0, 48), paint.RGB(0x6E6A62), paint.RGB(0x2F2C27))
	b.Stroke(paint.Circle(0, 0, 41), paint.Stroke{Width: max(2.4, b.units(1)), Dash: []float64{7, 5.6}}, paint.Solid(paint.RGB(0xD8D3C6)))
	for i := range 4 {
		b.Within(func() {
			b.Rotate(float64(i) * math.Pi / 2)
			b.line("M8 8L25 25M14 27H27V14", 6.4, paper)
		})
	}
}

// condemned is a shard with a cross: the sentence of the army's assembly.
func (b *brush) condemned() {
	b.body(paint.MustPath("M0-50L47-16L29 46H-29L-47-16Z"), paint.RGB(0x1E1A17), b.theme.Danger)
	b.path("M-20-24L17-27L21-2L10 17L-14 15L-23-4Z", paint.RGB(0xD98B57))
	b.line("M-20-24L17-27L21-2L10 17L-14 15L-23-4Z", 1.6, paint.RGB(0x7A3E1C))
	b.line("M-10-17L9 8M9-17L-10 8", 5.6, b.theme.Danger)
	b.number("\u22123", 0, 31, 20, paper)
}

func (b *brush) usurper() {
	b.octagon(0x5A1712, b.theme.Gilt2)
	b.crown(0, -2, .95, b.theme.Gilt2, paint.RGB(0x2E0805))
	b.line("M5-24L-5 2L6 6L-4 34", 5, paint.RGB(0x5A1712))
	b.line("M5-24L-5 2L6 6L-4 34", 1.6, paint.RGB(0xFF8A6A))
}

// champion guards the kings: a crown within a laurel.
func (b *brush) champion() {
	b.octagon(0x24548A, b.theme.Gilt2)
	b.laurel(paint.RGB(0xC7DFA6))
	b.crown(0, -3, .56, b.theme.Gilt2, paint.RGB(0x102A4A))
}

// successor is a diadem with its loose ends.
func (b *brush) successor() {
	b.octagon(0x6B2D6B, b.theme.Gilt2)
	b.line("M-26 4Q-26-22 0-22Q26-22 26 4", 8, paint.RGB(0x3A1239))
	b.line("M-26 4Q-26-22 0-22Q26-22 26 4", 5, paper)
	b.line("M-26 4Q0 18 26 4", 5, paper)
	b.line("M-4 11Q-14 20-12 33M4 11Q10 22 18 30", 4.4, paper)
	b.Fill(paint.Circle(0, 11, 5.4), paint.Solid(b.theme.Gilt2))
	b.Stroke(paint.Circle(0, 11, 5.4), b.thick(1.4, .6), paint.Solid(paint.RGB(0x3A1239)))
}

// laurel is a wreath open at the top.
func (b *brush) laurel(c paint.Color) {
	for side := -1.0; side < 2; side += 2 {
		for i := range 8 {
			a := math.Pi/2 - side*(.25+.3*float64(i))
			s, k := math.Sincos(a)
			b.Within(func() {
				b.Translate(31*k, 31*s)
				b.Rotate(a - side*math.Pi/2 - side*.3)
				b.Fill(paint.MustPath("M-8 0Q0-7 9 0Q0 7-8 0Z"), paint.Solid(c))
				b.Stroke(paint.Line(-7, 0, 6, 0), paint.Pen(.9), paint.Solid(paint.RGB(0x2D4A22)))
			})
		}
	}
}

// looted is an emptied chest.
func (b *brush) looted() {
	b.roundel(0x5B4A38, 0xC9A24B)
	wood := paint.RGB(0xA9793F)
	b.path("M-30-2H26V26H-30Z", wood)
	b.path("M-30-6L-36-24Q-10-38 18-28L26-6Z", paint.Mix(wood, ink, .35))
	b.path("M-26-5L-30-19Q-9-30 14-23L21-5Z", paint.RGB(0x1C130C))
	b.line("M-30-2H26V26H-30ZM-30-6L-36-24Q-10-38 18-28L26-6", 2.2, ink)
	b.line("M-18-2V26M14-2V26M-30 11H26", 2.4, b.theme.Gilt)
	for _, q := range []paint.Point{{X: 33, Y: 22}, {X: 24, Y: 31}} {
		b.Fill(paint.Circle(q.X, q.Y, 6), paint.Glow(q.X-2, q.Y-2, 8, paint.RGB(0xFFF1B0), paint.RGB(0xD9A520)))
		b.Stroke(paint.Circle(q.X, q.Y, 6), b.thick(1.2, .6), paint.Solid(ink))
	}
}

// festival is a comic mask with ribbons.
func (b *brush) festival() {
	b.roundel(0xB0561F, 0xF0D48A)
	b.line("M-26-12Q-40-6-34 12Q-30 20-36 28M26-12Q40-6 34 12Q30 20 36 28", 3.6, b.theme.Gilt2)
	b.path("M-25-20Q0-34 25-20Q27 8 14 26Q0 36-14 26Q-27 8-25-20Z", paper)
	b.line("M-25-20Q0-34 25-20Q27 8 14 26Q0 36-14 26Q-27 8-25-20Z", 2, ink)
	b.path("M-18-9Q-11-16-4-9Q-11-4-18-9ZM18-9Q11-16 4-9Q11-4 18-9ZM-15 8Q0 13 15 8Q12 26 0 26Q-12 26-15 8Z", ink)
	b.line("M-19-17Q-11-22-4-16M19-17Q11-22 4-16M0-6L-3 3H3", 2.2, ink)
}

// helepolis is the tower on wheels.
func (b *brush) helepolis() {
	b.plaque(0x7C6A45)
	b.path("M-22 28L-13-34H13L22 28Z", paint.RGB(0x3A2A1B))
	b.path("M-16-34H16V-39H9V-36H4V-39H-4V-36H-9V-39H-16Z", paint.RGB(0x3A2A1B))
	for i := range 5 {
		y := -22 + 12*float64(i)
		w := 13.6 + 1.75*float64(i)
		b.Stroke(paint.Line(-w-2, y, w+2, y), b.thick(2, .7), paint.Solid(b.theme.Gilt2))
		for _, x := range []float64{-.5, .5} {
			b.Fill(paint.Rect(x*w-3.4, y-8.6, 6.8, 6), paint.Solid(b.theme.Gilt))
		}
	}
	for _, x := range []float64{-16, 0, 16} {
		b.Fill(paint.Circle(x, 31, 7), paint.Solid(ink))
		b.Stroke(paint.Circle(x, 31, 5), b.thick(1.8, .6), paint.Solid(b.theme.Gilt2))
	}
}

// wounded is a cut with its drops, half under a bandage.
func (b *brush) wounded() {
	b.roundel(0xF3E6CC, 0xB3261A)
	b.Within(func() {
		b.Clip(paint.Circle(0, 0, 39))
		for _, y := range []float64{-24, -11} {
			band := paint.MustPath("M-50 8L50-14V-2L-50 20Z").Transformed(paint.Move(0, y))
			b.Fill(band, paint.Solid(paint.RGB(0xFFFFFF)))
			b.Stroke(band, b.thick(1.6, .6), paint.Solid(paint.RGB(0xA08C6A)))
		}
		b.Fill(paint.Oval(3, -12, 14, 9), paint.Solid(b.theme.Danger))
	})
	for _, q := range []paint.Point{{X: -12, Y: 14}, {X: 11, Y: 20}} {
		b.Fill(paint.MustPath("M0-13Q9 1 8 7Q6 14 0 14Q-6 14-8 7Q-9 1 0-13Z").Transformed(paint.Move(q.X, q.Y)), paint.Solid(b.theme.Danger))
		b.Stroke(new(paint.Path).Arc(q.X, q.Y+6, 4.6, 1.8, 3.1), paint.Pen(1.8), paint.Solid(paint.RGB(0xFFB9A8)))
	}
}

// married is a pair of rings.
func (b *brush) married() {
	b.roundel(0x6B2D6B, 0xF0D48A)
	for _, x := range []float64{-12, 12} {
		b.Stroke(paint.Circle(x, 5, 18), b.thick(9, 2), paint.Solid(paint.RGB(0x3A1239)))
		b.Stroke(paint.Circle(x, 5, 18), b.thick(5.4, 1.3), paint.Solid(b.theme.Gilt2))
	}
	b.Stroke(new(paint.Path).Arc(-12, 5, 18, -1, .2), b.thick(5.4, 1.3), paint.Solid(b.theme.Gilt2))
	b.path("M-12-13L-19-22L-12-30L-5-22Z", white)
}

// training is a recruit's shield and a rising arrow.
func (b *brush) training() {
	b.plaque(0x3F5A3A)
	b.line("M-24 32L8-34", 4, paper)
	b.path("M11-41L12-28L2-33Z", paper)
	b.Fill(paint.Circle(-9, 8, 21), paint.Solid(paper))
	b.Stroke(paint.Circle(-9, 8, 15.6), b.thick(2, .7), paint.Solid(paint.RGB(0x3F5A3A)))
	b.Fill(paint.Circle(-9, 8, 5.6), paint.Solid(paint.RGB(0x3F5A3A)))
	b.line("M26 28V-6M15 5L26-8L37 5", 6.4, b.theme.Gilt2)
}

// turn is an hourglass.
func (b *brush) turn() {
	b.roundel(0x2A211A, 0xF0D48A)
	b.path("M-20-27H20L3 0L20 27H-20L-3 0Z", paint.Fade(paper, .92))
	b.path("M-12-15H12L2-2H-2ZM0 8L13 26H-13Z", b.theme.Gilt)
	b.line("M-24-28H24M-24 28H24", 6, b.theme.Gilt2)
}

// guarded is a closed helmet before a spear.
func (b *brush) guarded() {
	b.roundel(0x4F5B64, 0xE9EEF2)
	b.path("M-22 26V-6Q-22-30 2-30Q24-28 24-4V6L10 2V8H24V26L10 30L6 12L0 26Z", b.theme.Silver)
	b.line("M-22 26V-6Q-22-30 2-30Q24-28 24-4V6L10 2V8H24V26L10 30L6 12L0 26Z", 2, ink)
	b.path("M-28-8Q-26-38 4-38Q22-36 26-24Q4-34-12-22Q-22-12-24 4Z", b.theme.Danger)
}
