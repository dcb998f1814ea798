package diadochi

import (
	"image/color"
	"math"
	"time"

	"tyche/board"
	"tyche/board/chart"
	"tyche/board/geom"
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
	f.persons = s.Persons
	f.acts.clock.Pause(s.Held)
	f.look(a)
	f.camera.Tick()
	f.chart.Aim(f.camera)
	f.chart.Step(budget(f.chart, f.camera))
	f.layTokens()
	if f.covers() { // what nobody sees is not drawn
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

// drawPieces draws the pieces, what may be clicked, and what is being acted out.
func (f *Face) drawPieces(u *ui.UI, s *table.Sight) {
	f.threats.draw(f, u, s)
	f.drawOffers(u, s)
	f.drawPath(u, s)
	f.drawTokens(u, s)
	f.drawRings(u, s)
	f.drawCost(u, s)
	f.fan.draw(f, u, s)
	f.acts.draw(u, f)
}

// covers says whether a battle or a ceremony lies over the map.
func (f *Face) covers() bool { return f.hall.Busy() || f.stage != nil && f.stage.Busy() }

// evening reports whether the sheet lies in the light of a lamp.
func (f *Face) evening() bool { return f.app.Prefs.Theme == "lamplight" }

// look gives the camera its viewport; until the player moves it, it shows the whole theatre,
// or the viewer's armies where that is too small.
func (f *Face) look(a table.Areas) {
	view := a.Map
	view.W, view.H = max(view.W, 1), max(view.H, 1)
	covered := max(view.Bottom()-a.Hand.Y, 0)
	fresh := f.camera == nil
	if fresh {
		f.camera = geom.NewCamera(f.model.World, view, f.model.Core)
	}
	f.camera.Dense(density(f.app))
	if fresh || f.camera.View != view || f.covered != covered {
		f.covered = covered
		f.camera.Resize(view)
		switch {
		case fresh || f.stance == atHome:
			f.home(0)
		case f.stance == whole || len(f.wanted) > 0:
			f.aim(0)
		}
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

// drawOffers rings every space that may be clicked; where an enemy stands, in the colour of a fight.
func (f *Face) drawOffers(u *ui.UI, s *table.Sight) {
	for i := range f.model.Areas {
		if s.Offers.Lit(spaceRef(i)) {
			f.sheet.marks.RingArea(u, f.camera, f.model, i, f.offerRing(i, s), f.phase(s))
		}
	}
}

func (f *Face) offerRing(space int, s *table.Sight) board.Ring {
	if k := f.view.Spaces[space].Outside; k.Owner != rules.Nobody && k.Owner != s.Viewer && k.Size() > 0 {
		return board.Fought
	}
	return board.Offered
}

// phase is the slow breath of what may be clicked; it stands still under reduced motion.
func (f *Face) phase(s *table.Sight) float64 {
	if f.app.Prefs.ReducedMotion {
		return 0
	}
	return math.Mod(s.Seconds/2, 1)
}

// drawRings marks what is selected, what is under the cursor, and who is to blame for a refusal.
func (f *Face) drawRings(u *ui.UI, s *table.Sight) {
	f.ring(u, s.Selected, board.Chosen, 0)
	if s.Offers.Lit(s.Hover) {
		f.ring(u, s.Hover, board.Pointed, 0)
	}
	if s.Offer != nil {
		for _, ref := range s.Offer.Caption.Targets {
			f.ring(u, ref, board.Pointed, 0)
		}
	}
	for _, ref := range s.Left {
		f.ring(u, ref, board.Threatened, 0)
	}
	for _, c := range s.Culprits {
		f.ring(u, c, board.Culprit, s.Shake*2)
	}
}

func (f *Face) ring(u *ui.UI, ref rules.Ref, ring board.Ring, phase float64) {
	if at, r, ok := f.find(ref); ok {
		f.sheet.marks.Ring(u, at, r, ring, phase)
	}
}

// find returns where a thing lies on the canvas and the radius of a ring around it.
func (f *Face) find(ref rules.Ref) (at geom.Point, r float64, ok bool) {
	if ref.Kind == 0 || ref.Kind == game.KindCard || ref.Kind == game.KindSeat {
		return at, 0, false
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; t.Ref == ref {
			return t.At(f.camera, f.model), t.W * board.SymbolsOf(f.camera) * 0.56, true
		}
	}
	if s := f.spaceOf(ref); s >= 0 {
		area := &f.model.Areas[s]
		return f.camera.ToScreen(area.At), area.Kind.Radius(f.camera), true
	}
	return at, 0, false
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

// drawPath shows the voyage announced so far, and the way to the far target under the cursor with what it costs.
func (f *Face) drawPath(u *ui.UI, s *table.Sight) {
	m := &f.view.March
	if !m.Active || m.At.Kind != game.KindSpace {
		return
	}
	way := append(f.sheet.way[:0], int(m.At.ID))
	for _, port := range m.Route {
		if int(port.ID) != way[0] {
			way = append(way, int(port.ID))
		}
	}
	f.sheet.marks.Way(u, f.camera, f.model, way, f.phase(s))
	if len(s.Path) > 0 {
		way = append(way[:0], int(m.At.ID))
		for _, stop := range s.Path {
			way = append(way, int(stop.ID))
		}
		f.sheet.marks.Way(u, f.camera, f.model, way, f.phase(s))
	}
	f.sheet.way = way
}

// drawCost writes how many movement points the way to the place under the cursor takes.
func (f *Face) drawCost(u *ui.UI, s *table.Sight) {
	way, known := s.Offers.Routes[s.Hover]
	if !known || !f.view.March.Active {
		return
	}
	at, r, ok := f.find(s.Hover)
	if cost := f.wayCost(way); ok && cost > 0 {
		at.Y -= r + u.Px(6)
		f.sheet.marks.Badge(u, at, f.word("mp", rules.N(cost)), u.Theme.Scale, false)
	}
}

// wayCost adds up the movement points of the steps of a way (5.8): what is left at its end says nothing where it ends in
// a battle.
func (f *Face) wayCost(way table.Route) int {
	from, cost := int(f.view.March.At.ID), 0
	for _, stop := range way.Stops {
		cost += f.linkCost(from, int(stop.ID))
		from = int(stop.ID)
	}
	return cost
}

// linkCost is what the step between two spaces costs by land, 0 where there is none.
func (f *Face) linkCost(a, b int) int {
	for _, l := range f.model.Links {
		if n := stepCost(l.Kind); n < farAway && (l.A == a && l.B == b || l.A == b && l.B == a) {
			return n
		}
	}
	return 0
}

// drawTokens draws the pieces; what may be clicked is ringed first.
func (f *Face) drawTokens(u *ui.UI, s *table.Sight) {
	view := geom.Grow(f.camera.View, 60)
	zoom := board.SymbolsOf(f.camera) / f.pieces.size
	for i := range f.pieces.finder.Tokens {
		t := &f.pieces.finder.Tokens[i]
		at := t.At(f.camera, f.model)
		if f.acts.hides(t.Ref) || !geom.Inside(view, at) {
			continue
		}
		if s.Offers.Lit(t.Ref) {
			f.sheet.marks.Ring(u, at, t.W*board.SymbolsOf(f.camera)*0.56, board.Offered, f.phase(s))
		}
		at.X, at.Y = math.Round(at.X), math.Round(at.Y)
		u.Picture(f.pieces.pictures[i], canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Scale: zoom})
	}
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
