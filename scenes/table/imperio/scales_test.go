package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
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

// What a promised vote is cast for stands before what it is cast on, so that it is read where words are cut, and a decree is told in full,
// for several of a kind may lie before the Council. In the list of goods all of it is read.
func TestAPromisedVoteIsReadWhole(t *testing.T) {
	f := named(t, 3)
	f.view.Docket = []game.ProposalView{{Entry: entryOf(t, f.view, "imperio.bill.grant"), Bound: 2, A: 8}}
	vote, o := int(game.GoodsVote), table.Offer{Move: rules.Move{Verb: game.VerbGive + game.GoodsVote, B: int16(game.VoteFor)}}
	prove.Is(t, "for", f.dealWords(vote, &o), "A favor (La Casa 3 gana 8 Recursos)")
	o.Move.B = int16(game.VoteAgainst)
	words := f.dealWords(vote, &o)
	prove.Is(t, "against", words, "En contra (La Casa 3 gana 8 Recursos)")
	f.deal.goods[0][vote], f.deal.chosen[0][vote] = []dealOption{{words: words}}, 1
	said := pageSays(f, func(p *pen) { p.w = 240; f.dealRow(p, 0, vote) })
	prove.True(t, said, strings.Contains(said, words))
}

// entryOf is the entry of the Council whose decree has this key.
func entryOf(t *testing.T, v *game.View, key string) rules.Ref {
	t.Helper()
	for e := range 64 {
		k := game.ProposalView{Entry: rules.Ref{Kind: game.KindEntry, ID: int16(e)}, A: 1}
		if words, decree := v.Bill(&k); decree && words.Key == key {
			return k.Entry
		}
	}
	t.Fatalf("no decree says %s", key)
	return rules.Ref{}
}
