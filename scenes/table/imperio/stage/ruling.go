package stage

import (
	"image"

	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// sealing is the share of the verdict after which the seal lies in its corner.
const sealing = .3

// passed says whether the Council has adopted the proposal, or elected somebody.
func (c *Count) passed() bool {
	return c.Decided && c.Won != 0 && c.Won != game.VoteAgainst
}

// ruling is the seal of a verdict: whole, or broken.
type ruling struct {
	side   int
	broken bool
}

var keptRulings = cache.New[ruling](1 << 18)

// drawRuling presses the throne's seal into the corner of an adopted charter; on one that was not adopted it is broken.
func (s *Stage) drawRuling(u *ui.UI, r canvas.Rect) {
	if s.beat != Verdict || !s.count.Decided || r.H < s.px(90) {
		return
	}
	share := min(s.share/sealing, 1)
	if s.still {
		share = 1
	}
	k := ruling{int(s.px(52)), !s.count.passed()}
	wax := keptRulings.Find(k)
	if wax == nil {
		wax = keptRulings.Keep(k, canvas.NewPicture(k.side, k.side, k.paint))
	}
	at := canvas.Point{X: r.Right() - s.px(40), Y: r.Y + s.px(31)}
	u.Picture(wax, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Scale: 1 + .8*(1-share), Alpha: max(share, .05)})
}

func (k ruling) paint(dst *image.RGBA) {
	p, half := paint.New(dst), float64(k.side)/2
	p.Translate(half, half)
	r := half * .9
	chart.Wax(p, r)
	signs.Draw(p, signs.Throne, r*.95, palette.WaxText)
	if !k.broken {
		return
	}
	crack := new(paint.Path).MoveTo(-.2*r, -1.2*r)
	for i, x := range [...]float64{.12, -.16, .14, -.1, .2} {
		crack.LineTo(x*r, (-.75+.4*float64(i))*r)
	}
	p.Erase(paint.Pen(.15 * r).Outline(crack.LineTo(.05*r, 1.2*r)))
}
