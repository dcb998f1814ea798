package lexicon_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/lexicon"
	"tyche/rules/lexicon/audit"
)

func texts(es, en string) fstest.MapFS {
	return fstest.MapFS{"text/es.json": {Data: []byte(es)}, "text/en.json": {Data: []byte(en)}}
}

func TestSay(t *testing.T) {
	l, err := lexicon.New(texts(`{
		"go": "{1} va de {2} a {3}",
		"left": "{1|Queda|Quedan} {1|un paso|{1} pasos}",
		"both": "{1} y {2} o {1}",
		"word": "Ganas por {1}",
		"brace": "{{1}}",
		"nile": "el Nilo", "iliria": "Iliria", "ana": "Ana", "otis": "Otis", "cairo": "El Cairo", "hierro": "hierro", "fame": "fama"
	}`, `{
		"go": "{1} goes from {2} to {3}",
		"left": "{1|one step|{1} steps} left",
		"both": "{1} and {2} or {1}",
		"word": "You win by {1}",
		"brace": "{{1}}",
		"nile": "the Nile", "iliria": "Illyria", "ana": "Ana", "otis": "Otis", "cairo": "Cairo", "hierro": "iron", "fame": "fame"
	}`))
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"nile", "iliria", "ana", "otis", "cairo", "hierro"}
	v := &lexicon.Voice{Lexicon: l, Name: func(r rules.Ref) string { return names[r.ID] }}
	r := func(i int16) rules.Arg { return rules.R(rules.Ref{Kind: 1, ID: i}) }
	for _, c := range []struct {
		text   rules.Text
		es, en string
	}{
		{rules.Say("go", r(2), r(0), r(0)), "Ana va del Nilo al Nilo", "Ana goes from the Nile to the Nile"},
		{rules.Say("go", r(0), r(4), r(2)), "El Nilo va de El Cairo a Ana", "The Nile goes from Cairo to Ana"},
		{rules.Say("both", r(3), r(1)), "Otis e Iliria u Otis", "Otis and Illyria or Otis"},
		{rules.Say("both", r(2), r(5)), "Ana y hierro o Ana", "Ana and iron or Ana"},
		{rules.Say("left", rules.N(1)), "Queda un paso", "one step left"},
		{rules.Say("left", rules.N(0)), "Quedan 0 pasos", "0 steps left"},
		{rules.Say("left", rules.N(3)), "Quedan 3 pasos", "3 steps left"},
		{rules.Say("word", rules.K("fame")), "Ganas por fama", "You win by fame"},
		{rules.Say("brace"), "{1}", "{1}"},
	} {
		for lang, want := range map[lexicon.Language]string{lexicon.Spanish: c.es, lexicon.English: c.en} {
			v.Language = lang
			if got := v.Say(c.text); got != want {
				t.Errorf("%s %s: %q, want %q", lang, c.text.Key, got, want)
			}
		}
	}
	v.Language = lexicon.Spanish
	if got := v.Part(rules.Say("go", r(0), r(4), r(2))); got != "el Nilo va de El Cairo a Ana" {
		t.Errorf("inside a sentence: %q", got)
	}
	v.Language = lexicon.English
	if missing := l.Missing(); len(missing) != 0 {
		t.Error("missing", missing)
	}
	if got := v.Key("word", rules.K("glory")); got != "You win by ‹glory›" {
		t.Error(got)
	}
	if got := v.Key("nothing"); got != "‹nothing›" {
		t.Error(got)
	}
	if got := strings.Join(l.Missing(), " "); got != "glory nothing" {
		t.Error("missing:", got)
	}
	if got := v.NameOf(rules.Ref{Kind: 1}); got != "the Nile" {
		t.Error(got)
	}
}

func TestBadTexts(t *testing.T) {
	for _, bad := range []string{
		`[]`, `{"a": 1}`, `{"a": "x", "a": "y"}`, `{"a": "{5}"}`, `{"a": "{0}"}`, `{"a": "{name}"}`, `{"a": "{1"}`,
		`{"a": "1}"}`, `{"a": "{1|one}"}`, `{"a": "{1|one|two|three}"}`, `{"a": "{1|one|two"}`, `{"a": "x"`,
	} {
		if _, err := lexicon.New(texts(bad, `{}`)); err == nil {
			t.Errorf("%s was accepted", bad)
		}
	}
	if _, err := lexicon.New(texts(`{"a":"x"}`, `{}`), texts(`{"a":"y"}`, `{}`)); err == nil {
		t.Error("a key of two sources was accepted")
	}
	if _, err := lexicon.New(fstest.MapFS{}); err == nil {
		t.Error("no texts at all were accepted")
	}
}

func TestFaults(t *testing.T) {
	l, err := lexicon.New(texts(`{"a": "{1}", "b": "x", "c": "", "d": "{1|uno|{2}}"}`, `{"a": "{2}", "c": "", "d": "{1} {2}", "e": "y"}`))
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(l.Faults(), "\n")
	for _, want := range []string{"a: the languages use different", "en: b: missing", "es: e: missing", "es: c: empty"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q not found in\n%s", want, got)
		}
	}
	if strings.Contains(got, "d:") {
		t.Error("d is the same in both languages")
	}
}

func TestTextsOfTheKit(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, toy.Texts)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range l.Faults() {
		t.Error(f)
	}
	for namespace, folders := range map[string][]string{"kit": {"../session", "../bot", "../manual", "../tutor", "."}, "toy": {"../conform/toy"}} {
		faults, err := audit.Unsaid(l, namespace, folders...)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			if !strings.HasPrefix(f, "toy.scenario.") && !strings.HasPrefix(f, "toy.option.") {
				t.Error(f)
			}
		}
	}
}

func TestAuditFindsFaults(t *testing.T) {
	es := `{"toy.told.drew": "x", "toy.lost": "y"}`
	l, err := lexicon.New(texts(es, es))
	if err != nil {
		t.Fatal(err)
	}
	faults, err := audit.Unsaid(l, "toy", "../conform/toy")
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(faults, "\n")
	for _, want := range []string{"toy.lost: never said", "toy.hill.%d: said in the code", "toy.why.tired: said in the code"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q not found in\n%s", want, got)
		}
	}
	if strings.Contains(got, "toy.told.drew") {
		t.Error("toy.told.drew is said and has a sentence")
	}
}

// TestNamesHaveTheirArticleInRunningWords: and nowhere else.
func TestNamesHaveTheirArticleInRunningWords(t *testing.T) {
	l, err := lexicon.New(texts(`{"n": "[el] Peloponeso", "m": "Tracia", "of": "provincia de {1}", "has": "Ana controla {1}", "to": "Ir a {1} ({1})", "first": "{1} cae", "list": "Falta: {1}", "card": "[carta {1}]"}`,
		`{"n": "[the] Gates", "m": "Thrace", "of": "province of {1}", "has": "Ana has {1}", "to": "Go to {1} ({1})", "first": "{1} falls", "list": "Lacks: {1}", "card": "[card {1}]"}`))
	if err != nil {
		t.Fatal(err)
	}
	if faults := l.Faults(); len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, row := range []struct {
		lang            lexicon.Language
		key, name, want string
	}{
		{lexicon.Spanish, "of", "n", "provincia del Peloponeso"}, {lexicon.Spanish, "has", "n", "Ana controla el Peloponeso"}, {lexicon.Spanish, "to", "n", "Ir al Peloponeso (Peloponeso)"},
		{lexicon.Spanish, "first", "n", "Peloponeso cae"}, {lexicon.Spanish, "list", "n", "Falta: Peloponeso"}, {lexicon.Spanish, "of", "m", "provincia de Tracia"}, {lexicon.Spanish, "card", "n", "[carta el Peloponeso]"},
		{lexicon.English, "of", "n", "province of the Gates"}, {lexicon.English, "first", "n", "Gates falls"},
	} {
		v := &lexicon.Voice{Lexicon: l, Language: row.lang}
		if got := v.Key(row.key, rules.K(row.name)); got != row.want {
			t.Errorf("%s: %q, want %q", row.key, got, row.want)
		}
		if got := v.Key(row.name); strings.ContainsAny(got, "[]") || strings.HasPrefix(got, "el ") {
			t.Errorf("the name alone is %q", got)
		}
	}
}
