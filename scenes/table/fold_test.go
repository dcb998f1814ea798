package table

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
)

// TestSeldomAnswersAreFolded hides answers of a kind under a line until it is opened, unless there is only one of them.
func TestSeldomAnswersAreFolded(t *testing.T) {
	o := &Offers{lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	for i, kind := range []string{"", "give", "give", "pay", ""} {
		o.add(Offer{Move: rules.Move{A: int16(i)}, Caption: rules.Caption{Fold: rules.Text{Key: kind}}})
	}
	for _, row := range []struct {
		unfolded    string
		apart, head [5]bool
	}{
		{"", [5]bool{1: true, 2: true}, [5]bool{1: true}},
		{"give", [5]bool{}, [5]bool{1: true}},
		{"pay", [5]bool{1: true, 2: true}, [5]bool{1: true}},
	} {
		o.unfolded = row.unfolded
		for i := range o.Legal {
			if o.apart(i) != row.apart[i] || o.heads(i) != row.head[i] {
				t.Errorf("with %q open, answer %d is left out: %v, has the line above it: %v", row.unfolded, i, o.apart(i), o.heads(i))
			}
		}
	}
}

// TestTheLineOfAFoldCountsNothing keeps a number of answers from being read as one of units.
func TestTheLineOfAFoldCountsNothing(t *testing.T) {
	lex := speaking(t, `{"give": "Return units"}`)
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English}, offers: &Offers{Legal: make([]Offer, 3)}}
	for i := range 2 {
		table.offers.Legal[i].Caption.Fold.Key = "give"
	}
	table.speakFolds()
	if want := []string{"Return units", "", ""}; !slices.Equal(table.offers.folding, want) {
		t.Errorf("the lines say %q, want %q", table.offers.folding, want)
	}
}
