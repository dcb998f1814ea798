// Package fonts carries the program's type: EB Garamond for words, Lato for numbers. It shapes, measures, wraps
// and rasterises text without a window; it knows no theme and no scene.
package fonts

import "image/color"

// Face names one cut of the type.
type Face uint8

// The faces. Serif has Greek (polytonic) and Latin; Sans is for numbers and small labels.
const (
	Serif Face = iota
	SerifItalic
	Sans
	SansBold
)

// Style is how one run of text looks. Sizes in pixels.
type Style struct {
	Face    Face
	Size    float64
	Color   color.NRGBA
	Spacing float64     // extra pixels after each letter
	Bold    bool        // thickened outline (EB Garamond has no usable bold)
	Halo    float64     // radius of an outline behind the text, 0 = none
	Ground  color.NRGBA // colour of the halo
}
