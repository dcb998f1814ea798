package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
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

// TestASkippedBattleKeepsItsResult: Escape ends the scene of a person's battle with its result, though the game has gone on
// meanwhile and whether or not the stage was lit; the next one puts it away.
func TestASkippedBattleKeepsItsResult(t *testing.T) {
	people := []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}
	step := func(s *session.Session, luck *dice.Stream) []rules.Event {
		seat := s.Pending()[0].Seat
		moves := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, moves[luck.Draw(len(moves))]); err != nil {
			t.Fatal(err)
		}
		return s.Read(s.Len()-1, 0).Events
	}
	fought := func(e rules.Event) bool { return e.Verb == game.EvBattleDice }
	before := -1 // the answer that leads to the first battle
	sitDown(t, "es", 640, 400, people, func(s *session.Session) {
		for luck, met := dice.New(5, 0), false; !met; before++ {
			met = slices.ContainsFunc(step(s, luck), fought)
		}
	})
	for _, ticks := range []int{1, 400} {
		luck := dice.New(5, 0)
		s := sitDown(t, "es", 640, 400, people, func(s *session.Session) {
			for range before {
				step(s, luck)
			}
		})
		if err := s.face.voice.Lexicon.Add(stageText.Files, "."); err != nil {
			t.Fatal(err)
		}
		s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
		step(s.match.Session, luck)
		step(s.match.Session, luck)
		s.tick(ticks)
		prove.True(t, "it is acted out", s.face.Busy())
		s.key(ui.KeyEscape)
		prove.True(t, "the result stands", s.face.stage.Busy())
		s.key(ui.KeyEscape)
		prove.True(t, "it is put away", !s.face.stage.Busy())
	}
}
