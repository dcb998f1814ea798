package table

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// stakePlace finds room for the card beside what it is about, inside the window and below the bar: over the map and beside the coach's
// note where it can be, for the columns are read with it, and below the sentence that hangs over the map.
func stakePlace(u *ui.UI, about canvas.Rect, w, h float64, a Areas, notice canvas.Rect) canvas.Rect {
	gap, edge := u.Px(10), u.Px(4)
	mid, across := about.Y+about.H/2-h/2, canvas.Rect{X: edge, W: u.In.W - 2*edge}
	if a.Map.W >= w && a.Map.Contains(about.Center()) {
		across = a.Map
	}
	left := about.X - gap - w
	if about.X >= a.Map.Right() {
		left = min(left, a.Map.Right()-w) // a row of a column: clear of its frame
	}
	found := canvas.Rect{X: edge, Y: a.Top.H + edge, W: w, H: h}
	for i, at := range [...]canvas.Point{
		{X: about.X + about.W/2 - w/2, Y: about.Bottom() + gap}, {X: about.X + about.W/2 - w/2, Y: about.Y - gap - h},
		{X: left, Y: mid}, {X: about.Right() + gap, Y: mid},
	} {
		r := canvas.Rect{X: math.Round(at.X), Y: math.Round(at.Y), W: w, H: h}
		if i >= 2 {
			r.Y = math.Round(min(max(r.Y, a.Top.H+edge), max(u.In.H-h-edge, a.Top.H+edge)))
		} else {
			r.X = math.Round(min(max(r.X, across.X), max(across.Right()-w, across.X)))
		}
		if r.X >= edge && r.Right() <= u.In.W-edge && r.Y >= a.Top.H && r.Bottom() <= u.In.H-edge && (overMap(a, r) || !overMap(a, found)) {
			found = r // the later ones are better
		}
	}
	if !overMap(a, found) && a.Note.H > 0 { // a note as wide as the map
		found = below(u, a.Note, found, about, a)
	}
	if found.Meets(notice) {
		found = below(u, notice, found, about, a)
	}
	return found
}

// below is a card below something wide, or where it was if it would cover what it is about there, or has no room.
func below(u *ui.UI, wide, card, about canvas.Rect, a Areas) canvas.Rect {
	low := card
	low.Y = math.Round(wide.Bottom() + u.Px(10))
	if low.Bottom() <= u.In.H-u.Px(4) && overMap(a, low) && !low.Meets(about) {
		return low
	}
	return card
}

// overMap says whether something lies over the map alone.
func overMap(a Areas, r canvas.Rect) bool {
	return r.X >= a.Map.X && r.Right() <= a.Map.Right() && !r.Meets(a.Note)
}
