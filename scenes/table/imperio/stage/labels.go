package stage

import (
	"math"

	"tyche/fonts"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// drawLabels name the sides over the stage, and what fights for them.
func (s *Stage) drawLabels(u *ui.UI) {
	r, px := s.set.scene, s.px
	for i, seat := range s.seats() {
		name, force := s.style(u, ui.Body, u.Theme.Ink), s.style(u, ui.Small, u.Theme.Ink2)
		w := min(max(fonts.Width(s.said.names[i], name), fonts.Width(s.force(i), force))+px(58), r.W*.36)
		s.label[i] = w
		box := canvas.Rect{X: r.X + px(20), Y: r.Y + px(18), W: math.Round(w), H: px(44)}
		if i == 1 {
			box.X = math.Round(r.Right() - px(20) - w)
		}
		u.Theme.Skin(u, ui.PanelShape, box)
		s.arms(u, seat, canvas.Point{X: box.X + px(24), Y: box.Center().Y}, px(36))
		in := canvas.Rect{X: box.X + px(46), Y: box.Y + px(3), W: box.W - px(54), H: box.H - px(6)}
		if s.set.low { // there is no room to list the ships
			u.Words(in, s.said.names[i], s.fit(s.said.names[i], name, in.W), ui.Left)
			u.Tip(box, s.force(i))
			continue
		}
		u.Words(ui.CutTop(&in, in.H*.52), s.said.names[i], name, ui.Left)
		if fonts.Width(s.force(i), force)*s.least(force) <= in.W || s.fight == nil {
			u.Words(in, s.force(i), s.fit(s.force(i), force, in.W), ui.Left)
			continue
		}
		s.drawForce(u, in, &s.said.units[i])
		u.Tip(box, s.force(i))
	}
}

// leastLetters is how much smaller the letters of a fleet may become before its signs are clearer.
const leastLetters = .85

// drawForce counts a fleet in signs, where its words find no room.
func (s *Stage) drawForce(u *ui.UI, r canvas.Rect, count *[game.NumUnits]int) {
	kinds := 0
	for _, n := range count {
		kinds += min(n, 1)
	}
	pitch := math.Floor(min(s.px(46), r.W/float64(max(kinds, 1))))
	icon := min(s.px(20), math.Floor(pitch*.56))
	st := s.style(u, ui.Small, u.Theme.Ink)
	for _, unit := range forceOrder {
		if n := count[unit]; n > 0 {
			cell := ui.CutLeft(&r, pitch)
			u.Picture(signs.Picture(signs.Sign(unit), int(icon), u.Theme.Ink2), canvas.Place{At: canvas.Point{X: cell.X + icon/2, Y: math.Round(cell.Center().Y)}, AnchorX: .5, AnchorY: .5})
			ui.CutLeft(&cell, icon+s.px(1))
			u.Words(cell, figure(n), st, ui.Left)
		}
	}
}

// force is what fights for a side: who falls in a beat is counted until it is decided.
func (s *Stage) force(side int) string {
	if began := s.said.began[side]; began != "" && !s.decided() {
		return began
	}
	return s.said.force[side]
}
