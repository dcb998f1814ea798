package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/rules/odds"
	"tyche/rules/session"
)

// A game without marches is not asked for routes: no world is drawn anew for them.
func TestNoRoutesWithoutMarches(t *testing.T) {
	if routes := FindRoutes(session.Chair{}, Walk{}); len(routes) != 0 {
		t.Errorf("got %d routes", len(routes))
	}
}

// What hangs on several steps of a march is told step by step: the same words twice would not say what they are of.
func TestAMarchTellsWhereWhatHangsOnItIs(t *testing.T) {
	lex := speaking(t, `{"table.stake.at": "{1} ({2})", "lost": "A unit is lost", "late": "It is late"}`)
	first, second := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}
	known := func(r rules.Ref) string { return map[rules.Ref]string{first: "Ephesos", second: "Miletos"}[r] }
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English, Known: known}}
	lost, late := rules.Price("1.1", rules.Say("lost")), rules.Price("1.2", rules.Say("late"))
	for _, c := range []struct {
		stakes []rules.Stake
		at     []rules.Ref
		want   string
	}{
		{nil, nil, ""},
		{[]rules.Stake{lost, late}, []rules.Ref{second, second}, "A unit is lost · It is late"},
		{[]rules.Stake{lost, late, lost}, []rules.Ref{first, first, second}, "Ephesos (A unit is lost · It is late) · Miletos (A unit is lost)"},
	} {
		prove.Is(t, c.want, table.briefly(&Route{Stakes: c.stakes, At: c.at}), c.want)
	}
}

// A chance that another may take or leave says so, and is never told as a range from nothing to all.
func TestAChanceThatAnotherTakesSaysIfHeDoes(t *testing.T) {
	lex := speaking(t, `{"table.stake.way": "{1}: {2}", "table.stake.way.if": "{1} {2}: {3}", "table.stake.percent": "{1} %",
		"arrives": "Arrives", "back": "Turned back", "attacked": "if attacked"}`)
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English}}
	way := func(key string, c odds.Chance) rules.Way { return rules.Way{What: rules.Say(key), Least: c, Most: c} }
	for _, c := range []struct {
		taken rules.Text
		safe  odds.Chance
		want  string
	}{
		{rules.Text{}, odds.Chance{Ways: 1, Of: 4}, "Arrives: 25 %"},
		{rules.Say("attacked"), odds.Chance{Ways: 1, Of: 4}, "Arrives if attacked: 25 %"},
		{rules.Say("attacked"), odds.Chance{Of: 1}, "Turned back if attacked: 100 %"},
	} {
		k := rules.Stake{If: c.taken, Ways: []rules.Way{way("arrives", c.safe), way("back", c.safe.Not())}}
		prove.Is(t, c.want, table.brief([]rules.Stake{k}), c.want)
	}
}

// speaking is a lexicon that has these texts in both languages.
func speaking(t *testing.T, texts string) *lexicon.Lexicon {
	t.Helper()
	files := fstest.MapFS{}
	for _, lang := range []string{"en", "es"} {
		files["text/"+lang+"/a.json"] = &fstest.MapFile{Data: []byte(texts)}
	}
	lex, err := lexicon.New(files)
	if err != nil {
		t.Fatal(err)
	}
	return lex
}
