package tin

import (
	"image/color"
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// shade is a gradient over the box of a mark: from and to are shares of its width and height.
type shade struct {
	from, to paint.Point
	stops    []paint.Stop
}

func down(stops ...paint.Stop) shade     { return shade{paint.Pt(0, 0), paint.Pt(0, 1), stops} }
func across(stops ...paint.Stop) shade   { return shade{paint.Pt(0, 0), paint.Pt(1, 0), stops} }
func diagonal(stops ...paint.Stop) shade { return shade{paint.Pt(0, 0), paint.Pt(1, 1), stops} }

func stop(at float64, rgb uint32) paint.Stop { return paint.Stop{At: at, Color: paint.RGB(rgb)} }

var shades = map[Ink]shade{
	Brass:       diagonal(stop(0, 0xF2DFA8), stop(.35, 0xC6A05A), stop(.7, 0x8A6A32), stop(1, 0x6B5024)),
	BrassDown:   down(stop(0, 0xF2DFA8), stop(.4, 0xC6A05A), stop(1, 0x8A6A32)),
	BrassAcross: across(stop(0, 0x8A6A32), stop(.3, 0xF2DFA8), stop(.55, 0xC6A05A), stop(1, 0x4E3A1A)),
	BrassTurned: diagonal(stop(0, 0x7A5C2A), stop(.18, 0xF6E6B6), stop(.36, 0xB08A48), stop(.55, 0xE8CF90), stop(.75, 0x8A6A32), stop(1, 0xD9BC78)),
	Gold:        diagonal(stop(0, 0xFFF3C0), stop(.4, 0xF2C94C), stop(1, 0xB07D12)),
	Walnut:      down(stop(0, 0x5A3B25), stop(.5, 0x43291A), stop(1, 0x2E1C11)),
	Clay:        down(stop(0, 0xD89A70), stop(1, 0x9A5634)),
	Glass:       diagonal(stop(0, 0xF4FFFF), stop(.5, 0xBFE3E6), stop(1, 0x6FAFB8)),
	Water:       down(stop(0, 0xD6F1F0), stop(1, 0x6FB3B8)),
	Iron:        down(stop(0, 0x6B7178), stop(1, 0x2E3338)),
}

// On returns the ink for a path; unit is how many pixels a unit of the drawing measures.
func (k Ink) On(path *paint.Path, dye Dye, unit float64) paint.Ink {
	switch k {
	case Main:
		return paint.Solid(dye.Main)
	case Dark:
		return paint.Solid(dye.Dark)
	case Light:
		return paint.Solid(dye.Light)
	case Sign:
		return paint.Solid(dye.Ink)
	case Weave:
		return weave{dye, unit}
	case Glaze:
		return shade{paint.Pt(0, 0), paint.Pt(.7, 1), []paint.Stop{{At: 0, Color: dye.Light}, {At: .28, Color: dye.Main}, {At: 1, Color: dye.Dark}}}.over(path)
	}
	if s, shaded := shades[k]; shaded {
		return s.over(path)
	}
	return paint.Hex(uint32(k))
}

// over lays the gradient over the box of a path.
func (s shade) over(path *paint.Path) paint.Ink {
	x0, y0, x1, y1 := path.Bounds()
	at := func(q paint.Point) paint.Point { return paint.Pt(x0+q.X*(x1-x0), y0+q.Y*(y1-y0)) }
	from, to := at(s.from), at(s.to)
	if from == to {
		return paint.Solid(s.stops[0].Color)
	}
	return paint.Linear{From: from, To: to, Stops: s.stops}
}

// Metal returns one of the shaded inks for a path.
func Metal(k Ink, path *paint.Path) paint.Ink { return shades[k].over(path) }

// Cloth returns the pattern of a faction, in tiles of eight units.
func Cloth(dye Dye, unit float64) paint.Ink { return weave{dye, unit} }

// weave is the pattern of a faction: it tells factions apart where there is no room for a shape.
type weave struct {
	dye  Dye
	unit float64 // pixels per unit, for soft edges
}

const tile = 8.0

// At returns the colour at a place.
func (w weave) At(x, y float64) color.NRGBA {
	x, y = x-tile*math.Floor(x/tile), y-tile*math.Floor(y/tile)
	d := w.dye
	switch d.Faction {
	case palette.Anchor:
		return w.mix(d.Main, d.Dark, math.Abs(y-1.5)-1.5)
	case palette.Reef:
		return w.mix(d.Main, d.Light, min(math.Hypot(x-2, y-2), math.Hypot(x-6, y-6))-1.5)
	case palette.Drift:
		wave := 1.2 * math.Sin(math.Pi*x/4)
		return w.mix(w.mix(d.Main, d.Dark, math.Abs(y-6.6+wave)-.7), paint.RGB(0xFFFFFF), math.Abs(y-2.6+wave)-.85)
	case palette.Dawn:
		return w.mix(d.Main, d.Dark, math.Abs(math.Mod(x+.5*y, 4)-2)-.55)
	case palette.Dusk:
		return w.mix(d.Main, d.Light, math.Abs(math.Mod(x+y, tile)-4)/math.Sqrt2-.9)
	}
	return d.Main
}

// mix lays one colour on another within a distance of 0 from an edge, softly over one pixel.
func (w weave) mix(ground, on color.NRGBA, outside float64) color.NRGBA {
	return paint.Mix(ground, on, .5-outside*w.unit)
}
