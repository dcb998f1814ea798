package imperio

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The tables of the game against those of the rules in testdata, cell by cell. What their effects do is tried in
// effects_test.go.

// audit compares names of things with a table.
type audit struct {
	*testing.T
	words map[string]map[string]string // by language
}

func newAudit(t *testing.T) audit {
	a := audit{t, map[string]map[string]string{}}
	for _, language := range bookLanguages {
		a.words[language] = conform.Sentences(t, Texts, language)
	}
	return a
}

// names demands the names of a thing in both languages, and, when its id says so, the slug of the English one.
func (a audit) names(r rules.Ref, row map[string]string, slug bool) {
	a.Helper()
	key := Game.Name(r)
	for _, language := range bookLanguages {
		want, _, _ := strings.Cut(row["name_"+language], " (")
		prove.Is(a.T, row["id"]+" in "+language, a.words[language][key], want)
	}
	if slug {
		id := strings.NewReplacer(" ", "-", ".", "-").Replace(strings.ToLower(row["name_en"]))
		if row["id"] == "T02" { // it got a name of our own later (2.4); journals keep the word
			id = "automated-defence-turrets"
		}
		prove.Is(a.T, row["id"]+" id", plainID(r), id)
	}
}

// rows reads a table that must have so many lines, the n-th with the n-th id.
func (a audit) rows(name string, n int, ids func(i int) string) []map[string]string {
	a.Helper()
	rows := conform.Sheet(a.T, name)
	prove.Is(a.T, name+" lines", len(rows), n)
	for i, row := range rows {
		if ids != nil {
			prove.Is(a.T, name+" id", row["id"], ids(i))
		}
	}
	return rows
}

func numbered(format string) func(int) string {
	return func(i int) string { return fmt.Sprintf(format, i+1) }
}

func TestUnitTable(t *testing.T) {
	a := newAudit(t)
	for i, row := range a.rows("units.tsv", numUnits, numbered("U%d")) {
		u := units[i]
		a.names(unitRef(unit(i)), row, false)
		got := []int{int(u.bv), int(u.dice), int(u.hull), int(u.move), int(u.price), int(u.perPrice), unit(i).carries(), int(u.antiAir)}
		for k, column := range []string{"bv", "dice", "hull", "movement", "price_resources", "units_per_price", "carry_capacity", "aa_attacks_before_combat"} {
			prove.Is(t, row["id"]+" "+column, got[k], number(t, row[column]))
		}
		prove.Is(t, row["id"]+" bombards", u.bombards, row["can_bombard"] == "Y")
		prove.Is(t, row["id"]+" ship", u.ship, row["counts_as_ship"] == "Y")
		prove.Is(t, row["id"]+" warship", u.warship, row["counts_as_warship_L01"] == "Y")
		prove.Is(t, row["id"]+" must be carried", u.move == 0, row["must_be_carried"] == "Y")
		r := newRealm(t, 2, 0)
		list := [numUnits]uint8{}
		list[i] = 1
		prove.Is(t, row["id"]+" of the capacity", total(&list), number(t, row["build_points_each"]))
		r.s.houses[0].treasury = 100
		bare, yard, home := r.owns(0, r.a, 0), r.owns(0, r.b, 0, shipyard), firstPlanet(r.home(0))
		_, _ = bare, yard
		built := map[string][3]*rules.Illegal{ // on a bare planet, with a Shipyard, with one at home
			"any planet you control (no Shipyard needed)":  {nil, nil, nil},
			"planet with Shipyard":                         {noShipyard, nil, nil},
			"planet with Shipyard in your own Home System": {noShipyard, onlyAtHome, nil},
		}
		want, ok := built[row["where_built"]]
		if !ok {
			t.Errorf("%s is built %q", row["id"], row["where_built"])
		}
		switch row["limit"] {
		case "none", "1 alive or under construction per House":
		case "needs technology T06":
			prove.Is(t, "without T06", r.s.checkUnit(0, home, 0, unit(i)), needsStation)
			r.s.houses[0].techs = 1 << t06
		default:
			t.Errorf("%s has the limit %q", row["id"], row["limit"])
		}
		for k, pl := range [3]planet{firstPlanet(r.a), firstPlanet(r.b), home} {
			prove.Is(t, row["id"]+" on planet "+strconv.Itoa(k), r.s.checkUnit(0, pl, 0, unit(i)), want[k])
		}
		r.s.plans[0].builds[0] = list
		second := r.s.checkUnit(0, home, 0, unit(i))
		prove.Is(t, row["id"]+" one at a time", second == oneFlagship, strings.HasPrefix(row["limit"], "1 "))
	}
}

func TestWorkTable(t *testing.T) {
	a := newAudit(t)
	for i, row := range a.rows("infrastructure.tsv", numWorks, numbered("B%d")) {
		a.names(workRef(work(i)), row, false)
		prove.Is(t, row["id"]+" cost", int(works[i].cost), number(t, row["cost"]))
		prove.Is(t, row["id"]+" most", int(works[i].max), number(t, row["max_per_planet"]))
		if i > 0 {
			prove.Is(t, row["id"]+" requirement", row["requirement"], "same")
			prove.Is(t, row["id"]+" destroyed by", row["destroyed_by"], "same")
		}
		r := newRealm(t, 2, 0) // the first row's requirement and ends hold for all
		b := r.owns(0, r.a, 0)
		b.start = nobody
		r.slot("act construction")
		r.refused("build "+r.world(r.a)+" "+works[i].id, notCommanded)
		b.start = 0
		r.all("build " + r.world(r.a) + " " + works[i].id)
		r.turn(nil)
		prove.Is(t, row["id"]+" built", b.count(work(i)), 1)
		r.s.houses[1].treasury = 20
		r.turn(map[rules.Seat][]string{1: {"act subterfuge", "plot sabotage 2", "object " + r.world(r.a) + " " + works[i].id}})
		prove.Is(t, row["id"]+" sabotaged", b.count(work(i)), 0)
		b.add(work(i))
		b.owner, b.holder, b.start = 1, 1, 1
		r.loaded(0, r.b, 3, 0)
		r.rolls(1, 1)
		r.operates("fleet "+r.sys(r.b), "go "+r.sys(r.a), "stance 1", "land "+r.world(r.a)+" 3")
		prove.Is(t, row["id"]+" lost to an invasion", [2]uint8{b.works, uint8(b.owner)}, [2]uint8{0, 0})
	}
}

func TestTechTable(t *testing.T) {
	a := newAudit(t)
	branches := map[string]uint8{"Arms": armsBranch, "Ground": groundBranch, "Drives": drivesBranch, "Industry": industryBranch, "Statecraft": statecraftBranch}
	for i, row := range a.rows("tech.tsv", numTechs, numbered("T%02d")) {
		a.names(techRef(tech(i)), row, true)
		needs := techSet(0)
		for _, id := range strings.Split(row["prerequisites_all"], ",") {
			if id != "-" {
				needs |= 1 << (number(t, id[1:]) - 1)
			}
		}
		branch, ok := branches[row["branch"]]
		prove.Is(t, row["id"]+" branch", ok, true)
		want := techRow{plainID(techRef(tech(i))), branch, uint8(number(t, row["tier"])), uint8(number(t, row["cost"])), needs, uint8(number(t, row["ai_base_priority_0_10"]))}
		prove.Is(t, row["id"], techs[i], want)
	}
}

func TestPlotTable(t *testing.T) {
	a := newAudit(t)
	ids := []string{"S1", "S1b", "S2", "S3", "S4", "S5", "S6"}
	r := newRealm(t, 3, 0)
	r.s.houses[1].abilities[0] = a04
	for i, row := range a.rows("subterfuge.tsv", numPlots, func(i int) string { return ids[i] }) {
		k := plot(i)
		a.names(plotRef(k), row, false)
		prove.Is(t, row["id"]+" cost", r.s.plotPrice(0, k, false), number(t, row["cost"]))
		prove.Is(t, row["id"]+" half", r.s.plotPrice(1, k, false), number(t, row["cost_with_A04"]))
		prove.Is(t, row["id"]+" blame", plots[k].blame > 0, row["blame_allowed"] == "Y")
		prove.Is(t, row["id"]+" surcharge", int(plots[k].blame), number(t, row["blame_surcharge"]))
		if plots[k].blame > 0 {
			prove.Is(t, row["id"]+" with blame", r.s.plotPrice(0, k, true), number(t, row["total_with_blame"]))
			prove.Is(t, row["id"]+" half with blame", r.s.plotPrice(1, k, true), number(t, row["total_with_blame_and_A04"]))
		} else {
			prove.Is(t, row["id"]+" totals", row["total_with_blame"]+row["total_with_blame_and_A04"], "--")
		}
	}
}

func TestAbilityTable(t *testing.T) {
	a := newAudit(t)
	for i, row := range a.rows("abilities.tsv", numAbilities, numbered("A%02d")) {
		a.names(abilityRef(ability(i)), row, true)
	}
	for i, row := range a.rows("flagship.tsv", numUpgrades, numbered("F%02d")) {
		a.names(rules.Ref{Kind: KindUpgrade, ID: int16(i)}, row, true)
	}
}

// drawnOnlyIf are the conditions of the Council's deck: makes such a position of one in which it does not hold.
var drawnOnlyIf = map[string]struct {
	players int
	makes   func(s *state)
	without func(s *state)
}{
	"3 or more Houses in the game":                        {3, func(*state) {}, func(s *state) { s.houses[2].gone = true }},
	"at least one war open":                               {2, func(s *state) { s.startWar(ctx{}, 0, 1) }, func(*state) {}},
	"at least one law in force":                           {2, func(s *state) { s.laws[0], s.lawCount = proposal{entry: l01}, 1 }, func(*state) {}},
	"not every House has the same number of technologies": {2, func(s *state) { s.houses[0].techs = 1 }, func(s *state) { s.houses[0].techs, s.houses[1].techs = 1, 2 }},
	"turn <= 14": {2, func(s *state) { s.turn = 14 }, func(s *state) { s.turn = 15 }},
}

func TestLawTable(t *testing.T) {
	a := newAudit(t)
	for i, row := range a.rows("laws.tsv", numCards, func(i int) string {
		if entry(i) < d01 {
			return fmt.Sprintf("L%02d", i+1)
		}
		return fmt.Sprintf("D%02d", i-int(d01)+1)
	}) {
		k := entries[i]
		a.names(entryRef(entry(i)), row, true)
		prove.Is(t, row["id"]+" kind", k.law, row["kind"] == "LAW")
		prove.Is(t, row["id"]+" vote", k.elect, row["vote"] == "ELECT_HOUSE")
		prove.Is(t, row["id"]+" stands", k.law, row["duration"] == "standing")
		if row["drawn_only_if"] == "-" {
			prove.Is(t, row["id"]+" may be tabled", newRealm(t, 2, 0).s.tableable(entry(i)), true)
			continue
		}
		c, ok := drawnOnlyIf[row["drawn_only_if"]]
		if !ok {
			t.Errorf("%s is drawn only if %q", row["id"], row["drawn_only_if"])
			continue
		}
		yes, no := newRealm(t, c.players, 0).s, newRealm(t, c.players, 0).s
		c.makes(yes)
		c.without(no)
		prove.Is(t, row["id"]+" "+row["drawn_only_if"], [2]bool{yes.tableable(entry(i)), no.tableable(entry(i))}, [2]bool{true, false})
	}
}

func TestHouseTable(t *testing.T) {
	a := newAudit(t)
	for i, row := range a.rows("houses.tsv", numHouses, numbered("H%d")) {
		k, id := houses[i], row["id"]
		prove.Is(t, id, k.id, strings.ToLower(row["name"]))
		prove.Is(t, id+" shown", [4]string{k.initial, k.colour, k.pattern, k.emblem}, [4]string{row["initial"], row["colour_hex"], row["fill_pattern"], row["emblem"]})
		for k, language := range bookLanguages {
			words := a.words[language]
			prove.Is(t, id+" motto", words[mottoKeys[i]], row["motto_"+language])
			prove.Is(t, id+" Flagship", words[flagshipKeys[i]], row["flagship_name"])
			prefix := [2]string{"la Casa ", "House "}[k]
			prove.Is(t, id+" name", words[Game.Name(rules.Ref{Kind: KindHouse, ID: int16(i)})], prefix+row["name"])
		}
		one := func(column string) int { return number(t, row[column][1:]) - 1 }
		prove.Is(t, id+" abilities", k.abilities, [2]ability{ability(one("ability_1")), ability(one("ability_2"))})
		prove.Is(t, id+" upgrades", k.upgrades, [2]upgrade{upgrade(one("upgrade_1")), upgrade(one("upgrade_2"))})
		if !strings.Contains(row["operation_slot_habit"], strconv.Itoa(int(k.habit))) {
			t.Errorf("%s: habit %d, not %s", id, k.habit, row["operation_slot_habit"])
		}
		weights := []uint8{k.expand, k.attack, k.fortify, k.science, k.intrigue, k.trade, k.council, k.honesty, k.forgiveness, k.risk}
		for n, column := range []string{"expand", "attack", "fortify", "science", "intrigue", "trade", "council", "honesty", "forgiveness", "risk"} {
			prove.Is(t, id+" "+column, int(weights[n]), number(t, row[column]))
		}
	}
}

func TestLayoutTable(t *testing.T) {
	n, top, left := map[int]int{}, map[int]int{}, map[int]int{}
	rows := conform.Sheet(t, "layouts.tsv")
	for _, row := range rows {
		players := number(t, row["players"])
		r, double := number(t, row["r"]), 2*number(t, row["q"])+number(t, row["r"])
		if n[players] == 0 {
			top[players], left[players] = r, double
		}
		top[players], left[players] = min(top[players], r), min(left[players], double)
		n[players]++
	}
	seen := map[int]int{}
	for _, row := range rows {
		players := number(t, row["players"])
		cell := layouts[players][seen[players]]
		seen[players]++
		name := fmt.Sprintf("%s of %d", row["label"], players)
		prove.Is(t, name+" number", seen[players], number(t, row["hex_no"]))
		prove.Is(t, name+" label", cell.label, row["label"])
		prove.Is(t, name+" q and r", [2]int{int(cell.q), int(cell.r)}, [2]int{number(t, row["q"]), number(t, row["r"])})
		prove.Is(t, name+" row", int(cell.r)-top[players], number(t, row["row"]))
		prove.Is(t, name+" column", 2*int(cell.q)+int(cell.r)-left[players], number(t, row["doubled_col"]))
		prove.Is(t, name+" role", cell.home, row["role"] == "HOME")
		prove.Is(t, name+" rosette", int(cell.rosette)+1, number(t, row["rosette"]))
	}
	for players := 2; players <= maxSeats; players++ {
		prove.Is(t, "hexes", len(layouts[players]), n[players])
		prove.Is(t, "hexes", n[players], 7*players)
	}
}

func TestNameTable(t *testing.T) {
	a := newAudit(t)
	systems := 0
	for _, row := range conform.Sheet(t, "names.tsv") {
		key := ""
		switch row["kind"] {
		case "system":
			key = Game.Name(rules.Ref{Kind: KindSystem, ID: int16(systems)})
			systems++
			prove.Is(t, "number", number(t, row["key"]), systems)
		case "position_phrase":
			key = positionPhrases[number(t, row["key"])]
		case "resource_phrase":
			key = resourcePhrases[number(t, row["key"])]
		default:
			t.Errorf("a name of kind %q", row["kind"])
		}
		prove.Is(t, key, a.words["en"][key], row["text_en"])
		prove.Is(t, key, a.words["es"][key], row["text_es"])
	}
	prove.Is(t, "systems", systems, numSystems)
}
