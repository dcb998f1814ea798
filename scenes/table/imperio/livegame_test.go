package imperio_test

import (
	"math/rand/v2"
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
	"tyche/scenes/ui"
)

// A whole game of three Houses with live battles (13.5) is played with the mouse, from the title to its result; what the battles
// ask is answered by the computers that fight them.
func TestAGameWithLiveBattlesFromTheTitleToItsResult(t *testing.T) {
	g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "es", W: 1280, H: 800, Seed: 7})
	prove.Is(t, "guide", err, nil)
	for _, what := range []string{"Partida nueva", "Imperio", "3", "Batallas en directo", "Empezar"} {
		if _, err := g.Click(what); err != nil {
			t.Fatal(err, g.Says())
		}
		g.Tick(5)
	}
	k := playOut(t, g)
	if k.answers < 20 || k.seals < 12 {
		t.Errorf("%d answers and %d seals", k.answers, k.seals)
	}
}

// The last turn of a game with a live battle: its House's casualties and words on retreat are given by clicks on the list, until the result.
func TestALiveBattleIsAnsweredWithTheMouse(t *testing.T) {
	at, err := game.Game.SetPosition(strings.Replace(war, "turn 6", "options live-battles\nturn 15", 1))
	prove.Is(t, "position", err, nil)
	seats := []session.Seating{{Name: "Ada", Level: "novice"}, {Name: "Bruno"}, {Name: "Irene", Level: "novice"}, {Name: "Carla", Level: "novice"}}
	m := table.NewMatch(session.Lesson(game.Game, at, seats, 6), func(_ string, c session.Chair, _ int) table.Thinker { return &ponderer{c, 0} }, nil)
	over := false
	g := sitIn(t, m, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) { over = true }})
	g.App.Prefs.Unasked = true
	choose, asked := rand.New(rand.NewPCG(3, 4)), map[uint8]int{}
	for n := 0; n < 4000 && !over; n++ {
		sat := g.App.Stack.Top().(*table.Table)
		if sat.Recaps() {
			g.Key(ui.KeyEscape)
		}
		o := sat.Asks()
		if o == nil {
			g.Tick(4)
			continue
		}
		entry := m.Session.Len()
		at, sealed := aStep(g, o, choose)
		g.Press(at)
		g.Tick(2)
		if !sealed && m.Session.Len() > entry && m.Session.Entry(entry).Seat == 1 {
			asked[m.Session.Entry(entry).Move.Verb]++
		}
	}
	prove.True(t, "the game ends", over)
	prove.True(t, "casualties are taken by clicks", asked[game.VerbLose]+asked[game.VerbLoseTransport] > 0)
	prove.True(t, "and the word on retreat is given", asked[game.VerbFight]+asked[game.VerbFlee] > 0)
}
