package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// TestTheNextListOpensAtItsTop: the cursor leads the list to what it points at, and what is pressed there answers; the question after it
// is read from its first answer, also where it is like the one before and a piece has come under the cursor.
func TestTheNextListOpensAtItsTop(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool {
			d, _ := c.Decision()
			return d.Prompt.Key == "diadochi.ask.place-pcs" && d.Prompt.Args[0].N > 1 && len(c.Moves(nil)) > 9
		})
	})
	s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = 0, true
	s.settle()
	o := s.table.Asks()
	if o == nil {
		t.Fatal("nothing is asked")
	}
	s.counted()
	first := o.Legal[0].Move
	at, deep := s.find(func(f table.Offer) bool {
		_, listed := o.Row(f.Move)
		return !listed && len(f.Caption.Targets) == 1 && f.Caption.Targets[0].Kind == game.KindSpace
	})
	if !deep {
		t.Fatal("all answers are in sight")
	}
	s.point(at)
	s.counted()
	if _, still := o.Row(first); still {
		t.Fatal("the list does not go where the cursor points")
	}
	s.press(at.X, at.Y)
	s.tick(60)
	s.counted()
	next := s.table.Asks()
	if next == nil || next.Decision.Prompt.Key != o.Decision.Prompt.Key || next.Legal[0].Move != first {
		t.Fatal("the press has not led to the next marker")
	}
	if _, shown := next.Row(first); !shown {
		t.Error("the next list does not show its first answer")
	}
}

// TestAPieceUnderARestingCursorLeadsNoList: a general who has marched to where the cursor is brings a child of the royal family there, and
// the list does not go to the answer that leaves the child behind.
func TestAPieceUnderARestingCursorLeadsNoList(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 40 && tried < 4; seed++ {
		s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, seed, func(c session.Chair) bool {
				m := seen(c).March
				return offers("step")(c) && len(m.Royals) > 0 && m.Points > 1
			})
		})
		s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = 0, true
		s.settle()
		o := s.table.Asks()
		if o == nil {
			continue
		}
		at, marches := s.find(func(f table.Offer) bool { return strings.HasPrefix(game.Game.Format(f.Move), "step ") })
		if !marches {
			continue
		}
		s.press(at.X, at.Y)
		s.tick(60)
		s.counted()
		next := s.table.Asks()
		if next == nil || !strings.HasPrefix(game.Game.Format(next.Legal[0].Move), "step ") {
			continue
		}
		tried++
		if _, shown := next.Row(next.Legal[0].Move); !shown {
			t.Fatal("the list has left its first answer")
		}
	}
	prove.True(t, "marches with the royal family", tried > 0)
}
