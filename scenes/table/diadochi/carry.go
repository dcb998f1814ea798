package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// kindCarried is the Ref of a general whom somebody has drawn across the map before he was activated; Tells says what comes first.
const kindCarried = 204

// grip returns the general of the viewer on whom the button goes down while he is asked: to draw him is to lead him, as with a
// piece on a table. Fingers move the map instead: on a small one there is hardly a place without a piece.
func (f *Face) grip(u *ui.UI, at canvas.Point, s *table.Sight) rules.Ref {
	if u.In.Touch || len(s.Offers.Legal) == 0 {
		return rules.Ref{}
	}
	ref, ok := f.fan.pick(f, at)
	if !ok {
		ref, _ = f.pieces.finder.Token(f.camera, at, nil)
	}
	if ref.Kind == game.KindStack {
		ref, _ = f.leader(game.Place(ref.ID))
	}
	if ref.Kind != game.KindGeneral || f.view.Generals[ref.ID].Owner != s.Viewer {
		return rules.Ref{}
	}
	return ref
}

// put is what it means to let a general go at a place: on the march the same as a click there, before it that he is to be activated,
// or why he cannot be.
func (f *Face) put(at canvas.Point, s *table.Sight) rules.Ref {
	g := f.drag.carried
	f.drag.carried = rules.Ref{}
	to := f.spaceOf(f.pick(at, s.Offers))
	if g.Kind == 0 || to < 0 || to == f.spaceOf(g) {
		return rules.Ref{}
	}
	switch marches := f.view.March.Active && f.view.Generals[g.ID].At == game.Marching; {
	case marches:
		return spaceRef(to)
	case s.Offers.Lit(g):
		return rules.Ref{Kind: kindCarried, ID: g.ID}
	}
	return g
}

// drawCarried draws the general below the cursor that carries him.
func (f *Face) drawCarried(u *ui.UI) {
	if k := &f.drag; k.on && k.moved && k.carried.Kind != 0 {
		u.Picture(f.generalPicture(k.carried, f.px(coinSize)), canvas.Place{At: k.last, AnchorX: .5, AnchorY: .5, Alpha: 0.85})
	}
}
