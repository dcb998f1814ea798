package imperio_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
)

// TestAPlanetIsAbandonedFromItsPage: the page of an own planet offers that at its end, asks whether it is meant, and takes it back (20.2).
func TestAPlanetIsAbandonedFromItsPage(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 2400, Seed: 5}, "3")
	g.App.Prefs.Unasked = false
	press(t, g, "As your House")
	press(t, g, "As your House")
	g.Tick(5)
	press(t, g, "Abandon Korvela")
	g.Tick(20)
	prove.True(t, "it is asked about", says(g, "You lose Korvela"))
	press(t, g, "Yes")
	g.Tick(20)
	prove.True(t, "it is declared", says(g, "Korvela becomes neutral"))
	press(t, g, "Korvela becomes neutral")
	g.Tick(20)
	prove.True(t, "it is taken back", says(g, "Abandon Korvela"))
}

// besideAFriend is a House whose fleet lies over a planet of one with which it is at peace.
const besideAFriend = `
players 2
turn 2 phase strategic
ask 1 declarations
hex B4 korvela
hex C2 brunamar
hex B3 arvelo planets 2
house 1 druvenko home korvela abilities none none upgrades none none
house 2 aldemar home brunamar abilities none none upgrades none none
stock 1 resources 20 influence 11
planet korvela resources 4 influence 4 owner 1 troops 5 works shipyard
planet arvelo-1 resources 3 influence 2 owner 2 troops 2
planet arvelo-2 resources 1 influence 2 owner 2 troops 1
fleet arvelo 1 frigates 2
fleet brunamar 2 frigates 2
`

// TestABlockadeIsDeclaredInPeace: on the page of the place, written among the orders, taken back, and in force once they are sealed (18.3).
func TestABlockadeIsDeclaredInPeace(t *testing.T) {
	at, err := game.Game.SetPosition(besideAFriend)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 800}, {1920, 1080}} {
		for language, words := range map[string][4]string{
			"en": {"Blockade Arvelo II", "Blockade of Arvelo II", "SEAL", "Lift the blockade"},
			"es": {"Bloquear Arvelo II", "Bloqueo de Arvelo II", "SELLAR", "Levantar el bloqueo"},
		} {
			t.Run(fmt.Sprint(language, size), func(t *testing.T) {
				seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}}
				s := session.Lesson(game.Game, at.Clone(), seats, 3)
				match := table.NewMatch(s, nil, nil)
				match.Plan("", func(string) {})
				g := sitIn(t, match, guide.Window{Language: language, W: size[0], H: size[1]}, table.Exits{Result: func(*table.Match) {}})
				g.Tick(20)
				pressOnChart(t, g, "Arvelo")
				g.Tick(20)
				look(t, g, fmt.Sprint("blockade-", language, size[0]))
				press(t, g, words[0])
				g.Tick(20)
				prove.True(t, "it is written", says(g, words[1]))
				prove.True(t, "what has not begun is not lifted", !says(g, words[3]))
				press(t, g, words[1])
				g.Tick(20)
				prove.True(t, "it is taken back", says(g, words[0]) && !says(g, words[1]))
				press(t, g, words[0])
				g.Tick(20)
				look(t, g, fmt.Sprint("blockade-written-", language, size[0]))
				g.App.Prefs.Unasked = true
				press(t, g, words[2])
				g.Tick(40)
				var told []string
				for i := range s.Len() {
					told = append(told, game.Game.Format(s.Entry(i).Move))
				}
				prove.True(t, strings.Join(told, ", "), slices.Contains(told, "blockade arvelo-2"))
			})
		}
	}
}
