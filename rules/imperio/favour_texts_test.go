package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// writingFavour is a House that writes a Political Favour.
func writingFavour(t *testing.T, step string) *state {
	t.Helper()
	return read(t, "players 3", "turn 2", "frame game step 4 a 1", "frame orders seat 1 step 2 a 1", "frame slot seat 1 step 1 b 5", "frame plotting seat 1 step 3 set 5 b 1", step)
}

// Whoever chooses a proposal reads below each what it does (16.6, 17.7, 17.8).
func TestWhatAProposalDoesStandsBelowIt(t *testing.T) {
	s := writingFavour(t, "frame favour seat 1")
	for e := range entry(numEntries) {
		c := s.Describe(0, rules.Move{Verb: billVerb, A: int16(e)})
		if len(c.More) != 1 {
			t.Fatalf("%s has %d lines", entries[e].id, len(c.More))
		}
		for _, language := range bookLanguages {
			texts := conform.Sentences(t, Texts, language)
			prove.True(t, entries[e].id+" is told in "+language, texts[c.More[0].Key] != "" && texts[c.Fold.Key] != "")
		}
	}
	for e, sort := range map[entry]string{l01: "laws", l18: "laws", d01: "directives", d14: "directives", c1: "decrees", c9: "decrees"} {
		prove.Is(t, entries[e].id, s.Describe(0, rules.Move{Verb: billVerb, A: int16(e)}).Fold.Key, "imperio.fold."+sort)
	}
}

// The number of a decree is offered with the whole decree, and what is asked names what was chosen before.
func TestTheNumberOfADecreeIsOfferedInFull(t *testing.T) {
	s := writingFavour(t, "frame favour seat 1 step 7 b 40")
	s.bills[0] = proposal{entry: c9, bound: 1, author: 0}
	for n, key := range map[int16]string{1: "heavier", -1: "lighter"} {
		prove.Same(t, key, s.Describe(0, rules.Move{Verb: amountVerb, A: n}).Label, rules.Say("imperio.bill."+key, rules.R(seatRef(1))))
	}
	first := func() bool {
		return s.Describe(0, rules.Move{Verb: amountVerb, A: 1}).Compare(s.Describe(0, rules.Move{Verb: amountVerb, A: -1})) < 0
	}
	prove.True(t, "against another House less comes first", !first())
	s.bills[0].bound = 0
	prove.True(t, "for one's own House more comes first", first())
	s.bills[0].bound = 1
	asked := s.View(0).(*View).Own.Question
	prove.Same(t, "asked", asked, rules.Say("imperio.asked.favour.amount", rules.R(entryRef(c9)), rules.R(seatRef(1))))
	prove.True(t, "others are not told", !strings.Contains(s.View(1).(*View).Own.Question.Key, "favour"))
}

// A plan says which proposal its Political Favour brings, and the report of the next turn still does; nobody else is told.
func TestAFavourSaysWhichProposalItBrings(t *testing.T) {
	s := read(t, "players 3", "turn 2", "ask 1 declarations", "slot 1 1 subterfuge favour price 10", "bill 1 open-ledgers by 1")
	prove.Is(t, "in the plan", s.View(0).(*View).Own.Slots[0].Bill.Entry, entryRef(d04))
	prove.Is(t, "of another House", s.View(1).(*View).Own.Slots[0].Bill.Entry, none)
	s.past[0][2] = deed{kind: subterfuge, a: uint8(favour), result: done}
	s.docket[0], s.docketSize = proposal{entry: c3, bound: nobody, author: 0, a: 2}, 1
	prove.Is(t, "in the report", s.View(0).(*View).Own.Results[0].Bill.Entry, entryRef(c3))
}

// What a Sabotage would destroy of one's own says so, and stands behind what belongs to others (16.5).
func TestASabotageOfOnesOwnSaysSo(t *testing.T) {
	s := read(t, "players 3", "turn 2", "planet fosca owner 1 works shipyard", "planet idrane owner 2 works shipyard", "frame game step 4 a 1", "frame orders seat 1 step 2 a 1", "frame slot seat 1 step 1 b 5", "frame plotting seat 1 step 1 set 2 b 1")
	for words, key := range map[string]string{"object fosca shipyard": "object.own", "object idrane shipyard": "object.of"} {
		m, err := Game.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		c := s.Describe(0, m)
		prove.Is(t, words, c.Label.Key, "imperio.move."+key)
		if key == "object.of" {
			prove.Is(t, "whose it is", c.Label.Args[2].Ref, seatRef(1))
		}
		prove.Is(t, words+" stands behind others", c.Order > 0, key == "object.own")
	}
}
