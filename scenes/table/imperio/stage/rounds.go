package stage

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// The panels of a landing in which dice are thrown: what came before it, and the Troops of both sides round by round.

// drawBefore is the panel of the bombardment and of the fire of the platforms.
func (s *Stage) drawBefore(u *ui.UI, r canvas.Rect) {
	l, w := s.landing, &s.said.assault
	if !l.shot() {
		return // nothing has come before
	}
	in := s.panel(u, r, w.before)
	rows, lines := len(l.Bombs), 1.0
	if len(l.Guns.Dice) > 0 {
		rows++
		lines++
	}
	line := s.px(22)
	if low := in.H-lines*line < s.px(30)*float64(rows); low {
		line = 0
	}
	if line > 0 && w.meeting != "" && (s.beat != Platforms || s.decided()) {
		foot := ui.CutBottom(&in, s.px(26))
		u.Fill(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(s.px(1), 1)}, u.Theme.Paper3)
		u.Words(foot, w.meeting, s.fit(w.meeting, s.style(u, ui.Body, u.Theme.Ink), foot.W), ui.Left)
	}
	high := min((in.H-lines*line)/float64(max(rows, 1)), s.px(52))
	if len(l.Bombs) > 0 {
		s.drawHead(u, ui.CutTop(&in, line), w.bombing, s.beat != Bombard || s.decided())
	}
	for i := range l.Bombs {
		s.drawRoll(u, ui.CutTop(&in, high), &l.Bombs[i], &w.bombs[i])
	}
	if len(l.Guns.Dice) == 0 {
		return
	}
	if len(l.Bombs) > 0 {
		u.Rule(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(s.px(1), 1)})
	}
	s.drawHead(u, ui.CutTop(&in, line), w.firing, s.beat != Platforms || s.decided())
	s.drawSigned(u, ui.CutTop(&in, high), signs.Platform, &l.Guns, &w.guns)
}

// drawHead writes what the dice below it are thrown for, and once that is known what has come of them.
func (s *Stage) drawHead(u *ui.UI, r canvas.Rect, words [2]string, known bool) {
	if r.H < 1 {
		return
	}
	if known && words[1] != "" {
		r.W -= u.Words(r, words[1], s.style(u, ui.Body, u.Theme.Ink), ui.Right) + s.px(8)
	}
	u.Words(r, words[0], s.fit(words[0], s.style(u, ui.Italic, u.Theme.Heading), r.W), ui.Left)
}

// drawRounds is the panel of the Troops of one side: the last rounds, the present one lit.
func (s *Stage) drawRounds(u *ui.UI, r canvas.Rect, side int) {
	l, w := s.landing, &s.said.assault
	in := s.panelNoted(u, r, s.said.dice[side], w.need[side])
	s.drawTroops(u, ui.CutBottom(&in, s.px(46)), side)
	if len(l.Rounds) == 0 {
		s.drawMuster(u, in, side)
		return
	}
	high := s.px(72)
	first := max(len(l.Rounds)-max(int(in.H/high), 1), 0)
	for n := first; n < len(l.Rounds); n++ {
		row := ui.CutTop(&in, min(high, in.H))
		s.drawRound(u, row, n, side)
		ui.CutTop(&in, s.px(2))
	}
}

// drawRound is a round of one side: how many threw, by what a die was thrown again, and the dice.
func (s *Stage) drawRound(u *ui.UI, row canvas.Rect, n, side int) {
	l, w := s.landing, &s.said.assault
	roll, share := &l.Rounds[n].Rolls[side], 1.0
	if n == len(l.Rounds)-1 && s.beat == Ground {
		u.Fill(row, palette.Glow)
		u.Fill(row.Inset(max(s.px(2), 1)), u.Theme.Key)
		share = s.share
	}
	row = row.Inset(s.px(4))
	head := ui.CutTop(&row, s.px(20))
	ui.CutLeft(&head, s.px(2))
	ui.CutLeft(&head, u.Words(head, w.rounds[n], s.style(u, ui.Body, u.Theme.Ink), ui.Left)+s.px(8))
	ui.CutLeft(&head, u.Words(head, w.had[side][n], s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)+s.px(8))
	if roll.Again > 0 && share > .5 {
		u.Words(head, w.again, s.fit(w.again, s.style(u, ui.Italic, u.Theme.Heading), head.W), ui.Right)
	}
	ui.CutTop(&row, s.px(4)) // for a crown
	icon := s.px(20)
	mid := canvas.Point{X: row.X + icon*.6, Y: math.Round(row.Center().Y)}
	u.Picture(signs.Picture(signs.Troops, int(icon), u.Theme.Ink), canvas.Place{At: mid, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&row, icon*1.3)
	s.drawRow(u, row, roll, share)
}

// drawTroops is the foot of the panel of a side: who is left, and the successes of the last round.
func (s *Stage) drawTroops(u *ui.UI, foot canvas.Rect, side int) {
	l, w := s.landing, &s.said.assault
	u.Fill(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(s.px(1), 1)}, u.Theme.Ink2)
	ui.CutTop(&foot, s.px(4))
	if n := len(l.Rounds); n > 0 && (s.beat != Ground || s.share >= rollShare) {
		roll := &l.Rounds[n-1].Rolls[side]
		if s.beat != Ground || roll.Again == 0 || s.decided() {
			s.litBox(u, ui.Middle(ui.CutRight(&foot, s.px(40)), s.px(40), s.px(36)), figure(roll.Hits))
			foot.W -= s.px(8)
			u.Words(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: s.px(21)}, w.struck, s.style(u, ui.Small, u.Theme.Ink2), ui.Right)
		}
	}
	u.Words(ui.CutTop(&foot, s.px(21)), s.force(side), s.style(u, ui.Body, u.Theme.Ink), ui.Left)
	u.Words(foot, w.below[side], s.fit(w.below[side], s.style(u, ui.Italic, u.Theme.Ink2), foot.W), ui.Left)
}

// drawMuster draws a helmet for each Troop of a side before the first round; those that have fallen are struck out.
func (s *Stage) drawMuster(u *ui.UI, r canvas.Rect, side int) {
	l := s.landing
	left := l.Troops[side]
	if !s.decided() {
		left = l.Before[side]
	}
	if side == 0 && !l.down() || l.Troops[side] < 0 {
		return
	}
	all := l.Troops[side] + l.Lost[side]
	step := min(s.px(34), math.Sqrt(r.W*r.H/float64(max(all, 1)))*.9)
	per := max(int(r.W/step), 1)
	for i := range all {
		at := canvas.Point{X: math.Round(r.X + step*(float64(i%per)+.5)), Y: math.Round(r.Y + s.px(6) + step*(float64(i/per)+.5))}
		ink := u.Theme.Ink
		if i >= left {
			ink = u.Theme.OffInk
		}
		u.Picture(signs.Picture(signs.Troops, int(step*.84), ink), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		if k := step * .36; i >= left {
			u.Line(canvas.Point{X: at.X - k, Y: at.Y + k}, canvas.Point{X: at.X + k, Y: at.Y - k}, s.px(1.8), u.Theme.Danger)
		}
	}
}
