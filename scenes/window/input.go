package window

import (
	"runtime"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// inputReader reads mouse, keyboard and touch screen.
type inputReader struct {
	keys    []ebiten.Key
	touches []ebiten.TouchID
	fingers []ui.Finger
	tap     ui.Fingers
	wheel   ui.Wheel
	mouse   canvas.Point
	grips   [len(mouseButtons)]ui.Grip
	held    [ui.KeyCount]float64 // seconds that a key has been down
}

// A held key repeats after repeatAfter seconds, every repeatEvery seconds.
const repeatAfter, repeatEvery = 0.4, 0.045

var mouseButtons = [...]ebiten.MouseButton{
	ui.LeftButton: ebiten.MouseButtonLeft, ui.RightButton: ebiten.MouseButtonRight, ui.MiddleButton: ebiten.MouseButtonMiddle,
}

// read adds to in what happened since the last tick.
func (h *inputReader) read(in *ui.Input) {
	in.Focused = ebiten.IsFocused()
	h.readTouches(in)
	if h.mouseUsed() && len(h.fingers) == 0 {
		in.Touch = false
	}
	if !in.Touch {
		h.readMouse(in)
	}
	h.tap.Feed(in, h.fingers)
	in.Mods = mods()
	h.readKeys(in)
	in.Runes = ebiten.AppendInputChars(in.Runes)
	in.Paste += pasted()
	acted(in)
	in.Dropped = append(in.Dropped, dropped()...)
}

// mouseUsed says whether the mouse has moved or been pressed since the last tick.
func (h *inputReader) mouseUsed() bool {
	x, y := ebiten.CursorPosition()
	at := canvas.Point{X: float64(x), Y: float64(y)}
	used := at != h.mouse
	h.mouse = at
	for _, b := range mouseButtons {
		used = used || inpututil.IsMouseButtonJustPressed(b)
	}
	return used
}

func (h *inputReader) readMouse(in *ui.Input) {
	before, at := in.Cursor, h.mouse
	in.Moved = in.Moved || at != before
	in.Cursor = at
	inside := in.Focused && at.X >= 0 && at.Y >= 0 && at.X < in.W && at.Y < in.H
	in.Moved = in.Moved || inside != in.Present
	in.Present = inside
	for b, button := range mouseButtons {
		h.readButton(in, ui.Button(b), button, before)
	}
	_, dy := ebiten.Wheel()
	in.Wheel += h.wheel.Notches(dy, runtime.GOOS == "js")
}

// readButton reports a button's changes in the order in which they came: if it was up, a short click goes down and up.
// before is where the cursor was in the last tick.
func (h *inputReader) readButton(in *ui.Input, b ui.Button, button ebiten.MouseButton, before canvas.Point) {
	down, up := inpututil.IsMouseButtonJustPressed(button), inpututil.IsMouseButtonJustReleased(button)
	if down {
		h.grips[b].Down(in.Cursor)
		in.Pressed = append(in.Pressed, ui.Click{Button: b, At: in.Cursor})
	}
	if up {
		in.Released = append(in.Released, ui.Click{Button: b, At: h.grips[b].Up(before, in.Cursor, in.Scale)})
	}
	in.Held[b] = ebiten.IsMouseButtonPressed(button)
}

func (h *inputReader) readTouches(in *ui.Input) {
	h.touches = ebiten.AppendTouchIDs(h.touches[:0])
	lifted := len(h.fingers) > 0 && len(h.touches) == 0
	if lifted {
		if swept := endings(h.fingers, ended()); len(swept) > 0 {
			dt := in.Dt
			in.Dt = 0 // it rests no longer for that
			h.tap.Feed(in, swept)
			in.Dt = dt
		}
	}
	h.fingers = h.fingers[:0]
	for _, id := range h.touches {
		x, y := ebiten.TouchPosition(id)
		h.fingers = append(h.fingers, ui.Finger{ID: int(id), At: canvas.Point{X: float64(x), Y: float64(y)}})
	}
	if !lifted { // else what has begun waits for the next tick: the last tap has to end first
		h.fingers = quick(h.fingers)
	}
}

// withQuick puts fingers that have come down since the last tick where they came down: on a busy device they may be far from there already, and
// what they have taken hold of is there. It adds the one that is gone again: it counts for this tick. Where others are down, or two came together,
// it was no tap; one that tapped twice tapped.
func withQuick(down, begun []ui.Finger) []ui.Finger {
	for i := range down {
		for _, f := range begun {
			if f.ID == down[i].ID {
				down[i].At = f.At
			}
		}
	}
	if len(down) > 0 || len(begun) == 0 {
		return down
	}
	for _, f := range begun {
		if f.ID != begun[0].ID {
			return down
		}
	}
	return append(down, begun[0])
}

// endings are where the fingers that were seen last have been lifted, if that is somewhere else: on a busy device one may sweep far and
// go within one tick. That is no tap.
func endings(seen, ended []ui.Finger) (elsewhere []ui.Finger) {
	for _, f := range seen {
		for _, e := range ended {
			if e.ID == f.ID && e.At != f.At {
				elsewhere = append(elsewhere, e)
			}
		}
	}
	return elsewhere
}

func mods() (m ui.Mods) {
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m |= ui.Shift
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		m |= ui.Ctrl
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		m |= ui.Alt
	}
	return m
}

// readKeys reports keys going down and repeating.
func (h *inputReader) readKeys(in *ui.Input) {
	h.keys = inpututil.AppendJustPressedKeys(h.keys[:0])
	for _, key := range h.keys {
		if k := keyOf(key); k != ui.NoKey {
			in.Keys = append(in.Keys, ui.Press{Key: k, Mods: in.Mods})
			h.held[k] = -in.Dt
			if k == ui.KeyV && in.Mods == ui.Ctrl {
				askPaste()
			}
		}
	}
	in.Down = [ui.KeyCount]bool{}
	h.keys = inpututil.AppendPressedKeys(h.keys[:0])
	for _, key := range h.keys {
		k := keyOf(key)
		if k == ui.NoKey {
			continue
		}
		in.Down[k] = in.Mods == 0 && in.Focused
		h.held[k] += in.Dt
		if h.held[k] > repeatAfter {
			h.held[k] -= repeatEvery
			in.Keys = append(in.Keys, ui.Press{Key: k, Mods: in.Mods, Repeat: true})
		}
	}
}

// keyOf translates a key. Letters go by what the keyboard prints, so that Ctrl+Z is where the player sees the Z.
func keyOf(key ebiten.Key) ui.Key {
	if key >= ebiten.KeyA && key <= ebiten.KeyZ {
		if name := []rune(ebiten.KeyName(key)); len(name) == 1 && unicode.IsLetter(name[0]) && name[0] < 128 {
			return ui.Letter(name[0])
		}
		return ui.KeyA + ui.Key(key-ebiten.KeyA)
	}
	return otherKeys[key]
}

var otherKeys = map[ebiten.Key]ui.Key{
	ebiten.KeyEnter: ui.KeyEnter, ebiten.KeyNumpadEnter: ui.KeyEnter, ebiten.KeyEscape: ui.KeyEscape,
	ebiten.KeySpace: ui.KeySpace, ebiten.KeyTab: ui.KeyTab, ebiten.KeyBackspace: ui.KeyBackspace,
	ebiten.KeyDelete: ui.KeyDelete, ebiten.KeyHome: ui.KeyHome, ebiten.KeyEnd: ui.KeyEnd,
	ebiten.KeyPageUp: ui.KeyPageUp, ebiten.KeyPageDown: ui.KeyPageDown,
	ebiten.KeyLeft: ui.KeyLeft, ebiten.KeyRight: ui.KeyRight, ebiten.KeyUp: ui.KeyUp, ebiten.KeyDown: ui.KeyDown,
	ebiten.KeyF1: ui.KeyF1, ebiten.KeyF2: ui.KeyF2, ebiten.KeyF3: ui.KeyF3, ebiten.KeyF4: ui.KeyF4,
	ebiten.KeyF5: ui.KeyF5, ebiten.KeyF6: ui.KeyF6, ebiten.KeyF7: ui.KeyF7, ebiten.KeyF8: ui.KeyF8,
	ebiten.KeyF9: ui.KeyF9, ebiten.KeyF10: ui.KeyF10, ebiten.KeyF11: ui.KeyF11, ebiten.KeyF12: ui.KeyF12,
	ebiten.KeyDigit0: ui.Key0, ebiten.KeyDigit1: ui.Key1, ebiten.KeyDigit2: ui.Key2, ebiten.KeyDigit3: ui.Key3,
	ebiten.KeyDigit4: ui.Key4, ebiten.KeyDigit5: ui.Key5, ebiten.KeyDigit6: ui.Key6, ebiten.KeyDigit7: ui.Key7,
	ebiten.KeyDigit8: ui.Key8, ebiten.KeyDigit9: ui.Key9,
	ebiten.KeyNumpad0: ui.Key0, ebiten.KeyNumpad1: ui.Key1, ebiten.KeyNumpad2: ui.Key2, ebiten.KeyNumpad3: ui.Key3,
	ebiten.KeyNumpad4: ui.Key4, ebiten.KeyNumpad5: ui.Key5, ebiten.KeyNumpad6: ui.Key6, ebiten.KeyNumpad7: ui.Key7,
	ebiten.KeyNumpad8: ui.Key8, ebiten.KeyNumpad9: ui.Key9,
}
