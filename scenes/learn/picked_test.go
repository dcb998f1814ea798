package learn_test

import (
	"slices"
	"testing"

	"tyche/rules/tutor"
	"tyche/scenes/learn"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What takes two presses is lit in two steps: first the order, and once that is in the hand, the world for it.
func TestTheSecondPressIsLitAfterTheFirst(t *testing.T) {
	number := slices.IndexFunc(list(t), func(e learn.Entry) bool { return e.ID() == "lesson.sector.orders" })
	d := sit(t, number, 1280, 800, 1, "es")
	for d.settle(); ; d.settle() {
		if s, _ := d.course.Step(); s.Kind == tutor.Do {
			break
		}
		d.in.Keys = append(d.in.Keys, ui.Press{Key: ui.KeySpace})
		d.app.Update(&d.in)
		d.in.Clear()
	}
	f, _ := d.coach.shown.Offers.Find(d.course.Wanted()[0])
	where := func(i int) canvas.Rect { box, _ := d.coach.shown.Where(f.Caption.Targets[i]); return box }
	if slices.Contains(d.coach.Pointed(), where(1)) {
		t.Fatal("the world is lit before the order is in the hand")
	}
	d.press(where(0).Center())
	d.settle()
	if !slices.Contains(d.coach.Pointed(), where(1)) {
		t.Errorf("with the order in the hand the note points at %v, and not at the world, at %v", d.coach.Pointed(), where(1))
	}
}
