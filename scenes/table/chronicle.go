package table

import (
	"sort"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// line is a sentence of the chronicle.
type line struct {
	entry int
	seat  rules.Seat
	text  rules.Text
	place rules.Ref // what a click shows
	event rules.Event

	why     []rules.Text // of whoever did it, once it was asked for
	weighed bool         // whether it was

	words  string // as spoken for the present measure
	bottom float64
}

// measure is what the heights of lines depend on.
type measure struct {
	width, scale float64
	lang         string
}

// roll is a scrolling list of sentences; each is spoken and measured once.
type roll struct {
	lines    []line
	scroll   ui.Scroll
	by       measure
	measured int     // lines whose words and bottom are known
	tail     bool    // scroll to the end when its place is known
	high     float64 // of the area in which it was drawn last
}

// chronicle is everything that happened and was shown, as the viewer may know it.
type chronicle struct {
	roll
	held    []held // of what is still being acted out
	answers ui.Scroll
	read    int // entries told so far
	handed  int // seats that changed hands, told so far
}

// add tells the events of an entry; those of the one that is being acted out once they are shown.
func (k *chronicle) add(t *Table, entry int, events []rules.Event) {
	k.releaseAll() // what came before has been shown, or was skipped
	k.tellHanded(t, entry)
	g := t.match.Session.Game()
	for i, e := range events {
		if text, worth := g.Tell(e); worth {
			k.held = append(k.held, held{line{entry: entry, seat: e.Seat, text: text, place: placeOf(e), event: e}, i})
		}
	}
	k.read = entry + 1
	if entry+1 < t.match.shown {
		k.releaseAll()
	} else {
		k.unfold(t.face)
	}
}

// placeOf is what of an event can be shown on the map.
func placeOf(e rules.Event) rules.Ref {
	for _, ref := range []rules.Ref{e.To, e.From, e.Who} {
		if ref != (rules.Ref{}) {
			return ref
		}
	}
	return rules.Ref{}
}

// catchUp tells what was played before the table was opened, and first whether it is for practice.
func (k *chronicle) catchUp(t *Table) {
	if len(k.lines) == 0 && t.match.Session.Header().Practice {
		k.lines = append(k.lines, line{seat: rules.Nobody, text: rules.Say("table.practice.about")})
	}
	for ; k.read < t.match.shown; k.read++ {
		entry := k.read
		k.add(t, entry, t.actedOut(entry))
		k.read = entry
	}
	k.tellHanded(t, k.read)
}

// rebuild tells everything anew: after taking back, or for other eyes.
func (k *chronicle) rebuild(t *Table) {
	k.lines, k.held, k.measured, k.read = k.lines[:0], k.held[:0], 0, 0
	k.handed = 0
	k.catchUp(t)
}

// showLog shows the chronicle in r: in its panel, or below what is waited for, where the answers share their page with it and there
// are none.
func (t *Table) showLog(u *ui.UI, r canvas.Rect) {
	if l := t.log.roll.draw(u, r, t); l != nil {
		t.explain(l)
	}
}

// measureLines speaks and measures the lines that are new, or all of them when width or language have changed.
func (k *roll) measureLines(t *Table, by measure, st fonts.Style, gap float64) {
	if k.by != by { // other words are of another height: whoever reads the end goes on reading it
		k.tail = k.tail || k.by != measure{} && k.scroll.AtEnd()
		k.by, k.measured = by, 0
	}
	y := 0.0
	if k.measured > 0 {
		y = k.lines[k.measured-1].bottom
	}
	for i := k.measured; i < len(k.lines); i++ {
		l := &k.lines[i]
		l.words = t.say(l.text)
		y += ui.TextHeight(l.words, st, by.width) + gap
		l.bottom = y
	}
	k.measured = len(k.lines)
}

// draw draws the lines in view with the emblem of whose doing they are, and returns the one that was clicked, or nil.
func (k *roll) draw(u *ui.UI, r canvas.Rect, t *Table) (clicked *line) {
	st := u.Theme.Text(ui.Small)
	if r.H != k.high { // whoever reads the end goes on reading it
		k.tail = k.tail || k.scroll.AtEnd()
		k.high = r.H
	}
	box := u.BeginScroll(r, &k.scroll)
	k.measureLines(t, measure{box.W - u.Px(24), u.Theme.Scale, t.app.Prefs.Language}, st, u.Px(lineGap))
	first := sort.Search(len(k.lines), func(i int) bool { return box.Y+k.lines[i].bottom >= r.Y })
	for i, drawn := first, false; i < len(k.lines); i++ {
		top := 0.0
		if i > 0 {
			top = k.lines[i-1].bottom
		}
		row := canvas.Rect{X: box.X, Y: box.Y + top, W: box.W, H: k.lines[i].bottom - top}
		if row.Y > r.Bottom() {
			break
		}
		if cut(row, r, u.Px(lineGap)) && (drawn || row.Y < r.Y && i+1 < len(k.lines)) {
			continue // beside a whole one
		}
		drawn = true
		if drawLine(u, row, r.Y, k.lines[i].words, st, &k.lines[i], t) {
			clicked = &k.lines[i]
		}
	}
	height := 0.0
	if n := len(k.lines); n > 0 {
		height = k.lines[n-1].bottom
	}
	if len(k.lines) == 0 {
		u.Paragraph(box, t.word("chronicle.empty"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	}
	u.EndScroll(&k.scroll, height)
	if k.tail {
		k.tail = false
		k.scroll.To(height)
	}
	return clicked
}

// lineGap is what lies between two sentences, design pixels.
const lineGap = 6

// cut says whether a sentence does not stand in view as a whole though it would find room there: half a sentence tells something else.
func cut(row, view canvas.Rect, gap float64) bool {
	return row.H-gap <= view.H && (row.Y+gap/2 < view.Y-1 || row.Bottom()-gap/2 > view.Bottom()+1)
}

// markSize is how large the emblem beside a sentence is, and markTop how far below the upper edge of its row, design pixels.
const markSize, markTop = 16, 4

// drawLine draws one sentence of a list that begins at above, and says whether it was clicked.
func drawLine(u *ui.UI, row canvas.Rect, above float64, text string, st fonts.Style, l *line, t *Table) bool {
	hover := row.Contains(u.In.Cursor) && u.In.Present
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, row, 0.5)
		if len(t.motives(l)) > 0 {
			u.Tip(row, t.word("why.ask"))
		}
	}
	mark := u.Px(24)
	if top := max(row.Y+u.Px(markTop), above); l.seat >= 0 && top+u.Px(markSize) <= row.Bottom() { // whole, or not at all
		t.face.Emblem(u, l.seat, canvas.Point{X: row.X + u.Px(9), Y: top + u.Px(markSize/2)}, u.Px(markSize))
	}
	u.Paragraph(canvas.Rect{X: row.X + mark, Y: row.Y + u.Px(3), W: row.W - mark, H: row.H}, text, st, ui.Left)
	_, click := u.In.Clicked(ui.LeftButton)
	return hover && click && !u.Dragged()
}
