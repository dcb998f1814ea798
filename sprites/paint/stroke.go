package paint

import "math"

// Cap is how an open line ends.
type Cap uint8

// The caps.
const (
	ButtCap Cap = iota
	RoundCap
	SquareCap
)

// Join is how two segments meet.
type Join uint8

// The joins. A miter longer than four half widths becomes a bevel.
const (
	MiterJoin Join = iota
	RoundJoin
	BevelJoin
)

// Stroke is a pen: its width, ends, corners and dashes (on, off, on, off ...) in user units.
type Stroke struct {
	Width  float64
	Cap    Cap
	Join   Join
	Dash   []float64
	Offset float64 // where in the dash pattern the line starts
}

// Pen is a stroke with round ends and corners.
func Pen(width float64) Stroke { return Stroke{Width: width, Cap: RoundCap, Join: RoundJoin} }

// Outline returns the area that the pen covers along p, as a path to fill.
func (s Stroke) Outline(p *Path) *Path { return s.outline(p, Identity, 0.05) }

// outline flattens for the size at which m will show the result; the result is in user space.
func (s Stroke) outline(p *Path, m Matrix, tolerance float64) *Path {
	scale := m.Size()
	if scale == 0 || s.Width <= 0 {
		return new(Path)
	}
	out := &tracer{half: s.Width / 2, cap: s.Cap, join: s.Join}
	out.step = 2 * math.Acos(max(1-tolerance/scale/max(out.half, 1e-9), 0.5))
	for _, line := range p.flatten(Identity, tolerance/scale) {
		line.pts = distinct(line.pts, line.closed)
		if len(s.Dash) == 0 {
			out.trace(line)
			continue
		}
		for _, piece := range s.dashes(line) {
			out.trace(piece)
		}
	}
	return &out.p
}

// distinct drops points that repeat, which have no direction.
func distinct(pts []Point, closed bool) []Point {
	out := pts[:1:1]
	for _, p := range pts[1:] {
		if q := out[len(out)-1]; math.Hypot(p.X-q.X, p.Y-q.Y) > 1e-6 {
			out = append(out, p)
		}
	}
	if n := len(out); closed && n > 1 && math.Hypot(out[0].X-out[n-1].X, out[0].Y-out[n-1].Y) <= 1e-6 {
		out = out[:n-1]
	}
	return out
}

// dashes cuts a line into the pieces that are on.
func (s Stroke) dashes(line outline) []outline {
	total := 0.0
	for _, d := range s.Dash {
		total += d
	}
	if total <= 0 {
		return []outline{line}
	}
	pts := line.pts
	if line.closed {
		pts = append(pts[:len(pts):len(pts)], pts[0])
	}
	i, left := 0, math.Mod(s.Offset, total)
	for left >= s.Dash[i] {
		left, i = left-s.Dash[i], (i+1)%len(s.Dash)
	}
	left = s.Dash[i] - left
	var out []outline
	cur, on := []Point{pts[0]}, i%2 == 0
	for k := 1; k < len(pts); k++ {
		a, b := pts[k-1], pts[k]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		for done := 0.0; ; {
			if length-done < left {
				left -= length - done
				cur = append(cur, b)
				break
			}
			done += left
			at := Point{a.X + (b.X-a.X)*done/length, a.Y + (b.Y-a.Y)*done/length}
			if on {
				out = append(out, outline{pts: distinct(append(cur, at), false)})
			}
			cur, on, i = []Point{at}, !on, (i+1)%len(s.Dash)
			left = max(s.Dash[i], 1e-6)
		}
	}
	if on && len(cur) > 1 {
		out = append(out, outline{pts: distinct(cur, false)})
	}
	return out
}

// tracer walks along both sides of a line.
type tracer struct {
	p    Path
	half float64
	step float64 // radians per chord of a round cap or join
	cap  Cap
	join Join
	open bool
}

func (t *tracer) to(x, y float64) {
	if t.open {
		t.p.LineTo(x, y)
		return
	}
	t.p.MoveTo(x, y)
	t.open = true
}

func (t *tracer) end() {
	if t.open {
		t.p.Close()
		t.open = false
	}
}

func (t *tracer) trace(line outline) {
	pts := line.pts
	if len(pts) == 1 {
		t.dot(pts[0])
		return
	}
	if line.closed && len(pts) > 2 {
		t.side(append(pts[len(pts)-1:len(pts):len(pts)], append(pts[:len(pts):len(pts)], pts[0])...))
		t.end()
		back := backwards(pts)
		t.side(append(back[len(back)-1:len(back):len(back)], append(back[:len(back):len(back)], back[0])...))
		t.end()
		return
	}
	t.openSide(pts)
	t.openSide(backwards(pts))
	t.end()
}

func backwards(pts []Point) []Point {
	out := make([]Point, len(pts))
	for i, p := range pts {
		out[len(pts)-1-i] = p
	}
	return out
}

// dot is a line of no length: a round pen leaves a disc.
func (t *tracer) dot(p Point) {
	switch t.cap {
	case RoundCap:
		t.arc(p, 0, 2*math.Pi)
	case SquareCap:
		t.p.Append(Rect(p.X-t.half, p.Y-t.half, 2*t.half, 2*t.half))
	}
	t.end()
}

// openSide walks one side of an open line and puts the cap on its far end.
func (t *tracer) openSide(pts []Point) {
	n := normal(pts[0], pts[1])
	t.to(pts[0].X+n.X*t.half, pts[0].Y+n.Y*t.half)
	t.side(pts)
	last := pts[len(pts)-1]
	n = normal(pts[len(pts)-2], last)
	x, y := n.X*t.half, n.Y*t.half
	t.to(last.X+x, last.Y+y)
	switch t.cap {
	case RoundCap:
		a := math.Atan2(y, x)
		t.arc(last, a, a+math.Pi)
	case SquareCap:
		t.to(last.X+x-y, last.Y+y+x)
		t.to(last.X-x-y, last.Y-y+x)
	}
}

// normal is the unit vector to the left of travel on a screen with y down.
func normal(a, b Point) Point {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	return Point{(b.Y - a.Y) / d, -(b.X - a.X) / d}
}

// side adds the joins at the inner points of pts, on the left of travel.
func (t *tracer) side(pts []Point) {
	for i := 1; i+1 < len(pts); i++ {
		t.corner(pts[i], normal(pts[i-1], pts[i]), normal(pts[i], pts[i+1]))
	}
}

func (t *tracer) corner(at, n, m Point) {
	h := t.half
	cross, dot := n.X*m.Y-n.Y*m.X, n.X*m.X+n.Y*m.Y
	t.to(at.X+n.X*h, at.Y+n.Y*h)
	switch {
	case dot > 0.97: // nearly straight, as along a flattened curve
	case cross < 0: // inner side
		t.to(at.X, at.Y)
	case t.join == RoundJoin:
		a := math.Atan2(n.Y, n.X)
		t.arc(at, a, a+math.Atan2(cross, dot))
	case t.join == MiterJoin && 1+dot > 0.125: // miter length at most 4 half widths
		k := h / (1 + dot)
		t.to(at.X+(n.X+m.X)*k, at.Y+(n.Y+m.Y)*k)
	}
	t.to(at.X+m.X*h, at.Y+m.Y*h)
}

func (t *tracer) arc(at Point, from, to float64) {
	n := max(int(math.Ceil((to-from)/t.step)), 2)
	for i := range n + 1 {
		s, c := math.Sincos(from + (to-from)*float64(i)/float64(n))
		t.to(at.X+t.half*c, at.Y+t.half*s)
	}
}
