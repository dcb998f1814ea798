package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/table/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestADoubleClickGivesAnAnswerOnce: the same answer is not given again within a moment, another one of the question is.
func TestADoubleClickGivesAnAnswerOnce(t *testing.T) {
	lose := rules.Move{Verb: 3, A: 1}
	table := &Table{age: longGrace, given: given{move: lose}}
	table.offers = &Offers{Legal: []Offer{{Move: lose}, {Move: rules.Move{Verb: 3, A: 2}}}, kept: []bool{true, true}}
	prove.True(t, "the same at once", !table.stands(0))
	prove.True(t, "another at once", table.stands(1))
	table.given.ago = double
	prove.True(t, "the same later", table.stands(0))
}

// TestTheGuardOfAQuestionIsAsLongOnABusyMachine: it is told in seconds of the clock, and not in those that animations count; from its
// end on every press is heard, and one before it is answered with a word, but for the second half of a double click.
func TestTheGuardOfAQuestionIsAsLongOnABusyMachine(t *testing.T) {
	for _, tick := range []ui.Input{{Dt: 1. / 60, Since: 1. / 60}, {Dt: 0.1, Since: 0.3}} {
		table := &Table{face: calm{}, offers: &Offers{Legal: []Offer{{}}, kept: []bool{false}}, voice: &lexicon.Voice{Lexicon: spoken(t), Language: lexicon.Spanish}, given: given{ago: double}}
		passed := 0.0
		for passed < grace {
			prove.True(t, "not heard yet", !table.stands(0))
			table.toast = toast{}
			table.answer(0)
			prove.True(t, "the player is told", table.toast.text != "" && table.toast.left > 1)
			table.ripen(&tick)
			passed += tick.Since
		}
		prove.True(t, "heard", table.stands(0))
		table.age, table.given.ago, table.toast = 0, 0, toast{}
		table.answer(0)
		prove.Is(t, "a double click", table.toast.text, "")
	}
}

// TestAPressMeantForAnActIsToldNothing: who presses once more than it takes to end what is acted out does not hear why a place means nothing.
func TestAPressMeantForAnActIsToldNothing(t *testing.T) {
	spot, tick := rules.Ref{Kind: 1, ID: 7}, ui.Input{Dt: grace / 2}
	said := func(k *Table) bool {
		k.toast = toast{}
		k.clickFar(spot, canvas.Point{})
		return k.toast.text != ""
	}
	k := &Table{app: ui.NewApp(store.NewMemory()), face: acting{}, voice: &lexicon.Voice{Lexicon: spoken(t), Language: lexicon.Spanish}}
	k.offers = &Offers{bad: map[rules.Ref]int{spot: 0}, Refused: []Offer{{Bad: &rules.Illegal{Why: rules.Say("table.too-soon")}}}}
	k.ripen(&tick)
	k.face = calm{}
	prove.True(t, "as it ends", !said(k))
	k.ripen(&tick)
	prove.True(t, "soon after", !said(k))
	k.ripen(&tick)
	prove.True(t, "later", said(k))
}

// calm is a face that acts nothing out, and acting one that does.
type (
	calm   struct{ Face }
	acting struct{ Face }
)

func (calm) Busy() bool   { return false }
func (acting) Busy() bool { return true }

// spoken are the texts of the table.
func spoken(t *testing.T) *lexicon.Lexicon {
	lex, err := lexicon.New()
	if err == nil {
		err = lex.Add(text.Files, ".")
	}
	if err != nil {
		t.Fatal(err)
	}
	return lex
}

// TestOnlyAListOfTheSameKindStaysWhereItIs: after an answer that there was once nothing like it is left to be looked for.
func TestOnlyAListOfTheSameKindStaysWhereItIs(t *testing.T) {
	o := answers(5, 6, -1)
	prove.True(t, "one of many", o.anyLike(rules.Move{Verb: 1, A: 7}))
	prove.True(t, "the only one", !o.anyLike(rules.Move{Verb: 2}))
}
