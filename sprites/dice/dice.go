// Package dice paints bone dice: the six faces lying still, and the frames of a throw that ends on a face. A die is
// a rounded cube seen from above by parallel light. It knows nothing of chance: the result is given.
package dice

import (
	"image"
	"image/color"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
)

// Frames is the number of pictures of a throw; the last one shows the die at rest.
const Frames = 20

// Look is what a die is made of.
type Look struct{ Ground, Pips color.NRGBA }

// Bone is the usual die, Lit one that a battle factor has raised.
var (
	Bone = Look{color.NRGBA{0xF4, 0xE8, 0xCC, 255}, color.NRGBA{0x2A, 0x1C, 0x10, 255}}
	Lit  = Look{color.NRGBA{0xFF, 0xD3, 0x5C, 255}, color.NRGBA{0x3A, 0x22, 0x04, 255}}
)

// Of returns a die in a faction's colour with light pips.
func Of(ground color.NRGBA) Look { return Look{ground, color.NRGBA{0xFF, 0xF8, 0xE6, 255}} }

type key struct {
	look            Look
	face, frame, px int
}

var kept = cache.New[key](16 << 20)

// Face is a die at rest showing n (1 to 6); its edge measures px pixels, the picture is a square of Frame(px).
func Face(n, px int, look Look) *canvas.Picture { return Throw(n, Frames-1, px, look) }

// Throw is one frame (0 to Frames-1) of a throw that ends on n.
func Throw(n, frame, px int, look Look) *canvas.Picture {
	k := key{look, min(max(n, 1), 6), min(max(frame, 0), Frames-1), max(px, 6)}
	if p := kept.Find(k); p != nil {
		return p
	}
	side := Frame(k.px)
	return kept.Keep(k, canvas.NewPicture(side, side, func(dst *image.RGBA) { paintDie(dst, k) }))
}

// Frame is the side of the picture of a die whose edge measures px; a cube on its corner is wider than its face.
func Frame(px int) int { return (px*9/5 + 1) &^ 1 }
