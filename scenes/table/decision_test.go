package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// What an answer contains, such as the two sides of a deal, is read below its words before it is given.
func TestAnswersTellWhatTheyContain(t *testing.T) {
	texts := fstest.MapFS{
		"text/en/a.json": {Data: []byte(`{"accept": "Accept", "gives": "Ada pays {1}", "asks": "Bruno votes for it"}`)},
		"text/es/a.json": {Data: []byte(`{"accept": "Aceptar", "gives": "Ada paga {1}", "asks": "Bruno vota a favor"}`)},
	}
	lex, err := lexicon.New(texts)
	if err != nil {
		t.Fatal(err)
	}
	deal := rules.Caption{Label: rules.Say("accept"), More: []rules.Text{rules.Say("gives", rules.N(3)), rules.Say("asks")}}
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English}, offers: &Offers{Legal: []Offer{{Caption: deal}}}}
	table.speakAnswers()
	prove.Is(t, "below the words", table.offers.notes[0], "Ada pays 3 · Bruno votes for it")
}
