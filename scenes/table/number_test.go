package table

import (
	"slices"
	"testing"

	"tyche/rules"
)

// answers offers these moves; a negative one ends the question.
func answers(moves ...int16) *Offers {
	o := &Offers{lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	for _, m := range moves {
		f := Offer{Move: rules.Move{Verb: 1, A: m}}
		if m < 0 {
			f.Caption.Rank = rules.Last
		}
		o.add(f)
	}
	return o
}

// none is the number of an answer without a key.
const none = lastKey + 1

func TestKeysCountFromOneAndStayWhileTheQuestionLasts(t *testing.T) {
	for _, row := range []struct {
		says          string
		before, after []int16
		lasts         bool
		want          []int
	}{
		{"a new question begins at 1", []int16{5, 6, 7, 8}, []int16{7, 8, 5}, false, []int{1, 2, 3}},
		{"what ends it has 0", []int16{5}, []int16{7, 8, -1}, false, []int{1, 2, 0}},
		{"an answer keeps its key while the question lasts", []int16{5, 6, 7, -1}, []int16{6, 7, -1}, true, []int{2, 3, 0}},
		{"no key passes from one answer to another", []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, []int16{1, 2, 4, 5, 6, 7, 8, 9, 10}, true, []int{1, 2, 4, 5, 6, 7, 8, 9, 10}},
		{"an answer that comes between takes no key from another", []int16{5, 7}, []int16{5, 6, 7}, true, []int{1, none, 2}},
		{"nor one that has meant another answer", []int16{5, 6, 7}, []int16{5, 8, 7}, true, []int{1, none, 3}},
		{"nor at the end of the list", []int16{5, 6}, []int16{5, 7}, true, []int{1, 3}},
		{"where no key is left all are counted anew", []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -1}, []int16{10, 11, -1}, true, []int{1, 2, 0}},
		{"where none is one of before all are counted anew", []int16{5, 6}, []int16{7, 8, 9}, true, []int{1, 2, 3}},
		{"one beyond the ninth has none", []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, []int16{9, 10}, true, []int{9, none}},
		{"the free keys go to what comes after", []int16{5, 6}, []int16{5, 6, 7}, true, []int{1, 2, 3}},
		{"a list that begins with an answer without a key is counted anew", []int16{5, 7}, []int16{4, 5, 7}, true, []int{1, 2, 3}},
		{"the last one left is 1", []int16{5, 6, -1}, []int16{6, -1}, true, []int{1, 0}},
		{"also without an end", []int16{5, 6, 7}, []int16{7}, true, []int{1}},
		{"nor counts a list 2, 3, 1", []int16{5, 6, 7}, []int16{6, 7, 8}, true, []int{2, 3, 4}},
		{"no list counts 2, 1", []int16{5, 6}, []int16{6, 5}, true, []int{1, 2}},
	} {
		before, after := answers(row.before...), answers(row.after...)
		before.number(NoOffers(), false)
		after.number(before, row.lasts)
		if !slices.Equal(after.numbers, row.want) {
			t.Errorf("%s: keys %v, want %v", row.says, after.numbers, row.want)
		}
		for i := range after.Legal {
			at := slices.IndexFunc(before.Legal, func(b Offer) bool { return b.Move == after.Legal[i].Move })
			if after.kept[i] && (at < 0 || before.numbers[at] != after.numbers[i]) {
				t.Errorf("%s: answer %d counts as kept", row.says, i)
			}
		}
	}
}

// TestAnAnswerThatComesBackHasItsOldKey: what it meant is not forgotten while it is gone, but it has to be seen again before it is given.
func TestAnAnswerThatComesBackHasItsOldKey(t *testing.T) {
	first, without, again := answers(5, 6, 7, -1), answers(5, 8, -1), answers(5, 6, 8, -1)
	first.number(NoOffers(), false)
	without.number(first, true)
	again.number(without, true)
	if want := []int{1, 4, 0}; !slices.Equal(without.numbers, want) {
		t.Errorf("keys %v, want %v", without.numbers, want)
	}
	for key, want := range []bool{1: false, 2: true, 3: true, 4: false, 5: false} {
		if without.gone(key) != want {
			t.Errorf("key %d has lost its answer: %v, want %v", key, !want, want)
		}
	}
	if want := []int{1, 2, 4, 0}; !slices.Equal(again.numbers, want) {
		t.Errorf("keys %v, want %v", again.numbers, want)
	}
	if want := []bool{true, false, true, true}; !slices.Equal(again.kept, want) {
		t.Errorf("kept %v, want %v", again.kept, want)
	}
}

// again is a face at whose table every question comes again within a round.
type again struct {
	Face
	round int
}

func (f *again) Recurs(rules.View, string) (int, bool) { return f.round, true }

// TestAQuestionThatComesAgainKeepsItsKeys: within a round, with other questions between; but nobody answers it with a press that was on its way.
func TestAQuestionThatComesAgainKeepsItsKeys(t *testing.T) {
	face := &again{}
	table := &Table{match: atTurn(t), face: face, before: answers()}
	put := func(moves ...int16) (keys []int) {
		table.offers = answers(moves...)
		table.numberAnswers(false)
		for i := range table.offers.Legal {
			keys = append(keys, table.offers.Key(i))
		}
		table.before = answers(90, 91) // another question
		return keys
	}
	for _, row := range []struct {
		round int
		moves []int16
		want  []int
	}{{1, []int16{5, 6, 7}, []int{1, 2, 3}}, {1, []int16{6, 7}, []int{2, 3}}, {2, []int16{6, 7}, []int{1, 2}}} {
		face.round = row.round
		if got := put(row.moves...); !slices.Equal(got, row.want) {
			t.Errorf("round %d: the keys of %v are %v, want %v", row.round, row.moves, got, row.want)
		}
		if slices.Contains(table.offers.kept, true) {
			t.Errorf("round %d: an answer can be pressed before it is seen", row.round)
		}
	}
}

// TestAQuestionThatComesAgainGivesEveryAnswerAKey: one that came in between had none, though there were enough.
func TestAQuestionThatComesAgainGivesEveryAnswerAKey(t *testing.T) {
	before, after := answers(5, 7), answers(5, 6, 7, -1)
	before.number(NoOffers(), false)
	after.number(before, true)
	if !after.lacksKey() {
		t.Errorf("keys %v: none is missing", after.numbers)
	}
	after.number(nil, false)
	if after.lacksKey() {
		t.Errorf("counted anew: keys %v", after.numbers)
	}
	many := answers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
	if many.number(NoOffers(), false); many.lacksKey() {
		t.Error("there are not enough for more than nine")
	}
}
