package imperio_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	words "tyche/scenes/table/text"
	"tyche/sprites/canvas"
)

// undefended is a world of a House at peace without Troops or fleet, and a Carrier beside it.
const undefended = `
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
planet arvelo resources 3 influence 2 owner 2 troops 0
fleet korvela 1 frigates 1 cruisers 1
carrier korvela 1 troops 3
fleet brunamar 2 frigates 2
`

// 18.1: to land on a world of a House at peace is an act of war, though no fleet is attacked: it is asked about before it is written, and
// once only.
func TestALandingOnAWorldAtPeaceIsAskedAbout(t *testing.T) {
	g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	g.App.Prefs.Unasked = false
	at, err := game.Game.SetPosition(undefended)
	if err != nil {
		t.Fatal(err)
	}
	seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}}
	voice := voiceOf(t, "en")
	if err := voice.Lexicon.Add(words.Files, "."); err != nil {
		t.Fatal(err)
	}
	match := table.NewMatch(session.Lesson(game.Game, at, seats, 3), nil, nil)
	plan := ""
	match.Plan("", func(text string) { plan = text })
	g.App.Stack.Push(table.New(g.App, match, face.New(g.App, voice, seats), voice, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}}))
	g.Tick(20)
	pressOnChart(t, g, "Korvela")
	pressOnChart(t, g, "Arvelo")
	if says(g, "It is an act of war") {
		t.Fatal("a way on which nobody is attacked is asked about")
	}
	more := func() { t.Helper(); landOneMore(t, g, "Arvelo") }
	look(t, g, "breach-row")
	more()
	look(t, g, "breach")
	if !says(g, "It is an act of war: war with") {
		t.Fatalf("the landing is not asked about: the screen says %q", g.Says())
	}
	press(t, g, "Go back")
	g.Tick(20)
	if strings.Contains(plan, "land ") || !strings.Contains(plan, "go ") {
		t.Fatalf("the letter does not stay as it was: %q", plan)
	}
	more()
	press(t, g, "Yes")
	g.Tick(20)
	if !strings.Contains(plan, "land ") {
		t.Fatalf("it was not written: %q", plan)
	}
	one := plan
	if more(); says(g, "It is an act of war") || plan == one {
		t.Errorf("one more Troop is asked about again: %q", plan)
	}
}

// landOneMore presses the + of the row of a landing.
func landOneMore(t *testing.T, g *guide.Guide, where string) {
	t.Helper()
	row, found := g.Find("Land on " + where)
	if !found {
		t.Fatalf("nothing can be landed: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: 1280 - 43, Y: row.Y})
	g.Tick(20)
}

// Troops that land on a planet from two fleets fight together: each of them tells the odds of all.
func TestLandingsOfTwoFleetsAreReckonedTogether(t *testing.T) {
	both := strings.NewReplacer("stock 1", "war 1 2\nstock 1", "owner 2 troops 0", "owner 2 troops 2",
		"carrier korvela 1 troops 3", "carrier korvela 1 troops 3\nfleet idrane 1 frigates 1\ncarrier idrane 1 troops 3").Replace(undefended)
	match := matchAt(t, both)
	view := match.Session.Chair(0).View().(*game.View)
	arvelo := slices.IndexFunc(view.Hexes, func(h game.HexView) bool {
		return len(h.Planets) == 1 && h.Planets[0].Holder == 1 && h.Planets[0].Troops == 2
	})
	g := sitAt(t, match)
	g.Tick(20)
	for i, from := range []string{"Korvela", "Idrane"} {
		pressOnChart(t, g, from)
		pressOnChart(t, g, "Arvelo")
		landOneMore(t, g, "Arvelo")
		landOneMore(t, g, "Arvelo")
		odds, known := game.LandingOn(view, arvelo, 0, 2+2*i)
		takes := odds.Way()
		prove.True(t, "the odds of all that land: "+strings.Join(g.Says(), "; "), known && says(g, fmt.Sprintf("%d–%d %%", takes.Least.Percent(), takes.Most.Percent())))
	}
	prove.True(t, "how many land", saysPart(g, "With those of your other fleets 4 land."))
}
