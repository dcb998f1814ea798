package load

import (
	"math"
	"slices"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// row draws one game: a picture of how the players stand, who they are, how far it is, when it was played last, and what
// is wrong with it.
func (l *Load) row(s *house.Save, r canvas.Rect) {
	u := l.ui
	r = canvas.Rect{X: r.X + u.Px(8), Y: r.Y + u.Px(5), W: r.W - u.Px(16), H: r.H - u.Px(10)}
	if r.W > u.Px(pictured) {
		l.standing(s, ui.CutLeft(&r, u.Px(standingWidth)))
		ui.CutLeft(&r, u.Px(12))
	}
	head := u.Theme.Text(ui.Label)
	mark, st := l.markOf(s)
	first := ui.CutTop(&r, max(u.Px(firstHeight), ui.TextHeight(l.first(s), head, r.W-l.markWidth(s))))
	if mark != "" {
		u.Words(canvas.Rect{X: first.X, Y: first.Y, W: first.W, H: u.Px(firstHeight)}, mark, st, ui.Right)
		ui.CutRight(&first, l.markWidth(s))
	}
	u.Paragraph(first, l.first(s), head, ui.Left)
	state := l.second(s)
	st = u.Theme.Colored(ui.Small, u.Theme.Ink2)
	if s.Problem != nil {
		st.Color = u.Theme.Why
	}
	if high := ui.TextHeight(state, st, r.W); high > u.Px(lineHeight) { // on a phone
		u.Paragraph(ui.CutTop(&r, high), state, st, ui.Left)
	} else {
		u.Words(ui.CutTop(&r, u.Px(lineHeight)), state, st, ui.Left)
	}
	u.Words(ui.CutTop(&r, u.Px(24)), l.dates(s), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
}

// first is the line of names: the player's name for the game, or who plays it.
func (l *Load) first(s *house.Save) string {
	switch {
	case len(s.Header.Seats) == 0 && s.Title == "":
		return l.word("unreadable")
	case s.Title == "":
		return l.players(s)
	}
	return s.Title
}

// markOf is the word beside a game that is over or spoilt, and how it is written.
func (l *Load) markOf(s *house.Save) (string, fonts.Style) {
	st := l.ui.Theme.Colored(ui.Number, l.ui.Theme.Why)
	if s.Problem == nil {
		st.Color = l.ui.Theme.Heading
	}
	return l.mark(s), st
}

// markWidth is the room of that word beside the first line.
func (l *Load) markWidth(s *house.Save) float64 {
	mark, st := l.markOf(s)
	if mark == "" {
		return 0
	}
	return fonts.Width(mark, st) + l.ui.Px(8)
}

// second is the line below the name of a game: how it stands, or what is wrong with it.
func (l *Load) second(s *house.Save) string {
	if s.Problem != nil {
		return l.house.Problem(s.Problem)
	}
	return l.state(s)
}

// tall is how high the rows of a list so wide are: whoever has the longest lines reads them whole.
func (l *Load) tall(width float64) float64 {
	u := l.ui
	words := u.ScrollWidth(width) - u.Px(16)
	if words > u.Px(pictured) {
		words -= u.Px(standingWidth + 12)
	}
	more := 0.0
	for i := range l.saves {
		s := &l.saves[i]
		names := max(ui.TextHeight(l.first(s), u.Theme.Text(ui.Label), words-l.markWidth(s))-u.Px(firstHeight), 0)
		more = max(more, names+max(ui.TextHeight(l.second(s), u.Theme.Text(ui.Small), words)-u.Px(lineHeight), 0))
	}
	return u.Px(rowHeight) + more
}

// standing is the small picture: a bar for each player as high as what counts most in the game, with the emblem below.
func (l *Load) standing(s *house.Save, r canvas.Rect) {
	u := l.ui
	u.Theme.Skin(u, ui.InlayShape, r)
	kind, n := l.house.Kind(s.Header.Game), len(s.Header.Seats)
	if n == 0 {
		return
	}
	in := r.Inset(u.Px(6))
	side, most := min(u.Px(20), in.W/float64(n)), 1
	for i := range n {
		most = max(most, s.Stands.Values[i][0])
	}
	for i := range s.Header.Seats {
		col := ui.Column(in, i, n, 0)
		e := s.Emblem(kind, i)
		u.Emblem(e, canvas.Point{X: col.X + col.W/2, Y: col.Bottom() - side/2}, side)
		high := (col.H - side - u.Px(4)) * float64(max(s.Stands.Values[i][0], 0)) / float64(most)
		if e != nil && kind.Tally != nil && high > 0 {
			w := math.Round(min(side*.7, col.W*.7))
			u.Fill(canvas.Rect{X: math.Round(col.X + (col.W-w)/2), Y: math.Round(col.Bottom() - side - u.Px(4) - high), W: w, H: math.Round(high)}, e.Colors(u.Colors()).Main)
		}
	}
}

// players lists who plays, computers with their levels.
func (l *Load) players(s *house.Save) string {
	var all []string
	for i, who := range s.Header.Seats {
		name := l.house.NameOf(s.Header.Seats, i)
		if !who.Person() {
			name = l.word("computer", name, l.house.Level(l.house.Kind(s.Header.Game), who.Level))
		}
		if slices.Contains(s.Header.Options, rules.HandicapOf(i)) {
			name = l.word("favoured", name)
		}
		all = append(all, name)
	}
	return strings.Join(all, ", ")
}

// state says which game it is, who sits at it, how far it is and who is to move.
func (l *Load) state(s *house.Save) string {
	if len(s.Header.Seats) == 0 {
		return ""
	}
	people := 0
	for _, who := range s.Header.Seats {
		if who.Person() {
			people++
		}
	}
	table := [...]string{"alone.none", "alone"}[min(people, 1)]
	if people > 1 {
		table = "hot-seat"
	}
	var parts []string
	if s.Over {
		parts = append(parts, l.winners(s))
	}
	if s.Title != "" { // which stands where they would be
		parts = append(parts, l.players(s))
	}
	parts = append(parts, l.ui.App.Say(s.Header.Game+".title"), l.word(table), l.house.Moment(&s.Stands))
	if s.Header.Practice {
		parts = append(parts, l.ui.App.Say("house.practice"))
	}
	if int(s.Asked) >= 0 && int(s.Asked) < len(s.Header.Seats) && !s.Over {
		parts = append(parts, l.word("asked", l.house.NameOf(s.Header.Seats, int(s.Asked))))
	}
	return strings.Join(append(parts, l.ui.App.Say("house.moves", s.Moves)), " · ")
}

// winners says who has won a game that is over.
func (l *Load) winners(s *house.Save) string {
	var names []string
	for i := range s.Header.Seats {
		if s.Winners.Has(rules.Seat(i)) {
			names = append(names, l.house.NameOf(s.Header.Seats, i))
		}
	}
	if len(names) == 0 {
		return l.word("won.none")
	}
	return l.word("won", strings.Join(names, ", "))
}

// dates says when a game was played last, or begun where nothing tells that.
func (l *Load) dates(s *house.Save) string {
	switch {
	case !s.Played.IsZero():
		return l.word("played", l.house.When(s.Played.Local()))
	case !s.When.IsZero():
		return l.word("begun", l.house.When(s.When))
	}
	return ""
}

// mark is the word beside a game that is over or spoilt.
func (l *Load) mark(s *house.Save) string {
	switch {
	case !s.Opens:
		return l.word("mark.lost")
	case s.Frozen:
		return l.word("mark.frozen")
	case s.Over:
		return l.word("mark.over")
	}
	return ""
}
