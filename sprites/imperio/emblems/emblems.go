// Package emblems draws the arms of the Houses of Imperio: the cut of the shield, the engraver's hatching of its
// tincture, and the charge upon it. It knows no counter and no rule.
package emblems

import (
	"tyche/sprites/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// Seats are the arms that players may have, in the order in which they are offered: that of palette.House.
var Seats = list()

func list() []emblems.Emblem {
	var all []emblems.Emblem
	for h, name := range palette.Names {
		all = append(all, of(palette.House(h), name))
	}
	return all
}

func of(h palette.House, name string) emblems.Emblem {
	return emblems.Emblem{
		Name:    name,
		Colors:  func(t *base.Theme) base.Colors { return palette.Named(t.Name).Of(h) },
		Outline: func(r float64) *paint.Path { return Outline(h, r) },
		Device:  func(p *paint.Painter, r float64, ink, ground paint.Color) { Charge(p, h, r, ink, ground) },
		Pattern: func(p *paint.Painter, r float64, c base.Colors) { Hatch(p, h, r, c) },
	}
}

// cuts are the shields of the Houses, each of another fashion, about the origin for a token of radius 1.
var cuts = [palette.Houses]string{
	palette.Aldemar:   "M-.9-.98H-.52V-.82H-.2V-.98H.2V-.82H.52V-.98H.9V.1C.9.62.4.94 0 1.12C-.4.94-.9.62-.9.1Z",
	palette.Brisande:  "M-.9-.96H.9V.5C.9.92.4.86 0 1.12C-.4.86-.9.92-.9.5Z",
	palette.Corvantel: "M0-1.08C.5-.86.8-.9 1-.74C.86-.2 1 .5 0 1.12C-1 .5-.86-.2-1-.74C-.8-.9-.5-.86 0-1.08Z",
	palette.Druvenko:  "M-1-.9H1V-.1L.62.62L0 1.12L-.62.62L-1-.1Z",
	palette.Ezkarra:   "M0-1.06C.62-1.06.9-.6.9 0C.9.6.56 1.1 0 1.1C-.56 1.1-.9.6-.9 0C-.9-.6-.62-1.06 0-1.06Z",
	palette.Fornalva:  "M-.78-1H.78L1.04-.72V.5L.74 1.02H-.74L-1.04.5V-.72Z",
	palette.Halmerin:  "M0-1.16L.98-.06L0 1.16L-.98-.06Z",
	palette.Ondevar:   "M-1.04-1.02C-.7-.8-.3-.78 0-.98C.3-.78.7-.8 1.04-1.02V.96L0 .56L-1.04.96Z",
}

// Outline returns the cut of a House's shield about the origin, for a token of radius r.
func Outline(h palette.House, r float64) *paint.Path {
	return paint.MustPath(cuts[h%palette.Houses]).Transformed(paint.Zoom(r, r))
}

// Heater is the common shield of the chart, about the origin, r half its width.
func Heater(r float64) *paint.Path {
	return paint.MustPath("M-40-48H40V-2C40 26 20 44 0 54C-20 44-40 26-40-2Z").Transformed(paint.Zoom(r/40, r/40))
}

// Arms draws the arms of a House on the common shield, `high` units high with its rims, about the origin.
func Arms(p *paint.Painter, theme *palette.Theme, h palette.House, high float64) {
	c := theme.Of(h)
	k := high / 112
	small := high*p.Unit() < 30
	rim, key := 3.4, 9.0
	if small {
		rim, key = 6, 13
	}
	p.Within(func() {
		p.Translate(0, -3*k)
		p.Scale(k, k)
		shield := Heater(40)
		p.Stroke(shield, paint.Pen(key), paint.Solid(palette.Keyline))
		p.Fill(shield, paint.Solid(c.Main))
		p.Within(func() {
			p.Clip(shield)
			Hatch(p, h, 56, c)
			if !small {
				p.Fill(paint.MustPath("M12-50H42V56H0Z"), paint.Solid(paint.Fade(palette.Keyline, .13)))
			}
		})
		p.Stroke(shield, paint.Pen(rim), paint.Solid(palette.Ivory))
		if !small {
			p.Stroke(Heater(36.5), paint.Pen(1.6), paint.Solid(c.Dark))
		}
		p.Translate(0, -2)
		Charge(p, h, 38, c.Ink, c.Main)
	})
}

// Hatch draws the engraver's hatching of a House over a ground that reaches to about r, within the clip.
func Hatch(p *paint.Painter, h palette.House, r float64, c base.Colors) {
	p.Within(func() {
		step := max(r/8, 3/p.Unit())
		Lines(p, h, paint.Rect(-1.3*r, -1.3*r, 2.6*r, 2.6*r), step, c)
	})
}

// Lines hatches a path in the manner of a House, its lines `step` apart.
func Lines(p *paint.Painter, h palette.House, within *paint.Path, step float64, c base.Colors) {
	ink := paint.Solid(paint.Fade(c.Dark, .55))
	x0, y0, x1, y1 := within.Bounds()
	reach := max(x1-x0, y1-y0) * 1.5
	mx, my := (x0+x1)/2, (y0+y1)/2
	p.Within(func() {
		p.Clip(within)
		p.Translate(mx, my)
		switch h {
		case palette.Aldemar:
			rows(p, 0, reach, step, ink)
		case palette.Fornalva:
			rows(p, 90, reach, step, ink)
		case palette.Corvantel:
			rows(p, -45, reach, step, ink)
		case palette.Ondevar:
			rows(p, 45, reach, step, ink)
		case palette.Ezkarra:
			rows(p, 45, reach, step*1.17, ink)
			rows(p, -45, reach, step*1.17, ink)
		case palette.Druvenko:
			chevrons(p, reach, step*1.17, ink)
		case palette.Brisande:
			dots(p, reach, step/2, paint.Solid(paint.Fade(c.Dark, .6)))
		case palette.Halmerin:
			rings(p, reach, step*2.67, ink)
		}
	})
}
