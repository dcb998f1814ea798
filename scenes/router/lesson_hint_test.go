package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/tutor"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAHintInALessonIsWhatTheNoteAsksFor asks for a hint while a note is to be read, and where an answer is wanted.
func TestAHintInALessonIsWhatTheNoteAsksFor(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	v.app.Prefs.Speed = 4
	p := v.attend("march")
	reading, answering := false, false
	for !p.course.Done() && !(reading && answering) {
		s, _ := p.course.Step()
		p.key(ui.KeyH)
		p.tick(5)
		said := strings.Join(p.said(), " ")
		switch {
		case s.Kind == tutor.Say:
			prove.True(t, "the note is to be read first: "+said, strings.Contains(said, "Lee primero la nota de Tyche"))
			reading = true
		case s.Kind != tutor.Play:
			chair := p.course.Session().Chair(p.entry.Lesson.Seat)
			label := p.house.Voice(p.entry.Kind).Say(chair.Describe(p.course.Wanted()[0]).Label)
			prove.True(t, "the answer that is asked for: "+said, strings.Contains(said, label+". Lo pide la nota de Tyche"))
			answering = true
		}
		p.next()
	}
	prove.True(t, "both were seen", reading && answering)
}
