package sector_test

import (
	"bytes"
	"image"
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// fixed is the game begun from a given position.
type fixed struct {
	rules.Game
	from rules.State
}

func (f fixed) New(rules.Setup, rules.Chance) (rules.State, error) { return f.from.Clone(), nil }

// people are players who share one mouse.
func people(seats int) []session.Seating {
	list := company(seats)
	for i := range list {
		list[i].Level = ""
	}
	return list
}

// alike are a position in the middle of a game, and others that differ from it only in what nobody sees openly.
func alike(t *testing.T, seats int) (list []rules.State) {
	t.Helper()
	s := playUntil(t, entry(), rules.Setup{Seats: seats}, people(seats), func(v *game.View) bool { return v.Round == 3 && v.Phase == 1 })
	truth := s.StateAt(s.Len())
	list = append(list, truth)
	for i := range uint64(4) {
		list = append(list, truth.Resample(rules.Nobody, dice.New(i, 3)))
	}
	return list
}

// TestTheCabinetShowsNothing draws the closed cabinet over worlds that differ in hands and orders: it must be the same to
// the last pixel. What lies behind it must not be, or the test would prove nothing.
func TestTheCabinetShowsNothing(t *testing.T) {
	var shut, open []*image.RGBA
	for _, world := range alike(t, 3) {
		s, err := session.New(fixed{game.Game, world}, rules.Setup{Seats: 3}, people(3), 1)
		if err != nil {
			t.Fatal(err)
		}
		at := sitAt(t, "en", 640, 400, s)
		if !at.table.Hidden() {
			t.Fatalf("no curtain: the screen says %q", at.Says())
		}
		untold(t, at.Guide)
		if !at.shows("To place an order") {
			t.Errorf("the card does not say for what the mouse changes hands: %q", at.Says())
		}
		shut = append(shut, at.Sees())
		at.press(ui.KeyEnter)
		at.Tick(300)
		open = append(open, at.Sees())
	}
	differ := false
	for i := range shut {
		if !bytes.Equal(shut[i].Pix, shut[0].Pix) {
			t.Errorf("the cabinet of world %d looks different", i)
		}
		differ = differ || !bytes.Equal(open[i].Pix, open[0].Pix)
	}
	if !differ {
		t.Error("all worlds look alike even with the cabinet open: they hide nothing")
	}
}

// TestTheCabinetWaits lets two people play: what the first has done is acted out before the cabinet is shut for the other.
func TestTheCabinetWaits(t *testing.T) {
	s := playUntil(t, entry(), rules.Setup{Seats: 2}, people(2), func(v *game.View) bool { return v.Round == 2 && v.Phase == 1 })
	at := sitAt(t, "en", 1280, 800, s)
	at.press(ui.KeyEnter)
	at.App.Prefs.ReducedMotion = false
	at.Tick(30)
	for range 40 {
		if s.Pending()[0].Seat != 0 {
			break
		}
		m := s.Chair(0).Moves(nil)[0]
		if _, err := s.Play(0, m); err != nil {
			t.Fatal(err)
		}
	}
	busy := 0
	for range 2000 {
		at.Tick(1)
		if at.table.Hidden() {
			break
		}
		if at.face.Busy() {
			busy++
		}
	}
	if !at.table.Hidden() || busy < 10 {
		t.Errorf("hidden: %v, after %d ticks of acting", at.table.Hidden(), busy)
	}
}

func TestLookAtTheCabinet(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, row := range []struct {
		name, language string
		w, h, seats    int
	}{{"four", "es", 1600, 1000, 4}, {"six", "en", 1280, 800, 6}, {"phone", "es", 844, 390, 3}, {"upright", "en", 390, 844, 2}} {
		s := playUntil(t, entry(), rules.Setup{Seats: row.seats}, people(row.seats), func(v *game.View) bool { return v.Round == 2 && v.Phase == 1 })
		look(t, sitAt(t, row.language, row.w, row.h, s).Guide, "cabinet-"+row.name)
	}
}
