package sector

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Between players at one screen the cabinet is shut. Its drawers hold what all may know: it is drawn from the view of
// nobody.

// shut is the picture of the closed cabinet, kept while it is shown.
type shut struct {
	pic   *canvas.Picture
	scale float64
}

// Close draws the closed cabinet for a seat that gets the mouse, from what everybody may see, and returns where the table's
// card may hang.
func (f *Face) Close(u *ui.UI, screen canvas.Rect, seat rules.Seat, public rules.View) (room canvas.Rect, bears bool) {
	f.dress()
	v := public.(game.View)
	k := min(screen.W/1400, screen.H/880, u.Theme.Scale)
	k = max(math.Round(64*k)/64, .25)
	if c := &f.shut; c.pic == nil || c.pic.W != int(math.Ceil(screen.W)) || c.pic.H != int(math.Ceil(screen.H)) || c.scale != k {
		f.open()
		c.pic, c.scale = orrery.Cabinet(screen.W, screen.H, k), k
	}
	u.Picture(f.shut.pic, canvas.Place{At: canvas.Point{X: screen.X, Y: screen.Y}})
	f.drawNameplate(u, screen, k)
	drawers := canvas.Rect{X: screen.X + 48*k, Y: screen.Bottom() - (orrery.DrawersHeight+18)*k, W: screen.W - 96*k, H: orrery.DrawersHeight * k}
	n := len(v.Seats)
	for p := range v.Seats {
		f.drawDrawer(u, ui.Column(drawers, p, n, 10*k), rules.Seat(p), seat, &v.Seats[p], k)
	}
	doors := screen
	ui.CutTop(&doors, (orrery.CorniceHeight+60)*k)
	ui.CutBottom(&doors, (orrery.DrawersHeight+30)*k)
	return doors, seat == rules.Nobody // whose arms hang nowhere
}

// Errand says for what a seat gets the mouse.
func (f *Face) Errand(seat rules.Seat, public rules.View) string {
	switch v := public.(game.View); {
	case v.Battle.On && withdraws(&v.Battle, seat):
		return f.word("errand.withdraw", rules.R(v.Battle.Area))
	case v.Battle.On:
		return f.word("errand.battle", rules.R(v.Battle.Area))
	case v.Phase == planningPhase:
		return f.word("errand.planning")
	case v.Phase == regroupPhase && v.Step == eventsStep:
		return f.word("errand.events")
	case v.Phase == regroupPhase && v.Step == discardStep:
		return f.word("errand.discard")
	case v.Order.On:
		return f.word("errand.order")
	case v.Phase == executionPhase:
		return f.word("errand.execution")
	}
	return ""
}

// withdraws says whether a seat has units that have fought and have still to leave: before the cards are shown units are waiting to fight.
func withdraws(b *game.BattleView, seat rules.Seat) bool {
	side := slices.Index(b.Seats[:], seat)
	return b.Shown && side >= 0 && total(&b.Ready[side]) > 0
}

// Gathers says that with an event the cards of a battle are turned up: both who fight look on together, if they sit at one table.
func (f *Face) Gathers(e rules.Event) bool {
	b := &f.view.Battle
	return e.Verb == game.EvCardsShown && b.On && f.persons.Has(b.Seats[0]) && f.persons.Has(b.Seats[1])
}

// Disperses says that everybody looks alone again when the battle is over.
func (f *Face) Disperses(view rules.View) bool {
	v := view.(game.View)
	return !v.Battle.On
}

// Overlooks says that with an event pages of the regroup phase begin, at which everybody looks.
func (f *Face) Overlooks(e rules.Event) bool {
	return e.Verb == game.EvPhase && e.N == regroupPhase || e.Verb == game.EvStep
}

// open forgets the closed cabinet: it is large, and not needed while somebody plays.
func (f *Face) open() {
	if f.shut.pic != nil {
		f.shut.pic.Drop()
		f.shut.pic = nil
	}
}

// drawNameplate writes the name of the game on the cornice.
func (f *Face) drawNameplate(u *ui.UI, screen canvas.Rect, k float64) {
	w, h := min(u.Px(220), screen.W*.5), max(38*k, u.Px(26))
	r := canvas.Rect{X: screen.Center().X - w/2, Y: screen.Y + max(34*k-h/2, 2), W: w, H: h}
	u.Picture(f.box.Shelf(math.Floor(w), math.Round(64*h/orrery.ShelfHeight)/64), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	st := u.Theme.Colored(ui.Title, palette.Ink)
	st.Spacing = u.Px(7)
	u.Words(r, f.word("cabinet.name"), st, ui.Center)
}

// drawDrawer draws the drawer of a seat with what all may know of it.
func (f *Face) drawDrawer(u *ui.UI, r canvas.Rect, p, next rules.Seat, v *game.SeatView, k float64) {
	u.Picture(f.box.Drawer(math.Floor(r.W), math.Floor(r.H), k, p == next), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	card := canvas.Rect{X: r.X + 15*k, Y: r.Y + 15*k, W: r.W - 30*k, H: r.H - 38*k}
	u.Theme.Skin(u, ui.PanelShape, card)
	in := card.Inset(u.Px(5))
	side := min(in.H, u.Px(34))
	f.Emblem(u, p, canvas.Point{X: in.X + side/2, Y: in.Center().Y}, side)
	ui.CutLeft(&in, side+u.Px(7))
	if v.Points < len(numbers) && in.W > u.Px(16) {
		w := u.Words(in, numbers[v.Points], u.Theme.Text(ui.Figure), ui.Right)
		in.W -= w + u.Px(4)
	}
	if in.W < u.Px(40) {
		return
	}
	if in.H < u.Px(34) {
		u.Words(in, f.seatName(p), u.Theme.Text(ui.Body), ui.Left)
		return
	}
	u.Words(ui.CutTop(&in, in.H*.55), f.seatName(p), u.Theme.Text(ui.Name), ui.Left)
	name := f.word("no-faction")
	if v.Faction.Kind == game.KindFaction {
		name = f.name(v.Faction)
	}
	u.Words(in, name, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
}
