package ui

import (
	"image"
	"image/color"
	"testing"

	"tyche/sprites/canvas"
)

func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// A sheet of paper has no seams where its parts meet, wherever it lies: along its middle the colour is the same.
func TestSkinsHaveNoSeams(t *testing.T) {
	theme := NewTheme(Parchment, 1)
	for _, r := range []canvas.Rect{{X: 10, Y: 10, W: 85, H: 100}, {X: 10.4, Y: 9.6, W: 84.7, H: 100.3}, {X: 9.7, Y: 10.5, W: 85.5, H: 99.8}} {
		img := image.NewRGBA(image.Rect(0, 0, 110, 120))
		theme.Skin(canvas.NewSoftware(img), PanelShape, r)
		y := 60
		want := img.RGBAAt(50, y)
		if want == (color.RGBA{}) {
			t.Fatal("nothing is painted")
		}
		for x := 17; x < 88; x++ { // between the rules at the edges
			if got := img.RGBAAt(x, y); apart(got.G, want.G) > 1 || apart(got.A, want.A) > 0 { // gradients round
				t.Errorf("a sheet at %v has %v at %d, and %v in the middle", r, got, x, want)
			}
		}
	}
}
