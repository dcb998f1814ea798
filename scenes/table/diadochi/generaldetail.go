package diadochi

import (
	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// roleOf says what a major general is on his side, and how high he stands; nothing of a minor one, whose title says it all.
func (f *Face) roleOf(g int) string {
	v, role := &f.view.Generals[g], "subordinate"
	switch {
	case !v.Major:
		return ""
	case v.Commander:
		role = "commander"
	}
	return f.word("role."+role, rules.N(v.Seniority))
}

// describeGeneral draws a coin, the name of his side and his values with their meaning.
func (f *Face) describeGeneral(u *ui.UI, r *canvas.Rect, g int) {
	v := &f.view.Generals[g]
	role := f.roleOf(g)
	st, line := u.Theme.Colored(ui.Italic, u.Theme.Ink2), u.Px(19)
	lines := float64(len(fonts.Wrap(role, st, r.W-u.Px(92))))
	row := ui.CutTop(r, u.Px(92)+(lines-1)*line)
	u.Picture(f.generalPicture(generalRef(g), int(u.Px(64))), canvas.Place{At: canvas.Point{X: row.X + u.Px(42), Y: row.Y + u.Px(44)}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&row, u.Px(92))
	u.Words(ui.CutTop(&row, u.Px(20)), f.seatName(v.Owner), u.Theme.Text(ui.BodyBold), ui.Left)
	if about := ui.CutTop(&row, lines*line); lines > 1 {
		u.Paragraph(about, role, st, ui.Left)
	} else {
		u.Words(about, role, st, ui.Left)
	}
	values := [...]struct {
		key string
		n   int
	}{{"initiative", v.Initiative}, {"battle", v.Battle}, {"popularity", v.Popularity}}
	boxes := ui.CutTop(&row, u.Px(46))
	for i, x := range values {
		b := ui.Column(boxes, i, len(values), u.Px(3))
		u.Theme.Skin(u, ui.InlayShape, b)
		half := b
		u.Words(ui.CutTop(&half, b.H*0.56), plain(x.n), u.Theme.Text(ui.Figure), ui.Center)
		u.Words(half, f.word("value."+x.key), u.Theme.Colored(ui.Caption, u.Theme.Ink2), ui.Center)
		u.Tip(b, f.word("value."+x.key+".tip"))
	}
	f.para(u, r, f.word("ability."+f.abilityKey(g)), ui.Italic)
	f.generalStates(u, r, v)
}
