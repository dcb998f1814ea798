package imperio

import (
	"testing"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// The chronicle calls a House by its player's name: the card has it, however narrow it is.
func TestACardAlwaysNamesThePlayer(t *testing.T) {
	f := ringed(t, 3)
	f.seats = []session.Seating{{Name: "Tais"}, {Name: "Calistenes", Level: "veteran-diplomat"}, {}}
	brief := func(width float64) string {
		words, _ := f.briefly(1, f.app.Theme.Text(ui.Small), width, 10)
		return words
	}
	all := brief(1000)
	prove.Is(t, "with room", all, f.word("player", rules.W("Calistenes"), rules.W(f.voice.Below("imperio.level.", "diplomat"))))
	prove.Is(t, "without", brief(20), "Calistenes")
	st := f.app.Theme.Text(ui.Small)
	_, smaller := f.briefly(1, st, .9*fonts.Width(all, st), 10)
	prove.True(t, "in a smaller type", brief(.9*fonts.Width(all, st)) == all && smaller.Size < st.Size)
	f.seats[0] = session.Seating{Name: "Tais la Mayor de las Hermanas", Level: "veteran-diplomat"}
	_, plain := f.briefly(1, st, 1.05*fonts.Width(all, st), 10)
	prove.Is(t, "a bare name that fits keeps its size", plain.Size, st.Size)
	prove.Is(t, "no card has more than another", brief(1.05*fonts.Width(all, st)), "Calistenes")
	f.seats[1].Level = "novice"
	prove.Is(t, "of no character", brief(20), "Calistenes")
}

// A card tells who plays the House now, also after the seat has changed hands.
func TestACardTellsWhoPlaysNow(t *testing.T) {
	var f table.Reseats = ringed(t, 3)
	at := func() string {
		k := f.(*Face)
		words, _ := k.briefly(1, k.app.Theme.Text(ui.Small), 1000, 10)
		return words
	}
	f.Reseat([]session.Seating{{}, {Name: "Calistenes", Level: "veteran"}, {}})
	played := at()
	f.Reseat([]session.Seating{{}, {Name: "Calistenes"}, {}})
	prove.True(t, "a computer", played != "Calistenes")
	prove.Is(t, "then a person", at(), "Calistenes")
}
