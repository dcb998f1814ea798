package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/stars"
)

// The technologies as a map of stars: lines lead from what is needed to what it allows, stars that may be researched glow with their
// price, and beside it stands what the chosen one does.

// starBookState is the state of the map.
type starBookState struct {
	chosen int // technology
	w, h   int
	scale  float64
	plate  *canvas.Picture
	aims   aims
	gains  gains
	boxes  starBoxes // of the names
	listed bool      // names find no room on the map
	scroll ui.Scroll // of the list
	pens   [3]pen    // its columns
}

// starSide is where the name of a star stands.
type starSide uint8

const (
	below starSide = iota
	above
	rightOf
	leftOf
)

// The map is starsWide by starsHigh; starPlaces are the stars on it, in the order of the rules.
const starsWide, starsHigh = 1204.0, 882.0

var starPlaces = [game.NumTechs]struct {
	x, y float64
	side starSide
}{
	{500, 152, above}, {454, 286, rightOf}, {626, 208, rightOf}, {540, 390, below}, {722, 128, above}, {670, 368, rightOf},
	{194, 160, above}, {90, 262, below}, {206, 378, below}, {322, 278, below},
	{852, 278, rightOf}, {870, 410, below}, {928, 196, above}, {1112, 130, above}, {1110, 340, below},
	{770, 538, leftOf}, {670, 684, below}, {830, 758, below}, {960, 522, rightOf}, {966, 666, rightOf},
	{110, 602, above}, {200, 706, below}, {366, 592, above}, {464, 716, below},
}

// starMap is where the map lies in the window: its corner, and how many pixels a measure of it is.
type starMap struct {
	within canvas.Rect // for names: its frame is left free
	corner canvas.Point
	size   float64
	room   float64 // size in pixels of the theme
	stars  float64 // how large the stars are drawn, of the measures of their engraver
}

// starFrame is how wide the frame of the map is, against that of the chart.
const starFrame = .8

// starMapIn fits the map into a rectangle.
func starMapIn(u *ui.UI, r canvas.Rect) (k starMap) {
	k.size = min(r.W/starsWide, r.H/starsHigh)
	k.corner = canvas.Point{X: r.X + (r.W-k.size*starsWide)/2, Y: r.Y + (r.H-k.size*starsHigh)/2}
	k.room = k.size / u.Theme.Scale
	k.within = r.Inset(u.Px(chart.FrameWidth*starFrame + 3))
	k.stars = min(max(k.room*1.25, .55), .82)
	return k
}

func (k *starMap) at(x, y float64) canvas.Point {
	return canvas.Point{X: k.corner.X + x*k.size, Y: k.corner.Y + y*k.size}
}

func (k *starMap) star(t int) canvas.Point { return k.at(starPlaces[t].x, starPlaces[t].y) }

// named says whether the names of the stars find room, titled whether those of the branches do.
func (k *starMap) named() bool  { return k.room > .52 }
func (k *starMap) titled() bool { return k.room > .64 } // where it is narrower they would lie on the names of stars

// drawStars draws the map, and the chosen star beside it.
func (f *Face) drawStars(u *ui.UI, r canvas.Rect, s *table.Sight) {
	side := besideStars(u, &r)
	m := starMapIn(u, r)
	if f.book.stars.listed = !m.named(); f.book.stars.listed {
		f.listStars(u, r)
		f.starPage(u, side, s)
		return
	}
	f.drawStarPlate(u, r, &m)
	u.Clip(r)
	f.drawStarLines(u, &m)
	f.drawBranches(u, &m)
	for t := range game.NumTechs {
		f.drawStar(u, t, &m, s)
	}
	f.drawStarKey(u, r, &m)
	u.Unclip()
	chart.Frame(u, r, u.Theme.Scale*starFrame)
	f.starPage(u, side, s)
}

// researched is the technology that the letter of Research holds, or -1.
func (f *Face) researched() (tech, slot int) {
	for i := range f.view.Own.Slots {
		if k := &f.view.Own.Slots[i]; k.Kind == game.ActionResearch {
			return k.A, i + 1
		}
	}
	return -1, 0
}

// kindOf is how a technology stands to the House that looks.
func (f *Face) kindOf(t int) stars.Kind {
	switch own := f.view.Own.Techs; {
	case own>>t&1 != 0:
		return stars.Own
	case own&game.TechAt(t).Needs == game.TechAt(t).Needs:
		return stars.Open
	}
	return stars.Shut
}

// drawStar draws a technology: gilt if it is one's own, glowing if it may be had, else a small one.
func (f *Face) drawStar(u *ui.UI, t int, m *starMap, s *table.Sight) {
	kind, at := f.kindOf(t), m.star(t)
	r := stars.Reach[kind] * m.stars
	spot := canvas.Rect{X: at.X - u.Px(22), Y: at.Y - u.Px(22), W: u.Px(44), H: u.Px(44)}
	u.Scope(1600 + t)
	hover, pressed := u.Spot("star", spot)
	u.Unscope()
	u.Picture(stars.Star{Kind: kind, Unit: int(100 * u.Theme.Scale * m.stars)}.Picture(), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
	if hover || f.book.stars.chosen == t {
		chart.Circle(u, at, u.Px(r+6), u.Px(2), palette.Star)
	}
	if pressed {
		u.App.Play("click")
		f.book.choose(t)
	}
	if tech, slot := f.researched(); tech == t {
		f.waxRoman(u, f.starMark(u, m, t), starSeal, chart.Roman(slot))
	}
	if f.view.BroughtBy(t) != rules.Nobody {
		f.sign(u, signs.Trade, f.starMark(u, m, t), 16, palette.Gilt2)
	}
	f.drawStarHouses(u, t, m)
	f.starName(u, t, m)
}

// drawStarHouses draws the arms of the rivals who are known to have a technology; what a dossier says is marked as doubtful.
func (f *Face) drawStarHouses(u *ui.UI, t int, m *starMap) {
	n := 0
	for q := range rules.Seat(f.view.Players) {
		known, sure := f.knows(q, t)
		if !known {
			continue
		}
		box := f.starArms(u, m, t, n)
		f.Emblem(u, q, box.Center(), box.W)
		key := "stars.seen"
		if !sure {
			key = "stars.told"
			f.doubt(u, box.Center())
		}
		u.Tip(box, f.word(key, rules.W(f.houseName(q))))
		n++
	}
}

// knows says whether the House knows, or has heard, that another has a technology, and whether that is sure.
func (f *Face) knows(q rules.Seat, t int) (known, sure bool) {
	sure = f.view.Own.Verified[q]>>t&1 != 0
	return sure || f.view.Own.Reported[q]>>t&1 != 0, sure
}

// doubt is the mark at arms of which a dossier tells.
func (f *Face) doubt(u *ui.UI, arms canvas.Point) {
	mark := canvas.Point{X: arms.X + u.Px(7), Y: arms.Y - u.Px(7)}
	chart.Disc(u, mark, u.Px(13), palette.Keyline)
	u.Words(canvas.Rect{X: mark.X - u.Px(7), Y: mark.Y - u.Px(8), W: u.Px(14), H: u.Px(16)}, "?", u.Theme.Colored(ui.Label, palette.Gilt2), ui.Center)
}

// choose shows a technology on the paper, from its top.
func (b *book) choose(t int) { b.stars.chosen, b.scroll = t, ui.Scroll{} }

// besideStars takes the room of the paper from that of the chart: beside it, or below it where the window is upright.
func besideStars(u *ui.UI, r *canvas.Rect) canvas.Rect {
	if r.H > r.W*1.2 {
		side := ui.CutBottom(r, r.H-r.W*starsHigh/starsWide-u.Px(16))
		ui.CutBottom(r, u.Px(8))
		return side
	}
	side := ui.CutRight(r, min(u.Px(330), r.W*.36))
	ui.CutRight(r, u.Px(8))
	return side
}

// starPage tells of the chosen technology, and writes it in a letter.
func (f *Face) starPage(u *ui.UI, r canvas.Rect, s *table.Sight) {
	t := f.book.stars.chosen
	row, own := game.TechAt(t), f.view.Own.Techs
	foot := canvas.Rect{}
	if f.plans(s) && own>>t&1 == 0 {
		foot = ui.CutBottom(&r, u.Px(52))
	}
	in := u.Panel(r)
	k := &f.book.pens[0]
	box := u.BeginScroll(in, &f.book.scroll)
	*k = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, seen: in}
	k.title(f.word(branchWords[row.Branch]), "")
	k.text(f.name(row.Ref), ui.Prompt, u.Theme.Ink)
	k.gap(4)
	if price := f.desk.prices.Techs[t]; own>>t&1 != 0 {
		k.text(f.word("tech.own"), ui.Italic, u.Theme.Heading)
	} else {
		words := f.word("stars.price")
		if price != row.Price {
			words = f.word("stars.cheaper", rules.N(row.Price))
		}
		k.fact(signs.Resources, words, itoa(price), u.Theme.Ink)
	}
	if giver := f.view.BroughtBy(t); giver != rules.Nobody {
		k.text(f.word("stars.comes", rules.W(f.houseName(giver))), ui.Italic, u.Theme.Heading)
	}
	k.gap(4)
	k.text(f.voice.Below("imperio.effect.tech.", f.id(row.Ref)), ui.Body, u.Theme.Ink)
	k.gap(8)
	f.starGains(k, t)
	f.starAims(k, t)
	f.starList(k, f.word("stars.needs"), func(o int) bool { return row.Needs>>o&1 != 0 })
	f.starList(k, f.word("stars.allows"), func(o int) bool { return game.TechAt(o).Needs>>t&1 != 0 })
	f.starKnown(k, t)
	u.EndScroll(&f.book.scroll, k.y-box.Y)
	f.starButton(u, foot, t, s)
}

// starList lists technologies that can be chosen.
func (f *Face) starList(p *pen, title string, in func(t int) bool) {
	begun := false
	for t := range game.NumTechs {
		if !in(t) {
			continue
		}
		if !begun {
			p.title(title, "")
			begun = true
		}
		sign, note := signs.StarSign, itoa(f.desk.prices.Techs[t])
		if f.view.Own.Techs>>t&1 != 0 {
			sign, note = signs.Done, ""
		}
		if p.offer(sign, f.name(game.TechAt(t).Ref), "", note, "", false) {
			f.book.choose(t)
		}
	}
	if begun {
		p.gap(6)
	}
}

// starKnown lists who is known, or said, to have a technology.
func (f *Face) starKnown(p *pen, t int) {
	begun := false
	for q := range rules.Seat(f.view.Players) {
		key := ""
		switch {
		case f.view.Own.Verified[q]>>t&1 != 0:
			key = "stars.seen"
		case f.view.Own.Reported[q]>>t&1 != 0:
			key = "stars.told"
		default:
			continue
		}
		if !begun {
			p.title(f.word("stars.known"), "")
			begun = true
		}
		if r, seen := p.row(p.u.Px(28)); seen {
			f.Emblem(p.u, q, canvas.Point{X: r.X + p.u.Px(12), Y: r.Center().Y}, p.u.Px(24))
			ui.CutLeft(&r, p.u.Px(30))
			p.u.Words(r, f.word(key, rules.W(f.houseName(q))), p.u.Theme.Text(ui.Body), ui.Left)
		}
	}
}

// starButton writes the chosen technology in the letter of Research, or says why it may not be.
func (f *Face) starButton(u *ui.UI, r canvas.Rect, t int, s *table.Sight) {
	if r.Empty() {
		return
	}
	r = ui.Middle(r, r.W, u.Px(42))
	k := &f.book.letter
	if k.seen != s.Desk.Version || k.tech != t {
		k.seen, k.tech, k.writ = s.Desk.Version, t, f.researchWrit(s.Desk, t)
	}
	if now, slot := f.researched(); now == t {
		if u.Button(r, f.word("stars.withdraw", rules.W(chart.Roman(slot))), ui.ButtonOpts{Left: true}) {
			s.Desk.Withdraw(k.writ.at)
		}
		return
	}
	if k.writ.why != "" { // the reason alone finds room
		st := u.Theme.Colored(ui.Body, u.Theme.Why)
		u.Paragraph(ui.Middle(r, r.W-u.Px(20), ui.TextHeight(k.writ.why, st, r.W-u.Px(20))), k.writ.why, st, ui.Left)
		return
	}
	words := f.word("stars.write")
	if slot := k.writ.place - game.QuestionSlot + 1; slot > 0 {
		words = f.word("stars.write-in", rules.W(chart.Roman(slot)))
	}
	if u.Button(r, words, ui.ButtonOpts{Main: true, Left: true}) {
		f.put(s, k.writ)
	}
}
