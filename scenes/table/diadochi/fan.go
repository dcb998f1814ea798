package diadochi

import (
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
	"tyche/board/pick"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fan spreads a stack out while the cursor rests on it: every general, unit type and royal of the place can then be
// seen and clicked. What was under the cursor stays there, and the others lie close around it: they still stand at their space.
type fan struct {
	over  rules.Ref // the token under the cursor
	rest  float64   // seconds that it has been
	open  bool
	from  geom.Point
	items []rules.Ref
	at    []geom.Point
}

// fanSeconds is how long the cursor rests before a stack opens.
const fanSeconds = 0.4

// fanCoin is the size of a fanned counter in pixels at symbol size 1.
const fanCoin = 32

// follow opens and closes the fan as the cursor moves.
func (k *fan) follow(f *Face, u *ui.UI, inside bool) {
	if k.open {
		if !inside || f.drag.on && f.drag.moved || k.shifted(f) || k.reach(u.In.Cursor) > float64(f.px(fanCoin))*1.6 {
			*k = fan{items: k.items[:0], at: k.at[:0]}
		}
		return
	}
	ref := rules.Ref{}
	if inside && !f.drag.on && !f.camera.Moving() {
		ref, _ = f.pieces.finder.Token(f.camera, u.In.Cursor, isStack)
	}
	if ref != k.over {
		k.over, k.rest = ref, 0
		return
	}
	if k.rest += u.In.Dt; ref.Kind != 0 && k.rest >= fanSeconds {
		k.spread(f)
	}
}

// shifted says whether the map has moved below the open fan.
func (k *fan) shifted(f *Face) bool {
	at, _, ok := f.find(k.over)
	return !ok || geom.Dist(at, k.from) > 1
}

func isStack(ref rules.Ref) bool { return ref.Kind == game.KindGeneral || ref.Kind == game.KindStack }

// reach is how far the cursor is from the nearest counter of the fan or its stack.
func (k *fan) reach(p geom.Point) float64 {
	d := geom.Dist(p, k.from)
	for _, at := range k.at {
		d = min(d, geom.Dist(p, at))
	}
	return d
}

// spread lays the fan out; a stack of one thing needs none.
func (k *fan) spread(f *Face) {
	k.items = f.contents(k.items[:0], k.over)
	if len(k.items) < 2 {
		return
	}
	from, _, ok := f.find(k.over)
	if !ok {
		return
	}
	if i := slices.Index(k.items, k.over); i > 0 { // it stays where it is
		copy(k.items[1:], k.items[:i])
		k.items[0] = k.over
	}
	k.from, k.open = from, true
	own := f.spaceOf(k.over)
	k.at = pick.Fan(from, len(k.items), float64(f.px(fanCoin)), f.camera.View, f.aroundFan(), func(p geom.Point) bool { return f.nearestSpace(p) != own }, k.at[:0])
}

// nearestSpace is the space whose symbol is nearest to a place of the canvas.
func (f *Face) nearestSpace(p geom.Point) int {
	best, least := -1, math.Inf(1)
	for i := range f.model.Areas {
		if d := geom.Dist(f.camera.ToScreen(f.model.Areas[i].At), p); d < least {
			best, least = i, d
		}
	}
	return best
}

// aroundFan lists what the open fan should not cover: the symbols of all spaces, and the counters that it does not hold.
func (f *Face) aroundFan() (boxes []geom.Rect) {
	for i := range f.model.Areas {
		a := &f.model.Areas[i]
		at, r := f.camera.ToScreen(a.At), a.Kind.Radius(f.camera)
		boxes = append(boxes, geom.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r})
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; !f.fan.holds(t.Ref) {
			boxes = append(boxes, t.Box(f.camera, f.model))
		}
	}
	return boxes
}

// holds says whether a counter lies in the open fan: its own place is empty as long.
func (k *fan) holds(ref rules.Ref) bool { return k.open && slices.Contains(k.items, ref) }

// hides says whether a counter is not drawn where it stands, because it is on its way or spread out.
func (f *Face) hides(ref rules.Ref) bool { return f.acts.hides(ref) || f.fan.holds(ref) }

// contents lists what stands with a token: generals by seniority, the units as one, royals.
func (f *Face) contents(dst []rules.Ref, token rules.Ref) []rules.Ref {
	at := game.Place(token.ID)
	if token.Kind == game.KindGeneral {
		at = f.view.Generals[token.ID].At
	}
	for i := range f.view.Generals {
		if f.view.Generals[i].At == at {
			dst = append(dst, generalRef(i))
		}
	}
	if f.stackAt(at).Size() > 0 {
		dst = append(dst, rules.Ref{Kind: game.KindStack, ID: int16(at)})
	}
	for i := range f.view.Royals {
		if f.view.Royals[i].At == at {
			dst = append(dst, royalRef(i))
		}
	}
	return dst
}

// pick returns the counter of the fan at a place.
func (k *fan) pick(f *Face, p geom.Point) (rules.Ref, bool) {
	for i, at := range k.at {
		if k.open && geom.Dist(p, at) < float64(f.px(fanCoin))*0.6 {
			return k.items[i], true
		}
	}
	return rules.Ref{}, false
}

// draw draws the open fan.
func (k *fan) draw(f *Face, u *ui.UI, s *table.Sight) {
	if !k.open {
		return
	}
	for _, at := range k.at { // a stem below all of them: they belong together
		u.Line(k.at[0], at, u.Px(4), f.theme.Ink)
	}
	for i, ref := range k.items {
		at := canvas.Point{X: math.Round(k.at[i].X), Y: math.Round(k.at[i].Y)}
		if s.Offers.Lit(ref) {
			f.sheet.marks.Ring(u, at, float64(f.px(fanCoin))*0.6, board.Offered, f.phase(s))
		}
		u.Picture(f.fanPicture(ref), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
	}
}

func (f *Face) fanPicture(ref rules.Ref) *canvas.Picture {
	switch ref.Kind {
	case game.KindGeneral:
		return f.generalPicture(ref, f.px(fanCoin))
	case game.KindRoyal:
		return f.royalPicture(int(ref.ID), f.px(fanCoin*0.8))
	}
	k := f.stackAt(game.Place(ref.ID))
	return f.box.Plate(f.faction(k.Owner), f.px(fanCoin), k.Strength(), k.Size())
}
