package chart

import (
	"image"
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
)

// This file moves names out from under the counters that stand on the map.

// A name gives way when counters cover more than such a share of it: the great letters of a province can bear more.
var bearable = [...]float64{areaLabel: 0.08, regionLabel: 0.22, seaLabel: 1}

// A name of which counters cover more than such a share wherever it stands is left out until the view is nearer: its rest cannot be
// read, and clutters what stands there.
var legible = [...]float64{areaLabel: 0.15, regionLabel: 0.4, seaLabel: 1}

// KeepClear says where counters stand, in pixels of the screen as cam shows the map when it has come to rest. Names
// under them move aside; Step does the work and then paints those parts of the sheet anew.
func (p *Painter) KeepClear(cam *geom.Camera, counters []geom.Rect) {
	l := p.level
	if l == nil || len(l.todo) > 0 || l.setter == nil || math.Abs(l.scale-cam.Scale) > 1e-9 {
		return // asked again when Edition changes
	}
	corner := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	boxes := make([]geom.Rect, len(counters))
	for i, r := range counters { // whole pixels: how the camera stands must not matter
		x, y := math.Round(r.X-corner.X), math.Round(r.Y-corner.Y)
		boxes[i] = geom.Rect{X: x, Y: y, W: math.Round(r.W), H: math.Round(r.H)}
	}
	if slices.Equal(boxes, p.counters) {
		return
	}
	p.counters, p.declutter = boxes, l.declutter(boxes)
}

// declutter returns the work of setting anew the names that counters cover.
func (l *level) declutter(counters []geom.Rect) []func() {
	s, names, covered := *l.setter, []label(nil), []label(nil)
	s.names, s.counters = &names, counters
	for i := range l.labels {
		if b := &l.labels[i]; b.covered(counters) > bearable[b.kind] {
			covered = append(covered, *b)
		} else {
			names = append(names, *b)
		}
	}
	slices.SortStableFunc(covered, func(a, b label) int { return s.rank(&a) - s.rank(&b) })
	var steps []func()
	for i := range covered {
		steps = append(steps, func() { s.again(&covered[i]) })
	}
	return append(steps, func() { l.rename(names) })
}

// rank brings names of great cities first, then those of provinces, then lesser places.
func (s *placing) rank(b *label) int {
	switch {
	case b.kind == regionLabel:
		return 1
	case s.model.Areas[b.index].Kind == board.Major:
		return 0
	}
	return 2
}

// again sets a name anew, clear of counters if it can be, and else where they cover least of it.
func (s *placing) again(b *label) {
	before := len(*s.names)
	placed := func() bool {
		switch {
		case b.kind == areaLabel && s.yielding && s.model.Areas[b.index].Kind == board.Major:
			s.place(b.index, math.Inf(1))
		case b.kind == areaLabel:
			s.placeArea(b.index)
		default:
			s.placeRegion(b.index)
		}
		return len(*s.names) > before
	}
	if b.kind == areaLabel {
		if placed() {
			return
		}
		if s.makeRoom(b.index) {
			return
		}
	} else {
		s.limit = strayedAside
		near := placed()
		s.limit = strayed
		if near {
			return
		}
		if s.restorable(b) && b.covered(s.counters) <= legible[b.kind] {
			*s.names = append(*s.names, *b)
			return
		}
		if placed() {
			return
		}
	}
	s.yielding = true
	if placed() && (*s.names)[before].covered(s.counters) > legible[b.kind] {
		*s.names = (*s.names)[:before]
	}
	s.yielding = false
}

// restorable reports whether a name covers no other name at its old place.
func (s *placing) restorable(b *label) bool {
	for i := range *s.names {
		if (*s.names)[i].meets(b) {
			return false
		}
	}
	return true
}

// covered is the share of a name that lies under some boxes.
func (b *label) covered(by []geom.Rect) float64 {
	under, all := 0.0, 0.0
	for _, r := range b.boxes {
		under, all = under+share(r, by)*r.W*r.H, all+r.W*r.H
	}
	return under / all
}

// share is how much of a box lies under others, 0 to 1; where these overlap it counts twice.
func share(r geom.Rect, by []geom.Rect) float64 {
	under := 0.0
	for _, o := range by {
		w, h := min(r.X+r.W, o.X+o.W)-max(r.X, o.X), min(r.Y+r.H, o.Y+o.H)-max(r.Y, o.Y)
		if w > 0 && h > 0 {
			under += w * h
		}
	}
	return min(1, under/(r.W*r.H))
}

// rename takes the names as they stand now and has the tiles painted anew on which one has come or gone.
func (l *level) rename(names []label) {
	old := l.names
	l.names = names
	l.spoil(old, names)
	l.spoil(names, old)
}

// spoil marks the tiles under the names of one list that the other has not in the same place.
func (l *level) spoil(list, other []label) {
	for i := range list {
		b := &list[i]
		if slices.ContainsFunc(other, func(o label) bool { return o.kind == b.kind && o.index == b.index && o.boxes[0] == b.boxes[0] }) {
			continue
		}
		for _, r := range b.boxes {
			r = geom.Grow(r, 6*l.dense)
			for y := int(r.Y) / TileSize; y <= int(r.Y+r.H)/TileSize; y++ {
				for x := int(r.X) / TileSize; x <= int(r.X+r.W)/TileSize; x++ {
					if t := l.tiles[image.Pt(x, y)]; t != nil {
						t.stale = true
					}
				}
			}
		}
	}
}
