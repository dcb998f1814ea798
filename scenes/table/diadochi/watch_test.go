package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// marching is a table at which somebody has just set out.
func marching(t *testing.T) *sat {
	s, v := rited(t)
	march := rules.Event{Verb: game.EvMoved, Seat: 0, Who: generalRef(7), From: spaceRef(3), To: spaceRef(4), N: 1}
	s.face.Perform([]rules.Event{march, march, march, march, march, march, march, march}, v)
	s.tick(1)
	return s
}

// The bar works at once while something is acted out, which stands still under the menu.
func TestTheMenuOpensDuringAnAct(t *testing.T) {
	s := marching(t)
	s.press(1024-8-19, 24)
	now := s.face.acts.clock.Now()
	s.tick(60)
	prove.True(t, "the march goes on after the press", s.face.Busy())
	prove.Is(t, "the clock under the menu", s.face.acts.clock.Now(), now)
	s.key(ui.KeyEscape)
	s.tick(30)
	prove.True(t, "the clock goes on when the menu is closed", s.face.acts.clock.Now() > now)
}

// Any other press ends the act; Space holds it and lets it go on. What is held can be looked at.
func TestSpaceHoldsAnActAndAPressEndsIt(t *testing.T) {
	s := marching(t)
	s.key(ui.KeySpace)
	now := s.face.acts.clock.Now()
	s.tick(120)
	prove.True(t, "held", s.face.Busy())
	prove.Is(t, "the clock while it is held", s.face.acts.clock.Now(), now)
	s.key(ui.KeySpace)
	s.tick(5)
	prove.True(t, "let go", s.face.acts.clock.Now() > now)
	s.press(512, 250)
	prove.True(t, "a press on the map ends it", !s.face.Busy())
	s = marching(t)
	s.key(ui.Digit(1))
	prove.True(t, "a digit ends it", !s.face.Busy())
	s = marching(t)
	s.key(ui.KeySpace)
	now = s.face.acts.clock.Now()
	at, _, found := s.face.find(spaceRef(4))
	prove.True(t, "a place in sight", found)
	s.press(at.X, at.Y)
	s.tick(30)
	prove.Is(t, "the clock after a press on the map", s.face.acts.clock.Now(), now)
	s.key(ui.KeyEnter)
	prove.True(t, "Enter ends what is held", !s.face.Busy())
}

// Computers do not play on while the player holds what is watched.
func TestSpaceHoldsComputers(t *testing.T) {
	s := sitDown(t, "es", 1024, 640, []session.Seating{{Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
	s.tick(60)
	s.key(ui.KeySpace)
	n := s.match.Session.Len()
	s.tick(600)
	prove.Is(t, "moves while computers are held", s.match.Session.Len(), n)
	s.key(ui.KeySpace)
	s.tick(600)
	prove.True(t, "they play on", s.match.Session.Len() > n)
}
