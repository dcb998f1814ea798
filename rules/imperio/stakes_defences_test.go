package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What answers a landing is told as the viewer knows it: Troops, the militia of a planet without an owner, platforms (14.3, 14.4).
func TestWhatAnswersALanding(t *testing.T) {
	for _, row := range []struct {
		name, planet string
		want         []rules.Text
	}{
		{"14.4 the militia of a neutral planet", "troops 2", []rules.Text{staked("why.militia", rules.N(2), rules.N(8))}},
		{"14.1 nobody resists", "troops 0", nil},
		{"14.3 Troops and platforms", "owner 2 troops 4 works platform platform", []rules.Text{staked("why.troops", rules.N(4), rules.N(8)), staked("why.guns", rules.N(2), rules.N(4), rules.N(6))}},
		{"6.3 platforms of another owner do not fire", "owner 1 holder 2 troops 4 works platform", []rules.Text{staked("why.troops", rules.N(4), rules.N(8))}},
		{"one's own planet is not landed on", "owner 1 troops 4", nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\nhex B3 arvelo\n" +
				"planet arvelo resources 5 influence 2 " + row.planet + "\nfleet arvelo 1 frigates 1\nask 1 seal")
			prove.Is(t, "position", err, nil)
			v := s.View(0).(*View)
			h := slices.IndexFunc(v.Hexes, func(k HexView) bool { return k.Fleet.Owner == 0 })
			list := Defences(v, h, 0)
			prove.Same(t, "what answers", list, row.want)
			for _, text := range list {
				worded(t, text)
			}
		})
	}
}

// Enemies are the Houses at war, those that war is declared on with the orders too (18.1).
func TestEnemiesOfAFleet(t *testing.T) {
	r := newRealm(t, 3, 0)
	prove.Is(t, "at peace", Attacked(r.s.View(0).(*View), StanceEnemies), 0)
	r.s.war[0], r.s.war[1] = r.s.war[0].With(1), r.s.war[1].With(0)
	v := r.s.View(0).(*View)
	prove.Is(t, "at war", Attacked(v, StanceEnemies), rules.Only(1))
	v.Own.Declared = rules.Only(2)
	prove.Is(t, "declared", Attacked(v, StanceEnemies), rules.Only(1).With(2))
	prove.Is(t, "whoever is met", Attacked(v, StanceAll), rules.Only(1).With(2))
	prove.Is(t, "nobody", Attacked(v, StanceAvoid), 0)
}
