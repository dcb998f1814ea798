package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sounds/synth"
)

// heard is a face without a table, with all planets in play.
func heard() *Face {
	f := &Face{app: ui.NewApp(store.NewMemory())}
	f.view.Planets = make([]game.PlanetView, worlds)
	return f
}

// An unknown name would be silence: every sound and every music of the face must be one that is made.
func TestEverySoundIsMade(t *testing.T) {
	f := heard()
	for verb := uint8(1); verb != 0; verb++ {
		for n := range 20 {
			e := rules.Event{Verb: verb, N: int16(n), Who: rules.Ref{Kind: game.KindUnit, ID: int16(n)}}
			if name := f.soundOf(e); name != "" && synth.Index(name) < 0 {
				t.Errorf("event %d: there is no sound %q", verb, name)
			}
		}
	}
	for _, still := range []bool{false, true} {
		f.app.Prefs.Switches[NoTicking] = still
		for beacons := range 4 {
			for stage := range 4 {
				f.view.Beacons, f.view.Deck = beacons, [3]int{}
				if stage < 3 {
					f.view.Deck[stage] = 1
				}
				if mood := f.Mood(); !slices.Contains(synth.Moods(), mood) {
					t.Errorf("there is no music %q", mood)
				}
			}
		}
	}
}

func TestSoundsTellWhatHappens(t *testing.T) {
	f := heard()
	placed := rules.Event{Verb: game.EvTokenPlaced, To: planetRef(3)}
	for _, want := range []string{"spindle-1", "spindle-2", "spindle-3"} {
		if got := f.soundOf(placed); got != want {
			t.Errorf("order on %d others: %s, want %s", len(f.view.Planets[3].Stack), got, want)
		}
		f.view.Planets[3].Stack = append(f.view.Planets[3].Stack, game.TokenView{})
	}
	for people, want := range []string{"steam", "slosh", "clay"} {
		if got := f.soundOf(rules.Event{Verb: game.EvMoved, Who: unitRef(people, 2)}); got != want {
			t.Errorf("people %d: %s, want %s", people, got, want)
		}
	}
	if got := f.soundOf(rules.Event{Verb: game.EvPoints, N: 3}); got != "carillon-3" {
		t.Errorf("three points: %s", got)
	}
}

func TestMusicFollowsTheLamps(t *testing.T) {
	f := heard()
	for _, row := range []struct {
		deck    [3]int
		beacons int
		want    string
	}{
		{[3]int{4, 9, 9}, 0, "orrery-1"}, {[3]int{0, 9, 9}, 0, "orrery-2"}, {[3]int{0, 0, 9}, 0, "orrery-3"}, {[3]int{}, 0, "orrery-3"},
		{[3]int{0, 0, 9}, 1, "orrery-one-lamp-out"}, {[3]int{0, 0, 9}, 2, "orrery-dark"},
	} {
		f.view.Deck, f.view.Beacons = row.deck, row.beacons
		if got := f.Mood(); got != row.want {
			t.Errorf("deck %v, %d beacons: %s, want %s", row.deck, row.beacons, got, row.want)
		}
	}
	f.app.Prefs.Switches[NoTicking] = true
	if got := f.Mood(); got != "orrery-dark-still" {
		t.Errorf("without ticking: %s", got)
	}
}
