// Package ui is what every scene is made of: the input of a tick, the stack of scenes, the theme, the widgets and the
// player's settings. It draws on a canvas and knows neither the window nor any game.
package ui

import "tyche/sprites/canvas"

// Button is a mouse button.
type Button uint8

// The mouse buttons. A tap of a finger is LeftButton.
const (
	LeftButton Button = iota
	RightButton
	MiddleButton
)

// Mods are the modifier keys held with a key, as bits.
type Mods uint8

// The modifiers. Ctrl is also the command key of a Mac.
const (
	Shift Mods = 1 << iota
	Ctrl
	Alt
)

// Click is a mouse button going down or up, at a place in canvas pixels.
type Click struct {
	Button Button
	At     canvas.Point
}

// Press is a key going down, or repeating while it is held.
type Press struct {
	Key    Key
	Mods   Mods
	Repeat bool
}

// Input is what the player did since the last tick. Places are canvas pixels. Touch is folded in: a tap is a press and a
// release of the left button, a long press moves the cursor without pressing (it hovers), a drag of one finger is a
// drag of the left button, two fingers pan and zoom.
type Input struct {
	W, H  float64 // size of the canvas
	Scale float64 // canvas pixels for one pixel of the design; 2 on a fine screen
	Dt    float64 // seconds since the last tick, for what moves: after a long one it goes on slowly
	Since float64 // seconds since the last tick, for what waits; 0 = as Dt

	Cursor  canvas.Point
	Present bool // the cursor is over the window, so that things under it may light up
	Moved   bool // the cursor moved since the last tick
	Touch   bool // the pointer is a finger

	Pressed  []Click // in order
	Released []Click // in order; a short click has both in one tick
	Held     [3]bool // by Button

	Wheel  int          // notches, positive away from the player: zoom in, scroll up
	Pan    canvas.Point // how far two fingers moved
	Zoom   float64      // factor of a pinch since the last tick, 1 = none
	ZoomAt canvas.Point // its middle

	Keys  []Press
	Down  [KeyCount]bool // held now without a modifier
	Runes []rune         // typed characters, for text fields and for + - ?
	Mods  Mods           // held now
	Paste string         // text that the player pasted
	Acts  []Act          // what was done in the reading

	Dropped []Dropped // files that the player let fall on the window

	Focused bool // the window has the keyboard
}

// Dropped is a file that fell on the window.
type Dropped struct {
	Name string
	Data []byte
}

// Clicked returns where the button went down in this tick.
func (in *Input) Clicked(b Button) (canvas.Point, bool) {
	for _, c := range in.Pressed {
		if c.Button == b {
			return c.At, true
		}
	}
	return canvas.Point{}, false
}

// Let returns where the button went up in this tick.
func (in *Input) Let(b Button) (canvas.Point, bool) {
	for _, c := range in.Released {
		if c.Button == b {
			return c.At, true
		}
	}
	return canvas.Point{}, false
}

// Hit says whether the key went down in this tick with exactly these modifiers; repeats do not count.
func (in *Input) Hit(k Key, mods Mods) bool {
	for _, p := range in.Keys {
		if p.Key == k && p.Mods == mods && !p.Repeat {
			return true
		}
	}
	return false
}

// Spend is Hit for whoever acts on the key: nothing that looks later in this tick finds it.
func (in *Input) Spend(k Key, mods Mods) bool {
	for i, p := range in.Keys {
		if p.Key == k && p.Mods == mods && !p.Repeat {
			in.Keys = append(in.Keys[:i], in.Keys[i+1:]...)
			return true
		}
	}
	return false
}

// Hits is Hit with repeats: for carets, lists and sliders.
func (in *Input) Hits(k Key, mods Mods) int {
	n := 0
	for _, p := range in.Keys {
		if p.Key == k && p.Mods == mods {
			n++
		}
	}
	return n
}

// Wrote says whether the character was typed in this tick.
func (in *Input) Wrote(r rune) bool {
	for _, typed := range in.Runes {
		if typed == r {
			return true
		}
	}
	return false
}

// Idle says whether the player did nothing at all in this tick.
func (in *Input) Idle() bool {
	return !in.Moved && in.Wheel == 0 && in.Zoom == 1 && in.Pan == canvas.Point{} && in.Paste == "" &&
		len(in.Acts)+len(in.Dropped)+len(in.Pressed)+len(in.Released)+len(in.Keys)+len(in.Runes) == 0
}

// Clear forgets what happened and keeps what is: size, cursor, held buttons. The surface calls it after each tick; a
// scene may call it when it has used everything up.
func (in *Input) Clear() {
	in.Moved, in.Wheel, in.Pan, in.Zoom, in.Paste = false, 0, canvas.Point{}, 1, ""
	in.Dropped, in.Acts = nil, in.Acts[:0]
	in.Pressed, in.Released, in.Keys, in.Runes = in.Pressed[:0], in.Released[:0], in.Keys[:0], in.Runes[:0]
}
