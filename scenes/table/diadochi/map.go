package diadochi

import (
	"image/color"
	"math"
	"time"

	"tyche/board"
	"tyche/board/chart"
	"tyche/board/geom"
	"tyche/board/pick"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
)

// budget is how long a tick may paint parts of the sheet that are not there yet: longer while the map stands still, for
// then the eye waits for nothing else.
func budget(sheet *chart.Painter, cam *geom.Camera) time.Duration {
	if cam.Moving() || sheet.Ready(cam) {
		return 9 * time.Millisecond
	}
	return 24 * time.Millisecond
}

// sheet is what lies on the atlas sheet: control, marks, frame, minimap.
type sheet struct {
	fillings *board.Fillings
	marks    *board.Marks
	margin   *board.Margin
	stripes  *board.Stripes // of what enemies reach, made when they are wanted first
	lamp     *board.Lamp
	mini     *board.Minimap
	areas    []board.Owner // who controls each space
	regions  []board.Owner // and each province
	way      []int
	over     []geom.Rect // what rings and ways cover: the names there are written over them
}

func (f *Face) newSheet() {
	f.sheet = sheet{
		fillings: board.NewFillings(f.theme.Theme, emblems.All), marks: board.NewMarks(f.theme.Theme),
		margin: board.NewMargin(f.model.Projection), lamp: board.NewLamp(), mini: board.NewMinimap(f.model, f.theme.Theme, emblems.All, len(emblems.Seats)),
		areas: make([]board.Owner, len(f.model.Areas)), regions: make([]board.Owner, len(f.model.Regions)),
	}
	f.colour()
}

// colour notes who controls what.
func (f *Face) colour() {
	for i := range f.sheet.areas {
		f.sheet.areas[i] = board.Nobody
		if i < len(f.view.Spaces) {
			f.sheet.areas[i] = f.owner(f.view.Spaces[i].Control)
		}
	}
	for i := range f.sheet.regions {
		f.sheet.regions[i] = board.Nobody
		if i < len(f.view.Provinces) {
			f.sheet.regions[i] = f.owner(f.view.Provinces[i])
		}
	}
}

// Paint draws the sheet, who controls what, what may be clicked, and the pieces.
func (f *Face) Paint(u *ui.UI, a table.Areas, s *table.Sight) {
	f.dress()
	f.persons, f.amid = s.Persons, s.Amid
	if s.Buttons.W > 0 || !f.app.Touch { // they come back to where they were when what is acted out is over
		f.buttons = s.Buttons
	}
	f.acts.clock.Pause(s.Held)
	f.look(a)
	f.closeIn(s)
	f.camera.Tick()
	f.chart.Aim(f.camera)
	f.chart.Step(budget(f.chart, f.camera))
	f.layTokens()
	was := f.window
	f.window = [4]float64{a.Window.W, a.Window.H, u.Theme.Scale, float64(u.Theme.Ink.R)}
	if f.Conceals() && was == f.window { // what nobody sees is not drawn; in another window the stage is painted anew
		u.Fill(a.Map, u.Theme.Wood)
		f.acts.draw(u, f)
		return
	}
	u.Clip(a.Map)
	f.chart.Draw(u, f.camera)
	if f.evening() {
		f.sheet.lamp.Draw(u, a.Map)
	}
	f.sheet.fillings.Draw(u, f.camera, f.model, f.sheet.areas)
	if !s.Bare {
		f.drawPieces(u, s)
	}
	f.sheet.margin.Draw(u, f.camera, u.Theme.Scale)
	if f.evening() {
		f.sheet.lamp.DrawMargin(u, a.Map, board.MarginWidth*u.Theme.Scale)
	}
	u.Unclip()
}

// NameOver writes the names within a box of the map once more, over the rings of a coach, and draws the counters there that are not
// what is ringed: a ring lies around its own thing and below all else. The table's buttons stay above both.
func (f *Face) NameOver(u *ui.UI, box canvas.Rect) {
	if f.camera == nil || f.Conceals() {
		return
	}
	boxes := append(f.sheet.over[:0], box)
	for _, part := range f.besideButtons() {
		if part.W > 0 && part.H > 0 {
			u.Clip(part)
			f.drawTokensIn(u, box)
			f.chart.OverCounters(u, f.camera, boxes)
			u.Unclip()
		}
	}
}

// besideButtons is the map without the corner where the table's buttons lie: what is left of them, and what is below.
func (f *Face) besideButtons() [2]canvas.Rect {
	left, low := f.camera.View, canvas.Rect{}
	if b := f.buttons; b.W > 0 {
		low = left
		left.W = b.X - left.X
		ui.CutLeft(&low, left.W)
		ui.CutTop(&low, b.Bottom()-low.Y)
	}
	return [2]canvas.Rect{left, low}
}

// drawTokensIn draws the counters that reach into a box once more, but for what it lies around.
func (f *Face) drawTokensIn(u *ui.UI, box canvas.Rect) {
	for i := range f.pieces.finder.Tokens {
		t := &f.pieces.finder.Tokens[i]
		if r := t.Box(f.camera, f.model); geom.Overlaps(r, box) && geom.Dist(r.Center(), box.Center()) > 1 {
			f.drawToken(u, i)
		}
	}
}

// Piece says whether a counter lies below a part of the canvas: an arrow looks for another place.
func (f *Face) Piece(box canvas.Rect) bool {
	if f.camera == nil {
		return false
	}
	if geom.Overlaps(box, f.buttons) {
		return true
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; !f.hides(t.Ref) && geom.Overlaps(t.Box(f.camera, f.model), box) {
			return true
		}
	}
	return false
}

// Named says whether a name lies below a part of the canvas.
func (f *Face) Named(box canvas.Rect) bool { return f.camera != nil && f.chart.Named(f.camera, box) }

// drawPieces draws the pieces, what may be clicked, and what is being acted out.
func (f *Face) drawPieces(u *ui.UI, s *table.Sight) {
	f.sheet.over = f.sheet.over[:0]
	f.threats.draw(f, u, s)
	f.drawOffers(u, s)
	f.drawPath(u, s)
	if !f.fan.holds(s.Selected) {
		f.ring(u, s.Selected, board.Chosen, 0)
	}
	f.drawTies(u)
	f.chart.Over(u, f.camera, f.sheet.over)
	f.drawTokens(u)
	f.drawRings(u, s)
	f.drawCost(u, s)
	f.fan.draw(f, u, s)
	f.drawCarried(u)
	f.acts.draw(u, f)
}

// Conceals says whether a battle or a ceremony lies over the table.
func (f *Face) Conceals() bool { return f.hall.Lit() || f.stage != nil && f.stage.Lit() }

// Awaits says whether a battle waits to be put away.
func (f *Face) Awaits() bool { return f.stage != nil && f.stage.Awaits() }

// evening reports whether the sheet lies in the light of a lamp.
func (f *Face) evening() bool { return f.app.Prefs.Theme == "lamplight" }

// look gives the camera its viewport; until the player moves it, it shows the whole theatre,
// or the viewer's armies where that is too small.
func (f *Face) look(a table.Areas) {
	view := a.Map
	view.W, view.H = max(view.W, 1), max(view.H, 1)
	covered := f.coveredBy(a)
	fresh := f.camera == nil
	if fresh {
		f.camera = geom.NewCamera(f.model.World, view, f.model.Core)
	}
	f.camera.Dense(density(f.app))
	switch {
	case fresh && f.before.Across > 0:
		f.covered = covered
		f.goBack()
	case fresh:
		f.covered = covered
		f.home(0)
	case f.camera.View != view || f.covered != covered:
		f.resize(view, covered)
	}
	if f.stance == atHome && f.homeOf != f.view.Seat && f.unhomed {
		f.home(0)
	}
	f.unhomed = false
	f.camera.Still = f.app.Prefs.ReducedMotion
}

// density is how many pixels a pixel of the design has on the map: those of the screen, and some more for large letters.
func density(app *ui.App) float64 {
	return app.Theme.Scale / app.Prefs.TextScale * math.Sqrt(max(app.Prefs.TextScale, 1))
}

// fit shows the whole theatre over so many ticks, as far as possible above the hand and with room at the edges for the
// outermost names, which stand clear of the sheet's frame.
func (f *Face) fit(ticks int) {
	f.wanted = f.wanted[:0]
	r, margin := f.model.Core, 26*f.app.Theme.Scale
	scale := min((f.camera.View.W-2*margin)/r.W, (f.camera.View.H-f.covered-2*margin)/r.H)
	r.H += f.covered / max(scale, f.camera.MinScale())
	f.camera.GlideTo(r, margin, ticks)
	f.stance = whole
}

// find returns where a thing lies on the canvas and the radius of a ring around it.
func (f *Face) find(ref rules.Ref) (at geom.Point, r float64, ok bool) {
	if ref.Kind == 0 || ref.Kind == game.KindCard || ref.Kind == game.KindSeat {
		return at, 0, false
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; t.Ref == ref {
			return t.At(f.camera, f.model), girth(t) * board.SymbolsOf(f.camera) * 0.56, true
		}
	}
	if s := f.spaceOf(ref); s >= 0 {
		area := &f.model.Areas[s]
		return f.camera.ToScreen(area.At), area.Kind.Radius(f.camera), true
	}
	return at, 0, false
}

// girth is the width of what a ring around a piece lies around, in pixels at size 1: its coin, or its plate where it has none.
func girth(t *pick.Token) float64 {
	if t.Ref.Kind == game.KindStack {
		return t.Body.W
	}
	return min(t.Body.W, t.Body.H)
}

// spaceOf returns the space a thing is in, or -1.
func (f *Face) spaceOf(ref rules.Ref) int {
	at := game.Gone
	switch ref.Kind {
	case game.KindSpace, game.KindTomb, kindSiege, kindLooted:
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
	if at == game.Reacting && f.view.Reaction.Active {
		return int(f.view.Reaction.At.ID)
	}
	if s, _, ok := at.Space(); ok {
		return s
	}
	return -1
}

// drawTokens draws the pieces.
func (f *Face) drawTokens(u *ui.UI) {
	for i := range f.pieces.finder.Tokens {
		f.drawToken(u, i)
	}
}

// drawToken draws a piece, if it is in view.
func (f *Face) drawToken(u *ui.UI, i int) {
	t := &f.pieces.finder.Tokens[i]
	at := t.At(f.camera, f.model)
	if f.hides(t.Ref) || !geom.Inside(geom.Grow(f.camera.View, 60), at) {
		return
	}
	at.X, at.Y = math.Round(at.X), math.Round(at.Y)
	u.Picture(f.pieces.pictures[i], canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Scale: board.SymbolsOf(f.camera) / f.pieces.size})
}

func fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A) * share)
	return c
}

// Emblem draws the sign of a seat.
func (f *Face) Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64) {
	at.X, at.Y = math.Round(at.X), math.Round(at.Y)
	u.Picture(f.box.Token(f.faction(seat), int(size+0.5)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}

// mini draws the whole theatre small; a click on it moves the camera there.
func (f *Face) mini(u *ui.UI, r canvas.Rect) {
	if f.camera == nil {
		return
	}
	f.sheet.mini.Draw(u, r, f.camera, f.sheet.regions, f.sheet.areas)
	if u.In.Held[ui.LeftButton] && r.Contains(u.In.Cursor) && !f.drag.on {
		f.camera.Show(f.sheet.mini.At(r, u.In.Cursor), 6)
		f.stance = moved
	}
}
