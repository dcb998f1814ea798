package mind

import (
	"slices"

	"tyche/rules"
)

// ToOthers retells purposes of a move to those who ask about it: untold ones are left out, and those that speak to whoever makes
// the move are told as the sentence in other, by text keys.
func ToOthers(purposes []rules.Text, untold []string, other map[string]string) (told []rules.Text) {
	for _, t := range purposes {
		if slices.Contains(untold, t.Key) {
			continue
		}
		if key := other[t.Key]; key != "" {
			t.Key = key
		}
		told = append(told, t)
	}
	return told
}
