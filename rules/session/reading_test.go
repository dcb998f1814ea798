package session_test

import (
	"bytes"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/sector"
	"tyche/rules/session"
)

var everyGame = []rules.Game{toy.Game{}, diadochi.Game, imperio.Game, sector.Game}

// running plays so many random moves of a game for people and computers, or until it ends.
func running(t testing.TB, g rules.Game, seats []session.Seating, seed uint64, moves int) *session.Session {
	t.Helper()
	s, err := session.New(g, rules.Setup{Seats: len(seats)}, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(seed, 1<<33)
	for range moves {
		p := s.Pending()
		if len(p) == 0 {
			break
		}
		d := p[luck.Draw(len(p))]
		legal := s.Chair(d.Seat).Moves(nil)
		if _, err := s.Play(d.Seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestASeatReadsNoPrivateWordsOfOthers reads every entry of games under way through every pair of eyes.
func TestASeatReadsNoPrivateWordsOfOthers(t *testing.T) {
	for _, g := range everyGame {
		s := running(t, g, []session.Seating{{Name: "A"}, {Name: "B"}}, 3, 300)
		for s.Opened() { // the toy ends early
			if err := s.Rewind(1); err != nil {
				t.Fatal(err)
			}
		}
		veiled := 0
		for i := range s.Len() {
			e := s.Entry(i)
			for eyes := rules.Nobody; eyes < 2; eyes++ {
				r := s.Read(i, eyes)
				private := g.Private(e.Move) && eyes != e.Seat
				if r.Veiled != private || private != (r.Move != e.Move) && e.Move != (rules.Move{}) {
					t.Fatalf("%s: %q of seat %d is read by %d as %+v", g.Info().ID, g.Format(e.Move), e.Seat, eyes, r)
				}
				if private {
					veiled++
				}
				for _, event := range r.Events {
					if !event.Seen.Has(eyes) && (eyes != rules.Nobody || event.Seen|rules.Only(event.Seat) != rules.Everyone) {
						t.Fatalf("%s: seat %d is told %s", g.Info().ID, eyes, g.FormatEvent(event))
					}
				}
			}
		}
		prove.True(t, g.Info().ID+" has private words", veiled > 0 || g == diadochi.Game)
	}
}

// TestOnlyTheEndOpensTheHands holds that a journal which can only be watched tells no more than one that goes on.
func TestOnlyTheEndOpensTheHands(t *testing.T) {
	s := running(t, toy.Game{}, []session.Seating{{Name: "A"}, {Name: "B"}}, 3, 9)
	journal := append(bytes.Clone(s.Journal()), "2 bid 9\n"...)
	spoilt, err := session.Load(bytes.NewReader(journal), session.Games(toy.Game{}))
	if err == nil || spoilt == nil {
		t.Fatal("the spoilt line was read", err)
	}
	prove.True(t, "a spoilt journal can only be watched", spoilt.ReadOnly())
	prove.True(t, "it opens nothing", !spoilt.Opened())
	prove.True(t, "the bid of the other stays hidden in it", spoilt.Read(0, 1-spoilt.Entry(0).Seat).Veiled)

	over := running(t, toy.Game{}, []session.Seating{{Name: "A"}, {Name: "B"}}, 3, 1000)
	prove.True(t, "the end opens everything", over.Opened())
	prove.Is(t, "the words of the first bid at the end", over.Read(0, 1-over.Entry(0).Seat).Move, over.Entry(0).Move)
}
