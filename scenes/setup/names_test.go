package setup

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestProposedNamesFollowTheLanguage begins a game in Spanish and reads it in English: whom the set-up has named is called as in English,
// on every screen and in the sentences of the game, and whom somebody has named keeps that name.
func TestProposedNamesFollowTheLanguage(t *testing.T) {
	h, err := house.New(ui.NewApp(store.NewMemory()), []house.Kind{{Rules: toy.Game{}}}, house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	h.App.Prefs.Language = "es"
	s := &Setup{house: h, ui: ui.NewUI(h.App), choice: firstChoice()}
	s.choice.Seats, s.choice.Who[1].Name = 3, "Taís"
	played, err := session.New(toy.Game{}, rules.Setup{Seats: 3}, s.choice.seats(nil, s.name), 5)
	if err != nil {
		t.Fatal(err)
	}
	voice := h.VoiceOf(&h.Kinds[0], played)
	for language, want := range map[string]string{"es": "Tais, Taís, Calístenes", "en": "Thais, Taís, Kallisthenes"} {
		h.App.Prefs.Language = language
		prove.Is(t, "those who play in "+language, h.NamesOf(played.Header().Seats), want)
		prove.Is(t, "in sentences", voice.Known(rules.Ref{Kind: h.Kinds[0].SeatKind, ID: 2}), h.NameOf(played.Header().Seats, 2))
	}
}
