package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Where panels share a page below the map it is too low for a long list. A press on the name of the page that is open, or on the number of the
// answers that it does not show, lets it reach up over hand and map; another one lays it down again, and so does an answer: what comes of
// it is to be seen.

// tallPage is whether the page reaches up, and whether it could.
type tallPage struct{ on, can bool }

// raisable says whether the page that is open can reach higher. Only what the table draws itself does: a face's own panel would lie
// below its hand.
func (t *Table) raisable(a *Areas) bool {
	return a.Page.W > 0 && a.Tabs.Y >= a.Map.Bottom() && t.shared[t.tab] && (t.tab == AnswerTab || t.tab == LogTab)
}

// raise lets the page reach up over hand and map, if it is to, and says so: what lies below hears nothing.
func (t *Table) raise(a *Areas) bool {
	if a.Spread.W > 0 { // it comes back as it was
		return false
	}
	t.tall.can = t.raisable(a)
	if t.tall.on = t.tall.on && t.tall.can; !t.tall.on {
		return false
	}
	foot := a.Page.Bottom()
	a.Tabs.Y = a.Map.Y + t.ui.Px(ui.Gutter)
	a.Page.Y = a.Tabs.Bottom() + t.ui.Px(tabGap)
	a.Page.H = foot - a.Page.Y
	*a.of(t.tab) = a.Page
	return true
}

// coverBelow hides what lies below a page that reaches up.
func (t *Table) coverBelow(u *ui.UI, a Areas) {
	if t.tall.on && a.Page.W > 0 {
		g := u.Px(ui.Gutter)
		r := canvas.Rect{X: a.Page.X - g, Y: a.Tabs.Y - g, W: a.Page.W + 2*g, H: a.Page.Bottom() + 2*g - a.Tabs.Y}
		u.Block(r)
		u.Fill(r, u.Theme.Wood)
	}
}

// signSize is how large the arrow on the name of a page is that can reach higher, and signTop how far below its upper edge, in design pixels.
const signSize, signTop = 10, 4

// drawRaise draws on the name of the page that is open an arrow which says that a press makes it higher, or lower again.
func (t *Table) drawRaise(u *ui.UI, a Areas) {
	if !t.tall.can || a.Page.W <= 0 {
		return
	}
	sign := ui.UpSign
	if t.tall.on {
		sign = ui.DownSign
	}
	r := a.tabBox(u, t.tab)
	at := canvas.Point{X: r.Center().X, Y: r.Y + u.Px(signTop+signSize/2)}
	if r.H < u.Px(ui.FingerHeight-4) { // a lower name has no room above its word
		at = canvas.Point{X: r.Right() - u.Px(signSize), Y: r.Y + u.Px(signSize)}
	}
	u.Picture(u.Theme.SignPicture(sign, u.Px(signSize), u.Theme.OfferInk), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}

// footReach is what a finger presses at the foot of the list: from where the answers end, as high as a finger.
func (t *Table) footReach(u *ui.UI, foot canvas.Rect) canvas.Rect {
	more := max(u.Px(u.Tall(0))-foot.H, 0)
	return canvas.Rect{X: foot.X, Y: foot.Y - more, W: foot.W, H: foot.H + more}
}

// pressFoot follows a finger on the number of the answers that the list does not show.
func (t *Table) pressFoot(u *ui.UI, foot canvas.Rect) {
	if t.offers.further.words == "" || !u.Theme.Touch || foot.H <= 0 {
		return
	}
	if _, pressed := u.Spot("further", t.footReach(u, foot)); pressed {
		t.showFurther(u, u.In.H/3)
	}
}

// showFurther makes the page higher for a finger that asks for the answers not shown; a page that is as high as it goes scrolls on by so
// much.
func (t *Table) showFurther(u *ui.UI, by float64) {
	if u.Theme.Touch && t.tall.can && !t.tall.on {
		t.tall.on = true
		t.app.Play("page")
		return
	}
	t.log.answers.To(t.log.answers.Pos + by)
}
