package sector

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// worlds is how many worlds the game has.
const worlds = 12

// The size of the slate for which the design gives its measures.
const slateW, slateH = 1092.0, 784.0

// spot is where a world lies on the slate.
type spot struct {
	in      bool
	at      canvas.Point
	spindle canvas.Point // the middle of its dish
}

// layout is where everything lies on a slate of w by h pixels. It depends on the map and the size of the slate alone.
type layout struct {
	w, h   float64
	k      float64 // pixels for one of the design
	unit   float64 // and for one of the theme
	radius float64 // of a world
	spots  [worlds]spot
	ways   []way
	hub    canvas.Point
	sun    bool // the hub is free

	origin, pitch canvas.Point // of the cells of a built galaxy
}

// margins of the worlds' field on the slate, in design pixels: the limb and lamps above it, a gap at the other sides.
const limbRoom, sideGap, lowGap = 82.0, 4.0, 4.0

// lit is how far the light around a world reaches, against its radius.
const lit = 1.11

// arrange lays a map out on a slate; unit is the scale of the theme. cells are where a built galaxy may grow.
func arrange(w, h, unit float64, v *game.View, cells []rules.Ref) *layout {
	l := &layout{w: w, h: h, k: min(w/slateW, h/slateH), unit: unit}
	top, side := max(limbRoom*l.k, smallLimbRoom*unit), max(sideGap*l.k, leastGap*unit)
	field := canvas.Rect{X: side, Y: top, W: max(w-2*side, 1), H: max(h-top-max(lowGap*l.k, leastGap*unit), 1)} // a tiny window leaves none
	l.hub = field.Center()
	if v.Uncharted {
		l.onGrid(field, v, cells)
	} else {
		l.onChart(field, v)
	}
	l.layRails(field, v)
	l.sun = l.free(l.hub, l.radius+34*l.k) && !l.crossed(l.hub, 40*l.k)
	l.raiseSpindles(field)
	return l
}

// radii are those of the design by number of players.
var radii = [...]float64{2: 150, 3: 114, 4: 117, 5: 90, 6: 86}

// onChart places the worlds of a fixed map: those of the rim at equal arc on an ellipse, the others within it. The maps for
// two and four are stretched as they are drawn.
func (l *layout) onChart(field canvas.Rect, v *game.View) {
	for l.radius = l.firstRadius(radii[v.Players]); l.radius > 8; l.radius *= .97 {
		a, b := field.W/2-lit*l.radius, field.H/2-lit*l.radius
		if v.Players == 2 || v.Players == 4 {
			l.stretch(v, a, b)
		} else {
			l.ring(v, a, b)
		}
		if l.apart() {
			return
		}
	}
}

func (l *layout) put(q int, x, y float64) {
	l.spots[q] = spot{in: true, at: canvas.Point{X: l.hub.X + x, Y: l.hub.Y + y}}
}

func (l *layout) stretch(v *game.View, a, b float64) {
	far := canvas.Point{X: 1, Y: 1}
	for q := range v.Planets {
		if p := &v.Planets[q]; p.InPlay {
			far.X, far.Y = max(far.X, math.Abs(float64(p.X))), max(far.Y, math.Abs(float64(p.Y)))
		}
	}
	for q := range v.Planets {
		if p := &v.Planets[q]; p.InPlay {
			l.put(q, float64(p.X)/far.X*a, float64(p.Y)/far.Y*b)
		}
	}
}

// rim is how far from the middle of a drawing a world of the rim is at least.
const rim = 60

func (l *layout) ring(v *game.View, a, b float64) {
	var outer []int
	for q := range v.Planets {
		p := &v.Planets[q]
		switch {
		case !p.InPlay:
		case math.Hypot(float64(p.X), float64(p.Y)) >= rim:
			outer = append(outer, q)
		default:
			l.put(q, float64(p.X)/88*a, float64(p.Y)/110*b)
		}
	}
	turn := func(q int) float64 { // clockwise from the top
		t := math.Atan2(float64(v.Planets[q].X), float64(-v.Planets[q].Y))
		if t < -.01 {
			t += 2 * math.Pi
		}
		return t
	}
	slices.SortFunc(outer, func(p, q int) int { return int(1000 * (turn(p) - turn(q))) })
	for i, at := range equalArc(a, b, len(outer)) {
		l.put(outer[i], at.X, at.Y)
	}
}

// equalArc returns n points at equal distances along an ellipse, clockwise from the top.
func equalArc(a, b float64, n int) (list []canvas.Point) {
	const steps = 1440
	at := func(i int) canvas.Point {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
		return canvas.Point{X: a * sin, Y: -b * cos}
	}
	length := func(i int) float64 { p, q := at(i), at(i+1); return math.Hypot(q.X-p.X, q.Y-p.Y) }
	whole := 0.0
	for i := range steps {
		whole += length(i)
	}
	walked := 0.0
	for i := 0; len(list) < n && i < steps; i++ {
		if walked >= whole*float64(len(list))/float64(n)-1e-6 {
			list = append(list, at(i))
		}
		walked += length(i)
	}
	return list
}

// apart says whether no two worlds touch.
func (l *layout) apart() bool {
	for q := range l.spots {
		for r := range q {
			if l.spots[q].in && l.spots[r].in && distance(l.spots[q].at, l.spots[r].at) < 2*l.radius+10*l.k {
				return false
			}
		}
	}
	return true
}

// onGrid places the worlds of a built galaxy on their cells.
func (l *layout) onGrid(field canvas.Rect, v *game.View, cells []rules.Ref) {
	box := [4]int{1 << 20, 1 << 20, -1 << 20, -1 << 20}
	grow := func(x, y int) { box = [4]int{min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)} }
	for q := range v.Planets {
		if v.Planets[q].InPlay {
			grow(v.Planets[q].X/game.CellSize, v.Planets[q].Y/game.CellSize)
		}
	}
	for _, c := range cells {
		grow(game.CellAt(c))
	}
	if box[0] > box[2] {
		grow(0, 0)
	}
	nx, ny := float64(box[2]-box[0]+1), float64(box[3]-box[1]+1)
	most := l.firstRadius(117)
	l.pitch = canvas.Point{X: min(field.W/nx, 3.4*most), Y: min(field.H/ny, 2.8*most)}
	l.radius = min(.42*l.pitch.X, .405*l.pitch.Y, most) // a carriage stands between two
	l.origin = canvas.Point{X: l.hub.X - l.pitch.X*float64(box[0]+box[2])/2, Y: l.hub.Y - l.pitch.Y*float64(box[1]+box[3])/2}
	for q := range v.Planets {
		if p := &v.Planets[q]; p.InPlay {
			at := l.cell(p.X/game.CellSize, p.Y/game.CellSize)
			l.spots[q] = spot{in: true, at: at}
		}
	}
}

// cell is the middle of a cell of the grid.
func (l *layout) cell(x, y int) canvas.Point {
	return canvas.Point{X: l.origin.X + float64(x)*l.pitch.X, Y: l.origin.Y + float64(y)*l.pitch.Y}
}

// free says whether no world comes so near to a place.
func (l *layout) free(at canvas.Point, room float64) bool {
	for q := range l.spots {
		if l.spots[q].in && distance(l.spots[q].at, at) < room {
			return false
		}
	}
	return true
}

// crossed says whether a rail comes so near to a place.
func (l *layout) crossed(at canvas.Point, room float64) bool {
	for i := range l.ways {
		for _, p := range l.ways[i].rail.Way {
			if distance(at, canvas.Point(p)) < room {
				return true
			}
		}
	}
	return false
}

// armLength is from the edge of a world to the middle of a dish, in design pixels.
const armLength = 36

// raiseSpindles sets the spindle of each world at the freest of its sides.
func (l *layout) raiseSpindles(field canvas.Rect) {
	for q := range l.spots {
		if !l.spots[q].in {
			continue
		}
		best := math.Inf(-1)
		for side := range 16 {
			sin, cos := math.Sincos(float64(side)*math.Pi/8 + math.Pi/8)
			r := l.radius + armLength*l.k
			at := canvas.Point{X: l.spots[q].at.X + r*cos, Y: l.spots[q].at.Y + r*sin}
			if room := l.roomAt(field, at, q) + math.Abs(cos)*4*l.k; room > best {
				best, l.spots[q].spindle = room, at
			}
		}
	}
}

// foot is the lowest point of a world, where a home has the sign of its owner.
func (l *layout) foot(q int) canvas.Point {
	return canvas.Point{X: l.spots[q].at.X, Y: l.spots[q].at.Y + l.radius}
}

// roomAt is how free a place is for a spindle: from worlds, the sign of its own, other spindles, rails and the edge of the field.
func (l *layout) roomAt(field canvas.Rect, at canvas.Point, q int) float64 {
	reach := 42 * l.k
	room := min(at.X-field.X-reach, field.Right()-reach-at.X, at.Y-field.Y-30*l.k, field.Bottom()-14*l.k-at.Y)
	mast := canvas.Point{X: at.X, Y: at.Y - 18*l.k} // half-way up a stack
	room = min(room, distance(mast, l.foot(q))-reach)
	for o := range l.spots {
		if !l.spots[o].in || o == q {
			continue
		}
		room = min(room, distance(mast, l.spots[o].at)-l.radius-reach)
		if o < q {
			room = min(room, distance(at, l.spots[o].spindle)-2*reach)
		}
	}
	for i := range l.ways {
		for t := range railParts + 1 {
			p, _ := l.ways[i].rail.At(float64(t) / railParts)
			room = min(room, distance(mast, canvas.Point(p))-.6*reach)
		}
	}
	return room
}

func distance(a, b canvas.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
