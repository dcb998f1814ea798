package finale

import (
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// drawSteps lists what is poured, as dots, and returns the free part of the row.
func (f *Finale) drawSteps(u *ui.UI, r canvas.Rect) canvas.Rect {
	at, plain := f.step(), u.Theme.Colored(ui.Small, u.Theme.WoodText2)
	if f.over() && !f.roomForWhy(u) {
		u.Paragraph(ui.CutLeft(&r, r.W-u.Px(112)), f.said.why, u.Theme.Colored(ui.Small, u.Theme.WoodText2), ui.Left)
		return r
	}
	name := func(i int) string {
		if i == len(f.steps) {
			return f.said.steps
		}
		return f.said.sources[f.steps[i]]
	}
	all := 0.0
	for i := range len(f.steps) + 1 {
		all += u.Px(34) + fonts.Width(name(i), plain)
	}
	narrow := all > r.W-u.Px(124)
	for i := range len(f.steps) + 1 {
		if narrow && i != at {
			continue
		}
		st := plain
		if i == at {
			st.Color, st.Bold = palette.Gilt2, true
		}
		mid := canvas.Point{X: r.X + u.Px(8), Y: r.Center().Y}
		chart.Disc(u, mid, u.Px(12), u.Theme.Gilt)
		if i > at {
			chart.Disc(u, mid, u.Px(9), u.Theme.Wood2)
		}
		if i == at {
			chart.Disc(u, mid, u.Px(8), palette.Star)
		}
		w := fonts.Width(name(i), st) + 2
		u.Words(canvas.Rect{X: r.X + u.Px(20), Y: r.Y, W: w, H: r.H}, name(i), st, ui.Left)
		ui.CutLeft(&r, u.Px(34)+w)
	}
	return r
}

// List draws the account of the chosen glass: each source with its hatching, and the sum.
func (f *Finale) List(u *ui.UI, col *canvas.Rect) {
	f.write()
	row := u.Px(27)
	small, wide := u.Theme.Colored(ui.Small, u.Theme.Ink2), col.W-2*u.Px(ui.Padding)
	open := ui.TextHeight(f.said.open[f.chosen], small, wide) + u.Px(6)
	in := u.Sheet(col, f.said.accounts[f.chosen], row*float64(glass.Sources)+u.Px(40)+open+u.Px(22))
	a := &f.list[f.chosen]
	for s := range glass.Sources {
		line := ui.CutTop(&in, row)
		swatch := canvas.Rect{X: line.X, Y: math.Round(line.Center().Y - u.Px(9)), W: u.Px(26), H: u.Px(18)}
		u.Fill(swatch, u.Theme.Ink2)
		inner := swatch.Inset(max(u.Px(1), 1))
		u.Part(f.picture(pour+shape(s), inner.W, inner.H), canvas.Rect{W: inner.W, H: inner.H}, inner, 1)
		ui.CutLeft(&line, u.Px(38))
		ink, n := u.Theme.Ink, strconv.Itoa(a[s])
		switch {
		case a[s] == 0:
			ink, n = u.Theme.Ink2, "–"
		case a[s] < 0:
			ink, n = u.Theme.Danger, "−"+strconv.Itoa(-a[s])
		}
		u.Words(ui.CutRight(&line, u.Px(50)), n, u.Theme.Colored(ui.Figure, ink), ui.Right)
		u.Words(line, f.said.sources[s], u.Theme.Colored(ui.Body, ink), ui.Left)
	}
	u.Rule(canvas.Rect{X: in.X, Y: in.Y + u.Px(2), W: in.W, H: max(u.Px(1), 1)})
	line := ui.CutTop(&in, u.Px(40))
	box := ui.Middle(ui.CutRight(&line, u.Px(54)), u.Px(54), u.Px(30))
	u.Fill(box, u.Theme.Ink)
	u.Fill(box.Inset(max(u.Px(2), 1)), paint.RGB(0xFFE58A))
	u.Words(box, strconv.Itoa(a.sum()), u.Theme.Colored(ui.Figure, paint.RGB(0x22180F)), ui.Center)
	u.Words(line, f.said.sum, u.Theme.Text(ui.Prompt), ui.Left)
	u.Paragraph(ui.CutTop(&in, open), f.said.open[f.chosen], small, ui.Left)
	u.Words(in, f.said.hint, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	if f.over() { // the annals name the winner
		f.drawAnnals(u, col)
	}
}

// drawAnnals draws what each House has done, and what happened in one of the turns.
func (f *Finale) drawAnnals(u *ui.UI, col *canvas.Rect) {
	width := col.W - 2*u.Px(ui.Padding)
	deeds, gap := f.annals.DeedsHigh(u), u.Px(12)
	in := u.Sheet(col, f.said.annals, deeds+gap+f.annals.TurnHigh(u, width))
	f.annals.DrawDeeds(u, ui.CutTop(&in, deeds))
	ui.CutTop(&in, gap)
	f.annals.DrawTurn(u, in)
}
