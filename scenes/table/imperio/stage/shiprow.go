package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// shipRow is a row of the panel of hits: n equal ships of a side, from number first on.
type shipRow struct {
	ship     *Ship
	first, n int
	hit      bool // one takes a hit, and that has been seen
	answer   int  // that lets one of them take the hit; less than 0 where there is none
	slim     bool // two lists share the panel
}

// drawRowOf draws the row of n equal ships, from number first on.
func (s *Stage) drawRowOf(u *ui.UI, r canvas.Rect, k *table.Sight, side, first, n int) {
	ship := &s.fight.Sides[side].Ships[first]
	row := shipRow{ship, first, n, ship.Hit > 0 && s.seen(ship.Hit) > 0, s.victim(k, side, ship), r.W < s.px(200)}
	ink := s.rowGround(u, r, k, &row)
	in := canvas.Rect{X: r.X + s.px(4), Y: r.Y, W: r.W - s.px(8), H: r.H}
	icon := min(s.px(22), in.H)
	u.Picture(signs.Picture(signs.Sign(ship.Unit), int(icon), ink), canvas.Place{At: canvas.Point{X: in.X + icon/2, Y: math.Round(in.Center().Y)}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&in, icon+s.px(5))
	s.rowToken(u, &in, &row)
	s.rowHull(u, &in, &row)
	s.rowWords(u, in, &row, ink)
}

// rowGround lights a row that may be chosen, which a press does, or that is hit, and returns the ink of its words.
func (s *Stage) rowGround(u *ui.UI, r canvas.Rect, k *table.Sight, row *shipRow) color.NRGBA {
	switch {
	case row.answer >= 0:
		u.Fill(r, palette.Glow)
		u.Fill(r.Inset(max(s.px(2), 1)), u.Theme.Key)
		u.Scope(400 + row.first)
		if _, clicked := u.Spot("row", r); clicked {
			k.Answers = append(k.Answers, k.Offers.Legal[row.answer].Move)
		}
		u.Unscope()
	case row.hit:
		u.Fill(r, u.Theme.DangerLight)
	case row.ship.Lost && row.ship.Hit == 0:
		return u.Theme.OffInk
	}
	return u.Theme.Ink
}

// rowToken draws at the end of a row the burst of its hit, or the disc of one that may take it.
func (s *Stage) rowToken(u *ui.UI, in *canvas.Rect, row *shipRow) {
	token := canvas.Rect{}
	if !row.slim || row.hit {
		token = ui.CutRight(in, min(s.px(22), in.H))
	}
	switch {
	case row.hit:
		s.drawBurst(u, token.Center(), token.W*1.4, 1)
	case row.answer >= 0:
		chart.Disc(u, token.Center(), token.W*.8, u.Theme.Ink3)
		chart.Disc(u, token.Center(), token.W*.66, u.Theme.Key)
	}
}

// rowHull draws what ships can take that take more than one hit: a hit that has not been seen yet is not counted.
func (s *Stage) rowHull(u *ui.UI, in *canvas.Rect, row *shipRow) {
	ship := row.ship
	if ship.Full <= 1 {
		return
	}
	pitch := s.px(11)
	if row.slim {
		pitch = s.px(8)
	}
	pips := ui.CutRight(in, pitch*float64(ship.Full)+s.px(4))
	left := ship.Hull
	if ship.Hit > 0 && !row.hit {
		left++
	}
	for h := range ship.Full {
		c := canvas.Point{X: pips.X + pitch*(float64(h)+.5), Y: pips.Center().Y}
		chart.Disc(u, c, pitch*.82, u.Theme.Ink)
		if h >= left {
			chart.Disc(u, c, pitch*.55, u.Theme.DangerLight)
		}
	}
}

// rowWords names the ships of a row, and what they carry, as far as there is room; those that are lost are struck out.
func (s *Stage) rowWords(u *ui.UI, in canvas.Rect, row *shipRow, ink color.NRGBA) {
	ship, kind := row.ship, s.word(UnitWords[row.ship.Unit], rules.N(row.n))
	words, st := kind, s.style(u, ui.Body, ink)
	switch {
	case row.slim:
		st = s.style(u, ui.Small, ink)
		if ship.Loaded { // else nothing tells it from an empty one
			words = s.roomy(u, in, st, s.loadedWords(kind, row.n, ship.Aboard), s.word("units.loaded", rules.W(kind)), kind, figure(row.n))
			break
		}
		words = s.roomy(u, in, st, words, s.shortly(ship.Unit, row.n), figure(row.n))
	case ship.Loaded:
		if loaded := s.loadedWords(kind, row.n, ship.Aboard); loaded != kind {
			words = s.roomy(u, in, st, loaded, s.word("units.loaded", rules.W(kind)))
		}
	}
	if w := fonts.Width(words, st); w > in.W {
		st.Size = max(.96*st.Size*in.W/w, s.readable()) // whole, if smaller
	}
	w := u.Words(in, words, st, ui.Left)
	if ship.Lost && (row.hit || ship.Hit == 0) {
		u.Line(canvas.Point{X: in.X, Y: in.Center().Y}, canvas.Point{X: in.X + w, Y: in.Center().Y}, s.px(1.6), paint.Fade(u.Theme.Danger, .9))
	}
}
