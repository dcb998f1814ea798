package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// Where the table has agreed to lay letters open, the report of the turn lists those of the other Houses as well; else it does not.
func TestTheReportLaysLettersOpen(t *testing.T) {
	for _, open := range []bool{false, true} {
		position := settled + "slot 2 1 research servo-armour price 4\nslot 3 2 subterfuge espionage 1 blame 2 price 5\n"
		if open {
			position = strings.Replace(position, "turn ", "options open-letters\nturn ", 1)
		}
		g, _ := recapOf(t, position)
		said := strings.Join(reportSays(t, g), "; ")
		look(t, g, map[bool]string{false: "letters-closed", true: "letters-open"}[open])
		for _, heading := range []string{"LETTERS OF ALDEMAR, LAID OPEN", "LETTERS OF BRISANDE, LAID OPEN", "SERVO-ARMOUR", "(ALDEMAR IS BLAMED)"} {
			prove.Is(t, heading+" in "+said, strings.Contains(strings.ToUpper(said), heading), open)
		}
	}
}
