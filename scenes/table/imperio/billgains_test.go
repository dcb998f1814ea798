package imperio

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// councilSays is what the page of the Council says at a position.
func councilSays(t *testing.T, position string) string {
	t.Helper()
	s, err := game.Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\n" + position + "\nask 1 seal")
	prove.Is(t, "position", err, nil)
	f := named(t, 3)
	f.view = s.View(0).(*game.View)
	return pageSays(f, func(p *pen) { f.councilPage(p, &table.Sight{Offers: &table.Offers{}}) })
}

// A House that cannot be elected is told why in its row, and not what its election would bring (17.3, L18).
func TestARowOfTheCouncilSaysWhyAHouseCannotBeElected(t *testing.T) {
	const promises, refuses = "Si sale elegida", "no puede salir elegida: lo impide la ley"
	said := councilSays(t, "docket chancellor-of-the-seal")
	prove.True(t, said, strings.Contains(said, promises) && !strings.Contains(said, refuses))
	said = councilSays(t, "law writ-of-censure house 1\ndocket chancellor-of-the-seal")
	prove.True(t, said, !strings.Contains(said, promises) && strings.Contains(said, refuses))
}

// Every number of a row says that it is reckoned with what there is now.
func TestTheNumbersOfTheCouncilSayWhenTheyAreReckoned(t *testing.T) {
	said := councilSays(t, "stock 1 resources 9 influence 8\ndocket chancellor-of-the-seal\ndocket throne-stipend\ndocket mining-concession")
	numbers := 0
	for _, line := range strings.Split(said, "\n") {
		if strings.Contains(line, " → ") {
			numbers++
			prove.True(t, line, strings.Contains(line, "ahora"))
		}
	}
	prove.True(t, said, numbers >= 3)
}
