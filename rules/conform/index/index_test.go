package index

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/manual"
)

const book = "# 1 Moves\n1.1 One.\n\n1.2 Two.\n\n1.3 Three.\n\n1.3a Three and a bit.\n\n# 2 Ends\n2.1 Over.\n"

func listing(t *testing.T) *places {
	t.Helper()
	b, err := manual.Parse(book)
	if err != nil {
		t.Fatal(err)
	}
	return &places{
		&Config{
			Title: "Toy", Game: "toy", Book: b, Skip: []string{"2"}, Untried: []rules.Rule{"1.2"},
			Aliases: map[string][]rules.Rule{"X-1": {"1.1", "2.1"}}, AliasPattern: regexp.MustCompile(`X-[0-9]`),
		},
		map[rules.Rule][]string{}, map[rules.Rule][]string{},
	}
}

func TestNumbers(t *testing.T) {
	x := listing(t)
	for text, want := range map[string][]rules.Rule{
		`"1.2"`:                  {"1.2"},
		"(1.1, 1.3a)":            {"1.1", "1.3a"},
		"1.1-1.3":                {"1.1", "1.2", "1.3"},
		"version 1.9 of 11.1":    nil,
		"X-1 and X-2":            {"1.1", "2.1"},
		"from 2.1 on, see 1.3":   {"2.1", "1.3"},
		"no range over 1.3a-2.1": {"1.3a"},
	} {
		if got := x.numbers(text); !slices.Equal(got, want) {
			t.Errorf("%q names %v, want %v", text, got, want)
		}
	}
}

func TestPlaces(t *testing.T) {
	x := listing(t)
	x.read("move.go", "// moves (1.1)\nvar refused = refuse(\"1.3\")\nn := 1.2\n")
	x.read("move_test.go", "// before any test: 1.2\nfunc TestMove(t *testing.T) {\n\tt.Run(\"1.1 goes\")\n}\n")
	if got := strings.Join(x.code["1.1"], ",") + " " + strings.Join(x.code["1.3"], ","); got != "move.go move.go" {
		t.Errorf("code: %s", got)
	}
	if len(x.code["1.2"])+len(x.tests["1.2"]) > 0 {
		t.Error("a number that is no remark, or stands before all tests, is noted")
	}
	if !slices.Equal(x.tests["1.1"], []string{"TestMove"}) {
		t.Errorf("tests: %v", x.tests)
	}
	paper := x.write()
	if !strings.Contains(paper, "| 1.1 | move.go | TestMove |") || strings.Contains(paper, "Ends") {
		t.Error(paper)
	}
	if !x.excused(x.Book.Find("1.2")) || x.excused(x.Book.Find("1.1")) {
		t.Error("the wrong rules are excused")
	}
}
