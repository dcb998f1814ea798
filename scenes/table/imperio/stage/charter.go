package stage

import (
	"image"
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The charters of the proposals: what is proposed in words, the tokens on every option, and what has come of it.

// What is narrower than this, in pixels of the design, has no room for two charters, or for the laws beside one; what is lower has
// none for the laws below it.
const (
	twoCharters = 1080
	lawsBeside  = 640
	lawsWide    = 340
	lawsBelow   = 480
)

// drawCouncil draws the chamber and the console of a count.
func (s *Stage) drawCouncil(u *ui.UI) {
	c := s.count
	n := c.now().heard(s.share)
	if s.beat == Verdict {
		n = c.now().all()
	}
	if !s.set.scene.Empty() {
		s.drawChamber(u, n)
	}
	r := s.set.console()
	s.vowsBelow = false
	switch {
	case r.W >= s.px(lawsBeside):
		wide := s.px(lawsWide)
		if r.W < s.px(twoCharters) {
			wide = math.Round(r.W * .36)
		}
		s.drawLaws(u, ui.CutRight(&r, wide))
		ui.CutRight(&r, s.px(gap))
	case r.H >= s.px(lawsBelow):
		s.drawLaws(u, ui.CutBottom(&r, math.Round(r.H*.4)))
		ui.CutBottom(&r, s.px(gap))
	default:
		s.vowsBelow = true
	}
	first, last := c.pair(s.set.console().W >= s.px(twoCharters))
	for i := first; i <= last; i++ {
		s.drawCharter(u, ui.Column(r, i-first, last-first+1, s.px(gap)), i, n)
	}
}

// console is the whole of the panels.
func (p *set) console() canvas.Rect {
	r := p.panels[hitsPanel]
	if p.panels[dicePanel].Empty() {
		return r
	}
	r = p.panels[dicePanel]
	for _, k := range p.panels {
		if !k.Empty() {
			r.W, r.H = max(r.Right(), k.Right())-r.X, max(r.Bottom(), k.Bottom())-r.Y
		}
	}
	return r
}

// pair are the numbers of the proposals whose charters are shown: the one that is counted, and where there is room its neighbour.
func (c *Count) pair(two bool) (first, last int) {
	if !two || len(c.Bills) < 2 {
		return c.At, c.At
	}
	first = min(c.At/2*2, len(c.Bills)-2)
	return first, first + 1
}

// sheetOf is the paper of a charter.
var keptSheets = cache.New[chamber.Charter](5 << 19)

// drawSheet draws the paper of a charter.
func (s *Stage) drawSheet(u *ui.UI, r canvas.Rect, torn bool) {
	k := chamber.Charter{W: int(r.W), H: int(r.H), Unit: s.set.unit, Top: u.Theme.Paper, Foot: u.Theme.Paper2, Torn: torn}
	p := keptSheets.Find(k)
	if p == nil {
		p = keptSheets.Keep(k, canvas.NewPicture(k.W, k.H, func(dst *image.RGBA) { k.Draw(paint.New(dst)) }))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
}

// drawCharter is a proposal with its options and the votes on each, piled by fives; n tokens of the one that is counted lie.
func (s *Stage) drawCharter(u *ui.UI, r canvas.Rect, i, n int) {
	c, w := s.count, &s.said.council.bills[i]
	b := &c.Bills[i]
	share, settled := 1.0, b.Decided
	switch {
	case i == c.At:
		share, settled = s.share, s.beat == Verdict
	case settled:
		n = b.all()
	default:
		n = 0
	}
	s.drawSheet(u, r, settled && b.Won == game.VoteAgainst && (i != c.At || s.decided()))
	in := canvas.Rect{X: r.X + s.px(20), Y: r.Y + s.px(chamber.Rod+6), W: r.W - 2*s.px(20), H: r.H - s.px(chamber.Rod+6+16)}
	ink := u.Theme.Ink
	if i != c.At && !b.Decided {
		ink = u.Theme.Ink2
	}
	head := s.headWords(ui.CutTop(&in, s.px(28)))
	u.Words(head, w.entry, s.fit(w.entry, s.style(u, ui.Prompt, ink), head.W), ui.Left)
	about := s.style(u, ui.Italic, u.Theme.Ink2)
	told := u.Paragraph(s.headWords(in), w.about, about, ui.Left) + s.px(5)
	ui.CutTop(&in, s.underSeal(r, in.Y+told)-in.Y)
	if foot := ui.CutBottom(&in, s.px(22)); settled && (i != c.At || s.decided()) {
		u.Words(foot, w.outcome, s.fit(w.outcome, s.style(u, ui.Body, u.Theme.Ink), foot.W), ui.Left)
	} else if !settled && i != c.At {
		u.Words(foot, s.said.council.waiting, s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
	}
	s.drawOptions(u, in, i, n, settled)
	if s.vowsBelow && settled && i == c.At {
		s.stampBroken(u, canvas.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: s.px(26)})
	}
	if settled && b.passed() {
		s.drawRuling(u, r, b, share)
	}
}

// leastOption is the height, in design pixels, that the number in the row of an option needs.
const leastOption = 32

// drawOptions draws a row for each option, in two columns where Houses are many, and below them the promises that have no other place.
func (s *Stage) drawOptions(u *ui.UI, r canvas.Rect, i, n int, settled bool) {
	b := &s.count.Bills[i]
	columns, each := 1, r.H/float64(max(len(b.Options), 1))
	if len(b.Options) > 4 && r.H < s.px(210) || len(b.Options) > 2 && each < s.px(leastOption) {
		columns = 2
	}
	rows := (len(b.Options) + columns - 1) / columns
	most := s.px(92)
	if b.election() {
		most = s.px(56)
	}
	high := math.Floor(min(most, r.H/float64(max(rows, 1))))
	all := ui.CutTop(&r, high*float64(rows))
	for o := range b.Options {
		row := ui.Column(all, o/rows, columns, s.px(gap))
		row.Y, row.H = row.Y+high*float64(o%rows), high-s.px(4)
		won := settled && b.Won == b.Options[o].Number
		ground, edge := u.Theme.Key, u.Theme.Paper3
		if won {
			ground, edge = lit, palette.Glow
		}
		u.Fill(row, edge)
		u.Fill(row.Inset(max(s.px(1.5), 1)), ground)
		s.drawOption(u, row.Inset(s.px(4)), i, o, n, won)
	}
	if !s.vowsBelow {
		return
	}
	for _, v := range s.said.council.vowOrder {
		if r.H < s.px(38) {
			return
		}
		s.drawVow(u, ui.CutTop(&r, s.px(38)), v)
	}
}

// drawOption is the row of one option.
func (s *Stage) drawOption(u *ui.UI, r canvas.Rect, i, o, n int, won bool) {
	b, row := &s.count.Bills[i], r
	ink := u.Theme.Ink
	if won {
		ink = litInk
	}
	box := ui.CutRight(&r, s.px(48))
	number := figure(b.sum(o, n))
	if cell := ui.Middle(box, s.px(42), min(s.px(36), box.H)); won {
		s.litBox(u, cell, number)
	} else {
		u.Fill(cell, u.Theme.Ink2)
		u.Fill(cell.Inset(max(s.px(1), 1)), u.Theme.Key)
		if i > s.count.At {
			number = "" // what is not counted is no nought
		}
		u.Words(cell, number, s.style(u, ui.Figure, u.Theme.Ink), ui.Center)
	}
	r.W -= s.px(6)
	name := s.said.council.bills[i].options[o]
	if r.H >= s.px(52) && !b.election() {
		head := ui.CutTop(&r, s.px(25))
		st := s.style(u, ui.Prompt, ink)
		st.Size *= .9
		ui.CutLeft(&head, u.Words(head, name, st, ui.Left)+s.px(18))
		s.drawVoters(u, head, b, o, n, ink)
		s.drawTokens(u, r, b, o, n)
		return
	}
	if b.election() {
		side := min(s.px(34), r.H)
		s.arms(u, rules.Seat(o), canvas.Point{X: r.X + side*.5, Y: r.Center().Y}, side)
		ui.CutLeft(&r, side+s.px(4))
	}
	wide := math.Round(min(s.px(84), r.W*.4))
	if st := s.fit(name, s.style(u, ui.Body, ink), wide); b.election() && fonts.Width(name, st) > wide {
		u.Tip(row, name) // the arms say more than the beginning of a name
	} else {
		u.Words(ui.CutLeft(&r, wide), name, st, ui.Left)
	}
	s.drawTokens(u, r, b, o, n)
}

// drawVoters names who has voted for an option so far, and with how many votes.
func (s *Stage) drawVoters(u *ui.UI, r canvas.Rect, b *Bill, o, n int, ink paint.Color) {
	name, count := s.style(u, ui.Small, ink), s.style(u, ui.Number, ink)
	all := 0.0
	for p := range s.count.Players {
		if b.counted(o, rules.Seat(p), n) > 0 {
			all += s.px(58) + fonts.Width(s.said.council.names[p], name)
		}
	}
	named := all <= r.W
	for p := range rules.Seat(s.count.Players) {
		m := b.counted(o, p, n)
		if m == 0 {
			continue
		}
		s.arms(u, p, canvas.Point{X: r.X + s.px(9), Y: r.Center().Y}, s.px(22))
		ui.CutLeft(&r, s.px(22))
		if named {
			ui.CutLeft(&r, u.Words(r, s.said.council.names[p], name, ui.Left)+s.px(5))
		}
		ui.CutLeft(&r, u.Words(r, figure(m), count, ui.Left)+s.px(12))
	}
}

// drawTokens lays the tokens of an option out by fives, as large as those of the option with most votes find room.
func (s *Stage) drawTokens(u *ui.UI, r canvas.Rect, b *Bill, o, n int) {
	sum, most := b.sum(o, n), 1
	for k := range b.Options {
		most = max(most, b.sum(k, n))
	}
	d := tokenSize(most, r.W, r.H, s.px(18))
	per := perLine(r.W, d)
	lines := (sum + per - 1) / per
	top := r.Y + (r.H-float64(lines)*d*1.12)/2 + d*.56
	k := 0
	for p := range rules.Seat(s.count.Players) {
		for range b.counted(o, p, n) {
			at := k % per
			s.token(u, canvas.Point{X: r.X + d*(.5+float64(at)*1.04+.45*float64(at/5)), Y: top + float64(k/per)*d*1.12}, d, p)
			k++
		}
	}
}

// perLine is how many tokens of a size find room in a line, by fives.
func perLine(w, d float64) int {
	return max(int(w/(d*(5*1.04+.45)))*5, 5)
}

// tokenSize is how large so many tokens may be in a box, at most `most`.
func tokenSize(sum int, w, h, most float64) float64 {
	d := most
	for d > 5 && (float64((sum+perLine(w, d)-1)/perLine(w, d))*d*1.12 > h || d*(5*1.04+.45) > w) {
		d--
	}
	return d
}
