package counters

import (
	"image/color"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// Royal is the cameo of a member of the royal house: philippos, alexandros, herakles, olympias, kleopatra,
// thessalonike or eurydike. Palette.Independent means unattached; otherwise the holder's token hangs below.
func (b *Box) Royal(id string, holder palette.Faction, px int, married bool) *canvas.Picture {
	k := key{famRoyal, id, holder, px, 0, 0, 0}
	if married {
		k.a = 1
	}
	return b.picture(k, drawRoyal)
}

// cameo is the ground behind each head, so that seven small ovals tell apart.
var cameo = map[string]uint32{
	"philippos": 0x5A2470, "alexandros": 0x2E3F96, "herakles": 0x3A5F2E,
	"olympias": 0x661616, "kleopatra": 0x9A2F6A, "thessalonike": 0x1C5C68, "eurydike": 0x8A4A1C,
}

func drawRoyal(b *brush, k key) {
	purple := CameoGround(k.id)
	rim := paint.Oval(0, 0, 43, 50)
	b.Fill(rim.Transformed(paint.Move(3, 6)), paint.Solid(shadow))
	b.Fill(rim, paint.Linear{From: paint.Pt(-30, -50), To: paint.Pt(30, 50), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xFFF1C4)}, {At: .45, Color: b.theme.Gilt2}, {At: 1, Color: paint.RGB(0xA97C2A)}}})
	b.Stroke(rim, b.thick(2.4, .9), paint.Solid(paint.RGB(0x6A4A12)))
	disc := paint.Oval(0, 0, 36.5, 43.5)
	b.Fill(disc, paint.Glow(-8, -14, 62, paint.Mix(purple, white, .22), paint.Mix(purple, ink, .3)))
	b.Within(func() {
		b.Clip(disc)
		b.Translate(-37, -31)
		b.Scale(.75, .75)
		portraits.Draw(b.Painter, k.id, heads.Tone{Base: paint.RGB(0xF6EADB), Shade: paint.RGB(0xC9AEC0), Light: white,
			Line: paint.Mix(purple, ink, .6), Band: b.theme.Gilt2}, b.px >= 44)
	})
	b.Stroke(disc, b.thick(1.8, .7), paint.Solid(paint.Mix(purple, ink, .6)))
	if k.a == 1 {
		b.Stroke(paint.Circle(-27, 38, 8), b.thick(4, 1), paint.Solid(paint.RGB(0x6A4A12)))
		b.Stroke(paint.Circle(-27, 38, 8), b.thick(2.4, .8), paint.Solid(b.theme.Gilt2))
	}
	if k.faction < palette.Independent {
		b.Within(func() {
			if b.px < 26 { // well on the oval: beside it, it would look like the sign of a space
				b.Translate(14, 30)
			} else {
				b.Translate(27, 36)
			}
			emblems.Token(b.Painter, b.theme, k.faction, max(16, b.units(4.2)))
		})
	}
}

// CameoGround returns the colour of the stone behind the head of a member of the royal house.
func CameoGround(id string) color.NRGBA {
	if ground, ok := cameo[id]; ok {
		return paint.RGB(ground)
	}
	return paint.RGB(0x6B2D6B)
}
