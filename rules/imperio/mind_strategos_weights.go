package imperio

import "tyche/rules/mind"

// weights are what one of each term is worth in five parts of the game, three turns each of fifteen, with two players and with
// more (rules/cmd/fit).
var weights = [2]mind.Weights{
	{
		termInfluence: {0, 4, 9, 31, 50},
		termIncome:    {14, 28, 24, 26, 31},
		termPlanets:   {11, 9, 16, 61, 108},
		termShips:     {29, 41, 32, 20, 12},
		termTroops:    {0, 0, 0, 1, 0},
		termPorts:     {0, 294, 127, 0, 0},
		termYards:     {0, 590, 198, 166, 0},
		termWalls:     {153, 520, 916, 477, 0},
		termSpread:    {63, 56, 222, 176, 271},
		termCarriers:  {693, 779, 812, 740, 474},
		termNear:      {156, 132, 203, 376, 27},
		termOver:      {0, 59, 128, 124, 143},
		termUnder:     {0, -59, -128, -123, -142},
		termMenaced:   {0, -22, -67, -120, -65},
	},
	{
		termInfluence: {0, 0, 0, 10, 54},
		termShips:     {0, 3, 7, 5, 2},
		termTroops:    {19, 15, 7, 12, 24},
		termPorts:     {0, 0, 0, 0, 73},
		termYards:     {0, 31, 99, 0, 0},
		termWalls:     {108, 178, 238, 52, 30},
		termCarriers:  {0, 0, 24, 35, 0},
		termOver:      {42, 0, 3, 118, 150},
		termBare:      {-95, 0, 0, 0, 0},
		termUnder:     {-137, -2, -48, -27, -52},
		termMenaced:   {-89, -55, -43, -104, -64},
		termWars:      {-44, -87, -87, -114, -150},
	},
}
