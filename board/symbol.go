package board

import (
	"math"

	"tyche/board/geom"
)

// SymbolSize is the size of the symbols of spaces at a map scale (pixels per map unit) on a screen of that density
// (pixels per pixel of the design), 1 as on the design sheet: they grow slower than the map, so that a near view has
// more room. In an overview, where whole countries are as wide as a counter, they shrink with the map: there they only
// show who stands where.
func SymbolSize(scale, density float64) float64 {
	return density * min(max(math.Sqrt(scale/density), 0.82*min(scale/density/overview, 1)), 1.6)
}

// overview is the scale, in design pixels for a map unit, below which a map is no longer read.
const overview = 0.4

// SymbolsOf is SymbolSize for what a camera shows now.
func SymbolsOf(cam *geom.Camera) float64 { return SymbolSize(cam.Scale, cam.Density) }

// Box is what the symbol of a kind covers around its place, in pixels at size 1.
func (k Kind) Box() geom.Rect {
	switch k {
	case Major:
		return geom.Rect{X: -11, Y: -11, W: 22, H: 22}
	case Stronghold:
		return geom.Rect{X: -11.5, Y: -8, W: 23, H: 17}
	case Transit:
		return geom.Rect{X: -4, Y: -4, W: 8, H: 8}
	}
	return geom.Rect{X: -7, Y: -7, W: 14, H: 14}
}

// Filling is the part of a symbol that shows who controls the space, in pixels at size 1: a square for a major city,
// else the square around a disc or hexagon. Transit points have none.
func (k Kind) Filling() geom.Rect {
	switch k {
	case Major:
		return geom.Rect{X: -7.2, Y: -6.2, W: 14.4, H: 14.4}
	case Stronghold:
		return geom.Rect{X: -6, Y: -6, W: 12, H: 12}
	case Transit:
		return geom.Rect{}
	}
	return geom.Rect{X: -5.2, Y: -5.2, W: 10.4, H: 10.4}
}
