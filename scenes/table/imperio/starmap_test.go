package imperio_test

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// learned is a House with technologies of its own, that knows of some of others.
const learned = `players 4
turn 6 phase strategic
house 1 ezkarra home dorvane abilities patron-of-science industrious
house 2 druvenko home korvela
house 3 brisande home rondava
house 4 corvantel home zorvane
techs 1 servo-armour automated-defence-turrets enhanced-scanning-matrix storm-charts ace-squadrons
knows 1 2 techs missile-guidance-system heavy-lances
knows 1 3 techs prefabrication servo-armour heard missile-guidance-system
knows 1 4 heard courier-network counter-intelligence-bureau
fleet dorvane 1 frigates 3 cruisers 2
planet nivaro resources 5 influence 3 owner 1 troops 4 works shipyard
ask 1 declarations
`

// consult opens the star map of a House in a window.
func consult(t *testing.T, language string, w, h float64) *hall {
	t.Helper()
	k := enter(t, language, w, h, learned)
	k.act(k.play.Len())
	k.key(ui.Letter('t'))
	k.tick(3)
	return k
}

func TestLookAtTheStars(t *testing.T) {
	for _, w := range []struct {
		name, language string
		w, h           float64
	}{{"1920", "es", 1920, 1080}, {"1280", "es", 1280, 800}, {"1024", "en", 1024, 640}} {
		k := consult(t, w.language, w.w, w.h)
		k.sees("stars-" + w.name)
	}
}

// The map says what the House has, whose technologies it knows of, and what a technology would bring it in numbers.
func TestTheStarMapTellsWhatATechnologyBrings(t *testing.T) {
	k := consult(t, "en", 1920, 1080)
	for _, words := range []string{"Technologies of Ezkarra", "You have 5 of 24.", "FOR YOUR HOUSE", "Hits of your present fleet in ten volleys: 17 → 22", "Druvenko", "Brisande, according to", "?"} {
		if !k.says(words) {
			t.Errorf("nothing says %q: the screen says %q", words, k.lines())
		}
	}
}

// The frame of the map cuts no name.
func TestTheFrameOfTheStarMapCutsNoName(t *testing.T) {
	for _, language := range []string{"es", "en"} {
		k := consult(t, language, 1024, 640)
		seen := false
		k.ui.Texts(func(s string, at canvas.Point) {
			if s != "Cápsulas de Descenso" && s != "Descent Capsules" {
				return
			}
			if seen = true; at.X < 44 {
				t.Errorf("%s: the name at the left edge begins at %v", language, at.X)
			}
		})
		if !seen {
			t.Errorf("%s: the name is not there: the screen says %q", language, k.lines())
		}
	}
}

// In the smallest window that shows names none of them lies on a price, and no price on the key.
func TestNamesOfStarsLieOnNoPrice(t *testing.T) {
	k := consult(t, "en", 1024, 640)
	at := map[string]canvas.Point{}
	k.ui.Texts(func(s string, p canvas.Point) { at[s] = p })
	lances, scanning, institutes, key := at["Heavy Lances"], at["Enhanced Scanning"], at["Cultural Institutes"], at["open; red: too dear"]
	prove.True(t, "right of the price of the lances", scanning.X > lances.X+40)
	prove.True(t, "its price lies above the key", institutes.Y > 0 && institutes.Y+36 < key.Y)
}

// The name of a branch lies on no name of a star.
func TestNamesOfBranchesLieOnNoName(t *testing.T) {
	k := consult(t, "es", 1280, 800)
	at := map[string]canvas.Point{}
	k.ui.Texts(func(s string, p canvas.Point) { at[s] = p })
	scanning, ship := at["Matriz de Escaneado"], at["la Nave"]
	prove.True(t, "right of the scanning matrix, which is 112 wide", scanning.X > 0 && ship.X > scanning.X+115)
}

// Where names have no room on the map the technologies are a list, from which one is chosen.
func TestTechnologiesAreAListWhereNamesHaveNoRoom(t *testing.T) {
	for _, w := range []guide.Window{{Language: "en", W: 844, H: 390, Seed: 5}, {Language: "en", W: 390, H: 844, Seed: 5}} {
		g := sit(t, w, "3")
		press(t, g, "As your House")
		press(t, g, "As your House")
		g.Tick(300)
		g.Key(letterKey("T"))
		g.Tick(10)
		look(t, g, fmt.Sprint("star-list-", w.W))
		named := func(name string) (n int) {
			for _, said := range g.Says() {
				if said == name {
					n++
				}
			}
			return n
		}
		prove.Is(t, "named in the list", named("Heavy Lances"), 1)
		at, _ := g.Find("Heavy Lances")
		g.Press(at)
		g.Tick(5)
		prove.Is(t, "chosen: named on its page, too", named("Heavy Lances"), 2)
		prove.True(t, "nothing is said of lines", !saysPart(g, "line leads"))
	}
}
