package ui

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/icons"
)

// TestSignsKeepTheirRoom asks for a sign in more sizes than any window has.
func TestSignsKeepTheirRoom(t *testing.T) {
	theme := NewTheme(Parchment, 1)
	painted := 0
	for size := range 400 {
		theme.SignPicture(icons.Dice, float64(8+size), theme.Ink)
		painted += (8 + size) * (8 + size)
	}
	prove.True(t, "more is asked for than there is room for", painted > 2*signsRoom)
	prove.True(t, "signs keep their room", theme.signs.Used() <= signsRoom)
}
