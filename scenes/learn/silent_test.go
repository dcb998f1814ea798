package learn_test

import (
	"strings"
	"testing"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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

// TestTheNoteTellsWhatGoesOn: while something is acted out the note says what, and is not empty.
func TestTheNoteTellsWhatGoesOn(t *testing.T) {
	d := sit(t, 4, 1280, 800, 1, "es") // the battle
	d.app.Prefs.Speed = 1
	looked, empty := 0, 0
	d.each = func() {
		if d.coach.happens == "" {
			return
		}
		if looked++; !d.says(d.coach.areas.Note, d.coach.happens) {
			empty++
		}
	}
	for more := true; more; more = d.on() {
		d.settle()
	}
	if looked == 0 || empty > 0 {
		t.Errorf("looked %d times while something was acted out, %d times the note did not tell it", looked, empty)
	}
}

// says looks for the beginning of a sentence in a part of the screen.
func (d *desk) says(in canvas.Rect, sentence string) (found bool) {
	var l canvas.List
	l.Reset(d.in.W, d.in.H)
	d.app.Draw(&l)
	l.Texts(func(line string, at canvas.Point) {
		found = found || in.Contains(at) && strings.TrimSpace(line) != "" && strings.HasPrefix(sentence, strings.TrimSpace(line))
	})
	return found
}
