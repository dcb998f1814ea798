package imperio

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// The account says what the next Growth brings and where it comes from, with accepted deals and with what the letters would add.
func TestTheAccountNamesTheSourcesOfTheNextGrowth(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Yield = game.YieldView{Planets: 1, Bonuses: 5, Deals: 1}
	f.view.Own.Sources = game.SourcesView{Planets: 1, Bonuses: 4, Ceded: -2}
	prove.Is(t, "Resources", f.growthSources("income", f.yieldSources(), 0), "Recursos que dará el próximo Crecimiento, si nadie te quita ni te bloquea planetas: Uno por planeta +1, Sus bonificaciones +5, Tratos +1.")
	prove.Is(t, "Influence", f.growthSources("influence", f.influenceSources(), 3), "Influencia que dará el próximo Crecimiento, si nadie te quita ni te bloquea planetas: Uno por planeta +1, Sus bonificaciones +4, Tratos −2. Si salen bien todas tus cartas: +3.")
	f.view.Own.Yield = game.YieldView{}
	prove.Is(t, "nothing", f.growthSources("income", f.yieldSources(), 0), "Recursos que dará el próximo Crecimiento, si nadie te quita ni te bloquea planetas: nada.")
}

// The page of the House ends its list of sources with the figures of the account: there is one forecast.
func TestThePageOfTheHouseForetellsWhatTheAccountDoes(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Yield, f.view.Own.Income = game.YieldView{Planets: 4}, 4
	f.view.Own.Sources, f.view.Own.Forecast = game.SourcesView{Planets: 6}, 6
	f.desk.hopes = [2]int{3, 0}
	account := pageSays(f, func(p *pen) { f.desk.account(f, p.u, canvas.Rect{W: p.u.Px(400), H: p.u.Px(118)}, &table.Sight{}) })
	page := pageSays(f, f.sources)
	for _, figure := range []string{"\n+4 a 7\n", "\n6\n"} {
		prove.True(t, "the account: "+account, strings.Contains(account, figure))
		prove.True(t, "the page: "+page, strings.Contains(page, figure))
	}
	prove.True(t, "what the letters add: "+page, strings.Contains(page, "+3\nSi salen bien tus cartas\n"))
}

// What stands before a long figure is shortened and not cut.
func TestTheAccountCutsNoWord(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Forecast = 6
	for more, words := range map[int]string{0: "Infl. próxima", 10: "Inf."} {
		said := pageSays(f, func(p *pen) {
			d := desk{hopes: [2]int{0, more}}
			d.account(f, p.u, canvas.Rect{W: p.u.Px(226), H: p.u.Px(118)}, &table.Sight{})
		})
		prove.True(t, words+" of "+said, strings.Contains(said, words) && !strings.Contains(said, "…"))
	}
}
