package router

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules/tutor"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheNoteKeepsUpWithTheRegroup: while the steps of the regroup phase are acted out the note tells the step that is shown, and not the
// last thing of the one before.
func TestTheNoteKeepsUpWithTheRegroup(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	v.app.Prefs.Speed = 4
	p := v.attend("sector.regroup")
	for s, _ := p.course.Step(); s.Text.Key != "sector.lesson.regroup.begin"; s, _ = p.course.Step() {
		p.follow()
	}
	v.app.Prefs.Speed, v.app.Prefs.ReducedMotion = 1, false
	if s, _ := p.course.Step(); s.Kind == tutor.Say {
		t.Fatal("nothing is asked for")
	}
	p.key(ui.KeyEnter)
	seen, voice := map[int]bool{}, p.house.Voice(p.entry.Kind)
	for range 1200 {
		p.tick(1)
		said := p.said()
		for step := 1; step < 8; step++ { // in the eighth each card that is read is told by itself
			title := voice.Below("sector.face.walk.step.", strconv.Itoa(step))
			if !slices.Contains(said, strings.ToUpper(fmt.Sprintf("%d. %s", step, title))) {
				continue
			}
			if seen[step] = true; !strings.HasPrefix(note(said), fmt.Sprintf("Paso %d: ", step)) {
				t.Fatalf("step %d is shown; the screen says %q", step, said)
			}
		}
	}
	if len(seen) < 6 {
		t.Errorf("only the steps %v were seen", seen)
	}
}

// note is what stands on the note, below its title.
func note(said []string) string {
	if at := slices.Index(said, "El reagrupamiento, paso a paso"); at >= 0 && at+1 < len(said) {
		return said[at+1]
	}
	return ""
}
