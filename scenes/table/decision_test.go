package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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

// TestALowRowWritesItsWordsAlone: where a row is too low for what hangs on its answer, the words alone stand in it, whole.
func TestALowRowWritesItsWordsAlone(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	written := func(h float64) (lines []float64) {
		u.Begin(&ui.Input{W: 400, H: 300, Scale: 1})
		drawRow(u, canvas.Rect{X: 20, Y: 100, W: 300, H: h}, u.Theme.Text(ui.Body), "Place control in Ephesos", "So you control Lydia: 3 victory points", false, false)
		u.End()
		u.Texts(func(_ string, at canvas.Point) { lines = append(lines, at.Y) })
		return lines
	}
	prove.Is(t, "lines of a high row", len(written(60)), 2)
	low := written(30)
	prove.Is(t, "lines of a low row", len(low), 1)
	prove.True(t, "they stand in it", low[0] > 100 && low[0] < 130)
}

// TestTheListKeepsRoom: what the pinned answers leave of the panel is counted with their gaps.
func TestTheListKeepsRoom(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	table := &Table{offers: &Offers{Legal: make([]Offer, 3), words: []string{"a", "b", "c"}, notes: make([]string, 3), numbers: []int{1, 2, 0}}}
	table.offers.Legal[2].Caption.Rank = rules.Last
	r := canvas.Rect{W: 300, H: 200}
	row := table.answerHeight(u, r.W, 2) + u.Px(ui.ButtonGap)
	prove.Is(t, "without the ending one", table.left(u, r, func(i int) bool { return i == 2 }), 200-row)
	prove.Is(t, "nothing pinned", table.left(u, r, func(int) bool { return false }), 200)
}

// TestWhatAdviceHasSaidIsNotAsked: whoever follows advice that names the price has read it; another price is asked about all the same.
func TestWhatAdviceHasSaidIsNotAsked(t *testing.T) {
	told, other := rules.Price("1.1", rules.Say("x.told")).Asked(), rules.Price("1.2", rules.Say("x.other")).Asked()
	all := []rules.Stake{told, other}
	m := rules.Move{Verb: 3, A: 1}
	at := &Table{}
	prove.Is(t, "without advice", len(at.untold(m, all)), 2)
	at.hint = &Hint{Move: m, Reasons: []rules.Text{rules.Say("x.told"), rules.Say("x.why")}}
	prove.Same(t, "what is left", at.untold(m, all), []rules.Stake{other})
	prove.Is(t, "another answer", len(at.untold(rules.Move{Verb: 3, A: 2}, all)), 2)
}

// TestAQuestionNamesAllPrices: where one of them is asked about the others are named with it; chances stand at the answer.
func TestAQuestionNamesAllPrices(t *testing.T) {
	at := &Table{voice: &lexicon.Voice{Lexicon: speaking(t, `{"x.champion": "Dejas de ser Campeón", "x.cart": "El carro queda solo", "x.wins": "Ganas"}`), Language: "es"}}
	cart := rules.Price("13.2", rules.Say("x.cart"))
	odds := rules.Stake{What: rules.Say("x.wins"), Ways: []rules.Way{{What: rules.Say("x.wins")}}}
	prove.Is(t, "nothing that is asked about", at.gravely([]rules.Stake{cart, odds}), "")
	grave := rules.Price("11.18", rules.Say("x.champion")).Asked()
	prove.Is(t, "asked", at.gravely([]rules.Stake{grave, cart, odds}), "Dejas de ser Campeón. El carro queda solo.")
}
