package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

func TestImaginedHouses(t *testing.T) {
	t.Run("23.2 others are imagined to know of each other what the viewer knows", func(t *testing.T) {
		s := newRealm(t, 3, 0).s
		s.turn = 3
		s.verified[0][2] = 1<<t01 | 1<<t03
		s.verified[1][2], s.verified[1][0] = 1<<t05, 1<<t05
		w := s.Resample(0, dice.New(1, 1)).(*state)
		prove.Is(t, "of a third", w.verified[1][2], 1<<t01|1<<t03)
		prove.Is(t, "of the viewer, nothing", w.verified[1][0], 0)
		prove.Is(t, "of themselves, nothing", w.verified[1][1], 0)
		w = s.Resample(rules.Nobody, dice.New(1, 1)).(*state)
		prove.Is(t, "to who only looks on", w.verified[1][2], 0)
	})
	t.Run("16.1 who has ordered nothing yet has spent no Influence", func(t *testing.T) {
		s := newRealm(t, 3, 0).s
		s.houses[1].spent = 3
		w := s.Resample(0, dice.New(1, 1)).(*state)
		prove.Is(t, "spent", w.houses[1].spent, 0)
		prove.Is(t, "all of it is free", w.freeInfluence(1), int(w.houses[1].influence))
	})
}

func TestWhatIsSeenWhen(t *testing.T) {
	t.Run("7.2 who goes first is seen once it has been found", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		prove.Is(t, "during the orders", len(r.s.View(0).(*View).Order), 0)
		r.s.slot = 1
		prove.Same(t, "in the first slot", r.s.View(0).(*View).Order, r.s.order[:3])
	})
	t.Run("18.4 passage that was bought or sold is seen up to its last turn", func(t *testing.T) {
		for turn, left := range map[uint8]int{3: 4, 4: 4, 5: 0} {
			s := newRealm(t, 2, 0).s
			s.turn, s.bound[1][0] = turn, 4
			prove.Is(t, "bought", s.View(0).(*View).Own.Bought[1], left)
			prove.Is(t, "sold", s.View(1).(*View).Own.Sold[0], left)
			prove.Is(t, "not the other way", s.View(0).(*View).Own.Sold[1], 0)
		}
	})
}

func TestBytesThatAreCutShort(t *testing.T) {
	t.Run("bytes that end too early, or go on, are no position", func(t *testing.T) {
		s := read(t, "players 3", "fleet fosca 1 cruisers 1")
		whole := s.AppendBinary(nil)
		for n := range len(whole) {
			prove.True(t, "cut short", (&state{}).LoadBinary(whole[:n]) != nil)
		}
		prove.True(t, "too long", (&state{}).LoadBinary(append(whole, 1)) != nil)
		prove.Is(t, "whole", (&state{}).LoadBinary(whole), nil)
	})
	t.Run("5.2 abilities are not chosen before a House is", func(t *testing.T) {
		st, err := Game.New(rules.Setup{Seats: 2}, dice.New(1, 1))
		prove.Is(t, "a game", err, nil)
		s := st.(*state)
		prove.Is(t, "choosing a House", (&state{}).LoadBinary(s.AppendBinary(nil)), nil)
		s.top().a = 1
		prove.True(t, "after a choice", (&state{}).LoadBinary(s.AppendBinary(nil)) != nil)
	})
}

func TestWordsAtTheirLimits(t *testing.T) {
	t.Run("a hex beyond the map has no name", func(t *testing.T) {
		w := writer{s: newRealm(t, 2, 0).s}
		for _, h := range []hex{maxHexes, noHex} {
			prove.Is(t, "word", w.hexWord(h), noneWord)
		}
	})
	t.Run("16.6 everything that a decree may price has its word", func(t *testing.T) {
		for what, word := range map[priced]string{
			unitCost(troop): "unit.troop", unitCost(station): "unit.station", buildsCost(shipyard): "work.shipyard", buildsCost(shield): "work.shield",
			actionCost(noAction): "action.nothing", actionCost(construction): "action.construction", actionCost(subterfuge): "action.subterfuge",
		} {
			prove.Is(t, "word", pricedWord(what), word)
		}
	})
	t.Run("18.4 goods are given or asked for, all other answers are neither", func(t *testing.T) {
		n := [2]int{}
		for v := range verb(numVerbs) {
			if side, _, ok := named(v); ok {
				n[side]++
			}
		}
		prove.Is(t, "goods of each side", n, [2]int{int(numGoods), int(numGoods)})
		side, kind, ok := named(askPeace)
		prove.Same(t, "the last", [3]any{side, kind, ok}, [3]any{asks, goodsPeace, true})
	})
}
