package chart

import (
	"image"
	"math"
	"slices"
	"time"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// Options are what the sheet depends on besides the board.
type Options struct {
	Words     board.Words
	TextScale float64 // 1 = as designed, 0.8 to 2, times the density of the screen; 0 means 1
	Density   float64 // pixels for one pixel of the design; 0 means 1

	bare bool // only the ground: for the draft and the minimap
}

// TileSize is the width and height of a tile in pixels.
const TileSize = 128

// tile is a square of a painted level.
type tile struct {
	picture *canvas.Picture
	used    int
	stale   bool // a name on it has found another place since
}

// Painter paints the sheet of one board, a tile at a time, and shows what is ready. A level once painted is kept until
// another has taken its place; a small picture of the whole world always stands behind.
type Painter struct {
	*base
	options Options

	level, last *level
	wanted      []image.Point // tiles of the level still to be painted, the nearest to the middle first
	declutter   []func()      // what is left of moving names away from counters
	counters    []geom.Rect   // those that the names keep clear of, level pixels
	clock       int
	edition     int
}

// New prepares a painter; nothing is painted before the first Step.
func New(m *board.Model, o Options) *Painter {
	return newPainter(baseOf(m), o)
}

func newPainter(b *base, o Options) *Painter {
	if o.TextScale == 0 {
		o.TextScale = 1
	}
	return &Painter{base: b, options: o}
}

// SetOptions takes another language or text size: the level is painted anew, the draft stays.
func (p *Painter) SetOptions(o Options) {
	if o.TextScale == 0 {
		o.TextScale = 1
	}
	p.last.release()
	p.options, p.last, p.level = o, p.level, nil
}

// release gives back what the surface keeps for the tiles of a level.
func (l *level) release() {
	if l == nil {
		return
	}
	for _, t := range l.tiles {
		t.picture.Drop()
	}
	l.tiles = nil
	l.forget()
}

// Aim says what the camera shows or is about to show; Step then paints it. Call it every frame: it is cheap.
func (p *Painter) Aim(cam *geom.Camera) {
	p.clock++
	scale := cam.Rest()
	if p.level == nil || math.Abs(p.level.scale-scale) > 1e-9 {
		if p.level != nil && len(p.level.tiles) > 0 {
			p.last.release()
			p.last = p.level
		}
		p.level = newLevel(p.ground, scale, p.options)
		p.declutter, p.counters = nil, nil
	}
	p.wanted = p.wanted[:0]
	if len(p.level.todo) > 0 {
		return
	}
	x0, y0, x1, y1 := p.level.span(p.ground.model, cam, 1)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if t := p.level.tiles[image.Pt(x, y)]; t != nil {
				t.used = p.clock
				if !t.stale {
					continue
				}
			}
			p.wanted = append(p.wanted, image.Pt(x, y))
		}
	}
	p.sortWanted(cam)
}

// sortWanted brings the tiles nearest to the middle of the view first.
func (p *Painter) sortWanted(cam *geom.Camera) {
	mid := p.level.pixel(p.ground.model, cam.Centre)
	away := func(t image.Point) float64 {
		dx, dy := (float64(t.X)+0.5)*TileSize-mid.X, (float64(t.Y)+0.5)*TileSize-mid.Y
		return math.Max(math.Abs(dx)/cam.View.W, math.Abs(dy)/cam.View.H) // those in view come before those around it
	}
	slices.SortFunc(p.wanted, func(a, b image.Point) int {
		if away(a) < away(b) {
			return 1 // painted from the end of the list
		}
		return -1
	})
}

// span returns the tiles of the level that the camera shows, with a margin of so many tiles.
func (l *level) span(m *board.Model, cam *geom.Camera, margin int) (x0, y0, x1, y1 int) {
	seen := cam.Seen()
	a := l.pixel(m, geom.Point{X: seen.X, Y: seen.Y})
	b := l.pixel(m, geom.Point{X: seen.X + seen.W, Y: seen.Y + seen.H})
	nx, ny := (l.w+TileSize-1)/TileSize, (l.h+TileSize-1)/TileSize
	x0 = min(max(int(math.Floor(a.X/TileSize))-margin, 0), nx)
	y0 = min(max(int(math.Floor(a.Y/TileSize))-margin, 0), ny)
	x1 = min(max(int(math.Ceil(b.X/TileSize))+margin, 0), nx)
	y1 = min(max(int(math.Ceil(b.Y/TileSize))+margin, 0), ny)
	return x0, y0, x1, y1
}

// Step paints for about the given time and reports whether more is to be done. One piece of work takes a few
// milliseconds and is never cut short.
func (p *Painter) Step(budget time.Duration) bool {
	start := time.Now()
	for p.piece() {
		if time.Since(start) >= budget {
			return true
		}
	}
	return false
}

// Finish paints everything that Aim asked for.
func (p *Painter) Finish(cam *geom.Camera) {
	p.Aim(cam)
	for p.piece() {
		if p.level != nil && len(p.level.todo) == 0 && len(p.wanted) == 0 {
			p.Aim(cam)
		}
	}
}

// piece does the next piece of work: what all painters of the board share, the level, its tiles. False when there is none.
func (p *Painter) piece() bool {
	switch {
	case p.base.piece():
	case p.level != nil && len(p.level.todo) > 0:
		if p.level.build() {
			p.edition++
		}
	case len(p.declutter) > 0:
		p.declutter[0]()
		p.declutter = p.declutter[1:]
	case len(p.wanted) > 0:
		at := p.wanted[len(p.wanted)-1]
		p.wanted = p.wanted[:len(p.wanted)-1]
		if old := p.level.tiles[at]; old != nil {
			old.picture.Drop()
		}
		p.level.tiles[at] = &tile{picture: p.paint(p.level, at, false), used: p.clock}
		if len(p.wanted) == 0 {
			p.forget()
		}
	default:
		return false
	}
	return true
}

// keep is how many tiles a level holds beyond those in view before the oldest are forgotten.
const keep = 200

// forget drops the level before, and the tiles longest unseen.
func (p *Painter) forget() {
	p.last.release()
	p.last = nil
	for len(p.level.tiles) > keep {
		var oldest image.Point
		age := math.MaxInt
		for at, t := range p.level.tiles {
			if t.used < age || (t.used == age && (at.Y < oldest.Y || (at.Y == oldest.Y && at.X < oldest.X))) {
				oldest, age = at, t.used
			}
		}
		if age == p.clock {
			return
		}
		p.level.tiles[oldest].picture.Drop()
		delete(p.level.tiles, oldest)
	}
}

// paint makes one tile of a level. A surface may forget its pixels: they can be painted again.
func (p *Painter) paint(l *level, at image.Point, bare bool) *canvas.Picture {
	r := image.Rect(at.X*TileSize, at.Y*TileSize, min((at.X+1)*TileSize, l.w), min((at.Y+1)*TileSize, l.h))
	options := p.options
	picture := canvas.NewPicture(r.Dx(), r.Dy(), func(dst *image.RGBA) {
		l.paintTile(p.ground, &p.surface, &image.RGBA{Pix: dst.Pix, Stride: dst.Stride, Rect: r}, options, bare)
	})
	picture.Pixels()
	return picture
}

// Ready reports whether all that the camera shows is painted at its scale.
func (p *Painter) Ready(cam *geom.Camera) bool { return len(p.declutter) == 0 && p.painted(cam, false) }

// painted is Ready; tiles that will be painted anew may count.
func (p *Painter) painted(cam *geom.Camera, stale bool) bool {
	return p.level != nil && math.Abs(p.level.scale-cam.Scale) <= 1e-9 && p.fills(cam, stale)
}

// fills says whether the level's tiles, magnified or not, leave no gap in what the camera shows.
func (p *Painter) fills(cam *geom.Camera, stale bool) bool {
	if p.level == nil || len(p.level.todo) > 0 {
		return false
	}
	x0, y0, x1, y1 := p.level.span(p.ground.model, cam, 0)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if t := p.level.tiles[image.Pt(x, y)]; t == nil || t.stale && !stale {
				return false
			}
		}
	}
	return true
}

// Draw shows what is painted: the draft, and over it the present level, or the one before until the present one fills the view. Both at
// once would tell each name twice.
func (p *Painter) Draw(c canvas.Canvas, cam *geom.Camera) {
	c.Clip(cam.View)
	if p.fills(cam, true) {
		p.level.shown = true
	} else {
		c.Fill(cam.View, seaSouth)
		p.showWhole(c, cam)
	}
	if l := p.level; l != nil && (l.shown || p.last == nil) {
		p.show(c, cam, l)
	} else if p.last != nil {
		p.show(c, cam, p.last)
	}
	c.Unclip()
}

// showWhole draws the small picture of the world.
func (p *Painter) showWhole(c canvas.Canvas, cam *geom.Camera) {
	pic := p.whole()
	if pic == nil {
		return
	}
	zoom := cam.Scale / draftScale
	corner := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	w, h := float64(pic.W), float64(pic.H)
	c.Part(pic, canvas.Rect{W: w, H: h}, canvas.Rect{X: corner.X, Y: corner.Y, W: w * zoom, H: h * zoom}, 1)
}

// show draws the tiles of one level. At its own scale they land on whole pixels.
func (p *Painter) show(c canvas.Canvas, cam *geom.Camera, l *level) {
	zoom := cam.Scale / l.scale
	corner := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	if zoom > 0.9999 && zoom < 1.0001 {
		zoom, corner.X, corner.Y = 1, math.Round(corner.X), math.Round(corner.Y)
	}
	x0, y0, x1, y1 := l.span(p.ground.model, cam, 0)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			t := l.tiles[image.Pt(x, y)]
			if t == nil {
				continue
			}
			w, h := float64(t.picture.W), float64(t.picture.H)
			left, top := math.Round(corner.X+float64(x)*TileSize*zoom), math.Round(corner.Y+float64(y)*TileSize*zoom)
			right := math.Round(corner.X + (float64(x)*TileSize+w)*zoom)
			bottom := math.Round(corner.Y + (float64(y)*TileSize+h)*zoom)
			c.Part(t.picture, canvas.Rect{W: w, H: h}, canvas.Rect{X: left, Y: top, W: right - left, H: bottom - top}, 1)
		}
	}
}

// Edition changes whenever names have found new places: whoever keeps clear of them should look again.
func (p *Painter) Edition() int { return p.edition }

// Labels appends the boxes in view of the names as they stand on an empty map, in pixels of the screen: what counters
// should not cover. Names that they must cover give way, see KeepClear.
func (p *Painter) Labels(cam *geom.Camera, dst []geom.Rect) []geom.Rect {
	if p.level == nil {
		return dst
	}
	zoom := cam.Scale / p.level.scale
	corner := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	for i := range p.level.labels {
		for _, b := range p.level.labels[i].boxes {
			r := geom.Rect{X: corner.X + b.X*zoom, Y: corner.Y + b.Y*zoom, W: b.W * zoom, H: b.H * zoom}
			if geom.Overlaps(r, cam.View) {
				dst = append(dst, r)
			}
		}
	}
	return dst
}
