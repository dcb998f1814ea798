package diadochi

import (
	"testing"

	"tyche/scenes/ui"
)

// TestTheMouseChangesHands sees the curtain between two people, and after it what happened since.
func TestTheMouseChangesHands(t *testing.T) {
	s := sitTwo(t)
	s.app.Prefs.Speed = 0
	told := 0
	for n := 0; n < 3000 && told < 2; n++ {
		s.tick(1)
		switch {
		case s.table.Hidden():
			s.press(640, 800/2+78)
			s.tick(2)
			if s.table.Recaps() {
				told++
			}
		case s.table.Asks() == nil:
			s.key(ui.KeyEscape)
		default:
			s.key(ui.Digit(1))
			s.key(ui.Digit(0))
		}
	}
	if told < 2 {
		t.Errorf("told %d times what happened since the last turn", told)
	}
}
