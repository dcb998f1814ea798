package ui

import "math"

// Wheel turns what devices report into notches. A mouse on the desktop reports 1 for a notch, a browser 100 to 300
// pixels or 3 lines, a touch pad many small amounts.
type Wheel struct{ rest float64 }

// Notches adds one report and returns whole notches, at most one for each report: a browser's large numbers must not
// fling the map away.
func (w *Wheel) Notches(dy float64, browser bool) int {
	if dy == 0 || math.IsNaN(dy) {
		return 0
	}
	notch := dy
	if browser {
		notch = dy / 100
		if math.Abs(dy) >= 50 {
			notch = math.Copysign(1, dy)
		}
	}
	notch = clamp(notch, -1, 1)
	if notch*w.rest < 0 {
		w.rest = 0 // turned back
	}
	w.rest += notch
	whole := math.Trunc(w.rest)
	w.rest -= whole
	return int(whole)
}
