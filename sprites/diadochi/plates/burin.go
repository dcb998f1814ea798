package plates

import (
	"math"

	"tyche/fonts"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// The metals and inks of all plates.
var (
	ink   = paint.RGB(0x231810)
	cream = paint.RGB(0xF6EAD0)
	gold  = paint.RGB(0xE2B855)
	gilt  = paint.RGB(0xF6E2A6)
	ochre = paint.RGB(0x8A6220)
	white = paint.RGB(0xFFFFFF)
	pitch = paint.RGB(0x14100E)
	leaf  = paint.RGB(0x6F7E3E)

	goldTone   = heads.Tone{Base: paint.RGB(0xD9AE5C), Shade: paint.RGB(0x8A5E22), Light: paint.RGB(0xFBEBB8), Line: paint.RGB(0x3A2410), Band: paint.RGB(0xF4DC98)}
	silverTone = heads.Tone{Base: paint.RGB(0xC9CCCB), Shade: paint.RGB(0x767A7C), Light: paint.RGB(0xF7F8F4), Line: paint.RGB(0x24262A), Band: paint.RGB(0xE6E8E6)}
)

func (v view) fill(d string, c paint.Color) { v.Fill(paint.MustPath(d), paint.Solid(c)) }

func (v view) line(d string, w float64, c paint.Color) {
	v.Stroke(paint.MustPath(d), paint.Pen(w), paint.Solid(c))
}

func (v view) straight(x0, y0, x1, y1, w float64, c paint.Color) {
	v.Stroke(paint.Line(x0, y0, x1, y1), paint.Pen(w), paint.Solid(c))
}

// shape is filled and outlined.
func (v view) shape(d string, c, edge paint.Color, w float64) {
	v.solid(paint.MustPath(d), c, edge, w)
}

func (v view) solid(p *paint.Path, c, edge paint.Color, w float64) {
	v.Fill(p, paint.Solid(c))
	v.Stroke(p, paint.Pen(w), paint.Solid(edge))
}

// at runs draw with its origin moved, scaled and turned.
func (v view) at(x, y, sx, sy, turn float64, draw func()) {
	v.Within(func() {
		v.Translate(x, y)
		v.Rotate(turn)
		v.Scale(sx, sy)
		draw()
	})
}

// burin covers a box with engraved lines that swell with the tone, 0 for none and 1 for lines that touch.
func (v view) burin(x0, y0, x1, y1, step float64, c paint.Color, tone func(x, y float64) float64) {
	const stride = 2.5
	n := int((x1-x0)/stride) + 1
	upper, lower := make([]paint.Point, 0, n), make([]paint.Point, 0, n)
	flush := func() {
		if len(upper) > 1 {
			for i := len(lower) - 1; i >= 0; i-- {
				upper = append(upper, lower[i])
			}
			v.Fill(paint.Polygon(upper...), paint.Solid(c))
		}
		upper, lower = upper[:0], lower[:0]
	}
	for row, y := 0, y0+step/2; y < y1; row, y = row+1, y+step {
		for i := range n {
			x := x0 + stride*float64(i)
			t := min(tone(x, y), 1) * step / 2
			if t < .04*step {
				flush()
				continue
			}
			wave := .12 * step * math.Sin(x/9+float64(row))
			upper, lower = append(upper, paint.Pt(x, y-t+wave)), append(lower, paint.Pt(x, y+t+wave))
		}
		flush()
	}
}

// vignette darkens the corners.
func (v view) vignette(c paint.Color, strength float64) {
	r := math.Hypot(v.hx, v.hy)
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Radial{Center: paint.Pt(0, 0), Radius: r, Stops: []paint.Stop{
		{At: .45, Color: paint.Fade(c, 0)}, {At: 1, Color: paint.Fade(c, strength)}}})
}

// rays spread from a point, with as much between them.
func (v view) rays(x, y, r float64, n int, c paint.Color) {
	all := new(paint.Path)
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		b := a + math.Pi/float64(n)
		all.Append(paint.Polygon(paint.Pt(x, y), paint.Pt(x+r*math.Cos(a), y+r*math.Sin(a)), paint.Pt(x+r*math.Cos(b), y+r*math.Sin(b))))
	}
	v.Fill(all, paint.Solid(c))
}

// curtain is heavy cloth in folds over everything.
func (v view) curtain(c paint.Color) {
	dark, light := paint.Mix(c, pitch, .62), paint.Mix(c, cream, .16)
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Solid(c))
	const fold = 21.0
	for i, x := 0, -v.hx-fold; x < v.hx; i, x = i+1, x+fold {
		w := fold * (.9 + .3*paint.Random(i, 3))
		v.Fill(paint.Rect(x, -v.hy, w, 2*v.hy), paint.Linear{From: paint.Pt(x, 0), To: paint.Pt(x+w, 0), Stops: []paint.Stop{
			{At: 0, Color: dark}, {At: .35, Color: light}, {At: .62, Color: c}, {At: 1, Color: dark}}})
	}
	v.burin(-v.hx, -v.hy, v.hx, v.hy, 1.7, paint.Fade(pitch, .5), func(x, y float64) float64 {
		return .22 + .2*math.Sin(x/fold*2*math.Pi+1) + .16*(y+v.hy)/(2*v.hy)
	})
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Down(-v.hy, v.hy, paint.Fade(pitch, .28), paint.Fade(pitch, .05)))
}

// coin is a struck piece of metal with a head in its beaded ring.
func (v view) coin(x, y, r float64, id string, left bool, t heads.Tone) {
	v.blank(x, y, r, t)
	v.Within(func() {
		v.Clip(paint.Circle(x, y, r*.9))
		v.Translate(x, y)
		if left {
			v.Scale(-1, 1)
		}
		s := r * .0186
		v.Translate(-50*s, -48.5*s)
		v.Scale(s, s)
		v.Within(func() { // the head stands off the field
			v.Translate(2.2, 3)
			v.Fade(.35)
			portraits.Draw(v.Painter, id, heads.Tone{Base: t.Line, Shade: t.Line, Light: t.Line, Line: t.Line, Band: t.Line}, false)
		})
		portraits.Draw(v.Painter, id, t, true)
	})
	v.shine(x, y, r)
}

// blank is a coin without its type.
func (v view) blank(x, y, r float64, t heads.Tone) {
	var rim []paint.Point
	for i := range 48 {
		a := 2 * math.Pi * float64(i) / 48
		d := r * (1 + .022*(paint.Random(i, uint32(r*7))-.5) + .012*math.Sin(3*a+r))
		rim = append(rim, paint.Pt(x+d*math.Cos(a), y+d*math.Sin(a)))
	}
	flan := paint.Smooth(true, rim...)
	v.Shadow(flan, r*.04, r*.07, r*.09, paint.Fade(pitch, .75))
	v.Fill(flan, paint.Linear{From: paint.Pt(x-r*.6, y-r), To: paint.Pt(x+r*.6, y+r), Stops: []paint.Stop{
		{At: 0, Color: t.Light}, {At: .5, Color: t.Base}, {At: 1, Color: t.Shade}}})
	v.Stroke(flan, paint.Pen(r*.018), paint.Solid(t.Line))
	v.Fill(paint.Circle(x, y, r*.93), paint.Radial{Center: paint.Pt(x-r*.3, y-r*.4), Radius: r * 1.6, Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(t.Light, white, .2)}, {At: .55, Color: paint.Mix(t.Base, t.Light, .45)}, {At: 1, Color: paint.Mix(t.Base, t.Shade, .55)}}})
	v.Stroke(paint.Circle(x, y, r*.86), paint.Stroke{Width: r * .036, Cap: paint.RoundCap, Dash: []float64{.01, r * .0675}}, paint.Solid(t.Shade))
	v.Stroke(paint.Circle(x-r*.006, y-r*.008, r*.86), paint.Stroke{Width: r * .018, Cap: paint.RoundCap, Dash: []float64{.01, r * .0675}}, paint.Solid(t.Light))
}

// shine is the light on the rim of a coin.
func (v view) shine(x, y, r float64) {
	v.Stroke(new(paint.Path).Arc(x, y, r*.955, -2.7, -1.1), paint.Pen(r*.022), paint.Solid(paint.Fade(white, .7)))
	v.Stroke(new(paint.Path).Arc(x, y, r*.955, .5, 1.9), paint.Pen(r*.022), paint.Solid(paint.Fade(pitch, .28)))
}

// cameo is an oval stone cut in two layers, in a golden mount.
func (v view) cameo(x, y, r float64, id string, left bool, ground paint.Color) {
	rim := paint.Oval(x, y, r*.86, r)
	v.Shadow(rim, r*.04, r*.07, r*.09, paint.Fade(pitch, .75))
	v.Fill(rim, paint.Linear{From: paint.Pt(x-r*.6, y-r), To: paint.Pt(x+r*.6, y+r), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xFFF4CC)}, {At: .45, Color: gold}, {At: 1, Color: ochre}}})
	v.Stroke(rim, paint.Pen(r*.02), paint.Solid(ink))
	v.Stroke(paint.Oval(x, y, r*.8, r*.94), paint.Stroke{Width: r * .04, Cap: paint.RoundCap, Dash: []float64{.01, r * .075}}, paint.Solid(ochre))
	stone := paint.Oval(x, y, r*.745, r*.885)
	v.Fill(stone, paint.Glow(x-r*.2, y-r*.3, r*1.3, paint.Mix(ground, white, .24), paint.Mix(ground, pitch, .45)))
	v.Within(func() {
		v.Clip(stone)
		v.Translate(x, y)
		if left {
			v.Scale(-1, 1)
		}
		s := r * .0158
		v.Translate(-50*s, -47*s)
		v.Scale(s, s)
		v.Within(func() {
			v.Translate(2.4, 3.2)
			v.Fade(.4)
			portraits.Draw(v.Painter, id, heads.Tone{Base: pitch, Shade: pitch, Light: pitch, Line: pitch, Band: pitch}, false)
		})
		portraits.Draw(v.Painter, id, heads.Tone{Base: paint.RGB(0xF8EDDC), Shade: paint.RGB(0xC4A9A8), Light: white, Line: paint.Mix(ground, pitch, .65), Band: paint.RGB(0xF0D48A)}, true)
	})
	v.Stroke(stone, paint.Pen(r*.022), paint.Solid(paint.Mix(ground, pitch, .7)))
	v.Stroke(new(paint.Path).ArcOval(x, y, r*.66, r*.8, -2.6, -1.5), paint.Pen(r*.03), paint.Solid(paint.Fade(white, .3)))
}

// sprig is a laurel branch along a circle about x, y from one angle to another.
func (v view) sprig(x, y, r, from, to float64, n int, size float64, c paint.Color) {
	edge := paint.Mix(c, pitch, .6)
	v.Stroke(new(paint.Path).Arc(x, y, r, from, to), paint.Pen(size*.14), paint.Solid(edge))
	way := 1.0
	if to < from {
		way = -1
	}
	for i := range n {
		a := from + (to-from)*(float64(i)+.4)/float64(n)
		k := size * (1.05 - .4*float64(i)/float64(n))
		for side, tilt := range [2]float64{-.62, .62} {
			px, py := x+r*math.Cos(a), y+r*math.Sin(a)
			v.at(px, py, k, k, a+way*math.Pi/2+tilt, func() {
				blade := paint.MustPath("M0 0Q.42-.34 1.1 0Q.42.34 0 0Z")
				tone := paint.Mix(c, gilt, .12+.2*float64(side))
				v.Fill(blade, paint.Solid(tone))
				v.Stroke(blade, paint.Pen(.06), paint.Solid(edge))
				v.straight(.05, 0, .9, 0, .05, paint.Fade(edge, .8))
			})
		}
		if i%3 == 1 {
			v.solid(paint.Circle(x+(r-size*.42)*math.Cos(a), y+(r-size*.42)*math.Sin(a), size*.13), paint.Mix(c, gold, .6), edge, size*.04)
		}
	}
}

// shield is a round shield with a faction's device.
func (v view) shield(x, y, r float64, f palette.Faction) {
	c := v.theme.Of(f)
	disc := paint.Circle(x, y, r)
	v.Shadow(disc, r*.05, r*.1, r*.14, paint.Fade(pitch, .8))
	v.Fill(disc, paint.Linear{From: paint.Pt(x-r*.6, y-r), To: paint.Pt(x+r*.5, y+r), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xFFF0BE)}, {At: .5, Color: gold}, {At: 1, Color: ochre}}})
	v.Stroke(disc, paint.Pen(r*.03), paint.Solid(ink))
	field := paint.Circle(x, y, r*.82)
	v.Fill(field, paint.Glow(x-r*.3, y-r*.4, r*1.5, paint.Mix(c.Main, white, .18), paint.Mix(c.Main, c.Dark, .75)))
	v.Stroke(field, paint.Pen(r*.03), paint.Solid(c.Dark))
	v.Stroke(paint.Circle(x, y, r*.91), paint.Stroke{Width: r * .05, Cap: paint.RoundCap, Dash: []float64{.01, r * .119}}, paint.Solid(ochre))
	v.Within(func() {
		v.Translate(x, y)
		emblems.Device(v.Painter, f, r*.6, c.Ink, c.Main)
	})
	v.Stroke(new(paint.Path).Arc(x, y, r*.72, -2.7, -1.3), paint.Pen(r*.04), paint.Solid(paint.Fade(white, .32)))
}

// letters writes capitals one below the other, as coins do beside a head.
func (v view) letters(s string, x, y, size float64, c paint.Color) {
	m := v.Matrix()
	st := fonts.Style{Face: fonts.Serif, Size: size * v.Unit(), Bold: true, Color: c}
	for i, r := range []rune(s) {
		at := m.Apply(paint.Pt(x, y+float64(i)*size*.98))
		fonts.Draw(v.Dst, string(r), at.X-fonts.Width(string(r), st)/2, at.Y+fonts.CapHeight(st.Face, st.Size)/2, st)
	}
}

// words writes one line with its middle at x, y.
func (v view) words(s string, x, y, size float64, c paint.Color) {
	at := v.Matrix().Apply(paint.Pt(x, y))
	st := fonts.Style{Face: fonts.Serif, Size: size * v.Unit(), Bold: true, Color: c}
	fonts.Draw(v.Dst, s, at.X-fonts.Width(s, st)/2, at.Y+fonts.CapHeight(st.Face, st.Size)/2, st)
}

// corners are Greek keys in the four corners.
func (v view) corners(c paint.Color) {
	for _, sx := range [2]float64{-1, 1} {
		for _, sy := range [2]float64{-1, 1} {
			v.at(sx*(v.hx-8), sy*(v.hy-8), -sx, -sy, 0, func() {
				v.Stroke(paint.MustPath("M0 34V0H34M5 24V5H24V15H14V10H10V20H19"), paint.Stroke{Width: 1.1, Join: paint.MiterJoin}, paint.Solid(c))
			})
		}
	}
	for _, s := range [2]float64{-1, 1} {
		v.straight(-v.hx+42, s*(v.hy-8), v.hx-42, s*(v.hy-8), 1.1, c)
		if v.hy > 50 {
			v.straight(s*(v.hx-8), -v.hy+42, s*(v.hx-8), v.hy-42, 1.1, c)
		}
	}
}
