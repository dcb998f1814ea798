package sector

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/manual"
)

func rulebook(t *testing.T) *manual.Manual {
	t.Helper()
	m, err := manual.Load(Manual, "manual", "es", "en")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestRulebookIsComplete(t *testing.T) {
	m := rulebook(t)
	for _, fault := range m.Faults() {
		t.Error(fault)
	}
	if n := len(m.Book("es").Entries); n < 60 {
		t.Errorf("only %d rules", n)
	}
}

// citedRule finds a rule number that stands alone in a string of the source.
var citedRule = regexp.MustCompile(`"([0-9]+\.[0-9]+[a-z]?)"`)

func TestCitedRulesExist(t *testing.T) {
	m := rulebook(t)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	cited := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range citedRule.FindAllSubmatch(source, -1) {
			cited++
			if number := rules.Rule(found[1]); m.Book("es").Find(number) == nil {
				t.Errorf("%s cites rule %s, which is not in the rulebook", name, number)
			}
		}
	}
	if cited < 100 {
		t.Errorf("only %d citations found", cited)
	}
}

// Within the rulebook every number that looks like a rule of it must be one: they become links.
func TestRulebookReferencesExist(t *testing.T) {
	m := rulebook(t)
	number := regexp.MustCompile(`\b([0-9]+\.[0-9]+[a-z]?)\b`)
	for _, language := range []string{"es", "en"} {
		for _, e := range m.Book(language).Entries {
			for _, found := range number.FindAllString(e.Text(), -1) {
				if m.Book(language).Find(rules.Rule(found)) == nil {
					t.Errorf("%s %s names %s, which is no rule", language, e.Number, found)
				}
			}
		}
	}
}

// A table that is not square would be drawn askew, and tables must agree between the languages.
func TestRulebookTablesAreSquare(t *testing.T) {
	m := rulebook(t)
	for _, e := range m.Book("es").Entries {
		other := m.Book("en").Find(e.Number)
		if other == nil || len(e.Blocks) != len(other.Blocks) {
			t.Errorf("%s: other blocks in Spanish than in English", e.Number)
			continue
		}
		for i, b := range e.Blocks {
			if o := other.Blocks[i]; b.Kind != o.Kind || len(b.Rows) != len(o.Rows) {
				t.Errorf("%s: block %d differs in kind or rows", e.Number, i)
				continue
			}
			for j, row := range b.Rows {
				if len(row) != len(b.Rows[0]) || len(row) != len(other.Blocks[i].Rows[j]) {
					t.Errorf("%s: row %d is not square", e.Number, j)
				}
			}
		}
	}
}

// bookTable returns the only table of a rule without its heading.
func bookTable(t *testing.T, book *manual.Book, rule rules.Rule) [][]string {
	t.Helper()
	for _, b := range book.Find(rule).Blocks {
		if b.Kind == manual.Table {
			return b.Rows[1:]
		}
	}
	t.Fatalf("%s has no table", rule)
	return nil
}

func priceWord(m, g uint8) string {
	word := strconv.Itoa(int(m)) + "m"
	if g > 0 {
		word += strconv.Itoa(int(g)) + "g"
	}
	return word
}

func TestRulebookPrintsTheTablesOfThePlay(t *testing.T) {
	m := rulebook(t)
	for _, language := range []string{"es", "en"} {
		book, words := m.Book(language), sentences(t, language)
		name := func(r rules.Ref) string { return words[Game.Name(r)] }
		for p, rule := range []rules.Rule{"6.1", "6.2", "6.3"} {
			for i, row := range bookTable(t, book, rule) {
				u := &units[unitOf(people(p), i)]
				want(t, "unit", row[0], name(unitRef(unitOf(people(p), i))))
				want(t, u.id+" figures", row[1], strconv.Itoa(int(u.count)))
				want(t, u.id+" cost", row[2], priceWord(u.minerals, u.gas))
				want(t, u.id+" building", row[3], name(buildingRef(u.building)))
				want(t, u.id+" strength", row[6], strconv.Itoa(int(u.strength)))
				want(t, u.id+" health", row[7], strconv.Itoa(int(u.health)))
			}
		}
		for i, row := range bookTable(t, book, "6.4") {
			want(t, "event", row[2], name(eventRef(event(i))))
			want(t, row[2]+" stage", row[0], strconv.Itoa(int(events[i].stage)))
			want(t, row[2]+" copies", row[1], strconv.Itoa(int(events[i].copies)))
			want(t, row[2]+" effect", row[3], words["sector.effect.event."+events[i].id])
		}
		for i, row := range bookTable(t, book, "6.5") {
			want(t, "card", row[1], name(cardRef(card(i))))
			want(t, row[1]+" copies", row[0], strconv.Itoa(int(cards[i].copies)))
		}
		for i, row := range bookTable(t, book, "6.6")[:numTechs] {
			want(t, "technology", row[0], name(techRef(tech(i))))
			want(t, row[0]+" cost", row[1], priceWord(techs[i].minerals, techs[i].gas))
		}
		for i, row := range bookTable(t, book, "7.1") {
			want(t, "area", row[1], name(areaRef(area(i))))
			want(t, row[1]+" limit", row[4], strconv.Itoa(int(areas[i].limit)))
			want(t, row[1]+" value", row[3], strconv.Itoa(int(areas[i].points+areas[i].yield)))
		}
		for i, row := range bookTable(t, book, "1.3") {
			want(t, "faction", row[0], name(factionRef(faction(i))))
			want(t, row[0]+" workers", row[3], strconv.Itoa(int(factions[i].workers)))
		}
	}
}
