package imperio

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// narrowAccount is the width below which the account speaks in short words, in design pixels.
const narrowAccount = 84

// account is the sum of the turn, and beside it the Great Seal.
func (d *desk) account(f *Face, u *ui.UI, r canvas.Rect, s *table.Sight) {
	share, pad := .46, u.Px(ui.Padding)
	if r.W < u.Px(1.8*narrowAccount) { // a phone: words and figures want every pixel
		share, pad = .4, u.Px(7)
	}
	seal := ui.CutRight(&r, min(r.H, r.W*share))
	f.drawSeal(u, seal, s)
	ui.CutRight(&r, u.Px(4))
	k := &f.view.Own
	u.Panel(r)
	in := r.Inset(pad)
	votes := 0
	for _, v := range k.Votes {
		votes += v[1]
	}
	lines := [...]struct {
		key, figure, tip string
		short            bool // more is needed than is there
		least, more      int  // of what is a span
		sign             signs.Sign
	}{
		{key: "treasury", figure: itoa(k.Treasury), sign: signs.Treasury}, {key: "letters", figure: paid(k.Reserved), sign: signs.Resources},
		{key: "left", figure: itoa(k.Treasury - k.Reserved), short: k.Treasury < k.Reserved, sign: signs.Treasury},
		{key: "income", figure: f.span(k.Income, d.hopes[0], true), least: k.Income, more: d.hopes[0], tip: d.sources[0], sign: signs.Resources}, {key: "influence", figure: f.span(k.Forecast, d.hopes[1], false), least: k.Forecast, more: d.hopes[1], tip: d.sources[1], sign: signs.Influence},
		{key: "votes", figure: itoa(votes) + "/" + itoa(k.MayCast), sign: signs.Vote},
	}
	if _, pressed := u.Spot("account", r); pressed {
		f.sheet.tab, f.sheet.house, s.Turn = houseTab, f.view.Seat, true // where the sources stand
	}
	step := max(in.H/float64(len(lines)), u.Px(15))
	for i, line := range lines {
		if in.H < step*.9 {
			break
		}
		if i < 2 && in.H < step*(float64(len(lines)-i)-.1) { // what is left matters more
			continue
		}
		row := ui.CutTop(&in, step)
		if line.tip == "" {
			line.tip = f.word("account." + line.key + ".tip")
		}
		u.Tip(row, line.tip)
		ink := u.Theme.Ink
		if line.short {
			ink = u.Theme.Why
		}
		number := u.Theme.Colored(ui.Number, ink)
		if least := fonts.Width(f.word("account."+line.key+".short"), u.Theme.Text(ui.Small)); line.more > 0 && fonts.Width(line.figure, number)+u.Px(3)+least > row.W {
			line.figure = line.figure[:strings.IndexByte(line.figure, ' ')] + "–" + itoa(line.least+line.more) // in both languages a word stands between
		}
		w := u.Words(row, line.figure, number, ui.Right)
		row.W -= w + u.Px(3)
		words, least := f.word("account."+line.key), u.Px(12)
		st := fitted(words, u.Theme.Text(ui.Small), row.W, least)
		if r.W < u.Px(narrowAccount) || fonts.Width(words, st) > row.W { // a long figure takes the room of the words
			words = f.word("account." + line.key + ".short")
			st = fitted(words, u.Theme.Text(ui.Small), row.W, least)
		}
		if fonts.Width(words, st) > row.W {
			f.sign(u, line.sign, canvas.Point{X: row.X + u.Px(7), Y: row.Center().Y}, 14, u.Theme.Ink2)
			continue
		}
		u.Words(row, words, st, ui.Left)
	}
}

// growthSources says what the next Growth brings and where it comes from, as things stand, and what the letters would add.
func (f *Face) growthSources(key string, list []source, more int) string {
	var parts []string
	for _, k := range list {
		if k.n != 0 {
			parts = append(parts, f.word("source.gives", rules.W(f.word(k.key)), rules.W(signed(k.n))))
		}
	}
	if len(parts) == 0 {
		parts = append(parts, f.word("source.none"))
	}
	words := f.word("account."+key+".tip", rules.W(strings.Join(parts, ", ")))
	if more > 0 {
		words += " " + f.word("account.hopes.tip", rules.W(signed(more)))
	}
	return words
}

// paid writes what letters cost.
func paid(n int) string {
	if n == 0 {
		return "0"
	}
	return signed(-n)
}

// span writes a figure of the next Growth, from nothing that is written succeeding to all of it.
func (f *Face) span(n, more int, plus bool) string {
	write := itoa
	if plus {
		write = signed
	}
	if more == 0 {
		return write(n)
	}
	return f.word("account.span", rules.W(write(n)), rules.W(itoa(n+more)))
}

// sealWords is how wide the words on the seal are at most, as a share of it.
const sealWords = .84

// drawSeal draws the Great Seal: pressed, it sends all letters off.
func (f *Face) drawSeal(u *ui.UI, r canvas.Rect, s *table.Sight) {
	side := min(r.W, r.H)
	box := ui.Middle(r, side, side)
	on := s.Desk != nil
	hover, pressed := false, false
	if on {
		hover, pressed = u.Spot("seal", box)
		enter := u.In.Hit(ui.KeyEnter, 0) && !u.Focused() && !u.Typing() && f.plans(s) && f.deal.of == nil && f.aim.asks < 0 && !s.Advised
		switch {
		case enter && !f.light(s.Desk), pressed && f.doubts(u, s):
			pressed = false
			f.ask(s)
		case enter:
			pressed = true
		}
	}
	f.seal(u, box, f.view.Seat, hover || on)
	st := u.Theme.Colored(ui.Caption, palette.WaxText)
	st.Spacing = u.Px(1)
	if fonts.Width(f.word("seal"), st) > side*sealWords {
		st.Spacing = 0
		st = fitted(f.word("seal"), st, side*sealWords, smallest(u, 9))
	}
	u.Words(canvas.Rect{X: box.X - side*.2, Y: box.Y + side*.62, W: side * 1.4, H: side * .2}, f.word("seal"), st, ui.Center)
	if on {
		u.Tip(box, f.word("seal.tip"))
		if f.guide.verb(game.VerbSeal) {
			f.guide.mark(box)
		}
	}
	if pressed {
		u.App.Play("wax")
		s.Desk.Seal()
	}
}
