package imperio_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/sprites/imagetest"
)

// TestPursesAreClosedWhileComputersWrite: where several people play, what nobody sees openly lies closed while a computer writes its
// orders after somebody has sealed.
func TestPursesAreClosedWhileComputersWrite(t *testing.T) {
	seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "random"}, {Name: "Irene"}}
	s, err := session.New(game.Game, rules.Setup{Seats: len(seats)}, seats, 3)
	prove.Is(t, "begun", err, nil)
	for !s.Ordering(0) {
		seat := s.Pending()[0].Seat
		_, err := s.Play(seat, s.Chair(seat).Moves(nil)[0])
		prove.Is(t, "played", err, nil)
	}
	var worlds []rules.State
	for i := range uint64(3) {
		worlds = append(worlds, sealing(t, s.StateAt(s.Len()).Resample(rules.Nobody, dice.New(i, 3)), seats))
	}
	kinds := registry.Games()
	kind := kinds[slices.IndexFunc(kinds, func(k house.Kind) bool { return k.Rules.Info().ID == "imperio" })]
	for _, w := range []guide.Window{{Language: "es", W: 1280, H: 800, Seed: 1}, {Language: "en", W: 390, H: 844, Seed: 1}} {
		prove.Is(t, "what is seen", guide.Closed(kind, worlds, seats, w, func(when string, g *guide.Guide) {
			if dir := os.Getenv("TYCHE_LOOK"); dir != "" {
				imagetest.Save(t, filepath.Join(dir, fmt.Sprintf("imperio-away-%d-%s.png", w.W, when)), g.Sees())
			}
		}), nil)
	}
}

// sealing is a world in which the first seat has written no letter and is about to seal.
func sealing(t *testing.T, world rules.State, seats []session.Seating) rules.State {
	t.Helper()
	s := session.Lesson(game.Game, world, seats, 1)
	for {
		m := s.Chair(0).Moves(nil)[0]
		if game.Game.Format(m) == "seal" {
			return s.StateAt(s.Len())
		}
		_, err := s.Play(0, m)
		prove.Is(t, "written", err, nil)
	}
}

// TestThePlanStaysInSightWhileAComputerAnswersAnOffer: whoever makes a computer an offer hears its answer with the own eyes, and goes on at
// the page that lay open.
func TestThePlanStaysInSightWhileAComputerAnswersAnOffer(t *testing.T) {
	seats := []session.Seating{{Name: "Ada", Level: "random"}, {Name: "Bruno"}, {Name: "Irene"}}
	kept, err := session.New(game.Game, rules.Setup{Seats: len(seats)}, seats, 3)
	prove.Is(t, "begun", err, nil)
	asked := 0
	m := table.NewMatch(kept, func(_ string, c session.Chair, _ int) table.Thinker { asked++; return &ponderer{c, 0} }, nil)
	m.Reckon(face.Tally)
	for seat := m.Deciding(); seat != 2 || !kept.Ordering(seat); seat = m.Deciding() {
		moves := kept.Chair(seat).Moves(nil)
		prove.Is(t, "answered", m.Play(seat, moves[0]), nil)
	}
	g := sitAt(t, m)
	g.App.Prefs.Speed = 1
	press(t, g, "I am ready")
	g.Tick(40)
	g.Key(letterKey("D"))
	g.Tick(5)
	before := asked
	press(t, g, "Propose an alliance")
	for range 60 {
		g.Tick(2)
		prove.Same(t, "secret treasuries beside the own", count(g.Says(), "secret treasury"), 2)
	}
	prove.True(t, "the computer was asked", asked > before)
	prove.True(t, "nobody is called", !says(g, "I am ready"))
}
