package board

import (
	"image"
	"image/color"
	"math"

	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Ring says why something is ringed on the map.
type Ring uint8

// The rings.
const (
	Offered    Ring = iota // may be chosen now
	Fought                 // may be chosen, with a battle
	Chosen                 // is selected
	Pointed                // is under the cursor
	Threatened             // an enemy can reach it
	Culprit                // is why something was refused
	ByLand                 // a pattern for a legend: an enemy can march to what is striped so, see Stripes
	BySea                  // and sail
)

// Marks draw rings, ways and badges in the colours of a theme.
type Marks struct {
	theme  *palette.Theme
	rings  *cache.Cache[ringKey]
	badges *cache.Cache[badgeKey]
	leg    []geom.Point // working memory of Way
}

type ringKey struct {
	ring   Ring
	radius int // half pixels
}

type badgeKey struct {
	width, height int
	danger        bool
}

// RingGlow is how far the glow of a ring reaches beyond it, in pixels.
const RingGlow = 8

// RingBreath is how much wider than its radius a ring becomes while it breathes.
const RingBreath = 1.05

// marksRoom is how many pixels of rings are kept, and of badges: 4 MB each, several times what any zoom needs.
const marksRoom = 1 << 20

// NewMarks returns the marks of a theme.
func NewMarks(theme *palette.Theme) *Marks {
	return &Marks{theme: theme, rings: cache.New[ringKey](marksRoom), badges: cache.New[badgeKey](marksRoom)}
}

// Radius is how far a ring around a space keeps from its middle, in pixels, as the camera shows it.
func (k Kind) Radius(cam *geom.Camera) float64 {
	return [...]float64{Minor: 12, Major: 16, Stronghold: 14, Transit: 9}[k] * SymbolsOf(cam)
}

// RingArea rings a space. Phase runs from 0 to 1 again and again and makes the ring breathe; 0 keeps it still.
func (k *Marks) RingArea(c canvas.Canvas, cam *geom.Camera, m *Model, area int, ring Ring, phase float64) {
	a := &m.Areas[area]
	k.Ring(c, cam.ToScreen(a.At), a.Kind.Radius(cam), ring, phase)
}

// Ring draws a ring of that radius, in pixels, around a place on the screen.
func (k *Marks) Ring(c canvas.Canvas, at geom.Point, radius float64, ring Ring, phase float64) {
	key := ringKey{ring, int(math.Round(radius * 2))}
	p := k.rings.Find(key)
	if p == nil {
		side := 2 * int(math.Ceil(radius+10))
		p = k.rings.Keep(key, canvas.NewPicture(side, side, func(dst *image.RGBA) { k.paintRing(dst, radius, ring) }))
	}
	breath := (RingBreath - 1) * math.Sin(2*math.Pi*phase)
	c.Picture(p, canvas.Place{At: at, AnchorX: 0.5, AnchorY: 0.5, Scale: 1 + breath, Alpha: 0.92 + 1.6*min(breath, 0)})
}

func (k *Marks) paintRing(dst *image.RGBA, r float64, ring Ring) {
	p := paint.New(dst)
	p.Translate(float64(dst.Rect.Dx())/2, float64(dst.Rect.Dy())/2)
	circle := paint.Circle(0, 0, r)
	halo := func(c color.NRGBA, a float64) {
		glow := paint.Radial{Radius: r + RingGlow, Stops: []paint.Stop{
			{At: 0.72 * r / (r + RingGlow), Color: paint.Fade(c, 0)}, {At: r / (r + RingGlow), Color: paint.Fade(c, a)}, {At: 1, Color: paint.Fade(c, 0)}}}
		p.Fill(paint.Circle(0, 0, r+RingGlow), glow)
	}
	line := func(width float64, c color.NRGBA, dash ...float64) {
		p.Stroke(circle, paint.Stroke{Width: width, Dash: dash}, paint.Solid(c))
	}
	switch ring {
	case Offered:
		halo(k.theme.Glow, 0.6)
		line(3.8, paint.RGB(0x8A6200))
		line(2, paint.RGB(0xFFE27A))
	case Fought:
		halo(k.theme.Danger, 0.6)
		line(3.8, k.theme.Danger)
		line(1.8, k.theme.DangerLight)
	case Chosen: // four corners: by its form no answer, whatever the colours
		corners := cornersOf(r)
		p.Stroke(corners, paint.Stroke{Width: 5.2}, paint.Hex(0xFFFFFF))
		p.Stroke(corners, paint.Stroke{Width: 2.8}, paint.Solid(k.theme.Ink))
	case Pointed:
		line(3.4, paint.Fade(k.theme.Ink, 0.5))
		line(2, paint.RGB(0xFFFFFF))
	case Threatened:
		line(3.6, paint.Fade(paint.RGB(0xFFFFFF), 0.75))
		line(2.4, k.theme.Danger, 4.5, 3.2)
	case ByLand:
		paintReach(p, r, k.theme.Danger, false)
	case BySea:
		paintReach(p, r, k.theme.Ink, true)
	case Culprit:
		halo(k.theme.Danger, 0.75)
		line(5, paint.RGB(0xFFFFFF))
		line(3.4, k.theme.Danger)
	}
}

// cornersOf is a square round a circle of which only the corners are drawn.
func cornersOf(r float64) *paint.Path {
	path := new(paint.Path)
	for _, c := range [...][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y, arm := c[0]*r, c[1]*r, 0.55*r
		path.MoveTo(x-c[0]*arm, y).LineTo(x, y).LineTo(x, y-c[1]*arm)
	}
	return path
}

// Way draws the path of a march from area to area: ink under bright dashes that creep forward with phase (0 to 1).
// The symbols of the areas stay free.
func (k *Marks) Way(c canvas.Canvas, cam *geom.Camera, m *Model, areas []int, phase float64) {
	for i := 1; i < len(areas); i++ {
		from, to := areas[i-1], areas[i]
		k.leg = m.Travel(from, to, k.leg[:0])
		for j, p := range k.leg {
			k.leg[j] = cam.ToScreen(p)
		}
		gap := 0.72 // of the radius of a ring: just beyond the symbol
		k.leg = shorten(k.leg, gap*m.Areas[from].Kind.Radius(cam), gap*m.Areas[to].Kind.Radius(cam))
		k.Trail(c, k.leg, SymbolsOf(cam), phase)
	}
}

// shorten cuts a length off each end of a polyline, in place.
func shorten(pts []geom.Point, head, tail float64) []geom.Point {
	pts = shortenHead(pts, head)
	reverse(pts)
	pts = shortenHead(pts, tail)
	reverse(pts)
	return pts
}

func shortenHead(pts []geom.Point, cut float64) []geom.Point {
	for len(pts) > 2 && geom.Dist(pts[0], pts[1]) <= cut {
		cut -= geom.Dist(pts[0], pts[1])
		pts = pts[1:]
	}
	if d := geom.Dist(pts[0], pts[1]); d > cut {
		pts[0] = geom.Mix(pts[0], pts[1], cut/d)
	}
	return pts
}

func reverse(pts []geom.Point) {
	for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
		pts[i], pts[j] = pts[j], pts[i]
	}
}

// Trail draws bright dashes over ink along points on the screen.
func (k *Marks) Trail(c canvas.Canvas, pts []geom.Point, size, phase float64) {
	for i := 1; i < len(pts); i++ {
		c.Line(pts[i-1], pts[i], 6.6*size, paint.RGB(0x2B1400))
	}
	on, off := 8*size, 6*size
	at := -math.Mod(1-phase, 1) * (on + off) // where the next dash begins, from the start of the segment
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		d := geom.Dist(a, b)
		for ; at < d; at += on + off {
			if at+on > 0 {
				c.Line(geom.Mix(a, b, max(at, 0)/d), geom.Mix(a, b, min(at+on, d)/d), 3.4*size, k.theme.Glow)
			}
		}
		at -= d + on + off // the last dash may reach into the next segment
		for at+on < 0 {
			at += on + off
		}
	}
}

// Badge draws a small plate with a few letters or figures on the middle of a place on the screen, such as the cost of a way, and returns where it lies.
func (k *Marks) Badge(c canvas.Canvas, at geom.Point, text string, size float64, danger bool) (box geom.Rect) {
	st := fonts.Style{Face: fonts.SansBold, Size: max(12, 12.5*size), Color: paint.RGB(0xFFFFFF)}
	w := fonts.Width(text, st)
	key := badgeKey{int(math.Ceil(max(17*size, w+9*size))), int(math.Ceil(16 * size)), danger}
	p := k.badges.Find(key)
	if p == nil {
		p = k.badges.Keep(key, canvas.NewPicture(key.width+4, key.height+4, func(dst *image.RGBA) { k.paintBadge(dst, key) }))
	}
	c.Picture(p, canvas.Place{At: at, AnchorX: 0.5, AnchorY: 0.5})
	c.Text(text, geom.Point{X: at.X - w/2, Y: at.Y + 0.36*st.Size}, st)
	return geom.Rect{X: at.X - float64(key.width)/2, Y: at.Y - float64(key.height)/2, W: float64(key.width), H: float64(key.height)}
}

func (k *Marks) paintBadge(dst *image.RGBA, key badgeKey) {
	p, w, h := paint.New(dst), float64(key.width), float64(key.height)
	body := paint.RoundRect(2, 1.4, w, h, h/2)
	p.Fill(body.Transformed(paint.Move(0.6, 1.2)), paint.Solid(paint.Fade(paint.RGB(0x140D06), 0.4)))
	c := paint.RGB(0x2B2118)
	if key.danger {
		c = k.theme.Danger
	}
	p.Fill(body, paint.Solid(c))
	p.Stroke(body, paint.Pen(1.3), paint.Hex(0xFFE27A))
}
