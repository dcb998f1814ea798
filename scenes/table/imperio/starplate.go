package imperio

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/imperio/stars"
	"tyche/sprites/paint"
)

// What lies behind the stars of the technologies: the sky with the figure of each branch, the lines from star to star, the names of the
// branches, and the key.

// branches are where the names of the branches stand and where their figures lie, in the order of the rules.
var branches = [game.NumBranches]struct {
	x, y   float64
	figure sky.Figure
	fx, fy float64
	k      float64 // size of the figure
	turn   float64
}{
	{540, 486, sky.Bow, 586, 254, .98, -12}, {194, 480, sky.Helm, 194, 268, .98, 0}, {1090, 222, sky.Argo, 984, 268, .96, -6},
	{850, 606, sky.Anvil, 840, 644, 1.2, 0}, {262, 664, sky.Crown, 270, 672, 1.5, 0},
}

// drawStarPlate draws the sky with the figures of the branches; it is painted once for each size.
func (f *Face) drawStarPlate(u *ui.UI, r canvas.Rect, m *starMap) {
	k := &f.book.stars
	if w, h := int(r.W), int(r.H); k.plate == nil || k.w != w || k.h != h || k.scale != u.Theme.Scale {
		if k.plate != nil {
			k.plate.Drop()
		}
		plate := sky.Plate{W: w, H: h, Scale: u.Theme.Scale, Circles: true}
		common := math.Sqrt(r.W * r.H / (1088 * 798)) // figures grow with their plate
		for _, b := range branches {
			at := m.at(b.fx, b.fy)
			plate.Figures = append(plate.Figures, sky.Place{Figure: b.figure, X: (at.X - r.X) / r.W, Y: (at.Y - r.Y) / r.H, K: b.k * m.size / common, Turn: b.turn, Bare: true})
		}
		k.w, k.h, k.scale, k.plate = w, h, u.Theme.Scale, plate.Picture()
	}
	u.Picture(k.plate, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
}

// drawStarLines draws a line from each technology to those that need it: gilt from what the House has, dashed from what it lacks.
func (f *Face) drawStarLines(u *ui.UI, m *starMap) {
	for t := range game.NumTechs {
		for need := range game.NumTechs {
			if game.TechAt(t).Needs>>need&1 == 0 {
				continue
			}
			a, b := m.star(need), m.star(t)
			long := math.Hypot(b.X-a.X, b.Y-a.Y)
			from, to := u.Px(stars.Reach[f.kindOf(need)]*m.stars+3), long-u.Px(stars.Reach[f.kindOf(t)]*m.stars+3)
			along := func(d float64) canvas.Point {
				return canvas.Point{X: a.X + (b.X-a.X)*d/long, Y: a.Y + (b.Y-a.Y)*d/long}
			}
			u.Line(along(from), along(to), u.Px(4), paint.Fade(palette.Keyline, .5))
			if f.view.Own.Techs>>need&1 != 0 {
				u.Line(along(from), along(to), u.Px(2.2), palette.Gilt2)
				continue
			}
			for d := from; d < to; d += u.Px(10) {
				u.Line(along(d), along(min(d+u.Px(5.5), to)), u.Px(1.4), palette.Line)
			}
		}
	}
}

// drawBranches writes the names of the branches and of their figures.
func (f *Face) drawBranches(u *ui.UI, m *starMap) {
	if !m.titled() {
		return
	}
	for b := range branches {
		mid := m.at(branches[b].x, branches[b].y)
		st := u.Theme.Colored(ui.Title, palette.Gilt2)
		st.Spacing, st.Halo, st.Ground = u.Px(4), u.Px(1.6), paint.Fade(palette.SkyEdge, .9)
		key := itoa(b)
		u.Words(canvas.Rect{X: mid.X - u.Px(120), Y: mid.Y - u.Px(12), W: u.Px(240), H: u.Px(22)}, f.capitals(f.word("branch."+key)), st, ui.Center)
		figure := u.Theme.Colored(ui.Italic, palette.Label)
		figure.Halo, figure.Ground = st.Halo, st.Ground
		u.Words(canvas.Rect{X: mid.X - u.Px(120), Y: mid.Y + u.Px(8), W: u.Px(240), H: u.Px(18)}, f.word("figure."+key), figure, ui.Center)
	}
}

// drawStarKey says what the kinds of stars mean, in the lower edge of the map.
func (f *Face) drawStarKey(u *ui.UI, r canvas.Rect, m *starMap) {
	st := u.Theme.Colored(ui.Small, palette.Label)
	st.Halo, st.Ground = u.Px(1.6), paint.Fade(palette.SkyEdge, .9)
	x, y := r.X+u.Px(34), r.Bottom()-u.Px(chart.FrameWidth+12)
	for kind, key := range [...]string{stars.Own: "stars.key.own", stars.Open: "stars.key.open", stars.Shut: "stars.key.shut"} {
		u.Picture(stars.Star{Kind: stars.Kind(kind), Unit: int(100 * u.Theme.Scale * .44)}.Picture(), canvas.Place{At: canvas.Point{X: x, Y: y}, AnchorX: .5, AnchorY: .5})
		words := f.word(key)
		u.Words(canvas.Rect{X: x + u.Px(14), Y: y - u.Px(10), W: u.Px(200), H: u.Px(20)}, words, st, ui.Left)
		x += u.Px(46) + fonts.Width(words, st)
	}
	f.drawArmsKey(u, canvas.Rect{X: x, Y: y - u.Px(11), W: r.Right() - u.Px(34) - x, H: u.Px(22)}, st, m)
}

// drawArmsKey says at the right end of the key what the arms at the stars mean, where there are any; the longer words where they lie on no
// price.
func (f *Face) drawArmsKey(u *ui.UI, r canvas.Rect, st fonts.Style, m *starMap) {
	who := f.firstKnown()
	if who == rules.Nobody {
		return
	}
	for _, key := range [...]string{"stars.key.rival.long", "stars.key.rival"} {
		words := f.word(key)
		w := fonts.Width(words, st) + u.Px(28)
		line := canvas.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}
		if line.X < r.X || !f.starFree(u, m, -1, line) && key != "stars.key.rival" {
			continue
		}
		f.Emblem(u, who, canvas.Point{X: line.X + u.Px(11), Y: line.Center().Y}, u.Px(20))
		u.Words(canvas.Rect{X: line.X + u.Px(26), Y: line.Y, W: w, H: line.H}, words, st, ui.Left)
		return
	}
}

// firstKnown is the first House of which a technology is known, or Nobody.
func (f *Face) firstKnown() rules.Seat {
	for q := range rules.Seat(f.view.Players) {
		if f.view.Own.Verified[q]|f.view.Own.Reported[q] != 0 {
			return q
		}
	}
	return rules.Nobody
}

// starsAbout says how many technologies the House has, and which one it researches.
func (f *Face) starsAbout() string {
	n := 0
	for t := range game.NumTechs {
		n += int(f.view.Own.Techs >> t & 1)
	}
	if t, slot := f.researched(); t >= 0 {
		return f.word("stars.about.letter", rules.N(n), rules.N(game.NumTechs), rules.W(chart.Roman(slot)), rules.R(game.TechAt(t).Ref))
	}
	if f.book.stars.listed {
		return f.word("stars.about.list", rules.N(n), rules.N(game.NumTechs))
	}
	return f.word("stars.about", rules.N(n), rules.N(game.NumTechs))
}
