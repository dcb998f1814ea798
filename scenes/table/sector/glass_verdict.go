package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// What the areas of the world under the glass say to the units that were taken up: how many there is room for, how likely an
// attack is to succeed, or why nobody may go there.

// verdict is what an area says to what was taken up.
type verdict struct {
	legal, attack bool
	room          int // for how many of those in hand
	bad           *rules.Illegal
}

// verdict asks the offers about an area: the move of the first unit decides, the limit how many follow.
func (f *Face) verdict(to rules.Ref) (v verdict) {
	if len(f.glass.loads) == 0 || f.offers == nil {
		return v
	}
	l := &f.glass.loads[0]
	m := rules.Move{Verb: game.MoveMove, A: l.unit.ID, B: l.area.ID, C: to.ID}
	if _, legal := f.offers.Find(m); !legal {
		for i := range f.offers.Refused {
			if f.offers.Refused[i].Move == m {
				v.bad = f.offers.Refused[i].Bad
			}
		}
		return v
	}
	a := &f.view.Areas[to.ID]
	v.legal, v.attack = true, a.Owner >= 0 && a.Owner != f.view.Seat
	v.room = a.Limit - total(&a.Units)
	if v.attack {
		v.room = a.Limit + game.MoreAttackers
		if f.view.Battle.On {
			v.room -= total(&f.view.Battle.Ready[0])
		}
	}
	v.room = min(v.room, f.inHand())
	return v
}

// drawVerdicts writes at the edge of each area what it says: odds in gilt, refusals in red. With empty hands it names them.
func (f *Face) drawVerdicts(u *ui.UI, s *table.Sight) {
	g := &f.glass
	clear(g.plaques[:])
	for i, area := range f.view.Planets[g.planet].Areas {
		v := f.verdict(area)
		switch {
		case len(g.loads) == 0:
			f.drawPlaque(u, i, f.name(area), "", false)
		case area == g.loads[0].area:
			f.drawPlaque(u, i, f.name(area), f.word("glass.here"), false)
		case v.bad != nil:
			f.drawPlaque(u, i, f.voice.Say(v.bad.Why), f.word("glass.rule", rules.W(string(v.bad.Rule))), true)
		case v.attack:
			f.foresee(area, v.room)
			if k := &f.acts.forecast; k.some {
				f.drawPlaque(u, i, f.word("glass.wins", rules.W(f.percent(k.odds.Told()))), f.word("glass.against", rules.N(k.odds.Units[0]), rules.N(k.odds.Units[1])), false)
			}
		case v.legal:
			f.drawPlaque(u, i, f.name(area), f.word("glass.room", rules.N(v.room)), false)
		}
	}
}

// foresee counts the odds of an attack by the first n units in hand, once for each handful and area.
func (f *Face) foresee(to rules.Ref, n int) {
	k := &f.acts.forecast
	now := f.gripOn(to, n)
	if k.grip == now {
		return
	}
	*k = forecast{grip: now}
	k.odds, k.some = game.OddsAfter(&f.view, f.handful(to, n))
}

// handful are the moves that put the first n units in hand down in an area.
func (f *Face) handful(to rules.Ref, n int) (list []rules.Move) {
	for _, l := range f.glass.loads {
		for range l.n {
			if len(list) < n {
				list = append(list, rules.Move{Verb: game.MoveMove, A: l.unit.ID, B: l.area.ID, C: to.ID})
			}
		}
	}
	return list
}

// corners are the sides of the world at which the areas of one with so many are named: over the bezel, so that nothing is hidden.
var corners = [...][]canvas.Point{
	2: {{X: 1, Y: -1}, {X: 1, Y: 1}},
	3: {{X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}},
	4: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}},
}

// leastPlaque is the width of the narrowest plate, in design pixels.
const leastPlaque = 108.0

// drawPlaque writes two lines on a plate at the outer edge of an area; it is pressed for the area.
func (f *Face) drawPlaque(u *ui.UI, i int, text, below string, bad bool) {
	g := &f.glass
	corner := corners[len(f.view.Planets[g.planet].Areas)][i]
	w := max(g.radius*.76, u.Px(leastPlaque))
	st, small := u.Theme.Colored(ui.BodyBold, u.Theme.Ink), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	if bad {
		st = u.Theme.Colored(ui.Small, u.Theme.Why)
		small.Color = u.Theme.Why
	}
	h := ui.TextHeight(text, st, w-u.Px(12)) + u.Px(6)
	under := 0.0
	if below != "" {
		under = ui.TextHeight(below, small, w-u.Px(12))
	}
	at := canvas.Point{X: g.middle.X + corner.X*g.radius*.95, Y: g.middle.Y + corner.Y*g.radius*.7}
	r := canvas.Rect{X: math.Round(at.X - w/2), Y: math.Round(at.Y - (h+under)/2), W: w, H: h + under}
	r.Y = min(r.Y, g.foot-r.H)
	if b := &f.view.Battle; b.On && b.Area == f.view.Planets[g.planet].Areas[i] {
		f.drawSquad(u, canvas.Point{X: r.X + u.Px(20), Y: r.Y - u.Px(4)}, &b.Ready[0], .46)
	}
	g.plaques[i] = r
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(3))
	in.X, in.W = in.X+u.Px(3), in.W-u.Px(6)
	u.Paragraph(ui.CutTop(&in, h-u.Px(6)), text, st, ui.Center)
	if below != "" {
		u.Paragraph(in, below, small, ui.Center)
	}
}

// drawAdvice says at the foot what a click would do.
func (f *Face) drawAdvice(u *ui.UI, r canvas.Rect, s *table.Sight) {
	g := &f.glass
	text := f.word("glass.take")
	if !f.anyMoves() {
		text = f.word("glass.done")
	}
	if len(g.loads) > 0 {
		text = f.word("glass.put", rules.N(f.inHand()))
		if s.Hover.Kind == game.KindArea && f.view.Areas[s.Hover.ID].Planet == g.planet {
			switch v := f.verdict(s.Hover); {
			case v.attack:
				text = f.word(f.onslaught(s.Hover), rules.R(s.Hover), rules.N(v.room), rules.N(f.view.Areas[s.Hover.ID].Limit+game.MoreAttackers)) + f.leftBehind(s.Hover, v.room)
			case v.legal:
				left := f.leftBehind(s.Hover, v.room)
				text = f.word("glass.put.here", rules.R(s.Hover), rules.N(v.room), rules.N(f.view.Areas[s.Hover.ID].Limit))
				if who := f.glass.left.enter; who != "" {
					text = f.word("glass.put.some", rules.R(s.Hover), rules.N(v.room), rules.N(f.inHand()), rules.W(who))
				}
				text += left
			}
		}
	}
	w := min(u.Px(560), r.W-u.Px(24))
	st, gap := u.Theme.Text(ui.Body), u.Px(6)
	if f.low(u) {
		st, gap = u.Theme.Text(ui.Small), 0
	}
	h := ui.TextHeight(text, st, w-u.Px(24)) + u.Px(14)
	box := canvas.Rect{X: r.Center().X - w/2, Y: r.Bottom() - h - gap, W: w, H: h}
	if i := f.ending(); i >= 0 && len(g.loads) == 0 && !f.anyMoves() { // a press on the advice follows it
		if u.Button(box, f.voice.Say(f.offers.Legal[i].Caption.Label), ui.ButtonOpts{Main: true}) {
			s.Answers = append(s.Answers, f.offers.Legal[i].Move)
		}
		return
	}
	u.Theme.Skin(u, ui.PanelShape, box)
	u.Paragraph(canvas.Rect{X: box.X + u.Px(12), Y: box.Y + u.Px(7), W: w - u.Px(24), H: h}, text, st, ui.Center)
}

// onslaught is how it is said that units are put where they attack: the first, or more of them.
func (f *Face) onslaught(area rules.Ref) string {
	if b := &f.view.Battle; b.On && b.Area == area && total(&b.Ready[0]) > 0 {
		return "glass.put.attack"
	}
	return "glass.put.attack.first"
}

// ending is the answer that ends the moves, -1 when it is not offered.
func (f *Face) ending() int {
	last := len(f.offers.Legal) - 1
	if last >= 0 && f.offers.Legal[last].Caption.Rank == rules.Last {
		return last
	}
	return -1
}

// anyMoves says whether any unit may still move, or whether the question is not open now.
func (f *Face) anyMoves() bool {
	for i := range f.offers.Legal {
		if f.offers.Legal[i].Move.Verb == game.MoveMove {
			return true
		}
	}
	return len(f.offers.Legal) == 0
}

// drawLoads draws what was taken up at the cursor.
func (f *Face) drawLoads(u *ui.UI) {
	if len(f.glass.loads) == 0 || !u.In.Present || !f.board.slate.Contains(u.In.Cursor) {
		return
	}
	x := u.In.Cursor.X + u.Px(20)
	k := math.Floor(64*.5*u.Theme.Scale) / 64
	for _, l := range f.glass.loads {
		at := canvas.Point{X: x, Y: u.In.Cursor.Y + u.Px(4)}
		u.Picture(f.box.Figure(int(l.unit.ID), f.faction(f.view.Seat), k), canvas.Place{At: at, AnchorX: .5, AnchorY: orrery.FigureFoot / 112, Alpha: .92})
		f.drawCount(u, canvas.Point{X: x, Y: at.Y + u.Px(6)}, l.n)
		x += u.Px(34)
	}
}

// orreryArea is the area of the world under the glass at a place, -1 on the bezel.
func orreryArea(count int, g *glass, at canvas.Point) int {
	return orrery.AreaAt(count, g.radius, at.X-g.middle.X, at.Y-g.middle.Y)
}
