package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
)

// TestEverythingIsSaid plays random games and says every question, answer, refusal and event in both languages.
func TestEverythingIsSaid(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range lexicon.Languages {
		voice := &lexicon.Voice{Lexicon: l, Language: language, Name: Game.Name}
		for players := 2; players <= 5; players++ {
			sayGame(t, voice, players)
		}
	}
	for _, key := range l.Missing() {
		t.Errorf("%s has no sentence", key)
	}
}

// sayGame says a whole game.
func sayGame(t *testing.T, voice *lexicon.Voice, players int) {
	ch := dice.New(7, uint64(players))
	s, err := Game.New(rules.Setup{Seats: players, Options: 31}, ch)
	if err != nil {
		t.Fatal(err)
	}
	for {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			return
		}
		seat := asked[0].Seat
		voice.Say(asked[0].Prompt)
		var legal []rules.Move
		for _, m := range s.Candidates(seat, nil) {
			voice.Say(s.Describe(seat, m).Label)
			if ill := s.Explain(seat, m); ill != nil {
				voice.Say(ill.Why)
			} else {
				legal = append(legal, m)
			}
		}
		log := rules.Log{}
		s.Apply(seat, legal[ch.Draw(len(legal))], ch, &log)
		for _, e := range log.Events {
			if text, ok := Game.Tell(e); ok {
				voice.Say(text)
			}
		}
	}
}
