package learn_test

import (
	"testing"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// rule is where a rule among the words of the note can be pressed.
func (d *desk) rule() (at canvas.Point, found bool) {
	d.app.Read = func(all []ui.Line) {
		for _, l := range all {
			if l.Kind == ui.ButtonLine && l.Box.H <= 26 && d.coach.areas.Note.Contains(l.Box.Center()) { // buttons are higher
				at, found = l.Box.Center(), true
			}
		}
	}
	d.app.Update(&d.in)
	d.app.Read = nil
	return at, found
}

// TestAPressOnWordsThatHaveJustComeOpensNoRule: it was meant for what stood there before. The same press a little later opens it.
func TestAPressOnWordsThatHaveJustComeOpensNoRule(t *testing.T) {
	before := sit(t, 0, 1280, 800, 1, "es")
	before.settle()
	before.on()
	before.settle()
	at, found := before.rule()
	if !found {
		t.Fatal("the second note cites no rule")
	}
	d := sit(t, 0, 1280, 800, 1, "es")
	d.settle()
	d.on()
	for i, want := range []int{0, 1} {
		d.press(at)
		d.app.Update(&d.in)
		d.in.Clear()
		if d.cited != want {
			t.Errorf("after press %d the rulebook was opened %d times, want %d", i, d.cited, want)
		}
		for range 20 {
			d.app.Update(&d.in)
		}
	}
}
