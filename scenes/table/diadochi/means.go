package diadochi

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// byText are the last words of the labels of answers that mean a card for what it says: to play it, and to choose one among several.
var byText = []string{"play", "surprise", "target-card"}

// Means says what the card does that an answer chooses for its text.
func (f *Face) Means(c rules.Caption) string {
	i := slices.IndexFunc(c.Targets, func(ref rules.Ref) bool { return ref.Kind == game.KindCard })
	word := c.Label.Key[strings.LastIndexByte(c.Label.Key, '.')+1:]
	if i < 0 || !slices.Contains(byText, word) {
		return ""
	}
	return f.cardText(f.id(c.Targets[i]), ".effect")
}

var _ table.Meaner = (*Face)(nil)
