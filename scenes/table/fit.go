package table

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// How the list of answers fits its panel.

// sliver is how much of r to leave free at the bottom, where the list as it opens would show of a row no more than a strip
// without words: it looks like an empty button.
func (t *Table) sliver(u *ui.UI, r canvas.Rect, pinned func(i int) bool) float64 {
	y, gap := 0.0, u.Px(ui.ButtonGap)
	for i := range t.offers.Legal {
		y += t.foldHeight(u, u.ScrollWidth(r.W), i)
		if pinned(i) || t.offers.apart(i) {
			continue
		}
		h := t.answerHeight(u, u.ScrollWidth(r.W), i)
		if y+h > r.H {
			if seen := r.H - y; y > 0 && seen < max(t.firstLine(u, u.ScrollWidth(r.W), i), u.Px(wordsSeen*ui.ButtonHeight)) {
				return max(seen+gap, 0)
			}
			return 0
		}
		y += h + gap
	}
	return 0
}

// firstLine is how much of a row from above shows the first line of its words: half a line is not drawn.
func (t *Table) firstLine(u *ui.UI, width float64, i int) float64 {
	_, room, st := answerText(u, width)
	words := ui.TextHeight(t.offers.words[i], st, room)
	if note := t.offers.notes[i]; note != "" {
		words += ui.TextHeight(note, noteStyle(u), room)
	}
	return (t.answerHeight(u, width, i)-words)/2 + math.Round(fonts.LineHeight(st.Face, st.Size))
}

// left is how much of r is left for the list where the pinned answers keep their place below it.
func (t *Table) left(u *ui.UI, r canvas.Rect, pinned func(i int) bool) float64 {
	h := r.H
	for i := range t.offers.Legal {
		if pinned(i) && !t.offers.apart(i) {
			h -= t.answerHeight(u, r.W, i) + u.Px(ui.ButtonGap)
		}
	}
	return h
}

// below says whether a list in r, open at its top, ends above an answer.
func (t *Table) below(u *ui.UI, r canvas.Rect, answer int) bool {
	y, room, gap := 0.0, r.H, u.Px(ui.ButtonGap)
	for i := range t.offers.Legal {
		switch {
		case t.offers.ends(i):
			room -= t.answerHeight(u, r.W, i) + gap
		case i <= answer && !t.offers.apart(i):
			y += t.answerHeight(u, u.ScrollWidth(r.W), i) + gap
		}
	}
	return y-gap > room
}

// chipFurther says on a chip over the lower edge of the list how many answers lie below it, where neither strip nor foot has room.
func (t *Table) chipFurther(u *ui.UI, strip canvas.Rect, page float64) {
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink)
	words := t.word("further.short", rules.N(t.offers.further.below))
	w, h := fonts.Width(words, st)+u.Px(16), math.Round(1.5*fonts.LineHeight(st.Face, st.Size))
	r := canvas.Rect{X: strip.Right() - u.Px(26) - w, Y: strip.Bottom() - h, W: w, H: h}
	u.Theme.Skin(u, ui.PlainButton, r)
	u.Words(r, words, st, ui.Center)
	if _, pressed := u.Spot("further", r); pressed {
		t.showFurther(u, page)
	}
}

// drawFurther says in the strip that the list leaves free below it how many answers are there still; a press scrolls to them. To fingers the
// line at the foot says it, if there is one.
func (t *Table) drawFurther(u *ui.UI, strip canvas.Rect, page float64, footed bool) {
	st, k := u.Theme.Colored(ui.Small, u.Theme.Ink2), &t.offers.further
	k.told = k.below > 0 && !(u.Theme.Touch && footed) && strip.H >= fonts.LineHeight(st.Face, st.Size)
	if !k.told {
		if k.below > 0 && !footed {
			t.chipFurther(u, strip, page)
		}
		return
	}
	hover, pressed := u.Spot("further", strip)
	if hover {
		st.Color = u.Theme.Ink
	}
	u.Words(strip, k.words, st, ui.Center)
	if pressed {
		t.showFurther(u, page)
	}
}
