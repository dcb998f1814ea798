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
