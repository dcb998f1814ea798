package imperio

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

// The technologies as a map of stars: lines lead from what is needed to what it allows, stars that may be researched glow with their
// price, and beside it stands what the chosen one does.

// stars is the state of the map.
type stars struct {
	chosen int // technology
	w, h   int
	scale  float64
	plate  *canvas.Picture
	aims   aims
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
	{500, 152, above}, {454, 286, rightOf}, {626, 208, rightOf}, {540, 390, below}, {722, 128, above}, {670, 354, rightOf},
	{194, 160, above}, {90, 278, below}, {194, 364, below}, {322, 278, below},
	{852, 278, rightOf}, {976, 386, below}, {944, 170, above}, {1094, 138, above}, {1110, 316, below},
	{770, 538, leftOf}, {670, 684, below}, {830, 758, below}, {960, 522, rightOf}, {966, 666, rightOf},
	{110, 602, above}, {206, 736, below}, {366, 592, above}, {442, 708, below},
}

// branchPlaces are where the names of the branches stand.
var branchPlaces = [game.NumBranches][2]float64{{520, 506}, {194, 470}, {940, 40}, {860, 610}, {262, 664}}

// drawStars draws the map, and the chosen star beside it.
func (f *Face) drawStars(u *ui.UI, r canvas.Rect, s *table.Sight) {
	side := besideStars(u, &r)
	k := &f.book.stars
	if w, h := int(r.W), int(r.H); k.plate == nil || k.w != w || k.h != h || k.scale != u.Theme.Scale {
		if k.plate != nil {
			k.plate.Drop()
		}
		plate := sky.Plate{W: w, H: h, Scale: u.Theme.Scale, Circles: true}
		k.w, k.h, k.scale, k.plate = w, h, u.Theme.Scale, plate.Picture()
	}
	u.Picture(k.plate, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	u.Clip(r)
	size := min(r.W/starsWide, r.H/starsHigh)
	corner := canvas.Point{X: r.X + (r.W-size*starsWide)/2, Y: r.Y + (r.H-size*starsHigh)/2}
	at := func(x, y float64) canvas.Point { return canvas.Point{X: corner.X + x*size, Y: corner.Y + y*size} }
	own := f.view.Own.Techs
	for t := range game.NumTechs {
		for need := range game.NumTechs {
			if game.TechAt(t).Needs>>need&1 == 0 {
				continue
			}
			ink, width := paint.Fade(palette.Line, .8), u.Px(1.2)
			if own>>need&1 != 0 {
				ink, width = palette.Gilt2, u.Px(2.2)
			}
			u.Line(at(starPlaces[need].x, starPlaces[need].y), at(starPlaces[t].x, starPlaces[t].y), width, ink)
		}
	}
	room := size / u.Theme.Scale
	named := room > .52
	for b, place := range branchPlaces {
		if room > .64 { // where it is narrower they would lie on the names of stars
			mid := at(place[0], place[1])
			st := u.Theme.Colored(ui.Title, palette.Gilt2)
			st.Spacing = u.Px(4)
			u.Words(canvas.Rect{X: mid.X - u.Px(120), Y: mid.Y - u.Px(12), W: u.Px(240), H: u.Px(24)}, f.capitals(f.word("branch."+itoa(b))), st, ui.Center)
		}
	}
	for t := range game.NumTechs {
		f.drawStar(u, t, at(starPlaces[t].x, starPlaces[t].y), named, s)
	}
	u.Unclip()
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

// drawStar draws a technology: gilt if it is one's own, glowing if it may be had, else a small one.
func (f *Face) drawStar(u *ui.UI, t int, at canvas.Point, named bool, s *table.Sight) {
	row, own := game.TechAt(t), f.view.Own.Techs
	has, open := own>>t&1 != 0, own&row.Needs == row.Needs
	r, ink, edge := 15.0, palette.Star, palette.Glow
	switch {
	case has:
		ink, edge = palette.Gilt2, palette.Gilt2
	case !open:
		r, ink, edge = 10, palette.Faint, palette.Faint
	}
	spot := canvas.Rect{X: at.X - u.Px(22), Y: at.Y - u.Px(22), W: u.Px(44), H: u.Px(44)}
	u.Scope(1600 + t)
	hover, pressed := u.Spot("star", spot)
	u.Unscope()
	if open && !has {
		for ring := range 3 {
			chart.Disc(u, at, u.Px(2*r+10+9*float64(ring)), paint.Fade(palette.Glow, .14))
		}
	}
	chart.Disc(u, at, u.Px(2*r+3), edge)
	chart.Disc(u, at, u.Px(2*r), palette.Plate)
	f.sign(u, signs.StarSign, at, 1.3*r, ink)
	if hover || f.book.stars.chosen == t {
		chart.Circle(u, at, u.Px(r+6), u.Px(2), palette.Star)
	}
	if pressed {
		u.App.Play("click")
		f.book.stars.chosen = t
	}
	if tech, slot := f.researched(); tech == t {
		f.waxRoman(u, canvas.Point{X: at.X + u.Px(r+8), Y: at.Y - u.Px(4)}, 12, chart.Roman(slot))
	}
	arms := canvas.Point{X: at.X - u.Px(r+14), Y: at.Y}
	if starPlaces[t].side == leftOf { // there stands the name
		arms = canvas.Point{X: at.X, Y: at.Y + u.Px(r+16)}
	}
	for q := range rules.Seat(f.view.Players) {
		if (f.view.Own.Verified[q]|f.view.Own.Reported[q])>>t&1 != 0 {
			f.Emblem(u, q, arms, u.Px(20))
			arms.X -= u.Px(18)
		}
	}
	if !named {
		u.Tip(spot, f.name(row.Ref))
		return
	}
	f.starName(u, t, at, r, has, open)
}

// starName writes the name of a star and its price beside it.
func (f *Face) starName(u *ui.UI, t int, at canvas.Point, r float64, has, open bool) {
	role, ink := ui.Body, palette.Star
	switch {
	case has:
		role, ink = ui.Italic, palette.Gilt2
	case !open:
		ink = palette.Label
	}
	st := u.Theme.Colored(role, ink)
	st.Size *= .92
	name := f.name(game.TechAt(t).Ref)
	w := min(fonts.Width(name, st), u.Px(150)) + u.Px(4)
	high := ui.TextHeight(name, st, w)
	price := u.Px(20)
	if has {
		price = 0
	}
	box := canvas.Rect{W: w, H: high + price}
	align := ui.Center
	switch starPlaces[t].side {
	case above:
		box.X, box.Y = at.X-w/2, at.Y-u.Px(r+7)-box.H
	case rightOf:
		box.X, box.Y, align = at.X+u.Px(r+9), at.Y-box.H/2, ui.Left
	case leftOf:
		box.X, box.Y, align = at.X-u.Px(r+9)-w, at.Y-box.H/2, ui.Right
	default:
		box.X, box.Y = at.X-w/2, at.Y+u.Px(r+6)
	}
	u.Paragraph(ui.CutTop(&box, high), name, st, align)
	if has {
		return
	}
	mid := box.Center().X
	switch align {
	case ui.Left:
		mid = box.X + u.Px(20)
	case ui.Right:
		mid = box.Right() - u.Px(20)
	}
	tag := canvas.Rect{X: mid - u.Px(20), Y: box.Y + u.Px(1), W: u.Px(40), H: u.Px(18)}
	if open {
		ink = palette.Gilt2
	}
	u.Fill(tag.Inset(-u.Px(1)), paint.Fade(ink, .8))
	u.Fill(tag, palette.Plate)
	f.sign(u, signs.Resources, canvas.Point{X: tag.X + u.Px(11), Y: tag.Center().Y}, 11, ink)
	u.Words(canvas.Rect{X: tag.X + u.Px(18), Y: tag.Y, W: u.Px(20), H: tag.H}, itoa(f.desk.prices.Techs[t]), u.Theme.Colored(ui.Number, ink), ui.Left)
}

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
	foot := ui.CutBottom(&r, u.Px(52))
	in := u.Panel(r)
	k := &f.book.pens[0]
	box := u.BeginScroll(in, &f.book.scroll)
	*k = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, seen: in}
	k.title(f.word("branch."+itoa(row.Branch)), "")
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
	k.gap(4)
	k.text(f.voice.Below("imperio.effect.tech.", f.id(row.Ref)), ui.Body, u.Theme.Ink)
	k.gap(8)
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
			f.book.stars.chosen = t
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
	if !f.plans(s) || f.view.Own.Techs>>t&1 != 0 {
		return
	}
	r = ui.Middle(r, r.W, u.Px(42))
	k := &f.book.letter
	if k.seen != s.Desk.Version || k.tech != t {
		moves := []rules.Move{{Verb: game.VerbResearch, A: int16(t)}}
		k.seen, k.tech, k.writ = s.Desk.Version, t, f.writ(s.Desk, game.ActionResearch, moves, func([]rules.Move) bool { return true })
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
