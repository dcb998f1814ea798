package chart

import (
	"math"
	"slices"

	"tyche/board/geom"
)

// axis is an arc that lies wholly in one province, in map units: what its name can be written along. It is found once
// and serves every zoom level.
type axis struct {
	middle geom.Point
	angle  float64 // of the tangent in the middle: at most axisSlope, so that names never stand on their heads
	bend   float64 // radians turned by one map unit
	length float64
	worth  float64 // long, level and straight arcs are preferred
}

// Limits of the arcs, in radians: how steep they may run in their middle, and how far they may turn in all.
const (
	axisSlope = math.Pi / 3
	axisTurn  = 1.2
)

const (
	axesKept     = 40  // arcs remembered for one province
	axisRoom     = 5   // map units that an arc keeps from the frontier and the shore
	axisStride   = 5.0 // map units between the samples of an arc
	axisShortest = 24.0
	slopes       = 4 // to either side of the level
)

// bends are the curvatures that are tried.
var bends = [...]float64{0, 1. / 240, -1. / 240, 1. / 110, -1. / 110}

// at returns the place at a distance from the middle, and the direction there.
func (a *axis) at(d float64) (geom.Point, float64) {
	turned := a.angle + a.bend*d
	if math.Abs(a.bend) < 1e-9 {
		sin, cos := math.Sincos(a.angle)
		return geom.Point{X: a.middle.X + d*cos, Y: a.middle.Y + d*sin}, turned
	}
	s0, c0 := math.Sincos(a.angle)
	s1, c1 := math.Sincos(turned)
	return geom.Point{X: a.middle.X + (s1-s0)/a.bend, Y: a.middle.Y - (c1-c0)/a.bend}, turned
}

// makeAxes finds the arcs of every province.
func (g *ground) makeAxes() {
	g.axes = make([][]axis, len(g.model.Regions))
	room := g.rooms()
	w := g.land.Rect.Dx() / 2
	boxes, counts := make([]geom.Rect, len(g.axes)), make([]int, len(g.axes))
	for i, r := range room {
		if r == 0 {
			continue
		}
		k, x, y := g.owner[i], float64(i%w), float64(i/w)
		if b := &boxes[k]; counts[k] == 0 {
			*b = geom.Rect{X: x, Y: y, W: 1, H: 1}
		} else {
			right, bottom := max(b.X+b.W, x+1), max(b.Y+b.H, y+1)
			b.X, b.Y = min(b.X, x), min(b.Y, y)
			b.W, b.H = right-b.X, bottom-b.Y
		}
		counts[k]++
	}
	for k := range g.axes {
		g.axes[k] = g.axesOf(uint8(k), boxes[k], max(3, int(math.Sqrt(float64(counts[k]))/6)), room)
	}
}

// rooms returns for each cell of the owners' grid the map units to the end of that province's settled land, up to 60.
func (g *ground) rooms() []uint8 {
	w := g.land.Rect.Dx() / 2
	core, room := geom.Grow(g.model.Core, -20), make([]uint8, len(g.owner))
	mine := func(i int) bool {
		if g.owner[i] == nobody || g.land.Pix[i/w*2*g.land.Stride+i%w*2] <= 127 {
			return false
		}
		at := geom.Point{X: g.model.World.X + 2*float64(i%w), Y: g.model.World.Y + 2*float64(i/w)}
		return geom.Inside(core, at) && g.softAt(at).fade > 0.4
	}
	from := func(i, j, step int) uint8 { // room that the neighbour j grants to i
		if g.owner[i] != g.owner[j] {
			return uint8(step)
		}
		return uint8(min(int(room[j])+step, 60))
	}
	for i := w + 1; i < len(room)-w-1; i++ {
		if mine(i) {
			room[i] = min(from(i, i-1, 2), from(i, i-w, 2), from(i, i-w-1, 3), from(i, i-w+1, 3))
		}
	}
	for i := len(room) - w - 2; i > w; i-- {
		if room[i] > 0 {
			room[i] = min(room[i], from(i, i+1, 2), from(i, i+w, 2), from(i, i+w+1, 3), from(i, i+w-1, 3))
		}
	}
	return room
}

// axesOf tries arcs about places so many cells apart and keeps the best that differ.
func (g *ground) axesOf(k uint8, cells geom.Rect, step int, room []uint8) []axis {
	w := g.land.Rect.Dx() / 2
	var all []axis
	for y := int(cells.Y); y < int(cells.Y+cells.H); y += step {
		for x := int(cells.X); x < int(cells.X+cells.W); x += step {
			if i := y*w + x; g.owner[i] != k || room[i] < axisRoom {
				continue
			}
			at := geom.Point{X: g.model.World.X + 2*float64(x), Y: g.model.World.Y + 2*float64(y)}
			for slope := -slopes; slope <= slopes; slope++ {
				best := axis{length: axisShortest}
				for _, bend := range bends {
					a := axis{middle: at, angle: float64(slope) * axisSlope / slopes, bend: bend}
					if g.extend(&a, room); a.length >= axisShortest && a.worth > best.worth {
						best = a
					}
				}
				if best.worth > 0 {
					all = append(all, best)
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b axis) int {
		if a.worth > b.worth {
			return -1
		}
		return 1
	})
	apart := 2.2 * float64(step)
	var out []axis
	for i := range all {
		if len(out) < axesKept && !slices.ContainsFunc(out, func(b axis) bool { return all[i].like(&b, apart) }) {
			out = append(out, all[i])
		}
	}
	return out
}

// like reports whether two arcs would give a name almost the same place.
func (a *axis) like(b *axis, apart float64) bool {
	return geom.Dist(a.middle, b.middle) < apart && math.Abs(a.angle-b.angle) < 0.3
}

// extend makes an arc as long as its province allows to both sides and moves its middle accordingly.
func (g *ground) extend(a *axis, room []uint8) {
	reach := 400.0
	if a.bend != 0 {
		reach = min(reach, axisTurn/2/math.Abs(a.bend))
	}
	back, ahead := g.walk(a, -axisStride, reach, room), g.walk(a, axisStride, reach, room)
	if a.length = back + ahead; a.length < axisShortest {
		return
	}
	a.middle, a.angle = a.at((ahead - back) / 2)
	if math.Abs(a.angle) > axisSlope+0.02 {
		a.length = 0
	}
	a.worth = a.length * (1 - 0.45*math.Abs(math.Sin(a.angle)) - 0.12*math.Abs(a.bend*a.length))
}

// walk follows an arc from its middle by strides (negative: backwards) and returns how far the province goes.
func (g *ground) walk(a *axis, stride, reach float64, room []uint8) float64 {
	w := g.land.Rect.Dx() / 2
	sin, cos := math.Sincos(a.bend * stride)
	dy, dx := math.Sincos(a.angle + a.bend*stride/2)
	dx, dy = dx*stride, dy*stride
	x, y := a.middle.X-g.model.World.X, a.middle.Y-g.model.World.Y
	far := 0.0
	for far < reach {
		x, y = x+dx, y+dy
		i := int(y)/2*w + int(x)/2
		if i < 0 || i >= len(room) || room[i] < axisRoom { // no stride leaps over the frontier
			break
		}
		far += math.Abs(stride)
		dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
	}
	return far
}
