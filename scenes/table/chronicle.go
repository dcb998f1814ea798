package table

import (
	"math"

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
}

// chronicle is everything that happened, as the viewer may know it.
type chronicle struct {
	lines   []line
	scroll  ui.Scroll
	answers ui.Scroll
	read    int // entries told so far
}

// add tells the events of an entry.
func (k *chronicle) add(t *Table, entry int, events []rules.Event) {
	g := t.match.Session.Game()
	for _, e := range events {
		if text, worth := g.Tell(e); worth {
			k.lines = append(k.lines, line{entry, e.Seat, text, placeOf(e)})
		}
	}
	k.read = entry + 1
	k.scroll.To(math.MaxFloat64)
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

// catchUp tells what was played before the table was opened.
func (k *chronicle) catchUp(t *Table) {
	for ; k.read < t.match.shown; k.read++ {
		entry := k.read
		var seen []rules.Event
		for _, e := range t.match.Session.Entry(entry).Events {
			if e.Seen == rules.Everyone || e.Seen.Has(t.match.viewer) {
				seen = append(seen, e)
			}
		}
		k.add(t, entry, seen)
		k.read = entry
	}
}

// rebuild tells everything anew: after taking back, or for other eyes.
func (k *chronicle) rebuild(t *Table) {
	k.lines, k.read = k.lines[:0], 0
	k.catchUp(t)
}

// draw shows the chronicle and returns what a clicked line is about.
func (k *chronicle) draw(u *ui.UI, r canvas.Rect, t *Table) rules.Ref {
	if r.W <= 0 || r.H <= 0 {
		return rules.Ref{}
	}
	in := u.TitledPanel(r, t.word("chronicle"))
	return drawLines(u, in, &k.scroll, k.lines, t)
}

// drawLines draws sentences with the emblem of whose doing they are.
func drawLines(u *ui.UI, r canvas.Rect, s *ui.Scroll, lines []line, t *Table) (clicked rules.Ref) {
	st := u.Theme.Text(ui.Small)
	box := u.BeginScroll(r, s)
	y := box.Y
	mark := u.Px(24)
	for i := range lines {
		text := t.say(lines[i].text)
		h := ui.TextHeight(text, st, box.W-mark) + u.Px(6)
		row := canvas.Rect{X: box.X, Y: y, W: box.W, H: h}
		y += h
		if row.Bottom() < r.Y || row.Y > r.Bottom() {
			continue
		}
		if drawLine(u, row, text, st, &lines[i], t) {
			clicked = lines[i].place
		}
	}
	u.EndScroll(s, y-box.Y)
	return clicked
}

// drawLine draws one sentence and says whether it was clicked.
func drawLine(u *ui.UI, row canvas.Rect, text string, st fonts.Style, l *line, t *Table) bool {
	hover := row.Contains(u.In.Cursor) && u.In.Present
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, row, 0.5)
	}
	mark := u.Px(24)
	if l.seat >= 0 {
		t.face.Emblem(u, l.seat, canvas.Point{X: row.X + u.Px(9), Y: row.Y + u.Px(12)}, u.Px(16))
	}
	u.Paragraph(canvas.Rect{X: row.X + mark, Y: row.Y + u.Px(3), W: row.W - mark, H: row.H}, text, st, ui.Left)
	_, click := u.In.Clicked(ui.LeftButton)
	return hover && click
}
