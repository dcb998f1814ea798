package dice

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/paint"
)

type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec     { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) mul(k float64) vec { return vec{a.x * k, a.y * k, a.z * k} }
func (a vec) dot(b vec) float64 { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) unit() vec         { return a.mul(1 / math.Sqrt(a.dot(a))) }
func abs3(a vec) vec            { return vec{math.Abs(a.x), math.Abs(a.y), math.Abs(a.z)} }
func positive(a vec) vec        { return vec{max(a.x, 0), max(a.y, 0), max(a.z, 0)} }
func (m turn) of(v vec) vec     { return vec{m[0].dot(v), m[1].dot(v), m[2].dot(v)} }
func (m turn) column(i int) vec { return vec{pick(m[0], i), pick(m[1], i), pick(m[2], i)} }
func (m turn) then(n turn) turn { return turn{n.row(0, m), n.row(1, m), n.row(2, m)} }
func (m turn) row(i int, by turn) vec {
	return vec{m[i].dot(by.column(0)), m[i].dot(by.column(1)), m[i].dot(by.column(2))}
}
func (m turn) back() turn { return turn{m.column(0), m.column(1), m.column(2)} }

func pick(v vec, i int) float64 { return [...]float64{v.x, v.y, v.z}[i] }

// turn is a rotation, by rows.
type turn [3]vec

// about turns by an angle around a unit axis.
func about(axis vec, angle float64) turn {
	s, c := math.Sincos(angle)
	k := 1 - c
	x, y, z := axis.x, axis.y, axis.z
	return turn{
		{c + x*x*k, x*y*k - z*s, x*z*k + y*s},
		{y*x*k + z*s, c + y*y*k, y*z*k - x*s},
		{z*x*k - y*s, z*y*k + x*s, c + z*z*k},
	}
}

// resting turns face n towards the viewer (+z). Opposite faces sum to seven.
func resting(n int) turn {
	right, down := vec{0, 1, 0}, vec{1, 0, 0}
	switch n {
	case 2:
		return about(down, math.Pi/2)
	case 3:
		return about(right, -math.Pi/2)
	case 4:
		return about(right, math.Pi/2)
	case 5:
		return about(down, -math.Pi/2)
	case 6:
		return about(down, math.Pi)
	}
	return turn{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
}

// pose is the rotation of a frame: it spins slower and slower towards its face, then leans a little.
func pose(n, frame int) turn {
	left := 1 - float64(frame)/(Frames-1)
	spin := about(vec{.62, -.7, .35}.unit(), 3.4*math.Pi*left*(.35+.65*left))
	lean := about(vec{1, 0, 0}, -.2).then(about(vec{0, 1, 0}, .17))
	return resting(n).then(spin).then(lean)
}

const (
	half  = 1.0 // half an edge
	round = .3  // radius of edges and corners

	// how far a rounded corner is from the middle, squared
	reach = 3*(half-round)*(half-round) + 2*1.7320508*(half-round)*round + round*round
)

// distance is how far a point is from the rounded cube (negative inside).
func distance(p vec) float64 {
	q := abs3(p).add(vec{-half + round, -half + round, -half + round})
	out := positive(q)
	return math.Sqrt(out.dot(out)) + min(max(q.x, q.y, q.z), 0) - round
}

func paintDie(dst *image.RGBA, k key) {
	side := float64(dst.Rect.Dx())
	p := paint.New(dst)
	size := float64(k.px)
	p.Shadow(paint.RoundRect(side/2-size*.47, side/2-size*.47, size*.94, size*.94, size*.2), size*.09, size*.13, size*.12,
		color.NRGBA{30, 18, 6, 120})
	d := die{dst, k, pose(k.face, k.frame).back(), side / 2, 2 * half / size}
	hit := make([]bool, dst.Rect.Dx()*dst.Rect.Dy())
	for y := range dst.Rect.Dy() {
		for x := range dst.Rect.Dx() {
			hit[y*dst.Rect.Dx()+x] = d.pixel(x, y)
		}
	}
	d.smooth(hit)
}

// die is one that is being painted.
type die struct {
	dst   *image.RGBA
	key   key
	back  turn
	mid   float64 // pixels
	scale float64 // of a pixel
}

func (d die) look(x, y float64) (vec, bool) {
	return sample((x-d.mid)*d.scale, (y-d.mid)*d.scale, d.back, d.key.look)
}

// pixel paints one pixel by its middle and says whether it is on the die.
func (d die) pixel(x, y int) bool {
	c, ok := d.look(float64(x)+.5, float64(y)+.5)
	if ok {
		d.dst.SetRGBA(x, y, color.RGBA{uint8(c.x), uint8(c.y), uint8(c.z), 255})
	}
	return ok
}

// smooth paints again, by four samples, the pixels along the outline. The shadow around them is dark and soft, so
// that it may stand for what was under the die.
func (d die) smooth(hit []bool) {
	w, h := d.dst.Rect.Dx(), d.dst.Rect.Dy()
	for y := 1; y < h-1; y++ {
		for x := 1; x < w-1; x++ {
			i := y*w + x
			if hit[i] != hit[i-1] || hit[i] != hit[i+1] || hit[i] != hit[i-w] || hit[i] != hit[i+w] {
				d.soft(x, y)
			}
		}
	}
}

func (d die) soft(x, y int) {
	var r, g, b, hits float64
	for _, o := range [...][2]float64{{.25, .25}, {.75, .25}, {.25, .75}, {.75, .75}} {
		if c, ok := d.look(float64(x)+o[0], float64(y)+o[1]); ok {
			r, g, b, hits = r+c.x, g+c.y, b+c.z, hits+1
		}
	}
	under := d.dst.RGBAAt(x, y)
	if under.A == 255 {
		under = color.RGBA{A: 90}
	}
	rest := 1 - hits/4
	mix := func(sum float64, old uint8) uint8 { return uint8(sum/4 + float64(old)*rest) }
	d.dst.SetRGBA(x, y, color.RGBA{mix(r, under.R), mix(g, under.G), mix(b, under.B), mix(255*hits, under.A)})
}

var light = vec{-.42, -.58, .7}.unit()

// sample follows one line of sight down to the die and returns the colour there (0 to 255).
func sample(x, y float64, back turn, look Look) (vec, bool) {
	room := reach - x*x - y*y
	if room < 0 {
		return vec{}, false
	}
	at, dir := back.of(vec{x, y, math.Sqrt(room)}), back.of(vec{0, 0, -1})
	for range 40 {
		d := distance(at)
		if d < .004 {
			return shade(at, back, look), true
		}
		if d > 4 {
			break
		}
		at = at.add(dir.mul(d))
	}
	return vec{}, false
}

func shade(at vec, back turn, look Look) vec {
	q := abs3(at).add(vec{-half + round, -half + round, -half + round})
	n := positive(q)
	n = vec{math.Copysign(n.x, at.x), math.Copysign(n.y, at.y), math.Copysign(n.z, at.z)}.unit()
	to := back.of(light)
	bright := .62 + .56*max(n.dot(to), 0)
	gloss := math.Pow(max(n.dot(to.add(back.of(vec{0, 0, 1})).unit()), 0), 40) * .35
	c, pip := look.Ground, pipAt(at)
	base := vec{float64(c.R), float64(c.G), float64(c.B)}
	if pip > 0 {
		d := look.Pips
		base = base.mul(1 - pip).add(vec{float64(d.R), float64(d.G), float64(d.B)}.mul(pip))
		gloss *= 1 - pip
	}
	grain := 1 + .05*(paint.Noise(at.x*7+9, at.y*2+at.z*7+5, 3)-.5)
	v := base.mul(bright * grain).add(vec{255, 250, 235}.mul(gloss))
	return vec{min(v.x, 255), min(v.y, 255), min(v.z, 255)}
}

const spread = .5 // of pips from the middle of a face

var pips = [7][]paint.Point{
	1: {{X: 0, Y: 0}},
	2: {{X: -1, Y: -1}, {X: 1, Y: 1}},
	3: {{X: -1, Y: -1}, {X: 0, Y: 0}, {X: 1, Y: 1}},
	4: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	5: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 0, Y: 0}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	6: {{X: -1, Y: -1}, {X: -1, Y: 0}, {X: -1, Y: 1}, {X: 1, Y: -1}, {X: 1, Y: 0}, {X: 1, Y: 1}},
}

// pipAt is 1 on a pip, 0 off it, between on its rim.
func pipAt(p vec) float64 {
	a := abs3(p)
	var face int
	var u, v float64
	switch {
	case a.z >= a.x && a.z >= a.y:
		face, u, v = side(p.z, 1), p.x, p.y
	case a.y >= a.x:
		face, u, v = side(p.y, 2), p.x, p.z
	default:
		face, u, v = side(p.x, 3), p.y, p.z
	}
	best := 9.0
	for _, q := range pips[face] {
		best = min(best, math.Hypot(u-q.X*spread, v-q.Y*spread))
	}
	r := .175
	if face == 1 {
		r = .24
	}
	return min(max((r+.02-best)/.04, 0), 1)
}

// side is the face on the positive side of an axis, or its opposite.
func side(v float64, positive int) int {
	if v >= 0 {
		return positive
	}
	return 7 - positive
}
