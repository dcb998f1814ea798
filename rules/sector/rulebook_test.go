package sector

import (
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
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
	m := conform.CheckRulebook(t, conform.Rulebook{Files: Manual, Cites: conform.Cites, Number: conform.Number})
	if n := len(m.Book("es").Entries); n < 60 {
		t.Errorf("only %d rules", n)
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
		book, words := m.Book(language), conform.Sentences(t, Texts, language)
		name := func(r rules.Ref) string { return words[Game.Name(r)] }
		for p, rule := range []rules.Rule{"6.1", "6.2", "6.3"} {
			for i, row := range bookTable(t, book, rule) {
				u := &units[unitOf(people(p), i)]
				prove.Is(t, "unit", row[0], name(unitRef(unitOf(people(p), i))))
				prove.Is(t, u.id+" figures", row[1], strconv.Itoa(int(u.count)))
				prove.Is(t, u.id+" cost", row[2], priceWord(u.minerals, u.gas))
				prove.Is(t, u.id+" building", row[3], name(buildingRef(u.building)))
				prove.Is(t, u.id+" strength", row[6], strconv.Itoa(int(u.strength)))
				prove.Is(t, u.id+" health", row[7], strconv.Itoa(int(u.health)))
			}
		}
		for i, row := range bookTable(t, book, "1.4") {
			deck := eventDeck[i+2]
			prove.Same(t, "event deck", row[:3], []string{strconv.Itoa(i + 2), strconv.Itoa(int(deck[0])), strconv.Itoa(int(deck[1]))})
			prove.True(t, "stage III", strings.HasPrefix(row[3], strconv.Itoa(int(deck[2]))+" + 3 "))
		}
		for i, row := range bookTable(t, book, "6.4") {
			prove.Is(t, "event", row[2], name(eventRef(event(i))))
			prove.Is(t, row[2]+" stage", row[0], strconv.Itoa(int(events[i].stage)))
			prove.Is(t, row[2]+" copies", row[1], strconv.Itoa(int(events[i].copies)))
			prove.Is(t, row[2]+" effect", row[3], words["sector.effect.event."+events[i].id])
		}
		for i, row := range bookTable(t, book, "6.5") {
			prove.Is(t, "card", row[1], name(cardRef(card(i))))
			prove.Is(t, row[1]+" copies", row[0], strconv.Itoa(int(cards[i].copies)))
		}
		for i, row := range bookTable(t, book, "6.6")[:numTechs] {
			prove.Is(t, "technology", row[0], name(techRef(tech(i))))
			prove.Is(t, row[0]+" cost", row[1], priceWord(techs[i].minerals, techs[i].gas))
		}
		for i, row := range bookTable(t, book, "7.1") {
			prove.Is(t, "area", row[1], name(areaRef(area(i))))
			prove.Is(t, row[1]+" limit", row[4], strconv.Itoa(int(areas[i].limit)))
			prove.Is(t, row[1]+" value", row[3], strconv.Itoa(int(areas[i].points+areas[i].yield)))
		}
		for i, row := range bookTable(t, book, "1.3") {
			prove.Is(t, "faction", row[0], name(factionRef(faction(i))))
			var start []string
			for _, k := range factions[i].start {
				start = append(start, name(unitRef(k.unit))+" ×"+strconv.Itoa(int(k.count)))
			}
			prove.Is(t, row[0]+" units", row[2], strings.Join(start, ", "))
			prove.Is(t, row[0]+" workers", row[3], strconv.Itoa(int(factions[i].workers)))
			prove.Is(t, row[0]+" transports", row[4], strconv.Itoa(int(factions[i].transports)))
		}
	}
}
