package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// TestNobodyTakesBackTheAnswerOfWhoSatThereBefore lets two people bid at one machine.
func TestNobodyTakesBackTheAnswerOfWhoSatThereBefore(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMatch(s, nil, nil)
	m.viewer = 0
	if err := m.Play(0, s.Chair(0).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	can, _ := m.CanUndo()
	prove.True(t, "one's own bid can be taken back", can)
	m.viewer = 1 // the curtain is up for the next
	can, why := m.CanUndo()
	prove.True(t, "the bid of another cannot", !can && m.Undo() != nil && s.Len() == 1)
	prove.Is(t, "the reason", why.Key, "kit.undo.why.nothing")
	if err := m.Play(1, s.Chair(1).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	m.viewer = 0
	_, why = m.CanUndo()
	prove.Is(t, "the reason once another has answered", why.Key, "kit.undo.why.answered")
}

// Answers that are given several at once are acted out one after the other: after the first one stands what was seen then.
func TestEachOfSeveralAnswersIsShownWithWhatFollowedIt(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMatch(s, nil, nil)
	m.viewer = 0
	var seen []rules.View
	for seat := range rules.Seat(2) {
		prove.Is(t, "played", m.Play(seat, s.Chair(seat).Moves(nil)[0]), nil)
		seen = append(seen, m.Chair().View())
	}
	for _, view := range seen {
		if _, more := m.NextAct(); !more {
			t.Fatal("nothing is acted out")
		}
		prove.Same(t, "after it", m.viewAfter(), view)
	}
}
