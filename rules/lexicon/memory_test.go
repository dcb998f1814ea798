package lexicon

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
)

func TestAVoiceRemembersAndFollowsItsLanguage(t *testing.T) {
	l, err := New(fstest.MapFS{
		"text/es.json": {Data: []byte(`{"a.b": "{1} dados", "n": "el Nilo"}`)},
		"text/en.json": {Data: []byte(`{"a.b": "{1} dice", "n": "the Nile"}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	v := Voice{Lexicon: l, Language: Spanish, Name: func(rules.Ref) string { return "n" }}
	river := rules.Ref{Kind: 1, ID: 2}
	for _, row := range []struct {
		lang       Language
		dice, name string
	}{{Spanish, "3 dados", "el Nilo"}, {English, "3 dice", "the Nile"}, {Spanish, "3 dados", "el Nilo"}} {
		v.Language = row.lang
		for range 2 {
			if got := v.Below("a.", "b", rules.N(3)); got != row.dice {
				t.Errorf("%s: %q, want %q", row.lang, got, row.dice)
			}
			if got := v.NameOf(river); got != row.name {
				t.Errorf("%s: %q, want %q", row.lang, got, row.name)
			}
		}
	}
	if n := testing.AllocsPerRun(20, func() { v.Below("a.", "b", rules.N(3)); v.NameOf(river) }); n > 0 {
		t.Errorf("%v allocations to say it again", n)
	}
}

func TestAVoiceForgetsBeforeItsMemoryIsLarge(t *testing.T) {
	v := Voice{Lexicon: &Lexicon{texts: map[Language]map[string]sentence{"": {"n": {{arg: 1}}}}}}
	for i := range 3 * most {
		v.Key("n", rules.N(i))
	}
	if len(v.memory.said) > most {
		t.Errorf("%d sentences", len(v.memory.said))
	}
}
