package chart

import (
	"image"
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// peak is one engraved mountain: its foot, its height in pixels, and what makes it unlike the others.
type peak struct {
	at     geom.Point
	height float64
	seed   int
}

// layPeaks sets mountains in rows along the ranges, from back to front, keeping clear of symbols and names.
func (l *level) layPeaks(g *ground) {
	size := math.Pow(l.sym, 1.15)
	for k, r := range g.model.Terrain.Ranges {
		line := geom.NewLine(l.pixels(g.model, geom.Catmull(r.Line, 6)))
		spread := (3.5 + 2.2*r.Height) * l.scale
		rows := max(1, int(math.Round(spread/(5.5*size))))
		step := 10.5 * size
		for i := 0; float64(i)*step <= line.Length(); i++ {
			for row := range rows {
				along := (float64(i) + 0.5*float64(row%2)) * step
				l.addPeak(g, line, r, k*10000+i*20+row, along, (float64(row)-float64(rows-1)/2)*spread/float64(rows)*1.7, size)
			}
		}
	}
	slices.SortFunc(l.peaks, func(a, b peak) int {
		if a.at.Y < b.at.Y {
			return -1
		}
		return 1
	})
}

func (l *level) addPeak(g *ground, line geom.Line, r board.Range, seed int, along, across, size float64) {
	random := func(k uint32) float64 { return paint.Random(seed, k) - 0.5 }
	at, angle := line.At(along + 9*size*random(1))
	s, c := math.Sincos(angle)
	across += 8 * size * random(2)
	at = geom.Point{X: at.X - s*across, Y: at.Y + c*across}
	height := (4.6 + 1.9*r.Height + 4.5*(random(3)+0.5)) * size
	if !g.dry(l.unit(g.model, at)) || !g.dry(l.unit(g.model, geom.Point{X: at.X, Y: at.Y - height})) {
		return
	}
	box := geom.Rect{X: at.X - height, Y: at.Y - height - 1, W: 2 * height, H: height + 4}
	for i := range l.seats {
		if geom.Overlaps(box, geom.Grow(l.seats[i], 1)) {
			return
		}
	}
	for i := range l.labels {
		if l.labels[i].covers(box) {
			return
		}
	}
	if l.inTown(box) {
		return
	}
	l.peaks = append(l.peaks, peak{at: at, height: height, seed: seed})
}

func (l *level) paintPeaks(p *paint.Painter) {
	area := rectOf(p.Dst.Rect)
	for _, k := range l.peaks {
		if geom.Overlaps(area, geom.Rect{X: k.at.X - 1.3*k.height, Y: k.at.Y - 1.2*k.height, W: 2.6 * k.height, H: 1.6 * k.height}) {
			k.paint(p)
		}
	}
}

// paint draws a mountain as an engraver does: a lit flank left blank, the other hatched, and a shadow at its foot.
func (k peak) paint(p *paint.Painter) {
	r := func(i uint32) float64 { return paint.Random(k.seed, 100+i) - 0.5 }
	h := k.height
	w := h * (0.92 + 0.25*r(0))
	lean := h * 0.22 * r(1)
	top := paint.Pt(k.at.X+lean, k.at.Y-h)
	left, right := paint.Pt(k.at.X-w, k.at.Y+0.12*h*r(2)), paint.Pt(k.at.X+w*(0.9+0.3*r(3)), k.at.Y+0.12*h*r(4))
	l1, l2 := between(left, top, 0.45, h*0.13), between(left, top, 0.75, -h*0.06)
	r1, r2 := between(top, right, 0.3, h*0.1), between(top, right, 0.62, -h*0.05)
	outline := new(paint.Path).MoveTo(left.X, left.Y).LineTo(l1.X, l1.Y).LineTo(l2.X, l2.Y).LineTo(top.X, top.Y).
		LineTo(r1.X, r1.Y).LineTo(r2.X, r2.Y).LineTo(right.X, right.Y)
	body := new(paint.Path).Append(outline)
	body.QuadTo(k.at.X, k.at.Y+0.16*h, left.X, left.Y).Close()
	p.Fill(body, paint.Down(top.Y, k.at.Y, paint.Fade(snow, 0.95), paint.Fade(snow, 0.35)))
	ridge := between(top, paint.Pt(k.at.X+lean*0.2+0.1*w, k.at.Y), 0.5, h*0.12)
	shade := new(paint.Path).MoveTo(top.X, top.Y).LineTo(r1.X, r1.Y).LineTo(r2.X, r2.Y).LineTo(right.X, right.Y).
		LineTo(k.at.X+0.25*w, k.at.Y+0.05*h).LineTo(ridge.X, ridge.Y).Close()
	p.Fill(shade, paint.Solid(paint.Fade(mountainInk, 0.3)))
	hatch := new(paint.Path)
	n := max(3, int(h/2.4))
	for i := range n {
		t := (float64(i) + 0.4) / float64(n)
		a := between(top, right, t, 0)
		long := h * (0.5 - 0.32*t) * (0.8 + 0.5*r(uint32(10+i)))
		hatch.MoveTo(a.X, a.Y+0.5).LineTo(a.X-0.28*long, a.Y+long)
	}
	p.Stroke(hatch, paint.Stroke{Width: max(0.6, 0.055*h)}, paint.Solid(paint.Fade(mountainInk, 0.8)))
	p.Stroke(outline, paint.Stroke{Width: max(0.8, 0.08*h), Join: paint.RoundJoin, Cap: paint.RoundCap}, paint.Solid(paint.Fade(mountainInk, 0.9)))
}

// between is the point a share t from a to b, lowered by drop.
func between(a, b paint.Point, t, drop float64) paint.Point {
	return paint.Pt(a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t+drop)
}

// paintPatches stipples the deserts and draws reeds in the marshes. Marks stand on a jittered grid, so that every tile
// finds the same ones.
func (l *level) paintPatches(p *paint.Painter, g *ground) {
	dots, dunes := new(paint.Path), new(paint.Path)
	for _, d := range g.model.Terrain.Deserts {
		l.scatter(p.Dst.Rect, g, d, 8.5*l.sym, 31, func(at geom.Point, pick float64) {
			if pick < 0.05 {
				w := (4 + 40*pick) * l.sym
				dunes.MoveTo(at.X-w, at.Y).QuadTo(at.X, at.Y-0.75*w, at.X+w, at.Y)
				return
			}
			r := (0.4 + 0.35*pick) * l.sym
			dots.Append(paint.Circle(at.X, at.Y, r))
		})
	}
	p.Fill(dots, paint.Solid(paint.Fade(mountainInk, 0.62)))
	p.Stroke(dunes, paint.Pen(0.8*l.sym), paint.Solid(paint.Fade(mountainInk, 0.42)))
	reeds := new(paint.Path)
	for _, d := range g.model.Terrain.Marshes {
		l.scatter(p.Dst.Rect, g, d, 9*l.sym, 57, func(at geom.Point, _ float64) { addReeds(reeds, at, l.sym) })
	}
	p.Stroke(reeds, paint.Pen(0.8*l.sym), paint.Solid(paint.Fade(riverInk, 0.9)))
}

// paintWoods stands trees in the woods: round crowns, dark on the right.
func (l *level) paintWoods(p *paint.Painter, g *ground) {
	crowns, shades, trunks := new(paint.Path), new(paint.Path), new(paint.Path)
	for _, d := range g.model.Terrain.Woods {
		l.scatter(p.Dst.Rect, g, d, 6.6*l.sym, 83, func(at geom.Point, pick float64) {
			r := (1.9 + 1.1*pick) * l.sym
			crowns.Append(paint.Ngon(at.X, at.Y-1.9*r, 1.08*r, 9, pick))
			shades.Append(paint.Ngon(at.X+0.32*r, at.Y-1.75*r, 0.74*r, 7, pick))
			trunks.MoveTo(at.X, at.Y-0.8*r).LineTo(at.X, at.Y).LineTo(at.X+1.1*r, at.Y)
		})
	}
	p.Stroke(trunks, paint.Pen(0.6*l.sym), paint.Solid(paint.Fade(mountainInk, 0.6)))
	p.Fill(crowns, paint.Solid(woodland))
	p.Fill(shades, paint.Solid(paint.Fade(mountainInk, 0.3)))
	p.Stroke(crowns, paint.Pen(0.55*l.sym), paint.Solid(paint.Fade(mountainInk, 0.75)))
}

func addReeds(path *paint.Path, at geom.Point, s float64) {
	path.MoveTo(at.X-3.6*s, at.Y).LineTo(at.X+3.6*s, at.Y)
	path.MoveTo(at.X-1.4*s, at.Y-0.6*s).LineTo(at.X-2*s, at.Y-3*s)
	path.MoveTo(at.X, at.Y-0.6*s).LineTo(at.X, at.Y-3.8*s)
	path.MoveTo(at.X+1.4*s, at.Y-0.6*s).LineTo(at.X+2*s, at.Y-3*s)
}

// scatter visits the jittered grid points of a patch within r (and a little around it), thinning towards its rim.
func (l *level) scatter(r image.Rectangle, g *ground, patch board.Patch, step float64, seed uint32, visit func(geom.Point, float64)) {
	area := geom.Grow(rectOf(r), 10*l.sym)
	ring := l.pixels(g.model, patch.Ring)
	box := geom.Bounds(ring)
	if !geom.Overlaps(area, box) {
		return
	}
	x0, x1 := int(math.Floor(max(area.X, box.X)/step)), int(math.Ceil(min(area.X+area.W, box.X+box.W)/step))
	y0, y1 := int(math.Floor(max(area.Y, box.Y)/step)), int(math.Ceil(min(area.Y+area.H, box.Y+box.H)/step))
	rim := 34 * l.sym
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			at := geom.Point{
				X: (float64(x) + float64(paint.Hash(x, y, seed)&0xff)/256) * step,
				Y: (float64(y) + float64(paint.Hash(x, y, seed+1)&0xff)/256) * step,
			}
			keep := float64(paint.Hash(x, y, seed+2)&0xffff) / 65536
			if !geom.Contains([][]geom.Point{ring}, at) || !g.dry(l.unit(g.model, at)) {
				continue
			}
			if keep < 0.25+0.6*min(1, ringDistance(ring, at)/rim)*paint.Noise(at.X/(60*l.sym), at.Y/(60*l.sym), seed)*1.4 && !l.taken(at) {
				visit(at, float64(paint.Hash(x, y, seed+3)&0xffff)/65536)
			}
		}
	}
}

func ringDistance(ring []geom.Point, p geom.Point) float64 {
	return min(distanceTo(ring, p), geom.SegmentDistance(p, ring[len(ring)-1], ring[0]))
}

// taken reports whether a symbol or a name stands at a place.
func (l *level) taken(at geom.Point) bool {
	spot := geom.Rect{X: at.X - 3*l.sym, Y: at.Y - 3*l.sym, W: 6 * l.sym, H: 6 * l.sym}
	for i := range l.seats {
		if geom.Overlaps(spot, l.seats[i]) {
			return true
		}
	}
	for i := range l.labels {
		if l.labels[i].covers(spot) {
			return true
		}
	}
	return l.inTown(spot)
}
