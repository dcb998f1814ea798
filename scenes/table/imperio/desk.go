package imperio

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// desk is the table of letters below the chart: one for each action of the turn, in the order of resolution.
type desk struct {
	prices  game.Prices
	letters [game.MaxSlots]letter
	slots   int // of the House
}

// letter is what one letter says.
type letter struct {
	kind  int
	lines []string
	price int
}

// deskHeight is the height of the desk in design pixels; lowDesk that of a small window.
const deskHeight = 150

// HandHeight is the height of the desk of letters.
func (f *Face) HandHeight() float64 { return deskHeight }

// tell takes what the letters say from the view.
func (d *desk) tell(f *Face) {
	v := f.view
	*d = desk{slots: slotsOf(v)}
	if v.Seat < 0 || len(v.Houses) == 0 || v.Phase == game.PhaseSetup {
		return
	}
	d.prices = game.PricesOf(v)
	for i := range d.letters {
		d.letters[i] = f.letter(&v.Own.Slots[i])
	}
}

// slotsOf is the number of letters that the viewer's House may write.
func slotsOf(v *game.View) int {
	n := 5
	for _, a := range v.Own.Abilities {
		if a == game.AbilityWorkers || a == game.AbilitySworn {
			n++
		}
	}
	return n
}

// letter puts an action into words.
func (f *Face) letter(s *game.SlotView) letter {
	l := letter{kind: s.Kind, price: s.Price}
	switch s.Kind {
	case game.ActionConstruction:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindWork, ID: int16(s.B)}), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionProduction:
		var units []string
		for u, n := range s.Units {
			if n > 0 {
				units = append(units, f.word("letter.units", rules.N(n), rules.R(rules.Ref{Kind: game.KindUnit, ID: int16(u)})))
			}
		}
		l.lines = []string{strings.Join(units, ", "), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionOperation:
		l.lines = f.operationLines()
	case game.ActionResearch:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindTech, ID: int16(s.A)})}
	case game.ActionSubterfuge:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindPlot, ID: int16(s.A)})}
		if row := game.PlotAt(s.A); !row.OnOneself {
			l.lines = append(l.lines, f.word("letter.against", rules.W(f.houseName(rules.Seat(s.B)))))
		}
		if s.Blame >= 0 && s.Blame != rules.Nobody {
			l.lines = append(l.lines, f.word("letter.blame", rules.W(f.houseName(s.Blame))))
		}
	}
	return l
}

// planetNumbered returns a planet by its number in a plan: three to a hex.
func (f *Face) planetNumbered(n int) rules.Ref {
	if h := n / 3; h < len(f.view.Hexes) && n%3 < len(f.view.Hexes[h].Planets) {
		return f.view.Hexes[h].Planets[n%3].Ref
	}
	return rules.Ref{}
}

// operationLines tells where each detachment goes.
func (f *Face) operationLines() (lines []string) {
	for i := range f.view.Own.Parts {
		k := &f.view.Own.Parts[i]
		if n := len(k.Path); n > 0 {
			lines = append(lines, f.word("letter.to", rules.R(k.From), rules.R(k.Path[n-1])))
		} else {
			lines = append(lines, f.word("letter.stays", rules.R(k.From)))
		}
	}
	return lines
}

// draw draws the letters and the account, and returns what was clicked.
func (d *desk) draw(f *Face, u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	r := a.Hand
	if r.H <= 0 {
		return clicked
	}
	whole := r
	whole.W = a.Map.Right() - r.X
	u.Block(whole)
	u.Fill(whole, u.Theme.Wood2)
	u.Fill(canvas.Rect{X: whole.X, Y: whole.Y, W: whole.W, H: max(u.Px(2), 1)}, u.Theme.Gilt)
	if f.view.Seat < 0 || len(f.view.Houses) == 0 || f.view.Phase == game.PhaseSetup {
		return clicked
	}
	ui.CutTop(&r, u.Px(2))
	if end := (canvas.Rect{X: r.Right(), Y: r.Y, W: whole.Right() - r.Right(), H: r.H}); end.W > u.Px(120) {
		d.account(f, u, end.Inset(u.Px(6)))
	}
	in := r.Inset(u.Px(9))
	gap := u.Px(8)
	w := min((in.W-gap*float64(d.slots-1))/float64(d.slots), u.Px(205))
	for i := range d.slots {
		box := ui.CutLeft(&in, w)
		ui.CutLeft(&in, gap)
		d.drawLetter(f, u, box, i, s)
	}
	return clicked
}

// drawLetter draws a letter, or the empty place of one.
func (d *desk) drawLetter(f *Face, u *ui.UI, r canvas.Rect, i int, s *table.Sight) {
	l := &d.letters[i]
	if l.kind == 0 {
		u.Fill(r, palette.Faint)
		u.Fill(r.Inset(max(u.Px(1), 1)), u.Theme.Wood)
		u.Words(canvas.Rect{X: r.X + u.Px(14), Y: r.Y + u.Px(6), W: r.W, H: u.Px(28)}, roman[i+1], u.Theme.Colored(ui.Prompt, u.Theme.WoodText2), ui.Left)
		u.Words(canvas.Rect{X: r.X, Y: r.Y + u.Px(6), W: r.W - u.Px(12), H: u.Px(28)}, f.word("letter.empty"), u.Theme.Colored(ui.Italic, u.Theme.WoodText2), ui.Right)
		return
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	in := r.Inset(u.Px(10))
	head := ui.CutTop(&in, u.Px(30))
	f.waxRoman(u, canvas.Point{X: head.X + u.Px(13), Y: head.Center().Y}, 14, roman[i+1])
	ui.CutLeft(&head, u.Px(34))
	f.sign(u, signs.Construction+signs.Sign(l.kind-1), canvas.Point{X: head.Right() - u.Px(11), Y: head.Center().Y}, 22, u.Theme.Heading)
	head.W -= u.Px(26)
	u.Words(head, f.name(rules.Ref{Kind: game.KindAction, ID: int16(l.kind)}), u.Theme.Text(ui.Label), ui.Left)
	u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(u.Px(1), 1)}, u.Theme.Gilt)
	foot := ui.CutBottom(&in, u.Px(22))
	ui.CutTop(&in, u.Px(4))
	st := u.Theme.Text(ui.Small)
	for _, line := range l.lines {
		if in.H < u.Px(16) {
			break
		}
		u.Words(ui.CutTop(&in, u.Px(18)), line, st, ui.Left)
	}
	f.price(u, foot, l.price)
}

// price writes what a letter costs at the right of a line.
func (f *Face) price(u *ui.UI, r canvas.Rect, n int) {
	if n == 0 {
		u.Words(r, f.word("letter.free"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
		return
	}
	w := u.Words(r, itoa(n), u.Theme.Text(ui.Figure), ui.Right)
	f.sign(u, signs.Resources, canvas.Point{X: r.Right() - w - u.Px(11), Y: r.Center().Y}, 15, paint.RGB(0x8F5F06))
}

// account is the sum of the turn: treasury, letters, what is left, and the votes.
func (d *desk) account(f *Face, u *ui.UI, r canvas.Rect) {
	if r.W <= 0 {
		return
	}
	k := &f.view.Own
	in := u.Panel(r)
	votes := 0
	for _, v := range k.Votes {
		votes += v[1]
	}
	step := in.H / 6
	for _, line := range [...]struct {
		key, figure string
	}{
		{"account.treasury", itoa(k.Treasury)}, {"account.letters", signed(-k.Reserved)}, {"account.left", itoa(k.Treasury - k.Reserved)},
		{"account.income", signed(k.Income)}, {"account.influence", itoa(k.Influence) + " → " + itoa(k.Forecast)}, {"account.votes", itoa(votes) + " / " + itoa(k.Influence-k.Spent+votes)},
	} {
		row := ui.CutTop(&in, step)
		w := u.Words(row, line.figure, u.Theme.Text(ui.Number), ui.Right)
		row.W -= w + u.Px(4)
		u.Words(row, f.word(line.key), u.Theme.Text(ui.Small), ui.Left)
	}
}
