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
