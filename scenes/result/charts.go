package result

import (
	"math"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/scenes/history"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// chartHeight is the height of a chart in design pixels.
const chartHeight = 190

// charts draws what the game counts over its rounds, one chart for each of the first columns.
func (r *Result) charts(col *canvas.Rect) {
	u := r.ui
	for c := range r.tally.Drawn {
		h := u.Px(chartHeight)
		if r.shared(c) {
			h += r.sharesHeight()
		}
		in := u.Sheet(col, u.App.Say(r.tally.Columns[c]), h)
		if r.shared(c) {
			r.shares(ui.CutBottom(&in, r.sharesHeight()))
		}
		r.chart(in, c)
	}
}

// scaleOf returns the range of a column, with 0 always in it, and of the first the goal.
func scaleOf(periods []history.Period, seats, column, goal int) (lo, hi float64) {
	hi = 1
	if column == 0 {
		hi = max(hi, float64(goal))
	}
	for i := range periods {
		for seat := range seats {
			v := float64(periods[i].Stands.Values[seat][column])
			lo, hi = min(lo, v), max(hi, v)
		}
	}
	return lo, hi
}

// stepOf is a round distance between lines of a grid that has about four.
func stepOf(span float64) float64 {
	for _, step := range []float64{1, 2, 5, 10, 20, 50, 100} {
		if span/step <= 5 {
			return step
		}
	}
	return 200
}

// chart draws one column: a line for each seat, its emblem at the end.
func (r *Result) chart(in canvas.Rect, column int) {
	u, periods := r.ui, r.history.Periods
	ui.CutRight(&in, u.Px(26))
	axis := ui.CutLeft(&in, u.Px(30))
	if r.shared(column) { // room for a sign after the number
		axis.W += ui.CutLeft(&in, u.Px(12)).W
	}
	names := ui.CutBottom(&in, u.Px(18))
	ui.CutTop(&in, u.Px(8))
	if len(periods) == 0 || in.W < u.Px(20) {
		return
	}
	lo, hi := scaleOf(periods, len(r.order), column, r.tally.Goal)
	if r.shared(column) {
		lo, hi = 0, 100
	}
	at := func(i, v int) canvas.Point {
		x := in.X + in.W*float64(i)/float64(max(len(periods)-1, 1))
		return canvas.Point{X: x, Y: in.Bottom() - in.H*(float64(v)-lo)/(hi-lo)}
	}
	for v := math.Ceil(lo); v <= hi; v += stepOf(hi - lo) {
		y := math.Round(at(0, int(v)).Y)
		u.Rule(canvas.Rect{X: in.X, Y: y, W: in.W, H: max(u.Px(1), 1)})
		u.Words(canvas.Rect{X: axis.X, Y: y - u.Px(8), W: axis.W - u.Px(6), H: u.Px(16)}, r.onAxis(int(v), column), u.Theme.Colored(ui.Caption, u.Theme.Ink2), ui.Right)
	}
	r.turnNames(names, in, func(i int) float64 { return at(i, 0).X })
	if goal := r.goalOf(column); goal > 0 {
		goal := canvas.Rect{X: in.X, Y: math.Round(at(0, goal).Y), W: in.W, H: max(u.Px(1.6), 1)}
		u.Fill(goal, u.Theme.Danger)
	}
	for n := len(r.order) - 1; n >= 0; n-- {
		r.curve(r.order[n], column, at)
	}
	r.ends(in, column, at)
	r.readOff(in, column, at)
	if column == 0 { // after the curve: the number under the cursor tells of itself
		r.numberTurns(at, in.Y)
	}
}

// numberTurns sets the number of each turning point over the curve of whom it is about, below it where it would leave the chart. What it
// was about, which may be another count, is told to whoever points at it.
func (r *Result) numberTurns(at func(i, v int) canvas.Point, top float64) {
	for n := range r.turns {
		p := &r.turns[n]
		for i := range r.history.Periods {
			if r.history.Periods[i].From == p.period.From {
				c := at(i, p.period.Stands.Values[p.seat][0])
				if c.Y -= r.ui.Px(15); c.Y < top {
					c.Y += r.ui.Px(30)
				}
				if i == len(r.history.Periods)-1 { // the emblem stands beyond it
					c.X -= r.ui.Px(8)
				}
				r.coin(c, n)
				head, below := r.turnWords(p)
				u := r.ui
				u.Tip(canvas.Rect{X: c.X - u.Px(11), Y: c.Y - u.Px(11), W: u.Px(22), H: u.Px(22)}, head+" · "+below)
			}
		}
	}
}

// coin draws the number of a turning point.
func (r *Result) coin(c canvas.Point, n int) {
	u := r.ui
	for _, d := range [...]float64{19, 16.6} {
		ink := u.Theme.Ink
		if d < 19 {
			ink = u.Theme.Offer2
		}
		u.Line(c, canvas.Point{X: c.X + .01, Y: c.Y}, u.Px(d), ink)
	}
	u.Words(canvas.Rect{X: c.X - u.Px(10), Y: c.Y - u.Px(10), W: u.Px(20), H: u.Px(20)}, strconv.Itoa(n+1), u.Theme.Colored(ui.Number, u.Theme.OfferInk), ui.Center)
}

// turnNames writes where each turn begins, and draws a line there.
func (r *Result) turnNames(names, in canvas.Rect, x func(i int) float64) {
	u, turn := r.ui, 0
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink2)
	var marks []turnMark
	for i, p := range r.history.Periods {
		if p.Stands.Turn == turn {
			continue
		}
		turn = p.Stands.Turn
		left := math.Round(x(i))
		u.Rule(canvas.Rect{X: left, Y: in.Y, W: max(u.Px(1), 1), H: in.H + u.Px(5)})
		s := p.Stands
		s.Round = 0
		if s.Turn > 0 {
			k := turnMark{left: left + u.Px(3), words: [2]string{r.house.Moment(&s), house.TurnNumber(s.Turn)}}
			for n, words := range k.words {
				k.width[n] = fonts.Width(words, st) + u.Px(4)
			}
			marks = append(marks, k)
		}
	}
	for i, words := range tellTurns(marks, names.Right()+u.Px(26)) {
		if words != "" {
			u.Words(canvas.Rect{X: marks[i].left, Y: names.Y + u.Px(2), W: u.Px(70), H: names.H}, words, st, ui.Left)
		}
	}
}

// turnMark is where a turn begins on the axis: its name and its bare number, and how wide they are.
type turnMark struct {
	left  float64
	words [2]string
	width [2]float64
}

// tellTurns chooses what is written at each mark, so that nothing lies on the next or beyond the end: names if all of them find room,
// else numbers, and of those as many as do.
func tellTurns(marks []turnMark, end float64) []string {
	told := make([]string, len(marks))
	for form := range 2 {
		free, all := math.Inf(-1), true
		for i, k := range marks {
			told[i] = ""
			last := i == len(marks)-1
			switch {
			case k.left >= free && k.left+k.width[form] <= end:
				told[i], free = k.words[form], k.left+k.width[form]
			case last && form == 0 && k.left >= free && k.left+k.width[1] <= end: // it stands at the edge, where its number may do
				told[i] = k.words[1]
			case !last: // the last one may lack room
				all = false
			}
		}
		if all {
			break
		}
	}
	return told
}

// curve draws the line of a seat. Dark below and light above, it stands out from paper and from other lines.
func (r *Result) curve(seat, column int, at func(i, v int) canvas.Point) {
	u, periods := r.ui, r.history.Periods
	emblem := r.emblem(seat)
	ink := emblem.Colors(u.Colors())
	point := func(i int) canvas.Point {
		stands := &periods[i].Stands
		c := at(i, r.rise(stands, seat, column))
		c.Y += u.Px(strand) * r.beside(stands, seat, column)
		return c
	}
	for pass, width := range []float64{4, 2.4} {
		c := ink.Dark
		if pass == 1 {
			c = ink.Main
		}
		for i := 1; i < len(periods); i++ {
			u.Line(point(i-1), point(i), u.Px(width), c)
		}
	}
}

// strand is how far apart curves run that would lie upon each other, in design pixels.
const strand = 3

// beside is how many strands below the common height the curve of a seat runs where others stand as high, in the order of the list.
func (r *Result) beside(s *table.Standing, seat, column int) float64 {
	before, after := 0, 0
	seen := false
	for _, other := range r.order {
		switch {
		case other == seat:
			seen = true
		case r.rise(s, other, column) != r.rise(s, seat, column):
		case seen:
			after++
		default:
			before++
		}
	}
	return float64(before-after) / 2
}

// ends draws the emblem of each seat at the end of its curve, moved up or down where it would cover another.
func (r *Result) ends(in canvas.Rect, column int, at func(i, v int) canvas.Point) {
	u, last := r.ui, len(r.history.Periods)-1
	size := u.Px(18)
	var ys [6]float64
	for n, seat := range r.order {
		ys[n] = at(last, r.rise(&r.history.Periods[last].Stands, seat, column)).Y
	}
	spread(ys[:len(r.order)], size, in.Y, in.Bottom()-u.Px(7)) // below stands the name of the last turn
	for n, seat := range r.order {
		u.Emblem(r.emblem(seat), canvas.Point{X: in.Right() + u.Px(11), Y: ys[n]}, size)
	}
}

// spread moves places along a line apart until no two are nearer than gap, as little as that takes and in the order they have, those
// at one place in the order of the list, and keeps them between lo and hi where there is room.
func spread(ys []float64, gap, lo, hi float64) {
	var order [6]int
	for i := range ys {
		order[i] = i
		for j := i; j > 0 && ys[order[j]] < ys[order[j-1]]; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	n := len(ys)
	for i := 1; i < n; i++ {
		ys[order[i]] = max(ys[order[i]], ys[order[i-1]]+gap)
	}
	for i, most := n-1, hi; i >= 0; i-- {
		ys[order[i]] = min(ys[order[i]], most)
		most = ys[order[i]] - gap
	}
	for i, least := 0, lo; i < n; i++ {
		ys[order[i]] = max(ys[order[i]], least)
		least = ys[order[i]] + gap
	}
}

// readOff tells the values under the cursor.
func (r *Result) readOff(in canvas.Rect, column int, at func(i, v int) canvas.Point) {
	u, periods := r.ui, r.history.Periods
	if !u.In.Present || !in.Contains(u.In.Cursor) || len(periods) < 2 {
		return
	}
	i := int(math.Round((u.In.Cursor.X - in.X) / in.W * float64(len(periods)-1)))
	s := periods[i].Stands
	x := math.Round(at(i, 0).X)
	u.Fill(canvas.Rect{X: x, Y: in.Y, W: max(u.Px(1), 1), H: in.H}, u.Theme.Gilt)
	parts := []string{r.house.Moment(&s)}
	for _, seat := range r.order {
		parts = append(parts, r.name(seat)+" "+r.figure(&s, seat, column))
	}
	u.Tip(canvas.Rect{X: u.In.Cursor.X - u.Px(4), Y: u.In.Cursor.Y - u.Px(4), W: u.Px(8), H: u.Px(8)}, strings.Join(parts, " · "))
}
