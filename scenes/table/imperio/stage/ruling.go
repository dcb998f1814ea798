package stage

import (
	"image"

	"tyche/rules"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
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
	if r.H < s.px(90) {
		return
	}
	share = min(share/sealing, 1)
	if s.still {
		share = 1
	}
	k := ruling{side: int(s.px(56)), house: palette.Houses}
	if who := b.chosen(); who != rules.Nobody {
		k.theme, k.house = s.theme, s.house(who)
	}
	wax := keptRulings.Find(k)
	if wax == nil {
		wax = keptRulings.Keep(k, canvas.NewPicture(k.side, k.side, k.paint))
	}
	at := canvas.Point{X: r.Right() - s.px(44), Y: r.Y + s.px(44)}
	u.Picture(wax, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Scale: 1 + .8*(1-share), Alpha: max(share, .05), Turn: -.14})
}

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
