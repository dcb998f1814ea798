package table

import (
	"slices"
	"testing"

	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// Whoever hands a seat over with one press hands it to who plays on as a person would, and never to chance by mistake.
func TestNextToAPersonIsTheDeputy(t *testing.T) {
	m := atTurn(t)
	list := m.players("")
	person := slices.Index(list, "")
	prove.Is(t, "next", list[person+1], session.Deputy)
	prove.Same(t, "by strength", slices.DeleteFunc(slices.Clone(list), func(l string) bool { return l == "" }), bot.Ladder(m.mind, ""))
	prove.Is(t, "farthest", list[0], bot.Random)
	for _, level := range bot.Ladder(m.mind, "") {
		prove.True(t, level+" may be chosen", slices.Contains(list, level))
	}
	prove.Is(t, "each once", len(list), len(bot.Ladder(m.mind, ""))+1)
}
