package chart

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// Draw draws the sky and the hexes. over is called when the bands lie and the worlds do not yet: for what glows.
func (c *Chart) Draw(u *ui.UI, over func()) {
	c.studio.open(paintBudget)
	u.Clip(c.view)
	c.drawSky(u)
	u.Unclip()
	u.Clip(c.Inner())
	defer u.Unclip()
	for i := range c.art {
		c.drawGround(u, &c.art[i])
	}
	over()
	if c.throne.on {
		c.drawThrone(u)
	}
	for i := range c.art {
		if a := &c.art[i]; c.inView(a) {
			c.drawHex(u, a)
		}
	}
}

func (c *Chart) inView(a *art) bool {
	at := c.screen(a.x, a.y)
	return at.X > c.view.X-c.s && at.X < c.view.Right()+c.s && at.Y > c.view.Y-c.s && at.Y < c.view.Bottom()+c.s
}

// show draws a picture of the studio centred on a place.
func (c *Chart) show(u *ui.UI, k key, at canvas.Point) {
	k.fine = c.fine
	p, enlarge := c.studio.picture(k)
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Scale: enlarge})
}

func (c *Chart) drawGround(u *ui.UI, a *art) {
	if !c.inView(a) {
		return
	}
	at := c.screen(a.x, a.y)
	c.show(u, key{family: groundPicture, px: int(c.s)}, at)
	owners := a.hex.owners()
	if owners != [3]palette.House{Nobody, Nobody, Nobody} {
		c.show(u, key{family: bandPicture, theme: c.theme, px: int(c.s), owners: owners, n: len(a.hex.Worlds), home: a.hex.Home}, at)
	}
}

func (c *Chart) drawThrone(u *ui.UI) {
	c.show(u, key{family: thronePicture, px: int(c.s * c.throne.r)}, c.screen(c.throne.x, c.throne.y))
}

// px turns pixels of the design about the middle of a hex into a place of the canvas.
func (c *Chart) px(at, p canvas.Point) canvas.Point {
	return canvas.Point{X: at.X + p.X*c.fine, Y: at.Y + p.Y*c.fine}
}

func (c *Chart) drawHex(u *ui.UI, a *art) {
	at := c.screen(a.x, a.y)
	h := a.hex
	if c.isDistant() {
		c.drawDistant(u, a, at)
		return
	}
	if h.Empty && !h.Blank {
		c.drawAnomaly(u, a, at)
	}
	for i := range h.Worlds {
		c.drawWorld(u, a, at, i)
	}
	if a.summed {
		r, f := 0, 0
		for i := range h.Worlds {
			r, f = r+h.Worlds[i].Resources, f+h.Worlds[i].Position
		}
		c.numbers(u, c.px(at, a.sums), a.size*c.fine, r, f, false)
	}
	if !c.drawTag(u, a, at) && !h.Blank {
		c.drawName(u, a, at)
	}
	if a.plate.W > 0 {
		c.drawPlate(u, &a.bands, at, &h.Fleet)
		if !h.Raid.Empty() {
			c.drawRaid(u, &a.bands, at, &h.Raid)
		}
	}
}

// drawAnomaly draws what lies in a hex without planets, and writes what it is where there is room and no fleet is in the way.
func (c *Chart) drawAnomaly(u *ui.UI, a *art, at canvas.Point) {
	h, size := a.hex, c.s/c.fine
	kind := size >= minute && a.plate.W == 0
	rise, r := .05, .56
	if kind {
		rise, r = .17, .5
	}
	c.show(u, key{family: anomalyPicture, px: int(r * c.s), a: int(h.Anomaly)}, c.px(at, canvas.Point{Y: -rise * size}))
	if !kind {
		return
	}
	st := fonts.Style{Face: fonts.SerifItalic, Size: max(12, min(16, size*.2)) * c.fine, Color: palette.Label}
	if w := fonts.Width(h.Kind, st); w > 1.6*c.s { // within its own hex: smaller, or in two lines
		st.Size = max(st.Size*1.6*c.s/w, 12*c.fine)
	}
	lines := fonts.Wrap(h.Kind, st, 1.7*c.s)
	for i, words := range lines {
		y := at.Y + .5*c.s - st.Size*float64(len(lines)-i)
		u.Words(canvas.Rect{X: at.X - c.s, Y: y, W: 2 * c.s, H: 1.4 * st.Size}, words, st, ui.Center)
	}
}

func (c *Chart) drawWorld(u *ui.UI, a *art, at canvas.Point, i int) {
	w, spot := &a.hex.Worlds[i], &a.worlds[i]
	mid := c.px(at, spot.at)
	r := spot.r * c.fine
	seed := int(w.Ref.ID) % 5
	c.show(u, key{family: worldPicture, px: int(r), a: w.Resources, b: w.Position, n: seed}, mid)
	if !c.Bare {
		c.drawOrbit(u, w, mid, spot.r)
	}
	if !a.summed {
		c.numbers(u, c.px(at, spot.numbers), a.size*c.fine, w.Resources, w.Position, a.stacked)
	}
	if c.Bare {
		return
	}
	if c.Lit != nil && len(a.hex.Worlds) > 1 && c.Lit(w.Ref) {
		arc(u, mid, r+3*c.fine, 0, 2*math.Pi, 4*c.fine, palette.Keyline)
		arc(u, mid, r+3*c.fine, 0, 2*math.Pi, 2*c.fine, palette.Glow)
	}
	c.drawDisc(u, w, mid, spot.r)
}

// drawOrbit draws what goes round a world of radius r: shield, blockade and works.
func (c *Chart) drawOrbit(u *ui.UI, w *World, mid canvas.Point, r float64) {
	if w.Works[3] > 0 {
		arc(u, mid, (r+2.6)*c.fine, 0, 2*math.Pi, 1.4*c.fine, palette.ShieldLight)
	}
	if w.Blockaded {
		for k := range 6 {
			from := float64(k) * math.Pi / 3
			arc(u, mid, (r+6)*c.fine, from, from+.72, 2*c.fine, palette.AttackOnSky)
		}
	}
	c.drawWorks(u, w, mid, r)
}

// arc draws part of a circle in short lines.
func arc(u *ui.UI, mid canvas.Point, r, from, to, width float64, ink color.NRGBA) {
	n := max(int((to-from)*6), 3)
	last := canvas.Point{X: mid.X + r*math.Cos(from), Y: mid.Y + r*math.Sin(from)}
	for i := 1; i <= n; i++ {
		a := from + (to-from)*float64(i)/float64(n)
		next := canvas.Point{X: mid.X + r*math.Cos(a), Y: mid.Y + r*math.Sin(a)}
		u.Line(last, next, width, ink)
		last = next
	}
}

// Circle draws a circle.
func Circle(u *ui.UI, at canvas.Point, r, width float64, ink color.NRGBA) {
	arc(u, at, r, 0, 2*math.Pi, width, ink)
}

// Disc draws a filled circle.
func Disc(u *ui.UI, at canvas.Point, diameter float64, ink color.NRGBA) {
	u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, diameter, ink)
}

// drawWorks draws Shipyard, Trade Port and Platforms in orbit; below the small radius they are dots.
func (c *Chart) drawWorks(u *ui.UI, w *World, mid canvas.Point, r float64) {
	dots := c.s/c.fine < small
	for i, degrees := range [...]float64{205, 322, 150} {
		if w.Works[i] == 0 {
			continue
		}
		out := r + 7
		if dots {
			out = r + 4
		}
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		at := canvas.Point{X: mid.X + out*c.fine*cos, Y: mid.Y + out*c.fine*sin}
		if dots {
			Disc(u, at, 6.6*c.fine, palette.Keyline)
			Disc(u, at, 4.8*c.fine, palette.Gilt2)
			continue
		}
		Disc(u, at, 17*c.fine, palette.Gilt2)
		Disc(u, at, 15.4*c.fine, palette.HexGround)
		c.sign(u, signs.Shipyard+signs.Sign(i), at, 11, palette.Gilt2)
		if w.Works[i] > 1 {
			Disc(u, canvas.Point{X: at.X + 6*c.fine, Y: at.Y + 5*c.fine}, 7*c.fine, palette.Gilt2)
		}
	}
}

// sign draws a sign of `size` pixels of the design centred on a place.
func (c *Chart) sign(u *ui.UI, s signs.Sign, at canvas.Point, size float64, ink color.NRGBA) {
	p := signs.Picture(s, int(math.Round(size*c.fine)), ink)
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}

// numbers writes Resources and Influence of a world: their base line begins at a place.
func (c *Chart) numbers(u *ui.UI, at canvas.Point, f float64, resources, influence int, stacked bool) {
	if stacked {
		c.number(u, signs.Resources, resources, canvas.Point{X: at.X - 4*c.fine, Y: at.Y}, f, palette.Gilt2)
		c.number(u, signs.Influence, influence, canvas.Point{X: at.X - 4*c.fine, Y: at.Y + f + .5*c.fine}, f, palette.Star)
		return
	}
	left, right := .3*(long(resources)+long(influence)), .3*(long(resources)-long(influence)) // both about the middle
	c.number(u, signs.Resources, resources, canvas.Point{X: at.X - (1.05+left)*f, Y: at.Y}, f, palette.Gilt2)
	c.number(u, signs.Influence, influence, canvas.Point{X: at.X + (.62+right)*f, Y: at.Y}, f, palette.Star)
}

// long is 1 for a number of two digits, else 0.
func long(n int) float64 {
	if n > 9 {
		return 1
	}
	return 0
}

func (c *Chart) number(u *ui.UI, s signs.Sign, n int, at canvas.Point, f float64, ink color.NRGBA) {
	c.sign(u, s, canvas.Point{X: at.X, Y: at.Y - .34*f}, .86*f/c.fine, ink)
	st := fonts.Style{Face: fonts.SansBold, Size: f, Color: ink}
	u.Text(strconv.Itoa(n), canvas.Point{X: math.Round(at.X + .52*f), Y: math.Round(at.Y)}, st)
}

// drawName writes the name of a system on its plate, edged in the tincture of its owner.
func (c *Chart) drawName(u *ui.UI, a *art, at canvas.Point) {
	edge := palette.Line
	if owner := a.hex.owner(); owner != Nobody {
		edge = c.theme.Of(owner).Main
	}
	c.NamePlate(u, a.bands.name, at, a.hex.Name, a.type_, palette.Plate, edge)
}

// drawTag draws what stands in the place of the name of a hex; false where nothing does.
func (c *Chart) drawTag(u *ui.UI, a *art, at canvas.Point) bool {
	if c.Tag == nil || c.Bare {
		return false
	}
	words, danger, ok := c.Tag(a.hex.Ref)
	if !ok {
		return false
	}
	ground, edge := palette.Plate, palette.AttackOnSky
	if danger {
		ground, edge = palette.Attack, palette.Star
	}
	size := max(a.type_, 12.5)
	w := 14 + fonts.Width(words, fonts.Style{Face: fonts.Serif, Size: size})
	r := canvas.Rect{X: -w / 2, Y: .7*c.s/c.fine - .6*size, W: w, H: 1.25 * size}
	if a.name.H > 0 {
		r.Y = a.name.Y
	}
	c.NamePlate(u, r, at, words, size, ground, edge)
	return true
}

// NamePlate draws a pointed plate with words; r is in pixels of the design from a place.
func (c *Chart) NamePlate(u *ui.UI, r canvas.Rect, at canvas.Point, words string, size float64, ground, edge color.NRGBA) {
	lay := func(grow float64, ink color.NRGBA) {
		x0, y0 := at.X+(r.X-grow)*c.fine, at.Y+(r.Y-grow)*c.fine
		x1, y1 := at.X+(r.Right()+grow)*c.fine, at.Y+(r.Bottom()+grow)*c.fine
		mid, tip := (y0+y1)/2, (4+.4*grow)*c.fine
		c.edge = [8]canvas.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1 + tip, Y: mid}, {X: x1, Y: y1}, {X: x0, Y: y1}, {X: x0 - tip, Y: mid}}
		u.Polygon(c.edge[:6], ink)
	}
	lay(1, edge)
	lay(0, ground)
	st := fonts.Style{Face: fonts.Serif, Size: size * c.fine, Color: palette.Ivory}
	u.Words(canvas.Rect{X: at.X + (r.X-4)*c.fine, Y: at.Y + r.Y*c.fine, W: (r.W + 8) * c.fine, H: r.H * c.fine}, words, st, ui.Center)
}

type armsKey struct {
	theme *palette.Theme
	house palette.House
	px    int
}

var keptArms = cache.New[armsKey](2 << 20)

// Arms draws the arms of a House centred on a place, `high` pixels of the design high.
func (c *Chart) Arms(u *ui.UI, h palette.House, at canvas.Point, high float64) {
	Arms(u, c.theme, h, at, high*c.fine)
}

// Arms draws the arms of a House centred on a place, so many canvas pixels high; nothing for Nobody.
func Arms(u *ui.UI, theme *palette.Theme, h palette.House, at canvas.Point, high float64) {
	k := armsKey{theme, h, int(math.Round(high))}
	if h >= palette.Houses || k.px < 4 {
		return
	}
	p := keptArms.Find(k)
	if p == nil {
		p = keptArms.Keep(k, canvas.NewPicture(k.px, k.px, func(dst *image.RGBA) {
			q := paint.New(dst)
			q.Translate(float64(k.px)/2, float64(k.px)/2)
			emblems.Arms(q, k.theme, k.house, float64(k.px)*.97)
		}))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}

// Ring draws the outline of the hex of a system or world in a colour over a dark keyline; width is in pixels of the design.
func (c *Chart) Ring(u *ui.UI, ref rules.Ref, width float64, ink color.NRGBA) {
	at, ok := c.At(ref)
	if !ok {
		return
	}
	c.outline(u, at, c.s-1, (width+4)*c.fine, palette.Keyline)
	c.outline(u, at, c.s-1, width*c.fine, ink)
}

// Wash fills the hex of a system or world with a colour.
func (c *Chart) Wash(u *ui.UI, ref rules.Ref, ink color.NRGBA) {
	if at, ok := c.At(ref); ok {
		c.corners(at, c.s-2)
		u.Polygon(c.edge[:6], ink)
	}
}

func (c *Chart) corners(at canvas.Point, r float64) {
	for i := range 6 {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 - math.Pi/2)
		c.edge[i] = canvas.Point{X: at.X + r*cos, Y: at.Y + r*sin}
	}
}

func (c *Chart) outline(u *ui.UI, at canvas.Point, r, width float64, ink color.NRGBA) {
	c.corners(at, r)
	for i := range 6 {
		u.Line(c.edge[i], c.edge[(i+1)%6], width, ink)
	}
}
