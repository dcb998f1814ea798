package diadochi

// The tables of 19.2-19.5 as the rule book prints them.

// battleTable is 19.3: a row for each total from 2 to 12, a column for each band of strength.
var battleTable = [11][24]uint8{
	{0, 2, 8, 11, 13, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34},
	{0, 3, 9, 12, 14, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35},
	{0, 4, 10, 13, 15, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36},
	{0, 5, 11, 14, 16, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37},
	{0, 6, 12, 15, 17, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38},
	{0, 7, 13, 16, 18, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39},
	{0, 8, 14, 17, 19, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40},
	{0, 10, 16, 19, 21, 23, 24, 25, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42},
	{0, 12, 18, 21, 23, 25, 26, 27, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44},
	{0, 14, 20, 23, 25, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46},
	{0, 16, 22, 25, 27, 29, 30, 31, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48},
}

// battleBands are the lowest strengths of the columns of battleTable.
var battleBands = [24]uint8{0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 18, 20, 22, 25, 29, 32, 37, 42, 47, 53}

// battleColumn is the column of each strength; 53 stands for all above.
var battleColumn = columnsOf(battleBands[:], 54)

// battleScore crosses a modified total of two dice with a strength (7.13, 8.22).
func battleScore(total int8, strength int) uint8 {
	return battleTable[total-2][battleColumn[min(strength, 53)]]
}

// attritionTable is 19.4: a row for each face of the die, a column for each band of CUs. A cell holds the losses,
// and withElephant when the first loss is an elephant.
var attritionTable = [6][9]uint8{
	{0, 0, 0, 0, 1, 1, 2, 2, 3},
	{0, 0, 0, 1, 1, 2, 2, 3, 4},
	{0, 0, 1, 1, 2 + withElephant, 2 + withElephant, 3 + withElephant, 3 + withElephant, 4 + withElephant},
	{0, 1, 1 + withElephant, 1 + withElephant, 2, 3, 3, 4, 5},
	{1 + withElephant, 1 + withElephant, 1, 2, 3, 3, 4, 5, 6},
	{1, 1, 2, 3 + withElephant, 3 + withElephant, 4 + withElephant, 5 + withElephant, 6 + withElephant, 7 + withElephant},
}

const withElephant = 16

// attritionBands are the lowest numbers of CUs of the columns of attritionTable.
var attritionBands = [9]uint8{1, 2, 3, 5, 7, 9, 11, 14, 18}

// attritionColumn is the column of each number of CUs; 18 stands for all above. A group of none rolls nothing.
var attritionColumn = columnsOf(attritionBands[:], 19)

// attrition crosses a die with a group of n CUs, at least one (7.32).
func attrition(die int8, n int) (losses int, elephantFirst bool) {
	cell := attritionTable[die-1][attritionColumn[min(n, 18)]]
	return int(cell &^ withElephant), cell&withElephant != 0
}

// siegeTable is 19.5 for a modified die from 0 to 8: siege points gained, CUs the besieger loses.
var siegeTable = [9]struct{ points, losses uint8 }{
	{0, 2}, {0, 1}, {0, 0}, {1, 1}, {1, 0}, {1, 0}, {2, 0}, {2, 0}, {3, 0},
}

// siegeResult looks up a modified die (9.10).
func siegeResult(total int) (points, losses uint8) {
	r := siegeTable[max(0, min(total, 8))]
	return r.points, r.losses
}

// siegeNeeded is how many siege points bring a space down, by its kind (9.9).
var siegeNeeded = [...]uint8{minorCity: 1, majorCity: 3, stronghold: 2, transit: 0}

// movementPoints is the MP of an activation by its die (5.4).
func movementPoints(die int8, initiative int) int {
	switch {
	case int(die) < initiative:
		return 2
	case int(die) == initiative:
		return 3
	}
	return 4
}

// routeCost is the MP of a step along each kind of route, by land for the first three and by sea for the others (5.8).
var routeCost = [...]uint8{road: 1, pass: 2, strait: 1, sea: 1, transMed: 2}

const (
	siegeMP    = 2 // an attempt outside the Surrender Segment (5.8)
	overrunMP  = 1
	cartMP     = 3 // most MP of an activation that moves the Cart (13.4)
	mostAboard = 8 // most CUs aboard (8.2)
)

// battleWorth is the strength of each type of CU in battle (7.9); elephants roll for theirs.
var battleWorth = [numUnits]uint8{mercenary: 1, loyal: 2, elephant: 0, royalArmy: 2, silver: 3}

// overrunWorth is the strength of each type of CU in an overrun (5.25).
var overrunWorth = [numUnits]uint8{mercenary: 1, loyal: 2, elephant: 1, royalArmy: 2, silver: 3}

// columnsOf turns the lower ends of bands into a column number for each value below n.
func columnsOf(bands []uint8, n int) []uint8 {
	column := make([]uint8, n)
	for i, low := range bands {
		for v := int(low); v < n; v++ {
			column[v] = uint8(i)
		}
	}
	return column
}
