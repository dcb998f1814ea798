package diadochi

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

var numerals = [...]string{"I", "II", "III", "IV", "V"}

// moment is when something happens: Game Turn, Round and Segment, and how many Rounds there are.
type moment struct{ turn, round, rounds, segment int }

// now is the moment that is shown: while something is acted out, the one to which it has come.
func (f *Face) now() moment {
	m := moment{f.view.Turn, f.view.Round, f.view.Rounds, f.view.Segment}
	if !f.acts.on {
		return m
	}
	for _, e := range f.acts.all[:min(f.Shown()+1, len(f.acts.all))] {
		switch e.Verb {
		case game.EvTurnBegins:
			m.turn, m.round, m.segment = int(e.N), 0, 0
		case game.EvRoundBegins:
			m.round, m.segment = int(e.N), 0
		case game.EvSegment:
			m.segment = int(e.N)
		}
	}
	return m
}

// Progress draws Game Turn, Round and Segment into the bar: in full where it is long, else without what can be
// guessed, so that the prompt keeps room.
func (f *Face) Progress(u *ui.UI, r canvas.Rect) float64 {
	now := f.now()
	if r.W < u.Px(table.NarrowBar) {
		return f.moment(u, r, now)
	}
	words, tracks := r.W > u.Px(1100), r.W > u.Px(700)
	x := f.turnTrack(u, r, now, words, tracks) + u.Px(14)
	if now.rounds > 0 {
		x = f.rounds(u, canvas.Rect{X: x, Y: r.Y, W: r.W, H: r.H}, now, words) + u.Px(14)
	}
	if r.W > u.Px(860) || now.segment > 0 && r.W > u.Px(560) {
		x = f.segments(u, canvas.Rect{X: x, Y: r.Y, W: r.W, H: r.H}, now.segment, r.W > u.Px(860))
	}
	return x - r.X
}

// moment tells Game Turn, Round and Segment in words.
func (f *Face) moment(u *ui.UI, r canvas.Rect, now moment) float64 {
	part, round := "", ""
	if now.segment > 0 {
		part = f.word(segmentKeys[now.segment-1])
	}
	if now.round > 0 {
		round = f.word("round.tip", rules.N(now.round), rules.N(now.rounds))
	}
	return table.Moment(u, r, part, f.word("turn.tip", rules.W(numeral(now.turn))), f.word("turn"), numeral(now.turn), round)
}

// numeral is the number of a Game Turn as all texts write it.
func numeral(turn int) string { return numerals[min(max(turn, 1), len(numerals))-1] }

// turnTrack draws the five Game Turns as medals on a line, or only the present one.
func (f *Face) turnTrack(u *ui.UI, r canvas.Rect, when moment, words, all bool) float64 {
	side := u.Px(24)
	x := r.X
	if words {
		x += u.Words(r, f.word("turn"), u.Theme.Colored(ui.Label, u.Theme.WoodText), ui.Left) + u.Px(10)
	}
	left := x
	for i, numeral := range numerals {
		now := i+1 == when.turn
		if !all && !now {
			continue
		}
		c := canvas.Point{X: x + side/2, Y: r.Y + r.H/2}
		if all && i > 0 {
			u.Line(canvas.Point{X: x - u.Px(7), Y: c.Y}, canvas.Point{X: x, Y: c.Y}, u.Px(1.4), u.Theme.Gilt)
		}
		ground, ink := u.Theme.Wood3, u.Theme.WoodText2
		switch {
		case now:
			ground, ink = u.Theme.Gilt2, u.Theme.Wood
		case i+1 < when.turn:
			ground = u.Theme.Gilt
			ink = u.Theme.Wood
		}
		disc(u, c, side, u.Theme.Gilt)
		disc(u, c, side-u.Px(3), ground)
		u.Words(canvas.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, numeral, u.Theme.Colored(ui.Caption, ink), ui.Center)
		x += side + u.Px(7)
	}
	u.Tip(canvas.Rect{X: left, Y: r.Y, W: x - left, H: r.H}, f.word("turn.tip", rules.W(numeral(when.turn))))
	return x - u.Px(7)
}

// rounds draws the Rounds of the Strategy phase as dots.
func (f *Face) rounds(u *ui.UI, r canvas.Rect, now moment, wide bool) float64 {
	x := r.X
	if wide {
		x += u.Words(canvas.Rect{X: x, Y: r.Y, W: r.W, H: r.H}, f.word("round"), u.Theme.Colored(ui.Label, u.Theme.WoodText), ui.Left) + u.Px(8)
	}
	for i := range now.rounds {
		c := canvas.Point{X: x + u.Px(5), Y: r.Y + r.H/2}
		ink := u.Theme.Wood3
		if i+1 <= now.round {
			ink = u.Theme.Gilt2
		}
		disc(u, c, u.Px(10), u.Theme.Gilt)
		disc(u, c, u.Px(7.5), ink)
		x += u.Px(14)
	}
	u.Tip(canvas.Rect{X: r.X, Y: r.Y, W: x - r.X, H: r.H}, f.word("round.tip", rules.N(now.round), rules.N(now.rounds)))
	return x
}

// segmentKeys are the words for the Segments, from the first one on.
var segmentKeys = [...]string{"segment.surrender", "segment.tyche", "segment.activation", "segment.forage"}

// segments draws the four Segments as a ribbon; the present one is gilt, and alone where there is no room for all.
func (f *Face) segments(u *ui.UI, r canvas.Rect, segment int, all bool) float64 {
	x := r.X
	h := u.Px(26)
	top := r.Y + (r.H-h)/2
	for i, key := range segmentKeys {
		now := segment == i+1
		if !all && !now {
			continue
		}
		text := f.word(key)
		style := u.Theme.Colored(ui.Small, u.Theme.WoodText2)
		ground := u.Theme.Wood3
		if now {
			ground, style.Color, style.Bold = u.Theme.Gilt2, u.Theme.Wood, true
		}
		w := fonts.Width(text, style) + u.Px(26)
		tip := u.Px(9)
		f.flag = [...]canvas.Point{{X: x, Y: top}, {X: x + w, Y: top}, {X: x + w + tip, Y: top + h/2}, {X: x + w, Y: top + h}, {X: x, Y: top + h}}
		u.Polygon(f.flag[:], ground)
		u.Line(canvas.Point{X: x + w, Y: top}, canvas.Point{X: x + w + tip, Y: top + h/2}, u.Px(1.5), u.Theme.Wood)
		u.Line(canvas.Point{X: x + w, Y: top + h}, canvas.Point{X: x + w + tip, Y: top + h/2}, u.Px(1.5), u.Theme.Wood)
		u.Words(canvas.Rect{X: x + u.Px(6), Y: top, W: w, H: h}, text, style, ui.Center)
		x += w + u.Px(1)
	}
	return x + u.Px(12)
}
