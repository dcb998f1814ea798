package table

import (
	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// tabKeys name the panels on their tabs.
var tabKeys = [TabCount]string{"decision", "detail", "seats", "chronicle"}

// turn gives the page, where there is one, to the panel that the player chose last.
func (t *Table) turn(a *Areas) {
	t.shared = a.Shared
	t.tab = a.Turn(t.tab)
}

// tabs draws the names of the panels that share the page.
func (t *Table) tabs(u *ui.UI, a *Areas) {
	was := t.tab
	t.coverBelow(u, *a)
	if DrawTabs(u, a, &t.tab, func(l Tab) string { return t.word(tabKeys[l]) }) {
		t.app.Play("page")
		if t.tab == was && t.tall.can {
			t.tall.on = !t.tall.on
		}
	}
}

// DrawTabs draws the names of the panels that share the page, where there is one, and says whether the player turned to
// another.
func DrawTabs(u *ui.UI, a *Areas, tab *Tab, name func(Tab) string) (turned bool) {
	if a.Page.W <= 0 {
		return false
	}
	u.Block(a.Tabs)
	for l := range TabCount {
		if a.Shared[l] && drawTab(u, a.tabBox(u, l), l, l == *tab, name(l)) {
			*tab, turned = l, true
		}
	}
	return turned
}

// tabBox is where the name of a panel stands that shares the page.
func (a *Areas) tabBox(u *ui.UI, l Tab) canvas.Rect {
	n, at := 0, 0
	for k, shared := range a.Shared {
		if shared {
			n++
			if Tab(k) < l {
				at++
			}
		}
	}
	return ui.Column(a.Tabs, at, n, u.Px(tabGap))
}

// smallestTab is how small the name of a tab becomes before it is cut, as a share.
const smallestTab = .7

// drawTab draws one name and says whether it was pressed.
func drawTab(u *ui.UI, r canvas.Rect, l Tab, chosen bool, name string) bool {
	u.Scope(int(l))
	hover, clicked := u.Spot("tab", r)
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
	if fonts.Width(name, st) > r.W-u.Px(4) {
		st.Size = u.Theme.Text(ui.Caption).Size
	}
	if w := fonts.Width(name, st); w > r.W-u.Px(4) { // a slim page: a name that is small is better than half of one
		st.Size *= max((r.W-u.Px(4))/w, smallestTab)
	}
	u.Words(canvas.Rect{X: r.X + u.Px(2), Y: r.Y, W: r.W - u.Px(4), H: r.H}, name, st, ui.Center)
	return clicked
}

// open turns the page to a panel if it is one of those that share it.
func (t *Table) open(l Tab) {
	if t.shared[l] || t.sized == (canvas.Point{}) { // before the first frame nobody knows which share the page
		t.tall.on = t.tall.on && t.tab == l
		t.tab = l
	}
}

// panel draws the sheet of a panel and returns what is inside. On the page its tab is its heading.
func (t *Table) panel(u *ui.UI, r canvas.Rect, l Tab) canvas.Rect {
	if !t.shared[l] {
		return u.TitledPanel(r, t.word(tabKeys[l]))
	}
	u.Headline(2, t.word(tabKeys[l]))
	return u.Panel(r)
}
