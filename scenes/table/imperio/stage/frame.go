package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// drawTitle writes who fights whom, where and when; the chip with the rule leads to the rulebook.
func (s *Stage) drawTitle(u *ui.UI, k *table.Sight) {
	r, px := s.set.title, s.px
	u.Fill(r, u.Theme.Wood)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - px(2), W: r.W, H: px(2)}, u.Theme.Gilt)
	for i, x := range [...]float64{r.X + px(34), r.Right() - px(34)} {
		s.arms(u, s.seats()[i], canvas.Point{X: x, Y: r.Center().Y}, r.H*.84)
	}
	if s.count != nil {
		u.Picture(signs.Picture(signs.Throne, int(r.H*.7), palette.Gilt2), canvas.Place{At: canvas.Point{X: r.X + px(34), Y: math.Round(r.Center().Y)}, AnchorX: .5, AnchorY: .5})
	}
	in := canvas.Rect{X: r.X + px(66), Y: r.Y + px(3), W: r.W - px(132), H: r.H - px(7)}
	chip := s.style(u, ui.Label, palette.Gilt2)
	w := fonts.Width(s.said.chip, chip) + px(26)
	box := ui.Middle(ui.CutRight(&in, w), w, min(px(34), in.H))
	hover, clicked := u.Spot(s.said.chip, box)
	ground := u.Theme.Wood3
	if hover {
		ground = u.Theme.Wood2
	}
	u.Fill(box, u.Theme.Gilt)
	u.Fill(box.Inset(max(px(1), 1)), ground)
	u.Words(box, s.said.chip, chip, ui.Center)
	if clicked {
		k.Cited = cited[s.beat]
	}
	in.W -= px(10)
	if s.set.low {
		u.Words(in, s.said.title, s.style(u, ui.Prompt, palette.Gilt2), ui.Left)
		return
	}
	u.Words(ui.CutTop(&in, in.H*.56), s.said.title, s.style(u, ui.Prompt, palette.Gilt2), ui.Left)
	u.Words(in, s.said.under, s.style(u, ui.Small, u.Theme.WoodText2), ui.Left)
}

// drawFoot draws the beats as dots, and the transport bar of the film.
func (s *Stage) drawFoot(u *ui.UI, k *table.Sight, p Play) {
	r, px := s.set.foot, s.px
	in := canvas.Rect{X: r.X + px(edge), Y: r.Y, W: r.W - 2*px(edge), H: r.H}
	if p.Foot != nil {
		p.Foot.DrawFoot(u, ui.CutRight(&in, min(p.Foot.FootWidth(u), in.W)), k)
		in.W -= px(10)
	}
	at := s.step()
	all := 0.0
	plain := s.style(u, ui.Small, u.Theme.Ink2)
	for _, name := range s.said.steps {
		all += px(30) + fonts.Width(name, plain)
	}
	x := in.X
	for i, name := range s.said.steps {
		if all > in.W && i != at {
			continue // no room for all: the present one
		}
		st := plain
		if i == at {
			st.Color, st.Bold = u.Theme.Ink, true
		}
		mid := canvas.Point{X: x + px(7), Y: r.Center().Y}
		chart.Disc(u, mid, px(12), u.Theme.Gilt)
		switch {
		case i == at:
			chart.Disc(u, mid, px(12), u.Theme.Ink)
			chart.Disc(u, mid, px(8), palette.Gilt2)
		case i > at:
			chart.Disc(u, mid, px(9), u.Theme.Paper2)
		}
		w := fonts.Width(name, st) + 2
		if x+px(18)+w > in.Right() {
			return
		}
		u.Words(canvas.Rect{X: x + px(18), Y: r.Y, W: w, H: r.H}, name, st, ui.Left)
		x += px(30) + w
	}
}

// list are the beats of the scene as the foot lists them.
func (s *Stage) list() []Beat {
	switch {
	case s.downfall != nil:
		return fallBeats[s.beat-Fall:][:1]
	case s.landing != nil:
		return landBeats[:]
	}
	return fightBeats[:]
}

// step is the place of the present beat in the foot.
func (s *Stage) step() int {
	if s.count != nil { // there the proposals are the steps
		return s.count.At
	}
	for i, b := range s.list() {
		if b == s.beat {
			return i
		}
	}
	return 0
}

// panel draws a sheet of the console and returns what is below its heading.
func (s *Stage) panel(u *ui.UI, r canvas.Rect, title string) canvas.Rect {
	u.Theme.Skin(u, ui.PanelShape, r)
	in := canvas.Rect{X: r.X + s.px(12), Y: r.Y + s.px(5), W: r.W - s.px(24), H: r.H - s.px(12)}
	if title != "" {
		head, st := ui.CutTop(&in, s.px(24)), s.fit(title, s.style(u, ui.Title, u.Theme.Heading), in.W)
		u.Words(head, title, st, ui.Left)
		if fonts.Width(title, st) > head.W {
			u.Tip(head, title)
		}
		u.Rule(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(s.px(1), 1)})
		ui.CutTop(&in, s.px(5))
	}
	return in
}

// panelNoted is a panel with a note at the right of its heading.
func (s *Stage) panelNoted(u *ui.UI, r canvas.Rect, title, note string) canvas.Rect {
	in := s.panel(u, r, " ")
	head := canvas.Rect{X: in.X, Y: r.Y + s.px(5), W: in.W, H: s.px(24)}
	head.W -= u.Words(head, note, s.style(u, ui.Italic, u.Theme.Ink2), ui.Right) + s.px(8)
	u.Words(head, title, s.fit(title, s.style(u, ui.Title, u.Theme.Heading), head.W), ui.Left)
	return in
}

// litBox is a number in the yellow cell of a result.
func (s *Stage) litBox(u *ui.UI, r canvas.Rect, n string) {
	u.Fill(r, u.Theme.Ink)
	u.Fill(r.Inset(max(s.px(2), 1)), lit)
	u.Words(r, n, s.style(u, ui.Figure, litInk), ui.Center)
}

// The yellow of a result, by day and by lamp.
var lit, litInk = color.NRGBA{0xFF, 0xE5, 0x8A, 255}, color.NRGBA{0x22, 0x18, 0x0F, 255}

// told is how much of a beat has passed when the ribbon says what came of it.
var told = [beats]float64{Dice: rollShare, Ground: .75, Bombard: .75, Platforms: .75, Verdict: .2}

// decided says whether what comes of the beat can be seen.
func (s *Stage) decided() bool { return s.still || s.share >= told[s.beat] }

// drawRibbon unrolls the dark banner with what has come of the beat.
func (s *Stage) drawRibbon(u *ui.UI) {
	words, r := s.said.ribbon, s.set.scene
	if words == "" || !s.decided() {
		return
	}
	st := s.style(u, ui.Prompt, palette.Gilt2)
	y := r.Y + s.px(22)
	if half := (fonts.Width(words, st) + s.px(56)) / 2; half > r.W/2-s.px(26)-max(s.label[0], s.label[1]) { // no room between the labels
		y = r.Bottom() - s.px(ribbonHigh)
		if s.landing != nil { // there Troops fight
			y = r.Y + s.px(68)
		}
	}
	s.unroll(u, r, y, words)
}

// ribbonHigh is what the ribbon takes at the lower edge of a battle.
const ribbonHigh = 50

// unroll draws the dark banner in the middle of a scene.
func (s *Stage) unroll(u *ui.UI, r canvas.Rect, y float64, words string) {
	st := s.style(u, ui.Prompt, palette.Gilt2)
	w := math.Round(fonts.Width(words, st) + s.px(56))
	band := canvas.Rect{X: math.Round(r.X + (r.W-w)/2), Y: y, W: w, H: s.px(36)}
	u.Ribbon(band, s.px(12))
	u.Words(band, words, st, ui.Center)
}

// drawLesson explains the beat that is over, at teaching speed.
func (s *Stage) drawLesson(u *ui.UI) {
	text, wait := s.word("lesson."+beatKeys[s.beat]), s.word("lesson.wait")
	st, faint, pad := s.style(u, ui.Body, u.Theme.Ink), s.style(u, ui.Italic, u.Theme.Ink2), s.px(12)
	w := min(s.px(420), s.set.at.W-2*s.px(edge))
	h := ui.TextHeight(text, st, w-2*pad) + ui.TextHeight(wait, faint, w-2*pad) + 2*pad
	r := canvas.Rect{X: s.set.scene.X + (s.set.scene.W-w)/2, Y: s.set.scene.Bottom() - h - s.px(20), W: w, H: h}
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(pad)
	ui.CutTop(&in, u.Paragraph(in, text, st, ui.Left))
	u.Paragraph(in, wait, faint, ui.Left)
}
