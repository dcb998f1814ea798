package sector

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The tables of this package against the tables of the rules in testdata.

func number(t *testing.T, word string) int {
	t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// idOf returns the number of a thing of a kind by its id in the sheets.
func idOf(t *testing.T, kind uint8, id string) int16 {
	t.Helper()
	r, ok := findIn(kind, strings.ReplaceAll(id, "_", "-"))
	if !ok {
		t.Fatalf("no %s %q", kindWords[kind], id)
	}
	return r.ID
}

func TestUnitsAudit(t *testing.T) {
	rows := conform.Sheet(t, "units.tsv")
	prove.Is(t, "units", len(rows), numUnits)
	for i, r := range rows {
		u := units[i]
		expected := unitRow{
			id: r["id"], count: uint8(number(t, r["count"])), minerals: uint8(number(t, r["cost_m"])), gas: uint8(number(t, r["cost_g"])),
			building: building(idOf(t, KindBuilding, r["building"])), air: r["type"] == "A", hitsAir: strings.Contains(r["hits"], "A"),
			hitsGround: strings.Contains(r["hits"], "G"), strength: int8(number(t, r["strength"])), health: int8(number(t, r["health"])),
			supportAttack: int8(number(t, r["sup_attack"])), supportHealth: int8(number(t, r["sup_health"])), pair: r["trait"] == "pair",
		}
		if n, ok := strings.CutPrefix(r["trait"], "vsair"); ok {
			expected.againstAir = int8(number(t, n))
		}
		prove.Is(t, r["id"], u, expected)
		prove.Is(t, r["id"]+" people", peopleIDs[peopleOf(unit(i))], r["people"])
	}
}

func TestBuildingsAudit(t *testing.T) {
	rows := conform.Sheet(t, "buildings.tsv")
	prove.Is(t, "buildings", len(rows), numBuildings)
	for i, r := range rows {
		b := buildings[i]
		prove.Is(t, r["id"], b.id, strings.ReplaceAll(r["id"], "_", "-"))
		prove.Is(t, r["id"]+" cost", fmt.Sprint(b.minerals, b.gas), r["cost_m"]+" "+r["cost_g"])
		if r["requires"] == "start" {
			prove.Is(t, r["id"]+" requires", b.requires, startBuilding)
		} else {
			prove.Is(t, r["id"]+" requires", b.requires, building(idOf(t, KindBuilding, r["requires"])))
		}
	}
	for i, r := range conform.Sheet(t, "modules.tsv") {
		m := modules[i]
		prove.Is(t, r["id"], fmt.Sprint(m.id, m.max, m.minerals, m.gas), fmt.Sprint(r["id"], number(t, r["max"]), number(t, r["cost_m"]), number(t, r["cost_g"])))
	}
}

func TestTechsAudit(t *testing.T) {
	rows := conform.Sheet(t, "tech.tsv")
	prove.Is(t, "technologies", len(rows), numTechs)
	for i, r := range rows {
		k := techs[i]
		prove.Is(t, r["id"], fmt.Sprint(k.id, k.minerals, k.gas), fmt.Sprint(r["id"], number(t, r["cost_m"]), number(t, r["cost_g"])))
		prove.Is(t, r["id"]+" requires", k.requires, building(idOf(t, KindBuilding, r["requires"])))
		if r["kind"] == "standing" {
			prove.Is(t, r["id"]+" card", k.card, noCard)
		} else {
			prove.Is(t, r["id"]+" card", k.card, card(idOf(t, KindCard, r["card"])))
		}
	}
}

func TestCardsAudit(t *testing.T) {
	words := map[string]keyword{"-": 0, "ANYHIT": anyHit, "CANCEL": cancels, "SAVE": saves, "RECALL": recalls, "BLAST:G": blastGround, "BLAST:A": blastAir, "BLAST:X": blastAny}
	rows := conform.Sheet(t, "combat.tsv")
	prove.Is(t, "cards", len(rows), numCards)
	basic := map[string]int{}
	for i, r := range rows {
		word, ok := words[r["keyword"]]
		if !ok {
			t.Fatalf("keyword %q", r["keyword"])
		}
		n := func(column string) int8 { return int8(number(t, r[column])) }
		expected := cardRow{
			id: r["id"], copies: uint8(number(t, r["copies"])), from: noTech, ploy: r["role"] == "ploy", named: noUnit,
			attack: n("named_a"), health: n("named_h"), otherAttack: n("other_a"), otherHealth: n("other_h"), keyword: word,
		}
		if r["source"] == "basic" {
			basic[r["people"]] += number(t, r["copies"])
		} else {
			expected.from = tech(idOf(t, KindTech, r["source"]))
		}
		if r["named"] != "any" {
			expected.named = unit(idOf(t, KindUnit, r["named"]))
		}
		prove.Is(t, r["id"], cards[i], expected)
	}
	for _, p := range peopleIDs {
		prove.Is(t, "starting deck of "+p, basic[p], 18)
	}
}

func TestEventsAudit(t *testing.T) {
	rows := conform.Sheet(t, "cards.tsv")
	prove.Is(t, "event cards", len(rows), numEvents)
	copies := 0
	for i, r := range rows {
		prove.Is(t, r["id"], events[i], eventRow{r["id"], uint8(number(t, r["stage"])), uint8(number(t, r["copies"]))})
		copies += number(t, r["copies"])
		row := effects[i]
		if event(i) != beaconsFade && row.instant == nil && row.verb == noVerb {
			t.Errorf("%s does nothing", r["id"])
		}
	}
	prove.Is(t, "single cards", copies, numEventCards)
}

func TestPlanetsAudit(t *testing.T) {
	kinds := map[string]areaKind{"M": mineral, "G": gas, "C": conquest}
	rows := conform.Sheet(t, "planets.tsv")
	prove.Is(t, "areas", len(rows), numAreas)
	cards := 0
	for i, r := range rows {
		q := planet(idOf(t, KindPlanet, r["planet_id"]))
		n := func(column string) uint8 { return uint8(number(t, r[column])) }
		prove.Is(t, r["area"], areas[i], areaRow{r["planet_id"] + "-" + r["area_no"], q, kinds[r["type"]], n("yield"), n("cp"), n("limit")})
		prove.Is(t, r["planet"]+" home", planets[q].home, r["class"] == "home")
		first, end := areasOf(q)
		if area(i) < first || area(i) >= end {
			t.Errorf("%s is not among the areas of its planet", r["area"])
		}
		if r["type"] != "C" {
			cards++
		}
	}
	prove.Is(t, "resource cards", cards, 31)
}

func TestMapsAudit(t *testing.T) {
	var at [maxSeats + 1]struct{ planets, routes int }
	for _, r := range conform.Sheet(t, "maps.tsv") {
		n := number(t, r["players"])
		m := &maps[n]
		a := planet(idOf(t, KindPlanet, r["a"]))
		if r["kind"] == "planet" {
			home := 0
			if tag, ok := strings.CutPrefix(r["tag"], "home"); ok {
				home = number(t, tag)
			}
			prove.Is(t, "planet", m.planets[at[n].planets], mapPlanet{a, uint8(home), int8(number(t, r["x"])), int8(number(t, r["y"]))})
			at[n].planets++
			continue
		}
		prove.Is(t, "route", m.routes[at[n].routes], mapRoute{a, planet(idOf(t, KindPlanet, r["b"])), r["tag"] == "long"})
		at[n].routes++
	}
	for n := 2; n <= maxSeats; n++ {
		prove.Is(t, fmt.Sprint("planets for ", n), len(maps[n].planets), at[n].planets)
		prove.Is(t, fmt.Sprint("routes for ", n), len(maps[n].routes), at[n].routes)
	}
}

func TestFactionsAudit(t *testing.T) {
	rows := conform.Sheet(t, "factions.tsv")
	prove.Is(t, "factions", len(rows), numFactions)
	for i, r := range rows {
		f := factions[i]
		masts := 0
		if r["extra"] != "-" {
			masts = 1
		}
		prove.Is(t, r["id"], fmt.Sprint(f.id, peopleIDs[f.people], f.workers, f.transports, f.masts), fmt.Sprint(r["id"], r["people"], number(t, r["workers"]), number(t, r["transports"]), masts))
		prove.Is(t, r["id"]+" colour", fmt.Sprintf("#%06X", f.colour), r["colour"])
		var words []string
		for _, st := range f.start {
			words = append(words, fmt.Sprintf("%s:%d", units[st.unit].id, st.count))
		}
		prove.Is(t, r["id"]+" start", strings.Join(words, " "), r["start_units"])
	}
}
