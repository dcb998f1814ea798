package session_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// TestAConcededGameIsOver: nobody is asked any more, the journal and its compact form tell it, and the move before takes it back.
func TestAConcededGameIsOver(t *testing.T) {
	for _, g := range everyGame {
		s := running(t, g, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 3, 4)
		asked := len(s.Pending())
		if err := s.Concede(0); err != nil {
			t.Fatal(err)
		}
		move := s.Chair(s.Entry(0).Seat).Moves(nil)
		for name, got := range map[string]*session.Session{"played": s, "journal": reload(t, s.Journal()), "compact": reload(t, s.Compact())} {
			o, over := got.Outcome()
			prove.True(t, name+": over", over)
			prove.Is(t, name+": the other wins", o.Winners, rules.Only(1))
			prove.Same(t, name+": why", o.Reason, rules.Say("kit.conceded", rules.W("Irene")))
			prove.Is(t, name+": who conceded", got.Conceded(), 0)
			prove.Is(t, name+": asked", len(got.Pending()), 0)
			prove.True(t, name+": nothing is secret any more", got.Opened())
			prove.True(t, name+": once", got.Concede(1) != nil)
			for _, m := range move {
				_, err := got.Play(got.Entry(0).Seat, m)
				prove.True(t, name+": no move", err != nil)
			}
			prove.True(t, name+": can be gone on with", !got.ReadOnly())
		}
		if err := s.Rewind(1); err != nil {
			t.Fatal(err)
		}
		_, over := reload(t, s.Journal()).Outcome()
		prove.True(t, "taken back", !over && s.Conceded() == rules.Nobody && asked > 0 && len(s.Pending()) > 0)
	}
}

// TestOfMoreThanTwoNobodyWinsAConcededGame: who gave up does not say who would have won.
func TestOfMoreThanTwoNobodyWinsAConcededGame(t *testing.T) {
	s := running(t, toy.Game{}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}, {Name: "Bruno", Level: "novice"}}, 3, 2)
	if err := s.Concede(1); err != nil {
		t.Fatal(err)
	}
	o, over := s.Outcome()
	prove.True(t, "over", over)
	prove.Is(t, "winners", o.Winners, 0)
	prove.True(t, "there are no other seats", s.Concede(7) != nil)
}
