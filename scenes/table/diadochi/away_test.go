package diadochi_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/sprites/imagetest"
)

// TestHandsAreClosedWhileComputersAct: where several people play, what nobody sees openly lies closed while a computer thinks, and the
// one who has the mouse sees it again when asked again, without a curtain.
func TestHandsAreClosedWhileComputersAct(t *testing.T) {
	kind := registry.Games()[0]
	if kind.Rules.Info().ID != "diadochi" {
		t.Fatal("the first game is another")
	}
	seats := []session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}, {Name: "Ana"}}
	s, err := session.New(game.Game, rules.Setup{Seats: 3}, seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	luck, windows := dice.New(1, 1), []guide.Window{{Language: "es", W: 1280, H: 800, Seed: 1}, {Language: "en", W: 390, H: 844, Seed: 1}}
	show := func(when string, g *guide.Guide) {
		if dir := os.Getenv("TYCHE_LOOK"); dir != "" {
			imagetest.Save(t, filepath.Join(dir, fmt.Sprintf("diadochi-away-%v-%s.png", g.In.W, when)), g.Sees())
		}
	}
	for len(windows) > 0 && len(s.Pending()) > 0 {
		seat := s.Pending()[0].Seat
		if seat == 0 && len(s.Chair(0).View().(game.View).Hand) > 0 {
			worlds := []rules.State{s.StateAt(s.Len())}
			for i := range uint64(4) {
				worlds = append(worlds, worlds[0].Resample(rules.Nobody, dice.New(i, 3)))
			}
			switch err := guide.Closed(kind, worlds, seats, windows[0], show); {
			case errors.Is(err, guide.ErrAlone):
			case err != nil:
				t.Fatalf("before entry %d: %v", s.Len(), err)
			default:
				windows = windows[1:]
			}
		}
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	if len(windows) > 0 {
		t.Error("nobody is asked before a computer")
	}
}
