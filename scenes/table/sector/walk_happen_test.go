package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/sector"
	"tyche/rules/session"
)

// everyRegroup plays games of novices and calls found with what everybody saw before each answer that begins a regroup
// phase, with its events, and with what everybody sees after it.
func everyRegroup(t *testing.T, games uint64, found func(before game.View, events []rules.Event, after game.View)) {
	t.Helper()
	for seed := range games {
		seats := 2 + int(seed)%3
		s, err := session.New(game.Game, rules.Setup{Seats: seats}, make([]session.Seating, seats), seed)
		if err != nil {
			t.Fatal(err)
		}
		for len(s.Pending()) > 0 {
			seat := s.Pending()[0].Seat
			novice, err := bot.New(bot.Novice, game.Mind{}, seed<<20+uint64(s.Len()))
			if err != nil {
				t.Fatal(err)
			}
			before := s.Chair(rules.Nobody).View().(game.View)
			if _, err := s.Play(seat, bot.Choose(novice, s.Chair(seat), bot.Budget{Decisions: 100})); err != nil {
				t.Fatal(err)
			}
			events := s.Read(s.Len()-1, rules.Nobody).Events
			if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == game.EvPhase && e.N == regroupPhase }) {
				found(before, events, s.Chair(rules.Nobody).View().(game.View))
			}
		}
	}
}

// What is shown after step 7 is what the rules say: bases, resource cards, workers and points. Only event cards change
// more, and an answer that goes on to them is left out.
func TestTheWalkFollowsTheRules(t *testing.T) {
	compared, seen := 0, map[uint8]int{}
	everyRegroup(t, 12, func(before game.View, events []rules.Event, after game.View) {
		f := &Face{view: copied(&before)}
		for _, c := range program(nil, &before, events) {
			f.happen(c.event)
			for _, e := range c.within {
				f.happen(e)
				seen[e.Verb]++
				if e.Verb == game.EvPoints {
					f.checkIncome(t, e)
				}
			}
		}
		if f.view.Step != eventsStep || slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == game.EvEventTurn }) && after.Step != eventsStep {
			return
		}
		for _, e := range events {
			if e.Verb == game.EvEventPlayed || e.Verb == game.EvBeacon || e.Verb == game.EvEliminated {
				return
			}
		}
		compared++
		for a := range after.Areas {
			got, want := &f.view.Areas[a], &after.Areas[a]
			if got.Base != want.Base || got.Controller != want.Controller || got.Card != want.Card || got.Workers != want.Workers {
				t.Errorf("area %d is shown with base %d, controller %d, card %d, workers %d; it has %d, %d, %d, %d", a,
					got.Base, got.Controller, got.Card, got.Workers, want.Base, want.Controller, want.Card, want.Workers)
			}
		}
		for p := range after.Seats {
			got, want := &f.view.Seats[p], &after.Seats[p]
			if got.Points != want.Points || got.Pool != want.Pool || got.Bases != want.Bases || got.Transports != want.Transports || got.Objective != want.Objective || got.TokensLeft != want.TokensLeft ||
				got.Coming != want.Coming || got.Minerals != want.Minerals || got.Gas != want.Gas || got.Income != want.Income {
				t.Errorf("seat %d is shown with %d points, %d workers, %d bases, %d transports, %d of its objective, %d orders, %d minerals, %d gas, %d due; it has %d, %d, %d, %d, %d, %d, %d, %d, %d", p,
					got.Points, got.Pool, got.Bases, got.Transports, got.Objective, got.TokensLeft, got.Minerals, got.Gas, got.Income, want.Points, want.Pool, want.Bases, want.Transports, want.Objective, want.TokensLeft, want.Minerals, want.Gas, want.Income)
			}
		}
	})
	if compared < 10 {
		t.Errorf("only %d regroup phases were compared", compared)
	}
	for _, v := range [...]uint8{game.EvBaseLost, game.EvCardLost, game.EvCardGained, game.EvWorkersBack, game.EvPoints} {
		if seen[v] == 0 {
			t.Errorf("no event %d in any game", v)
		}
	}
}

// checkIncome compares the points of an event with the areas from which the walk says that they come.
func (f *Face) checkIncome(t *testing.T, e rules.Event) {
	t.Helper()
	sum := 0
	for a := range f.view.Areas {
		if k := &f.view.Areas[a]; k.Controller == e.Seat {
			sum += k.Points
		}
	}
	if sum != int(e.N) {
		t.Errorf("seat %d gains %d points, of which the walk explains %d", e.Seat, e.N, sum)
	}
}

// Each step of the rule book has a station, in order. An empty one is short, unless it tells how far from victory everybody is;
// else each change takes a while more to be read.
func TestEveryStepHasAStation(t *testing.T) {
	everyRegroup(t, 3, func(before game.View, events []rules.Event, _ game.View) {
		step := 0
		for _, c := range program(nil, &before, events) {
			if c.within == nil {
				continue
			}
			if step++; int(c.event.N) != step {
				t.Errorf("station %d shows step %d", step, c.event.N)
			}
			want := stationSeconds
			switch n := len(c.within); {
			case n == 0 && step != conquestStep && step != specialStep:
				want = emptySeconds
			case n > 7:
				want = longestStation
			case n > 1:
				want = stationSeconds + changeSeconds*float64(n-1)
			}
			if c.seconds != want {
				t.Errorf("step %d with %d events takes %v s, want %v", step, len(c.within), c.seconds, want)
			}
		}
		if over := events[len(events)-1].Verb == game.EvVictory; step < eventsStep && !over {
			t.Errorf("the walk ends at step %d", step)
		}
	})
}

// TestAStepOfDiscardsShortensTheHands plays games until cards are discarded in step 9: after that step as many are shown as are left.
func TestAStepOfDiscardsShortensTheHands(t *testing.T) {
	for seed := range uint64(6) {
		s, err := session.New(game.Game, rules.Setup{Seats: 2}, make([]session.Seating, 2), seed)
		if err != nil {
			t.Fatal(err)
		}
		for len(s.Pending()) > 0 {
			seat := s.Pending()[0].Seat
			novice, err := bot.New(bot.Novice, game.Mind{}, seed<<20+uint64(s.Len()))
			if err != nil {
				t.Fatal(err)
			}
			before := s.Chair(rules.Nobody).View().(game.View)
			if _, err := s.Play(seat, bot.Choose(novice, s.Chair(seat), bot.Budget{Decisions: 100})); err != nil {
				t.Fatal(err)
			}
			events := s.Read(s.Len()-1, rules.Nobody).Events
			if before.Step != discardStep || !slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == game.EvDiscarded }) {
				continue
			}
			for _, c := range program(nil, &before, events) {
				if c.within != nil && c.event.Verb == game.EvStep && int(c.event.N) == discardStep {
					t.Errorf("the page of the step is shown once more with what was discarded: %v", events)
				}
			}
			f, after := &Face{view: copied(&before)}, s.Chair(rules.Nobody).View().(game.View)
			for _, e := range events {
				f.happen(e)
			}
			for p := range after.Seats {
				if got, want := f.view.Seats[p].Hand, after.Seats[p].Hand; got != want {
					t.Errorf("seat %d is shown with %d cards and has %d", p, got, want)
				}
			}
			return
		}
	}
	t.Fatal("nobody discards in any game")
}
