package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
)

// TestAnAnswerSaysWhatItsCardDoes where the card is meant for its text, and not where it is used for its points.
func TestAnAnswerSaysWhatItsCardDoes(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	card := rules.Ref{Kind: game.KindCard, ID: 30}
	for key, says := range map[string]bool{"diadochi.move.play": true, "diadochi.move.surprise": true, "diadochi.move.event.target-card": true, "diadochi.move.ops": false} {
		means := s.face.Means(rules.Caption{Label: rules.Say(key), Targets: []rules.Ref{card}})
		prove.Is(t, key, means == s.face.cardText(s.face.id(card), ".effect") && means != "", says)
	}
	prove.Is(t, "no card", s.face.Means(rules.Caption{Label: rules.Say("diadochi.move.play")}), "")
}
