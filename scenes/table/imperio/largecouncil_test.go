package imperio_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules/bot"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// In large letters nothing on the page of the Council is cut: names of proposals and laws, options, what each brings.
func TestThePageOfTheCouncilInLargeLetters(t *testing.T) {
	for _, k := range []struct {
		w, h int
		text float64
	}{{1280, 800, 1}, {1024, 640, 1}, {1280, 800, 1.5}, {1024, 640, 1.5}, {1280, 800, 2}, {390, 844, 1.5}, {844, 390, 1.3}} {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			at, err := game.Game.SetPosition(strings.Replace(crowded, "sealed 2 3 4 5 6\nask 1 seal", "ask 1 seal", 1))
			if err != nil {
				t.Fatal(err)
			}
			seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}, {Name: "Irene", Level: bot.Learner}, {Name: "Carla", Level: bot.Learner}, {Name: "Dora", Level: bot.Learner}, {Name: "Elena", Level: bot.Learner}}
			m := table.NewMatch(session.Lesson(game.Game, at, seats, 3), func(string, session.Chair, int) table.Thinker { return nil }, nil)
			g := sitIn(t, m, guide.Window{Language: "es", W: k.w, H: k.h, Seed: 5}, table.Exits{})
			g.App.Prefs.TextScale, g.App.Touch = k.text, k.w < 900
			g.Tick(5)
			g.Key(ui.KeyV)
			g.Tick(10)
			look(t, g, fmt.Sprintf("council-page-%dx%d-%v", k.w, k.h, k.text))
			for _, s := range g.Says() {
				if strings.HasSuffix(s, "…") {
					t.Errorf("cut: %q", s)
				}
			}
		})
	}
}

// In large letters, and in a small window, the count of the Council is read whole: no name ends in dots.
func TestTheCountInLargeLetters(t *testing.T) {
	for _, row := range []struct {
		w, h, text float64
	}{{1280, 800, 1.5}, {1024, 640, 1}, {1024, 640, 1.5}, {1280, 800, 2}} {
		k := enter(t, "es", row.w, row.h, crowded)
		k.app.Prefs.TextScale = row.text
		k.app.Theme = ui.NewTheme(ui.Parchment, row.text)
		k.does(0, "seal")
		k.until("El Consejo de")
		for i := range 4 {
			k.tick(210)
			k.sees(fmt.Sprintf("count-%v-%v-%d", row.w, row.text, i))
			for _, s := range k.lines() {
				if strings.HasSuffix(s, "…") {
					t.Errorf("%v: cut: %q", row, s)
				}
			}
		}
	}
}
