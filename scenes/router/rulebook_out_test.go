package router

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/rulebook"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheRulebookIsLeftWithOnePress: however far links have led, its button or its key closes it; going back leads through what was read, and
// a letter that is typed into the search closes nothing.
func TestTheRulebookIsLeftWithOnePress(t *testing.T) {
	reads := func(v *visit) bool { _, is := v.app.Stack.Top().(*rulebook.Rulebook); return is }
	open := func() *visit {
		v := enter(t, store.NewMemory(), "es", 1280, 800)
		var lines []ui.Line
		v.app.Read = func(all []ui.Line) { lines = all }
		v.router.rulebook(&v.house.Kinds[0], "1.14")
		v.tick(5)
		for range 2 {
			v.follow(&lines)
			prove.True(t, "a link leads to another rule", reads(v))
		}
		return v
	}
	v := open()
	v.key(ui.KeyEscape)
	prove.True(t, "going back leads through what was read", reads(v))
	v = open()
	v.key(ui.KeyR)
	prove.True(t, "its key closes it", !reads(v))
	v = open()
	v.tap(canvas.Point{X: v.in.W - 24, Y: 24})
	prove.True(t, "its button closes it", !reads(v))
	v = open()
	v.in.Runes = append(v.in.Runes, '/')
	v.tick(2)
	v.key(ui.KeyR)
	prove.True(t, "a letter that is typed closes nothing", reads(v))
}

// follow presses the first rule on the page that is a link.
func (v *visit) follow(lines *[]ui.Line) {
	v.t.Helper()
	v.tick(30)
	for _, l := range *lines {
		if at := l.Box.Center(); l.ID != 0 && rule.MatchString(l.Words) && at.Y > 60 && at.Y < v.in.H-20 {
			v.tap(at)
			return
		}
	}
	v.t.Fatal("the page has no link")
}
