package router

import (
	"testing"

	"tyche/rules/session"
	"tyche/scenes/replay"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// From any point of a game that is over somebody plays on, as a game of its own that is kept; the watched one stays.
func TestAReplayIsPlayedOn(t *testing.T) {
	for _, lang := range ui.Languages {
		v := enter(t, store.NewMemory(), lang, 1280, 800)
		v.app.Prefs.Speed = 0
		s := finished(t)
		v.router.watch(s, 300)
		v.tick(5)
		v.click(v.app.Say("replay.branch"))
		v.tick(3)
		v.shot("branch")
		v.click(v.app.Say("house.level.random")) // who was played by chance is now a stronger computer
		v.click(v.app.Say("replay.branch.begin"))
		v.tick(10)
		v.shot("branched")
		b := v.match()
		if h := b.Header(); b.Len() < 300 || len(h.From) != 1 || h.From[0].Moves != 300 || h.Seats[2].Level == "random" || !h.Seats[0].Person() {
			t.Errorf("%d moves, header %+v", b.Len(), h)
		}
		if b.StateAt(300).Hash() != s.StateAt(300).Hash() || s.Len() <= 300 {
			t.Error("it is another game")
		}
		if missing := v.house.Missing(); len(missing) > 0 {
			t.Errorf("texts missing: %v", missing)
		}
	}
}

// While others hold hidden cards nobody plays on from a game that is not over, computers or people.
func TestNoBranchShowsHiddenCards(t *testing.T) {
	people := []session.Seating{{Name: "Ana"}, {Name: "Beto"}}
	for _, c := range []struct {
		name string
		s    *session.Session
		may  bool
	}{
		{"people alone", played(t, people, 5, 60), false},
		{"against a computer", played(t, []session.Seating{{Name: "Ana"}, {Name: "Beto", Level: "novice"}}, 5, 60), false},
		{"over", finished(t), true},
	} {
		if may := replay.CanBranch(c.s); may != c.may {
			t.Errorf("%s: %v", c.name, may)
		}
		v := enter(t, store.NewMemory(), "en", 1280, 800)
		v.router.watch(c.s, 30)
		v.tick(5)
		v.click(v.app.Say("replay.branch"))
		v.tick(3)
		if _, asked := v.find(v.app.Say("replay.branch.begin")); asked != c.may {
			t.Errorf("%s: asked who plays: %v", c.name, asked)
		}
	}
}
