package counters

import (
	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// Values are the ratings printed on a general; 0 is not printed.
type Values struct{ Initiative, Battle, Seniority int }

// General is a general's coin on his faction's shape. From 48 px the ratings stand around it (initiative left on
// white, battle right on black, seniority above on gold); from 30 px they stand on a plate; below there is no room.
// An id without portrait, as of a minor general, shows an officer's head.
func (b *Box) General(id string, f palette.Faction, px int, v Values) *canvas.Picture {
	return b.picture(key{famGeneral, id, f, px, v.Initiative, v.Battle, v.Seniority}, drawGeneral)
}

// Army is a commander's coin with the plate of his army below: emblem, strength and, if not 0, the number of units.
func (b *Box) Army(commander string, f palette.Faction, px, strength, units int) *canvas.Picture {
	return b.picture(key{famArmy, commander, f, px, strength, units, 0}, drawArmy)
}

// Plate is the army plate alone, for units without a general; it lies in the middle of its picture.
func (b *Box) Plate(f palette.Faction, px, strength, units int) *canvas.Picture {
	return b.picture(key{famPlate, "", f, px, strength, units, 0}, func(b *brush, k key) { b.plate(k.faction, 0, k.a, k.b, b.tablet(k.a, k.b, false)) })
}

// Token is a faction's bare token.
func (b *Box) Token(f palette.Faction, px int) *canvas.Picture {
	return b.picture(key{famToken, "", f, px, 0, 0, 0}, func(b *brush, k key) {
		emblems.Token(b.Painter, b.theme, k.faction, 48)
	})
}

// Independent is an independent army: a pennant and its strength.
func (b *Box) Independent(px, strength int) *canvas.Picture {
	return b.picture(key{famBand, "", palette.Independent, px, strength, 0, 0}, drawIndependent)
}

func drawGeneral(b *brush, k key) {
	b.coin(k.id, k.faction)
	v := Values{k.a, k.b, k.c}
	if v == (Values{}) || b.px < 30 {
		return
	}
	if b.px < 48 {
		b.ratingPlate(k.faction, v)
		return
	}
	rim := b.theme.Of(k.faction).Dark
	if v.Initiative > 0 {
		b.badge(-39, 38, 16, itoa(v.Initiative), paper, rim, ink)
	}
	if v.Battle > 0 {
		b.badge(39, 38, 16, itoa(v.Battle), ink, paint.Mix(b.theme.Gilt, ink, .2), white)
	}
	if v.Seniority > 0 {
		b.seniority(v.Seniority)
	}
}

// seniority is the gold tab above the coin.
func (b *brush) seniority(n int) {
	tab := paint.RoundRect(19, -57, 38, 24, 11)
	b.Fill(tab.Transformed(paint.Move(1, 2.6)), paint.Solid(shadow))
	b.Fill(tab, paint.Down(-57, -33, paint.Mix(b.theme.Gilt2, white, .3), b.theme.Gilt))
	b.Stroke(tab, b.thick(2, 1), paint.Solid(paint.RGB(0x5A4028)))
	b.number(itoa(n), 38, -45, 17.5, ink)
}

// ratingPlate carries initiative and battle where badges would not be legible.
func (b *brush) ratingPlate(f palette.Faction, v Values) {
	h := b.units(14)
	w := b.units(30)
	r := paint.RoundRect(-w/2, 36-h/2, w, h, b.units(3))
	b.Fill(r, paint.Solid(b.theme.Of(f).Dark))
	b.Stroke(r, b.thick(0, 1), paint.Solid(paper))
	b.number(itoa(v.Initiative), -w/4, 36, 26, white)
	b.number(itoa(v.Battle), w/4, 36, 26, white)
	b.Fill(paint.Circle(0, 36, b.units(1.3)), paint.Solid(b.theme.Gilt2))
}

func drawArmy(b *brush, k key) {
	b.coin(k.id, k.faction)
	b.plate(k.faction, 100*Worn, k.a, k.b, b.tablet(k.a, k.b, true))
}

// coin is the portrait on its faction's shape.
func (b *brush) coin(id string, f palette.Faction) {
	c := b.theme.Of(f)
	shape := emblems.Outline(f, coinRadius(f))
	b.body(shape, c.Main, c.Dark)
	fine := b.px >= 44
	disc, scale := paint.Circle(0, 0, 41), .79
	if !fine { // a small coin spends its pixels on the face
		disc, scale = paint.Circle(0, 0, 43), .85
	}
	b.Fill(disc, paint.Radial{Center: paint.Pt(-12, -16), Radius: 66, Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(c.Light, white, .75)}, {At: .55, Color: paint.Mix(c.Light, white, .3)}, {At: 1, Color: paint.Mix(c.Light, c.Main, .45)}}})
	if b.px > 52 {
		b.Stroke(paint.Circle(0, 0, 37.6), paint.Stroke{Width: 1.7, Cap: paint.RoundCap, Dash: []float64{.01, 4.3}}, paint.Solid(paint.Fade(c.Dark, .6)))
	}
	b.Within(func() {
		b.Clip(disc)
		b.Translate(-50*scale, -42.4*scale)
		b.Scale(scale, scale)
		portraits.Draw(b.Painter, id, heads.Metal(c.Main, c.Dark, c.Light), fine)
	})
	b.Stroke(disc, b.thick(2, .8), paint.Solid(c.Dark))
}

// coinRadius makes the shapes look equally large.
func coinRadius(f palette.Faction) float64 {
	switch f {
	case palette.Owl:
		return 50
	case palette.Eagle:
		return 52
	}
	return 49.5
}

// Worn is how far below the middle of a coin the plate of its army lies, in diameters.
const Worn = .46

// tablet is the shape of an army plate in units: its height, the size of its figures, the width of the part with the strength and of
// the part with the number of units. It is sized in pixels, to stay legible.
type tablet struct {
	h, size, w, tail float64
	emblem           bool
}

// tablet measures a plate; below a small coin, which shows whose the army is, it has no emblem, so that it is not wider than the coin.
func (b *brush) tablet(strength, units int, below bool) tablet {
	h := max(b.units(15), 24)
	t := tablet{h: h, size: h * .86, emblem: b.px >= 28 && (!below || b.px >= 44)}
	num := fonts.Style{Face: fonts.SansBold, Size: t.size * b.px / 100}
	t.w = b.units(fonts.Width(itoa(strength), num)) + h*.6
	if t.emblem {
		t.w += h * .8
	}
	if units > 0 && (b.px >= 28 || below && b.px >= 24) {
		t.tail = b.units(fonts.Width(itoa(units), num))*.8 + h*.4
	}
	return t
}

// PlateSize returns what the plate of an army covers, in pixels of a token of that diameter: below a coin or alone.
func (b *Box) PlateSize(px, strength, units int, below bool) (w, h float64) {
	k := brush{px: float64(px) / b.dense}
	t := k.tablet(strength, units, below)
	return (t.w + t.tail) * float64(px) / 100, t.h * float64(px) / 100
}

// plate is the bar with emblem and strength, its middle at the height y.
func (b *brush) plate(f palette.Faction, y float64, strength, units int, t tablet) {
	c := b.theme.Of(f)
	h, left := t.h, -(t.w+t.tail)/2
	bar := paint.RoundRect(left, y-h/2, t.w+t.tail, h, h*.22)
	b.Fill(bar.Transformed(paint.Move(b.units(.8), b.units(1.6))), paint.Solid(shadow))
	b.Fill(bar, paint.Solid(c.Dark))
	if t.tail > 0 {
		b.Within(func() {
			b.Clip(bar)
			b.Fill(paint.Rect(left+t.w, y-h, t.tail, 2*h), paint.Solid(paper))
		})
		b.number(itoa(units), left+t.w+t.tail/2, y, t.size*.82, ink)
	}
	b.Stroke(bar, b.thick(0, 1), paint.Solid(paint.RGB(0xF6ECD4)))
	figure := left + t.w/2
	if t.emblem {
		b.Within(func() {
			b.Translate(left+h*.62, y)
			emblems.Device(b.Painter, f, h*.38, white, c.Dark)
		})
		figure += h * .47
	}
	b.number(itoa(strength), figure, y, t.size, white)
}

func drawIndependent(b *brush, k key) {
	c := b.theme.Of(palette.Independent)
	b.body(emblems.Outline(palette.Independent, 50), c.Main, c.Dark)
	b.Stroke(paint.RoundRect(-41, -36, 82, 72, 5), b.thick(2, .8), paint.Solid(paint.Fade(c.Light, .8)))
	b.Within(func() {
		b.Translate(-15, 0)
		emblems.Device(b.Painter, palette.Independent, 29, white, c.Main)
	})
	if k.a > 0 {
		b.number(itoa(k.a), 22, 10, max(40, b.units(13)), white)
	}
}
