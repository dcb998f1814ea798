package diadochi

import (
	"os"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// TestRecaps plays some hundred moves of one person among computers, and of three people at one mouse: they are told what
// happened at the beginning of their turns, once each, and only if something did.
func TestRecaps(t *testing.T) {
	for _, seats := range [][]session.Seating{
		{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}},
		{{Name: "Irene"}, {Name: "Ana"}, {Name: "Bruno"}},
	} {
		s := sitDown(t, "es", 640, 400, seats, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck := dice.New(3, 0)
		recaps, turns, seen := 0, map[int]bool{}, -1
		for n := 0; n < 4000 && recaps < 4; n++ {
			if s.table.Recaps() && seen != s.match.Session.Len() {
				seen = s.match.Session.Len()
				recaps++
				number, whose := s.match.Session.Game().(rules.Turns).TurnOf(s.match.Chair().View())
				if whose != rules.Nobody {
					prove.Is(t, "whose turn begins", whose, s.match.Chair().Seat())
				}
				prove.True(t, "told once a turn", !turns[number])
				turns[number] = true
			}
			s.answer(luck)
		}
		prove.Is(t, "recaps", recaps, 4)
	}
}

// TestALossIsToldBeforeTheNextQuestion plays on until a Game Turn ends in which the person has lost something: that is told before
// the question for reinforcements, though no Player Turn has begun.
func TestALossIsToldBeforeTheNextQuestion(t *testing.T) {
	s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
	s.match.Reckon(Tally)
	s.app.Prefs.Speed = 0
	luck := dice.New(3, 0)
	for range 6000 {
		if s.table.Recaps() {
			if _, whose := s.match.Session.Game().(rules.Turns).TurnOf(s.match.Chair().View()); whose == rules.Nobody {
				return
			}
		}
		s.answer(luck)
	}
	t.Error("nothing was told between turns")
}

// TestLookAtRecaps shows a recap after the turns of computers.
func TestLookAtRecaps(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	for _, c := range []struct {
		lang string
		w, h float64
	}{{"es", 1280, 800}, {"en", 390, 844}} {
		s := sitDown(t, c.lang, c.w, c.h, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "veteran"}, {Name: "Bruno", Level: "veteran"}, {Name: "Luis", Level: "veteran"}}, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck, recaps := dice.New(3, 0), 0
		for n := 0; n < 4000; n++ {
			if s.table.Recaps() {
				if recaps++; recaps == 3 {
					break
				}
				s.key(ui.KeyEscape)
			}
			s.answer(luck)
		}
		s.tick(200)
		s.shot(t, "recap-"+c.lang+"-"+strconv.Itoa(int(c.w))+".png")
	}
}

var _ table.Figures = (*Face)(nil)
