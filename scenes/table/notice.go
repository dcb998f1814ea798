package table

import (
	"math"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// toast is the sentence that explains a refusal; its rule opens the rulebook.
type toast struct {
	text string
	rule rules.Rule
	left float64 // seconds
}

const toastSeconds = 7

func (t *Table) drawToast(u *ui.UI, a Areas) {
	t.toast.left = max(t.toast.left-u.In.Dt, 0)
	text, rule := t.toast.text, t.toast.rule
	if t.toast.left == 0 {
		t.sight.Culprits = nil
		text, rule = t.standing(), ""
		if text == "" {
			return
		}
	}
	st := u.Theme.Text(ui.Label)
	w := min(u.Px(520), a.Map.W-u.Px(24))
	if w < u.Px(60) {
		return
	}
	chip := 0.0
	if rule != "" {
		chip = u.ButtonWidth(t.word("rule", rules.W(string(rule))), ui.ButtonOpts{}) + u.Px(8)
	}
	h := ui.TextHeight(text, st, w-chip-u.Px(28)) + u.Px(20)
	r := canvas.Rect{X: a.Map.X + (a.Map.W-w)/2, Y: a.Map.Y + u.Px(12), W: w, H: max(h, u.Px(46))}
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(10))
	if rule != "" {
		b := ui.CutRight(&in, chip)
		if u.Button(ui.Middle(b, chip-u.Px(6), u.Px(30)), t.word("rule", rules.W(string(rule))), ui.ButtonOpts{}) {
			t.doors.Rulebook(rule)
		}
	}
	u.Paragraph(canvas.Rect{X: in.X + u.Px(4), Y: in.Y, W: in.W - u.Px(8), H: in.H}, text, st, ui.Left)
}

// standing is what is said until it no longer holds: the advice that was asked for, or that the game is not saved.
func (t *Table) standing() string {
	if t.match.SaveError() != nil {
		return t.word("not-saved")
	}
	if t.hint == nil {
		return ""
	}
	f, ok := t.offers.Find(t.hint.Move)
	if !ok {
		return ""
	}
	text := t.word("advice", rules.W(t.say(f.Caption.Label)))
	for _, reason := range t.hint.Reasons {
		text += " " + t.say(reason)
	}
	return text
}

// curtain hides everything but the name of the person who gets the mouse: it draws nothing that depends on a hand.
func (t *Table) curtain(u *ui.UI) {
	u.Fill(u.Screen(), u.Theme.Wood)
	screen := u.Screen()
	key := u.Px(44)
	meander(u, ui.CutTop(&screen, key))
	meander(u, ui.CutBottom(&screen, key))
	seat := t.match.Deciding()
	w, h := min(u.Px(460), u.In.W-u.Px(16)), min(u.Px(270), u.In.H-u.Px(16))
	r := ui.Middle(u.Screen(), w, h)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(18))
	t.face.Emblem(u, seat, canvas.Point{X: in.X + in.W/2, Y: in.Y + u.Px(44)}, u.Px(72))
	ui.CutTop(&in, u.Px(92))
	u.Words(ui.CutTop(&in, u.Px(40)), t.seatName(seat), u.Theme.Text(ui.Hero), ui.Center)
	u.Words(ui.CutTop(&in, u.Px(34)), t.word("curtain"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	if u.Button(ui.Middle(in, u.Px(240), u.Px(44)), t.word("ready"), ui.ButtonOpts{Main: true}) {
		t.lift(seat)
	}
}

// meander draws a band of Greek keys between two lines.
func meander(u *ui.UI, r canvas.Rect) {
	u.Fill(r, u.Theme.Wood3)
	pen := max(u.Px(2), 1)
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: pen}, u.Theme.Gilt)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - pen, W: r.W, H: pen}, u.Theme.Gilt)
	unit := math.Round(r.H / 9) // a key is six units wide and five high
	top := r.Y + math.Round((r.H-5*unit)/2)
	for x := r.X; x < r.Right(); x += 6 * unit {
		for _, b := range [...][4]float64{{0, 0, 5, 0}, {5, 0, 0, 5}, {2, 4, 3, 0}, {2, 2, 0, 2}, {2, 2, 1, 0}, {0, 0, 0, 5}, {5, 5, 1, 0}, {-1, 5, 1, 0}} {
			bar := canvas.Rect{X: x + b[0]*unit, Y: top + b[1]*unit, W: b[2]*unit + pen, H: b[3]*unit + pen}
			u.Fill(bar, u.Theme.Gilt)
		}
	}
}

// lift opens the curtain for a seat and tells it what happened since its last turn.
func (t *Table) lift(seat rules.Seat) {
	t.hidden = false
	t.match.viewer = seat
	t.log.rebuild(t)
	t.recap.begin(t, seat)
	t.face.Show(t.match.Chair().View())
	t.refresh()
}

// recap tells a person what happened since his last answer.
type recap struct {
	roll
	open bool
}

func (k *recap) begin(t *Table, seat rules.Seat) {
	from := t.match.Session.Since(seat)
	*k = recap{}
	for _, l := range t.log.lines {
		if l.entry >= from {
			k.lines = append(k.lines, l)
		}
	}
	k.open = len(k.lines) > 0 && from > 0
}

func (t *Table) drawRecap(u *ui.UI, a Areas) {
	if !t.recap.open {
		return
	}
	u.Block(a.Window)
	ui.Dim(u, 0.35)
	w, h := min(u.Px(560), a.Window.W-u.Px(16)), min(u.Px(460), a.Window.H-u.Px(16))
	r := ui.Middle(a.Window, w, h)
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight+8)), t.word("recap"))
	in := r.Inset(u.Px(12))
	b := ui.CutBottom(&in, u.Px(46))
	t.recap.roll.draw(u, in, t)
	if u.Button(ui.Middle(b, u.Px(220), u.Px(40)), t.word("go-on"), ui.ButtonOpts{Main: true, Hot: ui.KeyEscape}) {
		t.recap.open = false
	}
}
