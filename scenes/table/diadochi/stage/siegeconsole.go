package stage

import (
	"math"
	"strconv"

	"tyche/fonts"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/dice"
	"tyche/sprites/paint"
)

// siegeConsole is the die, the sum, the table and the losses.
func (s *Stage) siegeConsole(u *ui.UI) {
	p := s.set.panels
	s.siegeDie(u, s.panel(u, p[0], s.words.dice))
	s.siegeSum(u, s.panel(u, p[1], s.words.mods))
	s.siegeTable(u, s.panel(u, p[2], s.words.table))
	s.siegeLosses(u, s.panel(u, p[3], s.words.losses))
}

func (s *Stage) siegeDie(u *ui.UI, r canvas.Rect) {
	share := s.share(Die)
	px := math.Min(r.W, r.H) * .5
	s.die(u, int8(s.now.Die), canvas.Point{X: r.X + r.W/2, Y: r.Y + r.H*.38}, px, share, dice.Bone, -s.px(200))
	if share >= 1 {
		u.Words(ui.CutBottom(&r, math.Min(s.px(48), r.H*.28)), strconv.Itoa(s.now.Die), s.font.big, ui.Center)
	}
}

// summed is how many modifiers have landed.
func (s *Stage) summed() int {
	if !s.has(Sum) {
		return 0
	}
	return int(s.share(Sum) * (float64(len(s.words.reasons)) + .99))
}

func (s *Stage) siegeSum(u *ui.UI, r canvas.Rect) {
	foot := ui.CutBottom(&r, s.px(40))
	step := math.Min(s.px(25), (r.H-s.px(5))/float64(len(s.words.reasons)+len(s.words.absent)+1))
	low := canvas.Rect{X: r.X, Y: r.Y + step*float64(len(s.words.reasons)+1), W: r.W, H: step}
	thrown := s.share(Die) >= 1
	if thrown {
		s.sumLine(u, ui.CutTop(&r, step), line{text: s.words.dice, value: strconv.Itoa(s.now.Die)})
	}
	known := s.summed()
	total := s.now.Die
	for i := range s.words.reasons {
		if i < known {
			s.sumLine(u, ui.CutTop(&r, step), s.words.reasons[i])
			total += s.now.Modifiers[i].Value
		}
	}
	if thrown {
		for _, l := range s.words.absent {
			s.absentLine(u, low, l)
			low.Y += step
		}
	}
	u.Fill(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(s.px(1.4), 1)}, s.font.ink)
	ui.CutTop(&foot, s.px(6))
	u.Words(foot, s.words.sum, s.font.name, ui.Left)
	if thrown {
		s.litCell(u, ui.CutRight(&foot, s.px(46)), strconv.Itoa(total), s.font.figure)
	}
}

// absentLine writes a modifier that does not apply, and why, in grey.
func (s *Stage) absentLine(u *ui.UI, r canvas.Rect, l line) {
	st := s.font.faint
	st.Color = paint.Fade(st.Color, .72)
	why := fonts.Width(l.value, st) + 2
	u.Words(ui.CutRight(&r, why), l.value, st, ui.Right)
	ui.CutRight(&r, s.px(8))
	u.Words(r, l.text, st, ui.Left)
}

// siegeTable is the table of 19.5; the sum slides along it to its column.
func (s *Stage) siegeTable(u *ui.UI, r canvas.Rect) {
	n := game.SiegeResults
	w := math.Floor(r.W / float64(n))
	h := math.Min(s.px(30), r.H*.18)
	at := min(max(s.now.Total, 0), n-1)
	slide := s.share(Stones)
	now := int(math.Round(ease(min(slide*2, 1)) * float64(at)))
	for i := range n {
		points, losses := game.SiegeResult(i)
		head := canvas.Rect{X: r.X + w*float64(i), Y: r.Y, W: w, H: h}
		body := canvas.Rect{X: head.X, Y: r.Y + h, W: w, H: h * 1.5}
		on := slide > 0 && i == now
		u.Fill(head, pick(on, lit, cell))
		u.Fill(body, pick(on, lit, u.Theme.Paper))
		s.siegeCell(u, head, body, i, points, losses, on)
		s.frame(u, canvas.Rect{X: head.X, Y: head.Y, W: w + 1, H: h * 2.5}, paint.Fade(s.font.ink, .5), 1)
	}
	if slide > 0 {
		s.frame(u, canvas.Rect{X: r.X + w*float64(now) - s.px(1), Y: r.Y - s.px(2), W: w + s.px(3), H: h*2.5 + s.px(4)}, litInk, s.px(2.6))
	}
	ui.CutTop(&r, h*2.5+s.px(5))
	if line := s.px(20); r.H >= line+s.px(leastTrack)+line { // in a low window the points matter more
		legend := ui.CutTop(&r, line)
		u.Words(legend, s.words.look[0], s.font.italic, ui.Left)
		room := legend.W - fonts.Width(s.words.look[0], s.font.italic) - s.px(12)
		u.Words(legend, fitting(room, s.font.italic, s.words.look[1], s.words.lost), s.font.italic, ui.Right)
	}
	said := s.px(18)
	if r.H < s.px(leastTrack)+said {
		said = 0
	}
	s.track(u, ui.CutTop(&r, math.Min(s.px(44), r.H-said)))
	switch {
	case said == 0:
	case s.tallied():
		u.Words(r, s.words.look[2], s.font.italic, ui.Left)
	case s.share(Announce) >= 1 && !s.seen(Stones):
		u.Words(r, s.words.odds.siege, s.font.italic, ui.Left)
	}
}

// leastTrack is the least height of the siege points, in pixels of the design.
const leastTrack = 22

// tallied says whether the siege points of this attempt are on the stage.
func (s *Stage) tallied() bool {
	return s.share(Breach) >= 1 || !s.has(Breach) && s.share(Stones) >= 1
}

func (s *Stage) siegeCell(u *ui.UI, head, body canvas.Rect, i, points, losses int, on bool) {
	st, red := s.font.number, s.font.dim
	st.Color = litInk
	u.Words(head, siegeHeads[i], st, ui.Center)
	st.Size, red.Color = st.Size*1.15, s.theme.Danger
	if !on {
		st.Color = s.font.ink
	}
	if losses == 0 {
		red.Color = paint.Fade(st.Color, .55)
	}
	mid := body.X + body.W/2
	u.Words(canvas.Rect{X: body.X, Y: body.Y, W: body.W/2 - s.px(4), H: body.H}, strconv.Itoa(points), st, ui.Right)
	u.Line(canvas.Point{X: mid - s.px(2), Y: body.Y + body.H*.74}, canvas.Point{X: mid + s.px(2), Y: body.Y + body.H*.26}, max(s.px(1), 1), st.Color)
	u.Words(canvas.Rect{X: mid + s.px(4), Y: body.Y, W: body.W/2 - s.px(4), H: body.H}, strconv.Itoa(losses), red, ui.Left)
}

// siegeHeads are the heads of the columns: "≤0", "1" to "8+".
var siegeHeads = func() (list [game.SiegeResults]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	list[0] = "≤0"
	list[len(list)-1] += "+"
	return list
}()

// pointsShown is how many siege points are on the stage.
func (s *Stage) pointsShown() int {
	if s.share(Breach) > .5 {
		return min(s.now.Now, s.now.Needed) // 9.26: surplus is lost
	}
	return s.now.Before
}

// track shows the siege points as courses of the wall.
func (s *Stage) track(u *ui.UI, r canvas.Rect) {
	b := s.now
	u.Words(r, s.words.points, s.font.body, ui.Left)
	side := s.px(40)
	x := r.X + r.W*.36
	shown := s.pointsShown()
	for i := range b.Needed {
		box := canvas.Rect{X: x, Y: r.Y + (r.H-side*.8)/2, W: side, H: side * .8}
		c := u.Theme.Paper
		switch {
		case i < min(shown, b.Before):
			c = cell
		case i < shown:
			c = lit
		}
		u.Fill(box, c)
		s.bricks(u, box, i < shown)
		x += side + s.px(6)
	}
	u.Words(canvas.Rect{X: x + s.px(8), Y: r.Y, W: s.px(70), H: r.H}, s.words.tally[min(shown, len(s.words.tally)-1)], s.font.figure, ui.Left)
}

// bricks draws one course as a small sign, cracked if it has fallen.
func (s *Stage) bricks(u *ui.UI, r canvas.Rect, fallen bool) {
	ink := litInk
	thin := max(s.px(1), 1)
	for i := 1; i < 3; i++ {
		u.Fill(canvas.Rect{X: r.X, Y: r.Y + r.H*float64(i)/3, W: r.W, H: thin}, paint.Fade(ink, .5))
	}
	if fallen {
		x, y := r.X+r.W*.5, r.Y
		for i := range 4 {
			nx := r.X + r.W*(.5+.16*float64(1-2*(i%2)))
			ny := r.Y + r.H*float64(i+1)/4
			u.Line(canvas.Point{X: x, Y: y}, canvas.Point{X: nx, Y: ny}, s.px(2.6), ink)
			x, y = nx, ny
		}
	}
	s.frame(u, r, ink, s.px(1.4))
}

// siegeLosses shows the besieger's CUs, those lost struck out, and what happens inside.
func (s *Stage) siegeLosses(u *ui.UI, r canvas.Rect) {
	d := &s.now.Sides[0]
	side := s.px(36)
	x, y := r.X, r.Y
	struck := s.fallen(0)
	for _, unit := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary, game.Elephant} {
		n := d.Force[unit] + d.Idle[unit]
		for i := range n {
			if x+side > r.Right() {
				x, y = r.X, y+side+s.px(3)
			}
			at := canvas.Point{X: x + side/2, Y: y + side/2}
			gone := i >= n-struck[unit]
			u.Picture(s.box.Unit(counterKinds[unit], s.faction(d.Seat), int(side), 1), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: pick(gone, .45, 1.0)})
			if gone {
				s.strike(u, at, side*.7, 1)
			}
			x += side + s.px(3)
		}
	}
	if d.Size() > 0 {
		y += side + s.px(6)
	}
	in := canvas.Rect{X: r.X, Y: y, W: r.W, H: r.Bottom() - y}
	if s.share(Stones) >= 1 {
		text := s.words.pending
		if struck != [game.NumUnits]int{} {
			text = s.words.taken
		}
		ui.CutTop(&in, u.Paragraph(in, text, s.font.body, ui.Left)+s.px(3))
	}
	s.siegeNotes(u, in)
}

// siegeNotes writes the rest of what happened, the latest last.
func (s *Stage) siegeNotes(u *ui.UI, r canvas.Rect) {
	last := -1
	for n := range s.now.Notes {
		if s.noted(n) > 0 {
			last = n
		}
	}
	from, h := last+1, 0.0
	for from > 0 {
		more := ui.TextHeight(s.words.notes[from-1], s.font.small, r.W)
		if h+more > r.H {
			break
		}
		h += more
		from--
	}
	for n := from; n <= last; n++ {
		ui.CutTop(&r, u.Paragraph(r, s.words.notes[n], s.font.small, ui.Left))
	}
}

// counterKinds are the counters of the types of CU.
var counterKinds = [game.NumUnits]counters.Kind{
	game.Mercenary: counters.Mercenary, game.Loyal: counters.LoyalMacedonian, game.Elephant: counters.Elephant,
	game.RoyalArmy: counters.RoyalArmy, game.SilverShields: counters.SilverShields,
}

// fallen counts the CUs of a side that are seen to be lost by now.
func (s *Stage) fallen(i int) (list [game.NumUnits]int) {
	for n := range s.now.Notes {
		e := &s.now.Notes[n].Event
		if e.Verb == game.EvLost && e.Seat == s.now.Sides[i].Seat && s.noted(n) > .3 {
			list[e.Who.ID] += int(e.N)
		}
	}
	return list
}
