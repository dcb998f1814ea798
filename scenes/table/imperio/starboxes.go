package imperio

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/stars"
	"tyche/sprites/paint"
)

// Where names, prices, arms and seals stand beside the stars of the technologies.

// starBox is where the name of a star and its price stand.
type starBox struct {
	name, tag canvas.Rect // the tag is of no width for what the House has
	side      starSide
	align     ui.Align
	style     fonts.Style
}

// starNameWide is how wide the name of a star may be in a line, starSeal the radius of the seal of its letter, in design pixels.
const (
	starNameWide = 132
	starSeal     = 12
)

// reach is the radius of a star, in design pixels.
func (f *Face) reach(m *starMap, t int) float64 { return stars.Reach[f.kindOf(t)] * m.stars }

// starBoxes are the places of all names and prices, for the view, the map and the language that they were found for.
type starBoxes struct {
	view *game.View
	lang lexicon.Language
	m    starMap
	list [game.NumTechs]starBox
}

// starBox is the place of a name and its price.
func (f *Face) starBox(u *ui.UI, m *starMap, t int) *starBox {
	k := &f.book.stars.boxes
	if k.view != f.view || k.lang != f.voice.Language || k.m != *m {
		*k = starBoxes{view: f.view, lang: f.voice.Language, m: *m}
		for range 3 { // who was placed first gives way to those after it
			for t := range game.NumTechs {
				k.list[t] = f.placeBox(u, m, t)
			}
		}
	}
	return &k.list[t]
}

// placeBox finds the side of a star where its name and price lie on least: that of the map if nothing is there.
func (f *Face) placeBox(u *ui.UI, m *starMap, t int) (best starBox) {
	least := math.Inf(1)
	first := starPlaces[t].side
	for _, side := range [...]starSide{first, above, below, rightOf, leftOf} {
		b := f.boxAt(u, m, t, side)
		if n := f.covered(u, m, t, &b); n < least {
			best, least = b, n
		}
	}
	return best
}

// covered is how much of stars, and of other names and prices a name and its price would cover.
func (f *Face) covered(u *ui.UI, m *starMap, t int, b *starBox) (n float64) {
	common := func(a, b canvas.Rect) {
		x := a.Intersect(b)
		n += x.W * x.H
	}
	for o := range game.NumTechs {
		star := square(m.star(o), u.Px(2*f.reach(m, o)))
		k := &f.book.stars.boxes.list[o]
		for _, r := range [...]canvas.Rect{b.name, b.tag} {
			if common(r, star); o != t { // the frame may push a name on its own star
				common(r, k.name)
				common(r, k.tag)
			}
		}
	}
	return n
}

// boxAt is the place of a name and its price at a side of a star.
func (f *Face) boxAt(u *ui.UI, m *starMap, t int, side starSide) (b starBox) {
	kind, at, r := f.kindOf(t), m.star(t), f.reach(m, t)
	role, ink := ui.Body, palette.Star
	switch kind {
	case stars.Own:
		role, ink = ui.Italic, palette.Gilt2
	case stars.Shut:
		ink = palette.Label
	}
	b.style = u.Theme.Colored(role, ink)
	b.style.Size *= .92
	b.style.Halo, b.style.Ground = u.Px(1.6), paint.Fade(palette.SkyEdge, .9)
	name := f.name(game.TechAt(t).Ref)
	w := min(fonts.Width(name, b.style), u.Px(starNameWide)) + u.Px(4)
	high := ui.TextHeight(name, b.style, w)
	price := u.Px(21)
	if kind == stars.Own {
		price = 0
	}
	box := canvas.Rect{W: w, H: high + price}
	b.align = ui.Center
	b.side = side
	switch side {
	case above:
		box.X, box.Y = at.X-w/2, at.Y-u.Px(r+7)-box.H
	case rightOf:
		box.X, box.Y, b.align = at.X+u.Px(r+9), at.Y-box.H/2, ui.Left
	case leftOf:
		box.X, box.Y, b.align = at.X-u.Px(r+9)-w, at.Y-box.H/2, ui.Right
	default:
		box.X, box.Y = at.X-w/2, at.Y+u.Px(r+6)
	}
	box.X = min(max(box.X, m.within.X), m.within.Right()-w) // the frame cuts no name
	box.Y = max(box.Y, m.within.Y)
	b.name = ui.CutTop(&box, high)
	if kind != stars.Own {
		b.tag = f.starTag(u, box, b.align, t)
	}
	return b
}

// starTag is where the price of a technology stands below its name: wider where the printed price is shown, too.
func (f *Face) starTag(u *ui.UI, r canvas.Rect, align ui.Align, t int) canvas.Rect {
	wide := u.Px(42)
	if f.desk.prices.Techs[t] != game.TechAt(t).Price {
		wide = u.Px(68)
	}
	tag := canvas.Rect{X: r.Center().X - wide/2, Y: r.Y + u.Px(1), W: wide, H: u.Px(19)}
	switch align {
	case ui.Left:
		tag.X = r.X
	case ui.Right:
		tag.X = r.Right() - wide
	}
	return tag
}

// starArms is where the n-th arms of those who are known to have a technology stand.
func (f *Face) starArms(u *ui.UI, m *starMap, t, n int) canvas.Rect {
	r, at := f.reach(m, t), m.star(t)
	mid := canvas.Point{X: at.X - u.Px(r+13), Y: at.Y}
	if f.starBox(u, m, t).side == leftOf { // there stands the name
		mid = canvas.Point{X: at.X, Y: at.Y + u.Px(r+16)}
	}
	return square(canvas.Point{X: mid.X - u.Px(19)*float64(n), Y: mid.Y}, u.Px(22))
}

// square is one of a width round a point.
func square(mid canvas.Point, w float64) canvas.Rect {
	return canvas.Rect{X: mid.X - w/2, Y: mid.Y - w/2, W: w, H: w}
}

// starMark is where the mark of what comes of a star stands: at its right, or wherever else round it it lies on no name, price, arms or star.
func (f *Face) starMark(u *ui.UI, m *starMap, t int) canvas.Point {
	at, near := m.star(t), u.Px(f.reach(m, t)+starSeal-2)
	for _, more := range [...]float64{0, 6, 12} {
		far := near + u.Px(more)
		for _, turn := range [...]float64{0, -.25, .25, -.5, .5, -.75, .75, 1, -.12, .12, -.38, .38, -.62, .62, -.88, .88} {
			sin, cos := math.Sincos(turn * math.Pi)
			mid := canvas.Point{X: at.X + cos*far, Y: at.Y + sin*far}
			if f.starFree(u, m, t, square(mid, u.Px(2*starSeal))) {
				return mid
			}
		}
	}
	return canvas.Point{X: at.X + near, Y: at.Y}
}

// starFree says whether nothing that is drawn of the stars lies in a rectangle; t is the star that it belongs to, and may cover.
func (f *Face) starFree(u *ui.UI, m *starMap, t int, r canvas.Rect) bool {
	if !m.within.Contains(canvas.Point{X: r.X, Y: r.Y}) || !m.within.Contains(canvas.Point{X: r.Right(), Y: r.Bottom()}) {
		return false
	}
	for o := range game.NumTechs {
		b := f.starBox(u, m, o)
		if !b.name.Intersect(r).Empty() || !b.tag.Intersect(r).Empty() || o != t && !square(m.star(o), u.Px(2*f.reach(m, o))).Intersect(r).Empty() {
			return false
		}
		n := 0
		for q := range rules.Seat(f.view.Players) {
			if known, _ := f.knows(q, o); known {
				if !f.starArms(u, m, o, n).Intersect(r).Empty() {
					return false
				}
				n++
			}
		}
	}
	return true
}

// starName writes the name of a star and its price beside it.
func (f *Face) starName(u *ui.UI, t int, m *starMap) {
	b := f.starBox(u, m, t)
	u.Paragraph(b.name, f.name(game.TechAt(t).Ref), b.style, b.align)
	if kind := f.kindOf(t); kind != stars.Own {
		f.drawPrice(u, b.tag, t, kind)
	}
}

// tooDear says whether a technology that nothing else bars costs more than is left to spend this turn.
func (f *Face) tooDear(t int) bool {
	own := &f.view.Own
	now, _ := f.researched()
	return now != t && f.view.Seat >= 0 && f.desk.prices.Techs[t] > own.Treasury-own.Reserved
}

// drawPrice draws what a technology costs the House, and the printed price, struck, where it costs it less.
func (f *Face) drawPrice(u *ui.UI, tag canvas.Rect, t int, kind stars.Kind) {
	ink := palette.Faint
	if kind == stars.Open {
		ink = palette.Gilt2
	}
	if kind == stars.Open && f.tooDear(t) {
		ink = palette.AttackOnSky
	}
	price, printed := f.desk.prices.Techs[t], game.TechAt(t).Price
	mid, half := tag.Center().Y, tag.H/2
	for i, d := range [...]float64{tag.H + u.Px(2), tag.H} {
		edge := ink
		if i == 1 {
			edge = palette.Plate
		}
		u.Line(canvas.Point{X: tag.X + half, Y: mid}, canvas.Point{X: tag.Right() - half, Y: mid}, d, edge)
	}
	f.sign(u, signs.Resources, canvas.Point{X: tag.X + u.Px(12), Y: mid}, 11, ink)
	now := canvas.Rect{X: tag.X + u.Px(20), Y: tag.Y, W: u.Px(20), H: tag.H}
	u.Words(now, itoa(price), u.Theme.Colored(ui.Number, ink), ui.Left)
	if price == printed {
		return
	}
	old := canvas.Rect{X: tag.X + u.Px(40), Y: tag.Y, W: u.Px(20), H: tag.H}
	u.Words(old, itoa(printed), u.Theme.Colored(ui.Small, palette.Faint), ui.Center)
	u.Line(canvas.Point{X: old.X + u.Px(2), Y: mid + u.Px(4)}, canvas.Point{X: old.Right() - u.Px(2), Y: mid - u.Px(4)}, u.Px(1.2), palette.Faint)
}
