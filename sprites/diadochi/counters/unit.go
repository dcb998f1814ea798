package counters

import (
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Kind is a kind of combat unit.
type Kind uint8

// The kinds.
const (
	Mercenary Kind = iota
	LoyalMacedonian
	RoyalArmy
	SilverShields
	Elephant
	Kinds // how many there are
)

// Unit is the counter of n units of a kind. One unit shows no figure; a negative n shows its figure in any case.
func (b *Box) Unit(kind Kind, f palette.Faction, px, n int) *canvas.Picture {
	return b.picture(key{famUnit, "", f, px, int(kind), n, 0}, drawUnit)
}

func drawUnit(b *brush, k key) {
	c := b.theme.Of(k.faction)
	main, rim := c.Main, c.Dark
	switch Kind(k.a) {
	case RoyalArmy:
		main, rim = b.theme.Purple, paint.Mix(b.theme.Purple, ink, .55)
	case SilverShields:
		main, rim = b.theme.Steel, paint.Mix(b.theme.Steel, ink, .6)
	}
	b.body(paint.RoundRect(-48, -48, 96, 96, 11), main, rim)
	frame := paint.RoundRect(-41, -41, 82, 82, 7)
	if Kind(k.a) == RoyalArmy || Kind(k.a) == SilverShields {
		b.Stroke(frame, b.thick(4.4, 1.4), paint.Solid(c.Main)) // whose it is
	} else if b.px > 20 {
		b.Stroke(frame, b.thick(2, .8), paint.Solid(paint.Fade(c.Light, .75)))
	}
	sign := paper
	if c.Ink != white {
		sign = paint.Mix(c.Ink, white, .04)
	}
	switch Kind(k.a) {
	case Mercenary:
		b.mercenary(sign, main)
	case LoyalMacedonian:
		b.phalanx(sign, main)
	case RoyalArmy:
		b.crown(-3, 0, 1, b.theme.Gilt2, rim)
	case SilverShields:
		b.silverShield()
	case Elephant:
		b.elephant(sign, main)
	}
	if b.px > 26 && k.b > 1 || k.b < 0 {
		b.badge(30, 30, 17, itoa(max(k.b, -k.b)), paper, rim, ink)
	}
}

// mercenary is the crescent shield of a peltast before two javelins.
func (b *brush) mercenary(sign, ground paint.Color) {
	b.line("M-30-30L26 34M30-30L-26 34", 4.6, sign)
	b.path("M-36-38L-23-29.6L-30-22.6ZM36-38L23-29.6L30-22.6Z", sign)
	shield := paint.MustPath("M-29-9Q-17-21-9-9Q0 2 9-9Q17-21 29-9Q32 14 15 25Q0 33-15 25Q-32 14-29-9Z")
	b.Stroke(shield, paint.Pen(7), paint.Solid(ground))
	b.Fill(shield, paint.Solid(sign))
	b.line("M-24-5Q-16-14-11-5Q0 9 11-5Q16-14 24-5Q26 11 12 20Q0 26-12 20Q-26 11-24-5Z", 2, ground)
	b.Within(func() {
		b.Translate(0, 11.4)
		emblems.Device(b.Painter, palette.Sun, 8.4, ground, sign)
	})
}

// phalanx is a star shield under levelled pikes.
func (b *brush) phalanx(sign, ground paint.Color) {
	for i := range 4 {
		x := -34 + 14*float64(i)
		b.Stroke(paint.Line(x, 34, x+26, -36), paint.Pen(3.6), paint.Solid(sign))
		b.Fill(paint.Polygon(paint.Pt(x+29, -44), paint.Pt(x+29.4, -33), paint.Pt(x+22.4, -35.6)), paint.Solid(sign))
	}
	b.Fill(paint.Circle(-3, 8, 27), paint.Solid(ground))
	b.Fill(paint.Circle(-3, 8, 23.5), paint.Solid(sign))
	b.Stroke(paint.Circle(-3, 8, 19.4), paint.Pen(2), paint.Solid(ground))
	b.Within(func() {
		b.Translate(-3, 8)
		emblems.Device(b.Painter, palette.Sun, 16.5, ground, sign)
	})
}

// crown is the sign of the kings' own army.
func (b *brush) crown(x, y, s float64, gold, line paint.Color) {
	b.Within(func() {
		b.Translate(x, y)
		b.Scale(s, s)
		d := paint.MustPath("M-27 18L-31-16L-15-2L0-27L15-2L31-16L27 18Z")
		b.Fill(d, paint.Down(-27, 18, paint.Mix(gold, white, .35), gold))
		b.Stroke(d, b.thick(2.2, .8), paint.Solid(line))
		b.Fill(paint.RoundRect(-27, 21, 54, 8, 2), paint.Solid(gold))
		for _, q := range []paint.Point{{X: -31, Y: -17}, {X: 0, Y: -28}, {X: 31, Y: -17}} {
			b.Fill(paint.Circle(q.X, q.Y, 4.4), paint.Solid(gold))
		}
		b.Fill(paint.Oval(0, 8, 4, 5), paint.Solid(b.theme.Danger))
		b.Fill(paint.Oval(-15, 9.6, 2.8, 3.6), paint.Solid(line))
		b.Fill(paint.Oval(15, 9.6, 2.8, 3.6), paint.Solid(line))
	})
}

func (b *brush) silverShield() {
	x, y := -3.0, 0.0
	b.Fill(paint.Circle(x+1.5, y+3, 30), paint.Solid(shadow))
	b.Fill(paint.Circle(x, y, 30), paint.Radial{Center: paint.Pt(x-10, y-12), Radius: 48, Stops: []paint.Stop{
		{At: 0, Color: white}, {At: .5, Color: b.theme.Silver}, {At: 1, Color: paint.RGB(0x8F9BA4)}}})
	b.Stroke(paint.Circle(x, y, 30), b.thick(2.4, .8), paint.Solid(paint.RGB(0x2B343B)))
	b.Stroke(paint.Circle(x, y, 24.5), b.thick(1.5, .6), paint.Solid(paint.RGB(0x6C7982)))
	b.Within(func() {
		b.Translate(x, y)
		emblems.Device(b.Painter, palette.Sun, 21, paint.RGB(0x46525B), b.theme.Silver)
	})
}

// elephant walks to the right under its tower.
func (b *brush) elephant(sign, ground paint.Color) {
	b.path("M-34 4Q-36-14-22-18Q-6-22 8-17Q14-25 24-22Q33-18 33-6Q34 6 35 14Q36 21 41 17Q44 19 42 23Q34 30 29 20Q27 12 26 6Q22 12 17 12V32H7V17Q-4 19-13 16V32H-23V16Q-28 22-27 32H-34Q-37 18-34 4Z", sign)
	b.path("M-18-21L-20-37H-14V-33H-9V-37H-3V-33H2V-37H8L6-19Q-6-24-18-21Z", sign)
	b.line("M-19-20Q-6-24 7-18M-16-30H5", 2.2, ground)
	b.line("M12-12Q23-17 24-7Q23 3 15 6Q10-2 12-12", 2.4, ground)
	b.Fill(paint.Circle(28.6, -11, 1.9), paint.Solid(ground))
	b.path("M25 4Q32 8 40 1Q38 12 27 10Z", sign)
	b.line("M25 4Q32 8 40 1", 1.6, ground)
	b.Stroke(new(paint.Path).MoveTo(-34, 0).QuadTo(-41, 6, -39, 16), paint.Pen(2.6), paint.Solid(sign))
}
