package stage

import (
	"math"

	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// The works of the world that is attacked, in their panel and over its ground: when it is taken by storm their lamps go out one by one.

// worksSigns and worksKeys are the signs and the names in texts of the works, in the order of the rules.
var (
	worksSigns = [game.NumWorks]signs.Sign{game.WorkShipyard: signs.Shipyard, game.WorkPort: signs.Port, game.WorkPlatform: signs.Platform, game.WorkShield: signs.Shield}
	worksKeys  = [game.NumWorks]string{game.WorkShipyard: "work.shipyard", game.WorkPort: "work.port", game.WorkPlatform: "work.platform", game.WorkShield: "work.shield"}
)

// glow is how a work fares.
type glow uint8

const (
	burning glow = iota
	fading
	dark
)

// glows tells how the i-th of all works fares.
func (s *Stage) glows(i int) glow {
	l, all := s.landing, 0
	for _, n := range l.World.Works {
		all += n
	}
	past := s.share*float64(all+1) - float64(i+1)
	switch {
	case !l.Taken || past <= -1:
		return burning
	case past <= 0 && !s.still:
		return fading
	}
	return dark
}

// worksInk is the ground of a work whose lamp is out.
var worksInk = paint.RGB(0x3A3442)

// drawWorks is the panel of what stands on the world, and of what does not.
func (s *Stage) drawWorks(u *ui.UI, r canvas.Rect) {
	l, w := s.landing, &s.said.assault
	in := s.panel(u, r, w.works)
	all, none := 0, 0
	for _, n := range l.World.Works {
		if all += n; n == 0 {
			none++
		}
	}
	if all == 0 {
		u.Words(ui.CutTop(&in, s.px(30)), s.word("works.none"), s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	if in.H > s.px(34)*float64(all)+s.px(46) {
		s.drawWorksFoot(u, ui.CutBottom(&in, s.px(46)))
	}
	if in.H < s.px(38)*float64(all+none) { // what each does is worth more than what is not there
		none = 0
	}
	high := min(s.px(44), in.H/float64(all+none))
	i := 0
	for work, n := range l.World.Works {
		for k := range n {
			row := ui.CutTop(&in, high)
			row.H -= s.px(4)
			number := ""
			if n > 1 {
				number = " " + chart.Roman(k+1)
			}
			s.drawWork(u, row, work, number, s.glows(i))
			i++
		}
	}
	for work, n := range l.World.Works {
		if n == 0 && none > 0 {
			row := ui.CutTop(&in, high)
			row.H -= s.px(4)
			s.drawNoWork(u, row, work)
		}
	}
}

// drawWork is the row of a work, with its lamp.
func (s *Stage) drawWork(u *ui.UI, row canvas.Rect, work int, number string, how glow) {
	edge, ground, ink, faint := u.Theme.Gilt, u.Theme.Key, u.Theme.Ink, u.Theme.Ink2
	below := s.word(worksKeys[work])
	switch how {
	case fading:
		edge = palette.Glow
	case dark:
		edge, ground, ink, faint = palette.Keyline, worksInk, palette.Ivory, palette.Label
		below = s.word("work.lost")
	}
	line := max(s.px(1), 1)
	if how == fading {
		line = max(s.px(2), 2)
	}
	u.Fill(row, edge)
	u.Fill(row.Inset(line), ground)
	icon := s.px(26)
	u.Picture(signs.Picture(worksSigns[work], int(icon), ink), canvas.Place{At: canvas.Point{X: row.X + s.px(20), Y: math.Round(row.Center().Y)}, AnchorX: .5, AnchorY: .5})
	s.lamp(u, canvas.Point{X: row.Right() - s.px(22), Y: row.Center().Y}, row.H, how)
	in := canvas.Rect{X: row.X + s.px(40), Y: row.Y, W: row.W - s.px(84), H: row.H}
	name := s.voice.NameOf(game.WorkAt(work).Ref) + number
	if row.H >= s.px(34) {
		in = ui.Middle(in, in.W, s.px(36))
		u.Words(ui.CutTop(&in, s.px(19)), name, s.fit(name, s.style(u, ui.Body, ink), in.W), ui.Left)
		u.Words(in, below, s.fit(below, s.style(u, ui.Italic, faint), in.W), ui.Left)
		return
	}
	u.Words(in, name, s.fit(name, s.style(u, ui.Body, ink), in.W), ui.Left)
}

// drawNoWork is the dashed place of a work that was not there.
func (s *Stage) drawNoWork(u *ui.UI, row canvas.Rect, work int) {
	ink := u.Theme.Ink3
	s.dashes(u, row, ink)
	u.Picture(signs.Picture(worksSigns[work], int(s.px(24)), ink), canvas.Place{At: canvas.Point{X: row.X + s.px(20), Y: math.Round(row.Center().Y)}, AnchorX: .5, AnchorY: .5})
	in := canvas.Rect{X: row.X + s.px(40), Y: row.Y, W: row.W - s.px(46), H: row.H}
	name, st := s.voice.NameOf(game.WorkAt(work).Ref), s.style(u, ui.Body, u.Theme.Ink2)
	if row.H < s.px(34) {
		u.Words(in, name, s.fit(name, st, in.W), ui.Left)
		return
	}
	in = ui.Middle(in, in.W, s.px(36))
	u.Words(ui.CutTop(&in, s.px(19)), name, s.fit(name, st, in.W), ui.Left)
	u.Words(in, s.word("work.none"), s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
}

// dashes is a frame of dashes.
func (s *Stage) dashes(u *ui.UI, r canvas.Rect, ink paint.Color) {
	thin, long, step := max(s.px(1), 1), s.px(5), s.px(9)
	for x := r.X; x < r.Right(); x += step {
		w := min(long, r.Right()-x)
		u.Fill(canvas.Rect{X: x, Y: r.Y, W: w, H: thin}, ink)
		u.Fill(canvas.Rect{X: x, Y: r.Bottom() - thin, W: w, H: thin}, ink)
	}
	for y := r.Y; y < r.Bottom(); y += step {
		h := min(long, r.Bottom()-y)
		u.Fill(canvas.Rect{X: r.X, Y: y, W: thin, H: h}, ink)
		u.Fill(canvas.Rect{X: r.Right() - thin, Y: y, W: thin, H: h}, ink)
	}
}

// drawWorksFoot says below the works what becomes of them.
func (s *Stage) drawWorksFoot(u *ui.UI, r canvas.Rect) {
	w := s.said.assault.worksBelow
	if s.landing.Taken && s.glows(0) == burning {
		return
	}
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: max(s.px(1), 1)}, u.Theme.Paper3)
	ui.CutTop(&r, s.px(4))
	if w[1] == "" {
		u.Paragraph(r, w[0], s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	u.Words(ui.CutTop(&r, s.px(21)), w[0], s.fit(w[0], s.style(u, ui.Body, u.Theme.Ink), r.W), ui.Left)
	u.Words(r, w[1], s.fit(w[1], s.style(u, ui.Italic, u.Theme.Ink2), r.W), ui.Left)
}

// lamp burns beside what stands; it smokes where it has gone out.
func (s *Stage) lamp(u *ui.UI, at canvas.Point, high float64, how glow) {
	what := lampLit
	if how == dark {
		what = lampOut
	}
	unit := min(high*.92, s.px(38)) / lampHigh
	if how == fading {
		unit *= 1.15
	}
	fixture{what: what, unit: unit, theme: s.theme}.place(u, at, canvas.Place{})
}
