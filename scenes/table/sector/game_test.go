package sector_test

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/result"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// words are what is clicked on the way to the table.
var words = map[string][2]string{"es": {"Partida nueva", "Empezar"}, "en": {"New game", "Begin"}}

// TestAGameFromTheTitleToItsResult plays against the computer with the mouse alone, in both languages.
func TestAGameFromTheTitleToItsResult(t *testing.T) {
	for language, path := range words {
		g, err := guide.New([]house.Kind{entry()}, store.NewMemory(), guide.Window{Language: language, W: 1280, H: 800, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		for i, what := range path {
			look(t, g, []string{"title-", "set-up-"}[i]+language)
			untold(t, g)
			if _, err := g.Click(what); err != nil {
				t.Fatal(err)
			}
			g.Tick(5)
		}
		if sat, isTable := g.App.Stack.Top().(*table.Table); !isTable || !sat.Kept() {
			t.Fatalf("no table: the screen says %q", g.Says())
		}
		answers := play(t, g, language)
		if _, over := g.App.Stack.Top().(*result.Result); !over || answers < 20 {
			t.Fatalf("no result after %d answers: %T says %q", answers, g.App.Stack.Top(), g.Says())
		}
		g.Tick(30)
		look(t, g, "result-"+language)
		untold(t, g)
	}
}

// TestFourAtTheTable plays a game against three computer players with the mouse.
func TestFourAtTheTable(t *testing.T) {
	at := sitUntil(t, "en", 1280, 1000, 4, 0, func(v *game.View) bool { // so high that all of the result is seen
		return v.Round >= 3 && slices.ContainsFunc(v.Seats, func(s game.SeatView) bool { return s.Points > 0 })
	})
	at.App.Prefs.Speed = 0 // nothing is acted out
	if answers := play(t, at.Guide, "four"); answers < 10 {
		t.Errorf("the game took %d answers", answers)
	}
	if _, over := at.session.Outcome(); !over {
		t.Fatalf("no outcome: the screen says %q", at.Says())
	}
	at.Tick(30)
	look(t, at.Guide, "result-four")
	untold(t, at.Guide)
	v, gainers, named := at.session.Chair(rules.Nobody).View().(game.View), 0, 0
	for _, words := range at.Says() {
		if things.MatchString(words) {
			named++
		}
	}
	for p := range v.Seats { // each against what its own objective needs
		have, need := strconv.Itoa(min(v.Seats[p].Objective, v.Seats[p].Goal)), strconv.Itoa(v.Seats[p].Goal)
		for _, words := range []string{have + "/" + need, have + " of " + need} {
			if !at.shows(words) {
				t.Errorf("%q is not on the screen: %q", words, at.Says())
			}
		}
		if v.Seats[p].Points > 0 {
			gainers++
		}
	}
	if gainers == 0 || named != gainers {
		t.Errorf("%d players have points, of %d it is said from what: %q", gainers, named, at.Says())
	}
}

// TestAWholeGameAgainstThreeVeterans plays one with the mouse from its first question to its result.
func TestAWholeGameAgainstThreeVeterans(t *testing.T) {
	list := company(4)
	for i := range list[1:] {
		list[i+1].Level = "veteran"
	}
	s, err := session.New(game.Game, rules.Setup{Seats: len(list)}, list, 11)
	if err != nil {
		t.Fatal(err)
	}
	at := sitAt(t, "es", 1280, 800, s)
	at.App.Prefs.Speed = 0
	answers := play(t, at.Guide, "veterans")
	if _, over := at.session.Outcome(); !over || answers < 20 {
		t.Fatalf("no outcome after %d answers: the screen says %q", answers, at.Says())
	}
	at.Tick(30)
	look(t, at.Guide, "result-veterans")
	untold(t, at.Guide)
}

// things are areas and cards with the points that they brought a player.
var things = regexp.MustCompile(`^[\p{L}' ]+ \d+( · [\p{L}' ]+ \d+)*$`)

// TestFactionsAreThoseOfTheSetUp looks for a seat whose faction is not the emblem it bears.
func TestFactionsAreThoseOfTheSetUp(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 6, 0, 0, 0)
	v := at.session.Chair(0).View().(game.View)
	for p, who := range at.session.Header().Seats {
		if ref, _ := game.Game.FindRef(who.Emblem); v.Seats[p].Faction != ref {
			t.Errorf("seat %d bears %s and plays faction %d", p, who.Emblem, v.Seats[p].Faction.ID)
		}
	}
}

// where returns the middle of what the face drew for a thing.
func (at *sat) where(t *testing.T, ref rules.Ref) canvas.Point {
	t.Helper()
	r, drawn := at.face.Where(ref)
	if !drawn {
		t.Fatalf("%v is not in view", ref)
	}
	return r.Center()
}

// TestAnOrderIsTakenUpAndPlaced clicks a medallion and then a world.
func TestAnOrderIsTakenUpAndPlaced(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 4, 0, 1, 1)
	var m rules.Move
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb == game.PlaceMove {
			m = f.Move
		}
	}
	at.Press(at.where(t, rules.Ref{Kind: game.KindOrder, ID: m.A}))
	look(t, at.Guide, "order-taken")
	before := at.session.Len()
	at.Press(at.where(t, rules.Ref{Kind: game.KindPlanet, ID: m.B}))
	if at.session.Len() == before || at.session.Entry(before).Move != m {
		t.Fatalf("the order was not placed: the screen says %q", at.Says())
	}
}

// TestAnOrderIsDraggedToAWorld presses a medallion, reads over the world what it would do there, and lets it go.
func TestAnOrderIsDraggedToAWorld(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 4, 0, 1, 1)
	var m rules.Move
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb == game.PlaceMove {
			m = f.Move
		}
	}
	from, to := at.where(t, rules.Ref{Kind: game.KindOrder, ID: m.A}), at.where(t, rules.Ref{Kind: game.KindPlanet, ID: m.B})
	at.In.Cursor, at.In.Present, at.In.Moved = from, true, true
	at.Tick(1)
	at.In.Pressed = append(at.In.Pressed, ui.Click{Button: ui.LeftButton, At: from})
	at.In.Held[ui.LeftButton] = true
	at.Tick(2)
	at.In.Cursor = to
	at.Tick(60)
	untold(t, at.Guide)
	look(t, at.Guide, "order-dragged")
	before := at.session.Len()
	at.In.Released = append(at.In.Released, ui.Click{Button: ui.LeftButton, At: to})
	at.In.Held[ui.LeftButton] = false
	at.Tick(2)
	if at.session.Len() == before || at.session.Entry(before).Move != m {
		t.Fatalf("the order was not placed: the screen says %q", at.Says())
	}
}

// nextStep is where the button is that turns to the next step of the regroup phase, while it is shown.
func nextStep(g *guide.Guide) (at canvas.Point, shown bool) {
	for _, words := range []string{"Siguiente paso", "Next step"} {
		if at, shown = g.Find(words); shown {
			return at, true
		}
	}
	return at, false
}

// play answers with the mouse until the game is over, each time with the first answer of the list, and turns the pages of the first
// regroup phase, which waits at each step.
func play(t *testing.T, g *guide.Guide, name string) (answers int) {
	t.Helper()
	for range 20000 {
		if _, over := g.App.Stack.Top().(*result.Result); over {
			return answers
		}
		if at, asked := g.Answer(); asked {
			if answers++; answers%60 == 5 {
				untold(t, g)
				look(t, g, "play-"+name)
			}
			g.Press(at)
		} else if at, waits := nextStep(g); waits {
			g.Press(at)
		}
		g.Tick(1)
	}
	return answers
}
