package sector

import (
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

var numerals = [...]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}

// Progress draws round and phase into the bar: rounds as medals, phases as a ribbon; less where there is less room.
func (f *Face) Progress(u *ui.UI, r canvas.Rect) float64 {
	if r.W < u.Px(table.NarrowBar) && f.view.Round > 0 {
		tip := f.word("round.tip", rules.N(f.view.Round), rules.N(game.LastRound))
		return table.Moment(u, r, f.word(phaseKeys[f.view.Phase]), tip, f.word("round.now", rules.N(f.view.Round)))
	}
	x := r.X
	if f.view.Round > 0 {
		x = f.rounds(u, r) + u.Px(12)
	}
	return f.phases(u, canvas.Rect{X: x, Y: r.Y, W: r.W, H: r.H}, r.W > u.Px(760)) - r.X
}

// rounds draws the present round between its neighbours.
func (f *Face) rounds(u *ui.UI, r canvas.Rect) float64 {
	shown := 1
	if r.W > u.Px(900) {
		shown = 5
	}
	first := max(min(f.view.Round-shown/2, game.LastRound-shown+1), 1)
	side, x := u.Px(24), r.X
	for n := first; n < first+shown; n++ {
		c := canvas.Point{X: x + side/2, Y: r.Center().Y}
		ground, ink := u.Theme.Wood3, u.Theme.WoodText2
		switch {
		case n == f.view.Round:
			ground, ink = u.Theme.Gilt2, u.Theme.Wood
		case n < f.view.Round:
			ground, ink = u.Theme.Gilt, u.Theme.Wood
		}
		disc(u, c, side, u.Theme.Gilt)
		disc(u, c, side-u.Px(3), ground)
		label := strconv.Itoa(n)
		if n >= 1 && n <= len(numerals) {
			label = numerals[n-1]
		}
		u.Words(canvas.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, label, u.Theme.Colored(ui.Caption, ink), ui.Center)
		x += side + u.Px(5)
	}
	u.Tip(canvas.Rect{X: r.X, Y: r.Y, W: x - r.X, H: r.H}, f.word("round.tip", rules.N(f.view.Round), rules.N(game.LastRound)))
	return x
}

// phaseKeys are the words for the phases.
var phaseKeys = [...]string{"phase.setup", "phase.planning", "phase.execution", "phase.regroup"}

// phases draws the phases as a ribbon; the present one is gilt, and alone where there is no room for all.
func (f *Face) phases(u *ui.UI, r canvas.Rect, all bool) float64 {
	x, h := r.X, u.Px(26)
	top := r.Y + (r.H-h)/2
	for i, key := range phaseKeys {
		now := f.view.Phase == i
		if !now && (!all || i == 0 || f.view.Phase == 0) {
			continue
		}
		text := f.word(key)
		if now && i == 3 && f.view.Step > 0 {
			text = f.word("phase.step", rules.N(f.view.Step))
		}
		style := u.Theme.Colored(ui.Small, u.Theme.WoodText2)
		ground := u.Theme.Wood3
		if now {
			ground, style.Color, style.Bold = u.Theme.Gilt2, u.Theme.Wood, true
		}
		w, tip := fonts.Width(text, style)+u.Px(24), u.Px(9)
		f.flag = [...]canvas.Point{{X: x, Y: top}, {X: x + w, Y: top}, {X: x + w + tip, Y: top + h/2}, {X: x + w, Y: top + h}, {X: x, Y: top + h}}
		u.Polygon(f.flag[:], ground)
		u.Words(canvas.Rect{X: x + u.Px(5), Y: top, W: w, H: h}, text, style, ui.Center)
		x += w + u.Px(2)
	}
	return x + u.Px(12)
}
