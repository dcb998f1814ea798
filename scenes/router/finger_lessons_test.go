package router

import (
	"fmt"
	"testing"

	"tyche/scenes/store"
)

// TestLessonsAreWalkedByFinger goes through the first lessons on a phone, upright and on its side: what is ringed on the
// map takes the tap in the middle of its ring, although counters of its neighbours lie over it.
func TestLessonsAreWalkedByFinger(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		for _, name := range []string{"table", "cards", "march", "control", "battle", "siege"} {
			t.Run(fmt.Sprintf("%s at %v", name, size), func(t *testing.T) {
				v := enter(t, store.NewMemory(), "es", size[0], size[1])
				v.app.Prefs.Speed, v.in.Touch = 4, true
				p := v.attend(name)
				for !p.course.Done() {
					p.next()
				}
				if !p.reads("learn.done") {
					t.Errorf("no word at the end: %q", p.said())
				}
			})
		}
	}
}
