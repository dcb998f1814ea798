package ui

import (
	"slices"
	"strconv"

	"tyche/sprites/canvas"
)

// A Line is one entry of the reading: what a screen says and offers, for those who hear or read it instead of looking.
// Widgets and words write theirs as they are drawn, so that every screen can be read without doing anything for it; see
// Hush, Aloud and Entry for the rest.
type Line struct {
	Kind  LineKind
	ID    uint64 // of what can be used, for an Act; 0 = only to be read
	Words string
	Note  string      // what stands at the end of a button, or explains it
	Value string      // of a field
	At    float64     // of a slider
	Range SliderOpts  // that a slider can take
	Off   bool        // shown, but refuses to be used
	On    bool        // the switch is on; the one of several that is chosen
	Level int         // of a heading: 1 the screen, 2 a panel, 3 within one
	Order int         // smaller ones are read first, equal ones as they were drawn
	Box   canvas.Rect // where it was drawn last, in canvas pixels
	Seen  canvas.Rect // of a field: what scroll areas leave of its box

	page *Scroll // that it lies on; nil for none
}

// LineKind says what a line is.
type LineKind uint8

// The kinds of lines.
const (
	TextLine LineKind = iota
	HeadingLine
	QuestionLine // what is asked: the focus goes there when another question is put
	AlertLine    // what must be heard at once, such as a refusal
	LogLine      // one of a growing list
	ButtonLine
	SwitchLine
	RadioLine
	TabLine
	SliderLine
	FieldLine
	tipLine // explains what was drawn in its box
)

// String names a kind as the page knows it (web/page/reading.js).
func (k LineKind) String() string {
	return [...]string{"text", "heading", "question", "alert", "log", "button", "switch", "radio", "tab", "slider", "field", "tip"}[k]
}

// An Act is what was done to a line of the reading.
type Act struct {
	ID    uint64
	Words string // what the line said when it was used: an act upon something else that has come in its place is void
	Value string // for sliders and fields
	Done  bool   // a field was left with Enter
}

// reading is what a UI writes in a tick.
type reading struct {
	lines [2][]Line
	hush  int // what is drawn is not read while this is above 0
	order int
}

// Reads says whether somebody may be reading: then lists write all their rows, not only those in sight.
func (u *UI) Reads() bool { return u.App.Read != nil && !u.deaf }

// Hush keeps what is drawn from here on out of the reading, or no longer: what is read in other words.
func (u *UI) Hush(on bool) {
	if on {
		u.reading.hush++
	} else {
		u.reading.hush--
	}
}

// Order says how early what follows is read; 0 is first.
func (u *UI) Order(n int) { u.reading.order = n }

// Aloud adds words that are read and not drawn.
func (u *UI) Aloud(kind LineKind, words string) { u.write(Line{Kind: kind, Words: words}) }

// Headline adds a heading that is read and not drawn; see Line.Level.
func (u *UI) Headline(level int, words string) {
	u.write(Line{Kind: HeadingLine, Words: words, Level: level})
}

// Entry adds something that is read and can be used but is not drawn, and says whether it was. A Scope tells apart those
// of equal words.
func (u *UI) Entry(words string, off bool) (used bool) {
	if !u.Reads() {
		return false
	}
	id := u.name(words)
	u.write(Line{Kind: ButtonLine, ID: id, Words: words, Off: off})
	_, used = u.In.act(id)
	return used && !off
}

func (u *UI) write(l Line) {
	if !u.Reads() || u.reading.hush > 0 {
		return
	}
	if l.Kind >= ButtonLine && l.Kind != tipLine && u.In != u.heard {
		l.Off = true // it lies under something else
	}
	l.Order = u.reading.order
	if n := len(u.scrolls); n > 0 {
		l.page = u.scrolls[n-1]
	}
	list := &u.reading.lines[u.flip]
	*list = append(*list, l)
}

// spell writes a text that is drawn with its baseline beginning at p.
func (u *UI) spell(words string, p canvas.Point) {
	if words != "" {
		u.write(Line{Words: words, Box: canvas.Rect{X: p.X + 1, Y: p.Y - 1}})
	}
}

// cover takes all that was written so far out of the reading: something lies on the whole screen.
func (u *UI) cover() { u.reading.lines[u.flip] = u.reading.lines[u.flip][:0] }

// Reading returns what the last finished tick says, in order. It is worth asking only when it has changed.
func (u *UI) Reading() []Line { return settleLines(u.reading.lines[1-u.flip]) }

// readingChanged says whether this tick reads otherwise than the last; where things lie counts only for fields, which
// the page must find on the canvas.
func (u *UI) readingChanged() bool {
	return !slices.EqualFunc(u.reading.lines[0], u.reading.lines[1], func(a, b Line) bool {
		if a.Kind != FieldLine {
			a.Box, b.Box = canvas.Rect{}, canvas.Rect{}
		}
		return a == b
	})
}

// settleLines gives what has no words of its own the words that were drawn on it, joins figures with what explains them,
// and sorts.
func settleLines(raw []Line) []Line {
	list := slices.Clone(raw)
	gone := make([]bool, len(list))
	for i := range list {
		if l := &list[i]; l.Kind >= ButtonLine && l.Kind != tipLine && l.Words == "" {
			if l.Words = gather(list, gone, i); l.Words == "" {
				l.Words, l.Note = l.Note, ""
			}
			if l.Kind == SliderLine || l.Kind == FieldLine {
				l.Words = before(list, i)
			}
		}
	}
	for i := range list {
		if list[i].Kind == tipLine {
			gone[i] = true
			explain(list, gone, i)
		}
	}
	kept := list[:0]
	for i, l := range list {
		if !gone[i] && l.Words != "" {
			kept = append(kept, l)
		}
	}
	slices.SortStableFunc(kept, func(a, b Line) int { return a.Order - b.Order })
	return kept
}

// gather joins and takes away the texts that lie on line i.
func gather(list []Line, gone []bool, i int) (words string) {
	for k := range list {
		if k != i && on(list, gone, k, i) {
			words = join(words, list[k].Words, " ")
			gone[k] = true
		}
	}
	return words
}

// on says whether k is a text that lies on line i, and not beside the page of which i has been scrolled out of sight.
func on(list []Line, gone []bool, k, i int) bool {
	return list[k].Kind == TextLine && !gone[k] && list[k].page == list[i].page && list[i].Box.Contains(canvas.Point{X: list[k].Box.X, Y: list[k].Box.Y})
}

// figure is how many texts may lie on what a tip explains: a number, and what it is called.
const figure = 2

// explain adds a tip to what it explains, if that is a figure rather than a whole panel.
func explain(list []Line, gone []bool, i int) {
	first, n := -1, 0
	for k := range list {
		if l := &list[k]; l.ID != 0 && l.Words == "" && l.Box.Contains(list[i].Box.Center()) {
			l.Words = list[i].Words
			return
		}
		if on(list, gone, k, i) {
			if n++; first < 0 {
				first = k
			}
		}
	}
	if n == 0 || n > figure {
		return
	}
	words, tip := gather(list, gone, i), list[i].Words
	gone[first] = false
	if list[first].Words = words; words != tip {
		list[first].Words = join(words, tip, ": ")
	}
}

// before joins what stands before a slider or a field without a hint: its label, and a figure; or the heading, where
// nothing stands between.
func before(list []Line, i int) (words string) {
	for k := i - 1; k >= max(i-2, 0) && list[k].Kind != HeadingLine; k-- {
		if list[k].Kind == TextLine {
			words = join(list[k].Words, words, " ")
		}
	}
	for k := i - 1; k >= 0 && words == ""; k-- {
		if list[k].Kind == HeadingLine {
			words = list[k].Words
		}
	}
	return words
}

func join(a, b, between string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + between + b
}

// act returns what was done last to a line of the reading in this tick: a word typed at once comes letter by letter.
func (in *Input) act(id uint64) (Act, bool) {
	for _, a := range slices.Backward(in.Acts) {
		if a.ID == id {
			return a, true
		}
	}
	return Act{}, false
}

// told returns what a slider was set to in the reading; false if it was not.
func (t *touch) told() (float64, bool) {
	if !t.acted {
		return 0, false
	}
	v, err := strconv.ParseFloat(t.act.Value, 64)
	return v, err == nil
}

// recital is how far the reading has been handed over.
type recital struct {
	by    *UI
	last  []Line
	stale bool
	wait  float64 // seconds
}

// reciteEvery is how many seconds lie between two readings: nobody hears faster.
const reciteEvery = 0.2

// heed lets pass what was done to lines that still say the same.
func (a *App) heed(in *Input) {
	if len(in.Acts) == 0 {
		return
	}
	if a.recital.stale {
		a.recite()
	}
	in.Acts = slices.DeleteFunc(in.Acts, func(act Act) bool {
		return !slices.ContainsFunc(a.recital.last, func(l Line) bool { return l.ID == act.ID && l.Words == act.Words && !l.Off })
	})
	a.recital.wait = 0
}

// speak notes that the UI on top has finished a tick.
func (a *App) speak(u *UI, changed bool) {
	if a.Read != nil && (changed || a.recital.by != u) {
		a.recital.by, a.recital.stale = u, true
	}
}

// readOut hands the reading over when it is time to.
func (a *App) readOut(dt float64) {
	a.recital.wait -= dt
	if a.Read != nil && a.recital.stale && a.recital.wait <= 0 { // whoever read may have stopped
		a.recite()
	}
}

func (a *App) recite() {
	a.recital.last, a.recital.stale, a.recital.wait = a.recital.by.Reading(), false, reciteEvery
	a.Read(a.recital.last)
}
