package luck

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// The ledger holds every die of a game once, by kind and in all, and only such as everybody sees.
func TestTheLedgerCountsEveryDie(t *testing.T) {
	seats := []session.Seating{{Name: "A", Level: bot.Random}, {Name: "B", Level: bot.Random}, {Name: "C", Level: bot.Random}}
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 3}, seats, 4)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(4, 99)
	for s.Len() < 900 {
		asked := s.Pending()
		if len(asked) == 0 {
			break
		}
		moves := s.Chair(asked[0].Seat).Moves(nil)
		if _, err := s.Play(asked[0].Seat, moves[luck.Draw(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	l := Keep(s, diadochi.Rolled, diadochi.RollParts)
	total, lines := 0, 0
	for _, e := range l.Total {
		total += e.Dice
		if e.Got < e.Dice || e.Got > 6*e.Dice {
			t.Errorf("%d dice show %d", e.Dice, e.Got)
		}
		if l.Surplus(e) != 2*e.Got-7*e.Dice {
			t.Errorf("the surplus of %+v is %d", e, l.Surplus(e))
		}
	}
	for _, line := range l.Lines {
		for _, e := range line.Seats {
			lines += e.Dice
			if e.Got < e.Dice || e.Got > 6*e.Dice {
				t.Errorf("%s: %d dice show %d", line.What, e.Dice, e.Got)
			}
		}
	}
	if total < 50 || total != lines || len(l.Lines) < 4 {
		t.Errorf("%d dice in all, %d in %d lines", total, lines, len(l.Lines))
	}
	for i := range s.Len() { // what is private stays out
		for _, e := range s.Entry(i).Events {
			if _, dice, _, _ := diadochi.Rolled(e); dice > 0 && e.Seen != rules.Everyone {
				t.Errorf("a hidden roll: %+v", e)
			}
		}
	}
}

func TestRolledReadsTheDiceAsTheyFell(t *testing.T) {
	for _, c := range []struct {
		e         rules.Event
		what      string
		dice, sum int
	}{
		{rules.Event{Verb: diadochi.EvBattleDice, Dice: rules.Dice{2, 5, 3, 6}}, "battle", 2, 7},
		{rules.Event{Verb: diadochi.EvBattleDice, Dice: rules.Dice{2, 5, 1, 5, 6}}, "battle", 3, 8},
		{rules.Event{Verb: diadochi.EvSiegeRoll, Dice: rules.Dice{4}}, "siege", 1, 4},
		{rules.Event{Verb: diadochi.EvActivated}, "movement", 0, 0},
		{rules.Event{Verb: diadochi.EvCardRoll, Dice: rules.Dice{6, 3}}, "cards", 2, 9},
		{rules.Event{Verb: diadochi.EvMoved, Dice: rules.Dice{4}}, "", 0, 0},
	} {
		if what, dice, sum, owed := diadochi.Rolled(c.e); what != c.what || dice != c.dice || sum != c.sum || owed != 7*dice {
			t.Errorf("%+v: %s, %d dice, %d", c.e, what, dice, sum)
		}
	}
}

func TestPartsAreWrittenExactly(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language = "es"
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		parts, n int
		want     string
	}{
		{2, 0, "0"}, {2, 1, "½"}, {2, 77, "38½"}, {2, 8, "4"}, {10, 0, "0"}, {10, 40, "4"}, {10, 57, "5,7"}, {10, 3, "0,3"},
	} {
		l := &Luck{house: h, ui: ui.NewUI(app), ledger: Ledger{parts: c.parts}}
		if got := l.parts(c.n); got != c.want {
			t.Errorf("%d of %d: %s, want %s", c.n, c.parts, got, c.want)
		}
		if got := l.signed(-c.n); c.n > 0 && got != "−"+c.want {
			t.Errorf("less: %s", got)
		}
	}
}
