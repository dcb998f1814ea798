package imperio

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// Progress draws the turns as stars with the present one on a medal, and the phases of the turn as a ribbon.
func (f *Face) Progress(u *ui.UI, r canvas.Rect) float64 {
	x := r.X
	if f.view.Turn > 0 {
		x = f.turns(u, r, r.W > u.Px(1060))
	}
	if r.W > u.Px(520) && f.view.Phase != game.PhaseSetup {
		x = f.phases(u, canvas.Rect{X: x + u.Px(12), Y: r.Y, W: r.W, H: r.H}, r.W > u.Px(1060))
	}
	return x - r.X
}

// turns draws a star for each turn, or the medal of the present one alone.
func (f *Face) turns(u *ui.UI, r canvas.Rect, all bool) float64 {
	x, y := r.X, r.Center().Y
	for i := 1; i <= f.view.LastTurn; i++ {
		if i == f.view.Turn {
			mid := canvas.Point{X: x + u.Px(15), Y: y}
			chart.Disc(u, mid, u.Px(30), u.Theme.Gilt)
			chart.Disc(u, mid, u.Px(27), u.Theme.Gilt2)
			number := chart.Roman(i)
			st := fitted(number, u.Theme.Colored(ui.Label, u.Theme.Wood), u.Px(23), u.Px(8))
			u.Words(canvas.Rect{X: x, Y: r.Y, W: u.Px(30), H: r.H}, number, st, ui.Center)
			x += u.Px(34)
			continue
		}
		if !all {
			continue
		}
		ink := u.Theme.Wood3
		if i < f.view.Turn {
			ink = u.Theme.Gilt
		}
		f.sign(u, signs.Influence, canvas.Point{X: x + u.Px(6), Y: y}, 11, ink)
		x += u.Px(13)
	}
	u.Tip(canvas.Rect{X: r.X, Y: r.Y, W: x - r.X, H: r.H}, f.word("turn.tip", rules.N(f.view.Turn), rules.N(f.view.LastTurn)))
	return x
}

// phase is the step of the ribbon that is under way: Growth, Orders, Resolution, Council, Close.
func (f *Face) phase() int {
	if f.film.busy() {
		return f.film.phase
	}
	switch f.view.Phase {
	case game.PhaseGrowth:
		return growthStep
	case game.PhaseCouncil:
		return councilStep
	case game.PhaseFinal:
		return closeStep
	}
	if f.view.Slot > 0 {
		return resolutionStep
	}
	return ordersStep
}

// The steps of the ribbon.
const (
	growthStep = iota
	ordersStep
	resolutionStep
	councilStep
	closeStep
)

// stepOf is the step that is under way once an event was told, -1 where it tells of none.
func stepOf(e rules.Event) int {
	switch e.Verb {
	case game.EvSlot:
		return resolutionStep
	case game.EvVotes, game.EvDecision:
		return councilStep
	case game.EvTurnBegins:
		return growthStep
	case game.EvPhase:
		if int(e.N) == game.PhaseFinal {
			return closeStep
		}
	}
	return -1
}

var phaseWords = [...]string{"phase.growth", "phase.orders", "phase.resolution", "phase.council", "phase.close"}

func (f *Face) phases(u *ui.UI, r canvas.Rect, all bool) float64 {
	x, h := r.X, u.Px(26)
	top := math.Round(r.Y + (r.H-h)/2)
	for i, key := range phaseWords {
		now := i == f.phase()
		if !all && !now {
			continue
		}
		text, style, ground := f.word(key), u.Theme.Colored(ui.Small, u.Theme.WoodText2), u.Theme.Wood3
		if now {
			ground, style.Color, style.Bold = u.Theme.Gilt2, u.Theme.Wood, true
		}
		w, tip := fonts.Width(text, style)+u.Px(24), u.Px(9)
		f.flag = [...]canvas.Point{{X: x, Y: top}, {X: x + w, Y: top}, {X: x + w + tip, Y: top + h/2}, {X: x + w, Y: top + h}, {X: x, Y: top + h}}
		u.Polygon(f.flag[:], ground)
		u.Line(f.flag[1], f.flag[2], u.Px(1.5), u.Theme.Wood)
		u.Line(f.flag[2], f.flag[3], u.Px(1.5), u.Theme.Wood)
		u.Words(canvas.Rect{X: x + u.Px(6), Y: top, W: w, H: h}, text, style, ui.Center)
		x += w + u.Px(1)
	}
	return x + u.Px(10)
}
