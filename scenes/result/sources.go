package result

import (
	"math"
	"slices"
	"strconv"

	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// sources are the parts of what the game counts first, by where they came from.
type sources struct {
	keys  []string // in the order in which they first brought something
	gains [6][]int // by seat and key
	most  int
	from  [6][]table.Source // what single things brought, the most first
	said  [6]string         // that in words, in the language of ...
	lang  string
}

// findSources adds up the gains of a game that is over.
func (r *Result) findSources() {
	for _, s := range r.tally.Earned(r.session, r.session.Len()) {
		k := slices.Index(r.sources.keys, s.Key)
		if k < 0 {
			k = len(r.sources.keys)
			r.sources.keys = append(r.sources.keys, s.Key)
		}
		gains := &r.sources.gains[s.Seat]
		for len(*gains) <= k {
			*gains = append(*gains, 0)
		}
		(*gains)[k] += s.N
		r.sources.credit(s)
	}
	for seat := range r.order {
		sum := 0
		for _, n := range r.sources.gains[seat] {
			sum += n
		}
		r.sources.most = max(r.sources.most, sum)
	}
	if r.sources.most > 0 {
		r.sources.most = max(r.sources.most, r.tally.Goal)
	}
}

// drawSources draws a bar for each seat, a part for each source.
func (r *Result) drawSources(col *canvas.Rect) {
	u := r.ui
	if r.sources.most == 0 {
		return
	}
	r.nameThings()
	row, high := u.Px(34), u.Px(24)
	side := col.W - u.Px(2*ui.Padding+34)
	for _, seat := range r.order {
		high += row + r.thingsHeight(seat, side)
	}
	in := r.ui.Sheet(col, r.word("sources"), high)
	r.sourceKeys(ui.CutBottom(&in, u.Px(24)))
	for _, seat := range r.order {
		line := ui.CutTop(&in, row)
		sign := ui.CutLeft(&line, u.Px(34))
		u.Emblem(r.emblem(seat), sign.Center(), u.Px(22))
		name := ui.CutLeft(&line, min(line.W*.3, u.Px(120)))
		u.Words(name, r.name(seat), u.Theme.Text(ui.Body), ui.Left)
		total := ui.CutRight(&line, u.Px(38))
		if r.tally.Goal > 0 { // below the bar: no number is crossed out
			x := line.X + u.Px(6) + (line.W-u.Px(6))*float64(r.tally.Goal)/float64(r.sources.most)
			u.Fill(canvas.Rect{X: math.Round(x) - u.Px(1), Y: line.Y, W: u.Px(2), H: line.H}, u.Theme.Danger)
		}
		sum := 0
		x := line.X + u.Px(6)
		for k, n := range r.sources.gains[seat] {
			sum += n
			w := (line.W - u.Px(6)) * float64(n) / float64(r.sources.most)
			r.part(canvas.Rect{X: x, Y: line.Y + u.Px(4), W: w, H: line.H - u.Px(8)}, k, n)
			x += w
		}
		u.Words(total, strconv.Itoa(sum), u.Theme.Text(ui.Figure), ui.Right)
		r.things(ui.CutTop(&in, r.thingsHeight(seat, side)), seat, side)
	}
}

// part draws a part of a bar with its number.
func (r *Result) part(box canvas.Rect, k, n int) {
	u := r.ui
	if box.W < 1 {
		return
	}
	u.Fill(box, u.Theme.Ink2)
	ground, ink := u.Theme.Paper3, u.Theme.Ink
	if k%2 == 1 {
		ground, ink = u.Theme.Wood3, u.Theme.WoodText
	}
	if own, has := r.tally.Grounds[r.sources.keys[k]]; has {
		ground, ink = own[0], own[1]
	}
	u.Fill(box.Inset(max(u.Px(1), 1)), ground)
	if box.W > u.Px(16) {
		u.Words(box, strconv.Itoa(n), u.Theme.Colored(ui.Number, ink), ui.Center)
	}
}

// sourceKeys says which part of a bar is what.
func (r *Result) sourceKeys(in canvas.Rect) {
	u := r.ui
	for k, key := range r.sources.keys {
		box := canvas.Rect{X: in.X, Y: in.Y + u.Px(6), W: u.Px(14), H: u.Px(14)}
		r.part(box, k, 0)
		ui.CutLeft(&in, u.Px(20))
		w := u.Words(in, u.App.Say(key), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
		ui.CutLeft(&in, w+u.Px(18))
	}
}
