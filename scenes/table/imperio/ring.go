package imperio

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

// The ring of the Houses: how each stands with each, for all to see, and which passages the viewer has granted and holds.

// tie is a line of the ring between two Houses.
type tie struct {
	kind     bond
	from, to rules.Seat // of a passage: who grants it to whom
}

// bond is how two Houses are tied.
type bond uint8

const (
	war bond = iota
	warDeclared
	alliance
	passage
)

// ties lists the lines of the ring. Wars and alliances are public, a passage is known to the two whom it concerns, and a war that is
// declared in an open letter to its writer alone. War makes passage void (18.2).
func (f *Face) ties(list []tie) []tie {
	v := f.view
	for p := range rules.Seat(v.Players) {
		wars, allies := f.bonds(p)
		for q := p + 1; q < rules.Seat(v.Players); q++ {
			switch {
			case wars.Has(q):
				list = append(list, tie{war, p, q})
			case allies.Has(q) && !f.declared(p, q):
				list = append(list, tie{alliance, p, q})
			}
		}
	}
	me := v.Seat
	for q := range rules.Seat(v.Players) {
		if q == me {
			continue
		}
		wars, _ := f.bonds(me)
		if v.Own.Declared.Has(q) && !wars.Has(q) {
			list = append(list, tie{warDeclared, me, q})
		}
		if f.fought(q) { // war makes passage void
			continue
		}
		if v.Own.Granted.Has(q) {
			list = append(list, tie{passage, me, q})
		}
		if v.Own.Received.Has(q) {
			list = append(list, tie{passage, q, me})
		}
	}
	return list
}

// ringPoint is the place of a House: the viewer's at the foot, the others clockwise from it.
func ringPoint(r canvas.Rect, p, viewer rules.Seat, players int) canvas.Point {
	i := (int(p) - int(viewer) + players) % players
	sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/float64(players))
	return canvas.Point{X: r.Center().X + cos*r.W*.345, Y: r.Center().Y + sin*r.H*.31}
}

type ringKey struct {
	w, h int
	fine float64
}

var keptRings = cache.New[ringKey](1 << 20)

// drawRing draws the ring at the head of the page. A click on the arms of a House leaves only what concerns it on the page, another
// brings the rest back. It says whether its book is to be opened.
func (f *Face) drawRing(p *pen) (open bool) {
	u := p.u
	high := math.Round(min(p.w*.8, p.seen.H*.44))
	if high < u.Px(150) {
		return false // a low window keeps its room for what may be said
	}
	r, seen := p.row(high)
	if !seen {
		return false
	}
	f.ringIn(u, r)
	u.Tip(r, f.word("ring.key"))
	p.gap(6)
	if !talkable(u) {
		return false
	}
	side := u.Px(30)
	corner := canvas.Rect{X: r.Right() - side - u.Px(9), Y: r.Y + u.Px(9), W: side, H: side}
	return u.IconButton(corner, icons.Fullscreen, f.word("talk.open"), ui.ButtonOpts{Bar: true})
}

// ringIn draws the ring; a large one says beside it what its lines mean.
func (f *Face) ringIn(u *ui.UI, r canvas.Rect) {
	v := f.view
	k := ringKey{int(r.W), int(r.H), u.Theme.Scale}
	night := keptRings.Find(k)
	if night == nil {
		night = keptRings.Keep(k, sky.Plate{W: k.w, H: k.h, Scale: k.fine * .6, Circles: true}.Picture())
	}
	u.Picture(night, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	whole, large := r, largeRing(u, r)
	if large {
		f.ringLegend(u, ui.CutBottom(&r, u.Px(40)))
	}
	f.sign(u, signs.Throne, r.Center(), min(26, r.H/u.Theme.Scale*.13), palette.Gilt)
	f.sheet.ties = f.ties(f.sheet.ties[:0])
	for _, t := range f.sheet.ties {
		f.drawTie(u, r, t)
	}
	for q := range rules.Seat(v.Players) {
		f.drawRingArms(u, r, q, large)
	}
	chart.Frame(u, whole, u.Theme.Scale*.5)
}

// largeRing says whether there is room beside the Houses.
func largeRing(u *ui.UI, r canvas.Rect) bool { return r.W > u.Px(420) && r.H > u.Px(215) }

// ringLegend says in a line what the lines mean.
func (f *Face) ringLegend(u *ui.UI, r canvas.Rect) {
	keys := [...]string{"ring.war", "ring.alliance", "ring.passage", "ring.peace"}
	plain, st := u.Theme.Colored(ui.Italic, palette.Label), u.Theme.Colored(ui.Small, palette.Ivory)
	sample, gap := u.Px(26), u.Px(14)
	long := fonts.Width(f.word(keys[3]), plain)
	for _, key := range keys[:3] {
		long += fonts.Width(f.word(key), st) + sample + u.Px(7) + gap
	}
	x, y := math.Round(r.Center().X-long/2), math.Round(r.Y+r.H*.4)
	for i, key := range keys {
		a, b := canvas.Point{X: x, Y: y}, canvas.Point{X: x + sample, Y: y}
		switch i {
		case 0:
			u.Line(a, b, u.Px(3), palette.AttackOnSky)
		case 1:
			for _, dy := range [...]float64{-2, 2} {
				u.Line(canvas.Point{X: a.X, Y: y + u.Px(dy)}, canvas.Point{X: b.X, Y: y + u.Px(dy)}, u.Px(1.6), palette.Gilt2)
			}
		case 2:
			for d := a.X; d <= b.X; d += u.Px(6.5) {
				chart.Disc(u, canvas.Point{X: d, Y: y}, u.Px(2.6), palette.Ivory)
			}
		default:
			st, b.X = plain, a.X-u.Px(7)
		}
		words := f.word(key)
		w := fonts.Width(words, st)
		u.Words(canvas.Rect{X: b.X + u.Px(7), Y: y - u.Px(9), W: w + u.Px(4), H: u.Px(18)}, words, st, ui.Left)
		x = b.X + u.Px(7) + w + gap
	}
}

// ringArms is the diameter of the discs of the ring.
func ringArms(r canvas.Rect, players int) float64 {
	return min(r.H*min(.27, 1.1/float64(players+1)), r.W*.18)
}

// drawRingArms draws a House of the ring, and below it who plays it where that finds room.
func (f *Face) drawRingArms(u *ui.UI, r canvas.Rect, q rules.Seat, large bool) {
	me, players := f.view.Seat, f.view.Players
	at, d := ringPoint(r, q, me, players), ringArms(r, players)
	rim := palette.Gilt
	hover, clicked := false, false
	if q != me {
		u.Scope(700 + int(q))
		hover, clicked = u.Spot(f.houseName(q), canvas.Rect{X: at.X - d/2, Y: at.Y - d/2, W: d, H: d})
		u.Unscope()
	}
	if clicked {
		u.App.Play("click")
		if f.sheet.speaks == q+1 {
			q = rules.Nobody
		}
		f.sheet.speaks = q + 1
		return
	}
	if hover || q == me || f.sheet.speaks == q+1 {
		rim = palette.Glow
	}
	chart.Disc(u, at, d+u.Px(5), palette.Keyline)
	chart.Disc(u, at, d+u.Px(2), rim)
	chart.Disc(u, at, d-u.Px(2), palette.Plate)
	f.Emblem(u, q, at, d*.72)
	if q == me { // at the foot, and the yellow ring is his
		return
	}
	st := u.Theme.Colored(ui.Small, palette.Ivory)
	w := fonts.Width(f.houseName(q), st) + u.Px(8)
	name := canvas.Rect{X: math.Round(at.X - w/2), Y: math.Round(at.Y + d/2 + u.Px(3)), W: w, H: u.Px(17)}
	u.Fill(name, paint.Fade(palette.Plate, .85))
	u.Words(name, f.houseName(q), st, ui.Center)
	if st = u.Theme.Colored(ui.Italic, palette.Label); large {
		var who string
		who, st = f.briefly(q, st, r.W*.34, u.Px(leastBrief))
		w = fonts.Width(who, st) + u.Px(8)
		below := canvas.Rect{X: math.Round(at.X - w/2), Y: name.Bottom(), W: w, H: u.Px(17)}
		u.Fill(below, paint.Fade(palette.Plate, .85))
		u.Words(below, who, st, ui.Center)
	}
}

// drawTie draws a line from disc to disc, and what it means in its middle.
func (f *Face) drawTie(u *ui.UI, r canvas.Rect, t tie) {
	me, players := f.view.Seat, f.view.Players
	a, b := ringPoint(r, t.from, me, players), ringPoint(r, t.to, me, players)
	dx, dy := b.X-a.X, b.Y-a.Y
	long := math.Hypot(dx, dy)
	if long < 1 {
		return
	}
	dx, dy = dx/long, dy/long
	gap := ringArms(r, players)/2 + u.Px(4)
	at := func(along, aside float64) canvas.Point {
		return canvas.Point{X: a.X + dx*along - dy*aside, Y: a.Y + dy*along + dx*aside}
	}
	line := func(aside, width float64, ink color.NRGBA) { u.Line(at(gap, aside), at(long-gap, aside), width, ink) }
	switch t.kind {
	case war:
		line(0, u.Px(5), palette.Keyline)
		line(0, u.Px(3), palette.AttackOnSky)
		f.medal(u, at(long/2, 0), signs.War, palette.AttackOnSky)
	case warDeclared:
		for x := gap; x < long-gap; x += u.Px(10) {
			u.Line(at(x, 0), at(min(x+u.Px(5), long-gap), 0), u.Px(2.4), palette.AttackOnSky)
		}
		f.medal(u, at(long/2, 0), signs.War, palette.AttackOnSky)
	case alliance:
		line(0, u.Px(7), palette.Keyline)
		line(-u.Px(2), u.Px(1.6), palette.Gilt2)
		line(u.Px(2), u.Px(1.6), palette.Gilt2)
		f.medal(u, at(long/2, 0), signs.Peace, palette.Gilt2)
	case passage:
		aside := u.Px(7)
		for x := gap; x < long-gap-u.Px(5); x += u.Px(7) {
			chart.Disc(u, at(x, aside), u.Px(2.6), palette.Ivory)
		}
		tip := at(long-gap, aside)
		u.Line(at(long-gap-u.Px(7), aside-u.Px(4)), tip, u.Px(2), palette.Ivory)
		u.Line(at(long-gap-u.Px(7), aside+u.Px(4)), tip, u.Px(2), palette.Ivory)
	}
}

// medal is a sign on a disc in the middle of a line.
func (f *Face) medal(u *ui.UI, at canvas.Point, sign signs.Sign, ink color.NRGBA) {
	chart.Disc(u, at, u.Px(22), ink)
	chart.Disc(u, at, u.Px(19), palette.Plate)
	f.sign(u, sign, at, 13, ink)
}
