package imperio_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fought plays the turn of a live battle and says how often Ada was asked which ship is hit, and how often one of hers was.
func fought(t *testing.T, stops [6]table.Stops) (asked, hit int) {
	t.Helper()
	orders := strings.Index(war, "detachment 1 nivaro")
	position := strings.NewReplacer("turn 6", "options live-battles\nturn 6", " detachment 1", "", "fleet nivaro", "fleet jastel", "carrier nivaro", "carrier jastel").Replace(war[:orders]) + "sealed 2 3 4\nask 1 slot 5\n"
	at, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}, {Name: "Irene", Level: bot.Learner}, {Name: "Carla", Level: bot.Learner}}, 3)
	m := table.NewMatch(kept, func(level string, c session.Chair, entry int) table.Thinker { return &ponderer{c, 0} }, nil)
	m.Stand(stops, nil)
	g := sitAt(t, m)
	g.Tick(20)
	enemy, _ := g.Find("Orsenda")
	press(t, g, "The fleet in Jastel")
	g.Tick(60)
	g.Press(enemy)
	below, _ := g.Find("Go, but do not attack")
	g.Press(canvas.Point{X: below.X, Y: below.Y - 36}) // Attack
	g.Tick(20)
	press(t, g, "SEAL")
	sat := g.App.Stack.Top().(*table.Table)
	for n := 0; n < 3000 && !kept.Ordering(0); n++ {
		g.Tick(5)
		if o := sat.Asks(); o != nil && !kept.Ordering(0) {
			before := kept.Len()
			if takesHit(o.Legal[0].Move) {
				asked++
			}
			for i := 1; i < 5 && kept.Len() == before; i++ {
				g.Key(ui.Digit(i))
				g.Tick(2)
			}
		}
	}
	for i := range kept.Len() {
		if e := kept.Entry(i); e.Seat == 0 && takesHit(e.Move) {
			hit++
		}
	}
	return asked, hit
}

func takesHit(m rules.Move) bool { return m.Verb == game.VerbLose || m.Verb == game.VerbLoseTransport }

// Who leaves the hits of battles to the doctrine for this turn is not asked about them, and they are taken.
func TestHitsAreLeftToTheDoctrineForATurn(t *testing.T) {
	asked, hit := fought(t, [6]table.Stops{})
	prove.True(t, "at first the House is asked", asked > 0 && hit > 0)
	var never [6]table.Stops
	never[0].Kinds[1] = table.StandingOrder{Stop: table.NotThisTurn, Turn: 6}
	asked, hit = fought(t, never)
	prove.Is(t, "asked", asked, 0)
	prove.True(t, "the doctrine has chosen", hit > 0)
	never[0].Kinds[1].Turn = 5
	asked, _ = fought(t, never)
	prove.True(t, "that turn is over", asked > 0)
}

// The sheet on which that is said tells why a retreat is always asked about; in a game without live battles it has no such line.
func TestTheSheetOfQuestionsTellsWhatIsAlwaysAsked(t *testing.T) {
	for _, row := range []struct {
		position string
		live     bool
	}{{"options live-battles\n" + arrived, true}, {arrived, false}} {
		g := sitAt(t, matchAt(t, strings.Replace(row.position, "options live-battles\n\nplayers 2\n", "players 2\noptions live-battles\n", 1)))
		g.Tick(20)
		g.Press(canvas.Point{X: 1253, Y: 22}) // the menu
		g.Tick(10)
		press(t, g, "When to ask me")
		g.Tick(10)
		look(t, g, fmt.Sprint("when-to-ask-", row.live))
		prove.Is(t, "hits", says(g, "Which of your ships take hits"), row.live)
		prove.Is(t, "retreats", saysPart(g, "A retreat is always asked"), row.live)
	}
}

// Where letters are large and the window is small the sheet is scrolled: nothing lies on the key that closes it.
func TestTheSheetOfQuestionsIsScrolledWhereItHasNoRoom(t *testing.T) {
	for _, size := range [][2]int{{844, 390}, {360, 640}} {
		m := matchAt(t, "players 2\noptions live-battles\n"+strings.TrimPrefix(arrived, "\nplayers 2\n"))
		g := sitIn(t, m, guide.Window{Language: "en", W: size[0], H: size[1], Seed: 5}, table.Exits{})
		g.App.Touch, g.App.Prefs.TextScale = true, 1.6
		g.Tick(20)
		g.Key(ui.KeyEscape)
		g.Tick(10)
		press(t, g, "When to ask me")
		g.Tick(20)
		look(t, g, fmt.Sprint("when-to-ask-", size[0]))
		prove.True(t, "hits may be left to the doctrine", says(g, "Which of your ships take hits"))
		done, found := g.Find("Done")
		prove.True(t, "the key is there", found)
		for _, words := range []string{"always", "not this turn"} {
			if at, shown := g.Find(words); shown {
				prove.True(t, fmt.Sprint(words, " lies above it"), at.Y+g.App.Theme.Px(16) < done.Y)
			}
		}
		g.Press(done)
		g.Tick(10)
		prove.True(t, "it closes", !says(g, "Which of your ships take hits"))
	}
}
