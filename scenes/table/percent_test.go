package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/odds"
	"tyche/scenes/table/text"
)

// TestAChanceThatIsNearlySureNeedsNoMore: ">99" is a bound by itself, and so is "<1".
func TestAChanceThatIsNearlySureNeedsNoMore(t *testing.T) {
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	if err := lex.Add(text.Files, "."); err != nil {
		t.Fatal(err)
	}
	v := &lexicon.Voice{Lexicon: lex, Language: "es"}
	for _, c := range []struct {
		least, most odds.Chance
		want        string
	}{
		{odds.Chance{Ways: 999, Of: 1000}, odds.Chance{Ways: 1, Of: 1}, ">99 %"},
		{odds.Chance{Of: 1}, odds.Chance{Ways: 1, Of: 1000}, "<1 %"},
		{odds.Chance{Ways: 9, Of: 10}, odds.Chance{Ways: 1, Of: 1}, "al menos 90 %"},
		{odds.Chance{Of: 1}, odds.Chance{Ways: 1, Of: 10}, "hasta 10 %"},
		{odds.Chance{Of: 1}, odds.Chance{Ways: 999, Of: 1000}, "hasta >99 %"},
		{odds.Chance{Ways: 1, Of: 1000}, odds.Chance{Ways: 1, Of: 2}, "<1–50 %"},
		{odds.Chance{Ways: 1, Of: 1000}, odds.Chance{Ways: 1, Of: 1}, "al menos <1 %"},
	} {
		if got := PercentOf(v, &rules.Way{Least: c.least, Most: c.most}, c.most.Percent()); got != c.want {
			t.Errorf("%v to %v reads %q, want %q", c.least, c.most, got, c.want)
		}
	}
}
