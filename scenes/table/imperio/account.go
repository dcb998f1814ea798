package imperio

import (
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
)

// account is the sum of the turn, and beside it the Great Seal.
func (d *desk) account(f *Face, u *ui.UI, r canvas.Rect, s *table.Sight) {
	seal := ui.CutRight(&r, min(r.H, r.W*.46))
	f.drawSeal(u, seal, s)
	ui.CutRight(&r, u.Px(4))
	k := &f.view.Own
	in := u.Panel(r)
	votes := 0
	for _, v := range k.Votes {
		votes += v[1]
	}
	lines := [...]struct{ key, figure string }{
		{"account.treasury", itoa(k.Treasury)}, {"account.letters", signed(-k.Reserved)}, {"account.left", itoa(k.Treasury - k.Reserved)},
		{"account.income", signed(k.Income)}, {"account.votes", itoa(votes) + "/" + itoa(k.Influence-k.Spent)},
	}
	step := max(in.H/float64(len(lines)), u.Px(15))
	for i, line := range lines {
		if in.H < step*.9 {
			break
		}
		if i < 2 && in.H < step*float64(len(lines)-i)*.9 { // what is left matters more
			continue
		}
		row := ui.CutTop(&in, step)
		u.Tip(row, f.word(line.key+".tip"))
		w := u.Words(row, line.figure, u.Theme.Text(ui.Number), ui.Right)
		row.W -= w + u.Px(3)
		u.Words(row, f.word(line.key), u.Theme.Text(ui.Small), ui.Left)
	}
}

// drawSeal draws the Great Seal: pressed, it sends all letters off.
func (f *Face) drawSeal(u *ui.UI, r canvas.Rect, s *table.Sight) {
	side := min(r.W, r.H)
	box := ui.Middle(r, side, side)
	on := s.Desk != nil
	hover, pressed := false, false
	if on {
		hover, pressed = u.Spot("seal", box)
		if u.In.Hit(ui.KeyEnter, 0) && !u.Focused() && !u.Typing() && s.Desk.Open() < 0 {
			pressed = true
		}
	}
	f.seal(u, box, f.view.Seat, hover || on)
	st := u.Theme.Colored(ui.Caption, palette.WaxText)
	st.Spacing = u.Px(1)
	u.Words(canvas.Rect{X: box.X, Y: box.Y + side*.62, W: box.W, H: side * .2}, f.word("seal"), st, ui.Center)
	if on {
		u.Tip(box, f.word("seal.tip"))
	}
	if pressed {
		u.App.Play("marker")
		s.Desk.Seal()
	}
}
