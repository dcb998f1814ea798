package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What is watched: events that are acted out, and computers at play. Space holds both and lets them go on; the bar works
// meanwhile, and any other press ends what is acted out, unless it is held.

// Hold is what a face asks for about what is being acted out.
type Hold uint8

// The wishes.
const (
	HoldAsIs Hold = iota
	HoldOn
	HoldOff
)

// Obey takes the wish of the face, if it has one, and returns whether what is acted out is held now.
func (s *Sight) Obey(held bool) bool {
	if s.Hold != HoldAsIs {
		held = s.Hold == HoldOn
	}
	s.Hold = HoldAsIs
	return held
}

// watching says whether something is acted out, or a computer player is to move.
func (t *Table) watching() bool { return t.face.Busy() || t.computerMoves() }

// computerMoves says whether a computer player is to move.
func (t *Table) computerMoves() bool {
	seat := t.sight.Deciding
	return seat >= 0 && !t.match.Person(seat)
}

// Paged is a Face that acts some things out page by page; Space turns the page then, and between two pages it means nothing.
type Paged interface {
	Paged() bool
	BetweenPages() bool
}

// paged says whether something is acted out page by page.
func (t *Table) paged() bool {
	p, is := t.face.(Paged)
	return is && p.Paged()
}

// betweenPages says whether a page may come soon.
func (t *Table) betweenPages() bool {
	p, is := t.face.(Paged)
	return is && p.BetweenPages()
}

// Awaiter is a Face on which what is acted out may stand still until somebody presses.
type Awaiter interface{ Awaits() bool }

// awaits says whether what is acted out waits for a press.
func (t *Table) awaits() bool {
	f, is := t.face.(Awaiter)
	return is && f.Awaits()
}

// skip ends what is acted out, and what has happened since, up to the next pause, question or result that the face leaves standing.
func (t *Table) skip() {
	t.face.Skip()
	for !t.face.Busy() && !t.call.on && !t.comeTogether() && t.actNext() {
		t.face.Skip()
	}
}

// actNext acts out the next thing that happened; false when all of it was.
func (t *Table) actNext() bool {
	events, after, more := t.nextAct()
	if !more {
		return false
	}
	if thrown(events) {
		t.queue = nil
	}
	t.face.Perform(events, after)
	t.log.add(t, t.match.shown-1, events)
	t.close()
	t.refresh()
	return true
}

// holdKey lets Space hold what is watched. In a lesson it also turns the page of the coach's note.
func (t *Table) holdKey(u *ui.UI) {
	reading := t.match.coach != nil && !t.face.Busy()
	if u.In.Hit(ui.KeySpace, 0) && t.watching() && !reading && !t.paged() && !t.betweenPages() && !t.menu && !t.asking.open && !u.Focused() {
		t.held = !t.held
	}
}

// hurry follows what is pressed while something is acted out: Escape ends everything, a click, Enter or a digit the
// present step. While it is held a click looks at what lies there.
func (t *Table) hurry(u *ui.UI, clicked rules.Ref) {
	if t.menu {
		if u.In.Hit(ui.KeyEscape, 0) {
			t.closeMenu()
		}
		return
	}
	_, click := u.In.Clicked(ui.LeftButton)
	switch {
	case u.In.Hit(ui.KeyEscape, 0):
		t.held = false
		t.skip()
	case t.held && clicked != (rules.Ref{}):
		t.sight.Selected = clicked
		t.open(DetailTab)
	case t.held && click:
	case click && !u.Taken(), t.hurries(u):
		if t.answeredJustNow() { // the second half of a double click: what the answer led to is to be seen
			return
		}
		t.held = false
		t.face.Hurry()
	default:
		t.keys(u)
	}
}

// hurries says whether a key was pressed that would answer a question. Scenes over the table know Enter themselves.
func (t *Table) hurries(u *ui.UI) bool {
	if u.Focused() {
		return false
	}
	for _, p := range u.In.Keys {
		if !p.Repeat && p.Mods == 0 && (p.Key == ui.KeyEnter && !t.covered || p.Key >= ui.Digit(0) && p.Key <= ui.Digit(9)) {
			return true
		}
	}
	return false
}

// liveBar draws the top bar, which works also while something is acted out.
func (t *Table) liveBar(u *ui.UI, in *ui.Input, r canvas.Rect) {
	below := u.In
	u.In = in
	u.Deafen(t.menu || t.Recaps())
	t.topBar(u, r)
	u.Deafen(false)
	u.In = below
}

// scene draws what covers the table but for its bar, and says whether anything does.
func (t *Table) scene(u *ui.UI, a Areas) bool {
	in := u.In
	if t.menu {
		u.In = t.hush(in, 0)
	}
	u.Deafen(t.menu)
	ui.CutTop(&a.Window, a.Top.H)
	t.covered = t.face.Overlay(u, a, &t.sight)
	u.Deafen(false)
	u.In = in
	t.held = t.sight.Obey(t.held)
	if rule := t.sight.Cited; rule != "" {
		t.sight.Cited = ""
		t.exits.Rulebook(rule)
	}
	return t.covered
}

// Paces are the speeds at which computers are watched; 0, everything at once, is chosen in the settings.
var Paces = ui.Speeds[1:]

// Fastest is the speed at which computers answer without a pause between them.
const Fastest = 4

// Haste is how fast a scene goes by at a speed of the settings: at the fastest, what concerns no person goes twice as
// fast again, so that a round of four computers is soon over.
func Haste(speed float64, personal bool) float64 {
	if speed >= Fastest && !personal {
		speed *= 2
	}
	return max(speed, 0.1)
}

var paceLabels = [...]string{"½×", "1×", "2×", "4×"}

// PaceLabel is what the button of one of the Paces says.
func PaceLabel(i int) string { return paceLabels[i] }

// paceWidth is the width of a speed in the bar, in design pixels.
const paceWidth = 34

// Steering is a Face that may show controls of its own for what it acts out; while it does, the bar has none.
type Steering interface {
	// Steers says whether the face showed them in the last tick.
	Steers() bool
}

// pace draws the speeds and the button that holds, while computers play or a scene covers the table. Where there is no
// room for all speeds a single one leads from each to the next.
func (t *Table) pace(u *ui.UI, in *canvas.Rect) {
	if !t.held && !t.computerMoves() && !t.covered {
		return
	}
	if f, may := t.face.(Steering); may && f.Steers() {
		return
	}
	at, side := slices.Index(Paces, t.app.Prefs.Speed), u.Px(u.Tall(barButton))
	if all := u.Px(paceWidth) * float64(len(Paces)); in.W > all+u.Px(300) {
		for i := len(Paces) - 1; i >= 0; i-- {
			t.paceButton(u, ui.CutRight(in, u.Px(paceWidth)), paceLabels[i], i, i == at)
		}
	} else if in.W > u.Px(3*paceWidth) {
		label := "0×"
		if at >= 0 {
			label = paceLabels[at]
		}
		t.paceButton(u, ui.CutRight(in, u.Px(paceWidth)), label, (at+1)%len(Paces), false)
	}
	if in.W < side {
		return
	}
	sign, tip := ui.PauseSign, "hold"
	switch {
	case t.held:
		sign, tip = ui.PlaySign, "let-go"
	case t.paged(): // Space turns the page
		tip = "hold.page"
	}
	box := ui.CutRight(in, max(side, u.Px(barButton+6)))
	if u.IconButton(ui.Middle(box, side, min(side, in.H)), sign, t.word(tip), ui.ButtonOpts{Bar: true}) {
		t.held = !t.held
	}
}

// paceButton chooses a speed; the one that is set is lit.
func (t *Table) paceButton(u *ui.UI, r canvas.Rect, label string, i int, lit bool) {
	u.Scope(i)
	defer u.Unscope()
	box := ui.Middle(r, r.W-u.Px(2), min(u.Px(u.Tall(28)), r.H))
	hover, clicked := u.Spot(label, box)
	shape, st := ui.BarButton, u.Theme.Colored(ui.Number, u.Theme.WoodText)
	switch {
	case lit:
		shape, st.Color, st.Bold = ui.OfferButton, u.Theme.OfferInk, true
	case hover:
		shape = ui.BarHover
	}
	u.Theme.Skin(u, shape, box)
	u.Words(box, label, st, ui.Center)
	u.Tip(box, t.word("pace"))
	if clicked {
		t.app.Prefs.Speed = Paces[i]
		if err := t.app.Prefs.Save(t.app.Store); err != nil {
			t.app.Note(err)
		}
	}
}
