package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// leafKeys name the panels on their tabs.
var leafKeys = [Leaves]string{"decision", "detail", "seats", "chronicle"}

// turn gives the page, where there is one, to the panel that the player chose last.
func (t *Table) turn(a *Areas) {
	t.shared = a.Shared
	t.leaf = a.Turn(t.leaf)
}

// tabs draws the names of the panels that share the page.
func (t *Table) tabs(u *ui.UI, a *Areas) {
	if Tabs(u, a, &t.leaf, func(l Leaf) string { return t.word(leafKeys[l]) }) {
		t.app.Play("page")
	}
}

// Tabs draws the names of the panels that share the page, where there is one, and says whether the player turned to
// another.
func Tabs(u *ui.UI, a *Areas, leaf *Leaf, name func(Leaf) string) (turned bool) {
	if a.Page.W <= 0 {
		return false
	}
	u.Block(a.Tabs)
	n, at := 0, 0
	for _, shared := range a.Shared {
		if shared {
			n++
		}
	}
	for l := range Leaves {
		if a.Shared[l] {
			if tab(u, ui.Column(a.Tabs, at, n, u.Px(4)), l, l == *leaf, name(l)) {
				*leaf, turned = l, true
			}
			at++
		}
	}
	return turned
}

// tab draws one name and says whether it was pressed.
func tab(u *ui.UI, r canvas.Rect, l Leaf, chosen bool, name string) bool {
	u.Scope(int(l))
	hover, clicked := u.Spot("leaf", r)
	u.Unscope()
	st := u.Theme.Colored(ui.Small, u.Theme.WoodText2)
	shape := ui.BarButton
	switch {
	case chosen:
		shape, st.Color, st.Bold = ui.OfferButton, u.Theme.OfferInk, true
	case hover:
		shape, st.Color = ui.BarHover, u.Theme.WoodText
	}
	u.Theme.Skin(u, shape, r)
	u.Words(canvas.Rect{X: r.X + u.Px(2), Y: r.Y, W: r.W - u.Px(4), H: r.H}, name, st, ui.Center)
	return clicked
}

// open turns the page to a panel if it is one of those that share it.
func (t *Table) open(l Leaf) {
	if t.shared[l] {
		t.leaf = l
	}
}
