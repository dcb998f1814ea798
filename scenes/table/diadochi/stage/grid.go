package stage

import (
	"math"
	"slices"
	"strconv"

	"tyche/fonts"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// gap stands in a list of rows or columns for those left out.
const gap = -1

// span chooses up to n of the values from lo to hi so that all wanted ones are among them, with their neighbours;
// gap marks a break.
func span(dst []int, lo, hi, n int, wanted ...int) []int {
	dst = dst[:0]
	first, last := slices.Min(wanted), slices.Max(wanted)
	if last-first < n {
		from := first - (n-(last-first+1))/2
		from = max(min(from, hi-n+1), lo)
		for v := from; v < from+n && v <= hi; v++ {
			dst = append(dst, v)
		}
		return dst
	}
	half := (n - 1) / 2
	from := max(first-half/2, lo)
	for v := from; v < from+half; v++ {
		dst = append(dst, v)
	}
	dst = append(dst, gap)
	to := min(last+half/2, hi)
	for v := to - (n - 2 - half); v <= to; v++ {
		dst = append(dst, v)
	}
	return dst
}

// look is the reading of the battle table by one side, as far as the beat has come.
type look struct {
	row, col int     // of the table; 0 and -1 if the side throws no dice
	share    float64 // 0 nothing, under 1 the lights run, 1 the cell is lit
}

// looks returns how both sides read the table at this moment: the first, then the second.
func (s *Stage) looks() (l [2]look) {
	share := s.share(Table)
	for i := range l {
		d := &s.now.Sides[i]
		l[i] = look{0, -1, 0}
		if d.HasDice {
			l[i] = look{d.Over(), game.BattleColumn(d.Strength), min(max(share*2.4-1.2*float64(i), 0), 1)}
		}
	}
	return l
}

// battleTable draws the part of the battle table (19.3) that the two sides meet in, and what they look up.
func (s *Stage) battleTable(u *ui.UI, r canvas.Rect, rows int) {
	l := s.looks()
	if !s.seen(Table) {
		return // which rows are shown would tell the dice
	}
	var wantR, wantC []int
	for i := range l {
		if l[i].col >= 0 {
			wantR, wantC = append(wantR, l[i].row), append(wantC, l[i].col)
		}
	}
	if len(wantR) == 0 {
		return
	}
	cols := max(min(int(r.W/s.px(48))-1, 11), 5)
	s.rows = span(s.rows, 2, 12, rows, wantR...)
	s.cols = span(s.cols, 0, game.BattleColumns-1, cols, wantC...)
	g := grid{s: s, u: u, r: r, w: math.Floor(r.W / float64(len(s.cols)+1)), h: math.Floor(r.H / float64(len(s.rows)+1))}
	g.heads(l)
	g.cells(l)
	g.lines()
	for i := range l {
		if l[i].share >= 1 {
			g.result(l[i])
		}
	}
}

// grid draws one table.
type grid struct {
	s    *Stage
	u    *ui.UI
	r    canvas.Rect
	w, h float64
}

// at is the cell of a row and column; -1 is the head.
func (g *grid) at(row, col int) canvas.Rect {
	return canvas.Rect{X: g.r.X + g.w*float64(col+1), Y: g.r.Y + g.h*float64(row+1), W: g.w, H: g.h}
}

func (g *grid) heads(l [2]look) {
	s, u := g.s, g.u
	u.Fill(g.at(-1, -1), cell)
	st := s.font.number
	st.Color = litInk
	u.Words(g.at(-1, -1), "2d6", st, ui.Center)
	for j, c := range s.cols {
		box := g.at(-1, j)
		u.Fill(box, cell)
		u.Words(box, bandName(c), g.headInk(box, st, l, -1, c), ui.Center)
	}
	for i, row := range s.rows {
		box := g.at(i, -1)
		u.Fill(box, cell)
		u.Words(box, number(row), g.headInk(box, st, l, row, -1), ui.Center)
	}
}

// headInk lights the head of a row or column that a side looks up, and returns the style of its words.
func (g *grid) headInk(box canvas.Rect, st fonts.Style, l [2]look, row, col int) fonts.Style {
	for i := range l {
		if l[i].share > 0 && (row >= 0 && row == l[i].row || col >= 0 && col == l[i].col) {
			c := g.s.theme.Of(g.s.faction(g.s.now.Sides[i].Seat))
			g.u.Fill(box, c.Main)
			st.Color = c.Ink
		}
	}
	return st
}

// cells writes the scores; light runs along row and column to the crossing.
func (g *grid) cells(l [2]look) {
	s, u := g.s, g.u
	for i, row := range s.rows {
		for j, col := range s.cols {
			box := g.at(i, j)
			u.Fill(box, u.Theme.Paper)
			for k := range l {
				if g.lights(l[k], i, j) {
					u.Fill(box, paint.Fade(s.theme.Of(s.faction(s.now.Sides[k].Seat)).Main, .34))
				}
			}
			if row == gap || col == gap {
				u.Words(box, "·", s.font.dim, ui.Center)
				continue
			}
			u.Words(box, strconv.Itoa(game.BattleScore(row, col)), s.font.dim, ui.Center)
		}
	}
}

// lights says whether the light of a look has come to the cell i, j.
func (g *grid) lights(l look, i, j int) bool {
	if l.share <= 0 || l.col < 0 {
		return false
	}
	row, col := slices.Index(g.s.rows, l.row), slices.Index(g.s.cols, l.col)
	reach := ease(min(l.share*1.3, 1))
	return i == row && j <= col && float64(j) <= reach*float64(col)+.01 || j == col && i <= row && float64(i) <= reach*float64(row)+.01
}

func (g *grid) lines() {
	u, s := g.u, g.s
	thin := max(s.px(1), 1)
	ink := paint.Fade(s.font.ink, .45)
	w, h := g.w*float64(len(s.cols)+1), g.h*float64(len(s.rows)+1)
	for i := 1; i <= len(s.rows); i++ {
		u.Fill(canvas.Rect{X: g.r.X, Y: g.r.Y + g.h*float64(i), W: w, H: thin}, ink)
	}
	for j := 1; j <= len(s.cols); j++ {
		u.Fill(canvas.Rect{X: g.r.X + g.w*float64(j), Y: g.r.Y, W: thin, H: h}, ink)
	}
	s.frame(u, canvas.Rect{X: g.r.X, Y: g.r.Y, W: w, H: h}, s.font.ink, s.px(1.6))
}

// result lights the cell that a side has found.
func (g *grid) result(l look) {
	box := g.at(slices.Index(g.s.rows, l.row), slices.Index(g.s.cols, l.col))
	grow := g.s.px(2.5)
	box = canvas.Rect{X: box.X - grow, Y: box.Y - grow, W: box.W + 2*grow, H: box.H + 2*grow}
	st := g.s.font.number
	st.Size *= 1.25
	g.s.litCell(g.u, box, strconv.Itoa(game.BattleScore(l.row, l.col)), st)
}

// bandName writes the strengths of a column: "12-13".
func bandName(col int) string {
	if col == gap {
		return "…"
	}
	return bandNames[col]
}

var bandNames = func() (list [game.BattleColumns]string) {
	for i := range list {
		from, to := game.BattleBand(i)
		switch {
		case i == game.BattleColumns-1:
			list[i] = strconv.Itoa(from) + "+"
		case to == from:
			list[i] = strconv.Itoa(from)
		default:
			list[i] = strconv.Itoa(from) + "-" + strconv.Itoa(to)
		}
	}
	return list
}()

func number(n int) string {
	if n == gap {
		return "…"
	}
	return strconv.Itoa(n)
}
