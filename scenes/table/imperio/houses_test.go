package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// The chronicle calls a House by its player's name: the card has it, however narrow it is.
func TestACardAlwaysNamesThePlayer(t *testing.T) {
	f := ringed(t, 3)
	f.seats = []session.Seating{{Name: "Tais"}, {Name: "Calistenes", Level: "veteran-diplomat"}, {}}
	all := f.briefly(1, func(string) bool { return true })
	prove.Is(t, "with room", all, f.word("player", rules.W("Calistenes"), rules.W(f.voice.Below("imperio.level.", "diplomat"))))
	prove.Is(t, "without", f.briefly(1, func(string) bool { return false }), "Calistenes")
	f.seats[1].Level = "novice"
	prove.Is(t, "of no character", f.briefly(1, func(string) bool { return false }), "Calistenes")
}

// A card tells who plays the House now, also after the seat has changed hands.
func TestACardTellsWhoPlaysNow(t *testing.T) {
	var f table.Reseats = ringed(t, 3)
	at := func() string { return f.(*Face).briefly(1, func(string) bool { return true }) }
	f.Reseat([]session.Seating{{}, {Name: "Calistenes", Level: "veteran"}, {}})
	played := at()
	f.Reseat([]session.Seating{{}, {Name: "Calistenes"}, {}})
	prove.True(t, "a computer", played != "Calistenes")
	prove.Is(t, "then a person", at(), "Calistenes")
}
