package tin

import (
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// emblemSize is the radius for which shapes and emblems are drawn.
const emblemSize = 12

// outlines are the shapes of the factions, emblems what is on them.
var (
	outlines = [palette.Factions]*paint.Path{
		palette.Ember:  paint.MustPath("M0,-13.4L13.2,9.8L-13.2,9.8Z"),
		palette.Anchor: paint.MustPath("M-10.8,-10.8H10.8V10.8H-10.8Z"),
		palette.Reef:   paint.Circle(0, 0, 12),
		palette.Drift:  paint.MustPath("M0,-15C4.2,-8.4 12,-2.4 12,3A12,10.2 0 0 1 -12,3C-12,-2.4 -4.2,-8.4 0,-15Z"),
		palette.Dawn:   paint.MustPath("M-13.8,7.2A13.8,15 0 0 1 13.8,7.2Z"),
		palette.Dusk:   paint.MustPath("M0,-14.4L13.8,0L0,14.4L-13.8,0Z"),
	}
	emblems = [palette.Factions]Drawing{
		palette.Ember: {fill("M0,-4.1C.8,-.9 3.9,.6 3.4,4.1C3.1,6.5 1.2,7.6 0,7.6C-1.6,7.6 -3.4,6.4 -3.4,3.9C-3.4,2.2 -2.3,1.4 -2,-.2C-1.2,.3 -.9,1.1 -.8,1.7C.3,.2 .5,-2 0,-4.1Z", Sign)},
		palette.Anchor: {
			line("M0,-5.2V5.2M-4.3,.9C-4.3,4.3 -1.7,5.5 0,5.7C1.7,5.5 4.3,4.3 4.3,.9M-2.6,-2.6H2.6", Sign, 1.6),
			oval(0, -6, 1.4, 1.4, None, Sign, 1.3),
		},
		palette.Reef: {line("M0,6.9V-1.7M0,3.4C-3.4,3.4 -4.3,.9 -4.3,-2.6M0,1.7C3.4,1.7 4.3,-.9 4.3,-3.4M0,-.9C-1.7,-1.7 -1.7,-3.4 -1.7,-6M0,-.9C1.7,-2.6 1.7,-4.3 1.7,-6.9M-4.3,0L-6.9,-1.7M4.3,-.9L6.9,-2.6", Sign, 1.5)},
		palette.Drift: {
			line("M-5.2,2.6Q-2.6,0 0,2.6Q2.6,5.2 5.2,2.6M-3.4,5.5Q-1.7,3.6 0,5.5Q1.7,7.4 3.4,5.5", Sign, 1.5),
			fill("M0,-6.9C1.4,-4.3 2.4,-3.4 2.4,-1.7A2.4,2.2 0 0 1 -2.4,-1.7C-2.4,-3.4 -1.4,-4.3 0,-6.9Z", Sign),
		},
		palette.Dawn: {
			fill("M-4.3,4.3A4.3,4.3 0 0 1 4.3,4.3Z", Sign),
			line("M0,-4.3V-2.1M-5.2,-1.7L-3.8,-.3M5.2,-1.7L3.8,-.3M-7.7,3.4H-6M7.7,3.4H6", Sign, 1.4),
		},
		palette.Dusk: {fill("M3,-6A6,6 0 1 0 3,6A7.4,7.4 0 0 1 3,-6Z", Sign), oval(3.6, 0, 1.1, 1.1, Sign, None, 0)},
	}
)

// Outline returns the shape of a faction for a token of radius r about the origin: triangle, square, disc, drop, half
// disc and lozenge.
func Outline(f palette.Faction, r float64) *paint.Path {
	return outlines[f].Transformed(paint.Zoom(r/emblemSize, r/emblemSize))
}

// Emblem lays the emblem of a faction on p for a token of radius r.
func Emblem(p *paint.Painter, f palette.Faction, r float64, ink paint.Color) {
	p.Within(func() {
		p.Scale(r/emblemSize, r/emblemSize)
		var dye Dye
		dye.Ink = ink
		emblems[f].Paint(p, dye)
	})
}

// Badge lays shape and emblem of a faction about the origin, with an ivory rim so that it stands out on anything.
func Badge(p *paint.Painter, dye Dye, r float64) {
	shape := Outline(dye.Faction, r)
	p.Stroke(shape, paint.Pen(r*.34+2), paint.Solid(palette.Ink))
	p.Stroke(shape, paint.Pen(r*.22), paint.Solid(palette.Ivory))
	p.Fill(shape, Glaze.On(shape, dye, p.Unit()))
	p.Stroke(shape, paint.Pen(max(.8, r*.07)), paint.Solid(dye.Dark))
	Emblem(p, dye.Faction, r, dye.Ink)
}
