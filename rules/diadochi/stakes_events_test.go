package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// TestAHostileEventIsPriced: fireships cost a Champion his status (11.19), which is said before the card is played, and asked about.
func TestAHostileEventIsPriced(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardFireshipsInTheHarbour)
	b.province(1, phoinikia)
	b.province(0, karia)
	play := rules.Move{Verb: playVerb, A: int16(cardFireshipsInTheHarbour)}
	prices := func() []rules.Stake {
		return slices.DeleteFunc(b.Stakes(0, play, nil), func(k rules.Stake) bool { return k.Chancy() })
	}
	stakes := prices()
	prove.Is(t, "prices", len(stakes), 1)
	prove.Is(t, "what", stakes[0].What.Key, "diadochi.stake.champion.event")
	prove.True(t, "it asks", stakes[0].Grave)
	b.champions = 1
	prove.Is(t, "prices against somebody who is no Champion", len(prices()), 0)
}

// TestWhatAnEventIsSaidToBringComesAbout: in random games, what is told of points and legitimacy happens whatever the luck, and so does
// what is told of the status of a Champion; what is lost is never kept silent.
func TestWhatAnEventIsSaidToBringComesAbout(t *testing.T) {
	told, priced, silent, may := 0, 0, 0, 0
	for seed := range uint64(60) {
		s := randomStart(t, 2+int(seed)%4, 0, seed)
		luck := dice.New(seed, 9)
		for n := 0; n < 500; n++ {
			pending := s.Pending(nil)
			if len(pending) == 0 {
				break
			}
			p := pending[0].Seat
			legal := rules.Moves(s, p, nil)
			m := legal[luck.Draw(len(legal))]
			_, answers := s.try(p, m, 0)
			said, stakes := s.whatEventBrings(p, m), s.stakesOfEvent(p, m, nil)
			before := *s
			s.Apply(p, m, luck, nil)
			if !answers {
				continue
			}
			for _, line := range said {
				told++
				n := line.Args[0].N
				switch line.Key {
				case "diadochi.move.event.vp.gained":
					prove.Is(t, "points gained", s.vp(p)-before.vp(p), n)
				case "diadochi.move.event.vp.lost":
					prove.Is(t, "points lost", before.vp(p)-s.vp(p), n)
				case "diadochi.move.event.legitimacy.gained":
					prove.Is(t, "legitimacy gained", s.legitimacy(p)-before.legitimacy(p), n)
				case "diadochi.move.event.legitimacy.lost":
					prove.Is(t, "legitimacy lost", before.legitimacy(p)-s.legitimacy(p), n)
				case "diadochi.move.event.rival":
					q := rules.Seat(line.Args[1].Ref.ID)
					prove.Is(t, "points a rival lost", before.vp(q)-s.vp(q), n)
				case "diadochi.move.event.rival.gains":
					q := rules.Seat(line.Args[1].Ref.ID)
					prove.Is(t, "points a rival gained", s.vp(q)-before.vp(q), n)
				case "diadochi.move.event.rival.may-lose", "diadochi.move.event.vp.may-gain", "diadochi.move.event.legitimacy.may-gain":
					may++
				}
			}
			if len(stakes) > 0 && !stakes[0].Chancy() {
				priced++
				prove.Is(t, "Champion", s.isChampion(p), false)
			} else if len(stakes) == 0 && before.isChampion(p) && !s.isChampion(p) {
				silent++
			}
		}
	}
	prove.True(t, "something was told", told > 20)
	prove.True(t, "something was priced", priced > 0)
	prove.True(t, "dice could move points", may > 0)
	prove.Is(t, "lost without a word", silent, 0)
}

// TestAnAssassinMayBeFoundOut: with a 1 the Champion who sent him is one no longer (card 51), which is one chance in six.
func TestAnAssassinMayBeFoundOut(t *testing.T) {
	b := newWar(t, 3)
	b.champions, b.usurper = 7, 2
	b.hand(0, cardAssassinationAttempt)
	b.army(1, krateros, outside(spGordion), units{mercenary: 2})
	b.push(frame{kind: inSurprise, seat: 0, a: int16(cardAssassinationAttempt)})
	for _, m := range rules.Moves(b.state, 0, nil) {
		if m.Verb == targetGeneralVerb && b.owner[general(m.A)] == 1 {
			stakes := b.Stakes(0, m, nil)
			prove.Is(t, "stakes: his status, and what befalls the general", len(stakes), 2)
			lost := stakes[0].Ways[1]
			prove.Is(t, "label", lost.What.Key, "diadochi.stake.champion.lost")
			prove.Is(t, "chance", lost.Most, odds.Chance{Ways: 1, Of: 6})
			return
		}
	}
	t.Fatal("nobody can be attacked")
}
