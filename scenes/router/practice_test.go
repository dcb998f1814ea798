package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAPracticeGameSaysSoAndGoesBackBehindOthers begins a game for practice, lets another person answer and takes both
// answers back.
func TestAPracticeGameSaysSoAndGoesBackBehindOthers(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	v.app.Prefs.Speed = 0
	v.click("Partida nueva")
	v.click("Aprendiz")
	v.click("Novato")
	v.click("Veterano")
	v.click("Partida de práctica")
	v.click("Empezar")
	v.tick(8)
	_, marked := v.find("Práctica")
	prove.True(t, "the bar says that it is for practice", marked)
	prove.True(t, "the chronicle says what that means", strings.Contains(strings.Join(v.said(), " "), "se puede deshacer todo"))
	v.shot("practice-table")
	first := v.match()
	prove.True(t, "the journal says it", first.Header().Practice)
	offered := false
	_, early := v.find("Ctrl+Z deshacer")
	prove.True(t, "nothing can be taken back yet, and no key is offered for it", !early)
	for s := v.match(); s.Len() == 0 || s.Entry(s.Len()-1).Seat == s.Entry(0).Seat; s = v.match() {
		v.answer()
		_, now := v.find("Ctrl+Z deshacer")
		offered = offered || now
	}
	prove.True(t, "then the key is offered", offered)
	v.answer()
	shown := v.match()
	prove.True(t, "two people have answered", shown.Len() > first.Len()+1)
	for n := shown.Len(); n > 0; {
		if _, hidden := v.find("Ya estoy aquí"); hidden {
			v.click("Ya estoy aquí")
		}
		v.in.Keys = append(v.in.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
		v.tick(3)
		if now := v.match().Len(); now >= n {
			t.Fatalf("%d of %d answers are left: %q", now, shown.Len(), v.said())
		}
		n = v.match().Len()
	}
	v.router.home()
	v.tick(3)
	v.click("Partidas guardadas")
	v.tick(10)
	v.shot("practice-load")
	_, listed := v.find("partida de práctica")
	prove.True(t, "the saved games say it", listed)
}

func TestTheResultOfAPracticeGameSaysSo(t *testing.T) {
	played := finished(t)
	h := played.Header()
	set, err := h.Setup(diadochi.Game.Info())
	if err != nil {
		t.Fatal(err)
	}
	for _, practice := range []bool{false, true} {
		s := played
		if practice {
			if s, err = session.NewPractice(diadochi.Game, set, h.Seats, h.Seed); err != nil {
				t.Fatal(err)
			}
			for i := range played.Len() {
				e := played.Entry(i)
				if _, err := s.Play(e.Seat, e.Move); err != nil {
					t.Fatal(err)
				}
			}
		}
		v := enter(t, store.NewMemory(), "es", 1280, 800)
		v.router.result(&v.house.Kinds[0], s)
		v.tick(3)
		_, said := v.find("partida de práctica")
		prove.Is(t, "the result says that it was for practice", said, practice)
	}
}
