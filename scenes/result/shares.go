package result

import (
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A column in which every seat needs a number of its own is drawn as shares of those numbers: 6 of 12 is less than 3 of 3.
// Below the chart stands what each was after, how far it came and what it lacked.

// shareRow is the height of a seat's row in design pixels.
const shareRow = 26

// whole is a share of everything needed, in hundredths.
const whole = 100

// shared says whether a column is drawn as shares.
func (r *Result) shared(column int) bool { return column > 0 && column == r.tally.Shared }

// goalOf is where the line of the goal is drawn in a column, 0 where none is.
func (r *Result) goalOf(column int) int {
	switch {
	case column == 0:
		return r.tally.Goal
	case r.shared(column):
		return whole
	}
	return 0
}

// rise is how high the curve of a seat stands in a column.
func (r *Result) rise(s *table.Standing, seat, column int) int {
	if r.shared(column) {
		return shareOf(s.Values[seat][column], s.Needs[seat])
	}
	return s.Values[seat][column]
}

// shareOf is how many hundredths of what is needed are there; none while nobody knows what is needed.
func shareOf(have, need int) int {
	if need <= 0 {
		return 0
	}
	return min(have, need) * whole / need
}

// figure is the value of a seat in a column in figures.
func (r *Result) figure(s *table.Standing, seat, column int) string {
	if r.shared(column) {
		return r.word("of", s.Values[seat][column], s.Needs[seat])
	}
	return strconv.Itoa(s.Values[seat][column])
}

// cell is what a seat has in a column at the end, as the table of results says it.
func (r *Result) cell(seat, column int) string {
	have := strconv.Itoa(r.final.Values[seat][column])
	if r.shared(column) && r.final.Needs[seat] > 0 {
		have += "/" + strconv.Itoa(r.final.Needs[seat])
	}
	return have
}

// onAxis is a line of the grid in figures.
func (r *Result) onAxis(v, column int) string {
	if r.shared(column) {
		return r.word("percent", v)
	}
	return strconv.Itoa(v)
}

func (r *Result) sharesHeight() float64 {
	return r.ui.Px(shareRow*float64(len(r.order)) + 6)
}

// shares draws a row for each seat: what it was after, how far it came, what it lacked.
func (r *Result) shares(in canvas.Rect) {
	u, column := r.ui, r.tally.Shared
	ui.CutTop(&in, u.Px(6))
	for _, seat := range r.order {
		row := ui.CutTop(&in, u.Px(shareRow))
		u.Rule(canvas.Rect{X: row.X, Y: row.Y, W: row.W, H: max(u.Px(1), 1)})
		u.Emblem(r.emblem(seat), ui.CutLeft(&row, u.Px(30)).Center(), u.Px(19))
		have, need := r.final.Values[seat][column], r.final.Needs[seat]
		if need == 0 {
			continue
		}
		st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
		lacks := r.word("fulfilled")
		if have < need {
			lacks = r.word("lacks", need-have)
		} else {
			st = u.Theme.Colored(ui.Small, u.Theme.Heading)
			st.Bold = true
		}
		u.Words(ui.CutRight(&row, u.Px(72)), lacks, st, ui.Right)
		u.Words(ui.CutRight(&row, u.Px(64)), r.figure(&r.final, seat, column), u.Theme.Text(ui.Number), ui.Right)
		asked := r.voice.Say(r.aims[seat])
		name, _, _ := strings.Cut(asked, ":")
		u.Words(row, name, u.Theme.Text(ui.Body), ui.Left)
		u.Tip(row, asked)
	}
}

// findAims asks the game what everybody was after in the shared column.
func (r *Result) findAims(public rules.View) {
	if r.tally.Shared == 0 {
		return
	}
	for seat := range r.session.Header().Seats {
		r.aims[seat] = r.tally.Aim(public, seat)
	}
}
