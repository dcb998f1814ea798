package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// The chronicle calls a House by its player's name: the card has it, however narrow it is.
func TestACardAlwaysNamesThePlayer(t *testing.T) {
	f := ringed(t, 3)
	f.seats = []session.Seating{{Name: "Tais"}, {Name: "Calistenes", Level: "veteran-diplomat"}, {}}
	all := f.briefly(1, func(string) bool { return true })
	prove.Is(t, "with room", all, f.word("player", rules.W("Calistenes"), rules.W(f.voice.Below("imperio.level.", "diplomat"))))
	prove.Is(t, "without", f.briefly(1, func(string) bool { return false }), "Calistenes")
}
