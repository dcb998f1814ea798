package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// onAPhone sits down in the Tyche Segment, with more than twenty answers, at a phone held upright.
func onAPhone(t *testing.T, w, h float64) *sat {
	s := sitDown(t, "es", w, h, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 2, func(c session.Chair) bool { return len(c.Moves(nil)) > 20 && seen(c).Segment == 2 })
	})
	s.in.Touch, s.app.Touch = true, true
	s.settle()
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	s.tick(90)
	return s
}

// whole counts the answers of which the list shows all.
func (s *sat) whole() (n int) {
	for _, f := range s.table.Asks().Legal {
		if r, seen := s.table.Asks().Row(f.Move); seen && r.H >= 44 {
			n++
		}
	}
	return n
}

// written is where a line of text begins that is on the screen.
func (s *sat) written(t *testing.T, text string) (at canvas.Point) {
	t.Helper()
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	l.Texts(func(line string, p canvas.Point) {
		if line == text {
			at = p
		}
	})
	if at == (canvas.Point{}) {
		t.Fatalf("nowhere is written %q", text)
	}
	return at
}

// tapName presses the name of a page.
func (s *sat) tapName(t *testing.T, name string) {
	t.Helper()
	at := s.written(t, name)
	s.press(at.X+4, at.Y-4)
	s.tick(30)
}

// TestALongListReachesUpOnAPhone: the name of the open page, or the number of the answers that are not shown, makes it as high as the window;
// the map below hears nothing, and an answer lays the list down again.
func TestALongListReachesUpOnAPhone(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}} {
		s := onAPhone(t, size[0], size[1])
		low, map0 := s.whole(), s.face.camera.View
		s.shot(t, fmt.Sprintf("low-%v.png", size[0]))
		s.tapName(t, "Decisión")
		s.shot(t, fmt.Sprintf("tall-%v.png", size[0]))
		prove.True(t, fmt.Sprint(size, ": more than twice as many answers: ", s.whole(), ", not ", low), s.whole() > 2*low)
		prove.Is(t, "the map keeps its place", s.face.camera.View, map0)
		scale := s.face.camera.Rest()
		s.in.Zoom, s.in.ZoomAt = 2, map0.Center()
		s.tick(30)
		prove.Is(t, "and hears no fingers", s.face.camera.Rest(), scale)
		s.in.Present = false
		s.tapName(t, "Decisión")
		prove.Is(t, "laid down again", s.whole(), low)
		s.tapName(t, fmt.Sprintf("↓ %d respuestas más", len(s.table.Asks().Legal)-low))
		prove.True(t, "by the number of the others too", s.whole() > 2*low)
		s.key(ui.KeyEscape)
		prove.Is(t, "going back lays it down", s.whole(), low)
		s.tapName(t, "Decisión")
		before := s.match.Session.Len()
		row, _ := s.table.Asks().Row(s.table.Asks().Legal[4].Move)
		s.press(row.Center().X, row.Center().Y)
		s.tick(2)
		prove.Is(t, "the answer is given", s.match.Session.Len(), before+1)
		s.settle()
		s.tick(60)
		prove.True(t, "and what comes of it seen", s.written(t, "Decisión").Y > map0.Bottom())
	}
}

// TestTheChronicleReachesUpOnAPhone: it shows more lines, and the strip that leads back to the question.
func TestTheChronicleReachesUpOnAPhone(t *testing.T) {
	s := onAPhone(t, 390, 844)
	s.tapName(t, "Crónica")
	told := func() (n int) {
		for _, line := range s.chronicle() {
			if s.says(line) {
				n++
			}
		}
		return n
	}
	low := told()
	s.tapName(t, "Crónica")
	s.shot(t, "tall-log.png")
	prove.True(t, fmt.Sprint("more lines: ", told(), ", not ", low), told() > low)
	prove.True(t, "the question", s.says(s.face.voice.Say(s.table.Asks().Decision.Prompt)))
	s.tapName(t, "Jugadores")
	prove.True(t, "what the face draws stays below its hand", s.face.cards[0].Y > s.face.camera.View.Bottom())
}
