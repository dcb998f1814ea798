package imperio

import (
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The card in a corner of the chart with what is before the Council and for whom, one's own votes on it, and how many laws are in force. A click
// turns to the page of the Council.

// Measures of the card in design pixels.
const (
	docketWide = 214
	docketSlim = 184 // where there is less room
	docketHead = 28
	docketLine = 22
)

// reserveDocket finds a corner for the card in which neither hexes nor the other plates lie.
func (f *Face) reserveDocket(u *ui.UI, view canvas.Rect) {
	k, n := &f.plates, len(f.view.Docket)
	k.docket = canvas.Rect{}
	if n == 0 || f.view.Seat < 0 {
		return
	}
	for _, lines := range [...]int{n, 0} { // the proposals, or how many they are
		if k.docket = f.docketCorner(u, view, lines); !k.docket.Empty() {
			return
		}
	}
}

// docketCorner is a corner with room for the card with so many proposals.
func (f *Face) docketCorner(u *ui.UI, view canvas.Rect, proposals int) canvas.Rect {
	k, h := &f.plates, u.Px(float64(docketHead+docketLine*(proposals+1)+10))
	for _, w := range [...]float64{u.Px(docketWide), u.Px(docketSlim)} {
		for _, c := range [...]struct{ right, low bool }{{true, true}, {false, true}, {true, false}, {false, false}} {
			r, ok := f.corner(view, w, h, c.right, c.low)
			if ok && r.Intersect(k.cartouche).Empty() && r.Intersect(k.key).Empty() {
				return r
			}
		}
	}
	return canvas.Rect{}
}

// drawDocket draws the card.
func (f *Face) drawDocket(u *ui.UI, s *table.Sight) {
	r, v := f.plates.docket, f.view
	if r.W == 0 || f.film.busy() || s.Bare {
		return
	}
	u.Block(r)
	hover, pressed := u.Spot("docket", r)
	f.notedPaper(u, r, hover)
	u.Tip(r, f.word("docket.tip"))
	in := canvas.Rect{X: r.X + u.Px(12), Y: r.Y + u.Px(5), W: r.W - u.Px(24), H: r.H - u.Px(10)}
	head := ui.CutTop(&in, u.Px(docketHead-6))
	title := f.capitals(f.word("council.docket"))
	u.Words(head, title, fitted(title, u.Theme.Colored(ui.Title, u.Theme.Heading), head.W-u.Px(16), u.Px(10)), ui.Left)
	u.Rule(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(u.Px(1), 1)})
	ui.CutTop(&in, u.Px(4))
	if r.H < u.Px(float64(docketHead+docketLine*(len(v.Docket)+1))) {
		words := f.word("docket.proposals", rules.N(len(v.Docket)), rules.N(votesLeft(v)))
		u.Words(in, words, fitted(words, u.Theme.Text(ui.Body), in.W, u.Px(11)), ui.Left)
		f.turnToCouncil(pressed, s)
		return
	}
	for i := range v.Docket {
		line := ui.CutTop(&in, u.Px(docketLine))
		u.Tip(line, f.gained.of(f, &v.Docket[i]).tip)
		votes := ui.CutRight(&line, u.Px(26))
		if house := v.Docket[i].Bound; house != rules.Nobody {
			f.Emblem(u, house, canvas.Point{X: line.Right() - u.Px(10), Y: line.Center().Y}, u.Px(18))
			line.W -= u.Px(22)
		}
		name := f.name(v.Docket[i].Entry)
		u.Words(line, name, fitted(name, u.Theme.Text(ui.Body), line.W, u.Px(11)), ui.Left)
		mid := canvas.Point{X: votes.Right() - u.Px(10), Y: votes.Center().Y}
		edge := u.Theme.Ink3
		if v.Own.Votes[i][1] > 0 {
			edge = palette.Glow
		}
		chart.Disc(u, mid, u.Px(21), edge)
		chart.Disc(u, mid, u.Px(18), u.Theme.Key)
		u.Words(canvas.Rect{X: mid.X - u.Px(12), Y: votes.Y, W: u.Px(24), H: votes.H}, itoa(v.Own.Votes[i][1]), u.Theme.Text(ui.Number), ui.Center)
	}
	laws := f.word("docket.laws", rules.N(len(v.Laws)))
	if len(v.Laws) == 0 {
		laws = f.word("docket.lawless")
	}
	u.Words(ui.CutTop(&in, u.Px(docketLine)), laws, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	f.turnToCouncil(pressed, s)
}

// turnToCouncil opens the page of the Council once the card is pressed.
func (f *Face) turnToCouncil(pressed bool, s *table.Sight) {
	if pressed {
		f.app.Play("click")
		f.sheet.tab, s.Turn = councilTab, true
	}
}

// notedPaper is a sheet with a folded corner.
func (f *Face) notedPaper(u *ui.UI, r canvas.Rect, hover bool) {
	fold := u.Px(16)
	edge, paper := u.Theme.Gilt, u.Theme.Paper
	if hover {
		edge = palette.Glow
	}
	line := max(u.Px(1.4), 1)
	cut := func(r canvas.Rect, fold float64) {
		f.plates.outline = append(f.plates.outline[:0], canvas.Point{X: r.X, Y: r.Y}, canvas.Point{X: r.Right() - fold, Y: r.Y}, canvas.Point{X: r.Right(), Y: r.Y + fold}, canvas.Point{X: r.Right(), Y: r.Bottom()}, canvas.Point{X: r.X, Y: r.Bottom()})
	}
	cut(canvas.Rect{X: r.X + u.Px(2), Y: r.Y + u.Px(3), W: r.W, H: r.H}, fold)
	u.Polygon(f.plates.outline, paint.Fade(u.Theme.Shadow, .5))
	cut(r.Inset(-line), fold)
	u.Polygon(f.plates.outline, edge)
	cut(r, fold)
	u.Polygon(f.plates.outline, paper)
	f.plates.outline = append(f.plates.outline[:0], canvas.Point{X: r.Right() - fold, Y: r.Y}, canvas.Point{X: r.Right(), Y: r.Y + fold}, canvas.Point{X: r.Right() - fold, Y: r.Y + fold})
	u.Polygon(f.plates.outline, u.Theme.Paper3)
}
