package imperio

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// Technologies that the other House is known to have are asked for first, and each says how well that is known.
func TestWhatIsAskedForSaysWhatIsKnown(t *testing.T) {
	f := named(t, 3)
	f.deal.with = 1
	f.view.Own.Verified[1], f.view.Own.Reported[1], f.view.Known = 1<<7, 1<<5|1<<7, 1<<2|1<<3
	f.view.Own.Techs = 1 << 3
	tech := int(game.GoodsTech)
	for n := range 8 {
		f.deal.goods[1][tech] = append(f.deal.goods[1][tech], dealOption{move: rules.Move{Verb: game.VerbAsk + game.GoodsTech, A: int16(n)}, words: itoa(n)})
	}
	f.sortTechs(f.deal.goods[1][tech])
	for i, want := range []struct {
		tech int16
		says string
	}{{7, "Sabes con certeza que Brisande la tiene."}, {5, "Según un informe, Brisande la tiene."}, {2, "Alguna Casa la tiene"}, {0, "No sabes si Brisande la tiene."}, {1, "No sabes"}, {3, "No sabes"}} {
		f.deal.chosen[1][tech] = i + 1
		prove.Is(t, "technology", f.deal.goods[1][tech][i].move.A, want.tech)
		said := pageSays(f, func(p *pen) { p.w = 320; f.dealRow(p, 1, tech) })
		prove.True(t, said+" has "+want.says, strings.Contains(strings.ToLower(said), strings.ToLower(want.says)))
	}
}

// An offer that was refused says so when the same one lies on the scales again: not while it waits, nor where the viewer took it back, nor in
// another turn, nor another offer, nor to another House.
func TestARefusedOfferSaysSo(t *testing.T) {
	const again = "ya ha rechazado esta misma oferta"
	for _, row := range []struct {
		name   string
		change func(f *Face)
		says   bool
	}{
		{"refused", func(*Face) {}, true},
		{"nothing was refused", func(f *Face) { f.book.talk.noes = nil }, false},
		{"an alliance was", func(f *Face) { f.book.talk.noes[0].event.M = -1 }, false},
		{"another refused", func(f *Face) { f.book.talk.noes[0].by = 2 }, false},
		{"to another", func(f *Face) { f.deal.with = 2 }, false},
		{"it waits", func(f *Face) {
			f.view.Own.Offers = []game.OfferView{{From: 0, To: 1, State: game.OfferOpen, Goods: [2]game.GoodsView{{Resources: 3}}}}
		}, false},
		{"another one waits", func(f *Face) {
			f.view.Own.Offers = []game.OfferView{{From: 0, To: 1, State: game.OfferOpen, Goods: [2]game.GoodsView{{Resources: 2}}}}
		}, true},
		{"taken back", func(f *Face) {
			f.deal.forget(&game.OfferView{From: 0, To: 1, Goods: [2]game.GoodsView{{Resources: 3}}})
		}, false},
		{"another turn", func(f *Face) { f.view.Turn++ }, false},
		{"another offer", func(f *Face) { f.deal.chosen[0][game.GoodsMoney] = 4 }, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			f := named(t, 3)
			f.view.Own.Treasury = 9
			f.deal.with = 1
			for n := range 5 {
				f.deal.goods[0][game.GoodsMoney] = append(f.deal.goods[0][game.GoodsMoney], dealOption{move: rules.Move{Verb: game.VerbGive, A: int16(n + 1)}})
			}
			f.deal.chosen[0][game.GoodsMoney] = 3
			f.deal.moves = []rules.Move{{Verb: game.VerbGive, A: 3}}
			f.deal.sends(f.view.Turn)
			f.book.talk.noes = []no{{by: 1, to: 0, event: rules.Event{Verb: game.EvRefused, Seat: 1, M: 2}}}
			row.change(f)
			said := pageSays(f, func(p *pen) { p.w = 320; f.dealAnswers(p, &table.Sight{Offers: table.NoOffers()}) })
			prove.Is(t, said, strings.Contains(said, again), row.says)
		})
	}
}

// Beside an alliance the word that grants passage says that there is nothing new in it.
func TestPassageIsNotOfferedToAnAllyAsNews(t *testing.T) {
	f := named(t, 3)
	f.view.Houses[0].Allies, f.view.Houses[0].Wars = rules.Only(1), 0
	prove.Is(t, "an ally", f.granting(game.VerbGrant, 1), ".allied")
	prove.Is(t, "another House", f.granting(game.VerbGrant, 2), "")
	prove.Is(t, "another word", f.granting(game.VerbWar, 1), "")
}

// At war, or with a war declared, the word that grants passage says what it is worth: nothing until there is peace (18.2).
func TestPassageAtWarIsSaidToBeVoid(t *testing.T) {
	for name, set := range map[string]func(f *Face){
		"at war":   func(f *Face) { f.view.Houses[0].Wars = rules.Only(1) },
		"declared": func(f *Face) { f.view.Own.Declared = rules.Only(1) },
	} {
		f := named(t, 3)
		f.view.Houses[0].Wars, f.view.Houses[0].Allies = 0, 0
		k := &sayings[slices.IndexFunc(sayings[:], func(k saying) bool { return k.verb == game.VerbGrant })]
		before := f.meant(k, 1)
		set(f)
		prove.True(t, name, strings.Contains(f.meant(k, 1), "solo vale a partir de la paz") && f.meant(k, 1) != before)
		prove.Is(t, name, f.meant(k, 2), before)
		prove.Is(t, name, f.word("talk.grant"+f.granting(k.verb, 1)), "nulo mientras haya guerra")
		prove.Is(t, name, f.word(k.key+f.granting(k.verb, 1)), "Conceder el paso (nulo en guerra)")
	}
}
