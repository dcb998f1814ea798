package diadochi

import (
	"slices"
	"testing"

	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

func (s *sat) tap(at canvas.Point) {
	s.in.Touch, s.in.Cursor, s.in.Present, s.in.Moved = true, at, true, true
	s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	s.in.Released = append(s.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	s.tick(1)
	s.in.Present = false
	s.tick(30)
}

// spoken returns what the table says to those who read it.
func (s *sat) spoken() (lines []ui.Line) {
	s.app.Read = func(all []ui.Line) { lines = all }
	s.tick(30)
	s.app.Read = nil
	return lines
}

func answers(lines []ui.Line, words string) bool {
	return slices.ContainsFunc(lines, func(l ui.Line) bool {
		return l.Kind == ui.ButtonLine && l.Words == words && l.Box.H >= ui.FingerHeight
	})
}

// TestAStrayTouchDoesNotHideTheQuestion: what is touched on the map turns the only page to its detail; the question stays in
// sight and leads back to its answers.
func TestAStrayTouchDoesNotHideTheQuestion(t *testing.T) {
	for _, size := range phones {
		s := sit(t, "es", size[0], size[1], 60)
		s.in.Touch = true
		s.tick(60)
		stray := strayPlace(t, s)
		s.tap(stray)
		s.shot(t, "stray-"+map[bool]string{true: "upright", false: "wide"}[size[1] > size[0]]+".png")
		lines := s.spoken()
		i := slices.IndexFunc(lines, func(l ui.Line) bool {
			return l.Kind == ui.ButtonLine && l.Box.H >= ui.FingerHeight && l.Words == prompt(s)
		})
		if i < 0 {
			t.Fatalf("%v: the question %q has gone: %+v", size, prompt(s), lines)
		}
		s.tap(lines[i].Box.Center())
		if lines = s.spoken(); answers(lines, prompt(s)) {
			t.Errorf("%v: the question leads nowhere", size)
		}
		for _, tab := range []string{"table.detail", "table.seats", "table.chronicle"} {
			name := s.face.voice.Key(tab)
			s.tap(s.lettered(t, name))
			if !answers(s.spoken(), prompt(s)) {
				t.Errorf("%v: below %s nothing leads to the question", size, name)
			}
		}
		s.shot(t, "stray-back-"+map[bool]string{true: "upright", false: "wide"}[size[1] > size[0]]+".png")
	}
}

// lettered is where words stand on the screen.
func (s *sat) lettered(t *testing.T, words string) (at canvas.Point) {
	t.Helper()
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	l.Texts(func(line string, where canvas.Point) {
		if line == words {
			at = where
		}
	})
	if at == (canvas.Point{}) {
		t.Fatalf("%q stands nowhere", words)
	}
	return at
}

func prompt(s *sat) string { return s.face.voice.Say(s.table.Asks().Decision.Prompt) }

// strayPlace is where a space lies on the map that no answer speaks of.
func strayPlace(t *testing.T, s *sat) canvas.Point {
	t.Helper()
	for i := range s.face.view.Spaces {
		ref := rules.Ref{Kind: game.KindSpace, ID: int16(i)}
		at := canvas.Point(s.face.camera.ToScreen(s.face.model.Areas[i].At))
		if _, far := s.table.Asks().Routes[ref]; !far && len(s.table.Asks().At(ref)) == 0 && geom.Inside(s.face.camera.View, geom.Point(at)) {
			return at
		}
	}
	t.Fatal("everything in sight is asked about")
	return canvas.Point{}
}

// TestNoAnswerIsCutToAnEmptyButton: where a list opens on a phone, every row of it shows its words, and how many are out of
// sight is told.
func TestNoAnswerIsCutToAnEmptyButton(t *testing.T) {
	cut, whole := 0, 0
	for moves := 0; moves < 45; moves += 15 {
		for _, size := range phones {
			s := sit(t, "es", size[0], size[1], moves)
			s.in.Touch = true
			s.tick(60)
			out := 0
			for _, f := range s.table.Asks().Legal {
				switch row, _ := s.table.Asks().Row(f.Move); {
				case row.H <= 0:
					out++
				case row.H < 32: // its first line
					t.Errorf("%v after %d: %v shows only %v", size, moves, game.Game.Format(f.Move), row)
				default:
					whole++
				}
			}
			if told := s.says(s.face.voice.Say(rules.Say("table.further", rules.N(out)))); told != (out > 0) {
				t.Errorf("%v after %d: %d out of sight, told %v", size, moves, out, told)
			}
			cut += out
		}
	}
	if cut == 0 || whole == 0 {
		t.Errorf("%d rows in sight, %d out of it: the lists are too short for this test", whole, cut)
	}
}
