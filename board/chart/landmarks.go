package chart

import (
	"math"

	"tyche/board"
	"tyche/sprites/paint"
)

// landmarks draw the sights of cities: w wide, the middle of the foot at the origin.
var landmarks = [...]func(m mason, w float64){
	board.Hill: mason.hill, board.Crag: mason.crag, board.Cone: mason.cone, board.Mounds: mason.mounds, board.Palms: mason.palms,
	board.Cypresses: mason.cypresses, board.Silphion: mason.silphion, board.Houses: mason.houses, board.Temple: mason.temple,
	board.LongTemple: mason.longTemple, board.Columns: mason.ruin, board.Theatre: mason.theatre, board.Fort: mason.fort,
	board.Terraces: mason.terraces, board.Ziggurat: mason.ziggurat, board.BlueGate: mason.blueGate, board.Garden: mason.garden,
	board.Pyramids: mason.pyramids, board.Pylon: mason.pylon, board.Obelisk: mason.obelisk, board.HallOfColumns: mason.hall,
	board.Mausoleum: mason.mausoleum, board.Colossus: mason.colossus, board.Lighthouse: mason.lighthouse,
	board.Labyrinth: mason.labyrinth, board.ManyGates: mason.manyGates, board.Bridge: mason.bridge, board.Stoa: mason.stoa,
	board.Island: mason.island, board.Causeway: mason.causeway,
}

func (m mason) hill(w float64) {
	top := new(paint.Path).MoveTo(-0.5*w, 0).CubicTo(-0.34*w, -0.06*w, -0.3*w, -0.24*w, -0.04*w, -0.24*w).
		CubicTo(0.24*w, -0.24*w, 0.32*w, -0.08*w, 0.5*w, 0)
	m.wash(new(paint.Path).Append(top).Close(), turf)
	m.ink(top, 1)
	m.hatch(paint.Pt(0.12*w, -0.22*w), paint.Pt(0.42*w, -0.05*w), 6, -0.2, 0.15*w)
}

func (m mason) crag(w float64) {
	edge := paint.Polyline(paint.Pt(-0.5*w, 0), paint.Pt(-0.4*w, -0.13*w), paint.Pt(-0.36*w, -0.12*w), paint.Pt(-0.3*w, -0.33*w),
		paint.Pt(-0.2*w, -0.36*w), paint.Pt(0.02*w, -0.34*w), paint.Pt(0.24*w, -0.37*w), paint.Pt(0.31*w, -0.22*w), paint.Pt(0.38*w, -0.2*w), paint.Pt(0.5*w, 0))
	m.wash(new(paint.Path).Append(edge).Close(), rock)
	m.shade(paint.Polygon(paint.Pt(0.24*w, -0.37*w), paint.Pt(0.31*w, -0.22*w), paint.Pt(0.38*w, -0.2*w), paint.Pt(0.5*w, 0), paint.Pt(0.08*w, 0), paint.Pt(0.14*w, -0.2*w)))
	m.ink(edge, 1.1)
	m.hatch(paint.Pt(-0.2*w, -0.34*w), paint.Pt(0.2*w, -0.34*w), 7, -0.12, 0.17*w)
	m.hatch(paint.Pt(0.26*w, -0.3*w), paint.Pt(0.46*w, -0.06*w), 5, -0.25, 0.2*w)
	m.hatch(paint.Pt(-0.3*w, -0.28*w), paint.Pt(-0.42*w, -0.08*w), 3, 0.1, 0.12*w)
}

func (m mason) cone(w float64) {
	edge := new(paint.Path).MoveTo(-0.5*w, 0).QuadTo(-0.2*w, -0.1*w, -0.07*w, -0.42*w).LineTo(-0.02*w, -0.39*w).LineTo(0.04*w, -0.43*w).
		QuadTo(0.2*w, -0.1*w, 0.5*w, 0)
	m.wash(new(paint.Path).Append(edge).Close(), rock)
	m.wash(paint.Polygon(paint.Pt(-0.07*w, -0.42*w), paint.Pt(-0.02*w, -0.39*w), paint.Pt(0.04*w, -0.43*w), paint.Pt(0.12*w, -0.25*w),
		paint.Pt(0.05*w, -0.29*w), paint.Pt(0, -0.22*w), paint.Pt(-0.05*w, -0.29*w), paint.Pt(-0.14*w, -0.24*w)), snow)
	m.ink(edge, 1.1)
	m.hatch(paint.Pt(0.07*w, -0.33*w), paint.Pt(0.42*w, -0.03*w), 9, -0.3, 0.2*w)
}

func (m mason) mounds(w float64) {
	for _, q := range [...]struct{ x, r float64 }{{0.24, 0.26}, {-0.18, 0.32}} {
		dome := new(paint.Path).MoveTo((q.x-q.r)*w, 0).CubicTo((q.x-0.7*q.r)*w, -1.0*q.r*w, (q.x+0.7*q.r)*w, -1.0*q.r*w, (q.x+q.r)*w, 0).Close()
		m.body(dome, turf)
		m.hatch(paint.Pt((q.x+0.2*q.r)*w, -0.68*q.r*w), paint.Pt((q.x+0.85*q.r)*w, -0.2*q.r*w), 4, -0.1, 0.4*q.r*w)
		m.ink(paint.Line(q.x*w, -0.75*q.r*w, q.x*w, -1.15*q.r*w), 1.6)
	}
}

func (m mason) palms(w float64) {
	for _, q := range [...]struct{ x, h, lean float64 }{{-0.3, 0.62, -0.06}, {0.3, 0.55, 0.08}, {0.02, 0.85, 0.03}} {
		x, y := (q.x+q.lean)*w, -q.h*w
		m.ink(new(paint.Path).MoveTo(q.x*w, 0).QuadTo(q.x*w, -0.5*q.h*w, x, y), 1.7)
		fronds := new(paint.Path)
		for k := range 7 {
			s, c := math.Sincos(math.Pi * (0.95 + float64(k)*1.1/6))
			fronds.MoveTo(x, y).QuadTo(x+0.14*w*c, y+0.2*w*s, x+0.28*w*c, y+0.16*w*s+0.08*w)
		}
		m.p.Stroke(fronds, paint.Stroke{Width: 1.9 * m.pen, Cap: paint.RoundCap}, paint.Solid(paint.Mix(leaf, townInk, 0.3)))
	}
}

func (m mason) cypresses(w float64) {
	for _, q := range [...]struct{ x, h float64 }{{-0.34, 0.7}, {0.36, 0.62}, {-0.1, 0.95}, {0.14, 0.8}} {
		x, h := q.x*w, q.h*w
		tree := new(paint.Path).MoveTo(x, -0.05*h).CubicTo(x-0.16*h, -0.1*h, x-0.1*h, -0.7*h, x, -h).CubicTo(x+0.1*h, -0.7*h, x+0.16*h, -0.1*h, x, -0.05*h).Close()
		m.body(tree, leaf)
		m.shade(new(paint.Path).MoveTo(x, -0.05*h).LineTo(x, -h).CubicTo(x+0.1*h, -0.7*h, x+0.16*h, -0.1*h, x, -0.05*h).Close())
	}
}

// silphion has pairs of leaves on a furrowed stalk, and a round umbel.
func (m mason) silphion(w float64) {
	m.ink(paint.Line(0, 0, 0, -1.1*w), 2.2)
	for i := range 3 {
		y := -(0.12 + 0.3*float64(i)) * w
		for _, side := range [...]float64{-1, 1} {
			m.body(new(paint.Path).MoveTo(0, y).QuadTo(side*0.16*w, y-0.34*w, side*0.44*w, y-0.2*w).QuadTo(side*0.24*w, y-0.04*w, 0, y).Close(), leaf)
		}
	}
	for _, q := range [...][2]float64{{-0.22, 1.16}, {0.22, 1.16}, {0, 1.3}} {
		m.body(paint.Circle(q[0]*w, -q[1]*w, 0.16*w), flame)
	}
}

func (m mason) houses(w float64) {
	for _, q := range [...]struct{ x, y, w float64 }{{0.02, -0.3, 0.42}, {-0.27, -0.14, 0.44}, {0.28, -0.1, 0.44}, {0.0, 0, 0.46}} {
		m.house(q.x*w, q.y*w, q.w*w)
	}
}

// house has a tiled roof, its gable to the left.
func (m mason) house(x, foot, w float64) {
	l, g, r := x-0.5*w, x-0.12*w, x+0.5*w
	eaves, ridge := foot-0.42*w, foot-0.76*w
	m.wash(paint.Rect(l, eaves, w, 0.42*w), limestone)
	m.shade(paint.Rect(g, eaves, r-g, 0.42*w))
	roof := paint.Polygon(paint.Pt((l+g)/2, ridge), paint.Pt(r-0.2*w, ridge), paint.Pt(r, eaves), paint.Pt(g, eaves))
	m.wash(roof, tiles)
	m.wash(paint.Polygon(paint.Pt(l, eaves), paint.Pt((l+g)/2, ridge), paint.Pt(g, eaves)), limestone)
	m.ink(roof, 0.9)
	m.ink(paint.Polyline(paint.Pt((l+g)/2, ridge), paint.Pt(l, eaves), paint.Pt(l, foot), paint.Pt(r, foot), paint.Pt(r, eaves)), 0.9)
	m.ink(paint.Line(g, eaves, g, foot), 0.7)
}

// steps are the two steps under a Greek building, ending at -0.1 w.
func (m mason) steps(x0, x1, w float64) {
	m.body(paint.Rect(x0-0.04*w, -0.06*w, x1-x0+0.08*w, 0.06*w), limestone)
	m.body(paint.Rect(x0, -0.11*w, x1-x0, 0.05*w), limestone)
}

func (m mason) temple(w float64) {
	m.steps(-0.5*w, 0.5*w, w)
	m.columns(-0.4*w, 0.4*w, -0.11*w, 0.36*w, 5)
	m.body(paint.Rect(-0.48*w, -0.55*w, 0.96*w, 0.09*w), limestone)
	m.body(paint.Polygon(paint.Pt(-0.52*w, -0.55*w), paint.Pt(0, -0.8*w), paint.Pt(0.52*w, -0.55*w)), tiles)
	m.wash(paint.Polygon(paint.Pt(-0.34*w, -0.58*w), paint.Pt(0, -0.73*w), paint.Pt(0.34*w, -0.58*w)), limestone)
}

func (m mason) longTemple(w float64) {
	m.steps(-0.5*w, 0.5*w, 0.7*w)
	m.columns(-0.46*w, -0.1*w, -0.08*w, 0.24*w, 4)
	m.columns(-0.1*w, 0.46*w, -0.08*w, 0.24*w, 7)
	m.shade(paint.Rect(-0.1*w, -0.32*w, 0.58*w, 0.24*w))
	m.body(paint.Rect(-0.49*w, -0.37*w, 0.98*w, 0.06*w), limestone)
	m.body(paint.Polygon(paint.Pt(-0.29*w, -0.54*w), paint.Pt(0.3*w, -0.54*w), paint.Pt(0.5*w, -0.37*w), paint.Pt(-0.08*w, -0.37*w)), tiles)
	m.body(paint.Polygon(paint.Pt(-0.5*w, -0.37*w), paint.Pt(-0.29*w, -0.54*w), paint.Pt(-0.08*w, -0.37*w)), limestone)
	m.hatch(paint.Pt(0.3*w, -0.53*w), paint.Pt(-0.2*w, -0.53*w), 6, 0.9, 0.13*w)
}

// ruin is a row of old columns under their beam.
func (m mason) ruin(w float64) {
	m.steps(-0.5*w, 0.5*w, 0.7*w)
	for i := range 7 {
		x := (-0.44 + 0.147*float64(i)) * w
		h := 0.4 * w
		if i > 4 {
			h *= 0.85 - 0.25*float64(i-5)
		}
		m.block(x-0.035*w, -0.08*w, 0.07*w, h, limestone)
	}
	m.body(paint.Rect(-0.5*w, -0.54*w, 0.68*w, 0.07*w), limestone)
}

// theatre lies open towards the eye.
func (m mason) theatre(w float64) {
	y := -0.14 * w
	half := func(r float64) *paint.Path {
		return new(paint.Path).MoveTo(-r*w, y).ArcOval(0, y, r*w, 0.84*r*w, math.Pi, 2*math.Pi)
	}
	bowl := half(0.5).Close()
	m.wash(bowl, limestone)
	m.shade(new(paint.Path).MoveTo(0, y).LineTo(-0.5*w, y).ArcOval(0, y, 0.5*w, 0.42*w, math.Pi, 1.42*math.Pi).Close())
	m.ink(bowl, 1)
	for _, r := range [...]float64{0.41, 0.33, 0.25} {
		m.ink(half(r), 0.7)
	}
	aisles := new(paint.Path)
	for _, a := range [...]float64{1.17, 1.34, 1.5, 1.66, 1.83} {
		s, c := math.Sincos(a * math.Pi)
		aisles.MoveTo(0.2*w*c, y+0.168*w*s).LineTo(0.5*w*c, y+0.42*w*s)
	}
	m.ink(aisles, 0.6)
	m.body(half(0.16).Close(), turf)
	m.block(-0.34*w, 0, 0.68*w, 0.14*w, limestone)
}

func (m mason) fort(w float64) {
	m.tower(0, -0.1*w, 0.36*w, 0.7*w, limestone)
	m.block(-0.4*w, 0, 0.8*w, 0.4*w, masonry)
	m.merlons(-0.3*w, 0.3*w, -0.4*w, 0.07*w)
	m.arch(0, 0, 0.16*w, 0.28*w)
	m.tower(-0.4*w, 0, 0.24*w, 0.56*w, limestone)
	m.tower(0.4*w, 0, 0.24*w, 0.56*w, limestone)
}

func (m mason) mausoleum(w float64) {
	m.block(-0.44*w, 0, 0.88*w, 0.36*w, limestone)
	m.body(paint.Rect(-0.48*w, -0.4*w, 0.96*w, 0.05*w), limestone)
	m.columns(-0.34*w, 0.34*w, -0.4*w, 0.28*w, 6)
	m.body(paint.Rect(-0.42*w, -0.74*w, 0.84*w, 0.06*w), limestone)
	for i := range 4 {
		half := (0.38 - 0.08*float64(i)) * w
		m.body(paint.Rect(-half, -(0.8+0.06*float64(i))*w, 2*half, 0.06*w), tiles)
	}
	m.ink(paint.Polyline(paint.Pt(-0.1*w, -0.98*w), paint.Pt(-0.06*w, -1.1*w), paint.Pt(0.02*w, -1.04*w), paint.Pt(0.1*w, -1.12*w), paint.Pt(0.1*w, -0.98*w)), 1.6)
}

// colossus is Helios with his rays, a torch held high.
func (m mason) colossus(w float64) {
	m.block(-0.34*w, 0, 0.68*w, 0.34*w, limestone)
	at := func(pts ...float64) []paint.Point {
		out := make([]paint.Point, len(pts)/2)
		for i := range out {
			out[i] = paint.Pt(pts[2*i]*w, -pts[2*i+1]*w)
		}
		return out
	}
	m.body(paint.Polygon(at(-0.22, 0.34, -0.08, 0.34, -0.02, 0.8, 0.06, 0.34, 0.2, 0.34, 0.15, 0.9, 0.2, 1.3, 0.34, 1.62, 0.26, 1.68, 0.12, 1.4, -0.16, 1.4,
		-0.34, 1.08, -0.28, 1.02, -0.15, 1.18, -0.12, 0.9)...), verdigris)
	m.shade(paint.Polygon(at(0.06, 0.34, 0.2, 0.34, 0.15, 0.9, 0.2, 1.3, 0.04, 1.36, 0.04, 0.8)...))
	rays := new(paint.Path)
	for k := range 7 {
		s, c := math.Sincos(math.Pi * (1.08 + float64(k)*0.84/6))
		rays.MoveTo(-0.01*w+0.13*w*c, -1.54*w+0.13*w*s).LineTo(-0.01*w+0.28*w*c, -1.54*w+0.28*w*s)
	}
	m.p.Stroke(rays, paint.Stroke{Width: 1.5 * m.pen, Cap: paint.RoundCap}, paint.Solid(gold))
	m.body(paint.Circle(-0.01*w, -1.53*w, 0.13*w), verdigris)
	m.body(new(paint.Path).MoveTo(0.25*w, -1.66*w).QuadTo(0.18*w, -1.82*w, 0.3*w, -1.95*w).QuadTo(0.42*w, -1.8*w, 0.35*w, -1.66*w).Close(), flame)
}

func (m mason) lighthouse(w float64) {
	m.body(new(paint.Path).MoveTo(-0.6*w, 0.1*w).QuadTo(-0.5*w, -0.1*w, 0, -0.08*w).QuadTo(0.5*w, -0.1*w, 0.6*w, 0.1*w).Close(), rock)
	m.block(-0.4*w, 0.04*w, 0.8*w, 0.2*w, limestone)
	for _, t := range [...]struct{ foot, w, top, h float64 }{{-0.16, 0.46, 0.38, 0.74}, {-0.9, 0.3, 0.26, 0.42}, {-1.32, 0.18, 0.16, 0.22}} {
		tier := paint.Polygon(paint.Pt(-t.w/2*w, t.foot*w), paint.Pt(t.w/2*w, t.foot*w), paint.Pt(t.top/2*w, (t.foot-t.h)*w), paint.Pt(-t.top/2*w, (t.foot-t.h)*w))
		m.wash(tier, limestone)
		m.shade(paint.Polygon(paint.Pt(0.12*t.w*w, t.foot*w), paint.Pt(t.w/2*w, t.foot*w), paint.Pt(t.top/2*w, (t.foot-t.h)*w), paint.Pt(0.12*t.top*w, (t.foot-t.h)*w)))
		m.ink(tier, 1)
		m.ink(paint.Line(-(t.top/2+0.04)*w, (t.foot-t.h)*w, (t.top/2+0.04)*w, (t.foot-t.h)*w), 1.6)
	}
	m.arch(0, -0.16*w, 0.12*w, 0.24*w)
	rays := new(paint.Path)
	for k := range 7 {
		s, c := math.Sincos(math.Pi * (1 + float64(k)/6))
		rays.MoveTo(0.2*w*c, -1.62*w+0.2*w*s).LineTo(0.44*w*c, -1.62*w+0.44*w*s)
	}
	m.p.Stroke(rays, paint.Stroke{Width: 1.1 * m.pen, Cap: paint.RoundCap}, paint.Solid(paint.Fade(gold, 0.8)))
	m.body(new(paint.Path).MoveTo(-0.08*w, -1.54*w).QuadTo(-0.14*w, -1.7*w, 0, -1.84*w).QuadTo(0.14*w, -1.7*w, 0.08*w, -1.54*w).Close(), flame)
}

// labyrinth is the meander on Knossos' coins.
func (m mason) labyrinth(w float64) {
	m.body(paint.Rect(-0.5*w, -w, w, w), limestone)
	way := new(paint.Path).MoveTo(0, 0).LineTo(0, -0.16*w).LineTo(-0.34*w, -0.16*w).LineTo(-0.34*w, -0.84*w).LineTo(0.34*w, -0.84*w).LineTo(0.34*w, -0.16*w).
		LineTo(0.16*w, -0.16*w).LineTo(0.16*w, -0.66*w).LineTo(-0.17*w, -0.66*w).LineTo(-0.17*w, -0.34*w).LineTo(0, -0.34*w).LineTo(0, -0.5*w)
	m.p.Stroke(way, paint.Stroke{Width: 0.075 * w}, paint.Solid(paint.Fade(townInk, 0.85)))
}

func (m mason) manyGates(w float64) {
	m.block(-0.5*w, 0, w, 0.26*w, masonry)
	m.merlons(-0.5*w, 0.5*w, -0.26*w, 0.045*w)
	for _, x := range [...]float64{-0.36, -0.2, 0.2, 0.36} {
		m.arch(x*w, 0, 0.1*w, 0.19*w)
	}
	m.block(-0.13*w, 0, 0.26*w, 0.36*w, limestone)
	m.merlons(-0.13*w, 0.13*w, -0.36*w, 0.05*w)
	m.arch(0, 0, 0.14*w, 0.28*w)
	m.tower(-0.5*w, 0, 0.1*w, 0.38*w, limestone)
	m.tower(0.5*w, 0, 0.1*w, 0.38*w, limestone)
}

func (m mason) bridge(w float64) {
	water := new(paint.Path).MoveTo(-0.12*w, -0.32*w).QuadTo(0.08*w, -0.16*w, -0.08*w, 0.14*w)
	m.p.Stroke(water, paint.Stroke{Width: 0.2 * w, Cap: paint.RoundCap}, paint.Solid(riverInk))
	deck := new(paint.Path).MoveTo(-0.5*w, 0).QuadTo(0, -0.34*w, 0.5*w, 0).LineTo(0.34*w, 0)
	for _, x := range [...]float64{0.2, -0.02, -0.24} {
		deck.LineTo((x+0.08)*w, 0).Arc((x-0.01)*w, 0, 0.09*w, 0, -math.Pi)
	}
	m.body(deck.Close(), limestone)
}

func (m mason) stoa(w float64) {
	m.steps(-0.5*w, 0.5*w, 0.5*w)
	m.columns(-0.46*w, 0.46*w, -0.05*w, 0.18*w, 9)
	m.body(paint.Polygon(paint.Pt(-0.5*w, -0.23*w), paint.Pt(-0.44*w, -0.34*w), paint.Pt(0.44*w, -0.34*w), paint.Pt(0.5*w, -0.23*w)), tiles)
}

// island lies under a whole town: its middle at the origin.
func (m mason) island(w float64) {
	pts := make([]paint.Point, 22)
	for i := range pts {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(len(pts)))
		r := 1 + 0.1*(paint.Random(i, 71)-0.5)
		pts[i] = paint.Pt(0.5*w*c*r, 0.31*w*s*r)
	}
	shore := paint.Smooth(true, pts...)
	m.p.Stroke(shore, paint.Stroke{Width: 7 * m.pen, Join: paint.RoundJoin}, paint.Solid(paint.Fade(waterLine, 0.5)))
	m.p.Stroke(shore, paint.Stroke{Width: 5.6 * m.pen, Join: paint.RoundJoin}, paint.Solid(waterRings[0].fill))
	m.body(shore, landPaper)
}

func (m mason) causeway(w float64) {
	m.p.Stroke(paint.Line(-w/2, 0, w/2, 0), paint.Stroke{Width: 0.22 * w}, paint.Solid(townInk))
	m.p.Stroke(paint.Line(-w/2, 0, w/2, 0), paint.Stroke{Width: 0.22*w - 2*m.pen}, paint.Solid(landPaper))
}
