package chart

import (
	"image"
	"math"
	"time"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/globes"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// family is a kind of picture.
type family uint8

const (
	worldPicture family = iota
	anomalyPicture
	groundPicture // of a hex
	bandPicture   // who owns a hex
	thronePicture
)

// key says all that a picture depends on.
type key struct {
	family family
	theme  *palette.Theme
	px     int
	a, b   int
	owners [3]palette.House
	n      int
	home   bool
	fine   float64 // pixels for one of the design
}

// studio paints what the chart needs. In a tick it paints as long as its budget lasts; what is not there yet is shown
// as it was at another size.
type studio struct {
	kept  *cache.Cache[key]
	other map[key]int // size at which a picture was last painted, by its key without size
	left  time.Duration
}

// room is how many pixels are kept: 42 systems at several sizes.
const room = 12 << 20

func newStudio() *studio { return &studio{kept: cache.New[key](room), other: map[key]int{}} }

// open grants a tick so much time to paint in.
func (s *studio) open(budget time.Duration) { s.left = budget }

// picture returns a picture and by how much to enlarge it.
func (s *studio) picture(k key) (*canvas.Picture, float64) {
	if p := s.kept.Find(k); p != nil {
		return p, 1
	}
	bare := k
	bare.px = 0
	if s.left <= 0 {
		near := k
		near.px = s.other[bare]
		if p := s.kept.Find(near); p != nil && near.px > 0 {
			return p, float64(k.px) / float64(near.px)
		}
	}
	side := k.side()
	p := canvas.NewPicture(side, side, k.paint)
	began := time.Now()
	p.Pixels()
	s.left -= time.Since(began)
	s.other[bare] = k.px
	return s.kept.Keep(k, p), 1
}

// side is the width of the picture: px is the radius of what it shows.
func (k key) side() int {
	reach := map[family]float64{worldPicture: globes.Reach, anomalyPicture: 1.15}[k.family]
	if reach == 0 {
		reach = 1.02
	}
	return 2*int(math.Ceil(float64(k.px)*reach)) + 2
}

func (k key) paint(dst *image.RGBA) {
	p := paint.New(dst)
	half, r := float64(dst.Rect.Dx())/2, float64(k.px)
	p.Translate(half, half)
	switch k.family {
	case worldPicture:
		globes.Draw(p, r, k.a, k.b, uint32(k.n))
	case anomalyPicture:
		globes.DrawAnomaly(p, r, globes.Anomaly(k.a))
	case groundPicture:
		p.Fill(hexagon(r), paint.Solid(paint.Fade(palette.HexGround, .55)))
		p.Stroke(hexagon(r), paint.Stroke{Width: max(k.fine, 1)}, paint.Solid(paint.Fade(palette.Line, .55)))
	case bandPicture:
		k.band(p)
	case thronePicture:
		throne(p, r)
	}
}

// hexagon stands on a corner about the origin.
func hexagon(r float64) *paint.Path { return paint.Ngon(0, 0, r, 6, -math.Pi/2) }

// band is the tincture of the owners round a hex, shared world by world; a Home has a gilt inner line.
func (k key) band(p *paint.Painter) {
	s := float64(k.px) / k.fine // in pixels of the design
	p.Scale(k.fine, k.fine)
	wide := bandWidth(s, k.home)
	outer, inner := hexagon(s-2), hexagon(s-wide)
	ring := hexagon(s - 2).Append(inner.Reversed())
	for i := range k.n {
		h := k.owners[i]
		if h == Nobody {
			continue
		}
		c := k.theme.Of(h)
		p.Within(func() {
			share := 2 * s / float64(k.n)
			p.Clip(paint.Rect(-s+share*float64(i), -s, share, 2*s))
			p.Fill(outer, paint.Solid(paint.Fade(c.Main, .16)))
			p.Fill(ring, paint.Solid(paint.Fade(c.Main, .92)))
			p.Within(func() {
				p.Clip(ring)
				emblems.Lines(p, h, hexagon(s), 6, c)
			})
			p.Stroke(inner, paint.Stroke{Width: 1.5}, paint.Solid(palette.Keyline))
			p.Stroke(outer, paint.Stroke{Width: 1}, paint.Solid(palette.Keyline))
		})
	}
	if k.home {
		p.Within(func() {
			if s < small { // the numbers stand between its lower edges
				p.Clip(paint.Rect(-s, -s, 2*s, s+(s-wide-3)/2+5))
			}
			homeLine(p, s-wide-3)
		})
	}
}

// homeLine is the gilt line of a Home, with a star on each corner.
func homeLine(p *paint.Painter, r float64) {
	p.Stroke(hexagon(r), paint.Stroke{Width: 1.2}, paint.Solid(palette.Gilt2))
	for i := range 6 {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 - math.Pi/2)
		p.Fill(paint.Star(r*cos, r*sin, 4.5, 1.9, 4, -math.Pi/2), paint.Solid(palette.Gilt2))
	}
}
