package ui

import (
	"math"
	"strings"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// Align says where in its rectangle a text stands.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// Words writes one line into r, centred in height, cut with an ellipsis if it is too long, and returns its width. Large letters give way first.
func (u *UI) Words(r canvas.Rect, s string, st fonts.Style, a Align) float64 {
	whole := s
	st = u.yielding(st, s, r.W)
	s = fonts.Fit(s, st, r.W)
	w := fonts.Width(s, st)
	x := r.X
	switch a {
	case Center:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	at := canvas.Point{X: x, Y: baseline(r, st)}
	u.spell(whole, at)
	if !u.cuts(at.Y, st.Size) {
		u.Canvas.Text(s, at, st)
	}
	return w
}

// longestLine is how many bytes a line has at most whose letters may give way: one that is longer would be cut anyway.
const longestLine = 120

// yielding is a style of large letters that become smaller where words have no room, down to those of the usual size: rather that than words
// of which nobody can read the end.
func (u *UI) yielding(st fonts.Style, s string, room float64) fonts.Style {
	large := u.App.Prefs.TextScale
	if large <= 1 || len(s) > longestLine || room <= 0 {
		return st
	}
	if w := fonts.Width(s, st); w > room {
		share := max(room/w, 1/large)
		st.Size, st.Spacing = math.Floor(4*st.Size*share)/4, st.Spacing*share
	}
	return st
}

// cuts says whether the edge of a scroll area runs through a line of letters so large, with this baseline: half a line is
// worse than none, and the bar says that there is more. An area lower than two lines shows what it can.
func (u *UI) cuts(baseline, size float64) bool {
	if len(u.views) == 0 {
		return false
	}
	view, top, bottom := u.views[len(u.views)-1], baseline-0.72*size, baseline+0.24*size
	through := func(edge float64) bool { return top < edge-1 && bottom > edge+1 }
	return view.H > 3*size && (through(view.Y) || through(view.Bottom()))
}

// CutsLine says whether a line written into r is left out for that reason.
func (u *UI) CutsLine(r canvas.Rect, st fonts.Style) bool { return u.cuts(baseline(r, st), st.Size) }

// Cuts says whether the edge of a scroll area runs through r: what stands beside a line that is left out there is left out too.
func (u *UI) Cuts(r canvas.Rect) bool {
	if len(u.views) == 0 {
		return false
	}
	view := u.views[len(u.views)-1]
	through := func(edge float64) bool { return r.Y < edge-1 && r.Bottom() > edge+1 } // a scroll stops at whole pixels
	return view.H > 2*r.H && (through(view.Y) || through(view.Bottom()))
}

// shows says whether all of the height of r lies in the scroll area, where one is drawn.
func (u *UI) shows(r canvas.Rect) bool {
	if len(u.views) == 0 {
		return true
	}
	view := u.views[len(u.views)-1]
	return r.Y >= view.Y && r.Bottom() <= view.Bottom()
}

// baseline returns where capitals of this style stand in the middle of r.
func baseline(r canvas.Rect, st fonts.Style) float64 {
	return math.Round(r.Y + (r.H+fonts.CapHeight(st.Face, st.Size))/2)
}

// Paragraph writes s broken into lines into r from its top and returns the height it needs.
func (u *UI) Paragraph(r canvas.Rect, s string, st fonts.Style, a Align) float64 {
	step := math.Round(fonts.LineHeight(st.Face, st.Size))
	y := r.Y
	u.spell(s, canvas.Point{X: r.X, Y: r.Y + step/2})
	u.Hush(true)
	for _, line := range fonts.Wrap(s, st, r.W) {
		u.Words(canvas.Rect{X: r.X, Y: y, W: r.W + 1, H: step}, line, st, a)
		y += step
	}
	u.Hush(false)
	return y - r.Y
}

// Wrapped writes words in the middle of the height of r: in one line, or in two of small letters where they need them and r is high enough.
func (u *UI) Wrapped(r canvas.Rect, s string, st fonts.Style, a Align) {
	if fonts.Width(s, st) <= r.W {
		u.Words(r, s, st, a)
		return
	}
	small := st
	small.Size = min(st.Size, u.Theme.Text(Small).Size)
	for least := small.Size / max(u.Theme.Large, 1); ; small.Size-- {
		if h := TextHeight(s, small, r.W); h <= r.H && len(fonts.Wrap(s, small, r.W)) <= 2 && widest(s, small) <= r.W {
			u.Paragraph(canvas.Rect{X: r.X, Y: math.Round(r.Y + (r.H-h)/2), W: r.W, H: h}, s, small, a)
			return
		}
		if small.Size <= least {
			u.Words(r, s, st, a)
			return
		}
	}
}

// widest is how wide the longest word is: it would be broken where it has no room.
func widest(s string, st fonts.Style) (w float64) {
	for word := range strings.FieldsSeq(s) {
		w = max(w, fonts.Width(word, st))
	}
	return w
}

// Excerpt writes as many whole lines of s into r as it holds, the last one ending in an ellipsis where there are more, and
// returns their height and whether that was all.
func (u *UI) Excerpt(r canvas.Rect, s string, st fonts.Style) (height float64, whole bool) {
	step := math.Round(fonts.LineHeight(st.Face, st.Size))
	room := int(r.H / step)
	if room == 0 {
		return 0, s == ""
	}
	lines, whole := fonts.WrapTo(s, st, r.W, room)
	u.spell(s, canvas.Point{X: r.X, Y: r.Y + step/2})
	u.Hush(true)
	for i, line := range lines {
		u.Words(canvas.Rect{X: r.X, Y: r.Y + float64(i)*step, W: r.W + 1, H: step}, line, st, Left)
	}
	u.Hush(false)
	return float64(len(lines)) * step, whole
}

// TextHeight returns the height that Paragraph needs at this width.
func TextHeight(s string, st fonts.Style, width float64) float64 {
	return float64(len(fonts.Wrap(s, st, width))) * math.Round(fonts.LineHeight(st.Face, st.Size))
}

// Panel draws a sheet of paper and returns what is inside its padding.
func (u *UI) Panel(r canvas.Rect) canvas.Rect {
	u.Block(r)
	u.Theme.Skin(u, PanelShape, r)
	return r.Inset(u.Px(Padding))
}

// TitledPanel draws a sheet of paper headed by spaced capitals over a rule and returns what is inside below it.
func (u *UI) TitledPanel(r canvas.Rect, title string) canvas.Rect {
	u.Block(r)
	u.Theme.Skin(u, PanelShape, r)
	rest := r
	u.Heading(CutTop(&rest, u.Px(HeadingHeight)), title)
	pad := u.Px(Padding)
	rest.Y += u.Px(Gutter)
	rest.H -= u.Px(Gutter) + pad
	return canvas.Rect{X: rest.X + pad, Y: rest.Y, W: max(rest.W-2*pad, 0), H: max(rest.H, 0)}
}

// Sheet takes a titled panel with room for h pixels off the top of a column and returns what is inside.
func (u *UI) Sheet(col *canvas.Rect, title string, h float64) canvas.Rect {
	h += u.Px(HeadingHeight + Gutter + Padding)
	at := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: h}
	col.Y += h + u.Px(Gutter)
	return u.TitledPanel(at, title)
}

// leastTitle is the share of its size to which a long title shrinks.
const leastTitle = 0.75

// Heading writes a title in spaced capitals over a rule at the bottom of r.
func (u *UI) Heading(r canvas.Rect, title string) {
	t := u.Theme
	u.write(Line{Kind: HeadingLine, Words: title, Level: 2})
	u.Hush(true)
	words, st, room := upper(title), t.Colored(Title, t.Heading), r.W-2*u.Px(Padding)
	for least := st.Size * leastTitle; fonts.Width(words, st) > room && st.Size > least; { // rather smaller than cut
		st.Size, st.Spacing = st.Size*0.95, st.Spacing*0.8
	}
	u.Words(canvas.Rect{X: r.X + u.Px(Padding), Y: r.Y + u.Px(1), W: room, H: r.H}, words, st, Left)
	u.Hush(false)
	u.Rule(canvas.Rect{X: r.X + u.Px(1), Y: r.Bottom() - u.Px(1), W: r.W - u.Px(2), H: u.Px(1)})
}

// Rule draws a fine line over the whole of r.
func (u *UI) Rule(r canvas.Rect) { u.Fill(r, fade(u.Theme.Paper3, 0.9)) }

// A tip is the small explanation of the thing under a resting cursor.
type tip struct {
	wanted, shown string
	at            canvas.Rect // what it explains
	kept          canvas.Rect // what it must not hide
	rest          float64     // seconds that the cursor has rested on it
}

// tipSeconds is how long the cursor rests before a tip comes; once one is up, its neighbours come at once.
const tipSeconds = 0.45

// Tip explains r when the cursor rests on it.
func (u *UI) Tip(r canvas.Rect, text string) {
	if text != "" {
		u.write(Line{Kind: tipLine, Words: text, Box: r})
	}
	u.showTip(r, text)
}

// TipBeside is Tip for a part of something whose other parts are to be read with it: it stands beside the whole.
func (u *UI) TipBeside(r, whole canvas.Rect, text string) {
	if u.Tip(r, text); u.tip.at == r {
		u.tip.at = whole
	}
}

func (u *UI) showTip(r canvas.Rect, text string) {
	if text != "" && u.In.Present && u.In.Focused && u.hits(r, u.In.Cursor) && u.active == 0 {
		u.tip.wanted, u.tip.at = text, r
	}
}

// tipOf is Tip for a widget, which the keyboard may rest on as well.
func (u *UI) tipOf(r canvas.Rect, text string, t touch) {
	if u.showTip(r, text); t.focus && text != "" {
		u.tip.wanted, u.tip.at = text, r
	}
}

// KeepRead asks that no tip hides what is read there, where there is room beside it. It holds till the next tick.
func (u *UI) KeepRead(r canvas.Rect) { u.tip.kept = r }

func (u *UI) drawTip() {
	t := &u.tip
	switch {
	case t.wanted == "" || len(u.In.Pressed) > 0:
		t.shown, t.rest = "", 0
		return
	case t.wanted != t.shown && t.shown == "" && t.rest < tipSeconds:
		if u.In.Moved {
			t.rest = 0
		}
		t.rest += u.In.Dt
		return
	}
	t.shown = t.wanted
	u.Float(func() { u.TipBox(t.at, t.shown) })
}

// TipBox shows a short text beside what it explains, inside the screen.
func (u *UI) TipBox(about canvas.Rect, text string) {
	st := u.Theme.Text(Body)
	pad := u.Px(Padding)
	width := min(u.Px(320), u.In.W-2*pad)
	lines := fonts.Wrap(text, st, width-2*pad)
	widest := 0.0
	for _, l := range lines {
		widest = max(widest, fonts.Width(l, st))
	}
	h := float64(len(lines))*math.Round(fonts.LineHeight(st.Face, st.Size)) + 1.4*pad
	r := u.tipPlace(about, math.Ceil(widest)+2*pad, math.Round(h))
	u.Theme.Skin(u, CardShape, r)
	u.Hush(true)
	u.Paragraph(canvas.Rect{X: r.X + pad, Y: r.Y + 0.7*pad, W: width - 2*pad, H: h}, text, st, Left)
	u.Hush(false)
}

// meet says whether two rectangles share a part.
func meet(r, s canvas.Rect) bool {
	both := r.Intersect(s)
	return both.W > 0 && both.H > 0
}

// tipPlace finds room for a tip of w by h pixels: beside something wide, so that it does not hide the next line of a
// list, below something small, and always inside the screen. Where a finger rests it lies above: the hand hides what is below. What lies
// beside words that are to be kept read is explained below them.
func (u *UI) tipPlace(about canvas.Rect, w, h float64) canvas.Rect {
	gap, edge := u.Px(6), u.Px(2)
	r := canvas.Rect{X: about.X, Y: about.Bottom() + gap, W: w, H: h}
	switch {
	case u.Theme.Touch && about.Y-gap-h >= edge:
		r.Y = about.Y - gap - h
	case about.W > u.Px(120) && about.Right()+gap+w+edge < u.In.W:
		r.X, r.Y = about.Right()+gap, about.Y
	case about.W > u.Px(120) && about.X-gap-w > edge:
		r.X, r.Y = about.X-gap-w, about.Y
	case r.Bottom() > u.In.H-edge:
		r.Y = about.Y - gap - h
	}
	r.X = math.Round(clamp(r.X, edge, max(u.In.W-w-edge, edge)))
	if kept := u.tip.kept; about.Bottom() > kept.Y && !meet(about, kept) && meet(r, kept) && kept.Bottom()+gap+h <= u.In.H-edge {
		r.Y = kept.Bottom() + gap
	}
	r.Y = math.Round(clamp(r.Y, edge, max(u.In.H-h-edge, edge)))
	return r
}
