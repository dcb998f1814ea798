package imperio

import (
	"image"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/d10"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

type dieKey struct {
	px    int
	value int
	ink   palette.Die
}

var keptDice = cache.New[dieKey](1 << 20)

// die draws a ten-sided die of radius r: while it falls it shows other numbers, then it lies, gilt if it hits. need is the
// least number that hits, 0 where none does.
func (f *Face) die(u *ui.UI, at canvas.Point, r float64, value, need int, share float64) {
	ink := palette.MissSky
	if share < .45 && !f.app.Prefs.ReducedMotion {
		value = 1 + (value*7+int(share*24))%10
	} else if need > 0 && value >= need {
		ink = palette.Hit
	}
	f.lyingDie(u, at, r, value, ink)
}

// lyingDie draws a die that lies.
func (f *Face) lyingDie(u *ui.UI, at canvas.Point, r float64, value int, ink palette.Die) {
	k := dieKey{int(2.3*r) + 2, value, ink}
	p := keptDice.Find(k)
	if p == nil {
		p = keptDice.Keep(k, canvas.NewPicture(k.px, k.px, func(dst *image.RGBA) {
			q := paint.New(dst)
			q.Translate(float64(k.px)/2, float64(k.px)/2)
			d10.Draw(q, float64(k.px-2)/2.3, k.ink)
			size := float64(k.px) * .36
			if k.value > 9 {
				size *= .85
			}
			st := fonts.Style{Face: fonts.SansBold, Size: size, Color: k.ink.Ink}
			w := fonts.Width(itoa(k.value), st)
			fonts.Draw(dst, itoa(k.value), (float64(k.px)-w)/2, float64(k.px)*.5+size*.32, st)
		}))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}
