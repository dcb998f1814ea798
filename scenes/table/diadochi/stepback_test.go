package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// asksOn returns a card that the seat may play now and that then asks what it is for; back says whether it can be taken back then.
func asksOn(s *session.Session, back bool) (card rules.Move, ok bool) {
	for _, m := range s.Chair(0).Moves(nil) {
		if word := game.Game.Format(m); !strings.HasPrefix(word, "play ") && !strings.HasPrefix(word, "surprise ") {
			continue
		}
		if _, err := s.Play(0, m); err != nil {
			continue
		}
		d, asked := s.Chair(0).Decision()
		can, _ := s.CanUndo(0)
		hit := asked && d.About.Kind == game.KindCard && can == back
		if s.Rewind(1) != nil {
			return rules.Move{}, false
		}
		if hit {
			return m, true
		}
	}
	return rules.Move{}, false
}

// cardAsks plays on until a card can be played that asks on, and plays it with its key.
func cardAsks(t *testing.T, back bool) (s *sat, before, hand int) {
	var card rules.Move
	found := false
	for seed := uint64(0); !found && seed < 12; seed++ {
		s = sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, seed, func(session.Chair) bool { card, found = asksOn(s, back); return found })
		})
	}
	prove.True(t, "a card asks on", found)
	s.app.Prefs.Speed = 0
	for n := 0; s.table.Asks() == nil && n < 50; n++ {
		s.key(ui.KeyEscape)
	}
	s.tick(120)
	before, hand = s.match.Session.Len(), len(s.face.view.Hand)
	i := slices.IndexFunc(s.table.Asks().Legal, func(f table.Offer) bool { return f.Move == card })
	s.key(ui.Digit(s.table.Asks().Key(i)))
	s.tick(120)
	prove.Is(t, "the card is played", s.match.Session.Len(), before+1)
	prove.Is(t, "it asks", s.table.Asks().Decision.About.Kind, uint8(game.KindCard))
	return s, before, hand
}

// TestACardThatAsksOnIsSteppedBackFrom: Escape and the button in the question take a card back that has asked what it is for.
func TestACardThatAsksOnIsSteppedBackFrom(t *testing.T) {
	for _, how := range []string{"Escape", "button"} {
		s, before, hand := cardAsks(t, true)
		s.shot(t, "stepback.png")
		if how == "Escape" {
			s.key(ui.KeyEscape)
		} else {
			s.say(t, "Volver sin jugar la carta")
		}
		s.tick(60)
		prove.Is(t, "the card is taken back by "+how, s.match.Session.Len(), before)
		prove.Is(t, "and is in the hand again", len(s.face.view.Hand), hand)
		prove.True(t, "the menu stays shut", !s.lines()["MENÚ"])
		s.key(ui.KeyEscape)
		prove.Is(t, "and no more is taken back", s.match.Session.Len(), before)
		prove.True(t, "the next press opens the menu", s.lines()["MENÚ"])
	}
}

// TestWhatWasRevealedIsNotSteppedBackFrom: Escape opens the menu where the card has shown its player something.
func TestWhatWasRevealedIsNotSteppedBackFrom(t *testing.T) {
	s, before, _ := cardAsks(t, false)
	prove.True(t, "nothing offers to go back", !s.lines()["Volver sin jugar la carta"])
	s.key(ui.KeyEscape)
	prove.Is(t, "nothing is taken back", s.match.Session.Len(), before+1)
	prove.True(t, "the menu opens", s.lines()["MENÚ"])
}
