package sector

// The planets and their areas (7.1), in the order of their names; an id is an index into the table.
const (
	ashmere planet = iota
	coldharrow
	dunhollow
	edder
	fennwick
	gyre
	ilvane
	jorrum
	karst
	lowmarrow
	morrow
	nightglass
	numPlanets = iota
)

// noPlanet is no planet.
const noPlanet planet = 255

const numAreas = 38

// noArea is no area.
const noArea area = 255

// planetRow is a planet with its areas first to first+count-1.
type planetRow struct {
	id    string
	home  bool
	first area
	count uint8
}

var planets = [numPlanets]planetRow{
	ashmere:    {"ashmere", true, 0, 3},
	coldharrow: {"coldharrow", true, 3, 3},
	dunhollow:  {"dunhollow", true, 6, 4},
	edder:      {"edder", true, 10, 3},
	fennwick:   {"fennwick", true, 13, 4},
	gyre:       {"gyre", true, 17, 3},
	ilvane:     {"ilvane", false, 20, 3},
	jorrum:     {"jorrum", false, 23, 3},
	karst:      {"karst", false, 26, 3},
	lowmarrow:  {"lowmarrow", false, 29, 4},
	morrow:     {"morrow", false, 33, 2},
	nightglass: {"nightglass", false, 35, 3},
}

// areaRow is an area: what it yields, its conquest value and its unit limit.
type areaRow struct {
	id                   string
	planet               planet
	kind                 areaKind
	yield, points, limit uint8
}

var areas = [numAreas]areaRow{
	{"ashmere-1", ashmere, mineral, 3, 0, 4},
	{"ashmere-2", ashmere, gas, 2, 0, 2},
	{"ashmere-3", ashmere, mineral, 1, 0, 3},
	{"coldharrow-1", coldharrow, mineral, 3, 0, 3},
	{"coldharrow-2", coldharrow, gas, 2, 0, 3},
	{"coldharrow-3", coldharrow, mineral, 1, 0, 3},
	{"dunhollow-1", dunhollow, mineral, 2, 0, 3},
	{"dunhollow-2", dunhollow, mineral, 2, 0, 2},
	{"dunhollow-3", dunhollow, gas, 1, 0, 2},
	{"dunhollow-4", dunhollow, gas, 1, 0, 2},
	{"edder-1", edder, mineral, 3, 0, 3},
	{"edder-2", edder, gas, 2, 0, 2},
	{"edder-3", edder, mineral, 1, 0, 4},
	{"fennwick-1", fennwick, mineral, 2, 0, 2},
	{"fennwick-2", fennwick, mineral, 2, 0, 3},
	{"fennwick-3", fennwick, gas, 1, 0, 2},
	{"fennwick-4", fennwick, gas, 1, 0, 2},
	{"gyre-1", gyre, mineral, 3, 0, 4},
	{"gyre-2", gyre, gas, 2, 0, 3},
	{"gyre-3", gyre, mineral, 1, 0, 2},
	{"ilvane-1", ilvane, conquest, 0, 1, 3},
	{"ilvane-2", ilvane, mineral, 2, 0, 2},
	{"ilvane-3", ilvane, gas, 1, 0, 2},
	{"jorrum-1", jorrum, conquest, 0, 1, 3},
	{"jorrum-2", jorrum, gas, 2, 0, 2},
	{"jorrum-3", jorrum, mineral, 1, 0, 3},
	{"karst-1", karst, conquest, 0, 3, 2},
	{"karst-2", karst, gas, 2, 0, 3},
	{"karst-3", karst, mineral, 2, 0, 3},
	{"lowmarrow-1", lowmarrow, conquest, 0, 1, 3},
	{"lowmarrow-2", lowmarrow, conquest, 0, 1, 2},
	{"lowmarrow-3", lowmarrow, mineral, 2, 0, 2},
	{"lowmarrow-4", lowmarrow, gas, 1, 0, 2},
	{"morrow-1", morrow, conquest, 0, 4, 1},
	{"morrow-2", morrow, mineral, 1, 0, 2},
	{"nightglass-1", nightglass, conquest, 0, 1, 3},
	{"nightglass-2", nightglass, mineral, 2, 0, 3},
	{"nightglass-3", nightglass, gas, 1, 0, 2},
}
