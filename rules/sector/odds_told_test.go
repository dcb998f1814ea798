package sector

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/odds"
)

// TestOddsAsTold tells tenths of a chance as veterans play it, and what lies between in proportion.
func TestOddsAsTold(t *testing.T) {
	for _, c := range []struct {
		ways, of uint64
		told     int
	}{
		{1, 1000, 10}, {50, 1000, 16}, {100, 1000, 23}, {150, 1000, 28}, {200, 1000, 34}, {250, 1000, 40}, {300, 1000, 46}, {400, 1000, 54}, {500, 1000, 63},
		{600, 1000, 69}, {700, 1000, 76}, {800, 1000, 84}, {900, 1000, 92}, {950, 1000, 96}, {999, 1000, 99}, {999999, 1000000, 99},
	} {
		o := BattleOdds{Takes: odds.Chance{Ways: c.ways, Of: c.of}}
		prove.Is(t, fmt.Sprintf("%d of %d", c.ways, c.of), o.Told(), Told{c.told, c.told})
	}
}

// TestNothingIsToldAsCertain: what the book is certain of is told as less than a tenth and as nearly always, to either side,
// in the captions of answers as in hints.
func TestNothingIsToldAsCertain(t *testing.T) {
	for _, c := range []struct {
		ways      uint64
		told, not Told
		word, foe string
		n, m      int
	}{
		{0, Told{0, 10}, Told{90, 100}, "under", "over", 10, 90},
		{7, Told{98, 100}, Told{0, 2}, "over", "under", 98, 2},
	} {
		o := BattleOdds{Takes: odds.Chance{Ways: c.ways, Of: 7}}
		told := o.Told()
		prove.Is(t, "told", told, c.told)
		prove.Is(t, "to the defender", told.Not(), c.not)
		prove.Is(t, "in words", told.Worded("x"), rules.Say("x."+c.word, rules.N(c.n)))
		prove.Is(t, "to the defender in words", told.Not().Worded("x"), rules.Say("x."+c.foe, rules.N(c.m)))
		k := battleStake(&o)
		for i, want := range []Told{c.told, c.not} {
			prove.Same(t, "at the answer", Told{k.Ways[i].Least.Percent(), k.Ways[i].Most.Percent()}, want)
			prove.True(t, "as a range", k.Ways[i].Ranges())
		}
	}
	prove.Is(t, "a number in words", Told{46, 46}.Worded("x", rules.N(3)), rules.Say("x", rules.N(3), rules.N(46)))
}

// TestLossesFitTheChanceThatIsTold: with two units of which one at most falls where the area is taken, and both where it is not, the mean that
// is told lies between these as the chance does.
func TestLossesFitTheChanceThatIsTold(t *testing.T) {
	o := BattleOdds{Units: [2]int{2, 3}, Takes: odds.Chance{Ways: 30, Of: 100}}
	o.Lost[attacking] = odds.Dist{Ways: []uint64{0, 30, 70}}
	o.won[attacking] = 30
	prove.Is(t, "by the book", o.Mean(attacking), 170)
	prove.Is(t, "at 46 of 100, as told", o.ToldLost(attacking), 100*46/100+200*54/100)
	o.Planned = true
	prove.Is(t, "where cards are laid as well as can be", o.ToldLost(attacking), 170)
	o.Planned, o.Takes.Ways, o.won[attacking] = false, 0, 0
	prove.Is(t, "where the book sees no way", o.ToldLost(attacking), 170)
}
