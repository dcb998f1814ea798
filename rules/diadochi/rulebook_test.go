package diadochi

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
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

func TestRulebook(t *testing.T) {
	conform.CheckRulebook(t, conform.Rulebook{Files: Manual, Cites: conform.Cites, Number: conform.Number})
}

// The list of numbers is the table of contents agreed on; the languages must hold it rule by rule, in its order.
func TestRulebookIsComplete(t *testing.T) {
	m := rulebook(t)
	list, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Fields(string(list))
	for _, language := range []string{"es", "en"} {
		var got []string
		for _, e := range m.Book(language).Entries {
			if e.Chapter.Number != cardChapter {
				got = append(got, string(e.Number))
			}
		}
		for i := range max(len(got), len(want)) {
			if i >= len(got) || i >= len(want) || got[i] != want[i] {
				t.Errorf("%s: the rules are not those of testdata/rules.txt from number %d on (%d rules, want %d): %v", language, i+1, len(got), len(want), got[min(i, len(got)):])
				break
			}
		}
	}
}

func TestRulebookListsTheCards(t *testing.T) {
	m := rulebook(t)
	for _, language := range []string{"es", "en"} {
		texts := conform.Sentences(t, Texts, language)
		for _, c := range cards {
			e := m.Book(language).Find(rules.Rule("20." + strings.ToLower(c.number)))
			switch {
			case e == nil:
				t.Errorf("%s: card %s is not in the rulebook", language, c.number)
			case !strings.HasPrefix(e.Text(), texts["diadochi.card."+c.id+".title"]) || !strings.HasSuffix(e.Text(), texts["diadochi.card."+c.id+".effect"]):
				t.Errorf("%s: card %s reads %q", language, c.number, e.Text())
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

// digits reads a number as a table prints it, with a true minus.
func digits(t *testing.T, cell string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.Replace(cell, "−", "-", 1))
	if err != nil {
		t.Error(err)
	}
	return n
}

func TestRulebookPrintsTheTablesOfThePlay(t *testing.T) {
	m := rulebook(t)
	for _, language := range []string{"es", "en"} {
		book := m.Book(language)
		names := conform.Sentences(t, Texts, language)
		for key, name := range names {
			names[key] = withoutArticle(name)
		}
		checkGenerals(t, bookTable(t, book, "19.1"), names)
		checkProvinces(t, bookTable(t, book, "19.8"), names)
		checkArmies(t, bookTable(t, book, "10.2"), names)
		checkForces(t, bookTable(t, book, "19.7"), bookTable(t, book, "15.5"), language, names)
		for i, row := range bookTable(t, book, "19.9") {
			n := i + 2
			want := []int{n, int(rounds[n]), handSizes[n], provinceGoal[n]}
			for j, cell := range []string{row[0], row[1], row[2], row[6]} {
				if digits(t, cell) != want[j] {
					t.Errorf("19.9: %d players prints %s, want %d", n, cell, want[j])
				}
			}
		}
		for i, row := range bookTable(t, book, "19.3")[:len(battleTable)] {
			for j, cell := range row[1:] {
				if digits(t, cell) != int(battleTable[i][j]) {
					t.Errorf("19.3: total %d, column %d prints %s, want %d", i+2, j, cell, battleTable[i][j])
				}
			}
		}
		for i, row := range bookTable(t, book, "19.4") {
			for j, cell := range row[1:] {
				want := strconv.Itoa(int(attritionTable[i][j] &^ withElephant))
				if attritionTable[i][j]&withElephant != 0 {
					want += "e"
				}
				if cell != want {
					t.Errorf("19.4: die %d, column %d prints %s, want %s", i+1, j, cell, want)
				}
			}
		}
		siege := bookTable(t, book, "19.5")
		for die, want := range siegeTable {
			if digits(t, siege[0][die+1]) != int(want.points) || digits(t, siege[1][die+1]) != int(want.losses) {
				t.Errorf("19.5: %d prints %s and %s", die, siege[0][die+1], siege[1][die+1])
			}
		}
	}
}

func checkGenerals(t *testing.T, rows [][]string, names map[string]string) {
	t.Helper()
	if len(rows) != numMajors {
		t.Errorf("19.1 has %d generals", len(rows))
		return
	}
	for i, g := range generals {
		row := rows[i]
		if row[0] != names["diadochi.name.general."+g.id] {
			t.Errorf("19.1 prints %s where %s stands", row[0], g.id)
		}
		for j, want := range []int8{g.initiative, g.battle, g.popularity, g.seniority} {
			if digits(t, row[j+1]) != int(want) {
				t.Errorf("19.1: %s prints %s in column %d, want %d", g.id, row[j+1], j, want)
			}
		}
		letters := map[role]string{starter: "iIs", reserve: "rR", eventGeneral: "eE"}
		for j, letter := range strings.Split(row[5], "/") {
			if known, ok := letters[g.roles[j]]; ok != (letter != "–") || ok && !strings.Contains(known, letter) {
				t.Errorf("19.1: %s prints role %s for %d players", g.id, letter, j+2)
			}
		}
	}
}

// withoutArticle is a name as a table prints it: that of "[el] Peloponeso" stands only in running words.
func withoutArticle(name string) string {
	if _, bare, found := strings.Cut(name, "] "); found && name[0] == '[' {
		return bare
	}
	return name
}

func checkProvinces(t *testing.T, rows [][]string, names map[string]string) {
	t.Helper()
	if len(rows) != numProvinces {
		t.Errorf("19.8 has %d provinces", len(rows))
		return
	}
	for i, p := range provinces {
		if rows[i][0] != names["diadochi.name.province."+p.id] || digits(t, rows[i][2]) != int(p.vp) {
			t.Errorf("19.8 prints %v for %s", rows[i], p.id)
		}
		if p.majors[0] != noSpace && !strings.HasPrefix(rows[i][1], names["diadochi.name.space."+spaces[p.majors[0]].id]) {
			t.Errorf("19.8 prints %s as the city of %s", rows[i][1], p.id)
		}
	}
}

func checkArmies(t *testing.T, rows [][]string, names map[string]string) {
	t.Helper()
	for i, a := range armies {
		home := names["diadochi.name.space."+spaces[a.home].id]
		if !strings.HasPrefix(rows[i][0], names["diadochi.name.army."+a.id]) || !strings.HasPrefix(rows[i][1], home) ||
			digits(t, rows[i][2]) != int(a.initiative) || digits(t, rows[i][3]) != int(a.strength) || digits(t, rows[i][4]) != int(a.battle) {
			t.Errorf("10.2 prints %v for %s", rows[i], a.id)
		}
	}
}

// forceWords writes units as the tables do: "3 RA, 1 LM, 1 E, 2 M".
func forceWords(cu [numUnits]uint8, language string) string {
	letters := map[string][numUnits]string{
		"en": {royalArmy: "RA", loyal: "LM", elephant: "E", mercenary: "M"},
		"es": {royalArmy: "ER", loyal: "ML", elephant: "E", mercenary: "M"},
	}[language]
	var list []string
	for _, u := range []unit{royalArmy, loyal, elephant, mercenary} {
		if cu[u] > 0 {
			list = append(list, strconv.Itoa(int(cu[u]))+" "+letters[u])
		}
	}
	return strings.Join(list, ", ")
}

// checkForces compares what generals start and arrive with.
func checkForces(t *testing.T, starts, arrivals [][]string, language string, names map[string]string) {
	t.Helper()
	found := 0
	for _, g := range generals {
		name := names["diadochi.name.general."+g.id]
		for _, row := range starts {
			if row[0] == name {
				found++
				if row[2] != names["diadochi.name.space."+spaces[g.start].id] || row[3] != forceWords(g.startUnits, language) {
					t.Errorf("19.7 prints %v for %s", row, g.id)
				}
			}
		}
		for _, row := range arrivals {
			if row[0] == name {
				found++
				if row[1] != forceWords(g.arrival, language) || g.home != noProvince && row[2] != names["diadochi.name.province."+provinces[g.home].id] {
					t.Errorf("15.5 prints %v for %s", row, g.id)
				}
			}
		}
	}
	if found != len(starts)+len(arrivals) || found != 18 {
		t.Errorf("19.7 and 15.5 have %d rows, %d of known generals", len(starts)+len(arrivals), found)
	}
}
