package diadochi

import (
	"fmt"
	"slices"
	"strings"
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
			for what, k := range spansOf(p, said) {
				told++
				if k.most > k.least {
					may++
				}
				n := what.count(s) - what.count(&before)
				prove.True(t, fmt.Sprintf("%s: %+v changes by %d, said between %d and %d", Game.Format(m), what, n, k.least, k.most), k.least <= n && n <= k.most)
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

// quantity is a number of a seat that an answer may change.
type quantity struct {
	seat       rules.Seat
	legitimacy bool
}

func (c quantity) count(s *state) int {
	if c.legitimacy {
		return s.legitimacy(c.seat)
	}
	return s.vp(c.seat)
}

// span is between what a number changes.
type span struct{ least, most int }

// spansOf reads what is said to change: what surely does, and what may besides.
func spansOf(p rules.Seat, said []rules.Text) map[quantity]span {
	list := map[quantity]span{}
	for _, line := range said {
		key, n := strings.TrimPrefix(line.Key, "diadochi.move.event."), line.Args[0].N
		what := quantity{seat: p, legitimacy: strings.HasPrefix(key, "legitimacy")}
		if strings.HasPrefix(key, "rival") {
			what.seat = rules.Seat(line.Args[1].Ref.ID)
		}
		k := list[what]
		switch how := key[strings.Index(key, ".")+1:]; how {
		case "gained", "gains":
			k.least, k.most = k.least+n, k.most+n
		case "lost", "rival":
			k.least, k.most = k.least-n, k.most-n
		case "may-lose":
			k.least -= n
		case "may-gain":
			k.most += n
		default:
			continue
		}
		list[what] = k
	}
	return list
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
