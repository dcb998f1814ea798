package imperio

import (
	"math"

	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// Letters by keys, and in another order: 1 to 7 choose one, then 1 to 5 its kind; Alt and an arrow, or the cursor, draws it to another
// place; Delete withdraws it.

// pull is a letter that is drawn to another place.
type pull struct {
	on, moved bool
	from      int
	at        canvas.Point // where it was pressed
}

// keys follows the keys of the desk.
func (d *desk) keys(f *Face, u *ui.UI, s *table.Sight) {
	if !f.plans(s) || u.Typing() || u.Focused() {
		return
	}
	in := u.In
	for n := 1; n <= 9 && f.Covers(s.Offers); n++ { // else the digits are those of the answers in the list
		if in.Hit(ui.Digit(n), 0) {
			d.digit(f, n, s)
			return
		}
	}
	i := d.chosen - 1
	if i < 0 || i >= d.slots {
		return
	}
	switch l := &d.letters[i]; {
	case in.Hit(ui.KeyDelete, 0) && l.at >= 0:
		u.App.Play("card-slide")
		s.Desk.Withdraw(l.at)
	case in.Hit(ui.KeyLeft, ui.Alt) && i > 0:
		d.move(s, i, i-1)
	case in.Hit(ui.KeyRight, ui.Alt) && i+1 < d.slots:
		d.move(s, i, i+1)
	}
}

// digit chooses a letter, or the kind of the empty one that was chosen.
func (d *desk) digit(f *Face, n int, s *table.Sight) {
	if i := d.chosen - 1; i >= 0 && i < d.slots && d.armed && d.letters[i].kind == 0 && n < game.NumActions {
		if d.armed = false; d.letters[i].kinds[n] != "" || !d.letters[i].asked {
			f.app.Play("refuse")
			return
		}
		f.app.Play("card-slide")
		d.begin(f, i, n, s)
		return
	}
	if n > d.slots {
		return
	}
	d.chosen, d.begun = n, 0
	if l := &d.letters[n-1]; l.kind == 0 {
		d.armed = true
		f.app.Play("click")
	} else if l.at >= 0 {
		d.reopen(f, s, l)
	}
}

// move lets two letters change places; the one that was moved stays chosen.
func (d *desk) move(s *table.Sight, from, to int) {
	s.Desk.Reorder(game.QuestionSlot+from, game.QuestionSlot+to)
	d.chosen = to + 1
}

// grab follows a letter that is drawn with the cursor over the places of all letters.
func (d *desk) grab(f *Face, u *ui.UI, boxes []canvas.Rect, s *table.Sight) {
	k := &d.pull
	if !f.plans(s) {
		k.on = false
		return
	}
	if at, down := u.In.Clicked(ui.LeftButton); down {
		for i, box := range boxes {
			if box.Contains(at) && d.letters[i].at >= 0 {
				*k = pull{on: true, from: i, at: at}
			}
		}
	}
	if !k.on {
		return
	}
	at := u.In.Cursor
	k.moved = k.moved || math.Abs(at.X-k.at.X) > u.Px(14)
	to := -1
	for i, box := range boxes {
		if at.X >= box.X && at.X < box.Right() && at.Y > box.Y-u.Px(60) {
			to = i
		}
	}
	if _, up := u.In.Let(ui.LeftButton); up || !u.In.Held[ui.LeftButton] {
		if k.on = false; k.moved && to >= 0 && to != k.from {
			u.App.Play("card-slide")
			d.move(s, k.from, to)
		}
		return
	}
	if !k.moved {
		return
	}
	if to >= 0 && to != k.from {
		u.Theme.Skin(u, ui.FocusRing, boxes[to].Inset(-u.Px(2)))
	}
	box := canvas.Rect{X: at.X - u.Px(50), Y: at.Y - u.Px(20), W: u.Px(100), H: u.Px(40)}
	u.Fill(box.Inset(-u.Px(1)), palette.Gilt)
	u.Fill(box, paint.Fade(u.Theme.Paper3, .95))
	f.waxRoman(u, canvas.Point{X: box.X + u.Px(22), Y: box.Center().Y}, 13, chart.Roman(k.from+1))
	f.sign(u, signs.Construction+signs.Sign(max(d.letters[k.from].kind, 1)-1), canvas.Point{X: box.X + u.Px(66), Y: box.Center().Y}, 22, u.Theme.Heading)
}
