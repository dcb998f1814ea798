package stage

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/stamps"
	"tyche/sprites/paint"
)

// The laws in force beside the charters, and below them the promises about votes that the viewer knows of.

// drawLaws lists the laws in force, and stamps who has kept or broken a promise about a vote.
func (s *Stage) drawLaws(u *ui.UI, r canvas.Rect) {
	w := &s.said.council
	in := s.panelNoted(u, r, w.laws, w.inForce)
	vows := w.vowOrder
	if n := len(vows); n > 0 {
		high := min(s.px(42), in.H*.55/float64(n))
		for i := range vows {
			s.drawVow(u, ui.CutBottom(&in, high), vows[len(vows)-1-i])
		}
		u.Rule(canvas.Rect{X: in.X, Y: in.Bottom() - s.px(3), W: in.W, H: max(s.px(1), 1)})
		in.H -= s.px(8)
	}
	places := max(game.MaxLaws, len(s.count.Laws)+s.newLaws()) // the oldest make room
	high := math.Floor(min(s.px(44), in.H/float64(places)))
	for i := range places {
		row := ui.CutTop(&in, high)
		row.H -= s.px(3)
		s.drawLaw(u, row, i)
	}
}

// drawLaw is one of the places of laws: one in force, with the number of its age, one that has just been adopted, or free.
func (s *Stage) drawLaw(u *ui.UI, r canvas.Rect, i int) {
	w := &s.said.council
	bill := s.newLaw(i - len(w.lawNames))
	name, binds, house, ink := w.free, "", rules.Nobody, u.Theme.Ink2
	switch {
	case i < len(w.lawNames):
		u.Theme.Skin(u, ui.InlayShape, r)
		name, binds, house, ink = w.lawNames[i], w.lawBinds[i], s.count.Laws[i].Bound, u.Theme.Ink
	case bill >= 0:
		if bill == s.count.At {
			u.Fill(r, palette.Glow)
		}
		u.Fill(r.Inset(max(s.px(1.5), 1)), lit)
		name, house, ink = w.bills[bill].entry, s.count.Bills[bill].chosen(), litInk
		binds = w.fresh
	default:
		u.Theme.SkinFaint(u, ui.InlayShape, r, .45)
		u.Words(r.Inset(s.px(5)), name, s.style(u, ui.Italic, ink), ui.Center)
		return
	}
	mid := canvas.Point{X: r.X + s.px(19), Y: math.Round(r.Center().Y)}
	if house != rules.Nobody {
		s.arms(u, house, mid, min(r.H*.86, s.px(32)))
	} else {
		d := min(r.H*.72, s.px(26))
		chart.Disc(u, mid, d, u.Theme.Ink2)
		chart.Disc(u, mid, d-s.px(2), paint.Mix(u.Theme.Paper3, u.Theme.Gilt, .3))
		st := s.style(u, ui.Small, u.Theme.Ink)
		u.Words(canvas.Rect{X: mid.X - d/2, Y: mid.Y - d/2, W: d, H: d}, chart.Roman(i+1), st, ui.Center)
	}
	in := canvas.Rect{X: r.X + s.px(38), Y: r.Y, W: r.W - s.px(44), H: r.H}
	body, small := s.style(u, ui.Body, ink), s.style(u, ui.Italic, ink)
	small.Size *= .92
	if binds == "" || r.H < s.px(36) || ui.TextHeight(binds, small, in.W) > small.Size*1.9 {
		u.Words(in, name, s.fit(name, body, in.W), ui.Left)
	} else {
		u.Words(ui.CutTop(&in, in.H*.54), name, s.fit(name, body, in.W), ui.Left)
		in.H -= s.px(3)
		u.Words(in, binds, small, ui.Left)
	}
	if i < len(w.lawNames) {
		u.Tip(r, w.lawAbout[i])
	}
	if i < len(w.lawNames)+s.newLaws()-game.MaxLaws { // it lapses
		y := r.Center().Y
		u.Line(canvas.Point{X: in.X, Y: y}, canvas.Point{X: in.Right(), Y: y}, s.px(2), u.Theme.Danger)
	}
}

// newLaw is the proposal with which the Council has adopted its n-th new law in this sitting, from 0, or -1: what was in force already
// goes on in its own place.
func (s *Stage) newLaw(n int) int {
	c := s.count
	for i := range c.Bills {
		b := &c.Bills[i]
		if i > c.At || i == c.At && s.beat != Verdict || n < 0 {
			break
		}
		known := slices.ContainsFunc(c.Laws, func(l game.ProposalView) bool { return l.Entry == b.Entry })
		if !b.passed() || known || !game.EntryAt(int(b.Entry.ID)).Law {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return -1
}

// newLaws counts them.
func (s *Stage) newLaws() (n int) {
	for s.newLaw(n) >= 0 {
		n++
	}
	return n
}

// vowsShown is how many promises find room.
const vowsShown = 3

// orderVows finds which promises are listed: broken ones, then those about the proposal that is counted, then the others.
func (c *Count) orderVows() (list []int) {
	rank := func(v *Vow) int {
		switch {
		case v.Broken:
			return 0
		case v.About == c.At:
			return 1
		}
		return 2
	}
	for want := range 3 {
		for i := range c.Vows {
			if rank(&c.Vows[i]) == want && len(list) < vowsShown {
				list = append(list, i)
			}
		}
	}
	return list
}

// The inks of the stamps.
var (
	brokenInk = paint.RGB(0xA32620)
	keptInk   = paint.RGB(0x2F6B2A)
)

// drawVow is a promise, with a stamp when it was judged.
func (s *Stage) drawVow(u *ui.UI, r canvas.Rect, i int) {
	v, w := &s.count.Vows[i], &s.said.council
	s.arms(u, v.By, canvas.Point{X: r.X + s.px(15), Y: r.Center().Y}, min(s.px(30), r.H*.9))
	ui.CutLeft(&r, s.px(34))
	if v.Kept || v.Broken {
		r.W -= s.stampVow(u, r, v) + s.px(6)
	}
	first, second := w.vows[i][0], w.vows[i][1]
	u.Words(ui.CutTop(&r, r.H/2), first, s.fit(first, s.style(u, ui.Body, u.Theme.Ink), r.W), ui.Left)
	u.Words(r, second, s.fit(second, s.style(u, ui.Italic, u.Theme.Ink2), r.W), ui.Left)
}

// stampVow prints what has come of a promise at the right of r, and returns how wide it is.
func (s *Stage) stampVow(u *ui.UI, r canvas.Rect, v *Vow) float64 {
	w := &s.said.council
	k := stamps.Stamp{Words: w.kept, Shape: stamps.Oval, Ink: keptInk, Size: int(s.px(13))}
	if v.Broken {
		k.Words, k.Shape, k.Ink = w.stamp, stamps.Cracked, brokenInk
	}
	p, share := k.Picture(), min(s.share/sealing, 1)
	if s.still {
		share = 1
	}
	const turn = -.12
	wide := float64(p.W) - turn*float64(p.H)
	u.Picture(p, canvas.Place{At: canvas.Point{X: r.Right() - wide/2, Y: r.Center().Y}, AnchorX: .5, AnchorY: .5, Turn: turn, Scale: 1 + .9*(1-share), Alpha: max(share, .05)})
	return wide
}

// stampBroken prints the stamps of broken promises, with the arms of who broke them, where there is no room to say more.
func (s *Stage) stampBroken(u *ui.UI, r canvas.Rect) {
	for i := range s.count.Vows {
		v := &s.count.Vows[i]
		if !v.Broken || r.W < s.px(240) {
			continue
		}
		r.W -= s.stampVow(u, r, v) + s.px(4)
		s.arms(u, v.By, canvas.Point{X: r.Right() - s.px(13), Y: r.Center().Y}, s.px(24))
		r.W -= s.px(34)
	}
}
