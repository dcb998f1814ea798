package diadochi

import (
	"os"
	"strconv"
	"testing"

	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// TestLookAtStops shows a question whether to come between, and the sheet on which a player says when to be asked.
func TestLookAtStops(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	for _, c := range []struct {
		lang string
		w, h float64
	}{{"es", 1280, 800}, {"en", 390, 844}} {
		luck := dice.New(6, 0)
		s := sitDown(t, c.lang, c.w, c.h, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, func(s *session.Session) {
			for len(s.Pending()) > 0 {
				seat := s.Pending()[0].Seat
				if r, reacts := s.Chair(0).Reaction(); reacts && len(r.Use) > 0 && r.Kind == 0 {
					return
				}
				legal := s.Chair(seat).Moves(nil)
				if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		})
		s.tick(300)
		name := "stops-" + c.lang + "-" + strconv.Itoa(int(c.w))
		s.shot(t, name+"-question.png")
		s.match.Stand([6]table.Stops{}, nil)
		s.press(c.w-27, 24)
		s.shot(t, name+"-menu.png")
		s.say(t, map[string]string{"es": "Cuándo preguntarme", "en": "When to ask me"}[c.lang])
		s.shot(t, name+"-sheet.png")
	}
}

// say presses what says these words, the last of them.
func (s *sat) say(t *testing.T, words string) {
	t.Helper()
	s.sayAt(t, words, false)
}

// sayAt is say; first says that of several alike the first one drawn is meant, not the last.
func (s *sat) sayAt(t *testing.T, words string, first bool) {
	t.Helper()
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	place, found := canvas.Point{}, false
	l.Texts(func(text string, at canvas.Point) {
		if text == words && !(first && found) {
			place, found = at, true
		}
	})
	if !found {
		t.Fatalf("nothing says %q", words)
	}
	s.press(place.X+4, place.Y-4)
}
