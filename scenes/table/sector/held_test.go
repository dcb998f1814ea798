package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestCardsThatAreShownAreNoLongerInHand: those of the last skirmish are turned up with the rest, before the view knows that they have left.
func TestCardsThatAreShownAreNoLongerInHand(t *testing.T) {
	card := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindCard, ID: i} }
	f := &Face{}
	f.view.Hand, f.view.Battle.On = []rules.Ref{card(1), card(1), card(4), card(7)}, true
	if !slices.Equal(f.cardsHeld(), f.view.Hand) {
		t.Errorf("nothing is acted out, and the hand is %v", f.cardsHeld())
	}
	f.acts.cues, f.acts.after.Hand = make([]cue, 1), []rules.Ref{card(1), card(7), card(9)}
	if !f.acts.busy() {
		t.Fatal("nothing is acted out")
	}
	if want := []rules.Ref{card(1), card(7)}; !slices.Equal(f.cardsHeld(), want) {
		t.Errorf("while the cards are turned up the hand is %v, want %v", f.cardsHeld(), want)
	}
}
