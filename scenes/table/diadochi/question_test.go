package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// beforeActivating sits Irene down where a general of hers can be activated.
func beforeActivating(t *testing.T) *sat {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, offers("activate"))
	})
	s.app.Prefs.Speed, s.app.Prefs.ReducedMotion, s.app.Prefs.Unasked = 0, true, false
	for n := 0; s.table.Asks() == nil && n < 50; n++ {
		s.tick(1)
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
	}
	if s.table.Asks() == nil {
		t.Fatal("nothing is asked")
	}
	return s
}

// texts lists every line on the screen.
func (s *sat) texts() (all []string) {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	l.Texts(func(line string, _ canvas.Point) { all = append(all, line) })
	return all
}

// hasty presses a key without reading.
func (s *sat) hasty(k ui.Key) {
	s.in.Keys = append(s.in.Keys, ui.Press{Key: k})
	s.tick(2)
}

// TestAPressMeantForAnotherQuestionAnswersNone: what is pressed in the first half second is not heard, what ends the
// Segment and leaves generals behind not for longer; after that it asks first.
func TestAPressMeantForAnotherQuestionAnswersNone(t *testing.T) {
	s := beforeActivating(t)
	o := s.table.Asks()
	before := s.match.Session.Len()
	first := slices.IndexFunc(o.Legal, func(f table.Offer) bool { return o.Key(0) > 0 })
	s.hasty(ui.Digit(o.Key(first)))
	s.hasty(ui.Digit(0))
	if s.match.Session.Len() != before || s.app.Stack.Top() != ui.Scene(s.table) {
		t.Fatal("a press of the first moment was an answer")
	}
	s.key(ui.Digit(0))
	if _, asks := s.app.Stack.Top().(*ui.Dialog); !asks || s.match.Session.Len() != before {
		t.Fatal("the Segment ended without a question though nobody was activated")
	}
	end := s.face.voice.Say(o.Legal[len(o.Legal)-1].Caption.Label)
	if all := s.texts(); slices.Contains(all, end+"?") || !slices.Contains(all, "End it") || !slices.Contains(all, "Play on") {
		t.Errorf("the question is %q: it tells what is lost, and two short answers", all)
	}
	s.hasty(ui.KeyEscape)
	s.tick(2)
	if s.match.Session.Len() != before || s.app.Stack.Top() != ui.Scene(s.table) {
		t.Fatal("going back from the question played something")
	}
	s.app.Prefs.Unasked = true
	s.key(ui.Digit(0))
	if s.match.Session.Len() == before {
		t.Error("with the setting off it still asks")
	}
}

// TestAnswersKeepTheirKeys: in a like question an answer that is still there has the key that it had.
func TestAnswersKeepTheirKeys(t *testing.T) {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool {
			d, _ := c.Decision()
			return d.Prompt.Key == "diadochi.ask.place-pcs" && d.Prompt.Args[0].N > 1
		})
	})
	s.app.Prefs.Speed = 0
	keys := func() map[rules.Move]int {
		all := map[rules.Move]int{}
		for i, f := range s.table.Asks().Legal {
			all[f.Move] = s.table.Asks().Key(i)
		}
		return all
	}
	for n := 0; s.table.Asks() == nil && n < 50; n++ {
		s.key(ui.KeyEscape)
	}
	compared := 0
	for n := 0; n < 40 && s.table.Asks() != nil; n++ {
		was, prompt := keys(), s.table.Asks().Decision.Prompt.Key
		i := slices.IndexFunc(s.table.Asks().Legal, func(f table.Offer) bool { return game.Game.Format(f.Move)[:4] == "cont" })
		if i < 0 {
			break
		}
		s.key(ui.Digit(max(s.table.Asks().Key(i), 1)))
		s.tick(3)
		if s.table.Asks() == nil || s.table.Asks().Decision.Prompt.Key != prompt {
			continue
		}
		for m, k := range keys() {
			if old, there := was[m]; there && old > 0 {
				compared++
				if k != old {
					t.Errorf("%s had the key %d and has %d", game.Game.Format(m), old, k)
				}
			}
		}
	}
	if compared == 0 {
		t.Error("no list was followed by a like one")
	}
}
