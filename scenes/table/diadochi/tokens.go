package diadochi

import (
	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/sprites/canvas"
	"tyche/sprites/counters"
	"tyche/sprites/palette"
)

// token is one piece on the map: where it lies, off its space by some pixels, and what it stands for.
type token struct {
	ref   rules.Ref // the general in command, or the stack
	space int
	dx    float64 // canvas pixels off the middle of the space
	dy    float64
	r     float64 // canvas pixels from its middle that count as hit
	pic   *canvas.Picture
	moves bool // belongs to the march under way
}

// Sizes of tokens in design pixels at the zoom of a fitted map.
const (
	coinSize  = 40
	smallSize = 24
	tinySize  = 19
)

// layTokens lays out the pieces of the view for the present zoom.
func (f *Face) layTokens() {
	size := board.SymbolSize(f.camera.Rest())
	scale := size * f.app.Theme.Scale
	if scale == f.scale {
		return
	}
	f.scale = scale
	f.tokens = f.tokens[:0]
	for s := range f.view.Spaces {
		f.laySpace(s)
	}
	f.layRoyalsAndCart()
	f.layIndependents()
	f.layMarch()
}

func (f *Face) px(design float64) int { return int(design*f.scale + 0.5) }

// laySpace lays what stands in one space: outside above its sign, inside at its left, siege points at its right.
func (f *Face) laySpace(s int) {
	v := &f.view.Spaces[s]
	up := -f.up(s)
	f.layStack(s, v.Outside, v.OutsidePlace, 0, up, coinSize)
	if v.InsidePlace != 0 {
		f.layStack(s, v.Inside, v.InsidePlace, -22, 6, smallSize)
	}
	if v.Siege > 0 {
		f.put(token{ref: spaceRef(s), space: s, dx: 18, dy: 8, pic: f.box.Marker(counters.SiegePoint, f.px(tinySize), v.Siege)}, tinySize)
	}
	if v.Looted {
		f.put(token{ref: spaceRef(s), space: s, dx: -16, dy: 14, pic: f.box.Marker(counters.Looted, f.px(15), 1)}, 15)
	}
	if f.view.Tomb == spaceRef(s) {
		f.put(token{ref: f.view.Tomb, space: s, dx: 20, dy: -6, pic: f.box.Marker(counters.Tomb, f.px(tinySize), 1)}, tinySize)
	}
}

// up is how far above its space the outside army stands.
func (f *Face) up(s int) float64 {
	if f.model.Areas[s].Kind == board.Major {
		return 20
	}
	return 16
}

// put places a token of a size in design pixels; dx and dy are design pixels too.
func (f *Face) put(t token, size float64) {
	t.dx *= f.scale
	t.dy *= f.scale
	t.r = size / 2 * f.scale
	f.tokens = append(f.tokens, t)
}

// layStack lays an army: its commander's coin over a plate with strength and number of units.
func (f *Face) layStack(s int, k game.Stack, at game.Place, dx, dy, size float64) {
	lead, generals := f.leader(at)
	if k.Size() == 0 && generals == 0 {
		return
	}
	t := token{space: s, dx: dx, dy: dy}
	switch {
	case lead.Kind != 0:
		seat := f.view.Generals[lead.ID].Owner
		t.ref = lead
		if k.Size() > 0 {
			t.pic = f.box.Army(f.id(lead), f.faction(seat), f.px(size), strength(k), k.Size())
		} else {
			t.pic = f.generalPicture(lead, f.px(size*0.85))
		}
	default:
		t.ref = rules.Ref{Kind: game.KindStack, ID: int16(at)}
		t.pic = f.box.Plate(f.faction(k.Owner), f.px(size*0.9), strength(k), k.Size())
	}
	for i := 1; i < min(generals, 4); i++ { // subordinates peep out behind
		back := f.box.Token(f.faction(f.view.Generals[lead.ID].Owner), f.px(size*0.7))
		f.put(token{ref: lead, space: s, dx: dx + float64(i)*7, dy: dy - 4, pic: back}, size*0.4)
	}
	f.put(t, size)
}

// leader returns who commands in a place and how many generals are there.
func (f *Face) leader(at game.Place) (lead rules.Ref, count int) {
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		if g.At != at {
			continue
		}
		count++
		if lead.Kind == 0 || g.Commander {
			lead = generalRef(i)
		}
	}
	return lead, count
}

func (f *Face) generalPicture(g rules.Ref, px int) *canvas.Picture {
	v := &f.view.Generals[g.ID]
	return f.box.General(f.id(g), f.faction(v.Owner), px, counters.Values{Initiative: v.Initiative, Battle: v.Battle, Seniority: v.Seniority})
}

// strength is what the units of a stack are worth in a battle on average: an elephant counts 1.7 (rule 1.55).
func strength(k game.Stack) int {
	n := int(k.Units[game.Mercenary]) + 2*int(k.Units[game.Loyal]) + 2*int(k.Units[game.RoyalArmy]) + 3*int(k.Units[game.SilverShields])
	return n + (int(k.Units[game.Elephant])*17+5)/10
}

// layRoyalsAndCart lays the royal family below their space, side by side, and the funeral cart.
func (f *Face) layRoyalsAndCart() {
	var seen [256]int8
	for i := range f.view.Royals {
		s, _, ok := f.view.Royals[i].At.Space()
		if !ok {
			continue
		}
		ref := rules.Ref{Kind: game.KindRoyal, ID: int16(i)}
		holder := palette.Independent
		if o := f.view.Royals[i].Owner; o >= 0 {
			holder = f.faction(o)
		}
		x := 20 + 13*float64(seen[s])
		seen[s]++
		f.put(token{ref: ref, space: s, dx: x, dy: -26, pic: f.box.Royal(f.id(ref), holder, f.px(tinySize), f.view.Royals[i].Husband.Kind != 0)}, tinySize)
	}
	if s, _, ok := f.view.Cart.Space(); ok {
		f.put(token{ref: rules.Ref{Kind: game.KindCart, ID: 1}, space: s, dx: -22, dy: -20, pic: f.box.Marker(counters.FuneralCart, f.px(22), 1)}, 22)
	}
}

func (f *Face) layIndependents() {
	for i, at := range f.view.Armies {
		if s, _, ok := at.Space(); ok {
			ref := rules.Ref{Kind: game.KindArmy, ID: int16(i)}
			f.put(token{ref: ref, space: s, dy: -f.up(s) - 4, pic: f.box.Independent(f.px(34), game.ArmyStrength(i))}, 34)
		}
	}
}

// layMarch lays the moving army where it is now.
func (f *Face) layMarch() {
	m := &f.view.March
	if !m.Active || m.At.Kind != game.KindSpace {
		return
	}
	s := int(m.At.ID)
	px := f.px(coinSize + 4)
	var pic *canvas.Picture
	if m.Group.Size() > 0 {
		pic = f.box.Army(f.id(m.General), f.faction(m.Seat), px, strength(m.Group), m.Group.Size())
	} else {
		pic = f.generalPicture(m.General, px)
	}
	f.put(token{ref: m.General, space: s, dx: 6, dy: -f.up(s) - 6, pic: pic, moves: true}, coinSize)
}

// screen returns where a token lies on the canvas.
func (f *Face) screen(t *token) geom.Point {
	p := f.camera.ToScreen(f.model.Areas[t.space].At)
	return geom.Point{X: p.X + t.dx, Y: p.Y + t.dy}
}

func spaceRef(s int) rules.Ref   { return rules.Ref{Kind: game.KindSpace, ID: int16(s)} }
func generalRef(g int) rules.Ref { return rules.Ref{Kind: game.KindGeneral, ID: int16(g)} }
func seatRef(p int) rules.Ref    { return rules.Ref{Kind: game.KindSeat, ID: int16(p)} }
