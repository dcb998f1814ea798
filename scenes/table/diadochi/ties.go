package diadochi

import (
	"math"

	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
)

// drawTies draws the lines that say to which space the pieces belong that stand clear of it, also while a fan is open, whose
// first coin stays there. The names on the way are written over them.
func (f *Face) drawTies(u *ui.UI) {
	near := geom.Grow(f.camera.View, 60)
	for i := range f.pieces.finder.Tokens {
		t := &f.pieces.finder.Tokens[i]
		if !t.Tied || f.acts.hides(t.Ref) {
			continue
		}
		from, to := t.Tie(f.camera, f.model)
		if !geom.Inside(near, to) {
			continue
		}
		f.overLine(from, to, u.Px(4))
		c := f.theme.Of(f.holder(t.Ref)).Dark
		end := canvas.Point{X: from.X + 0.01, Y: from.Y}
		u.Line(from, to, u.Px(5), f.theme.Paper)
		u.Line(from, end, u.Px(8), f.theme.Paper)
		u.Line(from, to, u.Px(3), c)
		u.Line(from, end, u.Px(6), c)
	}
}

// overLine notes what a line covers, in boxes along it.
func (f *Face) overLine(from, to geom.Point, half float64) {
	steps := math.Ceil(geom.Dist(from, to) / (2 * half))
	for k := range int(steps) {
		at := geom.Mix(from, to, (float64(k)+0.5)/steps)
		f.sheet.over = append(f.sheet.over, geom.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half})
	}
}

// holder is the faction of a piece on the map; what belongs to nobody has the colours of the independent.
func (f *Face) holder(ref rules.Ref) palette.Faction {
	seat := rules.Nobody
	switch ref.Kind {
	case game.KindGeneral:
		seat = f.view.Generals[ref.ID].Owner
	case game.KindStack:
		seat = f.stackAt(game.Place(ref.ID)).Owner
	case game.KindRoyal:
		seat = f.view.Royals[ref.ID].Owner
	case game.KindFleet:
		seat = f.view.Fleets[ref.ID].Owner
	}
	return f.faction(seat)
}
