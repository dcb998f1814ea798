package imperio_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/scenes/ui"
)

// A recap tells what came of the plans that were sealed last, and nothing that an earlier one has told.
func TestARecapTellsOfTheLastTurnAlone(t *testing.T) {
	kept, err := session.New(game.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	m := table.NewMatch(kept, func(level string, c session.Chair, entry int) table.Thinker {
		p, _ := bot.New(level, game.Mind{}, uint64(entry))
		return recorded{bot.Choose(p, c, bot.Budget{})}
	}, nil)
	m.Reckon(face.Tally)
	for seat := m.Deciding(); !kept.Ordering(0); seat = m.Deciding() {
		if err := m.Play(seat, kept.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	from := -1
	g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5},
		table.Exits{Rulebook: func(rules.Rule) {}, Watch: func(_ *table.Match, at int) { from = at }})
	for turn := range 3 {
		press(t, g, "SEAL")
		for n := 0; !g.App.Stack.Top().(*table.Table).Recaps(); n++ {
			if g.Tick(5); n > 1000 {
				t.Fatalf("turn %d: nothing is told; the screen says %q", turn+1, g.Says())
			}
		}
		press(t, g, "Watch it again")
		prove.Is(t, "where the recap begins: with the seal", from, kept.Since(0)-1)
		g.Key(ui.KeyEscape)
		g.Tick(20)
	}
}
