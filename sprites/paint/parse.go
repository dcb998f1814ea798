package paint

import (
	"fmt"
	"math"
	"strconv"
)

// MustPath is ParsePath for literals in the program; a bad one is a defect of ours.
func MustPath(s string) *Path {
	p, err := ParsePath(s)
	if err != nil {
		panic(err)
	}
	return p
}

// ParsePath reads the path language of SVG: M L H V C S Q T A Z and their relative forms.
func ParsePath(s string) (*Path, error) {
	r := &pathReader{s: s}
	for {
		r.skip()
		if r.i == len(s) {
			return &r.p, r.err
		}
		if c := s[r.i]; isLetter(c) {
			r.cmd, r.i = c, r.i+1
		} else if r.cmd == 0 || r.cmd|32 == 'z' {
			return nil, fmt.Errorf("paint: path %q: number without command at %d", s, r.i)
		}
		if r.step(); r.err != nil {
			return nil, r.err
		}
	}
}

type pathReader struct {
	s    string
	i    int
	cmd  byte
	p    Path
	ctrl Point // last control point, for S and T
	prev byte  // last command in lower case
	err  error
}

func isLetter(c byte) bool { return c|32 >= 'a' && c|32 <= 'z' }

func (r *pathReader) skip() {
	for r.i < len(r.s) && (r.s[r.i] == ' ' || r.s[r.i] == ',' || r.s[r.i] == '\n' || r.s[r.i] == '\t') {
		r.i++
	}
}

// number reads one number; ".5.5" and "1-2" are two, as in SVG.
func (r *pathReader) number() float64 {
	r.skip()
	from, dot, exp := r.i, false, false
	for ; r.i < len(r.s); r.i++ {
		c := r.s[r.i]
		switch {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (r.i == from || r.s[r.i-1]|32 == 'e'):
		case c == '.' && !dot && !exp:
			dot = true
		case c|32 == 'e' && !exp && r.i > from:
			exp = true
		default:
			return r.parse(from)
		}
	}
	return r.parse(from)
}

func (r *pathReader) parse(from int) float64 {
	v, err := strconv.ParseFloat(r.s[from:r.i], 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("paint: path %q at %d: %w", r.s, from, err)
	}
	return v
}

// flag reads one 0 or 1 of an arc, which may stand without a blank behind it.
func (r *pathReader) flag() bool {
	r.skip()
	if r.i == len(r.s) || (r.s[r.i] != '0' && r.s[r.i] != '1') {
		r.err = fmt.Errorf("paint: path %q: arc flag at %d", r.s, r.i)
		return false
	}
	r.i++
	return r.s[r.i-1] == '1'
}

// point reads a pair, relative to `from` for small letters.
func (r *pathReader) point(from Point) Point {
	x, y := r.number(), r.number()
	if r.cmd >= 'a' {
		return Point{x + from.X, y + from.Y}
	}
	return Point{x, y}
}

func (r *pathReader) step() {
	at, low := r.p.Last(), r.cmd|32
	switch low {
	case 'm':
		q := r.point(at)
		r.p.MoveTo(q.X, q.Y)
		r.cmd -= 1 // further pairs are lines: M becomes L, m becomes l
	case 'l':
		q := r.point(at)
		r.p.LineTo(q.X, q.Y)
	case 'h', 'v':
		r.straight(low, at)
	case 'c', 's':
		a := Point{2*at.X - r.ctrl.X, 2*at.Y - r.ctrl.Y}
		if low == 'c' {
			a = r.point(at)
		} else if r.prev != 'c' && r.prev != 's' {
			a = at
		}
		b, q := r.point(at), Point{}
		q = r.point(at)
		r.ctrl = b
		r.p.CubicTo(a.X, a.Y, b.X, b.Y, q.X, q.Y)
	case 'q', 't':
		a := Point{2*at.X - r.ctrl.X, 2*at.Y - r.ctrl.Y}
		if low == 'q' {
			a = r.point(at)
		} else if r.prev != 'q' && r.prev != 't' {
			a = at
		}
		q := r.point(at)
		r.ctrl = a
		r.p.QuadTo(a.X, a.Y, q.X, q.Y)
	case 'a':
		r.arc(at)
	case 'z':
		r.p.Close()
	default:
		r.err = fmt.Errorf("paint: path %q: unknown command %q", r.s, r.cmd)
	}
	r.prev = low
}

func (r *pathReader) straight(low byte, at Point) {
	v := r.number()
	q := Point{v, at.Y}
	if low == 'v' {
		q = Point{at.X, v}
	}
	if r.cmd == 'h' {
		q.X += at.X
	} else if r.cmd == 'v' {
		q.Y += at.Y
	}
	r.p.LineTo(q.X, q.Y)
}

// arc turns the end-point form of SVG into centre form and adds it.
func (r *pathReader) arc(at Point) {
	rx, ry, tilt := math.Abs(r.number()), math.Abs(r.number()), r.number()*math.Pi/180
	large, sweep := r.flag(), r.flag()
	q := r.point(at)
	if rx == 0 || ry == 0 || at == q {
		r.p.LineTo(q.X, q.Y)
		return
	}
	back := Turn(-tilt)
	h := back.Apply(Point{(at.X - q.X) / 2, (at.Y - q.Y) / 2})
	if l := h.X*h.X/(rx*rx) + h.Y*h.Y/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	d := rx*rx*h.Y*h.Y + ry*ry*h.X*h.X
	k := math.Sqrt(max(0, (rx*rx*ry*ry-d)/d))
	if large == sweep {
		k = -k
	}
	c := Point{k * rx * h.Y / ry, -k * ry * h.X / rx}
	from := math.Atan2((h.Y-c.Y)/ry, (h.X-c.X)/rx)
	to := math.Atan2((-h.Y-c.Y)/ry, (-h.X-c.X)/rx)
	if sweep && to < from {
		to += 2 * math.Pi
	} else if !sweep && to > from {
		to -= 2 * math.Pi
	}
	var arc Path
	arc.ArcOval(c.X, c.Y, rx, ry, from, to)
	m := Turn(tilt).Then(Move((at.X+q.X)/2, (at.Y+q.Y)/2))
	bent := arc.Transformed(m)
	r.p.verbs, r.p.pts = append(r.p.verbs, bent.verbs[1:]...), append(r.p.pts, bent.pts[1:]...)
	r.p.pts[len(r.p.pts)-1] = q
}
