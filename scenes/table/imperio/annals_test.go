package imperio_test

import (
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// A opens the annals, at the last turn; the arrows turn to others.
func TestAnnalsAreReadTurnByTurn(t *testing.T) {
	people := []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}, {Name: "Max"}}
	s, err := session.New(game.Game, rules.Setup{Seats: len(people)}, people, 3)
	if err != nil {
		t.Fatal(err)
	}
	luck, turns := dice.New(9, 1), 0
	for turns < 7 || s.Chair(0).View().(*game.View).Phase != game.PhaseStrategic {
		asked := s.Pending()[0].Seat
		legal := slices.DeleteFunc(s.Chair(asked).Moves(nil), func(m rules.Move) bool { return m.Verb == game.VerbAbsent })
		if _, err := s.Play(asked, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
		turns = s.Chair(0).View().(*game.View).Turn
	}
	for _, w := range []guide.Window{
		{Language: "en", W: 1280, H: 800, Seed: 5}, {Language: "es", W: 1920, H: 1080, Seed: 5}, {Language: "es", W: 390, H: 844, Seed: 5}, {Language: "es", W: 844, H: 390, Seed: 5},
	} {
		g := sitIn(t, table.NewMatch(s, nil, nil), w, table.Exits{Result: func(*table.Match) {}, Rulebook: func(rules.Rule) {}})
		press(t, g, map[string]string{"en": "I am ready", "es": "Ya estoy aquí"}[w.Language])
		g.Tick(10)
		if g.App.Stack.Top().(*table.Table).Recaps() {
			g.Key(ui.KeyEscape)
		}
		g.Key(letterKey("A"))
		g.Tick(5)
		sixth := g.Says()
		look(t, g, "annals-"+strconv.Itoa(w.W))
		g.Key(ui.KeyLeft)
		g.Tick(3)
		if slices.Equal(sixth, g.Says()) {
			t.Error("the arrow to the left does not turn to the turn before")
		}
		g.Key(ui.KeyEscape)
		g.Tick(3)
		g.Key(ui.KeyV)
		g.Tick(6)
		look(t, g, "laws-"+strconv.Itoa(w.W))
	}
}
