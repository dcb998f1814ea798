package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/imperio/signs"
)

// TestTheSealNamesWhatWeighsMost: what breaks a promise before a vote that is left, and that before an empty letter.
func TestTheSealNamesWhatWeighsMost(t *testing.T) {
	yard, empty := errand{sign: signs.Shipyard, words: "yard"}, errand{words: "empty", letter: 3}
	votes, grave := errand{sign: signs.Vote, words: "votes"}, errand{words: "promise", grave: true}
	for want, list := range map[string][]errand{
		"yard": {yard}, "empty; yard": {yard, empty}, "votes; empty": {yard, empty, votes}, "promise; votes": {empty, grave, votes},
	} {
		prove.Is(t, "named first", (&todo{list: list}).first(2), want)
	}
	prove.Is(t, "inside a sentence", (&todo{list: []errand{{words: "La carta IV está vacía"}, {words: "Brisande espera"}}}).first(2), "la carta IV está vacía; Brisande espera")
}
