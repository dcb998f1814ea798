package sector_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// sitBefore opens a table on a game, just before an answer whose events a test looks for, and
// returns what plays that answer. The players are novices: their games have something of everything.
func sitBefore(t *testing.T, language string, w, h, seats int, sought func(events []rules.Event) bool) (*sat, func()) {
	t.Helper()
	kind, list := entry(), company(seats)
	for seed := range uint64(20) {
		s, err := session.New(game.Game, rules.Setup{Seats: seats}, list, seed)
		if err != nil {
			t.Fatal(err)
		}
		type answer struct {
			seat rules.Seat
			move rules.Move
		}
		var played []answer
		for len(s.Pending()) > 0 {
			seat := s.Pending()[0].Seat
			m, settled := kind.Settled(list[seat], s.Chair(seat))
			if !settled {
				novice, err := bot.New(bot.Novice, kind.Mind, uint64(s.Len())+seed)
				if err != nil {
					t.Fatal(err)
				}
				m = bot.Choose(novice, s.Chair(seat), bot.Budget{Decisions: 200})
			}
			if _, err := s.Play(seat, m); err != nil {
				t.Fatal(err)
			}
			if seat != 0 || !sought(s.Read(s.Len()-1, 0).Events) { // a computer would not wait
				played = append(played, answer{seat, m})
				continue
			}
			if s, err = session.New(game.Game, rules.Setup{Seats: seats}, list, seed); err != nil {
				t.Fatal(err)
			}
			for _, a := range played {
				if _, err := s.Play(a.seat, a.move); err != nil {
					t.Fatal(err)
				}
			}
			at := sitAt(t, language, w, h, s)
			return at, func() {
				if _, err := s.Play(seat, m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	t.Fatal("that happens in no game")
	return nil, nil
}

// regroups says whether a regroup phase begins in these events in which many things change.
func regroups(least int, verbs ...uint8) func([]rules.Event) bool {
	return func(events []rules.Event) bool {
		begins, found := false, map[uint8]bool{}
		for _, e := range events {
			begins = begins || e.Verb == game.EvPhase && e.N == 3
			if begins {
				found[e.Verb] = true
			}
		}
		n := 0
		for _, v := range verbs {
			if found[v] {
				n++
			}
		}
		return begins && n >= least
	}
}

// changes are what the first steps of the regroup phase may change.
var changes = []uint8{game.EvBaseLost, game.EvTransportLost, game.EvCardLost, game.EvCardGained, game.EvWorkersBack, game.EvPoints}

// TestLookAtTheWalk takes a picture of every station, in the middle of its motion and at its end.
func TestLookAtTheWalk(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, row := range []struct {
		language    string
		w, h, seats int
	}{{"es", 1600, 1000, 4}, {"en", 1280, 800, 3}, {"es", 844, 390, 2}, {"en", 390, 844, 2}} {
		at, play := sitBefore(t, row.language, row.w, row.h, row.seats, regroups(5, changes...))
		at.App.Prefs.Speed, at.App.Prefs.ReducedMotion = .5, false
		play()
		at.Tick(2)
		steps := at.walkSteps()
		for at.face.Busy() {
			at.Tick(1)
			if step := steps(); step > 0 && step < 9 {
				at.Tick(70) // half of the motion at half of the speed
				look(t, at.Guide, fmt.Sprintf("walk-%d-%d", row.w, step))
				at.Tick(90)
				untold(t, at.Guide)
			}
			at.press(ui.KeySpace)
		}
	}
}

// walkSteps returns what says the step of the walk that is shown, 0 outside it.
func (at *sat) walkSteps() func() int {
	return func() int {
		if p, paged := at.face.(table.Paged); paged && p.Paged() {
			return at.face.(interface{ Step() int }).Step()
		}
		return 0
	}
}

func (at *sat) press(k ui.Key) {
	for at.table.Hidden() && !at.table.Ripe() { // a curtain is read first
		at.Tick(1)
	}
	at.In.Keys = append(at.In.Keys, ui.Press{Key: k})
	at.Tick(1)
}

// TestTheWalkTurnsItsPages goes through a regroup phase with Space, back with Backspace, and to its end with Escape, which
// answers nothing.
func TestTheWalkTurnsItsPages(t *testing.T) {
	at, play := sitBefore(t, "en", 1280, 800, 3, regroups(4, changes...))
	at.App.Prefs.Speed, at.App.Prefs.ReducedMotion = .5, false // at teaching speed each station waits
	play()
	at.Tick(2)
	step := at.walkSteps()
	for range 400 {
		if step() > 0 {
			break
		}
		at.press(ui.KeyEnter)
	}
	for want := 1; want <= 5; want++ {
		if at.Tick(60 * 4); step() != want {
			t.Fatalf("station %d does not wait: the walk is at %d", want, step())
		}
		if want < 5 {
			at.press(ui.KeySpace)
		}
	}
	points := at.Says()
	at.press(ui.KeyBackspace)
	if at.Tick(2); step() != 4 {
		t.Errorf("Backspace goes to station %d, want 4", step())
	}
	at.press(ui.KeySpace)
	if at.Tick(60 * 4); step() != 5 || !slices.Equal(at.Says(), points) {
		t.Errorf("station 5 says %q, and %q when it comes again", points, at.Says())
	}
	for range 9 {
		at.press(ui.KeyBackspace)
	}
	if at.Tick(2); step() != 1 {
		t.Errorf("the walk begins at station 1; Backspace leads to %d", step())
	}
	before := at.session.Len()
	at.press(ui.KeyEscape)
	if step() > 0 {
		t.Errorf("Escape leaves the walk at %d", step())
	}
	for i := before; i < at.session.Len(); i++ { // a computer may have gone on
		if at.session.Entry(i).Seat == 0 {
			t.Errorf("Escape has answered %v", at.session.Entry(i).Move)
		}
	}
}

// TestAStationAtRestAllocatesNothing looks at a station that waits to be left.
func TestAStationAtRestAllocatesNothing(t *testing.T) {
	at, play := sitBefore(t, "es", 1280, 800, 3, regroups(4, changes...))
	at.App.Prefs.Speed = .5
	play()
	at.Tick(2)
	step := at.walkSteps()
	for range 400 {
		if step() == 5 {
			break
		}
		at.press(ui.KeyEnter)
		at.Tick(1)
	}
	at.Tick(60 * 5)
	if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 || step() != 5 {
		t.Errorf("station %d: %v allocations in a tick without input", step(), n)
	}
}

// TestLookAtTheBooths takes pictures of the choice of an event card, of one that is played and of a Beacon.
func TestLookAtTheBooths(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	choice := func(n int) func(v *game.View) bool {
		return func(v *game.View) bool { return v.Step == 8 && len(v.Events) >= n }
	}
	for _, row := range []struct {
		name, language string
		w, h, seats, n int
	}{{"two", "es", 1600, 1000, 4, 2}, {"one", "en", 1280, 800, 3, 1}, {"three", "en", 1280, 800, 6, 3}, {"small", "es", 844, 390, 2, 1}, {"low", "es", 1024, 640, 4, 2}, {"four", "es", 1280, 800, 4, 2}, {"many", "es", 1280, 800, 6, 3}, {"upright", "es", 390, 844, 2, 2}} {
		at := sitUntil(t, row.language, row.w, row.h, row.seats, 0, choice(row.n))
		look(t, at.Guide, "booths-"+row.name)
		untold(t, at.Guide)
	}
	for i, verb := range []uint8{game.EvBeacon, game.EvEventPlayed} {
		at, play := sitBefore(t, []string{"es", "en"}[i], []int{1600, 1280}[i], []int{1000, 800}[i], 4, func(events []rules.Event) bool {
			return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == verb })
		})
		at.App.Prefs.Speed, at.App.Prefs.ReducedMotion = .5, false
		play()
		for range 600 {
			at.Tick(1)
			if e, acted := at.face.(interface{ Acts() (uint8, bool) }).Acts(); acted && e == verb {
				at.Tick(80)
				look(t, at.Guide, []string{"beacon", "event-played"}[i])
				untold(t, at.Guide)
				break
			}
			at.press(ui.KeySpace)
		}
	}
}

// TestAnEventCardIsPlayedFromItsBooth clicks a card in the booth of the player who is asked.
func TestAnEventCardIsPlayedFromItsBooth(t *testing.T) {
	at := sitUntil(t, "en", 1280, 800, 4, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) >= 2 })
	card := at.session.Chair(0).View().(game.View).Events[1]
	before := at.session.Len()
	at.Press(at.where(t, card)) // it asks what to do with it
	at.Tick(2)
	at.press(ui.KeyEnter)
	if at.session.Len() == before {
		t.Fatalf("nothing was played: the screen says %q", at.Says())
	}
}

// TestABoothRemembersItsCardAfterLoading opens a game in which somebody has played an event card before the first seat is asked.
func TestABoothRemembersItsCardAfterLoading(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) > 0 && v.First != 0 })
	entry, played := at.session.Len()-1, rules.Ref{}
	for ; entry >= 0 && played.Kind == 0; entry-- {
		for _, e := range at.session.Read(entry, 0).Events {
			if e.Verb == game.EvEventPlayed {
				played = e.Who
			}
		}
	}
	if r, drawn := at.face.Where(played); !drawn || r.W < 40 {
		t.Errorf("the card that was played is not in its booth: %v %v", r, drawn)
	}
	look(t, at.Guide, "booth-loaded")
}
