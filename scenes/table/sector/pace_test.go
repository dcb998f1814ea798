package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestPersonsReadTheRegroupPhase: among persons alone a station of the walk is there to be read at any speed; beside a computer the speed
// is the one that was chosen.
func TestPersonsReadTheRegroupPhase(t *testing.T) {
	for persons, want := range map[rules.Seats]float64{rules.Only(0).With(1): weighed, rules.Only(0): 4} {
		app := ui.NewApp(store.NewMemory())
		app.Prefs.Speed = 4
		u := ui.NewUI(app)
		u.Begin(&ui.Input{W: 640, H: 480, Scale: 1, Dt: .1, Zoom: 1})
		f := &Face{app: app, seats: make([]session.Seating, 2), persons: persons}
		f.acts.cues = []cue{{within: []rules.Event{}, seconds: 60}}
		f.acts.begun = true
		f.acts.pass(f, u)
		prove.Is(t, "passed in a tenth of a second", int(f.acts.gone*100+.5), int(want*10+.5))
	}
}

// TestNobodyWaitsForNobody: the stations are summed up only for a person for whom they have changed something, and only where they pass unread.
func TestNobodyWaitsForNobody(t *testing.T) {
	for _, c := range []struct {
		speed   float64
		persons rules.Seats
		want    bool
	}{
		{0, 0, false}, {0, rules.Only(0), true}, {0, rules.Only(1), false}, {0, rules.Only(0).With(1), true},
		{4, 0, false}, {4, rules.Only(0), true}, {4, rules.Only(1), false}, {4, rules.Only(0).With(1), false}, // these read each station
		{2, rules.Only(0), false}, {1, rules.Only(0), false},
	} {
		app := ui.NewApp(store.NewMemory())
		app.Prefs.Speed = c.speed
		f := &Face{app: app, seats: make([]session.Seating, 2), persons: c.persons}
		step := []cue{{event: rules.Event{Verb: game.EvStep, Seat: rules.Nobody, N: 5}, within: []rules.Event{{Verb: game.EvPoints, Seat: 0, N: 1, M: 1}}}}
		sums := f.sumsUp() && len(f.summed(step)) > len(step)
		prove.Is(t, "summed up", sums, c.want)
	}
}
