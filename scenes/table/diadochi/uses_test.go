package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAnEventThatIsNotOpenSaysWhy: a card that can only be used for its OP says of its Event why not, and cites the rule, in the
// detail under the cursor and in the list that a press opens.
func TestAnEventThatIsNotOpenSaysWhy(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool { return barred(c).Kind != 0 })
	})
	s.settle()
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	card := barred(s.match.Session.Chair(0))
	list := s.table.Asks().Barred(card)
	if len(list) == 0 || !s.table.Asks().Lit(card) {
		t.Fatal("no card has an Event that is refused and another use")
	}
	s.tick(1)
	at := s.face.hand.boxes[0]
	for i := range s.face.view.Hand {
		if s.face.view.Hand[i].Ref == card {
			at = s.face.hand.boxes[i]
		}
	}
	s.in.Cursor, s.in.Present, s.in.Moved = canvas.Point{X: at.X + 14, Y: at.Bottom() - 8}, true, true
	s.tick(40)
	s.shot(t, "barred-hover.png")
	says := func(when string) {
		t.Helper()
		why := table.WhyBarred(s.face.voice, &list[0])
		for _, l := range s.spoken() {
			if strings.Contains(l.Words, why) {
				return
			}
		}
		t.Errorf("%s: nothing says %q", when, why)
	}
	says("under the cursor")
	s.press(at.X+14, at.Bottom()-8)
	s.tick(2)
	s.shot(t, "barred-list.png")
	says("in the list")
}

// barred returns a card whose Event may not be played now while it can be used otherwise.
func barred(c session.Chair) (card rules.Ref) {
	o, _ := table.FindOffers(c)
	for _, f := range o.Refused {
		if f.Caption.Rank == rules.Main && len(f.Caption.Targets) == 1 && f.Caption.Targets[0].Kind == game.KindCard && o.Lit(f.Caption.Targets[0]) {
			return f.Caption.Targets[0]
		}
	}
	return rules.Ref{}
}
