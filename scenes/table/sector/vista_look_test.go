package sector_test

import (
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/result"
	"tyche/scenes/router"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestLookAtTheOrrery shows the results of a game while the orrery turns, and when it stands.
func TestLookAtTheOrrery(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	s, err := session.New(game.Game, rules.Setup{Seats: 4}, company(4), 5)
	if err != nil {
		t.Fatal(err)
	}
	for luck := dice.New(5, 1); len(s.Pending()) > 0; {
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	for _, row := range []struct {
		name, language string
		w, h           float64
	}{{"es-1280", "es", 1280, 800}, {"en-1920", "en", 1920, 1080}, {"es-1024", "es", 1024, 640}, {"en-390", "en", 390, 844}} {
		app := ui.NewApp(store.NewMemory())
		app.Prefs.Language = row.language
		inside, err := house.New(app, []house.Kind{entry()}, router.Texts()...)
		if err != nil {
			t.Fatal(err)
		}
		g := &guide.Guide{App: app, In: ui.Input{W: row.w, H: row.h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}}
		app.Stack.Push(result.New(inside, s, result.Exits{}))
		g.Tick(110)
		look(t, g, "orrery-"+row.name+"-turning")
		g.Tick(400)
		look(t, g, "orrery-"+row.name)
	}
}
