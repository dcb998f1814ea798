package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/scenes/table/sector/text"
)

// TestATileSaysWhatThePlayerHas: buildings, technologies and modules that he has are told apart from what he cannot buy.
func TestATileSaysWhatThePlayerHas(t *testing.T) {
	building, other := rules.Ref{Kind: game.KindBuilding, ID: 1}, rules.Ref{Kind: game.KindBuilding, ID: 2}
	module := rules.Ref{Kind: game.KindModule, ID: 0}
	lex, err := lexicon.New()
	prove.Is(t, "a lexicon", err, nil)
	prove.Is(t, "the texts", lex.Add(text.Files, "."), nil)
	f := &Face{voice: &lexicon.Voice{Lexicon: lex, Language: "es"}}
	f.view = game.View{Seats: make([]game.SeatView, 2)}
	f.view.Seats[0].Buildings = []rules.Ref{building}
	f.view.Seats[0].Modules[0] = 2
	for ref, want := range map[rules.Ref]string{building: "tienes 1", other: "", module: "tienes 2"} {
		words, owned := f.left(ref)
		prove.Is(t, "what is told", words, want)
		prove.Is(t, "of what he has", owned, want != "")
	}
}
