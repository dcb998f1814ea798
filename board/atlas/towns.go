package atlas

import "tyche/board"

// sight is a landmark in units of its town, from the middle of the symbol.
type sight struct {
	shape      board.LandmarkShape
	x, y, size float64
}

// town returns the sights of a space.
func town(id string) []board.Landmark {
	var out []board.Landmark
	for _, s := range towns[id] {
		out = append(out, board.Landmark{Shape: s.shape, X: s.x, Y: s.y, Size: s.size})
	}
	return out
}

// towns are the sights of the great cities, and of some lesser places, from back to front.
var towns = map[string][]sight{
	"pella":         {{board.Stoa, 1, -12, 26}, {board.Houses, -18, -2, 9}, {board.Temple, -17, 8, 10}, {board.Theatre, 18, 4, 13}},
	"byzantion":     {{board.Hill, -4, -11, 26}, {board.Temple, -4, -17, 12}, {board.Houses, 18, -2, 9}, {board.Fort, -18, 7, 10}, {board.Houses, 18, 8, 9}},
	"ambrakia":      {{board.LongTemple, 0, -12, 18}, {board.Houses, -18, 1, 10}, {board.Bridge, 18, 8, 12}, {board.Houses, 17, -3, 8}},
	"larissa":       {{board.Hill, -9, -10, 22}, {board.Theatre, -17, 6, 13}, {board.Temple, -8, -15, 10}, {board.Houses, 18, -2, 10}, {board.Houses, 17, 8, 9}},
	"athenai":       {{board.Crag, -8, -9, 34}, {board.LongTemple, -9, -20, 20}, {board.Theatre, -18, 8, 12}, {board.Temple, 18, 0, 11}, {board.Stoa, 18, 8, 12}},
	"korinthos":     {{board.Crag, -8, -9, 32}, {board.Fort, -8, -19.5, 12}, {board.Columns, -18, 6, 12}, {board.Houses, 18, -2, 9}, {board.Houses, 17, 8, 10}},
	"knossos":       {{board.Labyrinth, -18, 8, 12}, {board.Stoa, 1, -12, 22}, {board.Houses, 18, -1, 9}, {board.Houses, 17, 8, 9}},
	"kyzikos":       {{board.Hill, 6, -11, 24}, {board.LongTemple, -14, -12, 15}, {board.Theatre, 18, 5, 12}, {board.Houses, -18, 6, 10}},
	"sardis":        {{board.Crag, 5, -9, 30}, {board.Fort, 5, -18.5, 11}, {board.Mounds, -17, -6, 14}, {board.LongTemple, -18, 8, 12}, {board.Houses, 18, 6, 10}},
	"halikarnassos": {{board.Mausoleum, -17, 3, 16}, {board.Houses, 2, -12, 14}, {board.Theatre, 18, 0, 12}, {board.Houses, 17, 8, 9}},
	"rhodos":        {{board.Colossus, -19, 8, 12}, {board.Hill, 5, -11, 22}, {board.Temple, 5, -15, 11}, {board.Houses, 18, -1, 9}, {board.Houses, 17, 8, 9}},
	"kelainai":      {{board.Hill, 0, -11, 26}, {board.Stoa, 0, -15, 16}, {board.Cypresses, -18, 6, 12}, {board.Cypresses, 17, 0, 9}, {board.Houses, 18, 8, 9}},
	"sinope":        {{board.Temple, 0, -12, 13}, {board.Houses, -18, 0, 10}, {board.Fort, 18, 1, 10}, {board.Houses, -16, 8, 9}, {board.Houses, 17, 8, 9}},
	"mazaka":        {{board.Cone, -2, -13, 44}, {board.Houses, -18, 2, 10}, {board.Fort, 18, 5, 11}},
	"armavir":       {{board.Hill, 0, -10, 30}, {board.Fort, 1, -16, 12}, {board.Cypresses, -18, 6, 11}, {board.Houses, 18, 3, 10}},
	"kyinda":        {{board.Crag, 0, -8, 36}, {board.Fort, 0, -19.5, 15}, {board.Houses, -18, 6, 10}, {board.Houses, 18, 6, 9}},
	"salamis":       {{board.Columns, -1, -12, 20}, {board.Theatre, -18, 6, 12}, {board.Mounds, 18, -4, 11}, {board.Houses, 18, 8, 10}},
	"damaskos":      {{board.Temple, 0, -12, 14}, {board.Palms, -18, 7, 12}, {board.Palms, 18, -2, 9}, {board.Houses, -17, -4, 8}, {board.Houses, 18, 8, 10}},
	"tyros":         {{board.Causeway, 38, 5, 26}, {board.Island, 0, 1, 68}, {board.Temple, 0, -12, 12}, {board.Houses, -18, 0, 10}, {board.Houses, -16, 8, 9}, {board.Fort, 18, 7, 10}},
	"gaza":          {{board.Hill, 0, -10, 32}, {board.Fort, 0, -15, 14}, {board.Palms, -18, 7, 11}, {board.Houses, 18, 7, 10}},
	"memphis":       {{board.Pyramids, -15, -12, 30}, {board.Pylon, 18, 3, 13}, {board.Palms, -18, 8, 10}, {board.Obelisk, 13, -10, 4}},
	"alexandreia":   {{board.Lighthouse, -19, 2, 14}, {board.Stoa, 3, -12, 22}, {board.Temple, 18, 0, 11}, {board.Houses, 17, 8, 10}, {board.Houses, -16, 8, 8}},
	"kyrene":        {{board.LongTemple, 2, -12, 18}, {board.Silphion, -18, 8, 10}, {board.Columns, 18, 2, 10}, {board.Houses, 17, 8, 8}},
	"nisibis":       {{board.Fort, 0, -12, 16}, {board.Houses, -18, 0, 10}, {board.Palms, 18, 3, 9}, {board.Bridge, -17, 8, 12}},
	"babylon":       {{board.Ziggurat, -14, -5, 26}, {board.BlueGate, 18, 8, 14}, {board.Garden, 17, -7, 14}, {board.Palms, -19, 8, 9}},
	"sousa":         {{board.HallOfColumns, 0, -11, 24}, {board.Ziggurat, -18, 4, 13}, {board.Houses, 18, 2, 9}, {board.Palms, 17, 8, 8}},
	"persepolis":    {{board.HallOfColumns, -3, -9, 36}, {board.Stoa, -18, 7, 11}, {board.Columns, 18, 5, 11}},
	"ekbatana":      {{board.Terraces, 0, -7, 36}, {board.Houses, -19, 7, 9}, {board.Houses, 19, 7, 9}},
	"hekatompylos":  {{board.ManyGates, 0, -12, 28}, {board.Houses, -18, 2, 10}, {board.Houses, 18, 4, 10}, {board.Cypresses, -17, 8, 8}},

	"pergamon": {{board.Crag, 0, 2, 22}, {board.Temple, 0.5, -5.3, 10}}, "aigai": {{board.Mounds, 0, 2, 17}},
	"ephesos": {{board.LongTemple, 0, 2, 17}}, "thebai": {{board.ManyGates, 0, 2, 15}}, "argos": {{board.Theatre, 0, 1, 13}},
	"elis": {{board.LongTemple, 0, 2, 15}}, "megalopolis": {{board.Theatre, 0, 1, 14}}, "dodone": {{board.Cypresses, -3, 2, 7}, {board.Temple, 4, 2, 8}},
	"miletos": {{board.Stoa, 0, 2, 14}}, "hierosolyma": {{board.Hill, 0, 2, 18}, {board.Temple, 0, -1.8, 9}}, "ouruk": {{board.Ziggurat, 0, 2, 16}},
	"panopolis": {{board.Pylon, 2, 2, 12}, {board.Obelisk, -7, 2, 4}}, "ammoneion": {{board.Palms, 0, 2, 13}}, "gordion": {{board.Mounds, 0, 2, 16}},
	"sidon": {{board.Fort, 0, 2, 12}}, "gabai": {{board.Stoa, 0, 2, 13}}, "opis": {{board.Palms, 0, 2, 11}}, "pelousion": {{board.Fort, 0, 2, 12}},
	"paphos": {{board.Columns, 0, 2, 11}}, "lindos": {{board.Crag, 0, 2, 15}, {board.Temple, 0, -3, 7}}, "karrhai": {{board.Ziggurat, 0, 2, 12}},
	"aspendos": {{board.Theatre, 0, 1, 13}}, "tyana": {{board.Cypresses, 0, 2, 10}}, "barke": {{board.Silphion, 0, 2, 8}}, "rhagai": {{board.Fort, 0, 2, 12}},
}
