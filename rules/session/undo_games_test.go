package session_test

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// mixed are tables of people and computers.
var mixed = [][]session.Seating{
	{{Name: "A"}, {Name: "B", Level: "novice"}},
	{{Name: "A"}, {Name: "B"}, {Name: "C", Level: "novice"}},
	{{Name: "A", Level: "novice"}, {Name: "B"}, {Name: "C", Level: "novice"}},
}

// TestTakingBackInRandomGames holds what every seat may take back against the rule, worked out from the entries alone,
// takes it back now and then, and plays it again.
func TestTakingBackInRandomGames(t *testing.T) {
	for _, g := range everyGame {
		allowed, refused, passed := 0, 0, 0
		for i, seats := range mixed {
			s := running(t, g, seats, uint64(i), 0)
			luck := dice.New(uint64(i), 1<<34)
			for range 500 {
				p := s.Pending()
				if len(p) == 0 {
					break
				}
				d := p[luck.Draw(len(p))]
				legal := s.Chair(d.Seat).Moves(nil)
				before := s.Hash()
				if _, err := s.Play(d.Seat, legal[luck.Draw(len(legal))]); err != nil {
					t.Fatal(err)
				}
				if !slices.ContainsFunc(s.Header().Seats, session.Seating.Person) {
					break // all have forfeited their seats
				}
				n := lastAnswered(s)
				want, whose := mayTakeBack(s, n), s.Entry(n).Seat
				for seat := rules.Nobody; int(seat) < len(seats); seat++ {
					can, why := s.CanUndo(seat)
					if can != (want && seat == whose) {
						t.Fatalf("%s, entry %d: seat %d may take back %v (%s), the rule says %v of seat %d", g.Info().ID, s.Len(), seat, can, why.Key, want, whose)
					}
				}
				if n < s.Len()-1 {
					passed++
					continue
				}
				if !want {
					refused++
					continue
				}
				if allowed++; luck.Draw(3) == 0 {
					backAndForth(t, s, d.Seat, before)
				}
			}
		}
		if _, reacts := g.(rules.Reactions); allowed == 0 || refused == 0 || reacts != (passed > 0) {
			t.Errorf("%s: %d allowed, %d refused, %d behind computers that let it pass", g.Info().ID, allowed, refused, passed)
		}
	}
}

// lastAnswered is the last entry that counts: computers that were asked whether to come between and did not, unless by luck or with
// something to show, have not answered; nor have people to whom it did not matter.
func lastAnswered(s *session.Session) int {
	n, seats := s.Len()-1, s.Header().Seats
	for ; n > 0; n-- {
		e := s.Entry(n)
		if e.Seat < 0 {
			break
		}
		r, reacts := s.ChairAt(n, e.Seat).Reaction()
		if seats[e.Seat].Person() && r.Matters {
			break
		}
		shows := slices.ContainsFunc(e.Events, func(e rules.Event) bool { return e.Reveals })
		if !reacts || r.Pass != e.Move || shows || drawn(s, n) {
			break
		}
	}
	return n
}

// drawn says whether luck had a part in an entry, by playing it again.
func drawn(s *session.Session, n int) bool {
	stream := dice.NewStream(s.Header().Seed, uint64(n)+1)
	s.StateAt(n).Apply(s.Entry(n).Seat, s.Entry(n).Move, &stream, nil)
	return stream.Drawn != 0
}

// mayTakeBack says whether an answer can be taken back by the one who gave it: a person, without luck, and without
// a secret shown to a person.
func mayTakeBack(s *session.Session, n int) bool {
	e, seats := s.Entry(n), s.Header().Seats
	if !seats[e.Seat].Person() {
		return e.Seat < 0
	}
	for _, event := range e.Events {
		for i, who := range seats {
			if event.Reveals && who.Person() && event.Seen.Has(rules.Seat(i)) {
				return false
			}
		}
	}
	return !drawn(s, n)
}

func backAndForth(t *testing.T, s *session.Session, seat rules.Seat, before uint64) {
	t.Helper()
	n, after := s.Len(), s.Hash()
	if err := s.Undo(seat); err != nil || s.Hash() != before || s.Len() != n-1 {
		t.Fatalf("taking back gives another position (%v)", err)
	}
	if err := s.Redo(seat); err != nil || s.Hash() != after || s.Len() != n {
		t.Fatalf("playing again gives another position (%v)", err)
	}
}

// Tables ask in every frame what can be taken back: behind the answer of a computer too that costs nothing once it was found out.
func TestAskingWhatCanBeTakenBackAllocatesNothing(t *testing.T) {
	seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}, {Name: "Irene", Level: "novice"}}
	s, err := session.New(imperio.Game, rules.Setup{Seats: 3}, seats, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Ordering(0) {
		seat := s.Pending()[0].Seat
		play(t, s, seat, s.Chair(seat).Moves(nil)[0])
	}
	play(t, s, 0, rules.Move{Verb: imperio.VerbAlly, A: 1})
	play(t, s, 1, rules.Move{Verb: imperio.VerbDone}) // leaves the answer to its orders
	can, _ := s.CanUndo(0)
	prove.True(t, "the proposal is taken back", can)
	if n := testing.AllocsPerRun(100, func() { s.CanUndo(0) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// An offer to a person who has yet to order is taken back: the table has let it wait in his place, and he has seen nothing of it. One to
// a person who has sealed is not.
func TestAnOfferThatWaitsIsTakenBack(t *testing.T) {
	s, err := session.New(imperio.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	offers := func(p rules.Seat) bool {
		for _, m := range []rules.Move{{Verb: imperio.VerbOffer, A: int16(1 - p)}, {Verb: imperio.VerbGive + uint8(imperio.GoodsPassage), A: 1}, {Verb: imperio.VerbSend}} {
			play(t, s, p, m)
		}
		play(t, s, 1-p, rules.Move{Verb: imperio.VerbDone})
		can, _ := s.CanUndo(p)
		return can
	}
	for !s.Ordering(0) {
		seat := s.Pending()[0].Seat
		play(t, s, seat, s.Chair(seat).Moves(nil)[0])
	}
	prove.True(t, "that of the first to order", offers(0))
	for d, _ := session.NewDraft(s, 0); s.Ordering(0); {
		if _, err := d.Play(s); err != nil {
			t.Fatal(err)
		}
	}
	prove.True(t, "not that of the second", !offers(1))
}
