package sector

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/orrery"
)

// board is the slate as it is shown: its layout, its picture and the part of it in view.
type board struct {
	slate  canvas.Rect // on the canvas, within the frame
	lay    *layout
	made   mapKey
	sheet  *canvas.Picture
	zoom   float64      // 1 shows the whole slate
	from   canvas.Point // the upper left corner in view, slate pixels
	wanted []rules.Ref  // what Focus was asked for, until the player moves the slate
	unit   float64      // canvas pixels of one of the theme
	lift   float64      // canvas pixels by which everything is raised, so that a sheet does not cover what it is about
	slide  float64      // and by which it is moved to the left
}

// mapKey is what a layout depends on.
type mapKey struct {
	w, h   float64
	text   float64 // the scale of letters, and that of those on the slate
	unit   float64
	worlds uint16
	routes uint64
	cells  uint64
}

func (b *board) forget() { b.made = mapKey{} }

// mostZoom is how far the slate can be enlarged; zoomStep is one notch of the wheel.
const mostZoom, zoomStep = 3.0, 1.25

// place maps a place of the slate to the canvas.
func (b *board) place(p canvas.Point) canvas.Point {
	return canvas.Point{X: b.slate.X + (p.X-b.from.X)*b.zoom - b.slide, Y: b.slate.Y + (p.Y-b.from.Y)*b.zoom - b.lift}
}

// back maps a place of the canvas to the slate.
func (b *board) back(p canvas.Point) canvas.Point {
	return canvas.Point{X: (p.X-b.slate.X+b.slide)/b.zoom + b.from.X, Y: (p.Y-b.slate.Y+b.lift)/b.zoom + b.from.Y}
}

// radius of a world on the canvas, in whole pixels so that its picture is kept.
func (b *board) radius() float64 { return math.Round(b.lay.radius * b.zoom) }

// scale of small things on the canvas.
func (b *board) scale() float64 { return math.Round(64*b.lay.k*min(b.zoom, 2)) / 64 }

// zoomAt enlarges about a place of the canvas.
func (b *board) zoomAt(at canvas.Point, factor float64) {
	here := b.back(at)
	b.wanted = nil
	b.zoom = min(max(b.zoom*factor, 1), mostZoom)
	b.from = canvas.Point{X: here.X - (at.X-b.slate.X)/b.zoom, Y: here.Y - (at.Y-b.slate.Y)/b.zoom}
	b.hold()
}

// pan moves the slate by canvas pixels.
func (b *board) pan(dx, dy float64) {
	b.wanted = nil
	b.from.X -= dx / b.zoom
	b.from.Y -= dy / b.zoom
	b.hold()
}

// hold keeps the view on the slate.
func (b *board) hold() {
	b.from.X = min(max(b.from.X, 0), b.slate.W-b.slate.W/b.zoom)
	b.from.Y = min(max(b.from.Y, 0), b.slate.H-b.slate.H/b.zoom)
}

// show brings a place of the slate into view.
func (b *board) show(p canvas.Point, margin float64) {
	w, h := b.slate.W/b.zoom, b.slate.H/b.zoom
	b.from.X = min(max(b.from.X, p.X+margin-w), p.X-margin)
	b.from.Y = min(max(b.from.Y, p.Y+margin-h), p.Y-margin)
	b.hold()
}

// benchOf returns the bench below the slate, and the slate's part of the map.
func benchOf(a table.Areas) (bench, slate canvas.Rect) {
	slate = a.Map
	if a.Hand.Y >= a.Map.Bottom() { // under the map
		return a.Hand, slate
	}
	bench = ui.CutBottom(&slate, a.Hand.H)
	return bench, slate
}

// fit lays the slate out where the map or its size has changed.
func (f *Face) fit(u *ui.UI, a table.Areas, s *table.Sight) {
	_, slate := benchOf(a)
	rim := math.Round(orrery.FrameWidth * f.frameScale(u))
	b := &f.board
	b.slate = slate.Inset(rim)
	f.findCells(s)
	key := mapKey{w: b.slate.W, h: b.slate.H, text: u.Theme.Scale, unit: f.slateScale(u.Theme)}
	for q := range f.view.Planets {
		if f.view.Planets[q].InPlay {
			key.worlds |= 1 << q
		}
	}
	for i := range f.view.Routes {
		key.routes = key.routes*31 + uint64(f.view.Routes[i].Ref.ID) + 1
	}
	for _, c := range f.cells {
		key.cells = key.cells*31 + uint64(c.ID) + 1
	}
	if f.staged() && b.lay != nil && key.w == b.made.w && key.text == b.made.text {
		return // the slate is higher for a while, and nothing of it is seen
	}
	if key == b.made || b.slate.W < 40 || b.slate.H < 40 || len(f.view.Planets) == 0 {
		return
	}
	resized := key.w != b.made.w || key.h != b.made.h || b.zoom == 0
	if resized {
		b.zoom, b.from = 1, canvas.Point{}
	}
	b.made = key
	b.unit = key.unit
	b.lay = arrange(b.slate.W, b.slate.H, b.unit, &f.view, f.cells)
	if b.sheet != nil {
		b.sheet.Drop()
	}
	b.sheet = f.box.Sheet(b.lay.picture())
	if resized && len(b.wanted) > 0 {
		f.Focus(b.wanted)
	}
}

// frameScale is the size of the frame against that of the design.
func (f *Face) frameScale(u *ui.UI) float64 { return u.Theme.Scale }

// findCells lists the cells on which a planet may be placed now.
func (f *Face) findCells(s *table.Sight) {
	f.cells = f.cells[:0]
	if !f.view.Uncharted || f.view.Phase != 0 || s.Offers == nil {
		return
	}
	for i := range s.Offers.Legal {
		for _, ref := range s.Offers.Legal[i].Caption.Targets {
			if ref.Kind == game.KindCell && !slices.Contains(f.cells, ref) {
				f.cells = append(f.cells, ref)
			}
		}
	}
}

// picture is what is painted once for a layout.
func (l *layout) picture() orrery.Sheet {
	s := orrery.Sheet{W: l.w, H: l.h, Scale: l.k, Hub: paint.Point(l.hub), Sun: l.sun}
	for i := range l.ways {
		s.Rails = append(s.Rails, l.ways[i].rail)
	}
	return s
}

// world is what is seen of a world now.
func (f *Face) world(q int) orrery.World {
	p := &f.view.Planets[q]
	w := orrery.World{Planet: int8(q), Count: uint8(len(p.Areas)), Home: f.faction(p.Home), Name: f.names[q], Radius: f.board.radius(),
		Letters: f.letters(), Plain: f.plain(),
		Flip: f.board.lay.spots[q].at.X > f.board.lay.hub.X}
	for i, ref := range p.Areas {
		a := &f.view.Areas[ref.ID]
		w.Areas[i] = orrery.Area{
			Kind: uint8(a.Kind), Yield: uint8(a.Yield), Points: uint8(a.Points), Limit: uint8(a.Limit), Exhausted: a.Exhausted,
			Controller: f.faction(a.Controller), Owner: f.faction(a.Owner), Base: f.faction(a.Base), Units: a.Units,
		}
	}
	return w
}

// tower is what is seen of the orders on a world; those that are still on their way are left out.
func (f *Face) tower(q int) (t orrery.Tower) {
	for _, tok := range f.view.Planets[q].Stack {
		if t.Count == orrery.MostTokens {
			break
		}
		order := int8(-1)
		if tok.Order.Kind == game.KindOrder {
			order = int8(tok.Order.ID)
		}
		t.Tokens[t.Count] = orrery.Token{Faction: f.faction(tok.Owner), Order: order}
		t.Count++
	}
	return t
}

// planetOf returns the world that a thing is on, or -1.
func (f *Face) planetOf(ref rules.Ref) int {
	switch ref.Kind {
	case game.KindPlanet, game.KindStack:
		return int(ref.ID)
	case game.KindArea:
		if int(ref.ID) < len(f.view.Areas) { // none before the first view
			return f.view.Areas[ref.ID].Planet
		}
	}
	return -1
}
