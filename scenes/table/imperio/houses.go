package imperio

import (
	"cmp"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// Heights of a House's card, in design pixels: with motto and four wells, with four wells, with two, and its head alone.
const (
	tallHouse = 214
	fullHouse = 184
	midHouse  = 146
	lowHouse  = 58
)

// houseHeight is how high the cards are where each has so much room.
func houseHeight(u *ui.UI, room float64) float64 {
	for _, high := range [...]float64{tallHouse, fullHouse, midHouse} {
		if room >= u.Px(high) {
			return u.Px(high)
		}
	}
	return room
}

// drawHouses draws a card for each House, the one that decides in glow, and returns the one that was clicked.
func (f *Face) drawHouses(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	f.cards = [6]canvas.Rect{}
	if r.W <= 0 || len(f.view.Houses) == 0 {
		return clicked
	}
	in, gap, n := r.Inset(u.Px(ui.Gutter)), u.Px(ui.Gutter), float64(f.view.Players)
	h := houseHeight(u, (in.H-(n-1)*gap)/n)
	scrolls := h < u.Px(lowHouse)
	if scrolls {
		h = u.Px(midHouse)
		in = u.BeginScroll(r, &f.list)
		in.H = n * (h + gap)
	}
	for p := range f.view.Houses {
		card := ui.CutTop(&in, h)
		ui.CutTop(&in, gap)
		f.cards[p] = card.Intersect(r)
		if f.drawHouse(u, card, rules.Seat(p), s) {
			if clicked = s.Consult(seatRef(rules.Seat(p))); f.plans(s) {
				clicked = rules.Ref{} // offers are begun on their own page: a card is read
			}
			f.sheet.tab, f.sheet.house = houseTab, rules.Seat(p)
		}
	}
	if scrolls {
		u.EndScroll(&f.list, n*(h+gap)-gap)
	}
	return clicked
}

func (f *Face) drawHouse(u *ui.UI, r canvas.Rect, p rules.Seat, s *table.Sight) bool {
	u.Scope(400 + int(p))
	hover, pressed := u.Spot("house", r)
	u.Unscope()
	switch {
	case s.Deciding == p && !f.film.busy(): // while all look on it is nobody's turn
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(2.5)))
	case hover:
		u.Theme.SkinFaint(u, ui.FocusRing, r.Inset(-u.Px(1.5)), .6)
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	f.ribbon(u, canvas.Rect{X: r.X + u.Px(2), Y: r.Y + u.Px(3), W: u.Px(7), H: r.H - u.Px(6)}, f.house(p))
	in := canvas.Rect{X: r.X + u.Px(14), Y: r.Y + u.Px(7), W: r.W - u.Px(22), H: r.H - u.Px(13)}
	tall := r.H > u.Px(tallHouse-20)
	size := 42.0
	if tall {
		size = 54
	}
	head := ui.CutTop(&in, u.Px(size))
	bare := in.H < u.Px(40) // the wells stand beside the name
	if bare {
		head.Y += in.H / 2
	}
	f.Emblem(u, p, canvas.Point{X: head.X + u.Px(size*.42), Y: head.Center().Y}, u.Px(size))
	ui.CutLeft(&head, u.Px(size*.84+6))
	if bare && head.W > u.Px(220) {
		beside := ui.CutRight(&head, u.Px(130))
		f.drawWells(u, &beside, p, false)
	}
	f.drawStyle(u, head, p)
	if tall {
		st := u.Theme.Colored(ui.Italic, u.Theme.Heading)
		st.Size *= .88
		motto := in
		ui.CutTop(&in, u.Px(24))
		motto.H = u.Px(22)
		u.Words(motto, f.motto(p), st, ui.Left)
		u.Tip(motto, f.motto(p))
	} else {
		ui.CutTop(&in, u.Px(5))
	}
	if !bare {
		f.drawWells(u, &in, p, r.H > u.Px(fullHouse-10))
	}
	if in.H >= u.Px(24) {
		f.drawTies(u, ui.CutBottom(&in, u.Px(26)), p)
	}
	return pressed
}

// drawStyle writes what a House calls itself, smaller and in two lines where it is long, and who plays it.
func (f *Face) drawStyle(u *ui.UI, r canvas.Rect, p rules.Seat) {
	name, st, low := f.styled(p), u.Theme.Text(ui.Name), u.Px(16)
	if fonts.Width(name, st) <= r.W {
		u.Words(ui.CutTop(&r, u.Px(22)), name, st, ui.Left)
	} else {
		st = u.Theme.Text(ui.BodyBold)
		st.Size *= .9
		if h := ui.TextHeight(name, st, r.W); h+low <= r.H+1 {
			u.Paragraph(ui.CutTop(&r, h), name, st, ui.Left)
		} else {
			u.Words(ui.CutTop(&r, u.Px(22)), name, st, ui.Left)
		}
	}
	below, small := f.beneath(p), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	line := ui.CutTop(&r, low)
	if !f.tellsAll(small, line.W) { // one House with its level beside another without would read as a difference
		u.Tip(line, below)
		below, small = f.briefly(p, small, line.W, u.Px(leastBrief))
	}
	u.Words(line, below, small, ui.Left)
}

// leastBrief is how small the line that says who plays a House may be, in design pixels.
const leastBrief = 10.5

// tellsAll says whether a line so wide has room for who plays each of the Houses.
func (f *Face) tellsAll(st fonts.Style, width float64) bool {
	for q := range rules.Seat(len(f.seats)) {
		if fonts.Width(f.beneath(q), st) > width {
			return false
		}
	}
	return true
}

// briefly says who plays a House where there is no room for all of it: the name, by which the chronicle calls the House, and the
// character, or the level of one without, if those of all Houses fit in a type no smaller than least.
func (f *Face) briefly(p rules.Seat, st fonts.Style, width, least float64) (string, fonts.Style) {
	small := st
	for q := range rules.Seat(len(f.seats)) {
		words := f.characterised(q)
		small.Size = min(small.Size, fitted(words, st, width, least).Size)
		if fonts.Width(words, small) > width {
			name := f.app.Calls(f.seats[p].Name)
			return name, fitted(name, st, width, least)
		}
	}
	return f.characterised(p), small
}

// characterised names who plays a House, with the character, or the level of one without.
func (f *Face) characterised(p rules.Seat) string {
	seat := f.seats[p]
	if _, character := bot.Split(seat.Level); character != "" {
		return f.word("player", rules.W(f.app.Calls(seat.Name)), rules.W(f.voice.Below("imperio.level.", character)))
	}
	return f.beneath(p)
}

// who says who plays a House.
func (f *Face) who(p rules.Seat) string {
	seat := f.seats[p]
	level, character := bot.Split(seat.Level)
	switch {
	case level == "":
		return f.app.Calls(seat.Name)
	case character == "":
		return f.word("player", rules.W(f.app.Calls(seat.Name)), rules.W(f.voice.Below("imperio.level.", level)))
	}
	return f.word("player.character", rules.W(f.app.Calls(seat.Name)), rules.W(f.voice.Below("imperio.level.", level)), rules.W(f.voice.Below("imperio.level.", character)))
}

func (f *Face) motto(p rules.Seat) string {
	if own := f.words.Find(p, mottoWord, rules.Ref{}); own != "" {
		return own
	}
	if int(p) < len(f.view.Houses) && f.view.Houses[p].Look.Motto != "" {
		return f.voice.Key(f.view.Houses[p].Look.Motto)
	}
	return ""
}

// drawWells draws worlds and ships, and for the viewer's own House Resources and Influence; other purses are closed (23.2).
func (f *Face) drawWells(u *ui.UI, in *canvas.Rect, p rules.Seat, purse bool) {
	row := ui.CutTop(in, u.Px(40))
	planets, fleet := f.holdings(p)
	f.well(u, ui.Column(row, 0, 2, u.Px(5)), planets, "worlds")
	f.well(u, ui.Column(row, 1, 2, u.Px(5)), fleet, "ships")
	if !purse {
		return
	}
	ui.CutTop(in, u.Px(5))
	row = ui.CutTop(in, u.Px(40))
	if p == f.view.Seat {
		f.well(u, ui.Column(row, 0, 2, u.Px(5)), f.purse(), "resources")
		f.well(u, ui.Column(row, 1, 2, u.Px(5)), f.view.Own.Influence, "influence")
		return
	}
	u.Theme.Skin(u, ui.OffButton, row)
	if k := f.dossier(p); k != nil {
		f.drawDossier(u, row, k)
		return
	}
	f.sign(u, signs.Treasury, canvas.Point{X: row.X + u.Px(22), Y: row.Center().Y}, 20, u.Theme.OffInk)
	ui.CutLeft(&row, u.Px(38))
	u.Words(row, f.word("closed-purse"), u.Theme.Colored(ui.Italic, u.Theme.OffInk), ui.Left)
}

// well is a figure with its caption.
func (f *Face) well(u *ui.UI, r canvas.Rect, n int, key string) {
	u.Theme.Skin(u, ui.InlayShape, r)
	u.Tip(r, f.word(f.voice.Joined(key, ".tip")))
	upper := ui.CutTop(&r, r.H*.58)
	u.Words(upper, strconv.Itoa(n), u.Theme.Text(ui.Figure), ui.Center)
	words := key
	if n == 1 {
		words = f.voice.Joined(key, ".one")
	}
	u.Words(r, f.word(words), u.Theme.Colored(ui.Caption, u.Theme.Ink2), ui.Center)
}

// drawTies draws wars and alliances, one's own passages, and whether the House has sealed.
func (f *Face) drawTies(u *ui.UI, r canvas.Rect, p rules.Seat) {
	h := &f.view.Houses[p]
	if h.Sealed || f.film.busy() && f.film.slot > 0 && !h.Gone { // the last to seal opens the orders of all
		f.wax(u, ui.CutRight(&r, u.Px(28)).Center(), 13, signs.Done)
	} else if f.view.Active == p && f.view.Phase == game.PhaseStrategic && f.view.Slot == 0 {
		f.sign(u, signs.Chronicle, ui.CutRight(&r, u.Px(28)).Center(), 20, u.Theme.Heading)
	}
	x := r.X
	wars, allies := f.bonds(p)
	for q := range rules.Seat(f.view.Players) {
		sign, edge, words := signs.War, u.Theme.Danger, ""
		switch {
		case q == p:
			continue
		case wars.Has(q):
		case f.declared(p, q):
			words = "tie.war-declared"
		case allies.Has(q):
			sign, edge = signs.Peace, u.Theme.Gilt
		case p == f.view.Seat && (f.view.Own.Granted.Has(q) || f.view.Own.Received.Has(q)):
			sign, edge = signs.Passage, u.Theme.Gilt
		default:
			continue
		}
		tie := canvas.Rect{X: x, Y: r.Y, W: u.Px(42), H: u.Px(24)}
		if tie.Right() > r.Right() {
			return
		}
		u.Theme.Skin(u, ui.ChipShape, tie)
		f.sign(u, sign, canvas.Point{X: tie.X + u.Px(13), Y: tie.Center().Y}, 13, edge)
		f.Emblem(u, q, canvas.Point{X: tie.X + u.Px(29), Y: tie.Center().Y}, u.Px(18))
		u.Tip(tie, f.word(cmp.Or(words, tieWords[sign]), rules.W(f.houseName(q))))
		x += tie.W + u.Px(4)
	}
}

// declared says whether the viewer's orders declare war between two Houses.
func (f *Face) declared(p, q rules.Seat) bool {
	me, all := f.view.Seat, f.view.Own.Declared
	return p == me && all.Has(q) || q == me && me >= 0 && all.Has(p)
}

var tieWords = map[signs.Sign]string{signs.War: "tie.war", signs.Peace: "tie.alliance", signs.Passage: "tie.passage"}
