package chamber

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func TestHalls(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, n := range map[string]int{"two": 2, "three": 3, "six": 6} {
		m := image.NewRGBA(image.Rect(0, 0, 640, 190))
		Draw(paint.New(m), 640, 190, n)
		all[name] = m
	}
	imagetest.Golden(t, "halls", all)
	imagetest.Distinct(t, 20, all)
}

// Every stall stands beside the throne and within the hall, and none on another.
func TestStallsStandApart(t *testing.T) {
	for n := 2; n <= 6; n++ {
		for i := range n {
			x := Stall(i, n).X
			if x < .06 || x > .94 || x > .36 && x < .64 {
				t.Errorf("stall %d of %d stands at %.3f", i, n, x)
			}
			if i > 0 && x-Stall(i-1, n).X < .1 {
				t.Errorf("stalls %d and %d of %d touch", i-1, i, n)
			}
		}
	}
}
