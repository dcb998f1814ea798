package diadochi

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// printedTables reads the cells of one table of testdata/tables.tsv as row, column, value.
func printedTables(t *testing.T, table string) [][3]string {
	t.Helper()
	f, err := os.Open("testdata/tables.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cells [][3]string
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if c := strings.Split(lines.Text(), "\t"); c[0] == table {
			cells = append(cells, [3]string{c[1], c[2], c[3]})
		}
	}
	if len(cells) == 0 {
		t.Fatalf("no table %q", table)
	}
	return cells
}

// printedBand reads "7", "8-9", "53+" or "0-" as the first and last value of a column.
func printedBand(t *testing.T, text string) (low, high int) {
	t.Helper()
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	switch a, b, ranged := strings.Cut(text, "-"); {
	case strings.HasSuffix(text, "+"):
		low = number(strings.TrimSuffix(text, "+"))
		return low, low + 10
	case ranged && b == "":
		return -5, number(a)
	case ranged:
		return number(a), number(b)
	default:
		return number(a), number(a)
	}
}

func TestTables(t *testing.T) {
	prove.Line(t, "S003-38 the Battle Table, cell by cell", func(t *testing.T) {
		for _, c := range printedTables(t, "battle") {
			row, _ := printedBand(t, c[0])
			want, _ := printedBand(t, c[2])
			low, high := printedBand(t, c[1])
			for strength := low; strength <= high; strength++ {
				prove.Is(t, fmt.Sprintf("total %d strength %d", row, strength), int(battleScore(int8(row), strength)), want)
			}
		}
	})
	prove.Line(t, "S002-102 S002-103 the Attrition Table, cell by cell", func(t *testing.T) {
		for _, c := range printedTables(t, "attrition") {
			row, _ := printedBand(t, c[0])
			want, _ := printedBand(t, strings.TrimSuffix(c[2], "e"))
			low, high := printedBand(t, c[1])
			for n := low; n <= high; n++ {
				got, first := attrition(int8(row), n)
				prove.Is(t, fmt.Sprintf("die %d group %d", row, n), got, want)
				prove.Is(t, fmt.Sprintf("an elephant first, die %d group %d", row, n), first, strings.HasSuffix(c[2], "e"))
			}
		}
	})
	prove.Line(t, "S003-60 S003-64 the Siege Table, cell by cell", func(t *testing.T) {
		for _, c := range printedTables(t, "siege") {
			low, high := printedBand(t, c[1])
			points, losses, _ := strings.Cut(c[2], "/")
			for total := low; total <= high; total++ {
				p, l := siegeResult(total)
				prove.Is(t, fmt.Sprint("points on ", total), strconv.Itoa(int(p)), points)
				prove.Is(t, fmt.Sprint("losses on ", total), strconv.Itoa(int(l)), losses)
			}
		}
	})
	prove.Line(t, "S003-62 siege points needed", func(t *testing.T) {
		kinds := map[string]spaceKind{"major city": majorCity, "independent stronghold": stronghold, "independent minor city": minorCity}
		for _, c := range printedTables(t, "siege_needed") {
			want, _ := printedBand(t, c[2])
			prove.Is(t, c[0], int(siegeNeeded[kinds[c[0]]]), want)
		}
	})
	prove.Line(t, "S003-04 movement points and costs", func(t *testing.T) {
		for initiative := 2; initiative <= 4; initiative++ {
			for die, want := range map[int]int{initiative - 1: 2, initiative: 3, initiative + 1: 4} {
				prove.Is(t, fmt.Sprintf("die %d Initiative %d", die, initiative), movementPoints(int8(die), initiative), want)
			}
		}
		kinds := map[string]routeKind{"road": road, "strait": strait, "pass": pass, "sea route": sea, "trans-Mediterranean": transMed}
		for _, c := range printedTables(t, "move_cost") {
			k, ok := kinds[c[0]]
			if want, _ := printedBand(t, c[2]); ok {
				prove.Is(t, c[0], int(routeCost[k]), want)
			}
		}
	})
	prove.Line(t, "S002-69 S002-71 strength of CUs", func(t *testing.T) {
		types := map[string]unit{"M": mercenary, "LM": loyal, "RA": royalArmy, "SS": silver, "E": elephant}
		for _, c := range printedTables(t, "cu_strength") {
			worth := battleWorth
			if c[1] == "overrun" {
				worth = overrunWorth
			}
			if c[0] == "E" && c[1] == "battle" {
				continue
			}
			want, _ := printedBand(t, c[2])
			prove.Is(t, c[0]+" in "+c[1], int(worth[types[c[0]]]), want)
		}
	})
	prove.Line(t, "S003-68 S003-70 S003-71 siege modifiers of the map", func(t *testing.T) {
		for s, want := range map[space]int8{spRhodos: -1, spMemphis: 1, spBabylon: 1} {
			prove.Is(t, spaces[s].id, spaces[s].siege, want)
		}
	})
}
