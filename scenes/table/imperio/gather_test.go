package imperio_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
)

// Two people at one table look on together when all plans are opened: the curtain calls them, nobody's purse lies open while the
// film runs, and then each is handed the mouse again. Nobody finds the page open that another was reading.
func TestEverybodyLooksOnAtTheFilm(t *testing.T) {
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
	g := sitAt(t, m)
	g.App.Prefs.Speed = 1
	for range 2 {
		press(t, g, "I am ready")
		g.Tick(40)
		prove.Same(t, "secret treasuries before somebody's own desk", count(g.Says(), "secret treasury"), 1)
		prove.True(t, "the Council's page is not open", !says(g, "BEFORE THE COUNCIL"))
		g.Key(letterKey("V"))
		g.Tick(5)
		prove.True(t, "now it is", says(g, "BEFORE THE COUNCIL"))
		press(t, g, "SEAL")
		g.Tick(40)
	}
	prove.True(t, "they are called together", says(g, "Everybody to the table"))
	press(t, g, "We are all here")
	for range 5 {
		g.Tick(5)
		prove.Same(t, "secret treasuries while the film runs", count(g.Says(), "secret treasury"), 2)
	}
	for range 400 {
		if g.Tick(20); says(g, "I am ready") {
			return
		}
	}
	t.Errorf("after the film nobody is handed the mouse: the screen says %q", g.Says())
}

func count(list []string, words string) (n int) {
	for _, s := range list {
		if s == words {
			n++
		}
	}
	return n
}
