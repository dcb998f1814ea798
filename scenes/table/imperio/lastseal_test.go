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
)

// TestWhoSealedLastIsToldWhatCameOfIt: a game that is closed while its turn is shown opens in the next one, whose orders whoever sealed last may
// be the first to give; what has happened is news all the same.
func TestWhoSealedLastIsToldWhatCameOfIt(t *testing.T) {
	people := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}}
	kept, err := session.New(game.Game, rules.Setup{Seats: len(people)}, people, 5)
	prove.Is(t, "a game", err, nil)
	seals := func(n int) bool {
		for _, e := range kept.Read(n, rules.Nobody).Events {
			if e.Verb == game.EvSlot {
				return kept.Entry(n).Seat == 0
			}
		}
		return false
	}
	for n := uint64(0); kept.Len() == 0 || kept.Chair(0).View().(*game.View).Turn < 4 || !seals(kept.Len()-1); n++ {
		if n > 3000 {
			t.Fatal("Ada never seals last")
		}
		seat := kept.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, game.Mind{}, n)
		if _, err := kept.Play(seat, bot.Choose(p, kept.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
	}
	g := sitIn(t, table.NewMatch(kept, nil, nil), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, table.Exits{Result: func(*table.Match) {}, Rulebook: func(rules.Rule) {}})
	g.Tick(30)
	prove.True(t, "a recap lies on the table", g.App.Stack.Top().(*table.Table).Recaps())
}
