package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestTrainingIsCountedByWhatTheUnitCosts: on the player's card, as in the question that offers it.
func TestTrainingIsCountedByWhatTheUnitCosts(t *testing.T) {
	s := settled(t)
	v := &s.face.view.Seats[0]
	for unit, want := range []string{"2/3", "2/7"} { // mercenaries, loyal Macedonians
		v.TrainingUnit, v.TrainingStep = unit, 2
		s.tick(2)
		prove.True(t, "the card says "+want, s.counted()[want] > 0)
	}
}
