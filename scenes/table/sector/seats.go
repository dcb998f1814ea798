package sector

import (
	"math"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// Panels draws players, bench and detail, and returns what was clicked there.
func (f *Face) Panels(u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	if len(f.view.Seats) == 0 {
		return clicked
	}
	if f.Spreads() {
		if a.Spread.W > 0 { // from the next tick on
			f.drawHandSheet(u, a)
			f.drawLoupe(u, a, s)
		}
		return clicked
	}
	a.Columns(u, u.Theme.Wood)
	bench, _ := benchOf(a)
	f.reckonDue(s)
	if ref := f.drawBench(u, bench, s); ref.Kind != 0 {
		clicked = ref
	}
	if ref := f.drawSeats(u, a.Seats, s); ref.Kind != 0 {
		clicked = ref
	}
	f.drawDetail(u, a.Detail, s)
	f.drawLoupe(u, a, s)
	return clicked
}

// Heights of a player's card, in design pixels: whole, and the least that is still of use.
const tallCard, lowCard = 226, 104

// drawSeats draws a card per player, the one to decide in glow.
func (f *Face) drawSeats(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	if r.W <= 0 {
		return clicked
	}
	in, gap := r.Inset(u.Px(ui.Gutter)), u.Px(ui.Gutter+2)
	n := float64(len(f.view.Seats))
	h := min((in.H-(n-1)*gap)/n, u.Px(tallCard))
	for p := range f.view.Seats {
		card := ui.CutTop(&in, h)
		ui.CutTop(&in, gap)
		f.drawn[seatRef(rules.Seat(p))] = card
		f.drawSeat(u, card, rules.Seat(p), s)
		blame(u, card, seatRef(rules.Seat(p)), s)
		if _, click := u.In.Clicked(ui.LeftButton); click && u.In.Present && card.Contains(u.In.Cursor) {
			clicked = s.Consult(seatRef(rules.Seat(p)))
		}
	}
	return clicked
}

// drawSeat draws one player's card: name and faction, points, workers and cards, orders, unseen events, and how far the
// special victory is.
func (f *Face) drawSeat(u *ui.UI, r canvas.Rect, p rules.Seat, s *table.Sight) {
	v := &f.view.Seats[p]
	if s.Deciding == p || f.lit(seatRef(p)) {
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(2.5)))
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	edge := canvas.Rect{X: r.X + u.Px(3), Y: r.Y + u.Px(5), W: u.Px(6), H: r.H - u.Px(10)}
	if faction := f.faction(p); faction >= 0 {
		u.Picture(f.box.Cloth(faction, edge.W, edge.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: edge.X, Y: edge.Y}})
	}
	in := canvas.Rect{X: r.X + u.Px(15), Y: r.Y + u.Px(7), W: r.W - u.Px(23), H: r.H - u.Px(12)}
	head := ui.CutTop(&in, u.Px(40))
	f.Emblem(u, p, canvas.Point{X: head.X + u.Px(17), Y: head.Y + u.Px(19)}, u.Px(36))
	if f.view.First == p {
		u.Picture(f.box.Sign(orrery.KeySign, max(f.faction(p), 0), u.Theme.Scale), canvas.Place{At: canvas.Point{X: head.Right() - u.Px(10), Y: head.Y + u.Px(9)}, AnchorX: .5, AnchorY: .5})
		u.TipBeside(canvas.Rect{X: head.Right() - u.Px(24), Y: head.Y, W: u.Px(24), H: u.Px(20)}, r, f.word("first.tip"))
	}
	ui.CutLeft(&head, u.Px(42))
	name := ui.CutTop(&head, u.Px(22))
	if f.view.First == p {
		name.W -= u.Px(24)
	}
	u.Words(name, f.seatName(p), u.Theme.Text(ui.Name), ui.Left)
	below := ui.CutTop(&head, u.Px(17))
	if v.Out {
		u.Words(below, f.word("seat.out"), fitted(f.word("seat.out"), u.Theme.Colored(ui.Italic, u.Theme.Danger), below.W), ui.Left)
	} else if f.cramped(u, in.H-u.Px(figuresRow+4), v) && f.wins(v) {
		u.Words(below, f.objective(v), fitted(f.objective(v), u.Theme.Colored(ui.Italic, u.Theme.Danger), below.W), ui.Left)
		u.Tip(below, f.word("special.tip", rules.W(f.special(v)), rules.W(f.outlook(v))))
	} else {
		u.Words(below, f.factionName(p), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	}
	f.drawFigures(u, ui.CutTop(&in, u.Px(figuresRow)), r, v)
	ui.CutTop(&in, u.Px(4))
	if !v.Out { // nothing of that is to come any more
		f.drawTallies(u, in, p, v)
	}
}

// factionName says which faction a seat plays, and how strong a computer plays it.
func (f *Face) factionName(p rules.Seat) string {
	if v := &f.view.Seats[p]; v.Faction.Kind == game.KindFaction {
		return f.name(v.Faction)
	}
	return f.word("no-faction")
}

// drawFigures draws points, workers and combat cards.
func (f *Face) drawFigures(u *ui.UI, r, card canvas.Rect, v *game.SeatView) {
	all := v.Pool + v.Away + v.Mine + v.Well
	for a := range f.view.Areas {
		if k := &f.view.Areas[a]; k.Card >= 0 && &f.view.Seats[k.Card] == v {
			all += k.Workers
		}
	}
	for i, g := range [...]struct {
		key, tip string
		n        int
		of       int
		tipN     int
	}{{"figure.points", "figure.points.tip", v.Points, 0, game.GoalPoints}, {"figure.workers", "figure.workers.tip", v.Pool, all, all}, {"figure.cards", "figure.cards.tip", v.Hand, 0, v.HandLimit}} {
		box := ui.Column(r, i, 3, u.Px(4))
		u.Theme.Skin(u, ui.InlayShape, box)
		half := box
		upper := ui.CutTop(&half, box.H*.58)
		text, role := strconv.Itoa(g.n), ui.Figure
		if g.of > 0 {
			text, role = f.word("figure.of", rules.N(g.n), rules.N(g.of)), ui.Number
		}
		number, caption, words := u.Theme.Text(role), u.Theme.Colored(ui.Caption, u.Theme.Ink2), f.word(g.key)
		if i == 0 && wouldWin(v, f.paid()) {
			if !f.paid() {
				words = f.word("figure.points.wins", rules.N(v.Income), rules.N(v.Points+v.Income))
			}
			number.Color, caption.Color = u.Theme.Why, u.Theme.Why
			caption = fitted(words, caption, half.W-u.Px(2))
		}
		u.Words(upper, text, number, ui.Center)
		u.Words(half, words, caption, ui.Center)
		tip := g.tip
		if i == 0 && f.paid() {
			tip = "figure.points.tip.paid"
		}
		u.TipBeside(box, canvas.Rect{X: card.X, Y: box.Y, W: card.W, H: box.H}, f.word(tip, rules.N(g.n), rules.N(g.tipN), rules.N(v.Points+v.Income)))
	}
}

// paid says whether the points of this round were gained already: what would be gained as things stand is that of the next one.
func (f *Face) paid() bool { return f.view.Phase == regroupPhase && f.view.Step > pointsStep }

// wouldWin says whether a seat would reach the points that win at the end of the round with the areas that it controls now (5.5, 5.6), or has.
func wouldWin(v *game.SeatView, paid bool) bool {
	if paid {
		return v.Points >= game.GoalPoints
	}
	return v.Points+v.Income >= game.GoalPoints
}

// drawTallies draws what finds room below the figures: orders left, unseen events, the special victory, pieces. Where not all do, the
// special victory has no ticks, then nothing is told of unseen events: who is about to win is worth more.
func (f *Face) drawTallies(u *ui.UI, in canvas.Rect, p rules.Seat, v *game.SeatView) {
	row, aim := u.Px(tallyRow), 0.0
	low := v.Goal > 0 && in.H < 2*row+u.Px(objectiveRow+ticksRow)
	if v.Goal > 0 {
		aim = u.Px(objectiveRow)
	}
	if low {
		row = max(min(row, math.Floor((in.H-aim)/2)), u.Px(lowTallyRow))
	}
	if f.cramped(u, in.H, v) {
		aim = 0
	}
	if in.H >= row {
		f.drawOrdersLeft(u, ui.CutTop(&in, row), p, v)
	}
	if in.H >= row+aim {
		f.drawUnseen(u, ui.CutTop(&in, row), v)
	}
	if aim > 0 {
		f.drawObjective(u, &in, p, v, low)
	}
	if in.H >= u.Px(17) {
		u.Words(ui.CutTop(&in, u.Px(18)), f.word("holds", rules.N(v.Bases), rules.N(len(v.Buildings)), rules.N(len(v.Techs))), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	}
}

// cramped says whether so high a rest of a card has no room for the special victory beside the orders; where it would win, it stands in
// the place of the faction then.
func (f *Face) cramped(u *ui.UI, h float64, v *game.SeatView) bool {
	return v.Goal > 0 && h < u.Px(lowTallyRow+objectiveRow)
}

// figuresRow is the height of points, workers and cards on a player's card, in design pixels.
const figuresRow = 42

// Heights of a row on a player's card, in design pixels: usual, and where room is short.
const tallyRow, lowTallyRow = 20, 16

// drawOrdersLeft draws a medallion for each order that a player still has on planets, and empty places for the others.
func (f *Face) drawOrdersLeft(u *ui.UI, r canvas.Rect, p rules.Seat, v *game.SeatView) {
	u.Words(r, f.word("orders"), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	for i := range ordersARound {
		at := canvas.Point{X: r.Right() - u.Px(8) - float64(ordersARound-1-i)*u.Px(17), Y: r.Center().Y}
		if i < v.TokensLeft && f.faction(p) >= 0 {
			u.Picture(f.box.Coin(f.faction(p), -1, u.Px(7)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		} else {
			disc(u, at, u.Px(12), u.Theme.Ink3)
			disc(u, at, u.Px(9.6), u.Theme.Paper2)
		}
	}
}

// ordersARound is how many orders a player places in a round.
const ordersARound = 4

// drawUnseen draws the backs of the event cards that a player has drawn and not yet read.
func (f *Face) drawUnseen(u *ui.UI, r canvas.Rect, v *game.SeatView) {
	u.Words(r, f.word("unseen"), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	x, any := r.Right(), false
	for st := len(v.Drawn) - 1; st >= 0; st-- {
		for range v.Drawn[st] {
			x -= u.Px(15)
			if x < r.X+r.W*.45 {
				return
			}
			u.Picture(f.box.EventBack(st+1, .26*u.Theme.Scale), canvas.Place{At: canvas.Point{X: x, Y: r.Center().Y}, AnchorY: .5})
			any = true
		}
	}
	if !any {
		u.Words(r, f.word("none"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
	}
}
