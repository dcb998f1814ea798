package ui

import (
	"math"
	"slices"
	"strings"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// ButtonOpts says how a button looks and what else presses it.
type ButtonOpts struct {
	Main  bool            // the offer: gilt, and Enter presses it when the keyboard has no focus
	Bar   bool            // on wood instead of paper
	On    bool            // gilt as well: it has switched something on
	Key   string          // shown in a key cap before the words, "1"
	Hot   Key             // pressed by this key
	Mods  Mods            // ... with these
	Note  string          // small, at the right: a cost, an effect
	Spare bool            // the note is left out where there is no room for all of it
	Icon  *canvas.Picture // before the words
	Left  bool            // words at the left even without key, note or icon
	Why   string          // if not empty the button is off, and this is the reason
	Tip   string          // explains it when the cursor rests
	Sound string          // "" = "click"
	Again bool            // pressed again and again while the mouse holds it: for numbers that go far
}

// capitals remembers headings in capitals, since they are written every tick.
var capitals = map[string]string{}

func upper(s string) string {
	c, ok := capitals[s]
	if !ok {
		if len(capitals) > 500 {
			clear(capitals)
		}
		c = strings.ToUpper(s)
		capitals[s] = c
	}
	return c
}

// Button draws a button and says whether it was pressed.
func (u *UI) Button(r canvas.Rect, label string, o ButtonOpts) bool {
	t := u.interact(label, r)
	u.buttons[0] = append(u.buttons[0], u.seen(r))
	u.write(Line{Kind: ButtonLine, ID: t.id, Words: label, Note: o.read(label), Off: o.Why != "", Box: r})
	if o.Why != "" {
		return u.offButton(r, label, o, t)
	}
	if o.Again {
		if t.clicked = u.again(t); t.clicked {
			u.holdStill(t, r)
		}
	}
	if !t.clicked && u.hot(o) {
		t.clicked = true
	}
	u.Theme.Skin(u, buttonShape(o, t), r)
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	u.buttonWords(u.pushed(r, t), label, o, false)
	u.tipOf(r, o.Tip, t)
	if t.clicked {
		u.sound(o.Sound)
	}
	return t.clicked
}

// OnButton says whether a button of the last tick is at a place: before those of this tick are drawn.
func (u *UI) OnButton(at canvas.Point) bool {
	return slices.ContainsFunc(u.buttons[1], func(r canvas.Rect) bool { return r.Contains(at) })
}

// read is what a reader hears after the words of the button: what it costs, or why it is off. A button without words has
// its tip instead.
func (o *ButtonOpts) read(label string) string {
	switch {
	case o.Why != "":
		return o.Why
	case label == "":
		return o.Tip
	}
	return o.Note
}

// hot says whether a key presses the button though it has no focus. The key is spent: it presses nothing else.
func (u *UI) hot(o ButtonOpts) bool {
	if u.deaf || u.Typing() {
		return false
	}
	return o.Hot != NoKey && u.In.Spend(o.Hot, o.Mods) || o.Main && !u.Focused() && u.In.Spend(KeyEnter, 0)
}

func (u *UI) sound(name string) {
	if name == "" {
		name = "click"
	}
	u.App.Play(name)
}

// pushed moves the words of a pressed button a little.
func (u *UI) pushed(r canvas.Rect, t touch) canvas.Rect {
	if t.down {
		r.Y += max(u.Px(1), 1)
	}
	return r
}

func buttonShape(o ButtonOpts, t touch) Shape {
	first := PlainButton
	down, hover := DownButton, HoverButton
	switch {
	case o.Main || o.On:
		first, down, hover = OfferButton, OfferDown, OfferHover
	case o.Bar:
		first, down, hover = BarButton, BarDown, BarHover
	}
	switch {
	case t.down:
		return down
	case t.hover:
		return hover
	}
	return first
}

// A shake is the answer to pressing something that cannot be done.
type shake struct {
	id   uint64
	left float64 // seconds
}

const shakeSeconds = 0.3

// offButton draws a button that cannot be pressed now, with its reason.
func (u *UI) offButton(r canvas.Rect, label string, o ButtonOpts, t touch) bool {
	if t.clicked || u.hot(o) {
		u.App.Play("refuse")
		u.shakes = shake{t.id, shakeSeconds}
	}
	if u.shakes.id == t.id && u.shakes.left > 0 && !u.App.Prefs.ReducedMotion {
		r.X += math.Round(math.Sin(u.shakes.left*50) * u.Px(4) * u.shakes.left / shakeSeconds)
	}
	u.Theme.Skin(u, OffButton, r)
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	tip := o.Tip
	if tip == "" {
		tip = o.Why
	}
	o.Note = o.Why
	u.buttonWords(r, label, o, true)
	u.tipOf(r, tip, t)
	return false
}

// buttonWords writes key cap, icon, words and note. Words have the right of way; the note takes what is left.
func (u *UI) buttonWords(r canvas.Rect, label string, o ButtonOpts, off bool) {
	t := u.Theme
	words, note := t.Text(Label), t.Colored(Number, t.Ink2)
	switch {
	case off:
		words.Color, note.Color = t.OffInk, t.Why
	case o.Main:
		words.Color, note.Color, words.Bold = t.OfferInk, t.OfferInk, true
	case o.Bar:
		words.Color, note.Color = t.WoodText, t.WoodText2
	}
	u.Hush(true)
	defer u.Hush(false)
	in := canvas.Rect{X: r.X + u.Px(8), Y: r.Y, W: r.W - u.Px(16), H: r.H}
	if o.Key == "" && o.Note == "" && o.Icon == nil && !o.Left {
		u.Words(in, label, fitted(words, label, in.W), Center)
		return
	}
	u.buttonSigns(&in, o, off)
	room := in.W
	if o.Note != "" {
		room = max(in.W-min(fonts.Width(o.Note, note), in.W*0.45)-u.Px(8), 0)
	}
	used := u.Words(canvas.Rect{X: in.X, Y: in.Y, W: room, H: in.H}, label, fitted(words, label, room), Left)
	if o.Note != "" {
		CutLeft(&in, used+u.Px(8))
		if o.Spare && fonts.Width(o.Note, u.yielding(note, o.Note, in.W)) > in.W {
			return
		}
		u.Words(in, o.Note, note, Right)
	}
}

// leastLetters is how small the words of a button become before they are cut: their share of the usual size.
const leastLetters = 0.75

// fitted is a style in letters so small that words find room, if that is not too small.
func fitted(st fonts.Style, words string, room float64) fonts.Style {
	if w := fonts.Width(words, st); w > room {
		st.Size = math.Floor(2*st.Size*max(room/w, leastLetters)) / 2
	}
	return st
}

// buttonSigns draws key cap and icon and takes their room off r.
func (u *UI) buttonSigns(r *canvas.Rect, o ButtonOpts, off bool) {
	t := u.Theme
	if o.Key != "" {
		side := u.Px(22)
		box := CutLeft(r, side)
		cap := Middle(box, side, side)
		if ends := u.Px(6); !u.shows(cap) && box.H > side+2*ends { // of a row at the edge of a list: beside what is seen of it
			for _, y := range [...]float64{box.Y + ends, box.Bottom() - side - ends} {
				if at := (canvas.Rect{X: box.X, Y: y, W: side, H: side}); u.shows(at) {
					cap = at
				}
			}
		}
		shape, st := KeyCap, t.Text(Number)
		if off {
			shape, st.Color = OffButton, t.OffInk
		}
		if !u.Cuts(cap) { // an empty cap says nothing
			t.Skin(u, shape, cap)
			u.Words(cap, o.Key, st, Center)
		}
		CutLeft(r, u.Px(9))
	}
	if o.Icon != nil {
		box := CutLeft(r, float64(o.Icon.W))
		alpha := 1.0
		if off {
			alpha = 0.5
		}
		c := box.Center()
		u.Picture(o.Icon, canvas.Place{At: canvas.Point{X: math.Round(c.X), Y: math.Round(c.Y)}, AnchorX: .5, AnchorY: .5, Alpha: alpha})
		CutLeft(r, u.Px(8))
	}
}

// ButtonWidth returns how wide a button must be to show its words and note in full.
func (u *UI) ButtonWidth(label string, o ButtonOpts) float64 {
	st := u.Theme.Text(Label)
	st.Bold = o.Main
	w := fonts.Width(label, st) + u.Px(24)
	if o.Key != "" {
		w += u.Px(31)
	}
	if o.Icon != nil {
		w += float64(o.Icon.W) + u.Px(8)
	}
	if note := o.Note + o.Why; note != "" {
		w += fonts.Width(note, u.Theme.Text(Number)) + u.Px(8)
	}
	return math.Ceil(w)
}

// IconButton draws a square button with a sign of the icon set; tip names it.
func (u *UI) IconButton(r canvas.Rect, sign Sign, tip string, o ButtonOpts) bool {
	t := u.interact(tip, r)
	off := o.Why != ""
	u.write(Line{Kind: ButtonLine, ID: t.id, Words: tip, Note: o.Why, Off: off, Box: r})
	ink := u.Theme.Ink
	if o.Bar {
		ink = u.Theme.WoodText
	}
	shape := buttonShape(o, t)
	if off {
		shape, ink, tip = OffButton, u.Theme.OffInk, o.Why
	}
	u.Theme.Skin(u, shape, r)
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	u.Sign(u.pushed(r, t), sign, ink)
	u.tipOf(r, tip, t)
	pressed := t.clicked || u.hot(o)
	switch {
	case pressed && off:
		u.App.Play("refuse")
	case pressed:
		u.sound(o.Sound)
	}
	return pressed && !off
}
