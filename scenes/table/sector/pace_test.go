package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
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
