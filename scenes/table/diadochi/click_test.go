package diadochi

import (
	"testing"

	"tyche/rules/dice"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// read lets the time go by that somebody needs to read the question.
func (s *sat) read() {
	if (s.table.Hidden() || s.table.Asks() != nil) && !s.table.Ripe() {
		dt := s.in.Dt
		s.in.Dt = 2
		s.tick(1)
		s.in.Dt = dt
	}
}

// press reads the question and holds the left button for a few ticks at a place.
func (s *sat) press(x, y float64) {
	s.read()
	at := canvas.Point{X: x, Y: y}
	s.in.Cursor, s.in.Present, s.in.Moved = at, true, true
	s.tick(2)
	s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	s.in.Held[ui.LeftButton] = true
	s.tick(3)
	s.in.Released = append(s.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	s.in.Held[ui.LeftButton] = false
	s.tick(2)
}

func TestAnAnswerIsPlayedByItsButton(t *testing.T) {
	s := sit(t, "es", 1280, 800, 60)
	s.tick(4)
	before := s.match.Session.Len()
	s.press(1130, 132)
	if s.match.Session.Len() == before {
		t.Error("a click on the first answer played nothing")
	}
}

// TestAWholeGameByMouse plays a game of two people through the real scenes to its end: clicks on lit things on the
// map, digits for the rest, the curtain lifted by its button.
func TestAWholeGameByMouse(t *testing.T) {
	s := sitTwo(t)
	s.app.Prefs.Speed = 0
	luck := dice.New(11, 0)
	clicks, keys := 0, 0
	for n := 0; n < 30000; n++ {
		s.tick(1)
		if _, over := s.match.Session.Outcome(); over {
			t.Logf("%d moves, %d clicks, %d keys", s.match.Session.Len(), clicks, keys)
			if clicks < 50 {
				t.Error("hardly anything could be clicked")
			}
			return
		}
		if s.table.Hidden() {
			s.press(640, 800/2+78)
			continue
		}
		if s.table.Asks() == nil {
			s.key(ui.KeyEscape)
			continue
		}
		before := s.match.Session.Len()
		offers := s.table.Asks().Legal
		if at, ok := s.face.Find(offers[luck.Draw(len(offers))]); ok {
			s.press(at.X, at.Y)
			s.key(ui.KeyEnter)
			clicks++
		}
		if s.match.Session.Len() == before {
			s.answerByKey(luck)
			keys++
		}
	}
	t.Fatalf("no end after %d moves", s.match.Session.Len())
}

// answerByKey presses the key of some answer.
func (s *sat) answerByKey(luck *dice.Stream) {
	o := s.table.Asks()
	for i := luck.Draw(len(o.Legal)); ; i = (i + 1) % len(o.Legal) {
		if k := o.Key(i); k >= 0 {
			s.key(ui.Digit(k))
			return
		}
	}
}

func (s *sat) key(k ui.Key) {
	s.read()
	s.in.Keys = append(s.in.Keys, ui.Press{Key: k})
	s.tick(2)
}

// TestARightClickOpensNothing: it steps back and no more, where Escape opens the menu; the line of keys says which of the two Escape does.
func TestARightClickOpensNothing(t *testing.T) {
	s := sit(t, "es", 1280, 800, 60)
	s.tick(4)
	for s.table.Asks() == nil {
		s.key(ui.KeyEscape)
	}
	right := func() {
		s.in.Cursor, s.in.Present = canvas.Point{X: 600, Y: 700}, true
		s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.RightButton, At: s.in.Cursor})
		s.in.Released = append(s.in.Released, ui.Click{Button: ui.RightButton, At: s.in.Cursor})
		s.tick(2)
	}
	for range 3 { // whatever was taken up is put back
		right()
	}
	if s.lines()["MENÚ"] || s.table.Asks() == nil {
		t.Error("a right click has opened the menu")
	}
	if said := s.lines(); !said["Esc menú"] || said["Esc atrás"] {
		t.Error("the line of keys does not say that Escape opens the menu")
	}
	s.key(ui.KeyEscape)
	if said := s.lines(); !said["MENÚ"] || !said["Esc atrás"] {
		t.Error("Escape has not opened the menu, or the line of keys does not say that it closes it")
	}
}
