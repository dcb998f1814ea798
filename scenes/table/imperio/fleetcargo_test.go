package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
)

// Who leaves a ship behind still lands what the others carry; what those carry that stay is landed no more.
func TestALandingStaysOrderedWhenAShipIsLeftBehind(t *testing.T) {
	g, plan := planAt(t, strings.Replace(arrived, "carrier arvelo 1 troops 3\n", "carrier arvelo 1 troops 3\ncarrier arvelo 1 troops 0\n", 1))
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	heading, found := g.Find("STAYING AT")
	prove.True(t, "they may land", found)
	g.Press(canvas.Point{X: 1237, Y: heading.Y + 30})
	g.Tick(20)
	landing := plan()
	prove.True(t, "the landing is written", strings.Contains(landing, "land "))
	less := func(words string) {
		t.Helper()
		row, found := g.Find(words)
		prove.True(t, words+" has a row", found)
		g.Press(canvas.Point{X: 1187, Y: row.Y})
		g.Tick(20)
	}
	less("Frigate")
	prove.True(t, "a Frigate stays: "+plan(), strings.Contains(plan(), "stay frigate"))
	prove.True(t, "the landing is ordered still: "+plan(), strings.Contains(plan(), "land "))
	less("Carrier, 3 Troops")
	prove.True(t, "who carries them stays: "+plan(), strings.Contains(plan(), "remain 1"))
	prove.True(t, "nothing is landed: "+plan(), !strings.Contains(plan(), "land "))
}
