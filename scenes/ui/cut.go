package ui

import (
	"math"

	"tyche/sprites/canvas"
)

// Layouts are made by cutting pieces off a rectangle until it is used up.

// CutTop takes h pixels off the top of r and returns them.
func CutTop(r *canvas.Rect, h float64) canvas.Rect {
	h = clamp(h, 0, r.H)
	piece := canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	r.Y, r.H = r.Y+h, r.H-h
	return piece
}

// CutBottom takes h pixels off the bottom of r and returns them.
func CutBottom(r *canvas.Rect, h float64) canvas.Rect {
	h = clamp(h, 0, r.H)
	r.H -= h
	return canvas.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: h}
}

// CutLeft takes w pixels off the left of r and returns them.
func CutLeft(r *canvas.Rect, w float64) canvas.Rect {
	w = clamp(w, 0, r.W)
	piece := canvas.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
	r.X, r.W = r.X+w, r.W-w
	return piece
}

// CutRight takes w pixels off the right of r and returns them.
func CutRight(r *canvas.Rect, w float64) canvas.Rect {
	w = clamp(w, 0, r.W)
	r.W -= w
	return canvas.Rect{X: r.X + r.W, Y: r.Y, W: w, H: r.H}
}

// Column returns the i-th of n equal columns of r, gap pixels apart, on whole pixels.
func Column(r canvas.Rect, i, n int, gap float64) canvas.Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	left := math.Round(float64(i) * (w + gap))
	right := math.Round(float64(i)*(w+gap) + w)
	return canvas.Rect{X: r.X + left, Y: r.Y, W: right - left, H: r.H}
}

// Middle returns a rectangle of w by h pixels in the middle of r, on whole pixels, and never larger than r.
func Middle(r canvas.Rect, w, h float64) canvas.Rect {
	w, h = min(w, r.W), min(h, r.H)
	return canvas.Rect{X: math.Round(r.X + (r.W-w)/2), Y: math.Round(r.Y + (r.H-h)/2), W: w, H: h}
}
