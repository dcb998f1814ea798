package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/scenes/ui"
)

// Two people at one table look on together when all plans are opened: the curtain calls them, nobody's purse lies open while the
// film runs, and then each is handed the mouse again. Nobody finds the page open that another was reading.
func TestEverybodyLooksOnAtTheFilm(t *testing.T) {
	m := twoAtTheirOrders(t)
	g := sitAt(t, m)
	g.App.Prefs.Speed = 1
	for range 2 {
		press(t, g, "I am ready")
		g.Tick(40)
		prove.Same(t, "secret treasuries before somebody's own desk", count(g.Says(), "secret treasury"), 1)
		prove.True(t, "the Council's page is not open", !saysPart(g, "The option with most votes wins"))
		g.Key(letterKey("V"))
		g.Tick(5)
		prove.True(t, "now it is", saysPart(g, "The option with most votes wins"))
		press(t, g, "SEAL")
		g.Tick(40)
	}
	prove.True(t, "they are called together", says(g, "Everybody to the table"))
	press(t, g, "We are all here")
	for range 5 {
		g.Tick(5)
		prove.Same(t, "secret treasuries while the film runs", count(g.Says(), "secret treasury"), 2)
		prove.True(t, "the bar marks nobody", says(g, "Watch what happens") && count(g.Says(), "Ada") == 1 && count(g.Says(), "Bruno") == 1)
	}
	for range 400 {
		if g.Tick(20); says(g, "I am ready") {
			return
		}
	}
	t.Errorf("after the film nobody is handed the mouse: the screen says %q", g.Says())
}

// A game that was left amid a live battle goes on as it was: what comes after an answer is looked on at by all, and shows no purse.
func TestEverybodyLooksOnAfterLoading(t *testing.T) {
	at, err := game.Game.SetPosition(strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	prove.Is(t, "position", err, nil)
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}, {Name: "Carla"}}, 3)
	m := table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	seal, err := game.Game.Parse("seal")
	prove.Is(t, "seal", err, nil)
	prove.Is(t, "sealed", m.Play(0, seal), nil)
	for range 100 {
		if m.Deciding() == 1 {
			break
		}
		prove.Is(t, "answered", m.Play(m.Deciding(), kept.Chair(m.Deciding()).Moves(nil)[0]), nil)
	}
	m = table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	g := sitIn(t, m, guide.Window{Language: "en", W: 1920, H: 1080, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}})
	g.App.Prefs.Speed = 1
	press(t, g, "I am ready")
	g.Tick(40)
	prove.Same(t, "secret treasuries before whoever is asked", count(g.Says(), "secret treasury"), 3)
	shown := 0
	for range 400 {
		if m.Deciding() == 1 && says(g, "DECISION") && !says(g, "Watch what happens") {
			prove.Is(t, "answered", m.Play(1, kept.Chair(1).Moves(nil)[0]), nil)
		}
		if g.Tick(5); says(g, "I am ready") {
			break
		}
		if m.Deciding() != 1 {
			prove.Same(t, "secret treasuries while all look on", count(g.Says(), "secret treasury"), 4)
			shown++
		}
	}
	prove.True(t, "something was looked on at", shown > 0)
}

// Whoever answered last in a battle and writes the first plan of the next turn gets the mouse behind the curtain all the same: till then
// all look on, and no purse lies open.
func TestEverybodyLooksOnToTheEndOfTheTurn(t *testing.T) {
	swap := strings.NewReplacer("turn 6", "options live-battles\nturn 6", "house 2", "house 3", "house 3", "house 2", "owner 2", "owner 3", "orsenda 2", "orsenda 3", "war 1 2", "war 1 3")
	at, err := game.Game.SetPosition(swap.Replace(war)) // Irene is attacked, and begins turn 7
	prove.Is(t, "position", err, nil)
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}, {Name: "Carla"}}, 1)
	m := table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	seal, err := game.Game.Parse("seal")
	prove.Is(t, "seal", err, nil)
	prove.Is(t, "sealed", m.Play(0, seal), nil)
	const begins = 2
	last := rules.Nobody
	m = table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	g := sitIn(t, m, guide.Window{Language: "en", W: 1920, H: 1080, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}})
	g.App.Prefs.Speed = 1
	shown := 0
	for range 3000 {
		sat := g.App.Stack.Top().(*table.Table)
		switch {
		case sat.Hidden() && !kept.Ordering(begins):
			press(t, g, "I am ready")
		case sat.Asks() != nil && !kept.Ordering(begins):
			last = m.Deciding()
			if at, hit := g.Find("By doctrine: Balanced"); hit {
				g.Press(at)
			} else {
				g.Key(ui.Digit(1))
			}
		case kept.Ordering(begins) && last == begins && says(g, "Watch what happens"):
			prove.Same(t, "secret treasuries while all look on", count(g.Says(), "secret treasury"), 4)
			shown++
		case kept.Ordering(begins) && sat.Hidden():
			prove.True(t, "it was looked on at, after an answer of who begins", shown > 0 && says(g, "Irene"))
			return
		}
		g.Tick(2)
	}
	t.Errorf("the curtain is not drawn: the screen says %q", g.Says())
}

// While others fight and a computer thinks about its answer, the desk stays with the film: the letters do not come up in between.
func TestTheDeskIsTheFilmsWhileOthersFight(t *testing.T) {
	at, err := game.Game.SetPosition(strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	prove.Is(t, "position", err, nil)
	seats := []session.Seating{{Name: "Ada", Level: "novice"}, {Name: "Bruno", Level: "novice"}, {Name: "Irene"}, {Name: "Carla", Level: "novice"}}
	kept := session.Lesson(game.Game, at, seats, 3)
	asked := 0
	engage := func(_ string, c session.Chair, _ int) table.Thinker {
		asked++
		return &ponderer{c, 0}
	}
	g := sitAt(t, table.NewMatch(kept, engage, nil))
	g.App.Prefs.Speed = 4
	resolved := func() bool { return kept.Chair(2).View().(*game.View).Slot == 0 }
	for range 400 {
		if g.Tick(1); says(g, "VII") { // the rail of the film
			break
		}
	}
	prove.True(t, "the film runs", !resolved())
	for range 4000 {
		if g.Tick(1); resolved() {
			break
		}
		if says(g, "Treasury") || !says(g, "VII") {
			t.Fatalf("after %d questions the letters lie there: the screen says %q", asked, g.Says())
		}
	}
	prove.True(t, "computers were asked in the battle", asked > 3)
}

// ponderer is a computer player that takes its time and gives the first answer.
type ponderer struct {
	chair session.Chair
	ticks int
}

func (p *ponderer) Think() (rules.Move, bool) {
	p.ticks++
	return p.Best(), p.ticks > 20
}

func (p *ponderer) Best() rules.Move { return p.chair.Moves(nil)[0] }

func count(list []string, words string) (n int) {
	for _, s := range list {
		if s == words {
			n++
		}
	}
	return n
}

// Whoever has given the last hit of a side hands the stage to all with the dice of the round on it, and while a battle goes on nothing
// says that the game is over.
func TestTheDiceStayWhileAllLookOn(t *testing.T) {
	at, err := game.Game.SetPosition(strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	prove.Is(t, "position", err, nil)
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}, {Name: "Carla"}}, 3)
	m := table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}})
	g.App.Prefs.Speed = 4
	g.Tick(5)
	seal, err := game.Game.Parse("seal")
	prove.Is(t, "seal", err, nil)
	prove.Is(t, "sealed", m.Play(0, seal), nil)
	thrown, answers := false, 0
	for range 700 {
		g.Tick(2)
		prove.True(t, "the game is not over", !says(g, "The game is over"))
		for _, words := range [...]string{"I am ready", "We are all here", "By doctrine: Balanced", "Fight on", "Accept the battle"} {
			if _, found := g.Find(words); found {
				if words == "By doctrine: Balanced" {
					answers++
				}
				press(t, g, words)
				break
			}
		}
		if thrown = thrown || says(g, "Round 1: ") && !says(g, "Round 1: 0 to 0"); thrown && says(g, "Round 1: 0 to 0") {
			t.Fatalf("after %d answers the dice are gone: the screen says %q", answers, g.Says())
		}
		if answers > 1 && says(g, "Round 2: ") {
			return
		}
	}
	t.Errorf("no second round after %d answers: the screen says %q", answers, g.Says())
}

// twoAtTheirOrders is a hot seat of two whose first orders are to be written.
func twoAtTheirOrders(t *testing.T) *table.Match {
	t.Helper()
	kept, err := session.New(game.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	m := table.NewMatch(kept, nil, nil)
	m.Reckon(face.Tally)
	for seat := m.Deciding(); !kept.Ordering(seat); seat = m.Deciding() {
		if err := m.Play(seat, kept.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
