package diadochi

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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
		if t := &f.pieces.finder.Tokens[i]; s.Offers.Lit(t.Ref) && !f.hides(t.Ref) {
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
	f.ring(u, f.place(s), board.Chosen, 0)
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

// place is the space that a question is about, such as the one that an enemy enters; none on the viewer's own march, where his coin stands.
func (f *Face) place(s *table.Sight) rules.Ref {
	d := &s.Offers.Decision
	if d.About.Kind != game.KindSpace || f.view.March.Active && f.view.March.Seat == d.Seat {
		return rules.Ref{}
	}
	return d.About
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
	switch to, legs := f.legInView(s); {
	case len(s.Path) > 0:
		way = append(way[:0], int(m.At.ID))
		for _, stop := range s.Path {
			way = append(way, int(stop.ID))
		}
		f.drawWay(u, s, way)
	case legs:
		way = append(way[:0], way[len(way)-1], int(to.ID))
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

// legInView is where the leg ends of the answer in the list, or of the voyage, that is under the cursor.
func (f *Face) legInView(s *table.Sight) (to rules.Ref, legs bool) {
	if s.Offer == nil {
		return s.Hover, f.seaCost(s) > 0
	}
	if m := s.Offer.Move; (game.IsStep(m) || game.IsSail(m)) && len(s.Offer.Caption.Targets) > 0 {
		return s.Offer.Caption.Targets[0], true
	}
	return rules.Ref{}, false
}

// drawCost writes how many movement points the way to the place under the cursor takes, and both where it can be come to by land and
// by sea.
func (f *Face) drawCost(u *ui.UI, s *table.Sight) {
	s.Priced = canvas.Rect{}
	at, r, ok := f.find(s.Hover)
	if !ok || !f.view.March.Active {
		return
	}
	land, sea := 0, f.seaCost(s)
	if way, known := s.Offers.Routes[s.Hover]; known {
		land = f.wayCost(way)
	}
	at.Y -= r + u.Px(6)
	switch {
	case land > 0 && sea > 0:
		s.Priced = f.sheet.marks.Badge(u, at, f.word("mp.both", rules.N(land), rules.N(sea)), u.Theme.Scale, false)
	case land+sea > 0:
		s.Priced = f.sheet.marks.Badge(u, at, f.word("mp", rules.N(land+sea)), u.Theme.Scale, false)
	}
}

// seaCost is what the leg of a voyage costs that leads to the place under the cursor, 0 where none does.
func (f *Face) seaCost(s *table.Sight) int {
	if !f.view.March.Active || s.Hover.Kind != game.KindSpace {
		return 0
	}
	for i := range s.Offers.Legal {
		o := &s.Offers.Legal[i]
		if !game.IsSail(o.Move) || len(o.Caption.Targets) == 0 || o.Caption.Targets[0] != s.Hover {
			continue
		}
		from := f.view.March.At
		if n := len(f.view.March.Route); n > 0 {
			from = f.view.March.Route[n-1]
		}
		return f.cheapest(int(from.ID), int(s.Hover.ID), sailCost)
	}
	return 0
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
func (f *Face) linkCost(a, b int) int { return f.cheapest(a, b, stepCost) }

// cheapest is what the links between two spaces cost at least, 0 where none can be travelled so.
func (f *Face) cheapest(a, b int, cost func(board.LinkKind) int) int {
	least := farAway
	for _, l := range f.model.Links {
		if l.A == a && l.B == b || l.A == b && l.B == a {
			least = min(least, cost(l.Kind))
		}
	}
	return least % farAway
}
