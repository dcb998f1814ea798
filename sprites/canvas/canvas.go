// Package canvas says what the program draws on: a surface with rectangles, lines, pictures and words.
// It knows neither Ebitengine nor any game, so that every scene can be laid out, played and tested without
// a window. Two surfaces exist: Software (an image.RGBA, for tests and the gallery) in this package, and the
// window's, which lives in scenes/window.
package canvas

import (
	"image/color"

	"tyche/fonts"
)

// Point is a place in pixels, x to the right and y down.
type Point struct{ X, Y float64 }

// Rect is an upright rectangle in pixels: left, top, width, height.
type Rect struct{ X, Y, W, H float64 }

// Place puts a picture on a canvas: its anchor (a fraction of the picture, 0.5 0.5 = its middle) lands on At.
type Place struct {
	At               Point
	AnchorX, AnchorY float64
	Scale            float64     // 0 means 1
	Squeeze          float64     // extra horizontal factor, for a turning card or die; 0 means 1
	Turn             float64     // radians, clockwise
	Alpha            float64     // 0 means 1; use Hidden to draw nothing
	Tint             color.NRGBA // multiplies the picture's colours; zero alpha means none
	Hidden           bool
}

// Canvas is one frame to draw. Colours are straight (not premultiplied). Implementations do not allocate
// in steady state.
type Canvas interface {
	// Size returns the drawable size in pixels.
	Size() (w, h float64)
	// Fill paints a rectangle.
	Fill(r Rect, c color.NRGBA)
	// Line paints a straight stroke with round ends.
	Line(a, b Point, width float64, c color.NRGBA)
	// Polygon fills a convex polygon.
	Polygon(pts []Point, c color.NRGBA)
	// Picture paints p.
	Picture(p *Picture, at Place)
	// Part paints the part src of p into the rectangle dst (nine-patches, map tiles).
	Part(p *Picture, src, dst Rect, alpha float64)
	// Text paints one line, its baseline starting at `at`.
	Text(s string, at Point, style fonts.Style)
	// Clip limits what follows to r within the present clip; the call returned undoes it.
	Clip(r Rect)
	Unclip()
}
