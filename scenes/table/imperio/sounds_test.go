package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sounds/synth"
)

// soundless is a face without a table: three Houses, Druvenko, Aldemar and Ezkarra.
func soundless() *Face {
	f := &Face{app: ui.NewApp(store.NewMemory()), view: &game.View{Seat: 0}, seats: make([]session.Seating, 3)}
	f.view.Houses = []game.HouseView{{House: 3}, {House: 0}, {House: 4}}
	return f
}

// An unknown name would be silence: every sound and every music of the face must be one that is made.
func TestEverySoundIsMade(t *testing.T) {
	f, named := soundless(), 0
	for verb := uint8(1); verb != 0; verb++ {
		for n := range 12 {
			e := rules.Event{Verb: verb, N: int16(n), Seat: rules.Seat(n%4 - 1)}
			if name := f.soundOf(e); name != "" {
				if named++; synth.Index(name) < 0 {
					t.Errorf("event %d: there is no sound %q", verb, name)
				}
			}
		}
	}
	if named < 12*20 {
		t.Errorf("only %d events are heard", named/12)
	}
	for _, mood := range []string{peaceMood, warMood, councilMood} {
		if !slices.Contains(synth.Moods(), mood) {
			t.Errorf("there is no music %q", mood)
		}
	}
}

func TestSoundsTellWhatHappens(t *testing.T) {
	f := soundless()
	for _, c := range []struct {
		e    rules.Event
		want string
	}{
		{rules.Event{Verb: game.EvSlot, N: 1}, "bell-1"}, {rules.Event{Verb: game.EvSlot, N: 7}, "bell-7"},
		{rules.Event{Verb: game.EvWar, Seat: 0}, "house-4"}, {rules.Event{Verb: game.EvConquered, Seat: 1}, "house-1"},
		{rules.Event{Verb: game.EvVolley}, "cannon"}, {rules.Event{Verb: game.EvSealed}, "wax"}, {rules.Event{Verb: game.EvVotes}, "ivory"},
		{rules.Event{Verb: game.EvDecision, N: int16(game.VoteFor)}, "wax"}, {rules.Event{Verb: game.EvDecision, N: int16(game.VoteElects) + 1}, "wax"},
		{rules.Event{Verb: game.EvDecision, N: int16(game.VoteAgainst)}, "card-flip"}, {rules.Event{Verb: game.EvDecision}, "card-flip"},
	} {
		if got := f.soundOf(c.e); got != c.want {
			t.Errorf("%+v: %s, want %s", c.e, got, c.want)
		}
	}
}

func TestMusicFollowsPeaceWarAndCouncil(t *testing.T) {
	f := soundless()
	is := func(want string) {
		t.Helper()
		if got := f.Mood(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	is("atlas-peace")
	f.view.Houses[1].Wars, f.view.Houses[2].Wars = 4, 2
	is("atlas-peace") // a war of others
	f.view.Seat = rules.Nobody
	is("atlas-war") // everybody looks
	f.view.Seat, f.view.Houses[0].Wars = 0, 2
	is("atlas-war")
	f.view.Phase = game.PhaseCouncil
	is("atlas-council")
}
