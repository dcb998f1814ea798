package sector

import (
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// openBattles is how many battles that could go either way TestOddsAmongVeterans looks at.
const openBattles = 1600

// The seed of the first game that TestOddsAmongVeterans plays: the table of practice is checked on other games than it was
// measured on.
const (
	checkedFrom  = 300000
	measuredFrom = 110000
)

// TestOddsAmongVeterans lets veterans fight and compares, tenth by tenth, what an attacker is told when the moves are
// done with how the battles end. It takes some minutes: TYCHE_LONG=1 go test -run OddsAmongVeterans -v. With TYCHE_LONG=pairs it
// prints the chance by the book and the end of each battle of the games that the table of practice was measured on.
func TestOddsAmongVeterans(t *testing.T) {
	if os.Getenv("TYCHE_LONG") == "" {
		t.Skip("TYCHE_LONG is not set")
	}
	seed, pairs := uint64(checkedFrom), os.Getenv("TYCHE_LONG") == "pairs"
	if pairs {
		seed = measuredFrom
	}
	var tenths [11]struct{ battles, told, won int } // the first and the last are those of which the book is certain
	for game, open := uint64(0), 0; open < openBattles; game++ {
		veteransFight(t, 2+int(game%5), seed+game, func(o BattleOdds, won bool) {
			told := o.Told()
			k := &tenths[told.Least/10]
			if told.Most == 100 {
				k = &tenths[10]
			}
			k.battles++
			k.told += told.Mean()
			if won {
				k.won++
			}
			if o.Takes.Ways > 0 && o.Takes.Ways < o.Takes.Of {
				open++
			}
			if pairs {
				t.Logf("pair %d %v", o.Takes.Permille(), won)
			}
		})
	}
	t.Log("| told | battles | mean | won |")
	for i, k := range tenths {
		if k.battles == 0 {
			continue
		}
		told, won := k.told/k.battles, 100*k.won/k.battles
		t.Logf("| %d-%d %% | %d | %d %% | %d %% |", 10*i, min(10*i+9, 100), k.battles, told, won)
		least, most := told-10, told+10
		switch i {
		case 0:
			least, most = 0, mostHopeless
		case 10:
			least, most = leastSafe, 100
		}
		if k.battles >= 20 && (won > most || won < least) {
			t.Errorf("of battles told at %d %%, %d %% are won", told, won)
		}
	}
}

// veteransFight plays a game between veterans and reports each battle with the odds told to the attacker.
func veteransFight(t *testing.T, players int, seed uint64, report func(o BattleOdds, won bool)) {
	t.Helper()
	st, err := Game.New(rules.Setup{Seats: players, Options: uint64(optDealFactions)}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*state)
	minds := make([]bot.Player, players)
	for i := range minds {
		if minds[i], err = bot.New(bot.Veteran, Mind{}, seed+uint64(i)<<56); err != nil {
			t.Fatal(err)
		}
	}
	var odds BattleOdds
	for n := uint64(1); s.over == stillPlaying; n++ {
		p := s.top().seat
		m := bot.Choose(minds[p], session.NewChair(Game, s, players, p), bot.Budget{Decisions: 60})
		if m.Verb == doneVerb && s.top().kind == inMobilise && s.battle.area != noArea {
			odds, _ = OddsIn(s, p, m)
		}
		luck := dice.NewStream(seed, n)
		var log rules.Log
		s.Apply(p, m, &luck, &log)
		for _, e := range log.Events {
			if e.Verb == EvBattleEnds {
				report(odds, e.Seat == odds.Seats[attacking])
			}
		}
	}
}
