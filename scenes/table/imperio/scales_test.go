package imperio

import (
	"testing"

	"tyche/rules"
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

// An offer that gives away Resources which letters already use says so before it is sent.
func TestAnOfferThatTakesFromLettersSaysSo(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Treasury, f.view.Own.Reserved = 10, 7
	for n := range 5 {
		f.deal.goods[0][game.GoodsMoney] = append(f.deal.goods[0][game.GoodsMoney], dealOption{move: rules.Move{Verb: game.VerbGive, A: int16(n + 1)}})
	}
	for n, says := range map[int]string{0: "Enviar la oferta", 3: "Enviar la oferta", 4: "Enviar; a tus cartas les falta 1 Recurso", 5: "Enviar; a tus cartas les faltan 2 Recursos"} {
		f.deal.chosen[0][game.GoodsMoney] = n
		prove.Is(t, itoa(n), f.sendWords(), says)
	}
}
