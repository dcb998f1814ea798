package replay

import (
	"math"
	"sort"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// line is a sentence of the chronicle.
type line struct {
	entry  int
	nth    int // of the events that are seen of the entry
	seat   rules.Seat
	text   rules.Text
	place  rules.Ref
	words  string
	event  rules.Event
	why    string  // a computer player did it, once that was asked for
	asked  bool    // ... so
	bottom float64 // pixels from the top of the list
}

// chronicle is everything that the present eyes may know of the whole game, the past in ink and the future faint.
type chronicle struct {
	lines  []line
	now    int // lines told so far in the replay
	moves  int // shown or under way
	scroll ui.Scroll
	follow bool

	width, scale float64 // that the lines were measured for
	lang         string
}

// tell collects the chronicle of what a pair of eyes sees.
func (k *chronicle) tell(game rules.Game, told []session.Told) {
	k.lines, k.width = k.lines[:0], 0
	entry, nth := -1, 0
	for _, t := range told {
		if nth++; t.Entry != entry {
			entry, nth = t.Entry, 0
		}
		if text, worth := game.Tell(t.Event); worth {
			k.lines = append(k.lines, line{entry: t.Entry, nth: nth, seat: t.Event.Seat, text: text, place: placeOf(t.Event), event: t.Event})
		}
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

// at brings the chronicle to the moment after n moves.
func (k *chronicle) at(n int) {
	k.moves = n
	k.told(sort.Search(len(k.lines), func(i int) bool { return k.lines[i].entry >= n }))
}

// told brings it to line n.
func (k *chronicle) told(n int) { k.now, k.follow = n, true }

// unfold tells of the last move no more than the face has shown of it.
func (k *chronicle) unfold(f table.Face) {
	last, shown := k.moves-1, math.MaxInt
	if u, tells := f.(table.Unfolding); tells && f.Busy() {
		shown = u.Shown()
	}
	if n := sort.Search(len(k.lines), func(i int) bool {
		l := &k.lines[i]
		return l.entry > last || l.entry == last && l.nth >= shown
	}); n != k.now {
		k.told(n)
	}
}

// farPages is from how many pages on the chronicle jumps instead of rolling.
const farPages = 3

// draw shows the chronicle and returns the line that was pressed, or -1.
func (k *chronicle) draw(r *Replay, u *ui.UI, at canvas.Rect) int {
	if at.W <= 0 || at.H <= 0 {
		return -1
	}
	in := u.TitledPanel(at, r.word("chronicle"))
	box := u.BeginScroll(in, &k.scroll)
	mark := u.Px(24)
	k.measure(r, u, box.W-mark)
	if k.follow {
		k.follow = false
		to := k.topFrom(k.top(k.now) - in.H*0.7)
		if math.Abs(to-k.scroll.Pos) > farPages*in.H { // a long way is not rolled through
			k.scroll.Jump(to)
		} else {
			k.scroll.To(to)
		}
	}
	pressed := -1
	first := sort.Search(len(k.lines), func(i int) bool { return box.Y+k.lines[i].bottom >= in.Y })
	for i := first; i < len(k.lines); i++ {
		row := canvas.Rect{X: box.X, Y: box.Y + k.top(i), W: box.W, H: k.lines[i].bottom - k.top(i)}
		if row.Y > in.Bottom() {
			break
		}
		u.Scope(i)
		if k.row(r, u, row, i) {
			pressed = i
		}
		u.Unscope()
	}
	u.EndScroll(&k.scroll, k.top(len(k.lines)))
	return pressed
}

func (k *chronicle) top(i int) float64 {
	if i == 0 {
		return 0
	}
	return k.lines[i-1].bottom
}

// topFrom is where the first line begins that lies whole below a height: no line is cut off above.
func (k *chronicle) topFrom(y float64) float64 {
	return k.top(sort.Search(len(k.lines), func(i int) bool { return k.top(i) >= y }))
}

// row draws one sentence: what is still to come is faint.
func (k *chronicle) row(r *Replay, u *ui.UI, row canvas.Rect, i int) bool {
	l := &k.lines[i]
	st := u.Theme.Text(ui.Small)
	if i >= k.now {
		st.Color = u.Theme.Ink3
	}
	hover, clicked := u.Spot("line", row)
	if hover || i >= k.first() && i < k.now {
		u.Theme.SkinFaint(u, ui.SelectShape, row, 0.55)
	}
	if hover && !l.asked {
		l.asked = true
		l.why = table.Motives(r.voice, r.house.Why(r.house.Kind(r.session.Header().Game), r.session, r.eyes, l.entry, l.event))
	}
	if hover && l.why != "" {
		u.Tip(row, l.why)
	}
	if l.seat >= 0 {
		r.face.Emblem(u, l.seat, canvas.Point{X: row.X + u.Px(9), Y: row.Y + u.Px(12)}, u.Px(16))
	}
	u.Paragraph(canvas.Rect{X: row.X + u.Px(24), Y: row.Y + u.Px(3), W: row.W - u.Px(24), H: row.H}, l.words, st, ui.Left)
	return clicked
}

// first returns the first line of the latest move.
func (k *chronicle) first() int {
	i := k.now
	for i > 0 && k.lines[i-1].entry == k.lines[k.now-1].entry {
		i--
	}
	return i
}

// measure speaks and measures all lines when width or language have changed.
func (k *chronicle) measure(r *Replay, u *ui.UI, width float64) {
	lang := u.App.Prefs.Language
	if k.width == width && k.scale == u.Theme.Scale && k.lang == lang {
		return
	}
	spoken := k.lang == lang
	k.width, k.scale, k.lang, k.follow = width, u.Theme.Scale, lang, true
	y, st := 0.0, u.Theme.Text(ui.Small)
	for i := range k.lines {
		l := &k.lines[i]
		l.words, l.asked = r.voice.Say(l.text), l.asked && spoken
		y += ui.TextHeight(l.words, st, width) + u.Px(6)
		l.bottom = y
	}
}
