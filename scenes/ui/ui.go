package ui

import (
	"math"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// UI is the widgets of one scene. In its Update a scene calls Begin, then a widget for each thing on the screen, then
// End; each widget draws itself and says at once what the player did with it. The UI is a canvas too: what a scene
// paints on it between two widgets lies between them.
//
//	u.Begin(in)
//	if u.Button(r, app.Say("title.new"), ui.ButtonOpts{Main: true}) { ... }
//	return u.End()
type UI struct {
	canvas.Canvas // what is being drawn
	In            *Input
	App           *App
	Theme         *Theme

	lists   [2]canvas.List
	floats  [2]canvas.List // what lies on it for the cursor alone: tips
	flip    int
	drawn   bool // the other list holds a finished frame
	scopes  []uint64
	views   []canvas.Rect // nested scroll areas; only what is seen can be hit
	scrolls []*Scroll     // ... and how far each is scrolled

	stops    []stop           // what Tab visits, in order of calls
	buttons  [2][]canvas.Rect // those of this tick, and of the one before
	focus    uint64
	keyboard bool // the focus was moved by keys, so it is shown
	active   uint64
	heldFor  float64 // how many seconds a button that repeats has been held
	repeats  int     // ... and how often it was pressed for that
	taken    bool    // a widget took this tick's press
	walled   bool    // ... or it fell on a panel
	answered bool    // a widget did what this tick's press, key or word asked for
	over     bool    // the cursor is over a widget or panel
	deaf     bool    // widgets are shown but do not answer
	typing   bool    // a text field has the focus
	wasTyped bool    // ... in the last tick
	arrows   bool    // the focused widget uses the arrow keys itself

	caret  caret
	shakes shake
	tip    tip
	grip   grip

	heard   *Input // what this tick began with: a scene may give some of its widgets another
	reading reading

	band []canvas.Point // of the ribbon being drawn
}

// A stop is a widget that the keyboard can reach.
type stop struct {
	id   uint64
	rect canvas.Rect
}

// NewUI returns the widgets for one scene.
func NewUI(app *App) *UI {
	u := &UI{App: app, Theme: app.Theme}
	u.Canvas = &u.lists[0]
	return u
}

// Begin starts a tick.
func (u *UI) Begin(in *Input) {
	u.In = in
	u.Canvas = &u.lists[u.flip]
	u.lists[u.flip].Reset(in.W, in.H)
	u.floats[u.flip].Reset(in.W, in.H)
	u.stops, u.scopes, u.views, u.scrolls = u.stops[:0], u.scopes[:0], u.views[:0], u.scrolls[:0]
	u.buttons[0], u.buttons[1] = u.buttons[1][:0], u.buttons[0]
	u.taken, u.walled, u.answered, u.over, u.arrows, u.deaf = false, false, false, false, false, false
	u.heard, u.reading.hush, u.reading.order = in, 0, 0
	u.cover()
	u.wasTyped, u.typing = u.typing, false
	u.tip.wanted, u.tip.kept = "", canvas.Rect{}
	if len(in.Pressed) > 0 {
		u.keyboard = false
	}
	u.shakes.left = max(u.shakes.left-in.Dt, 0)
}

// End finishes the tick, moves the focus and says whether the picture differs from the last one.
func (u *UI) End() (changed bool) {
	u.moveFocus()
	if _, down := u.In.Clicked(LeftButton); down && u.typing && !u.taken {
		u.Blur() // who presses beside a field has done with it
	}
	if _, up := u.In.Let(LeftButton); up || !u.In.Held[LeftButton] {
		u.active = 0
	}
	u.drawTip()
	changed = !u.drawn || !u.lists[0].Equal(&u.lists[1]) || !u.floats[0].Equal(&u.floats[1])
	u.App.latest = u
	u.App.speak(u, u.readingChanged())
	u.flip, u.drawn = 1-u.flip, true
	return changed
}

// Draw paints the last finished tick.
func (u *UI) Draw(c canvas.Canvas) {
	if u.drawn {
		u.lists[1-u.flip].Draw(c)
	}
	if u.drawn && u.App.latest == u {
		u.floats[1-u.flip].Draw(c)
	}
}

// Float draws what explains the thing under the cursor: above everything else, and only while the scene is not covered. A
// covered scene gets no ticks, and could not take it away.
func (u *UI) Float(draw func()) {
	below := u.Canvas
	u.Canvas = &u.floats[u.flip]
	draw()
	u.Canvas = below
}

// Texts calls f for every line of text of the last finished tick: for tests that ask what a scene says.
func (u *UI) Texts(f func(s string, at canvas.Point)) {
	u.lists[1-u.flip].Texts(f)
	if u.App.latest == u {
		u.floats[1-u.flip].Texts(f)
	}
}

// Screen returns the whole canvas.
func (u *UI) Screen() canvas.Rect { return canvas.Rect{W: u.In.W, H: u.In.H} }

// Px returns a measure of the design in canvas pixels.
func (u *UI) Px(v float64) float64 { return u.Theme.Px(v) }

// Tall returns the height in design pixels of something that is so high under a mouse.
func (u *UI) Tall(mouse float64) float64 { return u.Theme.Tall(mouse) }

// ButtonHeight returns how high a button is, in design pixels.
func (u *UI) ButtonHeight() float64 { return u.Theme.ButtonHeight() }

// Over says whether the cursor is over a widget or panel drawn so far: what lies below must not light up.
func (u *UI) Over() bool { return u.over }

// Taken says whether a widget or panel drawn so far took this tick's press: what lies below must not answer it.
func (u *UI) Taken() bool { return u.taken || u.walled }

// Typing says whether letters go into a text field, so that they are not shortcuts.
func (u *UI) Typing() bool { return u.wasTyped || u.typing }

// Deafen makes the widgets drawn from here on shown but not answering, or answering again: for what lies under a menu of
// the same scene.
func (u *UI) Deafen(on bool) { u.deaf = on }

// Block makes r opaque: the cursor is over the UI there, and a press there does not reach what is
// below; widgets drawn on r still get it.
func (u *UI) Block(r canvas.Rect) {
	if r == u.Screen() {
		u.cover()
	}
	u.NoTips(r)
	u.Wall(r)
}

// NoTips lets nothing below r be explained. With it and Wall, around what is drawn on r, r is opaque as with Block, and what is drawn there
// may ask Over itself, and explain itself.
func (u *UI) NoTips(r canvas.Rect) {
	if u.hits(r, u.In.Cursor) {
		u.tip.wanted = ""
	}
}

// Wall is the rest of Block.
func (u *UI) Wall(r canvas.Rect) {
	if u.hits(r, u.In.Cursor) {
		u.over = true
	}
	if at, ok := u.In.Clicked(LeftButton); ok && u.hits(r, at) {
		u.walled = true
	}
}

// Scope tells apart widgets of equal names, such as the rows of a list, until Unscope.
func (u *UI) Scope(n int) {
	u.scopes = append(u.scopes, mix(u.scope(), uint64(n)+1))
}

// ScopeOf is Scope by a name, for rows that may be moved by others that come and go.
func (u *UI) ScopeOf(name string) {
	u.scopes = append(u.scopes, named(u.scope(), name))
}

// Unscope ends the latest Scope or ScopeOf.
func (u *UI) Unscope() { u.scopes = u.scopes[:len(u.scopes)-1] }

func (u *UI) scope() uint64 {
	if n := len(u.scopes); n > 0 {
		return u.scopes[n-1]
	}
	return 14695981039346656037
}

func mix(h, v uint64) uint64 { return (h ^ v) * 1099511628211 }

// named mixes a name into a scope.
func named(h uint64, name string) uint64 {
	for i := range len(name) {
		h = mix(h, uint64(name[i]))
	}
	return h
}

// name returns the identity of a widget: what it is called within its scope, and the how manyth of that name it is.
func (u *UI) name(label string) uint64 {
	h := named(u.scope(), label)
	for again := true; again; {
		again = false
		for i := range u.stops {
			if u.stops[i].id == h {
				h, again = mix(h, 0x9E), true
			}
		}
	}
	return h
}

// hits says whether p lies in the seen part of r, and something there may answer.
func (u *UI) hits(r canvas.Rect, p canvas.Point) bool {
	return !u.deaf && r.Contains(p) && (len(u.views) == 0 || u.views[len(u.views)-1].Contains(p))
}

// Reaches says whether a press at p means r: what is scrolled out of sight hears nothing.
func (u *UI) Reaches(r canvas.Rect, p canvas.Point) bool { return u.hits(r, p) }

// A touch is what the player is doing with a widget.
type touch struct {
	id                  uint64
	hover, down, focus  bool
	clicked, byKeyboard bool
	acted               bool // in the reading, which says more
	act                 Act
}

// interact finds out what the player does with the widget of this name in r.
func (u *UI) interact(label string, r canvas.Rect) touch {
	t := touch{id: u.name(label)}
	if u.deaf {
		return t
	}
	u.stops = append(u.stops, stop{t.id, r})
	in := u.In
	if at, ok := in.Clicked(LeftButton); ok && !u.taken && u.hits(r, at) {
		u.taken, u.active, u.focus = true, t.id, t.id
	}
	inside := in.Present && u.hits(r, in.Cursor)
	u.over = u.over || inside
	t.hover = inside && (u.active == 0 || u.active == t.id)
	if at, ok := in.Let(LeftButton); ok && u.active == t.id {
		t.clicked = u.hits(r, at)
	}
	t.down = u.active == t.id && inside
	t.focus = u.keyboard && u.focus == t.id
	if t.act, t.acted = in.act(t.id); t.acted {
		t.clicked, t.byKeyboard = true, true
	}
	if t.focus && !u.wasTyped && (in.Hit(KeyEnter, 0) || in.Hit(KeySpace, 0)) {
		t.clicked, t.byKeyboard = true, true
	}
	u.answered = u.answered || t.clicked
	u.holdStill(t, r)
	return t
}

// Spot makes r, which the scene has drawn or will draw itself, something that can be pressed: a card, a line of the log,
// a name. It can be reached with Tab, and then has the focus ring.
func (u *UI) Spot(name string, r canvas.Rect) (hover, clicked bool) {
	return u.spot(name, "", r, r)
}

// spot is Spot for a thing that is at r and can be pressed within reach of it.
func (u *UI) spot(name, words string, r, reach canvas.Rect) (hover, clicked bool) {
	t := u.interact(name, reach)
	u.write(Line{Kind: ButtonLine, ID: t.id, Words: words, Box: r})
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	return t.hover || t.focus, t.clicked
}

// Text draws a line of text with its baseline beginning at p.
func (u *UI) Text(s string, p canvas.Point, st fonts.Style) {
	u.spell(s, p)
	u.Canvas.Text(s, p, st)
}

// Release forgets a press that is under way: what it was on is not there any more.
func (u *UI) Release() { u.active = 0 }

// Focused says whether the keyboard has put its focus on any widget.
func (u *UI) Focused() bool { return u.keyboard && u.focus != 0 }

// Blur takes the focus off.
func (u *UI) Blur() { u.focus, u.keyboard = 0, false }

// moveFocus follows Tab and the arrow keys.
func (u *UI) moveFocus() {
	in := u.In
	switch {
	case len(u.stops) == 0:
	case in.Hits(KeyTab, 0) > 0:
		u.stepFocus(1)
	case in.Hits(KeyTab, Shift) > 0:
		u.stepFocus(-1)
	case u.arrows || u.typing || !u.keyboard:
	case in.Hits(KeyDown, 0) > 0:
		u.leapFocus(0, 1)
	case in.Hits(KeyUp, 0) > 0:
		u.leapFocus(0, -1)
	case in.Hits(KeyRight, 0) > 0:
		u.leapFocus(1, 0)
	case in.Hits(KeyLeft, 0) > 0:
		u.leapFocus(-1, 0)
	}
}

func (u *UI) focusAt() int {
	for i := range u.stops {
		if u.stops[i].id == u.focus {
			return i
		}
	}
	return -1
}

func (u *UI) stepFocus(by int) {
	n, at := len(u.stops), u.focusAt()
	switch {
	case at >= 0:
		at = (at + by + n) % n
	case by > 0:
		at = 0
	default:
		at = n - 1
	}
	u.focus, u.keyboard = u.stops[at].id, true
}

// leapFocus goes to the nearest widget in a direction; sideways distance counts double.
func (u *UI) leapFocus(dx, dy float64) {
	at := u.focusAt()
	if at < 0 {
		u.stepFocus(1)
		return
	}
	from := u.stops[at].rect.Center()
	best, bestCost := at, math.Inf(1)
	for i := range u.stops {
		to := u.stops[i].rect.Center()
		along := (to.X-from.X)*dx + (to.Y-from.Y)*dy
		aside := math.Abs((to.X-from.X)*dy) + math.Abs((to.Y-from.Y)*dx)
		if cost := along + 2*aside; along > 1 && cost < bestCost {
			best, bestCost = i, cost
		}
	}
	u.focus = u.stops[best].id
}
