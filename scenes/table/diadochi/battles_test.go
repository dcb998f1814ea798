package diadochi

import (
	"testing"

	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
	"tyche/scenes/ui"
)

// TestBattlesInterruptTheTable lets computer players play on with the stage: each scene comes to rest, waits, and
// gives the table back when it is told to.
func TestBattlesInterruptTheTable(t *testing.T) {
	s := sitDown(t, "es", 1024, 640, []session.Seating{{Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}, {Name: "Irene", Level: "random"}}, nil)
	s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = 4, true
	lex := s.face.voice.Lexicon
	if err := lex.Add(stageText.Files, "."); err != nil {
		t.Fatal(err)
	}
	s.face.voice.Language = lexicon.Spanish
	s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
	scenes, lit := 0, 0
	for range 200000 {
		if scenes == 8 || s.match.Deciding() < 0 {
			break
		}
		s.tick(1)
		if !s.face.stage.Busy() {
			lit = 0
			continue
		}
		if lit++; lit == 1 {
			scenes++
		}
		if lit > 6000 {
			t.Fatal("a scene does not end")
		}
		if scenes%2 == 0 && lit == 40 || lit > 3000 && lit%10 == 0 {
			s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
		} else if lit%400 == 0 {
			s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEnter})
		}
	}
	if scenes < 8 {
		t.Errorf("only %d battles", scenes)
	}
	if missing := lex.Missing(); len(missing) > 0 {
		t.Error("no words for", missing)
	}
}
