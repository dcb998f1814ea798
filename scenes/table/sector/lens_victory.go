package sector

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// drawVictoryOfAll draws how far each player is from the points that win and from the special victory, and what the areas held
// now would add.
func (f *Face) drawVictoryOfAll(u *ui.UI, r *canvas.Rect) {
	if f.stage() < len(f.view.Deck) {
		f.para(u, r, f.word("lens.special-early", rules.W(numerals[f.stage()-1])), ui.Italic)
	} else {
		f.para(u, r, f.word("lens.special-late"), ui.Italic)
	}
	if !f.lens.told {
		f.tellPast()
	}
	for i := range f.view.Seats {
		p := (f.view.First + rules.Seat(i)) % rules.Seat(len(f.view.Seats))
		f.seatRow(u, r, p, "")
		v := &f.view.Seats[p]
		f.drawPointsOf(u, r, p, v)
		if v.Goal == 0 {
			continue
		}
		lacks := f.word("walk.special-holds")
		if n := v.Goal - v.Objective; n > 0 {
			lacks = f.word("walk.special-lacks", rules.N(n))
		}
		row := canvas.Rect{X: r.X, Y: r.Y, W: r.W - u.Px(52), H: u.Px(20)}
		u.Words(row, lacks, u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Right)
		f.drawObjective(u, r, p, v, false)
		ui.CutTop(r, u.Px(3))
	}
}

// drawPointsOf draws a notch for each point that wins: those that are there, and those that the next regroup phase would add.
func (f *Face) drawPointsOf(u *ui.UI, r *canvas.Rect, p rules.Seat, v *game.SeatView) {
	row := ui.CutTop(r, u.Px(20))
	points, st := f.word("lens.points", rules.N(v.Points), rules.N(game.GoalPoints)), u.Theme.Text(ui.Body)
	u.Words(row, points, st, ui.Left)
	if v.Income > 0 {
		income, small := f.word("lens.income", rules.N(v.Income)), u.Theme.Colored(ui.Small, u.Theme.Ink2)
		if fonts.Width(points, st)+fonts.Width(income, small)+u.Px(8) > row.W { // on a phone it stands below
			row = ui.CutTop(r, u.Px(18))
		}
		u.Words(row, income, small, ui.Right)
	}
	row = ui.CutTop(r, u.Px(15))
	row.H = u.Px(11)
	for n := range game.GoalPoints {
		box := ui.Column(row, n, game.GoalPoints, u.Px(2))
		u.Fill(box, u.Theme.Ink3)
		ground := u.Theme.Paper2
		switch faction := f.faction(p); {
		case n < v.Points && faction >= 0:
			ground = f.theme.Faction[faction].Main
		case n < v.Points+v.Income:
			ground = palette.Ivory
		}
		u.Fill(box.Inset(1), ground)
	}
	f.para(u, r, f.lens.past[p], ui.Small)
	held := 0
	for a := range f.view.Areas {
		k := &f.view.Areas[a]
		if k.Points == 0 || k.Controller != p {
			continue
		}
		if held == 0 {
			f.para(u, r, f.word("lens.holds"), ui.Small)
		}
		if held%3 == 0 {
			row = ui.CutTop(r, u.Px(18))
		}
		cell := ui.Column(row, held%3, 3, u.Px(6))
		held++
		f.put(areaRef(a), cell)
		u.Words(cell, f.word("lens.yields", rules.R(areaRef(a)), rules.N(k.Points)), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	}
}

// tellPast puts into words for the sheet where the points of each seat came from.
func (f *Face) tellPast() {
	f.reckonPast()
	f.lens.told = true
}

// pastKey is what the words depend on that tell where points came from.
type pastKey struct {
	language string
	points   [6]int
}

// pastOf says of a seat where its points came from; it is reckoned once for each standing.
func (f *Face) pastOf(p rules.Seat) string {
	now := pastKey{language: f.lang}
	for o := range f.view.Seats {
		now.points[o] = f.view.Seats[o].Points
	}
	if f.lens.pastKey != now {
		f.reckonPast()
		f.lens.pastKey = now
	}
	return f.lens.past[p]
}

// reckonPast puts into words where the points of each seat came from: areas and cards, the most first.
func (f *Face) reckonPast() {
	f.lens.past = [6]string{}
	if f.earned == nil {
		return
	}
	var of [6][]table.Source
	for _, gain := range f.earned() {
		list := &of[gain.Seat]
		i := slices.IndexFunc(*list, func(old table.Source) bool { return old.Of == gain.Of })
		if i < 0 {
			*list = append(*list, gain)
		} else {
			(*list)[i].N += gain.N
		}
	}
	for p := range of {
		if len(of[p]) == 0 {
			continue
		}
		slices.SortStableFunc(of[p], func(a, b table.Source) int { return cmp.Compare(b.N, a.N) })
		var parts []string
		for _, gain := range of[p] {
			name := f.app.Say(gain.Key)
			if gain.Of != (rules.Ref{}) {
				name = f.name(gain.Of)
			}
			parts = append(parts, name+" "+strconv.Itoa(gain.N))
		}
		f.lens.past[p] = f.word("lens.past", rules.W(strings.Join(parts, " · ")))
	}
}
