package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
)

// A Production that is written is not lost to a press on the page of another planet with a Shipyard: what it may not have is grey there.
func TestAProductionIsNotLostToAnotherYard(t *testing.T) {
	two := strings.Replace(strings.Replace(arrived, "slot 5", "slot 1", 1), "planet arvelo", "planet idrane owner 1 troops 2 works shipyard\nplanet arvelo", 1)
	g := sitAt(t, matchAt(t, two))
	g.Tick(20)
	press(t, g, "The Shipyard of Korvela")
	g.Tick(60)
	row, found := g.Find("Cruiser")
	prove.True(t, "ships can be built", found)
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(30)
	prove.True(t, "the letter", says(g, "1 Cruiser"))
	pressOnChart(t, g, "Idrane")
	g.Tick(30)
	look(t, g, "other-yard")
	if steps, stands := g.Find("Troop"); stands {
		g.Press(canvas.Point{X: 1237, Y: steps.Y})
		g.Tick(30)
	}
	prove.True(t, "the letter stands", says(g, "1 Cruiser"))
	prove.True(t, "the page says why not", says(g, "All units"))
}

// A planet builds one thing in a turn: a press on another says which letter it replaces.
func TestAnotherInstallationOfAPlanetSaysWhichLetterItReplaces(t *testing.T) {
	g := sitAt(t, matchAt(t, strings.Replace(arrived, "slot 5", "slot 1", 1)))
	g.Tick(20)
	pressOnChart(t, g, "Korvela")
	g.Tick(60)
	row, found := g.Find("Trade Port")
	prove.True(t, "a Trade Port can be built", found)
	prove.True(t, "nothing is replaced", !saysPart(g, "replaces I"))
	g.Press(row)
	g.Tick(30)
	prove.True(t, "a Platform would replace it", saysPart(g, "replaces I"))
	look(t, g, "replaces")
}
