package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAnotherCardOpensItsListAtOnce: while the list of one card is open, a press on another one opens that card's list, and a press on
// the same one closes it.
func TestAnotherCardOpensItsListAtOnce(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool { return len(choosy(c)) > 1 })
	})
	s.settle()
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	cards := choosy(s.match.Session.Chair(0))
	if len(cards) < 2 {
		t.Fatal("there are no two cards that can be used in several ways")
	}
	s.tick(1)
	press := func(card rules.Ref) {
		s.in.Cursor, s.in.Present, s.in.Moved = canvas.Point{X: 640, Y: 300}, true, true
		s.tick(40) // no card is raised
		for i := range s.face.view.Hand {
			if at := s.face.hand.boxes[i]; s.face.view.Hand[i].Ref == card {
				s.press(at.X+10, at.Bottom()-6)
				s.tick(2)
			}
		}
	}
	for _, step := range []struct {
		card rules.Ref
		open bool
		when string
	}{{cards[0], true, "the first card"}, {cards[1], true, "another one"}, {cards[1], false, "the same again"}, {cards[1], true, "once more"}} {
		press(step.card)
		prove.Is(t, step.when+": open", s.table.Popped() == step.card, step.open)
	}
}

// choosy lists the cards of a hand that can be used in more than one way.
func choosy(c session.Chair) (list []rules.Ref) {
	o, _ := table.FindOffers(c)
	if o == nil {
		return nil
	}
	ways := map[rules.Ref]int{}
	for _, f := range o.Legal {
		for _, r := range f.Caption.Targets {
			if r.Kind == game.KindCard {
				if ways[r]++; ways[r] == 2 {
					list = append(list, r)
				}
			}
		}
	}
	return list
}
