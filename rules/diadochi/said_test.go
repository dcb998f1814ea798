package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
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

// sayGame says a whole game; no sentence may lack what it speaks of.
func sayGame(t *testing.T, voice *lexicon.Voice, players int) {
	say := func(text rules.Text) {
		if said := voice.Say(text); strings.Contains(said, "‹?›") {
			t.Errorf("%s: %q", text.Key, said)
		}
	}
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
		say(asked[0].Prompt)
		var legal []rules.Move
		for _, m := range s.Candidates(seat, nil) {
			say(s.Describe(seat, m).Label)
			if ill := s.Explain(seat, m); ill != nil {
				say(ill.Why)
			} else {
				legal = append(legal, m)
			}
		}
		log := rules.Log{}
		s.Apply(seat, legal[ch.Draw(len(legal))], ch, &log)
		for _, e := range log.Events {
			if text, ok := Game.Tell(e); ok {
				say(text)
			}
		}
	}
}

// TestTheChronicleReadsWell holds the sentences that used to name nobody, an article too few or a die of zero.
func TestTheChronicleReadsWell(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	minor := generalRef(minorOf(0, 0))
	for _, c := range []struct {
		event            rules.Event
		spanish, english string
	}{
		{rules.Event{Verb: EvCardDiscarded, Seat: nobody, Who: cardRef(cardFog)}, "Se descarta «Niebla»", "“Fog” is discarded"},
		{rules.Event{Verb: EvCaptured, Seat: 1, Who: cartRef}, "Jugador 2 se apodera del carro fúnebre", "Player 2 seizes the Funeral Cart"},
		{rules.Event{Verb: EvCaptured, Seat: 1, Who: royalRef(herakles)}, "Jugador 2 captura a Heracles", "Player 2 captures Herakles"},
		{rules.Event{Verb: EvActivated, Who: minor, N: 1}, "Un general menor se activa con un punto de movimiento", "A Minor General is activated with one movement point"},
		{rules.Event{Verb: EvEvades, Who: minor, To: spaceRef(0), N: 1}, "Un general menor elude el combate sin tirar el dado y va a Pela", "A Minor General evades to Pella without a roll"},
		{rules.Event{Verb: EvPlaced, Seat: 0, Who: unitRef(mercenary), To: spaceRef(0), N: 2}, "Jugador 1 coloca 2 unidades en Pela: mercenarios", "Player 1 places 2 units in Pella: Mercenaries"},
		{rules.Event{Verb: EvDropped, Who: unitRef(mercenary), To: stackRef(outside(0)), N: 1}, "Jugador 1 deja una unidad en Pela: mercenarios", "Player 1 leaves one unit at Pella: Mercenaries"},
		{rules.Event{Verb: EvDropped, Who: royalRef(herakles), To: stackRef(outside(0)), N: 1}, "Jugador 1 deja a Heracles en Pela", "Player 1 leaves Herakles at Pella"},
		{rules.Event{Verb: EvDropped, Who: generalRef(antigonos), To: stackRef(outside(0)), N: 1}, "Jugador 1 deja a Antígono en Pela", "Player 1 leaves Antigonos at Pella"},
		{rules.Event{Verb: EvDropped, Who: cartRef, To: stackRef(outside(0)), N: 1}, "Jugador 1 deja atrás el carro fúnebre", "Player 1 leaves the Funeral Cart behind"},
	} {
		text, _ := Game.Tell(c.event)
		for language, want := range map[lexicon.Language]string{lexicon.Spanish: c.spanish, lexicon.English: c.english} {
			voice := &lexicon.Voice{Lexicon: l, Language: language, Name: Game.Name}
			prove.Is(t, "the sentence", voice.Say(text), want)
		}
	}
}
