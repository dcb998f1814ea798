package sector_test

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// TestSetupNeedsNoCurtain lets two people lay out what stands open: no cabinet is shut between them before the first
// hands are dealt, and then it is. A notice calls the next.
func TestSetupNeedsNoCurtain(t *testing.T) {
	for scenario := range game.Game.Info().Scenarios {
		s, err := session.New(game.Game, rules.Setup{Seats: 2, Scenario: scenario}, people(2), 5)
		if err != nil {
			t.Fatal(err)
		}
		at := sitAt(t, "en", 640, 400, s)
		var asked, called rules.Seats
		for s.Chair(0).View().(game.View).Phase == 0 {
			seat := s.Pending()[0].Seat
			asked = asked.With(seat)
			for range 20 {
				at.Tick(20)
				if at.shows("Now it is " + s.Header().Seats[seat].Name + "’s turn.") {
					called = called.With(seat)
				}
			}
			if at.table.Hidden() {
				t.Fatalf("a curtain before seat %d at set-up %d, entry %d", seat, scenario, s.Len())
			}
			if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		if called != asked {
			t.Errorf("set-up %d: notices called %v", scenario, called)
		}
		at.Tick(400)
		if asked != rules.Only(0).With(1) || !at.table.Hidden() {
			t.Errorf("set-up %d asked %v; curtain after it: %v", scenario, asked, at.table.Hidden())
		}
	}
}

// TestTheFirstHandIsDealtBehindTheCurtain: while the last of the set-up is acted out, everybody looks on, and no card that somebody
// draws is named.
func TestTheFirstHandIsDealtBehindTheCurtain(t *testing.T) {
	s, err := session.New(game.Game, rules.Setup{Seats: 2}, people(2), 5)
	if err != nil {
		t.Fatal(err)
	}
	at := sitAt(t, "en", 1280, 800, s)
	at.App.Prefs.ReducedMotion = false
	for s.Chair(0).View().(game.View).Phase == 0 {
		for n := 0; !at.table.Hidden() && at.table.Asks() == nil && n < 2000; n++ {
			at.Tick(1)
		}
		seat := s.Pending()[0].Seat
		if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	told := false
	for n := 0; !at.table.Hidden(); n++ {
		at.Tick(1)
		if n > 4000 {
			t.Fatal("no curtain after the set-up")
		}
		for _, words := range at.Says() {
			if strings.Contains(words, " draws ") && !strings.Contains(words, " draws 4 combat cards") {
				t.Fatalf("while all look on: %s", words)
			}
			told = told || strings.Contains(words, " draws 4 combat cards")
		}
	}
	if !told {
		t.Error("nothing tells that cards are drawn")
	}
}

// TestAfterTheWalkTheMouseIsHandedOver plays two people's first round: everybody looks on at the pages of the regroup phase, so nobody's
// hand is shown after them before the curtain has fallen, whoever had the mouse before.
func TestAfterTheWalkTheMouseIsHandedOver(t *testing.T) {
	s, err := session.New(game.Game, rules.Setup{Seats: 2}, people(2), 5)
	if err != nil {
		t.Fatal(err)
	}
	at := sitAt(t, "en", 1280, 800, s)
	at.App.Prefs.ReducedMotion = false
	walks, walked, burning := 0, false, false
	for s.Chair(0).View().(game.View).Round < 3 {
		for n := 0; at.table.Asks() == nil && n < 4000; n++ {
			if at.table.Hidden() {
				at.press(ui.KeyEnter)
				walked = false
			}
			p, paged := at.face.(table.Paged)
			if paged && p.Paged() && !walked {
				walked = true
				walks++
			}
			if paged && p.Paged() && n%40 == 39 { // the stations of the first round wait
				at.press(ui.KeySpace)
			}
			burning = burning || at.shows("All three Beacons burn")
			at.Tick(3)
		}
		if walked {
			t.Fatalf("round %d: a seat is asked after the walk without a curtain", s.Chair(0).View().(game.View).Round)
		}
		seat := s.Pending()[0].Seat
		moves := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, moves[len(moves)-1]); err != nil {
			t.Fatal(err)
		}
		at.Tick(2)
	}
	if !burning {
		t.Error("step 8 does not say that all Beacons burn")
	}
	if walks < 3 {
		t.Errorf("only %d walks were seen", walks)
	}
}
