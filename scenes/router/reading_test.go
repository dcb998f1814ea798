package router_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// reader plays by what is read alone.
type reader struct {
	*guide.Guide
	t     *testing.T
	lines []ui.Line
}

func newReader(t *testing.T) *reader {
	t.Helper()
	g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{Guide: g, t: t}
	g.App.Prefs.Speed = 0
	g.App.Read = func(lines []ui.Line) { r.lines = lines }
	r.listen()
	return r
}

// listen waits until everything has been read out.
func (r *reader) listen() { r.Tick(20) }

// after returns the first button that can be used after a line of this kind; false if there is none.
func (r *reader) after(kind ui.LineKind) (ui.Line, bool) {
	at := slices.IndexFunc(r.lines, func(l ui.Line) bool { return l.Kind == kind })
	if at < 0 {
		return ui.Line{}, false
	}
	for _, l := range r.lines[at:] {
		if l.Kind == ui.ButtonLine && l.ID != 0 && !l.Off {
			return l, true
		}
	}
	return ui.Line{}, false
}

// use presses the first thing whose words begin so.
func (r *reader) use(words string) {
	r.t.Helper()
	if !r.uses(words) {
		r.t.Fatalf("nothing says %q; read: %q", words, r.all())
	}
}

func (r *reader) uses(words string) bool {
	for _, l := range r.lines {
		if l.ID != 0 && !l.Off && strings.HasPrefix(l.Words, words) {
			r.does(l, "")
			return true
		}
	}
	return false
}

func (r *reader) does(l ui.Line, value string) {
	r.In.Acts = append(r.In.Acts, ui.Act{ID: l.ID, Words: l.Words, Value: value})
	r.listen()
}

func (r *reader) all() (words []string) {
	for _, l := range r.lines {
		words = append(words, l.Kind.String()+" "+l.Words)
	}
	return words
}

// TestAWholeGameIsPlayedByReading goes from the title to the result and back, and looks at nothing.
func TestAWholeGameIsPlayedByReading(t *testing.T) {
	r := newReader(t)
	r.use("New game")
	for r.uses("Learner") || r.uses("Novice") || r.uses("Veteran") || r.uses("Strategos") { // until a person has come in place of the computer
	}
	r.use("Begin")
	stops := 0 // questions with which one can say when to be asked
	for n := 0; ; n++ {
		if n > 2000 {
			t.Fatalf("the game does not end; read: %q", r.all())
		}
		if r.uses("I am ready") || r.uses("Continue") { // something is to be read first
			continue
		}
		if answer, asked := r.after(ui.QuestionLine); asked {
			always := slices.IndexFunc(r.lines, func(l ui.Line) bool { return l.Words == r.App.Say("table.stop.always") })
			if always >= 0 {
				stops++
				if always < slices.IndexFunc(r.lines, func(l ui.Line) bool { return l.ID == answer.ID }) {
					t.Fatalf("when to be asked is read before the answers: %q", r.all())
				}
			}
			r.does(answer, "")
			continue
		}
		if strings.Contains(strings.Join(r.all(), "\n"), "heading The game is over") {
			break
		}
		r.listen()
	}
	if stops == 0 {
		t.Error("nobody could say when to be asked: nothing is tried")
	}
	r.use("To the title")
	r.use("New game")
}

// TestEveryScreenCanBeRead visits all screens; each has a heading, and everything that can be used says what it is.
func TestEveryScreenCanBeRead(t *testing.T) {
	for _, way := range [][]string{{}, {"New game"}, {"Learn"}, {"Saved games"}, {"Rulebook"}, {"Settings"}, {"Keys"}, {"New game", "Begin"}, {"New game", "Begin", "Menu"}} {
		r := newReader(t)
		for _, words := range way {
			r.use(words)
		}
		if !slices.ContainsFunc(r.lines, func(l ui.Line) bool { return l.Kind == ui.HeadingLine }) {
			t.Errorf("%q has no heading: %q", way, r.all())
		}
		for _, l := range r.lines {
			if l.Words == "" || strings.Contains(l.Words, "row") && len(l.Words) < 5 {
				t.Errorf("%q: a %s says %q", way, l.Kind, l.Words)
			}
		}
		if len(r.lines) < 3 {
			t.Errorf("%q reads %q", way, r.all())
		}
	}
}

// TestTheTitleComesToRest: once the map behind it is painted, nothing changes and no frame is drawn.
func TestTheTitleComesToRest(t *testing.T) {
	r := newReader(t)
	r.App.Prefs.ReducedMotion = false
	r.In.Focused = true
	r.Tick(2000)
	for i := range 300 {
		if r.App.Update(&r.In) {
			t.Fatalf("a frame %d ticks after everything was painted", i)
		}
		r.In.Clear()
	}
}
