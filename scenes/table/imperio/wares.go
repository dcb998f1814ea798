package imperio

import (
	"image"

	"tyche/fonts"
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

type ribbonKey struct {
	theme *palette.Theme
	house palette.House
	w, h  int
}

var keptRibbons = cache.New[ribbonKey](1 << 20)

// ribbon is a band of a House's tincture with its hatching.
func (f *Face) ribbon(u *ui.UI, r canvas.Rect, h palette.House) {
	k := ribbonKey{f.theme, h, int(r.W), int(r.H)}
	if k.w < 1 || k.h < 1 {
		return
	}
	p := keptRibbons.Find(k)
	if p == nil {
		fine := u.Theme.Scale
		p = keptRibbons.Keep(k, canvas.NewPicture(k.w, k.h, func(dst *image.RGBA) {
			q, c := paint.New(dst), k.theme.Of(k.house)
			all := paint.RoundRect(0, 0, float64(k.w), float64(k.h), 3*fine)
			q.Fill(all, paint.Solid(c.Main))
			emblems.Lines(q, k.house, all, 6*fine, c)
		}))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
}

type waxKey struct {
	px   int
	sign signs.Sign
}

var keptWax = cache.New[waxKey](1 << 20)

// wax is a small seal with a sign pressed into it; r is its radius in design pixels.
func (f *Face) wax(u *ui.UI, at canvas.Point, r float64, sign signs.Sign) {
	k := waxKey{int(u.Px(2*r)) + 2, sign}
	p := keptWax.Find(k)
	if p == nil {
		p = keptWax.Keep(k, canvas.NewPicture(k.px, k.px, func(dst *image.RGBA) {
			q := paint.New(dst)
			half := float64(k.px) / 2
			q.Translate(half, half)
			chart.Wax(q, half-1)
			if k.sign < signs.Signs {
				signs.Draw(q, k.sign, half, palette.WaxText)
			}
		}))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}

// waxRoman is a small seal with a Roman number.
func (f *Face) waxRoman(u *ui.UI, at canvas.Point, r float64, number string) {
	f.wax(u, at, r, signs.Signs)
	box := canvas.Rect{X: at.X - u.Px(r), Y: at.Y - u.Px(r), W: u.Px(2 * r), H: u.Px(2 * r)}
	st := u.Theme.Colored(ui.Label, palette.WaxText)
	if w := fonts.Width(number, st); w > .85*box.W {
		st.Size *= .85 * box.W / w
	}
	u.Words(box, number, st, ui.Center)
}

type sealKey struct {
	px    int
	house palette.House
	lit   bool
}

var keptSeals = cache.New[sealKey](1 << 20)

// seal draws the Great Seal of a seat: its charge in wax.
func (f *Face) seal(u *ui.UI, r canvas.Rect, seat rules.Seat, lit bool) {
	k := sealKey{int(r.W), f.house(seat), lit}
	p := keptSeals.Find(k)
	if p == nil && k.px > 8 {
		p = keptSeals.Keep(k, canvas.NewPicture(k.px, k.px, func(dst *image.RGBA) {
			q := paint.New(dst)
			half := float64(k.px) / 2
			q.Translate(half, half)
			if !k.lit {
				q.Fade(.55)
			}
			chart.Wax(q, half*.96)
			q.Translate(0, -half*.14)
			emblems.Charge(q, k.house, half*.4, paint.RGB(0xF3C3B2), palette.Wax)
		}))
	}
	if p != nil {
		u.Picture(p, canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5})
	}
}
