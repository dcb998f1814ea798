package sector

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestOddsAgainstTrials compares the exact chances with many hands dealt at random.
func TestOddsAgainstTrials(t *testing.T) {
	for _, lines := range [][]string{
		{"units 1 ashmere-1 deckhand 3", "units 2 ilvane-2 minnow 2"},
		{"units 1 ashmere-1 crawler 2 deckhand 1", "units 2 ilvane-2 quillback 1 minnow 1"},
	} {
		b := set(t, append(lines, fleetOfTwo)...)
		b.order("mobilise ilvane")
		for range 3 {
			for _, m := range []string{"move deckhand ashmere-1 ilvane-2", "move crawler ashmere-1 ilvane-2"} {
				if b.s.Check(0, b.move(m)) == nil {
					b.play(0, m)
				}
			}
		}
		b.play(0, "done")
		for b.s.top().kind == inLineUp {
			b.s.Apply(b.s.top().seat, b.s.Candidates(b.s.top().seat, nil)[0], b.luck, nil)
		}
		exact := Odds(b.s, 0)
		if len(exact) != 2 {
			t.Fatalf("%d skirmishes", len(exact))
		}
		for slot, o := range exact {
			beats, survives := trials(b.s, uint8(slot), 4000)
			if d := o.Beats.Permille() - beats; d < -35 || d > 35 {
				t.Errorf("slot %d: beats %s, in trials %d of 1000", slot+1, o.Beats, beats)
			}
			if d := o.Survives.Permille() - survives; d < -35 || d > 35 {
				t.Errorf("slot %d: survives %s, in trials %d of 1000", slot+1, o.Survives, survives)
			}
		}
	}
}

// trials deals the enemy many hands and lets every strike and ploy of each be tried.
func trials(s *state, slot uint8, n int) (beats, survives int) {
	ch := dice.New(5, 5)
	for range n {
		t := s.Resample(0, ch).(*state)
		hand := &t.seats[1].hand
		p := t.people(1)
		won, lived := true, true
		for strike := range cardsOfPeople + 1 {
			for ploy := range cardsOfPeople + 1 {
				if strike < cardsOfPeople && (hand[strike] == 0 || cards[cardOf(p, strike)].ploy) || ploy < cardsOfPeople && (hand[ploy] == 0 || !cards[cardOf(p, ploy)].ploy) {
					continue
				}
				t.battle.strike[defending][slot], t.battle.ploy[defending][slot] = card(cardOrNone(p, strike)), card(cardOrNone(p, ploy))
				mine, theirs := t.fightOf(attacking, slot), t.fightOf(defending, slot)
				won = won && mine.attack > 0 && mine.attack >= theirs.health
				lived = lived && (theirs.attack == 0 || theirs.attack < mine.health)
			}
		}
		if won {
			beats++
		}
		if lived {
			survives++
		}
	}
	return beats * 1000 / n, survives * 1000 / n
}

func TestOddsOnlyInBattle(t *testing.T) {
	b := set(t)
	if Odds(b.s, 0) != nil {
		t.Error("odds without a battle")
	}
	prove.Is(t, "18 of 26", choose(26, 8), 1562275)
}
