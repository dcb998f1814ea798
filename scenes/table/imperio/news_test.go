package imperio_test

import (
	"slices"
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

// A recap says when worlds were blockaded: they yield no Influence though nobody has taken them.
func TestTheTallyCountsBlockadedWorlds(t *testing.T) {
	v := game.View{Players: 2, Houses: make([]game.HouseView, 2), Hexes: []game.HexView{{Planets: []game.PlanetView{
		{Owner: 0, Favour: 3}, {Owner: 0, Favour: 4, Blockaded: true}, {Owner: 1, Favour: 2},
	}}}}
	k := face.Tally.Read(&v)
	c := slices.Index(face.Tally.Columns, "imperio.tally.blockaded")
	prove.Same(t, "blockaded worlds", [2]int{k.Values[0][c], k.Values[1][c]}, [2]int{1, 0})
	prove.Same(t, "Influence", [2]int{k.Values[0][0], k.Values[1][0]}, [2]int{4, 3})
}
