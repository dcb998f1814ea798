package diadochi

import (
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

func provinceNamed(t *testing.T, id string) province {
	t.Helper()
	if id == "-" || id == "" || id == "any port" {
		return noProvince
	}
	r, ok := findIn(KindProvince, id)
	if !ok {
		t.Fatalf("no province %q", id)
	}
	return province(r.ID)
}

func spaceNamedIn(t *testing.T, id string) space {
	t.Helper()
	if id == "" {
		return noSpace
	}
	r, ok := findIn(KindSpace, strings.ToLower(id))
	if !ok {
		t.Fatalf("no space %q", id)
	}
	return space(r.ID)
}

func TestSpacesAudit(t *testing.T) {
	kinds := map[string]spaceKind{"minor": minorCity, "major": majorCity, "stronghold": stronghold, "transit": transit}
	rows := conform.Sheet(t, "spaces.tsv")
	prove.Is(t, "spaces", len(rows), numSpaces)
	for i, r := range rows {
		got := spaces[i]
		mod := number(t, r["siege_mod"])
		switch space(i) { // 9.13 names these three beside the map
		case spRhodos:
			mod--
		case spMemphis, spBabylon:
			mod++
		}
		if got != (spaceRow{r["id"], kinds[r["type"]], provinceNamed(t, r["province"]), r["port"] == "1", int8(mod)}) {
			t.Errorf("space %d is %+v, the table says %v", i, got, r)
		}
	}
}

func TestRoutesAudit(t *testing.T) {
	kinds := map[string]routeKind{"road": road, "pass": pass, "strait": strait, "sea": sea, "trans": transMed, "transmed": transMed, "trans-med": transMed}
	rows := conform.Sheet(t, "routes.tsv")
	prove.Is(t, "routes", len(rows), len(routes))
	for i, r := range rows {
		kind, ok := kinds[r["kind"]]
		if !ok {
			t.Fatalf("kind %q", r["kind"])
		}
		if routes[i] != (routeRow{spaceNamedIn(t, r["a"]), spaceNamedIn(t, r["b"]), kind}) {
			t.Errorf("route %d is %+v, the table says %v", i, routes[i], r)
		}
	}
	for _, r := range routes {
		if r.kind >= sea && !(spaces[r.a].port && spaces[r.b].port) {
			t.Errorf("the sea route %s-%s joins no Ports", spaces[r.a].id, spaces[r.b].id)
		}
	}
}

func TestProvincesAudit(t *testing.T) {
	fleetsFound := 0
	for i, r := range conform.Sheet(t, "provinces.tsv") {
		got := provinces[i]
		prove.Is(t, "id", got.id, r["id"])
		prove.Is(t, r["id"]+" VP", int(got.vp), number(t, r["vp"]))
		if r["major"] != "" && r["major"] != "-" {
			prove.Is(t, r["id"]+" Major City", got.majors[0], spaceNamedIn(t, r["major"]))
		}
		if r["fleet_normal"] == "0" || r["fleet_normal"] == "" {
			continue
		}
		for f := range fleets {
			if fleets[f].province == province(i) {
				fleetsFound++
				prove.Is(t, r["id"]+" fleet", int(fleets[f].normal), number(t, r["fleet_normal"]))
				prove.Is(t, r["id"]+" improved", int(fleets[f].improved), number(t, r["fleet_improved"]))
			}
		}
	}
	prove.Is(t, "fleets of provinces", fleetsFound, numFleets-2)
	prove.Is(t, "fleet of Athenai", fleets[fleetAthenai], fleetRow{"athenai", hellas, 3, 4})
	prove.Is(t, "fleet of Kilikia", fleets[fleetKilikia], fleetRow{"kilikia", kilikia, 2, 3})
	prove.Is(t, "second city of Aigyptos", provinces[aigyptos].majors[1], spAlexandreia)
}

// unitsIn reads "RA=3;E=1;M=2".
func unitsIn(t *testing.T, text string) (n [numUnits]uint8) {
	t.Helper()
	words := map[string]unit{"M": mercenary, "LM": loyal, "E": elephant, "RA": royalArmy, "SS": silver}
	for _, part := range strings.Split(text, ";") {
		if part == "" {
			continue
		}
		word, count, _ := strings.Cut(part, "=")
		n[words[word]] = uint8(number(t, count))
	}
	return n
}

func TestGeneralsAudit(t *testing.T) {
	roles := map[string]role{"start": starter, "reserve": reserve, "event": eventGeneral, "-": unavailable, "": unavailable, "unavailable": unavailable}
	abilities := map[string]abilityKind{
		"bf_with_king": battleWithKing, "bf_with_ra": battleWithRoyalArmy, "bf_region": battleInProvinces,
		"init_region": initiativeInProvinces, "init_intercept": initiativeIntercepting, "init_evade": initiativeEvading,
		"bf_defend": battleDefending, "elephants_minus1": strongElephants, "fleet_plus1": strongFleet,
		"siege_plus1": besieger, "siege_inside_minus1": defenderOfCities,
	}
	rows := conform.Sheet(t, "generals.tsv")
	prove.Is(t, "generals", len(rows), numMajors)
	for _, r := range rows {
		ref, ok := findIn(KindGeneral, r["id"])
		if !ok {
			t.Fatalf("no general %q", r["id"])
		}
		got := generals[ref.ID]
		for i, n := range []string{"2", "3", "4", "5"} {
			prove.Is(t, r["id"]+" role with "+n, got.roles[i], roles[r["role_"+n+"p"]])
		}
		prove.Is(t, r["id"]+" Initiative", int(got.initiative), number(t, r["initiative"]))
		prove.Is(t, r["id"]+" Battle Factor", int(got.battle), number(t, r["battle"]))
		prove.Is(t, r["id"]+" Popularity", int(got.popularity), number(t, r["popularity"]))
		prove.Is(t, r["id"]+" Seniority", int(got.seniority), number(t, r["seniority"]))
		key, region, _ := strings.Cut(r["ability_key"], ":")
		prove.Is(t, r["id"]+" ability", got.ability, abilities[key])
		var ids []string
		for _, q := range got.region {
			ids = append(ids, provinces[q].id)
		}
		prove.Is(t, r["id"]+" provinces", strings.Join(ids, ","), region)
		prove.Is(t, r["id"]+" arrival", got.arrival, unitsIn(t, r["arrival_units"]))
		prove.Is(t, r["id"]+" preferred province", got.home, provinceNamed(t, r["preferred_province"]))
		prove.Is(t, r["id"]+" start", got.start, spaceNamedIn(t, r["start_space"]))
		prove.Is(t, r["id"]+" start units", got.startUnits, unitsIn(t, r["start_units"]))
	}
}

func TestStartForcesAudit(t *testing.T) {
	for _, r := range conform.Sheet(t, "setup_units.tsv") {
		ref, _ := findIn(KindGeneral, r["general"])
		got := generals[ref.ID]
		prove.Is(t, r["general"]+" start", got.start, spaceNamedIn(t, r["start_space"]))
		units := [numUnits]uint8{
			mercenary: uint8(number(t, r["M"])), loyal: uint8(number(t, r["LM"])), elephant: uint8(number(t, r["E"])),
			royalArmy: uint8(number(t, r["RA"])), silver: uint8(number(t, r["SS"])),
		}
		prove.Is(t, r["general"]+" units", got.startUnits, units)
		var ids []string
		for _, q := range got.startProvinces {
			ids = append(ids, provinces[q].id)
		}
		prove.Is(t, r["general"]+" provinces", strings.Join(ids, ";"), r["start_pc_provinces"])
	}
}

func TestIndependentsAudit(t *testing.T) {
	for _, r := range conform.Sheet(t, "independents.tsv") {
		if r["kind"] == "army" {
			ref, ok := findIn(KindArmy, strings.ToLower(r["name"]))
			if !ok {
				t.Fatalf("no army %q", r["name"])
			}
			got := armies[ref.ID]
			prove.Is(t, r["name"]+" home", got.home, spaceNamedIn(t, r["home"]))
			prove.Is(t, r["name"]+" Initiative", int(got.initiative), number(t, r["initiative"]))
			prove.Is(t, r["name"]+" Strength", int(got.strength), number(t, r["strength"]))
			prove.Is(t, r["name"]+" Battle Factor", int(got.battle), number(t, r["battle"]))
			continue
		}
		for players := 2; players <= 5; players++ {
			s := bareState(players, 0)
			kind, id, _ := strings.Cut(r["home"], ":")
			for sp := range space(numSpaces) {
				row := spaces[sp]
				named := kind == "*stronghold" && row.kind == stronghold ||
					kind == "province" && row.province == provinceNamed(t, id) && row.kind != transit ||
					id == "" && kind != "*stronghold" && sp == spaceNamedIn(t, kind)
				exempt := id == "thrake" && players%2 == 1 && row.kind != stronghold // Lysimachos is a starter
				if named && !exempt && !s.startsIndependent(sp) {
					t.Errorf("%s does not start Independent with %d players", row.id, players)
				}
			}
		}
	}
}

func TestCardsAudit(t *testing.T) {
	bands := map[string]band{"event": eventBand, "bonus": bonusBand, "surprise": surpriseBand}
	rows := conform.Sheet(t, "cards.tsv")
	prove.Is(t, "cards", len(rows), int(numCards))
	for _, r := range rows {
		found := false
		for c := range cards {
			if cards[c].number != r["no"] {
				continue
			}
			found = true
			prove.Is(t, "card "+r["no"]+" band", cards[c].band, bands[r["type"]])
			prove.Is(t, "card "+r["no"]+" OP", int(cards[c].op), number(t, r["op"]))
		}
		if !found {
			t.Errorf("card %s is missing", r["no"])
		}
	}
}
