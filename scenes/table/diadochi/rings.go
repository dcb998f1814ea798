package diadochi

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// Rings and ways: what may be clicked, where a march leads. They lie under the pieces, and the names that they cover are written
// over them, so that the map can be read all the while.

// drawOffers rings every space that may be clicked; where an enemy stands, in the colour of a fight. Then every piece.
func (f *Face) drawOffers(u *ui.UI, s *table.Sight) {
	for i := range f.model.Areas {
		if s.Offers.Lit(spaceRef(i)) {
			f.ringArea(u, i, f.offerRing(i, s), f.phase(s))
		}
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; s.Offers.Lit(t.Ref) && !f.acts.hides(t.Ref) {
			f.ring(u, t.Ref, board.Offered, f.phase(s))
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

// drawRings marks what is under the cursor, and who is to blame for a refusal.
func (f *Face) drawRings(u *ui.UI, s *table.Sight) {
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
		f.ringAt(u, at, r, ring, phase)
	}
}

// ringArea rings a space.
func (f *Face) ringArea(u *ui.UI, space int, ring board.Ring, phase float64) {
	f.ringAt(u, f.camera.ToScreen(f.model.Areas[space].At), f.model.Areas[space].Kind.Radius(f.camera), ring, phase)
}

// ringAt draws a ring and notes what it covers.
func (f *Face) ringAt(u *ui.UI, at geom.Point, r float64, ring board.Ring, phase float64) {
	f.sheet.marks.Ring(u, at, r, ring, phase)
	f.sheet.over = append(f.sheet.over, geom.Grow(geom.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, board.RingGlow))
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
	f.drawWay(u, s, way)
	if len(s.Path) > 0 {
		way = append(way[:0], int(m.At.ID))
		for _, stop := range s.Path {
			way = append(way, int(stop.ID))
		}
		f.drawWay(u, s, way)
	}
	f.sheet.way = way
}

// drawWay draws a way and notes what its steps cover.
func (f *Face) drawWay(u *ui.UI, s *table.Sight, way []int) {
	f.sheet.marks.Way(u, f.camera, f.model, way, f.phase(s))
	for i := 1; i < len(way); i++ {
		a, b := f.camera.ToScreen(f.model.Areas[way[i-1]].At), f.camera.ToScreen(f.model.Areas[way[i]].At)
		leg := geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: math.Abs(a.X - b.X), H: math.Abs(a.Y - b.Y)}
		f.sheet.over = append(f.sheet.over, geom.Grow(leg, board.RingGlow))
	}
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
