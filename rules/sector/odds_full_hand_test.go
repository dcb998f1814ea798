package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestOddsAgainstAFullUnknownHand: whoever lays cards against thirteen cards that he does not know is told just as often that he takes the
// area as he does where the enemy is dealt such hands and lays what the book says. What looks too sure is that book: the panel says what
// holds whatever the enemy lays (GuardedOf), and names the assumption.
func TestOddsAgainstAFullUnknownHand(t *testing.T) {
	for _, force := range [...][2]string{
		{"units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1"},
		{"units 1 ashmere-1 deckhand 2", "units 2 ilvane-2 minnow 1"},
	} {
		b := attack(t, []string{"deckhand"}, force[0], force[1], "tech 2 tt1 tt2")
		s := b.s
		b.few(0, []string{"g01", "g09", "g11"}, []string{"g03", "g04", "g05"})
		full := &s.seats[1]
		for kind := 0; total(&full.hand) < 13 && total(&full.pile) > 0; kind = (kind + 1) % cardsOfPeople {
			if full.pile[kind] > 0 {
				full.pile[kind]--
				full.hand[kind]++
			}
		}
		prove.Is(t, "cards of the enemy", total(&full.hand), 13)
		for s.top().kind == inLineUp {
			s.Apply(s.top().seat, rules.Moves(s, s.top().seat, nil)[0], b.luck, nil)
		}
		for _, m := range rules.Moves(s, 0, nil)[:3] {
			o, known := OddsIn(s, 0, m)
			if !known {
				t.Fatalf("no odds of %s", Game.Format(m))
			}
			if won := s.fought(m, 4000); o.Takes.Permille()-won > 30 || won-o.Takes.Permille() > 30 {
				t.Errorf("%s: told %d of a thousand, taken in %d", Game.Format(m), o.Takes.Permille(), won)
			}
		}
	}
}

// fought deals the enemy of seat 0 as many hands, lets both sides play by the book after a move, and counts how many of a thousand are won.
func (s *state) fought(m rules.Move, n int) int {
	ch, won := dice.New(7, 7), 0
	for range n {
		w := s.Resample(0, ch).(*state)
		w.Apply(0, m, ch, nil)
		for w.top().kind == inCommit {
			f := w.top()
			w.Apply(f.seat, w.byBook(f), ch, nil)
		}
		var log rules.Log
		for w.battle.area != noArea && w.top().kind != inWithdrawal {
			f := w.top()
			w.Apply(f.seat, w.byBook(f), ch, &log)
		}
		if w.owner[s.battle.area] == 0 {
			won++
		}
	}
	return won * 1000 / n
}
