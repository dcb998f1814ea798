package sector

// mapRoute is a route of a fixed map.
type mapRoute struct {
	a, b planet
	long bool
}

// mapPlanet is a planet of a fixed map with its place on the drawing; home is the seat it belongs to from 1, 0 = nobody.
type mapPlanet struct {
	planet planet
	home   uint8
	x, y   int8
}

// fixedMap is a map for a number of players (7.2).
type fixedMap struct {
	planets []mapPlanet
	routes  []mapRoute
}

// maps are the fixed maps by number of players.
var maps = [maxSeats + 1]fixedMap{
	2: {
		planets: []mapPlanet{
			{ashmere, 1, -80, 0},
			{lowmarrow, 0, 0, -60},
			{coldharrow, 2, 80, 0},
			{ilvane, 0, 0, 60},
		},
		routes: []mapRoute{
			{ashmere, lowmarrow, false},
			{lowmarrow, coldharrow, false},
			{coldharrow, ilvane, false},
			{ilvane, ashmere, false},
			{ashmere, coldharrow, true},
		},
	},
	3: {
		planets: []mapPlanet{
			{ashmere, 1, 0, -90},
			{ilvane, 0, 78, -45},
			{coldharrow, 2, 78, 45},
			{karst, 0, 0, 90},
			{edder, 3, -78, 45},
			{lowmarrow, 0, -78, -45},
		},
		routes: []mapRoute{
			{ashmere, ilvane, false},
			{ilvane, coldharrow, false},
			{coldharrow, karst, false},
			{karst, edder, false},
			{edder, lowmarrow, false},
			{lowmarrow, ashmere, false},
			{ashmere, karst, true},
			{coldharrow, lowmarrow, true},
			{edder, ilvane, true},
		},
	},
	4: {
		planets: []mapPlanet{
			{ashmere, 1, -80, -60},
			{ilvane, 0, 0, -90},
			{coldharrow, 2, 80, -60},
			{karst, 0, 30, 0},
			{edder, 3, 80, 60},
			{nightglass, 0, 0, 90},
			{gyre, 4, -80, 60},
			{lowmarrow, 0, -30, 0},
		},
		routes: []mapRoute{
			{ashmere, ilvane, false},
			{ilvane, coldharrow, false},
			{coldharrow, karst, false},
			{karst, edder, false},
			{edder, nightglass, false},
			{nightglass, gyre, false},
			{gyre, lowmarrow, false},
			{lowmarrow, ashmere, false},
			{ashmere, karst, true},
			{gyre, karst, true},
			{coldharrow, lowmarrow, true},
			{edder, lowmarrow, true},
		},
	},
	5: {
		planets: []mapPlanet{
			{ashmere, 1, 0, -90},
			{ilvane, 0, 53, -73},
			{coldharrow, 2, 86, -28},
			{lowmarrow, 0, 86, 28},
			{edder, 3, 53, 73},
			{nightglass, 0, 0, 90},
			{gyre, 4, -53, 73},
			{jorrum, 0, -86, 28},
			{dunhollow, 5, -86, -28},
			{karst, 0, -53, -73},
		},
		routes: []mapRoute{
			{ashmere, ilvane, false},
			{ilvane, coldharrow, false},
			{coldharrow, lowmarrow, false},
			{lowmarrow, edder, false},
			{edder, nightglass, false},
			{nightglass, gyre, false},
			{gyre, jorrum, false},
			{jorrum, dunhollow, false},
			{dunhollow, karst, false},
			{karst, ashmere, false},
			{karst, edder, true},
			{gyre, lowmarrow, true},
			{coldharrow, nightglass, true},
			{gyre, ilvane, true},
			{coldharrow, jorrum, true},
		},
	},
	6: {
		planets: []mapPlanet{
			{ashmere, 1, 0, -90},
			{ilvane, 0, 58, -69},
			{coldharrow, 2, 89, -16},
			{edder, 3, 78, 45},
			{nightglass, 0, 31, 85},
			{gyre, 4, -31, 85},
			{dunhollow, 5, -78, 45},
			{jorrum, 0, -89, -16},
			{fennwick, 6, -58, -69},
			{karst, 0, -36, -12},
			{morrow, 0, 36, -12},
			{lowmarrow, 0, 0, 28},
		},
		routes: []mapRoute{
			{ashmere, ilvane, false},
			{ilvane, coldharrow, false},
			{edder, nightglass, false},
			{nightglass, gyre, false},
			{dunhollow, jorrum, false},
			{jorrum, fennwick, false},
			{ashmere, karst, false},
			{edder, karst, false},
			{dunhollow, karst, false},
			{coldharrow, morrow, false},
			{gyre, morrow, false},
			{fennwick, morrow, false},
			{karst, lowmarrow, false},
			{lowmarrow, morrow, false},
			{coldharrow, edder, true},
			{gyre, dunhollow, true},
			{fennwick, ashmere, true},
			{lowmarrow, ashmere, true},
			{lowmarrow, edder, true},
			{lowmarrow, dunhollow, true},
		},
	},
}
