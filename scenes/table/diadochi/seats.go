package diadochi

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/icons"
)

// disc paints a filled circle.
func disc(u *ui.UI, c canvas.Point, diameter float64, ink color.NRGBA) {
	u.Line(c, canvas.Point{X: c.X + 0.01, Y: c.Y}, diameter, ink)
}

// Panels draws players, hand and detail, and returns what was clicked there.
func (f *Face) Panels(u *ui.UI, a table.Areas, s *table.Sight) rules.Ref {
	u.Block(a.Seats)
	f.woodwork(u, a)
	f.noted, f.firstAsked = a.Note.H > 0, s.Offers.Decision.Prompt.Key == "diadochi.ask.first-player"
	clicked := f.drawHand(u, a, s)
	if ref := f.drawSeats(u, a.Seats, s); ref.Kind != 0 {
		clicked = ref
	}
	if !f.hand.away {
		f.drawMini(u, a.Mini, s.Offers)
	}
	f.threats.drawLegend(f, u, a, s)
	f.drawDetail(u, a.Detail, s)
	return clicked
}

// woodwork is the ground of the side columns.
func (f *Face) woodwork(u *ui.UI, a table.Areas) {
	a.Columns(u, u.Theme.Wood2)
	u.Fill(canvas.Rect{X: a.Map.X - u.Px(1), Y: a.Map.Y, W: u.Px(1), H: a.Map.H}, u.Theme.Gilt)
	u.Fill(canvas.Rect{X: a.Map.X + a.Map.W, Y: a.Map.Y, W: u.Px(1), H: a.Map.H}, u.Theme.Gilt)
	if low := a.Window.H - a.Map.Y - a.Map.H; low > 0 {
		u.Fill(canvas.Rect{X: 0, Y: a.Map.Y + a.Map.H, W: a.Window.W, H: low}, u.Theme.Wood2)
	}
}

// Heights of a player's card, in design pixels: name, figures and chips, and each row of what the player holds.
const (
	lowCard = 110
	cardRow = 30
)

// drawSeats draws a card per player, the one to move first in glow, and below them what else lies beside the map. All of
// it is as high as it needs; where there is no room for it, it scrolls.
func (f *Face) drawSeats(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	f.cards = [6]canvas.Rect{} // nothing points at a card that has given its page to another panel
	if r.W <= 0 || len(f.view.Seats) == 0 {
		return clicked
	}
	in := r.Inset(u.Px(ui.Gutter))
	all := f.seatsHeight(u, in.W)
	scrolls := all > in.H
	if scrolls {
		in = u.BeginScroll(r.Inset(u.Px(2)), &f.players)
		in.X += u.Px(ui.Gutter - 2)
		in.W -= u.Px(ui.Gutter - 2)
		all = f.seatsHeight(u, in.W)
	}
	in.H = math.Inf(1)
	for p := range f.view.Players {
		card := ui.CutTop(&in, f.cardHeight(u, in.W, rules.Seat(p)))
		ui.CutTop(&in, u.Px(ui.Gutter))
		f.cards[p] = card.Intersect(r)
		if f.drawSeat(u, card, rules.Seat(p), s) && r.Contains(u.In.Cursor) {
			clicked = s.Consult(seatRef(p))
		}
	}
	f.drawBeside(u, in)
	if scrolls {
		u.EndScroll(&f.players, all+u.Px(ui.Gutter))
	}
	return clicked
}

// seatsHeight is how high the cards of the players and what lies below them are where they are so wide.
func (f *Face) seatsHeight(u *ui.UI, width float64) (h float64) {
	for p := range f.view.Players {
		h += f.cardHeight(u, width, rules.Seat(p)) + u.Px(ui.Gutter)
	}
	return h + f.besideHeight(u, width)
}

// cardHeight is how high a player's card is where it is so wide: one row of what he holds and one of what he is, or as many as he needs.
func (f *Face) cardHeight(u *ui.UI, width float64, p rules.Seat) float64 {
	in := cardInside(u, width)
	rows := max(f.holdingRows(u, in, p), 1)
	return u.Px(lowCard) + float64(rows)*u.Px(cardRow) + f.chipsHeight(u, in, p) - u.Px(chipRow)
}

// chipRow is how high a row of chips is, and chipStep how far the next one lies below it.
const (
	chipRow  = 20
	chipStep = 24
)

// chipsHeight is how high the chips of a player are where they are so wide.
func (f *Face) chipsHeight(u *ui.UI, width float64, p rules.Seat) float64 {
	rows, x := 1, 0.0
	for _, c := range f.chips(p) {
		if !c.on {
			continue
		}
		w := chipWidth(u, f.voice.Below("diadochi.chip.", c.key))
		if x > 0 && x+w > width {
			rows, x = rows+1, 0
		}
		x += w + u.Px(4)
	}
	return u.Px(chipRow) + float64(rows-1)*u.Px(chipStep)
}

// cardInside is the width of what is written on a card so wide.
func cardInside(u *ui.UI, width float64) float64 { return width - u.Px(21) }

// drawSeat draws one player's card and says whether it was clicked.
func (f *Face) drawSeat(u *ui.UI, r canvas.Rect, p rules.Seat, s *table.Sight) bool {
	v := &f.view.Seats[p]
	if s.Deciding == p {
		glow := r.Inset(-u.Px(2.5))
		u.Theme.Skin(u, ui.FocusRing, glow)
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	if s.Offers.Lit(seatRef(int(p))) {
		u.Theme.SkinFaint(u, ui.SelectShape, r.Inset(u.Px(2)), .7)
	}
	u.Fill(canvas.Rect{X: r.X + u.Px(2), Y: r.Y + u.Px(4), W: u.Px(5), H: r.H - u.Px(8)}, f.theme.Of(f.faction(p)).Main)
	u.Tip(r, f.word("seat-tip"))
	in := canvas.Rect{X: r.X + u.Px(14), Y: r.Y + u.Px(6), W: r.W - u.Px(21), H: r.H - u.Px(11)}
	head := ui.CutTop(&in, u.Px(37))
	f.Emblem(u, p, canvas.Point{X: head.X + u.Px(18), Y: head.Y + u.Px(18)}, u.Px(34))
	ui.CutLeft(&head, u.Px(42))
	u.Words(ui.CutTop(&head, u.Px(19)), f.seatName(p), u.Theme.Text(ui.Label), ui.Left)
	f.drawFaction(u, head, p)
	f.drawFigures(u, ui.CutTop(&in, u.Px(40)), v)
	if h := f.chipsHeight(u, in.W, p); in.H >= h {
		f.drawChips(u, ui.CutBottom(&in, h), p)
	}
	ui.CutTop(&in, u.Px(4))
	if f.drawHoldings(u, in, p, s) {
		return false
	}
	_, click := u.In.Clicked(ui.LeftButton)
	return click && u.In.Present && r.Contains(u.In.Cursor) && !u.Dragged()
}

// drawFaction writes a player's faction, and who plays it; where the line is too short for that at any seat, less at all of them, and
// all of it in a tip.
func (f *Face) drawFaction(u *ui.UI, r canvas.Rect, p rules.Seat) {
	form, small := 0, u.Theme.Colored(ui.Small, u.Theme.Ink2)
	for q := range f.seats {
		words := f.factionWords(rules.Seat(q))
		for form < len(words)-1 && fonts.Width(words[form], small) > r.W {
			form++
		}
	}
	words := f.factionWords(p)
	if words[form] != words[0] {
		u.Tip(r, words[0])
	}
	u.Words(r, words[form], small, ui.Left)
}

// factionWords says which faction a seat plays, with the level and the character of a computer; then the same with less and less.
func (f *Face) factionWords(p rules.Seat) [3]string {
	name := f.voice.Below("diadochi.emblem.", f.factionKey(p))
	level, character := bot.Split(f.seats[p].Level)
	if level == "" {
		return [3]string{name, name, name}
	}
	level = f.voice.Below("diadochi.level.", level)
	short := f.word("faction-level", rules.W(name), rules.W(level))
	if character == "" {
		return [3]string{short, level, level}
	}
	character = f.voice.Below("diadochi.level.", character)
	return [3]string{f.word("faction-character", rules.W(name), rules.W(level), rules.W(character)),
		f.word("faction-level", rules.W(level), rules.W(character)), level}
}

func (f *Face) factionKey(p rules.Seat) string {
	return emblems.All[f.faction(p)].Name
}

// drawFigures draws victory points, legitimacy, hand and fleet strength.
func (f *Face) drawFigures(u *ui.UI, r canvas.Rect, v *game.PlayerView) {
	provinces, legitimacy := instantGoals(&f.view)
	figures := [...]struct {
		sign     icons.Icon
		key, tip string
		n, goal  int // goal is what wins at once, 0 for nothing
	}{
		{icons.Victory, "figure.vp", "figure.vp.tip", v.Victory, provinces}, {icons.Legitimacy, "figure.legit", "figure.legit.tip", v.Legitimacy, legitimacy},
		{icons.Hand, "figure.hand", "figure.hand.tip", v.Hand, 0}, {icons.Fleet, "figure.fleet", "figure.fleet.tip", v.FleetStrength, 0},
	}
	for i, g := range figures {
		box := ui.Column(r, i, len(figures), u.Px(3))
		u.Theme.Skin(u, ui.InlayShape, box)
		half := box
		upper := ui.CutTop(&half, box.H*0.58)
		if box.W >= u.Px(46) { // else it would crowd two figures
			sign := ui.CutLeft(&upper, u.Px(16))
			u.Picture(u.Theme.SignPicture(g.sign, u.Px(13), u.Theme.Heading), canvas.Place{At: canvas.Point{X: sign.X + u.Px(11), Y: sign.Y + sign.H/2}, AnchorX: .5, AnchorY: .5})
		}
		number, caption, words := u.Theme.Text(ui.Figure), u.Theme.Colored(ui.Caption, u.Theme.Ink2), f.word(g.key)
		if nearby(g.n, g.goal) { // a turn's luck may be enough
			words = f.word("figure.goal", rules.W(words), rules.N(g.goal))
			number.Color, caption.Color = u.Theme.Why, u.Theme.Why
			caption.Size *= min(1, (half.W-u.Px(2))/fonts.Width(words, caption))
		}
		u.Words(upper, plain(g.n), number, ui.Center)
		u.Words(half, words, caption, ui.Center)
		u.Tip(box, f.word(g.tip))
	}
}

// chip is one thing that a player may be.
type chip struct {
	on       bool
	key, tip string
}

// chips say what a player is: Champion or Successor, Usurper, holder of the largest fleet, first player.
func (f *Face) chips(p rules.Seat) [5]chip {
	v := &f.view.Seats[p]
	return [...]chip{
		{v.Usurper, "usurper", "usurper.tip"}, {v.Champion, "champion", "champion.tip"}, {!v.Champion, "successor", "successor.tip"},
		{v.Largest, "largest", "largest.tip"}, {f.view.First == p && !f.firstAsked, "first", "first.tip"},
	}
}

// drawChips draws the chips of a player, in rows where they do not stand beside one another.
func (f *Face) drawChips(u *ui.UI, r canvas.Rect, p rules.Seat) {
	at := canvas.Point{X: r.X, Y: r.Y}
	for _, c := range f.chips(p) {
		if !c.on {
			continue
		}
		text, tip := f.voice.Below("diadochi.chip.", c.key), ""
		if c.key == "usurper" {
			tip = f.usurperTip()
		} else {
			tip = f.voice.Below("diadochi.chip.", c.tip)
		}
		if at.X > r.X && at.X+chipWidth(u, text) > r.X+r.W {
			at = canvas.Point{X: r.X, Y: at.Y + u.Px(chipStep)}
		}
		w := u.Chip(at, text)
		u.Tip(canvas.Rect{X: at.X, Y: at.Y, W: w, H: u.Px(chipRow)}, tip)
		at.X += w + u.Px(4)
	}
}

// usurperTip says who is Usurper and who leads now: the Usurper was named when the Turn began (3.7).
func (f *Face) usurperTip() string {
	leader := rules.Seat(0)
	for p := range f.view.Players {
		if f.view.Seats[p].Victory > f.view.Seats[leader].Victory {
			leader = rules.Seat(p)
		}
	}
	k := usurperWords{lang: f.lang, victory: f.view.Seats[leader].Victory}
	for p := range f.view.Players {
		if f.view.Seats[p].Victory == k.victory {
			k.leaders = k.leaders.With(rules.Seat(p))
		}
	}
	if k != f.usurper {
		var names []string
		for p := range f.view.Players {
			if k.leaders.Has(rules.Seat(p)) {
				names = append(names, f.seatName(rules.Seat(p)))
			}
		}
		f.usurper, f.usurperSaid = k, f.word("chip.usurper.tip", rules.W(f.voice.List(names)), rules.N(k.victory), rules.N(len(names)))
	}
	return f.usurperSaid
}

// usurperWords is what the tip of the Usurper depends on.
type usurperWords struct {
	lang    string
	leaders rules.Seats
	victory int
}

// drawMini draws the whole theatre with who controls what and what part is seen. It gives way to what may be clicked below it.
func (f *Face) drawMini(u *ui.UI, r canvas.Rect, o *table.Offers) {
	held := f.miniShown && u.In.Held[ui.LeftButton] && r.Contains(u.In.Cursor) // it moves the map
	if f.miniShown = r.W > 0 && (held || !f.offersIn(r, o)); !f.miniShown {
		return
	}
	u.Block(r)
	u.Theme.Skin(u, ui.PanelShape, r)
	in := r.Inset(u.Px(4))
	f.mini(u, in)
}
