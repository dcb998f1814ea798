package window

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestAWindowFitsItsScreen: also with the bars around it, where it would not; what is ordered as a picture keeps its size.
func TestAWindowFitsItsScreen(t *testing.T) {
	for _, row := range []struct {
		shot           string
		screen, opened [2]int
	}{
		{"", [2]int{1920, 1080}, [2]int{1280, 800}},
		{"", [2]int{1280, 800}, [2]int{1280, 800}},
		{"", [2]int{1366, 768}, [2]int{1280, 688}},
		{"", [2]int{1024, 100}, [2]int{1024, 50}},
		{"", [2]int{0, 0}, [2]int{1280, 800}},
		{"a.png", [2]int{640, 480}, [2]int{1280, 800}},
	} {
		w, h := Options{Width: 1280, Height: 800, Shot: row.shot}.sizeOn(row.screen[0], row.screen[1])
		prove.Is(t, "the window", [2]int{w, h}, row.opened)
	}
}
