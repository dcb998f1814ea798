package imperio

import (
	"image"
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The scales of an offer: what one gives lies on the left pan, what one asks for on the right. Goods that bind are gilt; what is only
// promised lies there in italics. A click takes it off.

// Measures of the scales in design pixels: where the beam is, from it to the goods, a chip, all goods on a pan, and the room below it.
const (
	beamAt    = 34
	cordHigh  = 14
	chipHigh  = 26
	stackHigh = 78
	panFoot   = 20
)

// laid lists the kinds of goods that lie on a pan.
func (k *deal) laid(side int) (kinds [game.GoodsKinds]int, n int) {
	for kind := range k.chosen[side] {
		if k.chosen[side][kind] > 0 {
			kinds[n] = kind
			n++
		}
	}
	return kinds, n
}

// promised says whether goods of a kind are a promise, which nobody is forced to keep (18.4).
func promised(kind int) bool {
	return uint8(kind) == game.GoodsVote || uint8(kind) == game.GoodsPeace
}

// drawScales draws the balance with what lies on its pans, heaped so high at most; a pan alone with goods sinks.
func (f *Face) drawScales(p *pen, stack float64) {
	k, u := &f.deal, p.u
	_, gives := k.laid(0)
	_, asks := k.laid(1)
	k.stack = stack // always the same, so that no key below moves away under a finger
	r, seen := p.row(u.Px(beamAt+cordHigh+panFoot+14) + stack)
	if !seen {
		return
	}
	tilt := 0.0
	switch {
	case gives > 0 && asks == 0:
		tilt = u.Px(7)
	case asks > 0 && gives == 0:
		tilt = -u.Px(7)
	}
	mid := canvas.Point{X: math.Round(r.Center().X), Y: r.Y + u.Px(beamAt)}
	foot := canvas.Point{X: mid.X, Y: r.Bottom() - u.Px(10)}
	reach := r.W * .26
	f.balancePart(u, scalePost, foot.Y-mid.Y, foot, 0)
	left, right := canvas.Point{X: mid.X - reach, Y: mid.Y + tilt}, canvas.Point{X: mid.X + reach, Y: mid.Y - tilt}
	for side, end := range [...]canvas.Point{left, right} {
		pan := canvas.Rect{X: end.X - r.W*.22, Y: end.Y + u.Px(cordHigh) + stack, W: r.W * .44, H: u.Px(6)}
		for _, x := range [...]float64{pan.X + u.Px(3), pan.Right() - u.Px(3)} {
			u.Line(end, canvas.Point{X: x, Y: pan.Y}, u.Px(2.6), palette.Keyline)
			u.Line(end, canvas.Point{X: x, Y: pan.Y}, u.Px(1.4), palette.Gilt)
		}
		f.balancePart(u, scaleBowl, pan.W, canvas.Point{X: end.X, Y: pan.Y}, 0)
		f.drawPan(u, pan, side)
	}
	f.balancePart(u, scaleBeam, 2*reach, mid, math.Atan2(-tilt, reach))
	f.scaleNames(u, r)
}

// scalePart is a part of the balance, painted once for each size.
type scalePart struct {
	what  uint8
	size  int // how wide, or of the post how high
	scale float64
}

// The parts.
const (
	scalePost uint8 = iota
	scaleBeam
	scaleBowl
)

var keptScales = cache.New[scalePart](1 << 19)

// balancePart draws a part of the balance: the post on its foot, the beam about its pivot, a bowl about the middle of its rim.
func (f *Face) balancePart(u *ui.UI, what uint8, size float64, at canvas.Point, turn float64) {
	k := scalePart{what, int(size), u.Theme.Scale}
	w, h, x, y := k.box()
	p := keptScales.Find(k)
	if p == nil {
		p = keptScales.Keep(k, canvas.NewPicture(int(w), int(h), k.paint))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: x / float64(p.W), AnchorY: y / float64(p.H), Turn: turn})
}

// bowlDeep is how deep a bowl is, in design pixels.
const bowlDeep = 15

// box is how large a part is, and where in it its origin lies.
func (k scalePart) box() (w, h, x, y float64) {
	size := float64(k.size)
	switch unit := k.unit(); k.what {
	case scalePost:
		return 76*unit + 2, size + 14*unit, 38*unit + 1, size + 2*unit
	case scaleBeam:
		return size + 16*unit, 34 * unit, size/2 + 8*unit, 20 * unit
	default:
		return size + 8*k.scale, (bowlDeep + 10) * k.scale, size/2 + 4*k.scale, 4 * k.scale
	}
}

// unit is how large a part is drawn, of the measures of the chamber's balance.
func (k scalePart) unit() float64 {
	switch size := float64(k.size); k.what {
	case scalePost:
		return size / chamber.Pivot
	case scaleBeam:
		return size / (2 * chamber.Arm)
	default:
		return size / (2 * chamber.PanHalf)
	}
}

func (k scalePart) paint(dst *image.RGBA) {
	p := paint.New(dst)
	_, _, x, y := k.box()
	p.Translate(x, y)
	switch unit := k.unit(); k.what {
	case scalePost:
		p.Scale(unit, unit)
		chamber.Post(p)
	case scaleBeam:
		p.Scale(unit, unit)
		chamber.Beam(p)
	default:
		deep := bowlDeep * k.scale / 17 // a bowl is 17 deep
		p.Scale(unit, deep)
		p.Translate(0, -chamber.Drop)
		chamber.Bowl(p)
	}
}

// scaleNames writes over the pans whose goods they hold.
func (f *Face) scaleNames(u *ui.UI, r canvas.Rect) {
	head := canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(24)}
	st := u.Theme.Text(ui.Label)
	f.Emblem(u, f.view.Seat, canvas.Point{X: head.X + u.Px(11), Y: head.Center().Y}, u.Px(22))
	u.Words(canvas.Rect{X: head.X + u.Px(26), Y: head.Y, W: head.W/2 - u.Px(30), H: head.H}, f.word("deal.give"), st, ui.Left)
	f.Emblem(u, f.partner(), canvas.Point{X: head.Right() - u.Px(11), Y: head.Center().Y}, u.Px(22))
	room := head.W - u.Px(26)
	u.Words(canvas.Rect{X: head.X + head.W/2, Y: head.Y, W: room - head.W/2, H: head.H}, f.word("deal.ask"), st, ui.Right)
}

// drawPan heaps the goods of a side on its pan, the first kind lowest.
func (f *Face) drawPan(u *ui.UI, pan canvas.Rect, side int) {
	k := &f.deal
	kinds, n := k.laid(side)
	if n == 0 {
		u.Words(canvas.Rect{X: pan.X, Y: pan.Y - u.Px(chipHigh), W: pan.W, H: u.Px(chipHigh)}, f.word("deal.nothing-yet"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
		return
	}
	columns := 1 + (n-1)/4
	rows := (n + columns - 1) / columns
	high, wide := min(u.Px(chipHigh), k.stack/float64(rows)), pan.W/float64(columns)
	spare := 0 // lines that are left for long words, where all lie above each other
	if columns == 1 {
		spare = int(k.stack/high) - rows
	}
	low := pan.Y - u.Px(3)
	for i, kind := range kinds[:n] {
		box := canvas.Rect{X: pan.X + wide*float64(i/rows), Y: low - high*float64(i%rows+1), W: wide - u.Px(2), H: high - u.Px(3)}
		if more := min(f.chipLines(u, side, kind, box.W)-1, spare); more > 0 {
			spare -= more
			low -= high * float64(more)
			box.Y, box.H = box.Y-high*float64(more), box.H+high*float64(more)
		}
		f.drawChip(u, box, side, kind)
	}
}

// chipEdges are what a chip takes beside its words, in design pixels.
const chipEdges = 28

// chipLines is how many lines the words of a chip take.
func (f *Face) chipLines(u *ui.UI, side, kind int, w float64) int {
	words, st := f.chipWords(side, kind), chipStyle(u, kind)
	if w -= u.Px(chipEdges); fonts.Width(words, st)*.9 <= w {
		return 1
	}
	return int(math.Ceil(ui.TextHeight(words, st, w) / u.Px(chipHigh)))
}

// chipStyle is how a chip is written: what is only promised in italics.
func chipStyle(u *ui.UI, kind int) fonts.Style {
	if promised(kind) {
		return u.Theme.Text(ui.Italic)
	}
	return u.Theme.Colored(ui.Small, palette.Keyline)
}

// drawChip is what lies of a kind on a pan; a click takes it off.
func (f *Face) drawChip(u *ui.UI, box canvas.Rect, side, kind int) {
	u.Scope(1760 + 20*side + kind)
	hover, pressed := u.Spot("chip", box)
	u.Unscope()
	words, st := f.chipWords(side, kind), chipStyle(u, kind)
	if promised(kind) {
		u.Fill(box, u.Theme.Paper) // the cords of the pan run behind it
		u.Theme.Skin(u, ui.ChipShape, box)
	} else {
		u.Fill(box, u.Theme.Gilt)
		u.Fill(box.Inset(max(u.Px(1.5), 1)), palette.Gilt2)
	}
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, box, .6)
	}
	f.sign(u, goodsKinds[kind].sign, canvas.Point{X: box.X + u.Px(12), Y: box.Center().Y}, 15, st.Color)
	in := canvas.Rect{X: box.X + u.Px(24), Y: box.Y, W: box.W - u.Px(chipEdges), H: box.H}
	if box.H > u.Px(chipHigh) {
		high := min(ui.TextHeight(words, st, in.W), in.H)
		u.Excerpt(ui.Middle(in, in.W, high), words, st)
	} else {
		u.Words(in, words, fitted(words, st, in.W, u.Px(10)), ui.Left)
	}
	u.Tip(box, f.word("deal.take-off", rules.W(words)))
	if pressed {
		u.App.Play("ivory")
		f.deal.chosen[side][kind] = 0
	}
}

// chipWords is what lies on a pan, in a word or two.
func (f *Face) chipWords(side, kind int) string {
	options, n := f.deal.goods[side][kind], f.deal.chosen[side][kind]
	name := f.word(goodsKinds[kind].key)
	switch {
	case n > len(options) || uint8(kind) == game.GoodsPeace: // there is but one
		return name
	case uint8(kind) == game.GoodsVote: // its sign says that it is one
		return options[n-1].words
	}
	return f.word("deal.chip", rules.W(name), rules.W(options[n-1].words))
}
