package diadochi

import (
	"image/color"
	"math"
	"time"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// paintBudget is how long a tick may paint parts of the sheet that are not there yet.
const paintBudget = 9 * time.Millisecond

// Paint draws the sheet, who controls what, what may be clicked, and the pieces.
func (f *Face) Paint(u *ui.UI, a table.Areas, s *table.Sight) {
	f.dress()
	f.look(a.Map)
	f.camera.Tick()
	f.chart.Aim(f.camera)
	f.chart.Step(paintBudget)
	f.layTokens()
	u.Clip(a.Map)
	f.chart.Draw(u, f.camera)
	f.drawControl(u)
	f.drawOffers(u, s)
	f.drawPath(u, s)
	f.drawTokens(u, s)
	f.drawRings(u, s)
	f.acts.draw(u, f)
	u.Unclip()
}

// look gives the camera its viewport; the first time it shows the whole theatre.
func (f *Face) look(view canvas.Rect) {
	r := geom.Rect{X: view.X, Y: view.Y, W: max(view.W, 1), H: max(view.H, 1)}
	if f.camera == nil {
		f.camera = geom.NewCamera(f.model.World, r, f.model.Core)
	}
	if f.camera.View != r {
		atRest := f.fitted
		f.camera.Resize(r)
		if atRest || !f.fitted {
			f.camera.Fit(f.model.Core, 0)
		}
	}
	f.fitted = f.fitted || f.camera.View == r && f.camera.Moving()
	f.camera.Still = f.app.Prefs.ReducedMotion
}

// drawControl fills the signs of the spaces with the emblems of those who control them.
func (f *Face) drawControl(u *ui.UI) {
	size := board.SymbolSize(f.camera.Rest()) * f.app.Theme.Scale
	if f.camera.Moving() {
		size = board.SymbolSize(f.camera.Scale) * f.app.Theme.Scale
	}
	for i := range f.view.Spaces {
		owner := f.view.Spaces[i].Control
		kind := f.model.Areas[i].Kind
		box := kind.Filling()
		if owner == rules.Nobody || box.W == 0 {
			continue
		}
		p := f.camera.ToScreen(f.model.Areas[i].At)
		if !geom.Inside(geom.Grow(f.camera.View, 20), p) {
			continue
		}
		c := f.theme.Of(f.faction(owner))
		at := canvas.Point{X: p.X + (box.X+box.W/2)*size, Y: p.Y + (box.Y+box.H/2)*size}
		if kind == board.Major {
			r := canvas.Rect{X: at.X - box.W/2*size, Y: at.Y - box.H/2*size, W: box.W * size, H: box.H * size}
			u.Fill(r, c.Main)
			u.Picture(f.box.Token(f.faction(owner), int(box.W*size*0.94)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
			continue
		}
		u.Line(at, canvas.Point{X: at.X + 0.01, Y: at.Y}, box.W*size, c.Main)
		if size > 1.15 {
			u.Picture(f.box.Token(f.faction(owner), int(box.W*size)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		}
	}
}

// drawOffers rings every space that may be clicked; far targets more faintly.
func (f *Face) drawOffers(u *ui.UI, s *table.Sight) {
	glow := f.theme.Glow
	for i := range f.model.Areas {
		ref := spaceRef(i)
		if !s.Offers.Lit(ref) {
			continue
		}
		near := len(s.Offers.At(ref)) > 0
		width, share := 3.2, 1.0
		if !near {
			width, share = 2.2, 0.75
		}
		f.ring(u, f.camera.ToScreen(f.model.Areas[i].At), f.symbolRadius(i)+f.scale*3, width*f.scale, fade(glow, share), s)
	}
}

// drawRings marks what is under the cursor, what is selected, and who is to blame for a refusal.
func (f *Face) drawRings(u *ui.UI, s *table.Sight) {
	if p, r, ok := f.find(s.Hover); ok && s.Offers.Lit(s.Hover) {
		f.ring(u, p, r+2*f.scale, 2.4*f.scale, color.NRGBA{255, 255, 255, 255}, s)
	}
	if p, r, ok := f.find(s.Selected); ok {
		f.ring(u, p, r+3*f.scale, 1.8*f.scale, fade(f.theme.Gilt2, 0.95), s)
	}
	for _, c := range s.Culprits {
		if p, r, ok := f.find(c); ok {
			p.X += math.Sin(s.Shake*30) * s.Shake * 5 * f.scale
			f.ring(u, p, r+4*f.scale, 4*f.scale, f.theme.Danger, s)
		}
	}
}

// find returns where a thing lies on the canvas and how large it is.
func (f *Face) find(ref rules.Ref) (p geom.Point, r float64, ok bool) {
	if ref.Kind == 0 {
		return p, 0, false
	}
	for i := range f.tokens {
		if f.tokens[i].ref == ref {
			return f.screen(&f.tokens[i]), f.tokens[i].r, true
		}
	}
	if s := f.spaceOf(ref); s >= 0 {
		return f.camera.ToScreen(f.model.Areas[s].At), f.symbolRadius(s), true
	}
	return p, 0, false
}

// spaceOf returns the space a thing is in, or -1.
func (f *Face) spaceOf(ref rules.Ref) int {
	at := game.Gone
	switch ref.Kind {
	case game.KindSpace, game.KindTomb:
		return int(ref.ID)
	case game.KindGeneral:
		at = f.view.Generals[ref.ID].At
	case game.KindStack:
		at = game.Place(ref.ID)
	case game.KindRoyal:
		at = f.view.Royals[ref.ID].At
	case game.KindArmy:
		at = f.view.Armies[ref.ID]
	case game.KindCart:
		at = f.view.Cart
	case game.KindProvince:
		return f.model.Regions[ref.ID].Seat
	}
	if at == game.Marching && f.view.March.Active {
		return int(f.view.March.At.ID)
	}
	if s, _, ok := at.Space(); ok {
		return s
	}
	return -1
}

func (f *Face) symbolRadius(s int) float64 {
	return f.model.Areas[s].Kind.Box().W / 2 * f.scale
}

// ring draws a circle of line, as a polyline of short strokes, pulsing slowly unless motion is reduced.
func (f *Face) ring(u *ui.UI, p geom.Point, r, width float64, c color.NRGBA, s *table.Sight) {
	if !geom.Inside(geom.Grow(f.camera.View, 60), p) {
		return
	}
	u.Picture(f.ringPicture(r, width, c), canvas.Place{At: canvas.Point{X: p.X, Y: p.Y}, AnchorX: .5, AnchorY: .5})
}

// drawPath shows the way to the far target under the cursor.
func (f *Face) drawPath(u *ui.UI, s *table.Sight) {
	at := f.view.March.At
	for _, stop := range s.Path {
		if at.Kind == game.KindSpace && stop.Kind == game.KindSpace {
			f.pathLeg(u, int(at.ID), int(stop.ID))
		}
		at = stop
	}
}

func (f *Face) pathLeg(u *ui.UI, a, b int) {
	way := f.model.Travel(a, b, nil)
	for pass, c := range []color.NRGBA{f.theme.Ink, f.theme.Glow} {
		w := []float64{6.6, 3.6}[pass] * f.scale
		for i := 1; i < len(way); i++ {
			p, q := f.camera.ToScreen(way[i-1]), f.camera.ToScreen(way[i])
			u.Line(canvas.Point{X: p.X, Y: p.Y}, canvas.Point{X: q.X, Y: q.Y}, w, c)
		}
	}
}

// drawTokens draws the pieces, those that move or are pointed at last.
func (f *Face) drawTokens(u *ui.UI, s *table.Sight) {
	for i := range f.tokens {
		t := &f.tokens[i]
		if f.acts.hides(t.ref) {
			continue
		}
		p := f.screen(t)
		if !geom.Inside(geom.Grow(f.camera.View, 60), p) {
			continue
		}
		if s.Offers.Lit(t.ref) {
			f.ring(u, p, t.r+3*f.scale, 3*f.scale, f.theme.Glow, s)
		}
		u.Picture(t.pic, canvas.Place{At: canvas.Point{X: math.Round(p.X), Y: math.Round(p.Y)}, AnchorX: .5, AnchorY: .5})
	}
}

func fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A) * share)
	return c
}

// Emblem draws the sign of a seat.
func (f *Face) Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64) {
	u.Picture(f.box.Token(f.faction(seat), int(size+0.5)), canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}
