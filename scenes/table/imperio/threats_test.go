package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// beset is a fleet and a planet that ships and loaded transports of another House can reach.
var beset = strings.NewReplacer("planet arvelo resources 3 influence 2\n", "planet arvelo resources 3 influence 2 owner 1 troops 1\n",
	"fleet brunamar 2 frigates 2\n", "fleet idrane 2 frigates 2 cruisers 2\ncarrier idrane 2 troops 6\n").Replace(arrived)

// A key marks what foreign fleets can reach, with the odds in the place of names; the card tells who can come, and a step back closes it.
func TestThreatsAreMarked(t *testing.T) {
	calm := sitAt(t, matchAt(t, strings.Replace(arrived, "fleet brunamar 2 frigates 2\n", "", 1)))
	calm.Tick(60)
	calm.Key(ui.KeyF)
	calm.Tick(10)
	prove.True(t, "where nobody can come the card says so", saysPart(calm, "No foreign fleet with warships or Troops reaches"))
	g := sitAt(t, matchAt(t, beset))
	g.Tick(60)
	prove.True(t, "nothing is marked unasked", !saysPart(g, "within reach of foreign fleets"))
	g.Key(ui.KeyF)
	g.Tick(60)
	look(t, g, "threats")
	prove.True(t, "how many", saysPart(g, "within reach of foreign fleets"))
	prove.True(t, "odds stand in the place of a name", saysPart(g, "Arvelo 9") || saysPart(g, "Arvelo >"))
	at, _ := g.Find("Idrane")
	g.In.Cursor, g.In.Moved, g.In.Present = at, true, true
	g.Tick(60)
	look(t, g, "threats-fleet")
	prove.True(t, "where the fleet can come", saysPart(g, "The fleet of Aldemar in Idrane can come to:"))
	prove.True(t, "what it may do", saysPart(g, "it defeats your fleet") && saysPart(g, "with up to 6 Troops"))
	g.Key(ui.KeyEscape)
	g.Tick(5)
	prove.True(t, "a step back takes them away", !saysPart(g, "can come to") && !says(g, "Resume"))
}
