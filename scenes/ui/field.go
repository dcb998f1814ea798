package ui

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// FieldOpts says what a text field takes.
type FieldOpts struct {
	Hint string // shown while it is empty
	Max  int    // characters, 0 = 200
}

// FieldEvent is what the player did with a text field.
type FieldEvent uint8

// The events, the later the stronger.
const (
	Nothing FieldEvent = iota
	Changed
	Submitted // Enter
)

// A caret is where typed text goes in the field that has the focus.
type caret struct {
	id    uint64
	at    int  // bytes before it
	whole bool // everything is selected
	blink float64
	slide float64 // pixels that a long text is moved left
}

// Field draws a line of text that the player can edit; name tells it apart.
func (u *UI) Field(r canvas.Rect, name string, text *string, o FieldOpts) FieldEvent {
	t := u.interact(name, r)
	event := Nothing
	if u.focus == t.id && !u.deaf {
		u.typing = true
		event = u.edit(t.id, text, o)
		u.typing = u.focus == t.id
	}
	if t.acted {
		event = u.took(t, text, o, event)
	}
	u.write(Line{Kind: FieldLine, ID: t.id, Words: o.Hint, Value: *text, On: u.focus == t.id, Box: r, Seen: u.seen(r)})
	u.Theme.Skin(u, InlayShape, r)
	switch {
	case u.focus == t.id:
		u.Theme.Skin(u, FocusRing, r)
	case t.hover:
		u.Theme.SkinFaint(u, SelectShape, r, 0.5)
	}
	u.Hush(true)
	u.drawField(canvas.Rect{X: r.X + u.Px(8), Y: r.Y, W: r.W - u.Px(16), H: r.H}, t.id, *text, o)
	u.Hush(false)
	return event
}

// took takes over what was written into the field on the page: by a soft keyboard, or in the reading.
func (u *UI) took(t touch, text *string, o FieldOpts, event FieldEvent) FieldEvent {
	before := *text
	*text = ""
	u.focus, u.caret = t.id, caret{id: t.id}
	u.enter(text, t.act.Value, o)
	switch {
	case t.act.Done:
		u.Blur()
		u.typing = false
		return Submitted
	case *text != before:
		return Changed
	}
	return event
}

// FocusField puts the caret into the field of this name, which must be drawn in this tick or the next.
func (u *UI) FocusField(name string) {
	h := u.scope()
	for i := range len(name) {
		h = mix(h, uint64(name[i]))
	}
	u.focus, u.typing = h, true
}

func (u *UI) edit(id uint64, text *string, o FieldOpts) FieldEvent {
	c, in := &u.caret, u.In
	if c.id != id {
		*c = caret{id: id, at: len(*text), whole: *text != ""}
	}
	c.at = min(c.at, len(*text))
	c.blink += in.Dt
	before, at := *text, c.at
	u.moveCaret(text)
	u.insert(text, o)
	if before != *text || at != c.at {
		c.blink = 0
	}
	switch {
	case in.Hit(KeyEnter, 0):
		u.sound("")
		u.Blur()
		return Submitted
	case in.Hit(KeyEscape, 0):
		u.Blur()
	}
	if before != *text {
		return Changed
	}
	return Nothing
}

// moveCaret follows the editing keys.
func (u *UI) moveCaret(text *string) {
	c := &u.caret
	for _, k := range u.In.Keys {
		switch {
		case k.Key == KeyA && k.Mods == Ctrl:
			c.whole = *text != ""
		case k.Key == KeyC && k.Mods == Ctrl:
			u.App.Copy(*text, nil)
		case k.Mods&(Ctrl|Alt) != 0:
		case c.whole && (k.Key == KeyBackspace || k.Key == KeyDelete):
			*text, c.at, c.whole = "", 0, false
		case k.Key == KeyBackspace && c.at > 0:
			_, n := utf8.DecodeLastRuneInString((*text)[:c.at])
			*text = (*text)[:c.at-n] + (*text)[c.at:]
			c.at -= n
		case k.Key == KeyDelete && c.at < len(*text):
			_, n := utf8.DecodeRuneInString((*text)[c.at:])
			*text = (*text)[:c.at] + (*text)[c.at+n:]
		case k.Key == KeyLeft:
			_, n := utf8.DecodeLastRuneInString((*text)[:c.at])
			c.at, c.whole = c.at-min(n, c.at), false
		case k.Key == KeyRight:
			_, n := utf8.DecodeRuneInString((*text)[c.at:])
			c.at, c.whole = c.at+min(n, len(*text)-c.at), false
		case k.Key == KeyHome:
			c.at, c.whole = 0, false
		case k.Key == KeyEnd:
			c.at, c.whole = len(*text), false
		}
	}
}

// insert puts typed and pasted characters at the caret.
func (u *UI) insert(text *string, o FieldOpts) {
	if len(u.In.Runes) > 0 || u.In.Paste != "" {
		u.enter(text, string(u.In.Runes)+u.In.Paste, o)
	}
}

func (u *UI) enter(text *string, typed string, o FieldOpts) {
	c := &u.caret
	most := o.Max
	if most == 0 {
		most = 200
	}
	more := clean(typed)
	if c.whole && more != "" {
		*text, c.at, c.whole = "", 0, false
	}
	for _, r := range more {
		if utf8.RuneCountInString(*text) >= most {
			u.App.Play("refuse")
			return
		}
		*text = (*text)[:c.at] + string(r) + (*text)[c.at:]
		c.at += utf8.RuneLen(r)
	}
}

// clean leaves out what cannot stand in one line.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, s)
}

func (u *UI) drawField(r canvas.Rect, id uint64, text string, o FieldOpts) {
	st := u.Theme.Text(Label)
	here := u.focus == id && u.caret.id == id
	if text == "" && !here {
		u.Words(r, o.Hint, u.Theme.Colored(Italic, u.Theme.Ink3), Left)
		return
	}
	if !here {
		u.Words(r, text, st, Left)
		return
	}
	c := &u.caret
	x := fonts.Width(text[:c.at], st)
	c.slide = clamp(c.slide, x-r.W+2, x)
	c.slide = clamp(c.slide, 0, max(fonts.Width(text, st)-r.W+2, 0))
	u.Clip(canvas.Rect{X: r.X - 2, Y: r.Y, W: r.W + 4, H: r.H})
	if c.whole {
		u.Fill(canvas.Rect{X: r.X, Y: r.Y + u.Px(5), W: min(fonts.Width(text, st), r.W), H: r.H - u.Px(10)}, fade(u.Theme.Glow, 0.45))
	}
	u.Text(text, canvas.Point{X: r.X - math.Round(c.slide), Y: baseline(r, st)}, st)
	if math.Mod(c.blink, 1) < 0.55 {
		u.Fill(canvas.Rect{X: math.Round(r.X - c.slide + x), Y: r.Y + u.Px(7), W: max(u.Px(1.5), 1), H: r.H - u.Px(14)}, u.Theme.Ink)
	}
	u.Unclip()
}
