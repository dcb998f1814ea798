package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
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
	texts := fstest.MapFS{}
	for _, lang := range []string{"en", "es"} {
		texts["text/"+lang+"/a.json"] = &fstest.MapFile{Data: []byte(`{"table.stake.at": "{1} ({2})", "lost": "A unit is lost", "late": "It is late"}`)}
	}
	lex, err := lexicon.New(texts)
	if err != nil {
		t.Fatal(err)
	}
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
