package session_test

import (
	"bytes"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

func levels(s *session.Session) (list string) {
	for _, who := range s.Header().Seats {
		list += "[" + who.Level + "]"
	}
	return list
}

func reload(t *testing.T, journal []byte) *session.Session {
	t.Helper()
	s, err := session.Load(bytes.NewReader(journal), all)
	if err != nil {
		t.Fatalf("%v\n%s", err, journal)
	}
	return s
}

// The word for a level may tell a character too; journals, their compact form and links bring it back.
func TestJournalsKeepCharacters(t *testing.T) {
	s := running(t, toy.Game{}, []session.Seating{{Name: "A"}, {Name: "B", Level: "veteran-bold"}}, 3, 4)
	if err := s.Hand(0, "novice-patient"); err != nil {
		t.Fatal(err)
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	linked, err := session.FromLink(link, all)
	if err != nil {
		t.Fatal(err)
	}
	for _, got := range []*session.Session{reload(t, s.Journal()), reload(t, s.Compact()), linked} {
		prove.Is(t, "who plays", levels(got), "[novice-patient][veteran-bold]")
	}
}

func TestASeatIsHandedOver(t *testing.T) {
	s := running(t, toy.Game{}, []session.Seating{{Name: "A"}, {Name: "B"}}, 3, 4)
	old := s.Header()
	if err := s.Hand(1, "novice"); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "who plays then", levels(s), "[][novice]")
	prove.True(t, "who had the old header keeps it", old.Seats[1].Person())
	prove.Is(t, "who plays in the journal", levels(reload(t, s.Journal())), "[][novice]")
	prove.Is(t, "who plays in the compact journal", levels(reload(t, s.Compact())), "[][novice]")
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	linked, err := session.FromLink(link, all)
	prove.True(t, "who plays in the link", err == nil && levels(linked) == "[][novice]")

	d := s.Pending()[0]
	if _, err := s.Play(d.Seat, s.Chair(d.Seat).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	if err := s.Rewind(1); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "who plays when a later move was taken back", levels(s), "[][novice]")
	if err := s.Rewind(1); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "who plays when a move before it was taken back", levels(s), "[][]")
	prove.Is(t, "and in the journal", levels(reload(t, s.Journal())), "[][]")

	if err := s.Hand(1, "veteran"); err != nil {
		t.Fatal(err)
	}
	if err := s.Hand(1, ""); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "who plays when the seat was taken back", levels(reload(t, s.Journal())), "[][]")
	prove.True(t, "no such seat, no such level", s.Hand(2, "novice") != nil && s.Hand(0, "no\nvice") != nil)
	for _, line := range []string{"hand 3 person", "hand 1 bot", "hand 1 bot NO", "hand x person", "hand 1 thing", "hand"} {
		_, err := session.Load(bytes.NewReader(append(bytes.Clone(s.Journal()), line+"\n"...)), all)
		prove.Is(t, line, fault(err), session.BrokenLine)
	}
}

// TestWhoMissesTwoTurnsIsFollowedByAComputer lets one lord stay away in Imperio.
func TestWhoMissesTwoTurnsIsFollowedByAComputer(t *testing.T) {
	const dissolve = 1 << 10
	for _, c := range []struct {
		what    string
		options uint64
		want    string
	}{
		{"a lord who stays away twice", 0, "[][veteran]"},
		{"a lord whose House dissolves", dissolve, "[][]"},
	} {
		setup := rules.Setup{Seats: 2, Options: c.options}
		s, err := session.New(imperio.Game, setup, []session.Seating{{Name: "A"}, {Name: "B"}}, 3)
		if err != nil {
			t.Fatal(err)
		}
		warned := 0
		for range 400 {
			p := s.Pending()
			if len(p) == 0 || warned == 2 {
				break
			}
			d := p[0]
			choice := s.Chair(d.Seat).Moves(nil)[0]
			for _, m := range s.Chair(d.Seat).Moves(nil) {
				word := imperio.Game.Format(m)
				if d.Seat == 1 && word == "absent" {
					choice = m
					break
				}
				if word == "defaults" || word == "seal" || word == "done" {
					choice = m
				}
			}
			events, err := s.Play(d.Seat, choice)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Verb == imperio.EvMissed {
					warned++
					prove.Is(t, c.what+": the computer sits there", levels(s) != "[][]", warned == 2 && c.want != "[][]")
				}
			}
		}
		prove.Is(t, c.what+": missed turns", warned, 2)
		prove.Is(t, c.what, levels(s), c.want)
		prove.Is(t, c.what+" in the journal", levels(reload(t, s.Journal())), c.want)
	}
}

func TestTheDeputyIsAComputer(t *testing.T) {
	_, err := bot.New(session.Deputy, bot.Plain{}, 1)
	prove.True(t, "there is a computer of the deputy's level", err == nil)
}
