package ui

import (
	"image"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Colors is the theme of pictures that suits the player's eyes.
func (u *UI) Colors() *palette.Theme { return palette.Named(u.App.Prefs.Vision) }

type emblemKey struct {
	theme  *palette.Theme
	emblem *emblems.Emblem
	px     int
}

var keptEmblems = cache.New[emblemKey](4 << 20)

// Emblem draws the token of a seat centred on at, `size` canvas pixels high; nothing for nil.
func (u *UI) Emblem(e *emblems.Emblem, at canvas.Point, size float64) {
	k := emblemKey{u.Colors(), e, int(math.Round(size))}
	if e == nil || k.px < 4 {
		return
	}
	p := keptEmblems.Find(k)
	if p == nil {
		p = keptEmblems.Keep(k, canvas.NewPicture(k.px, k.px, k.paint))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}

func (k emblemKey) paint(dst *image.RGBA) {
	p := paint.NewScaled(dst, 100, 100)
	p.Translate(50, 49)
	k.emblem.Token(p, k.theme, 43)
}
