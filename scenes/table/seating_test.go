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
	prove.Is(t, "first", list[0], "")
	prove.Is(t, "next", list[1], session.Deputy)
	prove.Is(t, "last", list[len(list)-1], bot.Random)
	for _, level := range bot.Ladder(m.mind, "") {
		prove.True(t, level+" may be chosen", slices.Contains(list, level))
	}
	prove.Is(t, "each once", len(list), len(bot.Ladder(m.mind, ""))+1)
}
