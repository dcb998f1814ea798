package stage

import (
	"image"
	"strconv"

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

// rollShare is how much of its time a die falls; then it lies.
const rollShare = .45

// Die draws a ten-sided die of radius r: while it falls it shows other numbers, unless it must be still; then it lies,
// gilt if it hits, else as missed. need is the least number that hits, 0 where none does.
func Die(u *ui.UI, at canvas.Point, r float64, value, need int, share float64, still bool, missed palette.Die) {
	ink := missed
	if share < rollShare && !still {
		value = 1 + (value*7+int(share*24))%10
	} else if need > 0 && value >= need {
		ink = palette.Hit
	}
	lie(u, at, r, value, ink)
}

// lie draws a die that lies.
func lie(u *ui.UI, at canvas.Point, r float64, value int, ink palette.Die) {
	k := dieKey{int(2.3*r) + 2, value, ink}
	p := keptDice.Find(k)
	if p == nil {
		p = keptDice.Keep(k, canvas.NewPicture(k.px, k.px, k.paint))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}

func (k dieKey) paint(dst *image.RGBA) {
	q := paint.New(dst)
	q.Translate(float64(k.px)/2, float64(k.px)/2)
	d10.Draw(q, float64(k.px-2)/2.3, k.ink)
	size := float64(k.px) * .36
	if k.value > 9 {
		size *= .85
	}
	st := fonts.Style{Face: fonts.SansBold, Size: size, Color: k.ink.Ink}
	number := strconv.Itoa(k.value)
	fonts.Draw(dst, number, (float64(k.px)-fonts.Width(number, st))/2, float64(k.px)*.5+size*.32, st)
}
