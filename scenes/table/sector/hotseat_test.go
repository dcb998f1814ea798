package sector_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
	"tyche/scenes/ui"
)

// TestTheFirstRegroupWaits: at normal speed the stations of the first regroup phase wait to be left, and tell why nothing else
// changes; at twice the speed nothing waits.
func TestTheFirstRegroupWaits(t *testing.T) {
	for _, row := range []struct {
		speed float64
		waits bool
	}{{1, true}, {2, false}} {
		at, play := sitBefore(t, "en", 1280, 800, 2, regroups(1, game.EvWorkersBack))
		if v := at.session.Chair(0).View().(game.View); v.Round != 1 {
			t.Fatalf("that regroup phase is in round %d", v.Round)
		}
		at.App.Prefs.Speed, at.App.Prefs.ReducedMotion = row.speed, false
		play()
		at.Tick(2)
		step := at.walkSteps()
		for n := 0; step() == 0 && n < 2000; n++ {
			at.Tick(1)
		}
		if runs := at.shows("Goes on by itself"); runs == row.waits {
			t.Errorf("at speed %g the button says that the step goes on: %v", row.speed, runs)
		}
		at.Tick(60 * 12)
		if waits := step() == 1; waits != row.waits {
			t.Errorf("at speed %g the first station waits: %v; the walk is at %d", row.speed, waits, step())
		}
		if row.waits && !at.shows("Why not?") {
			t.Errorf("a step that waits does not say why nothing else changes: %q", at.Says())
		}
		if told := at.shows("Each step waits until you go on."); told != row.waits {
			t.Errorf("at speed %g it is told that the step waits: %v", row.speed, told)
		}
		look(t, at.Guide, "first-regroup")
	}
}

// TestOrdersAreListedAsTheyAreRevealed: of a stack the order on top comes first.
func TestOrdersAreListedAsTheyAreRevealed(t *testing.T) {
	at := sitUntil(t, "en", 1280, 800, 2, 0, func(v *game.View) bool {
		if v.Phase != 2 || v.Order.On {
			return false
		}
		mine, doubled := 0, false
		for q := range v.Planets {
			stack, here := v.Planets[q].Stack, 0
			for _, tok := range stack {
				if tok.Owner == 0 {
					here++
				}
			}
			mine += here
			doubled = doubled || here == 2 && len(stack) == 2
		}
		return doubled && mine == 2
	})
	says := at.Says()
	from := slices.Index(says, "Your orders")
	top, low := slices.Index(says[from:], "on top"), slices.Index(says[from:], "covered")
	if from < 0 || top < 0 || low < 0 || top > low {
		t.Errorf("the order on top is not told before the one that it covers: %q", says)
	}
}

// TestAPressOnAWorldIsTold: over a world with one's own order on top it stands what a press does before anybody presses.
func TestAPressOnAWorldIsTold(t *testing.T) {
	at := sitDown(t, "en", 1280, 800, 2, 0, 1, 2)
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb != game.ExecuteMove {
			continue
		}
		at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, rules.Ref{Kind: game.KindPlanet, ID: f.Move.A}), true, true
		if !at.shows("A press asks whether") {
			t.Errorf("nothing says what a press does: %q", at.Says())
		}
		look(t, at.Guide, "execute-told")
		return
	}
	t.Fatal("no order can be executed")
}

// TestAUnitIsDraggedToAnArch pulls a unit from those that wait to the arch in which it is to fight.
func TestAUnitIsDraggedToAnArch(t *testing.T) {
	at, _ := sitBefore(t, "en", 1280, 800, 2, func(events []rules.Event) bool {
		return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == game.EvFront && e.Seat == 0 })
	})
	at.Tick(120)
	if at.table.Asks() == nil || len(at.table.Asks().Legal) < 2 {
		t.Fatalf("no unit is chosen: the screen says %q", at.Says())
	}
	m := at.table.Asks().Legal[0].Move
	unit := at.table.Asks().Legal[0].Caption.Targets
	i := slices.IndexFunc(unit, func(r rules.Ref) bool { return r.Kind == game.KindUnit })
	from, to := at.where(t, unit[i]), at.where(t, rules.Ref{Kind: game.KindSlot, ID: 0})
	at.In.Cursor, at.In.Present, at.In.Moved = from, true, true
	at.Tick(1)
	at.In.Pressed = append(at.In.Pressed, ui.Click{Button: ui.LeftButton, At: from})
	at.In.Held[ui.LeftButton] = true
	at.Tick(2)
	at.In.Cursor = to
	at.Tick(5)
	look(t, at.Guide, "unit-dragged")
	before := at.session.Len()
	at.In.Released = append(at.In.Released, ui.Click{Button: ui.LeftButton, At: to})
	at.In.Held[ui.LeftButton] = false
	at.Tick(2)
	if at.session.Len() == before || at.session.Entry(before).Move != m {
		t.Errorf("the unit was not lined up: the screen says %q", at.Says())
	}
}

// TestTheFirstAttackersAreNotMore: the first units that attack an area are not told as more of them.
func TestTheFirstAttackersAreNotMore(t *testing.T) {
	at := sitUntil(t, "en", 1280, 800, 4, 0, invading)
	m, to := at.attack()
	if v := at.session.Chair(0).View().(game.View); v.Areas[m.C].Owner <= 0 {
		t.Fatal("no attack is offered")
	}
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
	at.In.Cursor, at.In.Present = at.where(t, to), true
	if !at.shows("with one unit;") {
		t.Errorf("the first unit that attacks is not told so: %q", at.Says())
	}
}

// TestWhatCanBePaidInAll: where there are fewer workers than holes for them, it stands how much they pay together.
func TestWhatCanBePaidInAll(t *testing.T) {
	researching := func(short bool) func(v *game.View) bool {
		return func(v *game.View) bool {
			k := &v.Seats[0]
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 && k.Pool > 0 && (min(k.Minerals, k.Pool)+min(k.Gas, k.Pool) > k.Pool) == short
		}
	}
	for _, short := range []bool{true, false} {
		if at := sitUntil(t, "en", 1280, 800, 2, 0, researching(short)); at.shows("in all: up to") != short {
			t.Errorf("fewer workers than holes: %v; the screen says %q", short, at.Says())
		}
	}
}

// TestADrawnDeckSaysWhy: once the cards of an order to research are drawn, the deck says that they are.
func TestADrawnDeckSaysWhy(t *testing.T) {
	at := sitUntil(t, "en", 1280, 800, 2, 0, func(v *game.View) bool {
		return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2
	})
	for range 2 {
		for _, f := range at.table.Asks().Legal {
			for _, ref := range f.Caption.Targets {
				if ref.Kind == game.KindGood && strings.Contains(strings.Join(at.Says(), " "), "Draw") {
					if _, err := at.session.Play(0, f.Move); err != nil {
						t.Fatal(err)
					}
					at.Tick(120)
					if bad := at.table.Asks().Why(ref); bad == nil || bad.Rule != "3.5" {
						t.Errorf("the deck does not say why no cards are drawn: %v", bad)
					}
					return
				}
			}
		}
	}
	t.Fatal("no cards can be drawn")
}

// TestARecapTellsWhatStandsInTheOpen: a building, a module and an event card are told to who did not see them.
func TestARecapTellsWhatStandsInTheOpen(t *testing.T) {
	for _, verb := range []uint8{game.EvBuilding, game.EvModule, game.EvEventPlayed, game.EvTaken} {
		if !face.Tally.News(rules.Event{Verb: verb}) {
			t.Errorf("no recap tells verb %d", verb)
		}
	}
	if face.Tally.News(rules.Event{Verb: game.EvWorks}) {
		t.Error("a recap tells every worker")
	}
}

// TestWithoutWorkersNothingIsPaid: whoever has no worker left reads that nobody pays, not what the holes of the cards could take.
func TestWithoutWorkersNothingIsPaid(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, func(v *game.View) bool {
		k := &v.Seats[0]
		return v.Phase == 2 && !v.Battle.On && k.Pool == 0 && k.Minerals > 0 && k.Cargo+k.Study == 0
	})
	if !at.shows("nada: no queda ningún trabajador") {
		t.Errorf("nothing says that nobody pays: %q", at.Says())
	}
}
