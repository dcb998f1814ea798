package diadochi

import (
	"fmt"
	"strings"
	"testing"

	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheChronicleTellsWholeSentences: at every size of window and text its panel shows sentences from their first word to their last,
// and nothing of any other.
func TestTheChronicleTellsWholeSentences(t *testing.T) {
	s := sit(t, "es", 1280, 800, 300)
	s.app.Prefs.ReducedMotion = true
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	sentences, shown := s.chronicle(), 0
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.2, 1.5, 2} {
			s.app.Prefs.TextScale, s.in.W, s.in.H = text, size[0], size[1]
			s.in.Cursor, s.in.Present, s.in.Moved = canvas.Point{X: size[0] - 60, Y: size[1] - 40}, true, true
			for range 20 {
				s.in.Pan.Y = 9
				s.tick(2)
				got := s.below("CRÓNICA")
				if got == "" {
					break
				}
				shown++
				if !runs(sentences, got) {
					t.Errorf("%v at %v: the chronicle shows %q", size, text, got)
				}
			}
			s.shot(t, fmt.Sprintf("lines-%v-%v.png", size[0], text))
		}
	}
	if shown < 60 {
		t.Errorf("the chronicle was looked at only %d times", shown)
	}
}

// runs says whether words are some sentences of a list, one after the other.
func runs(list []string, words string) bool {
	for i := range list {
		rest, ok := words, true
		for j := i; ok && j < len(list); j++ {
			if rest, ok = strings.CutPrefix(rest, list[j]); rest == "" && ok {
				return true
			}
			rest = strings.TrimPrefix(rest, " ")
		}
	}
	return false
}

// chronicle lists the sentences that the first seat has been told.
func (s *sat) chronicle() (list []string) {
	for i := range s.match.Session.Len() {
		for _, e := range s.match.Session.Read(i, 0).Events {
			if text, worth := game.Game.Tell(e); worth {
				list = append(list, s.face.voice.Say(text))
			}
		}
	}
	return list
}

// below joins what is written in the right column below a title.
func (s *sat) below(title string) string {
	var l canvas.List
	var at canvas.Point
	var words []string
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	l.Texts(func(line string, p canvas.Point) { // what was painted before lies in another panel, cut off at its edge
		switch {
		case line == title:
			at = p
		case at.X > 0 && p.X >= at.X-1 && p.Y > at.Y+1 && p.Y < s.in.H && line != "":
			words = append(words, strings.TrimSpace(line))
		}
	})
	return strings.Join(words, " ")
}

// TestTheChronicleStaysAtItsEnd: whoever reads the last sentences goes on reading them when the language is changed.
func TestTheChronicleStaysAtItsEnd(t *testing.T) {
	s := sit(t, "es", 1280, 800, 300)
	s.app.Prefs.ReducedMotion = true
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	s.tick(60)
	for _, title := range []string{"CRÓNICA", "CHRONICLE", "CRÓNICA"} {
		s.app.Prefs.Language = map[bool]string{true: "es", false: "en"}[title == "CRÓNICA"]
		s.tick(60)
		list := s.chronicle()
		if shown := s.below(title); shown == "" || !strings.HasSuffix(shown, list[len(list)-1]) {
			t.Errorf("the chronicle ends with %q and shows %q", list[len(list)-1], shown)
		}
	}
}
