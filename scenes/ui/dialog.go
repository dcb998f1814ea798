package ui

import "tyche/sprites/canvas"

// Answer is one button of a dialog.
type Answer struct {
	Label string
	Main  bool
	Do    func() // after the dialog has closed; nil = nothing
}

// Dialog is a question laid over the scene that asks it. Esc gives the last answer, Enter the one with the focus: at first the
// main one, or the last, with a ring around it, so that it is plain what a key would do; arrows and Tab lead to the others.
type Dialog struct {
	ui          *UI
	title, text string
	answers     []Answer
	begun       bool // the focus is on the answer that Enter gives
	keys        []Press
}

// Ask puts a question on top of the present scene.
func (a *App) Ask(title, text string, answers ...Answer) {
	a.Stack.Push(&Dialog{ui: NewUI(a), title: title, text: text, answers: answers})
}

// Overlays says that what asked stays in sight.
func (d *Dialog) Overlays() bool { return true }

// Update draws and answers.
func (d *Dialog) Update(in *Input) bool {
	u := d.ui
	own := *in
	in, own.Keys = &own, d.next(in.Keys)
	u.Begin(in)
	Dim(u, 0.45)
	panel, text, foot, lines := d.layout(u)
	u.Theme.Skin(u, CardShape, panel)
	head := panel
	u.Heading(CutTop(&head, u.Px(HeadingHeight+6)), d.title)
	u.Paragraph(text, d.text, u.Theme.Text(Label), Left)
	first := len(u.stops)
	for i, a := range d.answers {
		row := Column(foot, i, len(d.answers), u.Px(ButtonGap))
		if lines > 1 {
			row = CutTop(&foot, u.Px(u.ButtonHeight()))
			CutTop(&foot, u.Px(ButtonGap))
		}
		if u.Button(row, a.Label, ButtonOpts{Main: a.Main}) {
			d.give(i)
		}
	}
	if in.Hit(KeyEscape, 0) {
		d.give(len(d.answers) - 1)
	}
	if d.begun {
		return u.End() || len(d.keys) > 0
	}
	d.begun = true
	u.focus, u.keyboard = u.stops[first+d.main()].id, true
	u.End()
	return true // the ring is seen from the next tick on
}

// next hands out the keys one in each tick: of an arrow and Enter pressed in the time of one slow frame, Enter must find the
// focus where the arrow has moved it.
func (d *Dialog) next(pressed []Press) []Press {
	d.keys = append(d.keys, pressed...)
	n := min(len(d.keys), 1)
	first := d.keys[:n:n]
	d.keys = d.keys[n:]
	return first
}

// main is the answer that Enter gives at first.
func (d *Dialog) main() int {
	for i, a := range d.answers {
		if a.Main {
			return i
		}
	}
	return len(d.answers) - 1
}

func (d *Dialog) give(i int) {
	d.ui.App.Stack.Pop()
	if do := d.answers[i].Do; do != nil {
		do()
	}
}

// layout returns the panel, the room of the text and that of the buttons: side by side, or one below the other where the window is too narrow
// for their words.
func (d *Dialog) layout(u *UI) (panel, text, foot canvas.Rect, lines int) {
	pad := u.Px(16)
	width := min(u.Px(460), u.In.W-2*u.Px(8))
	buttons := 0.0
	for _, a := range d.answers {
		buttons = max(buttons, u.ButtonWidth(a.Label, ButtonOpts{Main: a.Main}))
	}
	lines = 1
	if most := u.In.W - 2*u.Px(8); (buttons+u.Px(ButtonGap))*float64(len(d.answers))+2*pad <= most {
		width = max(width, (buttons+u.Px(ButtonGap))*float64(len(d.answers))+2*pad)
	} else {
		lines = len(d.answers)
	}
	words := TextHeight(d.text, u.Theme.Text(Label), width-2*pad)
	high := u.Px(u.ButtonHeight())*float64(lines) + u.Px(ButtonGap)*float64(lines-1)
	height := u.Px(HeadingHeight+6) + 3*pad + words + high
	panel = Middle(u.Screen(), width, height)
	in := canvas.Rect{X: panel.X + pad, Y: panel.Y, W: panel.W - 2*pad, H: panel.H}
	CutTop(&in, u.Px(HeadingHeight+6)+pad)
	CutBottom(&in, pad)
	foot = CutBottom(&in, high)
	return panel, in, foot, lines
}

// Draw paints the dialog.
func (d *Dialog) Draw(c canvas.Canvas) { d.ui.Draw(c) }
