package router

import (
	"fmt"
	"strings"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// largeScreens are those that all games share.
func largeScreens() map[string]func(v *visit) {
	screens := map[string]func(v *visit){"keys": func(v *visit) { v.router.keys() }, "luck": func(v *visit) { v.router.luck(finished(v.t)) }}
	for name, walk := range fingerScreens() {
		for _, shared := range []string{"title", "settings", "load", "result", "setup-", "learn-", "rulebook-", "menu-"} {
			if strings.HasPrefix(name, shared) {
				screens[name] = walk
			}
		}
	}
	return screens
}

// TestLargeTextIsWhole: at one and a half times and twice the usual size on a phone and on a small desktop no word of the screens that all games share
// is cut.
func TestLargeTextIsWhole(t *testing.T) {
	for _, k := range []struct{ w, h, text float64 }{{390, 844, 1.5}, {1024, 640, 1.5}, {1024, 640, 2}, {390, 844, 2}} {
		for name, walk := range largeScreens() {
			t.Run(fmt.Sprintf("%s at %v", name, k), func(t *testing.T) {
				v := enter(t, store.NewMemory(), "es", k.w, k.h)
				v.app.Prefs.Speed, v.in.Touch = 0, k.w < 500
				v.tick(2)
				walk(v)
				v.app.Prefs.TextScale, v.in.Present = k.text, false
				if name == "settings" { // which has noted what was set
					v.key(ui.KeyEscape)
					walk(v)
				}
				v.tick(20)
				v.texts(func(s string, _ canvas.Point) {
					if strings.HasSuffix(s, "…") {
						t.Errorf("cut: %q", s)
					}
				})
			})
		}
	}
}

// TestTheNoteHasRoomForLargeLetters: on a phone, at twice the usual size, three lines of the note of a lesson are seen above its buttons.
func TestTheNoteHasRoomForLargeLetters(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 390, 844)
	v.app.Prefs.Speed, v.in.Touch, v.app.Prefs.TextScale = 0, true, 2
	p := v.attend("march")
	s, _ := p.course.Step()
	words := v.app.Say(s.Text.Key)
	next, found := v.find(v.app.Say("learn.next"))
	if !found {
		t.Fatalf("the screen says %q", v.said())
	}
	lines := 0
	v.texts(func(line string, at canvas.Point) {
		if line = strings.TrimSpace(line); len(line) > 8 && strings.Contains(words, line) && at.Y < next.Y-40 {
			lines++
		}
	})
	if lines < 3 {
		t.Errorf("%d lines of %q", lines, words)
	}
}
