package imperio_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// arrived is a fleet with Troops aboard at a world of nobody, to which it came a turn ago.
const arrived = `
players 2
turn 2 phase strategic
ask 1 slot 5
hex B4 korvela
hex C2 brunamar
hex B3 arvelo
hex C4 idrane
house 1 druvenko home korvela abilities none none upgrades none none
house 2 aldemar home brunamar abilities none none upgrades none none
stock 1 resources 20 influence 11
planet korvela resources 4 influence 4 owner 1 troops 5 works shipyard
planet arvelo resources 3 influence 2
fleet arvelo 1 frigates 1 cruisers 1
carrier arvelo 1 troops 3
fleet brunamar 2 frigates 2
`

// matchAt is a game of Ada and a computer, a novice, at a position.
func matchAt(t *testing.T, position string) *table.Match {
	t.Helper()
	at, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	return table.NewMatch(session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}}, 3), nil, nil)
}

// planAt opens a table on a position; plan is what is written on its desk.
func planAt(t *testing.T, position string) (g *guide.Guide, plan func() string) {
	t.Helper()
	match, written := matchAt(t, position), ""
	match.Plan("", func(text string) { written = text })
	return sitAt(t, match), func() string { return written }
}

// Troops that came with the fleet a turn ago are landed where it lies, without the fleet being sent anywhere.
func TestTroopsLandWhereTheFleetLies(t *testing.T) {
	g := sitAt(t, matchAt(t, arrived))
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	heading, found := g.Find("STAYING AT")
	prove.True(t, "they may land", found)
	g.Press(canvas.Point{X: 1237, Y: heading.Y + 30})
	g.Tick(60)
	after, _ := g.Find("STAYING AT")
	prove.Is(t, "the row is where it was", after, heading)
	prove.True(t, "a Troop lands, with the odds", says(g, "100 %") && says(g, "3 ships stay"))
}

// A fleet that has something to do where it lies is not sent away by a press on another place: whether that is to be given up is asked.
func TestALandingIsNotGivenUpUnasked(t *testing.T) {
	g, plan := planAt(t, arrived)
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	heading, found := g.Find("STAYING AT")
	if !found {
		t.Fatalf("nothing can be landed: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: 1237, Y: heading.Y + 30})
	g.Tick(20)
	landing := plan()
	prove.True(t, "the landing is written", strings.Contains(landing, "land "))
	pressOnChart(t, g, "Korvela")
	prove.Is(t, "the letter after a press on the home", plan(), landing)
	look(t, g, "way-asked")
	prove.True(t, "it says what would be given up", saysPart(g, "ordered to do at Arvelo") && says(g, "withdrawn if you send it to Korvela"))
	press(t, g, "Leave its orders as they are")
	g.Tick(5)
	prove.Is(t, "the letter that is kept", plan(), landing)
	pressOnChart(t, g, "Korvela")
	press(t, g, "Send it to Korvela")
	g.Tick(5)
	prove.True(t, "it goes when that is meant", strings.Contains(plan(), "go ") && !strings.Contains(plan(), "land "))
}

// At the end of the page, too, no row moves from under the cursor when the first unit is ordered: what cannot be had goes on saying why.
func TestNoRowMovesWhenTheFirstUnitIsOrdered(t *testing.T) {
	g := sitAt(t, matchAt(t, arrived))
	g.Tick(20)
	pressOnChart(t, g, "Korvela")
	g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: 1120, Y: 300}, true, -20
	g.Tick(60)
	beside, _ := g.Find("Dreadnought")
	row, found := g.Find("Cruiser")
	prove.True(t, "a Cruiser can be ordered", found && says(g, "0 of 6 places") && saysPart(g, "Battle Station"))
	look(t, g, "yard-before")
	for n := 1; n <= 3; n++ {
		g.Press(canvas.Point{X: 1237, Y: row.Y})
		g.Tick(60)
		now, _ := g.Find("Dreadnought")
		prove.Is(t, "the row below is where it was", now, beside)
	}
	look(t, g, "yard-after")
	prove.True(t, "three are ordered", says(g, "3 of 6 places") && says(g, "3 Cruisers"))
}

// Troops go aboard where the fleet arrives (12.3): a row of its page orders it and takes it back, and the letter says so.
func TestTroopsGoAboardWhereTheFleetArrives(t *testing.T) {
	g, plan := planAt(t, arrived)
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	pressOnChart(t, g, "Korvela")
	g.Tick(60)
	prove.True(t, "it sails with what is aboard", says(g, "Arvelo → Korvela") && says(g, "with 3 Troops"))
	g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: 1120, Y: 300}, true, -20
	g.Tick(60)
	row, found := g.Find("Load from Korvela")
	look(t, g, "aboard-before")
	if !found {
		t.Fatalf("no Troops wait at Korvela: %q", g.Says())
	}
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(60)
	look(t, g, "aboard")
	prove.True(t, "the letter says so", strings.Contains(plan(), "board ") && saysPart(g, "loading"))
	g.Press(canvas.Point{X: 1187, Y: row.Y})
	g.Tick(60)
	prove.True(t, "and no more", !strings.Contains(plan(), "board") && !saysPart(g, "loading"))
}

// A fleet that was taken up is let go of with a step back, the right button or Escape: the next click on the chart only looks.
func TestAFleetIsLetGoOf(t *testing.T) {
	for name, back := range map[string]func(g *guide.Guide){
		"Escape": func(g *guide.Guide) { g.Key(ui.KeyEscape) },
		"the right button": func(g *guide.Guide) {
			at := canvas.Point{X: 300, Y: 600}
			g.In.Cursor, g.In.Moved = at, true
			g.In.Pressed, g.In.Released = append(g.In.Pressed, ui.Click{Button: ui.RightButton, At: at}), append(g.In.Released, ui.Click{Button: ui.RightButton, At: at})
		},
	} {
		g, plan := planAt(t, arrived)
		g.Tick(20)
		press(t, g, "The fleet in Arvelo")
		g.Tick(60)
		back(g)
		g.Tick(5)
		prove.True(t, name+" opens no menu", !says(g, "Resume"))
		pressOnChart(t, g, "Korvela")
		g.Tick(20)
		prove.True(t, "after "+name+" nothing is ordered", !strings.Contains(plan(), "go "))
		press(t, g, "The fleet in Arvelo")
		pressOnChart(t, g, "Korvela")
		g.Tick(20)
		prove.True(t, "taken up again it sails", strings.Contains(plan(), "go "))
	}
}

// Transports that carry different loads stand in rows of their own, so that either may be left behind; of a fleet it is told how many carry
// something.
func TestTransportsAreToldApartByTheirLoads(t *testing.T) {
	g, plan := planAt(t, strings.Replace(arrived, "carrier arvelo 1 troops 3\n", "carrier arvelo 1 troops 3\ncarrier arvelo 1 troops 0\n", 1))
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	prove.True(t, "both loads are read", says(g, "Carrier, 3 Troops"))
	row, found := g.Find("Carrier, empty")
	prove.True(t, "the empty one has a row", found)
	loaded, _ := g.Find("Carrier, 3 Troops")
	look(t, g, "two-carriers")
	g.Press(canvas.Point{X: 1187, Y: loaded.Y})
	g.Tick(20)
	prove.True(t, "the loaded one stays: "+plan(), strings.Contains(plan(), "remain 1"))
	g.Press(canvas.Point{X: 1237, Y: loaded.Y})
	g.Tick(20)
	g.Press(canvas.Point{X: 1187, Y: row.Y})
	g.Tick(20)
	prove.True(t, "the empty one stays: "+plan(), strings.Contains(plan(), "remain 2") && !strings.Contains(plan(), "remain 1"))
}

// A fleet is not sent among asteroids unasked, where every ship may be lost; who does not want to be asked about what costs much is not.
func TestAFleetIsNotSentAmongAsteroidsUnasked(t *testing.T) {
	for _, unasked := range []bool{false, true} {
		g, plan := planAt(t, strings.Replace(arrived, "hex C4 idrane\n", "hex C4 idrane\nhex C3 xanteo asteroids\n", 1))
		g.App.Prefs.Unasked = unasked
		g.Tick(20)
		press(t, g, "The fleet in Arvelo")
		g.Tick(60)
		look(t, g, "asteroids")
		field, found := g.Find("Xanteo")
		if !found {
			t.Fatalf("no field: %q", g.Says())
		}
		g.Press(field)
		g.Tick(20)
		look(t, g, "asteroids-asked")
		prove.Is(t, "it goes at once", strings.Contains(plan(), "go "), unasked)
		prove.Is(t, "it is asked", saysPart(g, "Through asteroids?"), !unasked)
		if !unasked {
			press(t, g, "Send it to Xanteo")
			g.Tick(20)
			prove.True(t, "it goes when that is meant", strings.Contains(plan(), "go "))
		}
	}
}

// Troops that embark with the letter may not be left in another system, on a planet of one's own either (12.3); those that were aboard may.
func TestFreshTroopsAreNotLeftElsewhere(t *testing.T) {
	ours := strings.Replace(arrived, "planet arvelo resources 3 influence 2\n", "planet arvelo resources 3 influence 2 owner 1 troops 4\n", 1)
	g, plan := planAt(t, ours)
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	row, found := g.Find("Load from Arvelo")
	prove.True(t, "Troops wait at Arvelo", found)
	for range 2 {
		g.Press(canvas.Point{X: 1237, Y: row.Y})
		g.Tick(20)
	}
	pressOnChart(t, g, "Korvela")
	g.Tick(60)
	g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: 1120, Y: 300}, true, -20
	g.Tick(60)
	look(t, g, "fresh")
	leave, found := g.Find("Leave on Korvela")
	prove.True(t, "what was aboard may be left", found && says(g, "with 5 Troops"))
	for range 4 {
		g.Press(canvas.Point{X: 1237, Y: leave.Y})
		g.Tick(20)
	}
	left := 0
	for _, m := range regexp.MustCompile(`unload \S+ \S+ (\d+)`).FindAllStringSubmatch(plan(), -1) {
		n, err := strconv.Atoi(m[1])
		prove.Is(t, "a number", err, nil)
		left += n
	}
	prove.Is(t, "of five aboard, the three that were there before", left, 3)
}
