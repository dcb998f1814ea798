package imperio

import (
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/annals"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The book of annals: what each House has done so far, and what happened turn by turn, for all who sit at the table.

// annalsOf are the annals of what has been shown.
func (f *Face) annalsOf(s *table.Sight) *annals.Page {
	var told []rules.Event
	if s.Since != nil {
		told = s.Since(func(rules.Event) bool { return false })
	}
	return annals.New(f.voice, f.theme, f.view, told, f.house)
}

// drawAnnals draws them in two columns, or one below the other where there is no room for two.
func (f *Face) drawAnnals(u *ui.UI, r canvas.Rect, s *table.Sight) {
	page := f.book.annals
	page.Why = s.Why
	page.Turn(u.In.Hits(ui.KeyRight, 0) - u.In.Hits(ui.KeyLeft, 0))
	box := u.BeginScroll(r, &f.book.scroll)
	left, right := box, box
	high := page.DeedsHigh(u)
	if gap := u.Px(30); box.W > u.Px(760) {
		left.W = (box.W - gap) * .46
		right.X += left.W + gap
		right.W -= left.W + gap
	} else {
		right.Y += high + u.Px(16)
	}
	page.DrawDeeds(u, left)
	page.DrawTurn(u, right)
	u.EndScroll(&f.book.scroll, max(right.Y+page.TurnHigh(u, right.W)-box.Y, high))
}
