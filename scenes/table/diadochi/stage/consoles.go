package stage

import (
	"image/color"
	"math"
	"strconv"

	"tyche/fonts"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/paint"
)

// landConsole is two sides and the table between them, with what follows the dice below it.
func (s *Stage) landConsole(u *ui.UI) {
	p := s.set.panels
	s.landSide(u, p[0], 0)
	s.landSide(u, p[2], 1)
	if !s.now.Ended {
		s.noteList(u, s.panel(u, p[1], s.words.after), "")
		return
	}
	if s.foretold() {
		s.oddsPanel(u, s.panel(u, p[1], s.words.odds.title))
		return
	}
	in := s.panel(u, p[1], s.words.table)
	rows := 4
	if len(s.words.notes) > 4 && in.H < s.px(280) {
		rows = 3
	}
	s.battleTable(u, ui.CutTop(&in, s.px(23)*float64(rows+1)), rows)
	ui.CutTop(&in, s.px(6))
	s.noteList(u, in, s.words.after)
}

// landSide is the panel of one army: commander, dice, the sum of its strength and its score.
func (s *Stage) landSide(u *ui.UI, r canvas.Rect, i int) {
	d, w, px := &s.now.Sides[i], &s.words.sides[i], s.px
	in := s.panel(u, r, "")
	u.Fill(canvas.Rect{X: r.X + px(3), Y: r.Y + px(3), W: r.W - px(6), H: px(5)}, s.theme.Of(s.faction(d.Seat)).Main)
	ui.CutTop(&in, px(6))
	narrow := r.W < px(300)
	head := ui.CutTop(&in, pick(narrow, px(72), px(116)))
	face := ui.CutLeft(&head, pick(narrow, px(72), px(104)))
	s.coin(u, face, i)
	name := s.font.name
	if fonts.Width(w.name, name) > head.W {
		name = s.font.body
	}
	u.Words(ui.CutTop(&head, px(26)), w.name, name, ui.Left)
	second := w.seat
	if s.seen(Prestige) {
		second = fitting(head.W, s.font.small, w.prestige[:]...)
	}
	u.Words(ui.CutTop(&head, px(19)), second, s.font.small, ui.Left)
	third, whole := w.force, w.units
	if w.factor[0] != "" && s.share(Factor) > 0 {
		third, whole = fitting(head.W, s.font.small, w.factor[:]...), w.factor[0]
	}
	row := ui.CutTop(&head, px(19))
	u.Words(row, third, s.font.small, ui.Left)
	u.Tip(row, whole)
	if narrow {
		head = ui.CutTop(&in, px(50))
	}
	s.pairOfDice(u, head, i)
	u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: 1}, paint.Fade(u.Theme.Gilt, .6))
	foot := ui.CutBottom(&in, px(44))
	ui.CutTop(&in, px(5))
	s.sumOf(u, in, i)
	s.scoreOf(u, foot, i)
}

// seen says whether a beat of a kind has begun.
func (s *Stage) seen(k Kind) bool { return s.share(k) > 0 }

// coin shows who commands.
func (s *Stage) coin(u *ui.UI, r canvas.Rect, i int) {
	d := &s.now.Sides[i]
	side := int(math.Min(r.W, r.H) * .86)
	at := canvas.Place{At: canvas.Point{X: r.X + r.W/2 - s.px(6), Y: r.Y + r.H/2}, AnchorX: .5, AnchorY: .5}
	dead := s.fell(i)
	if dead {
		at.Tint = color.NRGBA{0x80, 0x76, 0x6C, 255}
	}
	switch {
	case s.words.sides[i].id != "":
		u.Picture(s.box.General(s.words.sides[i].id, s.faction(d.Seat), side, counters.Values{}), at)
	case len(d.Armies) > 0:
		u.Picture(s.box.Independent(side, d.Armies[0].Strength), at)
	default:
		u.Picture(s.box.Token(s.faction(d.Seat), side*3/4), at)
	}
	if dead {
		s.strike(u, canvas.Point{X: r.X + r.W/2 - s.px(6), Y: r.Y + r.H/2}, float64(side)*.6, 1)
	}
}

// fell says whether the commander of a side is seen to have died.
func (s *Stage) fell(i int) bool {
	for n := range s.now.Notes {
		e := &s.now.Notes[n].Event
		if e.Verb == game.EvLeaderCheck && e.N == 1 && e.Who == s.now.Sides[i].Leader && s.noted(n) >= 1 {
			return true
		}
	}
	return false
}

// sumOf writes the parts of a side's strength that are known by now.
func (s *Stage) sumOf(u *ui.UI, r canvas.Rect, i int) {
	step := math.Min(s.px(21), r.H/math.Max(float64(len(s.words.sides[i].lines)), 1))
	for n, l := range s.words.sides[i].lines {
		row := ui.CutTop(&r, step)
		if s.lineShown(l.kind, n, len(s.words.sides[i].lines)) {
			s.sumLine(u, row, l)
		}
	}
}

// lineShown says whether line n of so many is known by now; those of the dice come one by one.
func (s *Stage) lineShown(k Kind, n, lines int) bool {
	switch k {
	case Dice:
		return s.seen(Dice) && s.share(Dice)*float64(lines)*2 >= float64(n)
	case Elephants:
		return s.share(Elephants) >= 1
	}
	return s.share(k) >= .5
}

// sumLine writes a reason and its number.
func (s *Stage) sumLine(u *ui.UI, r canvas.Rect, l line) {
	st, num := s.font.body, s.font.number
	if l.faint {
		st, num = s.font.faint, s.font.dim
	}
	switch {
	case l.good < 0:
		num.Color = s.theme.Danger
	case l.good > 0:
		num.Color = s.theme.Good
	}
	all := r
	u.Words(ui.CutRight(&r, s.px(34)), l.value, num, ui.Right)
	text := l.text
	if l.short != "" {
		text = fitting(r.W, st, l.text, l.short)
	}
	u.Words(r, text, st, ui.Left)
	if text != l.text {
		u.Tip(all, l.text)
	}
}

// scoreOf writes strength and score of a side once they are known.
func (s *Stage) scoreOf(u *ui.UI, r canvas.Rect, i int) {
	d := &s.now.Sides[i]
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: max(s.px(1.4), 1)}, s.font.ink)
	ui.CutTop(&r, s.px(6))
	narrow := r.W < s.px(260)
	box := ui.CutRight(&r, pick(narrow, s.px(58), math.Min(s.px(106), r.W*.34)))
	left := ui.CutLeft(&r, pick(narrow, r.W, r.W*.58))
	if d.HasDice && s.share(Dice) >= .5 {
		x := u.Words(left, s.words.strength, s.font.name, ui.Left)
		u.Words(canvas.Rect{X: left.X + x + s.px(10), Y: left.Y, W: left.W - x, H: left.H}, strconv.Itoa(d.Strength), s.font.figure, ui.Left)
	}
	if !narrow {
		u.Words(canvas.Rect{X: r.X, Y: r.Y, W: r.W - s.px(8), H: r.H}, s.words.score, s.font.faint, ui.Right)
	}
	if l := s.looks(); d.HasDice && l[i].share >= 1 {
		if s.now.Won() == i && s.share(Table) >= 1 {
			s.litCell(u, box, strconv.Itoa(d.Score), s.font.figure)
			return
		}
		u.Fill(box, cell)
		st := s.font.figure
		st.Color = litInk
		u.Words(box, strconv.Itoa(d.Score), st, ui.Center)
	}
	s.frame(u, box, s.font.ink, s.px(1.4))
}

// noteList writes what followed the dice, line by line; the latest is lit.
func (s *Stage) noteList(u *ui.UI, r canvas.Rect, title string) {
	if len(s.words.notes) == 0 || s.noted(0) <= 0 {
		return
	}
	if title != "" {
		u.Words(ui.CutTop(&r, s.px(20)), s.capital(title), s.font.heading, ui.Left)
		u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, paint.Fade(u.Theme.Gilt, .6))
		ui.CutTop(&r, s.px(4))
	}
	step, last := s.px(18), -1
	for n := range s.words.notes {
		if s.noted(n) > 0 {
			last = n
		}
	}
	room := max(int(r.H/step), 1)
	spare := room - last - 1 // lines that notes too long for one may have besides
	for n := max(last-room+1, 0); n <= last; n++ {
		high := step
		if over := fonts.Width(s.words.notes[n], s.font.body) > r.W-s.px(40); over && spare > 0 {
			high, spare = 2*step, spare-1
		}
		row := ui.CutTop(&r, high)
		if n == last && !s.rest {
			u.Fill(canvas.Rect{X: row.X - s.px(5), Y: row.Y, W: row.W + s.px(10), H: row.H}, paint.Fade(lit, .75))
		}
		number := ui.CutLeft(&row, s.px(40))
		number.H = step
		u.Words(number, s.words.rules[n], s.font.rule, ui.Left)
		if high > step {
			u.Paragraph(row, s.words.notes[n], s.font.body, ui.Left)
			continue
		}
		u.Words(row, s.words.notes[n], s.font.body, ui.Left)
		if fonts.Width(s.words.notes[n], s.font.body) > row.W { // its end is cut
			u.Tip(row, s.words.notes[n])
		}
	}
}

// navalConsole is two fleets and the table between them.
func (s *Stage) navalConsole(u *ui.UI) {
	p := s.set.panels
	s.navalSide(u, p[0], 0)
	s.navalSide(u, p[2], 1)
	if s.foretold() {
		s.oddsPanel(u, s.panel(u, p[1], s.words.odds.title))
		return
	}
	in := s.panel(u, p[1], s.words.table)
	rows := 6
	if in.H < s.px(170) {
		rows = 4
	}
	s.battleTable(u, in, rows)
}

// navalSide is the panel of one fleet: its markers, dice, score and fate.
func (s *Stage) navalSide(u *ui.UI, r canvas.Rect, i int) {
	d, w, px := &s.now.Sides[i], &s.words.sides[i], s.px
	in := s.panel(u, r, "")
	bar := canvas.Rect{X: r.X + px(3), Y: r.Y + px(3), W: r.W - px(6), H: px(30)}
	c := s.theme.Of(s.faction(d.Seat))
	u.Fill(bar, c.Main)
	st := s.font.name
	st.Color, st.Size = c.Ink, st.Size*.86
	u.Picture(s.box.Token(s.faction(d.Seat), int(px(24))), canvas.Place{At: canvas.Point{X: bar.X + px(18), Y: bar.Y + bar.H/2}, AnchorX: .5, AnchorY: .5})
	u.Words(canvas.Rect{X: bar.X + px(38), Y: bar.Y, W: bar.W - px(44), H: bar.H}, w.bar, st, ui.Left)
	ui.CutTop(&in, px(34))
	ships := ui.CutTop(&in, px(62))
	power := ui.CutRight(&ships, px(58))
	if s.seen(Encounter) {
		u.Words(ui.CutTop(&power, px(22)), s.words.strength, s.font.faint, ui.Right)
		u.Words(power, strconv.Itoa(d.Strength), s.font.figure, ui.Right)
		s.fleetRow(u, ships, d)
	}
	u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: 1}, paint.Fade(u.Theme.Gilt, .6))
	ui.CutTop(&in, px(6))
	throw := ui.CutTop(&in, px(64))
	box := ui.CutRight(&throw, px(70))
	ui.CutRight(&throw, px(10))
	s.pairOfDice(u, throw, i)
	s.navalScore(u, box, i)
	s.navalFate(u, in, i)
}

// fleetRow shows the fleet markers of a side; without any it says so.
func (s *Stage) fleetRow(u *ui.UI, r canvas.Rect, d *Side) {
	side := math.Min(r.H*.9, s.px(56))
	if len(d.Fleets) == 0 {
		u.Words(r, fitting(r.W, s.font.faint, s.words.alone[:]...), s.font.faint, ui.Left)
		return
	}
	step := math.Min(side*1.15, r.W/float64(len(d.Fleets)))
	share, _ := s.come(s.share(Encounter))
	sum := 0
	for n, f := range d.Fleets {
		improved := int(f.Ref.ID) < len(s.view.Fleets) && s.view.Fleets[f.Ref.ID].Improved
		u.Picture(s.box.Fleet(s.faction(d.Seat), int(side), f.Strength, improved), canvas.Place{
			At: canvas.Point{X: r.X + side*.5 + step*float64(n)*share, Y: r.Y + r.H/2}, AnchorX: .5, AnchorY: .5})
		sum += f.Strength
	}
	if more := d.Strength - sum; more > 0 { // 8.22: Nearchos
		ui.CutLeft(&r, step*float64(len(d.Fleets))+s.px(4))
		u.Words(r, signed(more), s.font.number, ui.Left)
	}
}

func (s *Stage) navalScore(u *ui.UI, box canvas.Rect, i int) {
	d := &s.now.Sides[i]
	l := s.looks()
	known := d.HasDice && l[i].share >= 1 || !d.HasDice && s.share(Table) >= 1
	if known {
		u.Fill(box, pick(s.now.Won() == i && s.share(Table) >= 1, lit, cell))
	}
	s.frame(u, box, s.font.ink, s.px(1.6))
	st := s.font.italic
	if known {
		st.Color = litInk
	}
	u.Words(ui.CutTop(&box, box.H*.34), s.words.total, st, ui.Center)
	if known {
		big := s.font.big
		big.Color, big.Size = litInk, big.Size*.8
		u.Words(box, strconv.Itoa(d.Score), big, ui.Center)
	}
}

// navalFate writes what the battle brought a side: as many of the latest lines as there is room for.
func (s *Stage) navalFate(u *ui.UI, r canvas.Rect, i int) {
	step := math.Min(s.px(18), r.H)
	if !s.seen(Clash) {
		u.Words(ui.CutTop(&r, step), s.words.sea, s.font.italic, ui.Left)
		return
	}
	mine := 0
	for n := range s.now.Notes {
		if s.fateOf(n, i) {
			mine++
		}
	}
	skip := max(mine-int(r.H/max(step, 1)), 0)
	for n := range s.now.Notes {
		if !s.fateOf(n, i) {
			continue
		}
		if r.W < s.px(260) { // no room for the rule
			ui.CutTop(&r, u.Paragraph(r, s.words.notes[n], s.font.small, ui.Left))
			continue
		}
		if skip--; skip < 0 {
			row := ui.CutTop(&r, step)
			u.Words(ui.CutRight(&row, s.px(34)), s.words.rules[n], s.font.rule, ui.Right)
			u.Words(row, s.words.notes[n], s.font.body, ui.Left)
		}
	}
}

// fateOf says whether note n is about side i and to be seen.
func (s *Stage) fateOf(n, i int) bool {
	return s.now.Notes[n].Event.Seat == s.now.Sides[i].Seat && s.noted(n) > 0
}
