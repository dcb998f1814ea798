package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
)

// What lies on a pan is read whole: long words take several lines where there is room for them.
func TestLongWordsOfAChipTakeSeveralLines(t *testing.T) {
	f := ringed(t, 3)
	f.app.Theme = ui.NewTheme(ui.Parchment, 1)
	u := ui.NewUI(f.app)
	u.Begin(&ui.Input{W: 400, H: 300, Scale: 1, Zoom: 1})
	vote := int(game.GoodsVote)
	f.deal.goods[0][vote], f.deal.chosen[0][vote] = []dealOption{{words: "Convención de las Rutas Abiertas, a favor"}}, 1
	prove.True(t, "several on the page", f.chipLines(u, 0, vote, 110) > 1)
	prove.Is(t, "one in the window", f.chipLines(u, 0, vote, 500), 1)
	f.deal.goods[0][game.GoodsMoney], f.deal.chosen[0][game.GoodsMoney] = []dealOption{{words: "3"}}, 1
	prove.Is(t, "a number takes one", f.chipLines(u, 0, int(game.GoodsMoney), 110), 1)
}
