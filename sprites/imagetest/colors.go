package imagetest

import (
	"image/color"
	"testing"

	"github.com/lucasb-eyer/go-colorful"

	"tyche/sprites/palette"
)

// Distance is CIEDE2000: 1 is just visible side by side, 10 tells apart at a glance.
func Distance(a, b color.NRGBA) float64 {
	x, _ := colorful.MakeColor(a)
	y, _ := colorful.MakeColor(b)
	return x.DistanceCIEDE2000(y) * 100
}

// Apart fails the test if two of the colours, as somebody with that vision sees them, are less than `least` apart.
func Apart(t *testing.T, what string, v palette.Vision, least float64, colors []color.NRGBA) {
	t.Helper()
	for i := range colors {
		for j := i + 1; j < len(colors); j++ {
			if d := Distance(v.Seen(colors[i]), v.Seen(colors[j])); d < least {
				t.Errorf("%s, seen by vision %d: %d and %d are %.1f apart, want %.1f", what, v, i, j, d, least)
			}
		}
	}
}

// Legible fails the test if the emblem of a seat cannot be read on its ground, or white not on its dark plate.
func Legible(t *testing.T, what string, c palette.Colors) {
	t.Helper()
	if r := palette.Contrast(c.Ink, c.Main); r < 3 {
		t.Errorf("%s: contrast of the emblem %.1f, want 3", what, r)
	}
	if r := palette.Contrast(color.NRGBA{255, 255, 255, 255}, c.Dark); r < 4.5 {
		t.Errorf("%s: contrast of white on the plate %.1f, want 4.5", what, r)
	}
}
