package chart

import (
	"image"
	"math"

	"golang.org/x/image/vector"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// soft are the values of the soft fields at one place: relief from -1 (dark slope) to 1 (bright slope), 1 near the
// spaces fading to 0 in the wide land, and blotches of old paper from -1 to 1.
type soft struct{ shade, fade, blot float32 }

// ground is what every zoom level shares: where land is, and soft fields over the world on a coarse grid.
type ground struct {
	model *board.Model
	land  *image.Alpha // one pixel per map unit, from the corner of the world
	w, h  int          // grid size
	soft  []soft
	owner []uint8      // region at every second map unit, nobody without one
	near  []uint8      // region whose land is nearest, strangers or nobody, likewise
	far   []uint8      // and how many map units away it begins
	inner []geom.Point // by region: the roomiest place for a name
	axes  [][]axis     // by region: arcs for its name, the best first
	tooth [toothSize * toothSize]float32
}

const (
	gridStep  = 6   // map units per cell of the soft fields
	toothSize = 128 // pixels of the repeating grain
)

// steps returns the work of building the ground, in pieces.
func (g *ground) steps() []func() {
	g.w, g.h = int(g.model.World.W)/gridStep+2, int(g.model.World.H)/gridStep+2
	g.soft = make([]soft, g.w*g.h)
	return []func(){g.makeLand, g.makeOwners, g.makeNear, g.makeShade, g.makeFade, g.makeAxes, g.makeBlots, g.makeTooth}
}

func (g *ground) makeLand() {
	w := g.model.World
	z := vector.NewRasterizer(int(w.W), int(w.H))
	for _, ring := range g.model.Terrain.Coast {
		for i, p := range ring {
			if i == 0 {
				z.MoveTo(float32(p.X-w.X), float32(p.Y-w.Y))
			} else {
				z.LineTo(float32(p.X-w.X), float32(p.Y-w.Y))
			}
		}
		z.ClosePath()
	}
	g.land = image.NewAlpha(image.Rect(0, 0, int(w.W), int(w.H)))
	z.Draw(g.land, g.land.Rect, image.Opaque, image.Point{})
}

// makeOwners notes whose land is where, coarsely, for finding room for names.
func (g *ground) makeOwners() {
	l := &level{scale: 0.5, dense: 1}
	l.layRegions(g.model)
	r := image.Rect(0, 0, g.land.Rect.Dx()/2, g.land.Rect.Dy()/2)
	g.owner = make([]uint8, r.Dx()*r.Dy())
	l.owners(r, g.owner)
	g.findInner(r.Dx(), r.Dy())
}

// findInner seeks for each region the place with most land of its own to the left and right, above and below.
func (g *ground) findInner(w, h int) {
	g.inner = make([]geom.Point, len(g.model.Regions))
	best := make([]int, len(g.inner))
	left, up := make([]int16, w*h), make([]int16, w*h)
	own := func(i int) bool {
		return g.owner[i] != nobody && g.land.Pix[i/w*2*g.land.Stride+i%w*2] > 127
	}
	for i := w; i < w*h; i++ {
		if own(i) {
			left[i], up[i] = 1, 1
			if g.owner[i-1] == g.owner[i] {
				left[i] += left[i-1]
			}
			if g.owner[i-w] == g.owner[i] {
				up[i] += up[i-w]
			}
		}
	}
	right, down := int16(0), make([]int16, w)
	for i := w*h - w - 1; i >= 0; i-- {
		if !own(i) {
			right, down[i%w] = 0, 0
			continue
		}
		right, down[i%w] = 1+same(g.owner, i, i+1)*right, 1+same(g.owner, i, i+w)*down[i%w]
		score := int(min(left[i], right)) + 2*int(min(up[i], down[i%w], 30))
		if k := g.owner[i]; score > best[k] {
			best[k] = score
			g.inner[k] = geom.Point{X: g.model.World.X + 2*float64(i%w), Y: g.model.World.Y + 2*float64(i/w)}
		}
	}
}

func same(owner []uint8, i, j int) int16 {
	if owner[i] == owner[j] {
		return 1
	}
	return 0
}

// ownerOf returns the region at a place (map units), nobody outside of all.
func (g *ground) ownerOf(p geom.Point) uint8 {
	x, y, w := int(p.X-g.model.World.X)/2, int(p.Y-g.model.World.Y)/2, g.land.Rect.Dx()/2
	if x < 0 || y < 0 || x >= w || y*w+x >= len(g.owner) {
		return nobody
	}
	return g.owner[y*w+x]
}

// dry reports whether a place (map units) is land.
func (g *ground) dry(p geom.Point) bool {
	x, y := int(p.X-g.model.World.X), int(p.Y-g.model.World.Y)
	return image.Pt(x, y).In(g.land.Rect) && g.land.Pix[y*g.land.Stride+x] > 127
}

// cell returns the place in the middle of a grid cell's corner.
func (g *ground) cell(i int) geom.Point {
	return geom.Point{X: g.model.World.X + float64(i%g.w)*gridStep, Y: g.model.World.Y + float64(i/g.w)*gridStep}
}

// makeShade lights the ranges and some rolling country from the upper left.
func (g *ground) makeShade() {
	height := make([]float32, g.w*g.h)
	for i := range height {
		p := g.cell(i)
		height[i] = float32(paint.Clouds(p.X/38, p.Y/38, 3, 5) * 0.55)
	}
	for _, r := range g.model.Terrain.Ranges {
		g.raise(height, r)
	}
	for i := range g.soft {
		x, y := i%g.w, i/g.w
		if x == 0 || y == 0 || x == g.w-1 || y == g.h-1 {
			continue
		}
		slope := (height[i+1] - height[i-1]) + (height[i+g.w] - height[i-g.w])
		g.soft[i].shade = float32(math.Tanh(float64(slope) * 8.8 / gridStep))
	}
}

// raise adds a range to the heights: a ridge of some twenty units with spurs.
func (g *ground) raise(height []float32, r board.Range) {
	reach := 26.0
	box := geom.Grow(geom.Bounds(r.Line), reach)
	x0, y0 := int((box.X-g.model.World.X)/gridStep), int((box.Y-g.model.World.Y)/gridStep)
	x1, y1 := x0+int(box.W/gridStep)+1, y0+int(box.H/gridStep)+1
	for y := max(y0, 0); y <= min(y1, g.h-1); y++ {
		for x := max(x0, 0); x <= min(x1, g.w-1); x++ {
			p := g.cell(y*g.w + x)
			d := distanceTo(r.Line, p)
			if d > reach {
				continue
			}
			spur := 0.6 + 0.8*paint.Noise(p.X/9, p.Y/9, 11)
			height[y*g.w+x] += float32(0.22 * r.Height * spur * math.Exp(-d*d/140))
		}
	}
}

func distanceTo(line []geom.Point, p geom.Point) float64 {
	d := math.Inf(1)
	for i := 1; i < len(line); i++ {
		d = min(d, geom.SegmentDistance(p, line[i-1], line[i]))
	}
	return d
}

// makeFade lets the tints die away 55 to 150 units from the last space of any region.
func (g *ground) makeFade() {
	const full, none = 55, 150
	for k := range g.model.Areas {
		a := &g.model.Areas[k]
		if a.Region < 0 {
			continue
		}
		x, y := (a.At.X-g.model.World.X)/gridStep, (a.At.Y-g.model.World.Y)/gridStep
		for j := max(int(y-none/gridStep), 0); j <= min(int(y+none/gridStep)+1, g.h-1); j++ {
			for i := max(int(x-none/gridStep), 0); i <= min(int(x+none/gridStep)+1, g.w-1); i++ {
				dx, dy := float64(i)-x, float64(j)-y
				fade := float32(min(1, (none-gridStep*math.Sqrt(dx*dx+dy*dy))/(none-full)))
				if s := &g.soft[j*g.w+i]; fade > s.fade {
					s.fade = fade
				}
			}
		}
	}
}

func (g *ground) makeBlots() {
	for i := range g.soft {
		p := g.cell(i)
		g.soft[i].blot = float32(2*paint.Clouds(p.X/90, p.Y/90, 4, 77) - 1)
	}
}

// makeTooth is the grain of the paper: specks and short fibres.
func (g *ground) makeTooth() {
	for i := range g.tooth {
		x, y := i%toothSize, i/toothSize
		speck := float64(paint.Hash(x, y, 3)&0xffff)/65536 - 0.5
		fibre := float64(paint.Hash(x/5, y, 9)&0xffff)/65536 - 0.5
		weave := float64(paint.Hash(x, y/4, 21)&0xffff)/65536 - 0.5
		g.tooth[i] = float32(0.5*speck + 0.3*fibre + 0.3*weave)
	}
}

// at returns the soft fields at grid coordinates (cells from the corner of the world).
func (g *ground) at(gx, gy float32) soft {
	x, y := min(max(int(gx), 0), g.w-2), min(max(int(gy), 0), g.h-2)
	u, v := gx-float32(x), gy-float32(y)
	i := y*g.w + x
	a, b, c, d := &g.soft[i], &g.soft[i+1], &g.soft[i+g.w], &g.soft[i+g.w+1]
	wa, wb, wc, wd := (1-u)*(1-v), u*(1-v), (1-u)*v, u*v
	return soft{
		shade: a.shade*wa + b.shade*wb + c.shade*wc + d.shade*wd,
		fade:  a.fade*wa + b.fade*wb + c.fade*wc + d.fade*wd,
		blot:  a.blot*wa + b.blot*wb + c.blot*wc + d.blot*wd,
	}
}
