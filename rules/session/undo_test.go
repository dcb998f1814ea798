package session

import (
	"errors"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
)

// why is the key of the reason for which a seat cannot take back; "" when it can.
func why(s *Session, seat rules.Seat) string {
	_, text := s.CanUndo(seat)
	return text.Key
}

func TestASlipOfTheHandCanBeMended(t *testing.T) {
	s, seat := acting(t, people(3))
	before := s.Hash()
	mustPlay(t, s, seat, "step on", "step on")
	prove.Is(t, "whether a step can be taken back", why(s, seat), "")
	prove.Is(t, "whether another may take it back", why(s, (seat+1)%3), "kit.undo.why.answered")
	prove.Is(t, "whether the public may take it back", why(s, rules.Nobody), "kit.undo.why.nothing")
	for range 2 {
		if err := s.Undo(seat); err != nil {
			t.Fatal(err)
		}
	}
	prove.Is(t, "the position after taking back twice", s.Hash(), before)
	prove.True(t, "another seat cannot play it again", !s.CanRedo((seat+1)%3))
	if err := s.Redo(seat); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "answers after playing again", s.Len(), 4)
}

func TestLuckIsNotTakenBack(t *testing.T) {
	s, seat := acting(t, people(3))
	mustPlay(t, s, seat, "step on")
	if err := s.Undo(seat); err != nil {
		t.Fatal(err)
	}
	mustPlay(t, s, seat, "raid")
	prove.Is(t, "why a raid stays", why(s, seat), "kit.undo.why.luck")
	var p *Problem
	prove.True(t, "the session refuses it too", errors.As(s.Undo(seat), &p) && p.Fault == NotUndoable)
	prove.True(t, "what was taken back before is forgotten", !s.CanRedo(seat) && s.Redo(seat) != nil)
}

// TestWhatAComputerWasShownDoesNotCount closes the bidding of a person and a computer, which shows both bids.
func TestWhatAComputerWasShownDoesNotCount(t *testing.T) {
	for _, c := range []struct {
		what, level string
		seen        rules.Seats
		want        string
	}{
		{"everybody is shown something, a person among them", "novice", rules.Everyone, "kit.undo.why.secret"},
		{"the mover is shown something", "novice", rules.Only(0), "kit.undo.why.secret"},
		{"a computer is shown something", "novice", rules.Only(1), ""},
		{"another person is shown something", "", rules.Only(1), "kit.undo.why.secret"},
	} {
		seats := people(2)
		seats[1].Level = c.level
		s, err := New(whispering{seen: c.seen}, rules.Setup{Seats: 2}, seats, 5)
		if err != nil {
			t.Fatal(err)
		}
		mustPlay(t, s, 0, "bid 3")
		prove.Is(t, "taking back when "+c.what, why(s, 0), c.want)
	}
}

// whispering is a toy in which every bid shows some seats a secret.
type whispering struct {
	toy.Game
	seen rules.Seats
}

type whisperingState struct {
	*toy.State
	seen rules.Seats
}

func (w whispering) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	s, err := w.Game.New(setup, ch)
	return whisperingState{s.(*toy.State), w.seen}, err
}

func (w whisperingState) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	w.State.Apply(seat, m, ch, log)
	log.Add(rules.Event{Seat: seat, Seen: w.seen, Reveals: true})
}
func (w whisperingState) Clone() rules.State {
	return whisperingState{w.State.Clone().(*toy.State), w.seen}
}
func (w whisperingState) CopyFrom(from rules.State) { w.State.CopyFrom(from.(whisperingState).State) }

// telling is a whispering toy that says what its whispers were.
type telling struct{ whispering }

func (telling) Disclosed(rules.Event) string { return "whispered" }

// TestWhyItIsKnownIsSaid closes the bidding in a game that says what has become known. Whoever was not told it himself gets no words for it.
func TestWhyItIsKnownIsSaid(t *testing.T) {
	for seen, want := range map[rules.Seats]string{rules.Everyone: "whispered", rules.Only(0): "whispered", rules.Only(1): "kit.undo.known"} {
		s, err := New(telling{whispering{seen: seen}}, rules.Setup{Seats: 2}, people(2), 5)
		if err != nil {
			t.Fatal(err)
		}
		mustPlay(t, s, 0, "bid 3")
		_, reason := s.CanUndo(0)
		prove.Is(t, "what is known", reason, rules.Say("kit.undo.why.secret", rules.K(want)))
	}
}

func TestNobodyTakesBackBehindAnAnswer(t *testing.T) {
	for _, level := range []string{"", "novice"} {
		seats := people(3)
		seats[1].Level = level
		s := newToy(t, seats, 5)
		prove.Is(t, "before any answer", why(s, 0), "kit.undo.why.nothing")
		mustPlay(t, s, 0, s.Game().Format(s.Chair(0).Moves(nil)[0]))
		prove.Is(t, "after one's own bid", why(s, 0), "")
		mustPlay(t, s, 1, s.Game().Format(s.Chair(1).Moves(nil)[0]))
		prove.Is(t, "after the bid of another, level "+level, why(s, 0), "kit.undo.why.answered")
		prove.True(t, "the session refuses it too, level "+level, s.Undo(0) != nil && s.Len() == 2)
	}
}

func TestWhereOnlyComputersPlayAnybodyTakesBack(t *testing.T) {
	seats := people(2)
	seats[0].Level, seats[1].Level = "novice", "novice"
	s := newToy(t, seats, 5)
	mustPlay(t, s, 0, s.Game().Format(s.Chair(0).Moves(nil)[0]))
	prove.Is(t, "the spectator", why(s, rules.Nobody), "")
	if err := s.Undo(rules.Nobody); err != nil {
		t.Fatal(err)
	}
	prove.True(t, "the spectator plays again", s.CanRedo(rules.Nobody) && s.Redo(rules.Nobody) == nil && s.Len() == 1)
}

func TestUndoAtTheBeginning(t *testing.T) {
	s := newToy(t, people(2), 1)
	prove.Is(t, "taking back at the beginning", why(s, 0), "kit.undo.why.nothing")
}

// TestLessonsGoBackBehindComputers finds the last answer of a person behind one of a computer, unless luck lies between.
func TestLessonsGoBackBehindComputers(t *testing.T) {
	seats := people(3)
	seats[1].Level = "novice"
	s := newToy(t, seats, 5)
	prove.Is(t, "at the beginning", s.LastAnswer(), 0)
	mustPlay(t, s, 0, s.Game().Format(s.Chair(0).Moves(nil)[0]))
	mustPlay(t, s, 1, s.Game().Format(s.Chair(1).Moves(nil)[0]))
	prove.Is(t, "behind a computer", s.LastAnswer(), 2)
	mustPlay(t, s, 2, s.Game().Format(s.Chair(2).Moves(nil)[0]))
	prove.Is(t, "behind what was shown", s.LastAnswer(), 0)
}
