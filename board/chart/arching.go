package chart

import (
	"math"

	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/paint"
)

// This file writes the names of provinces along the arcs that the ground found in them.

// Letters on an arc: their sizes, in those of a straight name, and the room between them, in sizes.
var archSizes = [...]float64{1.4, 1.18, 1, 0.86}

const (
	archTight = 0.13
	archWide  = 1.25
	archDear  = 34 // a name that must cross more than this costs is written straight
)

// archer tries one province's name along its arcs.
type archer struct {
	*placing
	region  int
	name    string
	style   fonts.Style
	natural float64     // width of the name without spacing
	letters float64     // gaps between its letters
	sizing  float64     // what this size of type costs
	blocks  []geom.Rect // symbols and names near the province
	stands  []geom.Rect
	longest float64 // of the province's arcs, pixels
	try     label
	best    spot
}

// arch writes a province's name along the best of its arcs; false when it has no room on any of them.
func (s *placing) arch(i int) bool {
	axes := s.g.axes[i]
	if len(axes) == 0 {
		return false
	}
	a := archer{placing: s, region: i, best: spot{cost: archDear}}
	a.name = capitals(s.words.Regions[i])
	for k := range axes {
		a.longest = max(a.longest, axes[k].length*s.l.scale)
	}
	a.survey()
	for _, size := range archSizes {
		a.style = s.regionStyle(i)
		a.sizing = 5 * (archSizes[0] - size)
		if size > 1 && a.style.Size*size > 30*s.l.dense || size < 1 && a.style.Size*size < 12 {
			continue
		}
		a.style.Size *= size
		a.measure()
		for k := range axes {
			a.along(&axes[k])
		}
	}
	if a.best.label.style.Size == 0 {
		return false
	}
	*s.names = append(*s.names, a.best.label)
	return true
}

// regionStyle is how the name of a province is written.
func (s *placing) regionStyle(i int) fonts.Style {
	z := s.l.letter
	st := fonts.Style{Face: fonts.Serif, Size: 13 * z, Spacing: 2.2 * z, Bold: true, Color: regionInk, Halo: 1.6, Ground: paint.Fade(paperHalo, 0.72)}
	if s.model.Regions[i].Points >= 3 {
		st.Size, st.Spacing = 16*z, 4*z
	}
	return st
}

// survey notes what stands in or near the province.
func (a *archer) survey() {
	around := geom.Grow(a.l.bounds[a.region], 10*a.l.sym)
	keep := func(r geom.Rect) {
		if geom.Overlaps(r, around) {
			a.blocks = append(a.blocks, geom.Grow(r, 1.5*a.l.sym))
		}
	}
	for _, r := range a.l.seats {
		keep(r)
	}
	for _, r := range a.adorns {
		keep(r)
	}
	for _, ring := range a.l.lakes {
		keep(geom.Bounds(ring))
	}
	for i := range *a.names {
		for _, r := range (*a.names)[i].boxes {
			keep(r)
		}
	}
	for _, r := range a.counters {
		if !a.yielding {
			keep(r)
		}
	}
	for i := range a.l.towns {
		keep(a.l.towns[i].box)
	}
	for _, r := range a.placing.stands {
		if geom.Overlaps(r, around) {
			a.stands = append(a.stands, r)
		}
	}
}

// measure notes the width of the name in the present size.
func (a *archer) measure() {
	st := a.style
	st.Spacing = 1
	a.letters = float64(len([]rune(a.name)) - 1)
	a.natural = fonts.Width(a.name, st) - a.letters
}

// along tries the name on one arc: over all of it and over parts, on it and beside it.
func (a *archer) along(x *axis) {
	length, tail := x.length*a.l.scale, 2*roundelRadius*a.l.letter+0.45*a.style.Size
	shape := a.sizing + 5*math.Abs(math.Sin(x.angle)) + 16*math.Pow(math.Sin(x.angle), 2) + 1.5*math.Abs(x.bend*x.length)
	for _, part := range [...]float64{1, 0.84, 0.68, 0.52} {
		spacing := min((length*part-tail-a.natural)/a.letters, archWide*a.style.Size)
		if spacing < archTight*a.style.Size {
			return
		}
		used := a.natural + spacing*a.letters + tail
		cost := shape + 9*(1-used/a.longest)
		free := length - used
		for _, side := range [...]float64{0, -0.5, 0.5, -1, 1} {
			for _, share := range [...]float64{0, -0.5, 0.5} {
				if share != 0 && free < 0.1*length {
					continue
				}
				if c := cost + 1.2*math.Abs(side) + math.Abs(share); c < a.best.cost {
					a.set(x, share*free, side*0.9*a.style.Size, used, spacing, c)
				}
			}
		}
	}
}

// set writes the name shifted along and beside an arc and keeps it if that is the best so far.
func (a *archer) set(x *axis, shift, side, used, spacing, cost float64) {
	b := &a.try
	b.boxes = b.boxes[:0]
	size, tail := a.style.Size, 2*roundelRadius*a.l.letter+0.45*a.style.Size
	stretch := 1 - x.bend*(side+0.33*size)/a.l.scale // of the line on which the letters stand, beside the arc
	if used > x.length*a.l.scale*stretch {
		return
	}
	place := func(d, drop float64) (geom.Point, float64) { // d from the start of the name, pixels
		p, angle := x.at((shift + (d-used/2)/stretch) / a.l.scale)
		at := a.l.pixel(a.model, p)
		sin, cos := math.Sincos(angle)
		return geom.Point{X: at.X - sin*(side+drop), Y: at.Y + cos*(side+drop)}, angle
	}
	st := a.style
	st.Spacing = spacing
	glyphs := fonts.Shape(a.name, st)
	for i := range glyphs {
		half := float64(glyphs[i].Advance) * size / 2
		left, _ := glyphs[i].Origin(st)
		at, angle := place(left+half, 0)
		sin, cos := math.Sincos(angle)
		w, h := half*math.Abs(cos)+0.36*size*math.Abs(sin), half*math.Abs(sin)+0.36*size*math.Abs(cos)
		box := geom.Rect{X: at.X - w, Y: at.Y - h, W: 2 * w, H: 2 * h}
		if cost += a.price(box); cost >= a.best.cost {
			return
		}
		b.boxes = append(b.boxes, box)
	}
	r := roundelRadius * a.l.letter
	b.roundel, _ = place(used-r, 0)
	box := geom.Rect{X: b.roundel.X - r - 1, Y: b.roundel.Y - r - 1, W: 2*r + 2, H: 2*r + 2}
	if cost += a.price(box); cost >= a.best.cost {
		return
	}
	b.boxes = append(b.boxes, box)
	b.kind, b.index, b.style, b.points = regionLabel, a.region, st, a.model.Regions[a.region].Points
	curve := make([]geom.Point, 17)
	for i := range curve {
		curve[i], _ = place((used-tail)*float64(i)/float64(len(curve)-1), 0.33*size)
	}
	b.lines = append(b.lines[:0], textLine{text: a.name, curve: curve})
	a.best = spot{label: moved(*b, 0, 0), cost: cost}
}

// price is what it costs to put a letter into a box: too much where something stands or the province ends.
func (a *archer) price(box geom.Rect) float64 {
	for i := range a.blocks {
		if geom.Overlaps(a.blocks[i], box) {
			return archDear
		}
	}
	for _, p := range [...]geom.Point{{X: box.X, Y: box.Y}, {X: box.X + box.W, Y: box.Y}, {X: box.X, Y: box.Y + box.H}, {X: box.X + box.W, Y: box.Y + box.H}, {X: box.X + box.W/2, Y: box.Y + box.H/2}} {
		if u := a.l.unit(a.model, p); a.g.ownerOf(u) != uint8(a.region) || !a.g.dry(u) {
			return archDear
		}
	}
	cost := 2.4 * float64(a.ways.count(geom.Grow(box, 0.5)))
	for i := range a.stands {
		if geom.Overlaps(a.stands[i], box) {
			cost += 3
		}
	}
	if !a.onSheet(box) {
		cost += 20
	}
	return cost
}
