package table

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// topBar draws turn and segment (the game's part), whose move it is, what is awaited, and the buttons.
func (t *Table) topBar(u *ui.UI, r canvas.Rect) {
	u.Block(r)
	u.Fill(r, u.Theme.Wood)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}, u.Theme.Gilt)
	in := r
	in.H -= u.Px(2)
	ui.CutLeft(&in, u.Px(10))
	few := t.fewButtons(u, in.W)
	t.barButtons(u, &in)
	if few { // to hold what is watched matters more than to be told when it happens
		t.pace(u, &in)
	}
	if few && u.Theme.Large > 1 { // large letters would leave no room to say whose move it is
		t.whose(u, &in)
	}
	used := t.face.Progress(u, in)
	ui.CutLeft(&in, used+u.Px(14))
	t.practiceMark(u, &in)
	if !few {
		t.pace(u, &in)
	}
	t.barPrompt(u, in)
}

// whose shows the emblem of who is to move at the right end of a bar, which keeps the rest. Buttons and emblems do not grow with letters.
func (t *Table) whose(u *ui.UI, in *canvas.Rect) {
	if t.sight.Deciding == rules.Nobody {
		return
	}
	side := u.Px(min(28, 36/u.Theme.Large))
	box := ui.CutRight(in, side+u.Px(8))
	t.face.Emblem(u, t.sight.Deciding, canvas.Point{X: box.X + side/2, Y: box.Center().Y}, side)
}

// practiceMark says that everything can be taken back in this game: in a word, or where there is no room for it by a sign.
func (t *Table) practiceMark(u *ui.UI, in *canvas.Rect) {
	if !t.match.Session.Header().Practice {
		return
	}
	side, st, word := u.Px(26), u.Theme.Colored(ui.Caption, u.Theme.Gilt2), t.word("practice")
	wide := side + fonts.Width(word, st) + u.Px(10)
	if in.W < wide+u.Px(340) {
		word, wide = "", side
	}
	if in.W < wide {
		return
	}
	box := ui.Middle(ui.CutLeft(in, wide), wide, side)
	u.Theme.Skin(u, ui.BarButton, box)
	u.Tip(box, t.word("practice.about"))
	sign := ui.CutLeft(&box, side)
	u.Picture(u.Theme.SignPicture(ui.UndoSign, u.Px(16), u.Theme.Gilt2), canvas.Place{At: sign.Center(), AnchorX: .5, AnchorY: .5, Alpha: 1})
	u.Words(box, word, st, ui.Left)
	ui.CutLeft(in, u.Px(12))
}

// barPrompt says whose move it is and what the program waits for.
func (t *Table) barPrompt(u *ui.UI, r canvas.Rect) {
	ui.CutRight(&r, min(u.Px(14), r.W)) // a long question does not touch the buttons
	seat := t.sight.Deciding
	if seat != rules.Nobody && r.W > u.Px(32) {
		t.face.Emblem(u, seat, canvas.Point{X: r.X + u.Px(16), Y: r.Y + r.H/2}, u.Px(28))
		ui.CutLeft(&r, u.Px(38))
	}
	if r.W < u.Px(110) {
		return
	}
	if seat != rules.Nobody && r.W > u.Px(560) {
		name := u.Theme.Colored(ui.Label, u.Theme.WoodText)
		w := u.Words(canvas.Rect{X: r.X, Y: r.Y, W: r.W * 0.35, H: r.H}, t.seatName(seat), name, ui.Left)
		ui.CutLeft(&r, w+u.Px(18))
	}
	text := t.waiting()
	switch asked := len(t.offers.Legal) > 0 && !t.paged(); {
	case asked && t.asksBelow && seat != rules.Nobody: // a small window says it once
		text = t.seatName(seat)
	case asked:
		text = t.say(t.offers.Decision.Prompt)
	}
	if !promptLine(u, r, text) {
		u.Tip(r, text)
	}
}

// promptLine writes the prompt as large as it goes, in two lines if one is too short. Where most of it would be cut off,
// the panel of the answers alone says it. It says whether the whole prompt can be read.
func promptLine(u *ui.UI, r canvas.Rect, text string) (whole bool) {
	for _, role := range [...]ui.Role{ui.Prompt, ui.Label, ui.Small} {
		st := u.Theme.Colored(role, u.Theme.Gilt2)
		if fonts.Width(text, st) <= r.W {
			u.Words(r, text, st, ui.Left)
			return true
		}
	}
	st := u.Theme.Colored(ui.Small, u.Theme.Gilt2)
	if h := ui.TextHeight(text, st, r.W); h <= r.H {
		u.Paragraph(canvas.Rect{X: r.X, Y: math.Round(r.Y + (r.H-h)/2), W: r.W, H: h}, text, st, ui.Left)
		return true
	}
	if r.W > u.Px(200) {
		u.Words(r, text, st, ui.Left)
	}
	return false
}

// barButton is the side of a button on the bar, in design pixels under a mouse.
const barButton = 32

// narrowBar is the width below which what the game tells at the left needs the room.
const narrowBar = 480

// fewButtons says whether a bar so wide has no room for all of its buttons, as large as fingers need them: then the
// menu has those that are wanted least.
func (t *Table) fewButtons(u *ui.UI, width float64) bool {
	return u.Theme.Touch && width < u.Px(narrowBar)
}

// barButtons draws the round buttons at the right end.
func (t *Table) barButtons(u *ui.UI, in *canvas.Rect) {
	side := u.Px(u.Tall(barButton))
	step := max(side, u.Px(barButton+6)) // fingers need the gaps too
	few := t.fewButtons(u, in.W)
	if few {
		side = min(side, u.Px(u.Tall(0)))
		step = side
	}
	ui.CutRight(in, u.Px(8))
	put := func(sign ui.Sign, tip, why string) bool {
		return t.barButton(u, ui.Middle(ui.CutRight(in, step), min(side, step), min(side, in.H)), sign, tip, why)
	}
	if put(ui.MenuSign, t.word("menu"), "") {
		t.openMenu()
	}
	if !few && t.shares() && put(ui.CoverSign, t.word("shut.tip"), "") {
		t.Hide()
	}
	if !few && put(t.soundSign(), t.word("mute"), "") {
		t.mute()
	}
	if put(ui.BookSign, t.word("rulebook"), "") {
		t.exits.Rulebook("")
	}
	if put(ui.BulbSign, t.word("hint"), "") {
		t.advise()
	}
	redo := ""
	if !t.redoable() {
		redo = t.word("no-redo")
	}
	if !few && put(ui.RedoSign, t.word("redo"), redo) {
		t.redo()
	}
	if put(ui.UndoSign, t.undoTip(), t.noUndo()) {
		t.undo()
	}
}

// barButton draws a round button, faint if it cannot be used and saying why, and says whether it was pressed.
func (t *Table) barButton(u *ui.UI, box canvas.Rect, sign ui.Sign, tip, why string) bool {
	u.Scope(int(sign))
	defer u.Unscope()
	icon := u.Theme.SignPicture(sign, u.Px(18), u.Theme.WoodText)
	switch pressed := u.Button(box, "", ui.ButtonOpts{Bar: true, Tip: tip}); {
	case pressed && why == "":
		return true
	case pressed: // a finger has no other way to ask
		t.toast = toast{text: why, left: toastSeconds}
	}
	alpha := 1.0
	if why != "" {
		alpha = 0.35
		u.Tip(box, why)
	}
	u.Picture(icon, canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5, Alpha: alpha})
	return false
}

func (t *Table) mute() { t.app.Prefs.Mute = !t.app.Prefs.Mute }

// noUndo says why nothing can be taken back, or "" if something can.
func (t *Table) noUndo() string {
	_, why := t.match.CanUndo()
	if why.Key == "" || t.desk != nil && len(t.desk.past) > 0 {
		return ""
	}
	return t.say(why)
}

// redoable says whether something that was taken back can be played again.
func (t *Table) redoable() bool {
	return t.match.CanRedo() || t.desk != nil && len(t.desk.future) > 0
}

func (t *Table) soundSign() ui.Sign {
	if t.app.Prefs.Mute {
		return ui.MuteSign
	}
	return ui.NoteSign
}
