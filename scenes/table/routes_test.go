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

// In the list a chance is told by its best way, by its worst where that is sure or others may bring it about, or in the few
// words of the game.
func TestAChanceIsToldInOneLine(t *testing.T) {
	lex := speaking(t, `{"table.stake.way": "{1}: {2}", "table.stake.percent": "{1} %", "table.stake.range": "{1}-{2} %",
		"table.stake.at-most": "up to {1} %", "table.stake.at-least": "at least {1} %",
		"arrives": "Arrives", "back": "Turned back", "attacked": "If attacked, it arrives: 25 %"}`)
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English}}
	way := func(key string, good int8, least, most odds.Chance) rules.Way {
		return rules.Way{What: rules.Say(key), Good: good, Least: least, Most: most}
	}
	never, quarter, half, sure := odds.Chance{Of: 1}, odds.Chance{Ways: 1, Of: 4}, odds.Chance{Ways: 1, Of: 2}, odds.Chance{Ways: 1, Of: 1}
	for _, c := range []struct {
		brief       rules.Text
		least, most odds.Chance // of arriving
		want        string
	}{
		{rules.Text{}, quarter, quarter, "Arrives: 25 %"},
		{rules.Text{}, never, never, "Turned back: 100 %"},
		{rules.Text{}, quarter, sure, "Turned back: up to 75 %"},
		{rules.Text{}, never, half, "Turned back: at least 50 %"},
		{rules.Text{}, quarter, half, "Turned back: 50-75 %"},
		{rules.Say("attacked"), quarter, quarter, "If attacked, it arrives: 25 %"},
	} {
		k := rules.Stake{Brief: c.brief, Ways: []rules.Way{way("arrives", 1, c.least, c.most), way("back", -1, c.most.Not(), c.least.Not())}}
		prove.Is(t, c.want, table.brief([]rules.Stake{k}), c.want)
	}
}

// Ways that are neither hoped for nor feared have two tones by turns: squares of one colour could not be found in the bar.
func TestNeutralWaysCanBeToldApart(t *testing.T) {
	var got []tone
	ways := []rules.Way{{Good: 1}, {}, {}, {}, {Good: -1}}
	for i := range ways {
		got = append(got, toneOf(ways, i))
	}
	prove.Same(t, "tones", got, []tone{hoped, pale, dark, pale, feared})
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
