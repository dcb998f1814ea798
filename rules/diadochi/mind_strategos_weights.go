package diadochi

import "tyche/rules/mind"

// weights are what one of each term is worth in the Game Turns I to V, with two players and with more, in thousandths: one
// thousand more makes victory e times as likely. Found by "go run ./rules/cmd/fit weights".
var weights = [2]mind.Weights{
	{
		termNearVP:   {40, 22, 27, 5, 15},
		termL:        {10, 19, 34, 0, 12},
		termNearL:    {6, 8, 9, 0, 4},
		termHope:     {0, 17, 5, 0, 0},
		termBurial:   {0, 0, 25, 0, 0},
		termLand:     {2, 21, 16, 42, 52},
		termStrength: {50, 38, 38, 33, 34},
		termPromise:  {24, 27, 65, 58, 77},
		termDanger:   {-185, -368, -403, -620, -412},
		termAssault:  {-13, -41, -78, -54, -40},
		termArmies:   {6, 0, 25, 126, 63},
		termWaver:    {-7, -54, -77, -55, -96},
		termFleets:   {0, 13, 1, 7, 0},
		termCards:    {0, 266, 433, 283, 201},
		termCities:   {54, 95, 127, 130, 89},
		termSiege:    {-22, -45, -67, -70, 0},
		termOpen:     {0, -2, -5, 0, 0},
		termRoyals:   {-49, -60, -120, -111, -152},
		termCaged:    {-25, -30, -60, -55, -76}, // not fitted: half of what royals in the open cost
		termHeir4:    {0, 0, 170, 0, 0},
		termHeir5:    {331, 122, 105, 498, 257},
		termLead:     {135, 135, 200, 150, 135},
		termFar:      {-63, -66, -74, -46, -52},
		termChampion: {495, 321, 172, 189, 280},
		termLast:     {339, 339, 339, 339, 393},
	},
	{
		termVP:       {12, 35, 58, 79, 76},
		termNearVP:   {12, 3, 8, 5, 0},
		termL:        {11, 51, 69, 24, 30},
		termStrength: {0, 12, 9, 0, 19},
		termPromise:  {41, 38, 99, 96, 143},
		termDanger:   {-185, -253, -349, -151, -521},
		termAssault:  {-10, -38, -35, -36, -8},
		termLeader:   {13, 12, 11, 19, 17},
		termArmies:   {0, 0, 13, 26, 0},
		termWaver:    {-75, -120, -121, -204, -145},
		termCards:    {91, 222, 349, 383, 833},
		termCities:   {99, 119, 147, 146, 170},
		termSiege:    {0, -11, -75, -67, -124},
		termOpen:     {-26, -55, -68, -37, -57},
		termRoyals:   {-13, -87, -104, -35, -84},
		termHeir4:    {0, 75, 544, 49, 49},
		termHeir5:    {0, 0, 0, 250, 0},
		termLead:     {130, 130, 198, 184, 130},
		termFar:      {-84, -103, -71, -27, -55},
		termChampion: {373, 329, 333, 250, 308},
		termLast:     {179, 179, 179, 179, 267},
	},
}
