package atlas

import (
	"tyche/board"
	"tyche/board/geom"
)

// The stretch of the Diadochi sheet: map units per degree. The Aegean gets twice the room of Iran.
var (
	longitudes = []geom.Knot{{At: 18.9, Scale: 41}, {At: 28, Scale: 41}, {At: 32, Scale: 35}, {At: 37, Scale: 27}, {At: 42, Scale: 20.5}, {At: 57, Scale: 19.2}}
	latitudes  = []geom.Knot{{At: -44, Scale: 34}, {At: -42.5, Scale: 42}, {At: -41, Scale: 50}, {At: -36, Scale: 48}, {At: -33, Scale: 37}, {At: -30, Scale: 30}, {At: -26, Scale: 26}}
	shift      = geom.Point{X: 4, Y: 34}
	world      = geom.Rect{X: -260, Y: -180, W: 1640, H: 1290}
)

// nudges moves symbols apart where the true places crowd, in map units.
var nudges = map[string]geom.Point{
	"pydna": {X: -5}, "kition": {X: 4, Y: 2}, "thermopylai": {Y: -2}, "thebai": {X: -2}, "chalkis": {X: 5, Y: -4},
	"korinthos": {X: -3, Y: 3}, "argos": {X: -2, Y: 4}, "sestos": {X: -5, Y: -2}, "abydos": {Y: 3},
	"tarsos": {X: -8, Y: 6}, "kilikiangates": {X: -6, Y: -7}, "issos": {X: 4, Y: -2}, "syriangates": {X: 10},
	"poseideion": {X: -6, Y: 8}, "kyinda": {X: 2, Y: -6}, "lindos": {X: -8, Y: 8}, "rhodos": {X: 6, Y: -2},
	"miletos": {X: -5, Y: -2}, "ephesos": {X: -2, Y: -4}, "halikarnassos": {X: -6, Y: 6}, "ioppe": {X: -6, Y: 2},
	"hierosolyma": {X: 8, Y: 4}, "gaza": {X: -6, Y: 4}, "mytilene": {X: -8}, "kamelon": {X: 3, Y: 4},
	"pelousion": {X: 4, Y: 2}, "isaura": {Y: 4},
}

// labels overrides the label places of provinces.tsv (lon, lat) where the sheet has better room.
var labels = map[string][2]float64{
	"hellespontine": {29.3, 40.35}, "lydia": {28.6, 38.85}, "phrygia": {31.5, 38.75}, "karia": {28.6, 37.3},
	"lykia": {30.6, 35.95}, "kypros": {33.3, 34.2}, "kilikia": {34.0, 36.45}, "thessalia": {21.6, 39.45},
	"hellas": {22.2, 38.3}, "epeiros": {20.2, 40.25}, "makedonia": {22.8, 41.35}, "thrake": {25.8, 42.45},
	"phoinikia": {33.2, 33.1}, "babylonia": {42.6, 30.6}, "media": {48.9, 35.9}, "syria": {37.6, 34.2},
	"rhodos": {28.0, 35.45}, "kappadokia": {36.4, 39.4}, "sousiana": {49.3, 32.0},
}

// tints chooses a land tint for each province so that neighbours differ.
var tints = map[string]int{
	"makedonia": 0, "thrake": 2, "epeiros": 3, "thessalia": 1, "hellas": 4, "peloponnesos": 0, "krete": 2,
	"hellespontine": 3, "lydia": 0, "karia": 1, "rhodos": 4, "lykia": 2, "phrygia": 5, "paphlagonia": 1,
	"kappadokia": 4, "armenia": 0, "kilikia": 0, "kypros": 3, "syria": 5, "phoinikia": 1, "koilesyria": 0,
	"aigyptos": 2, "kyrenaika": 5, "mesopotamia": 3, "babylonia": 1, "sousiana": 4, "persis": 0, "media": 2,
	"parthia": 5,
}

// seeds are further places (lon, lat) of a province, or of nobody's land (""), where the nearest city would draw the
// frontier across a strait or too far inland.
var seeds = []struct {
	province string
	at       [2]float64
}{
	{"thrake", [2]float64{27.95, 41.0}}, {"thrake", [2]float64{26.5, 40.5}}, {"thrake", [2]float64{25.6, 40.45}},
	{"makedonia", [2]float64{23.5, 40.2}}, {"makedonia", [2]float64{24.1, 40.2}}, {"makedonia", [2]float64{21.6, 41.3}},
	{"hellas", [2]float64{25.2, 39.9}}, {"hellas", [2]float64{24.9, 37.6}}, {"hellas", [2]float64{25.4, 37.05}},
	{"hellas", [2]float64{24.4, 36.75}}, {"hellas", [2]float64{23.25, 38.9}}, {"hellas", [2]float64{22.2, 38.5}},
	{"hellas", [2]float64{20.55, 38.3}}, {"peloponnesos", [2]float64{22.2, 38.0}},
	{"karia", [2]float64{28.2, 36.8}}, {"karia", [2]float64{27.3, 36.75}},
	{"lykia", [2]float64{31.9, 36.6}}, {"kilikia", [2]float64{33.5, 36.25}}, {"kilikia", [2]float64{32.7, 36.2}},
	{"kappadokia", [2]float64{39.0, 40.6}}, {"kappadokia", [2]float64{37.2, 41.0}}, {"armenia", [2]float64{41.2, 40.9}},
	{"syria", [2]float64{37.4, 33.6}}, {"koilesyria", [2]float64{35.9, 31.9}},
	{"", [2]float64{18.2, 40.3}}, {"", [2]float64{17.2, 40.7}}, {"", [2]float64{16.4, 39.0}}, {"", [2]float64{15.5, 37.8}}, // Italy
	{"mesopotamia", [2]float64{42.4, 35.6}}, {"mesopotamia", [2]float64{41.4, 34.5}}, {"babylonia", [2]float64{47.2, 30.7}}, {"babylonia", [2]float64{46.0, 32.2}},
	{"sousiana", [2]float64{49.0, 30.6}}, {"media", [2]float64{47.6, 38.4}}, {"media", [2]float64{46.5, 35.4}},
	{"persis", [2]float64{51.2, 29.3}}, {"persis", [2]float64{53.6, 27.7}}, {"aigyptos", [2]float64{32.5, 28.5}},
	{"aigyptos", [2]float64{30.6, 30.6}}, {"aigyptos", [2]float64{31.6, 31.2}},
	{"", [2]float64{21.4, 42.7}}, {"", [2]float64{23.0, 43.0}}, {"", [2]float64{24.6, 43.75}}, {"", [2]float64{26.4, 44.0}},
	{"", [2]float64{28.2, 44.5}}, {"", [2]float64{41.5, 42.2}}, {"", [2]float64{43.4, 41.8}}, {"", [2]float64{45.6, 41.2}},
	{"", [2]float64{47.6, 40.4}}, {"", [2]float64{49.0, 37.2}}, {"", [2]float64{38.9, 32.4}}, {"", [2]float64{41.2, 32.5}},
	{"", [2]float64{43.2, 30.8}}, {"", [2]float64{45.2, 29.6}}, {"", [2]float64{37.5, 30.0}}, {"", [2]float64{28.6, 27.2}},
	{"", [2]float64{22.5, 30.6}}, {"", [2]float64{25.2, 30.6}}, {"", [2]float64{34.4, 29.0}}, {"", [2]float64{55.4, 33.4}},
	{"", [2]float64{57.2, 34.4}}, {"", [2]float64{58.0, 31.0}}, {"", [2]float64{58.4, 37.4}}, {"", [2]float64{35.2, 25.0}},
}

// ranges are the mountains: height 1 to 3 and points lon, lat.
var ranges = []struct {
	height float64
	points []float64
}{
	{2, []float64{20.35, 42.3, 20.75, 41.3, 21.0, 40.4, 21.25, 39.75, 21.55, 39.0, 22.2, 38.7}},                                                  // Pindos
	{2, []float64{15.6, 44.5, 17.3, 43.7, 18.8, 42.9, 20.1, 42.6}},                                                                               // Illyrian mountains
	{2, []float64{22.05, 40.15, 22.42, 39.98}},                                                                                                   // Olympos
	{1, []float64{22.25, 37.75, 22.1, 37.1}},                                                                                                     // Arkadia
	{1, []float64{22.1, 37.05, 22.3, 36.85}},                                                                                                     // Taygetos
	{2, []float64{22.6, 43.3, 23.6, 42.9, 24.8, 42.75, 26.0, 42.78, 27.2, 42.85}},                                                                // Haimos
	{2, []float64{23.35, 42.1, 23.9, 41.75, 24.6, 41.6, 25.6, 41.45}},                                                                            // Rhodope
	{2, []float64{22.4, 45.3, 24.0, 45.55, 25.6, 45.5, 26.4, 46.2, 26.2, 47.4}},                                                                  // Karpates
	{1, []float64{26.9, 39.72, 27.2, 39.68}},                                                                                                     // Ida
	{1, []float64{28.75, 39.98, 29.5, 39.92}},                                                                                                    // Mysian Olympos
	{1, []float64{27.75, 38.28, 28.6, 38.25}},                                                                                                    // Tmolos
	{2, []float64{29.35, 36.85, 29.9, 37.05, 30.3, 36.85}},                                                                                       // Lykian Tauros
	{3, []float64{31.4, 37.3, 32.0, 36.95, 32.9, 36.85, 33.8, 37.05, 34.5, 37.5, 35.1, 37.8}},                                                    // Tauros
	{2, []float64{35.35, 37.95, 36.0, 38.4, 36.7, 38.95, 37.8, 39.3}},                                                                            // Antitauros
	{2, []float64{36.9, 37.85, 38.0, 38.05, 39.3, 38.25, 40.6, 38.4, 41.9, 38.15, 43.2, 37.8, 44.3, 37.5}},                                       // eastern Tauros
	{1, []float64{31.9, 41.05, 33.0, 41.25, 34.3, 41.35}},                                                                                        // Olgassys
	{2, []float64{36.9, 40.85, 38.2, 40.65, 39.6, 40.6, 41.0, 40.7, 41.8, 41.2}},                                                                 // Paryadres
	{2, []float64{42.5, 39.2, 43.3, 39.3, 44.3, 39.65}},                                                                                          // Masis
	{3, []float64{38.6, 44.25, 40.5, 43.65, 42.5, 43.15, 44.5, 42.7, 46.3, 42.05, 48.3, 41.15}},                                                  // Kaukasos
	{2, []float64{35.72, 33.35, 35.98, 34.0, 36.15, 34.5}},                                                                                       // Libanos
	{1, []float64{36.2, 33.75, 36.55, 34.15}},                                                                                                    // Antilibanos
	{1, []float64{36.35, 36.6, 36.6, 37.15}},                                                                                                     // Amanos
	{1, []float64{35.75, 31.4, 35.7, 30.7}},                                                                                                      // Moab
	{2, []float64{33.6, 28.95, 34.1, 28.4}},                                                                                                      // Sinai
	{2, []float64{32.8, 28.4, 33.5, 26.9, 34.4, 25.3, 35.3, 23.6, 36.5, 21.2, 37.4, 18.5}},                                                       // between Nile and Red Sea
	{2, []float64{35.3, 28.9, 36.6, 27.2, 38.2, 25.0, 39.6, 22.6, 40.9, 20.2, 42.4, 17.6}},                                                       // Hejaz
	{3, []float64{44.6, 37.15, 45.3, 36.2, 46.1, 35.1, 46.9, 34.2, 47.9, 33.35, 49.3, 32.55, 50.7, 31.35, 52.0, 30.25, 53.5, 28.95, 55.3, 27.9}}, // Zagros
	{2, []float64{47.9, 35.3, 48.35, 34.75}},                                                                                                     // Orontes of Media
	{2, []float64{50.6, 32.7, 51.9, 31.7, 53.3, 30.7, 54.8, 29.8, 56.6, 29.2}},                                                                   // inner Zagros
	{3, []float64{48.3, 38.3, 48.75, 37.3, 49.7, 36.7, 51.0, 36.15, 52.1, 35.95, 53.4, 36.3, 55.0, 36.9, 56.4, 37.35}},                           // Elburz
	{2, []float64{56.0, 38.3, 57.8, 37.7, 59.5, 36.9}},                                                                                           // Koronos
	{2, []float64{57.4, 33.0, 57.6, 31.6, 57.2, 30.2}},                                                                                           // Karmanian hills
	{2, []float64{57.2, 27.6, 59.6, 26.9, 63.0, 26.6, 66.0, 26.6}},                                                                               // Gedrosia
	{3, []float64{61.0, 35.2, 63.5, 34.8, 66.0, 35.0, 69.0, 35.8, 72.0, 36.6}},                                                                   // Paropamisos
	{1, []float64{24.0, 35.3, 24.25, 35.28}},                                                                                                     // White Mountains of Krete
	{1, []float64{24.75, 35.2, 24.9, 35.2}},                                                                                                      // Ida of Krete
	{1, []float64{32.65, 34.97, 33.1, 34.93}},                                                                                                    // Troodos
	{2, []float64{12.0, 43.8, 13.6, 42.5, 15.3, 41.0, 16.2, 39.3}},                                                                               // Apennines
	{1, []float64{45.9, 38.2, 47.2, 38.35}},                                                                                                      // Sabalan
	{1, []float64{37.2, 24.1, 38.6, 23.4}},                                                                                                       // Arabian highland
}

// deserts and marshes are rings of points lon, lat.
var deserts = [][]float64{
	{37.9, 32.7, 40.5, 32.9, 42.6, 31.8, 44.3, 30.3, 46.4, 29.2, 47.8, 27.6, 49.3, 25.0, 47.5, 22.0, 43.0, 21.0, 40.8, 24.4, 38.4, 27.8, 37.0, 30.2}, // Arabia
	{20.0, 30.7, 24.0, 30.6, 28.0, 30.3, 29.9, 29.0, 30.1, 25.6, 31.3, 23.0, 30.0, 18.0, 20.0, 17.0, 12.0, 18.0, 12.0, 30.0, 16.5, 29.9},             // Libya
	{52.9, 35.0, 55.2, 35.2, 57.4, 34.4, 58.6, 32.4, 58.2, 30.9, 56.8, 31.3, 55.4, 32.4, 53.6, 33.8},                                                 // Great Salt Desert
	{56.6, 41.6, 60.0, 41.0, 62.2, 38.9, 58.6, 38.7, 55.4, 39.7},                                                                                     // beyond Hyrkania
	{33.0, 30.5, 34.2, 30.4, 34.7, 29.9, 33.8, 29.4, 33.0, 29.8},                                                                                     // Sinai
	{59.6, 29.6, 62.5, 29.8, 64.0, 28.4, 60.5, 27.9},                                                                                                 // Gedrosia
}

var marshes = [][]float64{
	{30.7, 31.25, 31.5, 31.35, 32.2, 31.05, 31.75, 30.8, 30.95, 30.85},
	{46.2, 31.3, 47.1, 31.5, 47.9, 30.8, 47.7, 30.45, 46.9, 30.65},
	{48.3, 31.0, 49.1, 30.75, 48.9, 30.5, 48.4, 30.6},
	{36.9, 45.2, 38.0, 45.6, 38.2, 45.3, 37.3, 44.95},
	{28.9, 45.2, 29.5, 45.1, 29.3, 44.9, 28.9, 45.0},
}

var woods = [][]float64{
	{49.0, 37.4, 50.4, 36.95, 52.0, 36.8, 53.6, 37.0, 54.6, 37.3, 53.4, 36.55, 51.0, 36.35, 49.3, 36.9}, // Hyrkania
	{39.2, 40.95, 40.6, 41.15, 41.6, 41.9, 41.6, 42.6, 42.6, 42.9, 42.9, 42.2, 42.0, 41.5, 40.8, 40.9},  // Kolchis
	{31.1, 41.0, 32.4, 41.65, 34.2, 41.85, 34.6, 41.5, 33.2, 41.1, 31.8, 40.8},                          // Paphlagonia
	{22.6, 43.5, 25.0, 43.2, 27.4, 43.1, 27.6, 43.7, 25.2, 44.0, 22.8, 44.2},                            // beyond the Haimos
	{18.6, 43.3, 20.4, 43.2, 21.9, 42.8, 22.0, 43.8, 20.2, 44.4, 18.2, 44.1},                            // Illyria
	{23.2, 46.4, 25.2, 46.6, 27.0, 47.6, 26.0, 48.6, 23.6, 48.2, 22.2, 47.2},                            // Dacia
	{43.4, 42.2, 45.4, 41.75, 46.9, 41.3, 46.4, 40.9, 44.8, 41.3, 43.2, 41.8},                           // Iberia
	{35.72, 34.4, 36.0, 34.45, 36.1, 34.0, 35.85, 33.6, 35.6, 33.7},                                     // the cedars of Libanos
	{32.5, 51.0, 35.0, 50.6, 37.0, 51.5, 35.0, 52.6, 32.5, 52.2},                                        // Skythia
}

// Places of the ornaments, lon and lat.
var (
	cartoucheAt = [2]float64{21.6, 27.2}
	compassAt   = [2]float64{42.4, 27.8}
)

// vignettes enliven empty waters, lon and lat.
var vignettes = []struct {
	at    [2]float64
	shape board.VignetteShape
}{
	{[2]float64{19.75, 34.15}, board.Trireme},
	{[2]float64{37.4, 42.25}, board.Merchantman},
	{[2]float64{51.35, 37.75}, board.SeaMonster},
	{[2]float64{16.6, 38.1}, board.SeaMonster},
	{[2]float64{62.0, 23.0}, board.Trireme},
	{[2]float64{27.6, 34.35}, board.Dolphins},
	{[2]float64{30.6, 34.6}, board.Merchantman},
	{[2]float64{24.9, 38.95}, board.Dolphins},
	{[2]float64{19.9, 36.9}, board.Merchantman},
	{[2]float64{33.2, 43.0}, board.Dolphins},
	{[2]float64{50.6, 28.0}, board.Trireme},
	{[2]float64{36.9, 24.2}, board.Merchantman},
}
