package learn_test

import (
	"strings"
	"testing"

	"tyche/scenes/ui"
)

// TestNobodyIsSentToAnEmptyNote: while the coach moves for the others his note says nothing, and nobody is told to read it.
func TestNobodyIsSentToAnEmptyNote(t *testing.T) {
	d := sit(t, 4, 390, 844, 1, "en") // the battle
	d.app.Prefs.Speed = 1             // at once nothing waits
	told, led := 0, 0
	d.app.Read = func(all []ui.Line) {
		_, _, leads := d.course.Lead()
		for _, l := range all {
			if !strings.Contains(l.Words, d.app.Say("table.reads")) {
				continue
			}
			if told++; leads {
				led++
			}
		}
	}
	for more := true; more; more = d.on() {
		d.settle()
	}
	if told == 0 || led > 0 {
		t.Errorf("told to read %d times, %d of them nothing", told, led)
	}
}
