package router

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
)

// TestALessonIsGoneOnWith: whoever leaves a lesson in its middle, or closes the page, may go on there or begin it again.
func TestALessonIsGoneOnWith(t *testing.T) {
	home := store.NewMemory()
	v := enter(t, home, "es", 390, 844)
	v.app.Prefs.Speed, v.in.Touch = 4, true
	v.router.learn(&v.house.Kinds[0])
	p := v.attend("table")
	first, _ := p.course.Step()
	for range 4 {
		p.next()
	}
	step, _ := p.course.Step()
	if !p.reads(step.Text.Key) {
		t.Fatalf("the step is not told: %q", p.said())
	}
	v.house.Release() // the page is closed

	v = enter(t, home, "es", 390, 844)
	v.app.Prefs.Speed, v.in.Touch = 4, true
	p.visit = v
	v.router.learn(&v.house.Kinds[0])
	v.tick(5)
	v.shot("lesson-left")
	_, told := v.find("a medias")
	prove.True(t, "the list tells which lesson was left", told)
	v.click("Continuar")
	p.settle()
	prove.True(t, "the step where it was left", p.reads(step.Text.Key))
	v.app.Stack.Pop()
	v.tick(5)
	v.click("Desde el principio")
	p.settle()
	prove.True(t, "the first step", p.reads(first.Text.Key))
	p.course = p.entry.Start(v.house, 1)
	for p.settle(); !p.course.Done(); {
		p.next()
	}
	v.app.Stack.Pop()
	v.tick(5)
	_, offered := v.find("Continuar")
	prove.Is(t, "the offer to go on after its end", offered, false)
}
