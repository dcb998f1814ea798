package conform

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
)

// sameGames is how many games of each set-up CheckSame plays.
const sameGames = 3

// CheckSame plays random games and demands that their positions are those in testdata/same.tsv, on every machine and in
// WebAssembly. With update the file is written anew: after a change of the rules, which is then also a new version.
func CheckSame(t *testing.T, c Config, update bool) {
	t.Helper()
	c.fill()
	var b strings.Builder
	fmt.Fprintf(&b, "seats\tscenario\toptions\tdecisions\tpositions of version %d\n", c.Game.Info().Version)
	sum := uint64(0)
	for _, setup := range c.Setups {
		n, hash := 0, uint64(14695981039346656037)
		for seed := range uint64(sameGames) {
			err := c.walk(setup, seed, func(p *point) error {
				if _, over := p.state.Outcome(); over || p.n%100 == 0 {
					hash = (hash ^ p.state.Hash()) * 1099511628211
				}
				n++
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		sum += hash
		fmt.Fprintf(&b, "%d\t%d\t%#x\t%d\t%016x\n", setup.Seats, setup.Scenario, setup.Options, n, hash)
	}
	t.Logf("positions %016x", sum)
	compareKept(t, filepath.Join("testdata", "same.tsv"), b.String(), update)
}

// compareKept compares a text with a file, or writes it.
func compareKept(t *testing.T, name, text string, update bool) {
	t.Helper()
	if update {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(kept) != text {
		t.Errorf("%s: got\n%swant\n%sAfter a change of the rules raise the version of the game and run the test with -update.", name, text, kept)
	}
}

// EverySetup lists all numbers of seats and scenarios with no switch, each switch alone, and all of them.
func EverySetup(g rules.Game) (list []rules.Setup) {
	info := g.Info()
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		for scenario := range max(1, len(info.Scenarios)) {
			list = append(list, rules.Setup{Seats: seats, Scenario: scenario})
			for i := range info.Switches() {
				list = append(list, rules.Setup{Seats: seats, Scenario: scenario, Options: 1 << i})
			}
			if n := info.Switches(); n > 1 {
				list = append(list, rules.Setup{Seats: seats, Scenario: scenario, Options: 1<<n - 1})
			}
		}
	}
	return list
}
