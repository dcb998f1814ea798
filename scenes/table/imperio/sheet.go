package imperio

import (
	"slices"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// tab is one of the pages of the sheet beside the chart.
type tab uint8

// The pages. The chronicle has its own place at the table.
const (
	placeTab tab = iota
	houseTab
	techTab
	councilTab
	diplomacyTab
	tabs
)

var tabSigns = [tabs]signs.Sign{signs.Espionage, signs.House, signs.Research, signs.Throne, signs.Trade}
var tabWords = [tabs]string{"tab.place", "tab.house", "tab.techs", "tab.council", "tab.diplomacy"}

// sheet is the page beside the chart: which, about which House or place, and how far each is scrolled.
type sheet struct {
	tab    tab
	house  rules.Seat
	place  rules.Ref
	yard   rules.Ref // planet to whose Production the page is to be scrolled, or none
	works  int       // kind of letter to whose rows the page is to be scrolled, or 0
	fleet  bool      // the page is to be scrolled to the fleet, which an errand led to or whose order has just been written
	scroll [tabs]ui.Scroll
	read   rules.Ref           // the place that the page told of last
	docket []game.ProposalView // what was before the Council when its page was drawn last
	looked rules.Ref           // what was clicked while the film is held, or nothing
	choice choicePage
	pen    pen

	ties   []tie      // working memory of the ring
	speaks rules.Seat // of which House alone diplomacy tells, counted from 1; 0 = of all
	dealt  rules.Seat // to which House the page is to be scrolled after an offer to it, counted from 1; 0 = to none

	pressed bool    // V is down, or was until this tick
	down    float64 // for so many seconds
}

// drawSheet draws the tabs and the open page, and returns what was clicked on it.
func (f *Face) drawSheet(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	if r.W <= 0 || r.H <= 0 {
		return clicked
	}
	f.turnToDeal(s)
	f.drawTabs(u, ui.CutTop(&r, u.Px(u.Tall(tabHeight))))
	f.drawTodo(u, &r, s)
	in := u.Panel(r)
	k := &f.sheet
	if custom := customary(s); custom != nil {
		k.choice.draw(u, in, f, s, custom)
		return clicked
	}
	p := &k.pen
	if k.place != k.read { // another place is read from its top
		k.read, k.scroll[placeTab] = k.place, ui.Scroll{}
	}
	k.renew(f.view)
	box := u.BeginScroll(in, &k.scroll[k.tab])
	*p = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, top: box.Y, seen: in}
	switch k.tab {
	case placeTab:
		f.placePage(p, s)
	case houseTab:
		f.housePage(p, s)
	case techTab:
		f.techPage(p, s)
	case councilTab:
		f.councilPage(p, s)
	default:
		f.diplomacyPage(p, s)
	}
	u.EndScroll(&k.scroll[k.tab], p.y-box.Y)
	return p.clicked
}

// renew opens the page of the Council at its top when something else is before it: nobody misses what has just been proposed.
func (k *sheet) renew(v *game.View) {
	if !slices.Equal(k.docket, v.Docket) {
		k.docket, k.scroll[councilTab] = append(k.docket[:0], v.Docket...), ui.Scroll{}
	}
}

// tabHeight is the height of the tabs under a mouse, in design pixels: a sign, and its name below it.
const tabHeight = 44

// drawTabs draws the names of the pages, each always in the same place.
func (f *Face) drawTabs(u *ui.UI, r canvas.Rect) {
	high := r.H
	r.H += u.Px(4) // they stand on the page
	st, room := u.Theme.Text(ui.Caption), ui.Column(r, 0, int(tabs), u.Px(3)).W-u.Px(4)
	named := true
	for t := range tabs { // all in letters of one size, and none where a phone has no room for such as are read
		st = fitted(f.word(tabWords[t]), st, room, smallest(u, 8))
		named = named && (!u.Theme.Touch || fonts.Width(f.word(tabWords[t]), st) <= room)
	}
	for t := range tabs {
		box, open := ui.Column(r, int(t), int(tabs), u.Px(3)), t == f.sheet.tab
		u.Scope(500 + int(t))
		_, pressed := u.Spot("tab", box)
		u.Unscope()
		shape, ink := ui.BarButton, u.Theme.Gilt2
		if open {
			shape, ink = ui.OfferButton, u.Theme.OfferInk
		}
		u.Theme.Skin(u, shape, box)
		if named {
			f.sign(u, tabSigns[t], canvas.Point{X: box.Center().X, Y: box.Y + high*.36}, 19, ink)
			st.Color = ink
			u.Words(canvas.Rect{X: box.X + u.Px(1), Y: box.Y + high*.62, W: box.W - u.Px(2), H: high * .32}, f.word(tabWords[t]), st, ui.Center)
		} else {
			f.sign(u, tabSigns[t], canvas.Point{X: box.Center().X, Y: box.Y + high*.5}, 22, ink)
			u.Tip(box, f.word(tabWords[t]))
		}
		f.markTab(t, box)
		if pressed {
			u.App.Play("click")
			f.sheet.tab = t
		}
	}
}

// smallest is the least size of letters that are so large under a mouse, in design pixels: on a phone nobody reads smaller ones than that.
func smallest(u *ui.UI, mouse float64) float64 {
	if u.Theme.Touch {
		return u.Px(12)
	}
	return u.Px(mouse)
}

// pen writes a page from its top: each call takes the room that it needs. What is out of sight is not drawn.
type pen struct {
	f       *Face
	u       *ui.UI
	x, y, w float64
	top     float64 // where the page begins
	seen    canvas.Rect
	rows    int
	clicked rules.Ref

	more, less, label canvas.Rect // the keys of the row drawn last, and its words
}

// row takes room of some height and says whether it is in sight.
func (p *pen) row(h float64) (canvas.Rect, bool) {
	r := canvas.Rect{X: p.x, Y: p.y, W: p.w, H: h}
	p.y += h
	p.rows++
	return r, r.Bottom() >= p.seen.Y && r.Y <= p.seen.Bottom()
}

// gap leaves room free.
func (p *pen) gap(h float64) { p.y += p.u.Px(h) }

// title writes a heading in capitals, with a note at the right.
func (p *pen) title(words, note string) {
	r, seen := p.row(p.u.Px(24))
	p.gap(4) // seen or not, for a page is as high wherever it is scrolled to
	if !seen {
		return
	}
	u := p.u
	st := u.Theme.Colored(ui.Title, u.Theme.Heading)
	capitals := p.f.capitals(words)
	if fonts.Width(capitals, fitted(capitals, st, r.W, u.Px(11))) > r.W {
		capitals = words // which take less room, so that no name is cut
	}
	used := u.Words(r, capitals, fitted(capitals, st, r.W, u.Px(11)), ui.Left)
	room := canvas.Rect{X: r.X + used + u.Px(8), Y: r.Y, W: r.W - used - u.Px(8), H: r.H}
	u.Words(room, note, fitted(note, u.Theme.Colored(ui.Italic, u.Theme.Ink2), room.W, u.Px(11)), ui.Right)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: max(u.Px(1), 1)}, u.Theme.Paper3)
}

// noted writes a title with a note: beside it, or below where there is no room.
func (p *pen) noted(words, note string) {
	if p.besides(words, note) {
		p.title(words, note)
		return
	}
	p.title(words, "")
	p.text(note, ui.Italic, p.u.Theme.Ink2)
}

// besides says whether a note finds room beside a title.
func (p *pen) besides(words, note string) bool {
	u := p.u
	room := p.w - fonts.Width(p.f.capitals(words), u.Theme.Text(ui.Title)) - u.Px(8)
	return fonts.Width(note, fitted(note, u.Theme.Text(ui.Italic), room, u.Px(11))) <= room
}

// text writes a paragraph.
func (p *pen) text(words string, role ui.Role, ink paint.Color) {
	if words == "" {
		return
	}
	st := p.u.Theme.Colored(role, ink)
	if r, seen := p.row(ui.TextHeight(words, st, p.w)); seen {
		p.u.Paragraph(r, words, st, ui.Left)
	}
}

// factWords is where the words of a fact begin, in design pixels.
const factWords = 26

// fact writes a sign, words, and a figure at the right.
func (p *pen) fact(sign signs.Sign, words, figure string, ink paint.Color) {
	r, seen := p.row(p.u.Px(24))
	if !seen {
		return
	}
	u := p.u
	p.f.sign(u, sign, canvas.Point{X: r.X + u.Px(11), Y: r.Center().Y}, 17, ink)
	w := u.Words(r, figure, u.Theme.Colored(ui.Number, ink), ui.Right)
	u.Words(canvas.Rect{X: r.X + u.Px(factWords), Y: r.Y, W: r.W - u.Px(factWords+6) - w, H: r.H}, words, u.Theme.Colored(ui.Body, ink), ui.Left)
}

// cost is a fact whose figure is a price in Resources.
func (p *pen) cost(sign signs.Sign, words, price string, ink paint.Color) {
	r, seen := p.row(p.u.Px(24))
	if !seen {
		return
	}
	p.f.sign(p.u, sign, canvas.Point{X: r.X + p.u.Px(11), Y: r.Center().Y}, 17, ink)
	ui.CutLeft(&r, p.u.Px(factWords))
	p.price(&r, price, ink)
	p.u.Words(r, words, p.u.Theme.Colored(ui.Body, ink), ui.Left)
}

// link makes the row drawn last something that can be clicked, and lights it under the cursor.
func (p *pen) link(r canvas.Rect, ref rules.Ref) {
	p.u.Scope(600 + p.rows)
	hover, pressed := p.u.Spot("row", r)
	p.u.Unscope()
	if hover {
		p.u.Theme.SkinFaint(p.u, ui.SelectShape, r, .6)
	}
	if pressed {
		p.clicked = ref
	}
}

// capitals remembers headings in capitals, since they are written every tick.
func (f *Face) capitals(words string) string {
	c, known := f.caps[words]
	if !known {
		if f.caps == nil || len(f.caps) > 200 {
			f.caps = map[string]string{}
		}
		c = upper(words)
		f.caps[words] = c
	}
	return c
}

// place is what the Place page is about: what was clicked, else the viewer's home. Where no letters are written, it is what is under the
// cursor first; while a battle waits for an answer, or acts one out, where it is fought; while the film is held, what was clicked then.
func (f *Face) place(s *table.Sight) *game.HexView {
	refs := [...]rules.Ref{s.Hover, s.Selected, f.sheet.place}
	switch {
	case f.view.Battle.On && f.stage.Open():
		return system(f.view, f.view.Battle.At)
	case f.film.busy():
		if h := among(f.hexes(), s.Hover); h != nil {
			return h
		}
		if h := among(f.hexes(), f.sheet.looked); h != nil && s.Held {
			return h
		}
		f.sheet.looked = rules.Ref{}
		return among(f.hexes(), f.happens())
	case f.plans(s):
		refs = [...]rules.Ref{f.sheet.place, {}, {}}
	}
	for _, ref := range refs {
		if h := system(f.view, ref); h != nil {
			f.sheet.place = h.System
			return h
		}
	}
	if f.view.Seat >= 0 && int(f.view.Seat) < len(f.view.Houses) {
		return system(f.view, f.view.Houses[f.view.Seat].Home)
	}
	return nil
}

func itoa(n int) string { return strconv.Itoa(n) }

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	return "+" + itoa(n)
}
