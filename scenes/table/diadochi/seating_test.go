package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// Somebody concedes from the menu, which asks once; the computer plays on, journal and chronicle tell it, and the seat
// comes back the same way.
func TestConceding(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, nil)
	s.app.Prefs.Speed = 0
	for range 200 {
		if s.table.Asks() != nil {
			break
		}
		s.tick(1)
	}
	menu := func(words string) {
		s.press(1280-27, 24)
		s.say(t, words)
		s.tick(2)
	}
	menu("Rendirse")
	prove.True(t, "asked first", s.match.Person(0))
	s.app.Prefs.Speed = 1
	s.say(t, "Que siga el ordenador")
	s.key(ui.KeySpace) // held, so that it stays in sight
	s.tick(60)
	prove.True(t, "a computer plays", !s.match.Person(0))
	prove.True(t, "the chronicle tells it", s.says("Desde ahora, el ordenador juega por Irene."))
	prove.True(t, "the journal tells it", strings.Contains(string(s.match.Session.Journal()), "hand 1 bot veteran"))
	s.app.Prefs.Speed = 0
	s.key(ui.KeySpace)
	n := s.match.Session.Len()
	s.tick(60) // not so long that the game ends
	prove.True(t, "the game goes on", s.match.Session.Len() > n)
	s.key(ui.KeySpace)
	menu("Quién juega")
	s.shot(t, "seating.png")
	choose := func(list ...string) {
		for _, words := range list {
			s.sayAt(t, words, true)
			s.tick(2)
		}
	}
	choose("Veterano", "Cancelar")
	prove.True(t, "what was chosen is forgotten", !s.match.Person(0))
	menu("Quién juega")
	choose("Veterano", "Al azar", "Aprendiz", "Novato", "Hecho") // after the last comes a person again
	prove.True(t, "a person plays again", s.match.Person(0))
	prove.True(t, "the journal tells that too", strings.Contains(string(s.match.Session.Journal()), "hand 1 person"))
}
