package stage

import (
	"image"

	"tyche/rules"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// sealing is the share of the verdict after which the seal lies in its corner.
const sealing = .3

// ruling is the seal of a verdict: that of the throne, or with the arms of who was chosen in it.
type ruling struct {
	side  int
	theme *palette.Theme
	house palette.House // Houses where nobody was chosen
}

var keptRulings = cache.New[ruling](1 << 18)

// drawRuling presses the seal into the corner of an adopted charter; one that was rejected loses that corner. share is how much of
// the verdict has passed.
func (s *Stage) drawRuling(u *ui.UI, r canvas.Rect, b *Bill, share float64) {
	if r.H < s.px(leastSealed) {
		return
	}
	share = min(share/sealing, 1)
	if s.still {
		share = 1
	}
	k := ruling{side: int(s.px(rulingSide)), house: palette.Houses}
	if who := b.chosen(); who != rules.Nobody {
		k.theme, k.house = s.theme, s.house(who)
	}
	wax := keptRulings.Find(k)
	if wax == nil {
		wax = keptRulings.Keep(k, canvas.NewPicture(k.side, k.side, k.paint))
	}
	box := s.rulingBox(r, share)
	u.Picture(wax, canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5, Scale: box.W / s.px(rulingSide), Alpha: max(share, .05), Turn: -.14})
}

// rulingBox is where the seal lies on a charter while it is being pressed: it comes from above, no larger than the corner that the words leave it.
func (s *Stage) rulingBox(r canvas.Rect, share float64) canvas.Rect {
	side := s.px(rulingSide) * (1 + rulingRise*(1-share))
	mid := canvas.Point{X: r.Right() - s.px(rulingIn), Y: r.Y + s.px(rulingIn)}
	return canvas.Rect{X: mid.X - side/2, Y: mid.Y - side/2, W: side, H: side}
}

// headWords is where a charter, the inner part of whose paper is in, says what is proposed: beside the seal.
func (s *Stage) headWords(in canvas.Rect) canvas.Rect {
	in.W -= s.px(chamber.CornerW - 20)
	return in
}

// underSeal is where the options of a charter begin, whose words end at y.
func (s *Stage) underSeal(r canvas.Rect, y float64) float64 {
	if r.H < s.px(leastSealed) {
		return y
	}
	return max(y, s.rulingBox(r, 1).Bottom()+s.px(2))
}

// The side of a seal, how far its middle lies within the edges of a charter, how much larger it is before it is pressed, and how high a charter
// must be for one, in design pixels.
const (
	rulingSide  = 56
	rulingIn    = 44
	rulingRise  = .4
	leastSealed = 90
)

func (k ruling) paint(dst *image.RGBA) {
	p, half := paint.New(dst), float64(k.side)/2
	p.Translate(half, half)
	r := half * .9
	chart.Wax(p, r)
	if k.house < palette.Houses {
		emblems.Arms(p, k.theme, k.house, r*1.05)
	} else {
		signs.Draw(p, signs.Throne, r*.95, palette.WaxText)
	}
}
