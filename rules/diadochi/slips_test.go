package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// slipped ends the Player Turn of seat 0 and says how often it slipped.
func (b *table) slipped(k Slip) int {
	w := NewWatch()
	w.active, w.when = 0, [2]uint8{b.turn, b.round}
	b.active = 1
	w.After(b.state, nil)
	prove.Is(b.t, "Player Turns", w.turns[0], 1)
	return w.slips[0][k]
}

func TestSlips(t *testing.T) {
	const ours, theirs = ptolemaios, antigonos
	t.Run("a province of 3 VP without a CU, an enemy Army near its Major City", func(t *testing.T) {
		for what, k := range map[string]struct {
			change func(b *table)
			want   int
		}{
			"open":                        {func(*table) {}, 1},
			"a CU inside the city":        {func(b *table) { b.addUnits(inside(spSardis), 0, mercenary, 1) }, 0},
			"a CU elsewhere in it":        {func(b *table) { b.addUnits(outside(spEphesos), 0, mercenary, 1) }, 0},
			"the enemy without a general": {func(b *table) { b.at[theirs] = inReserve }, 0},
			"the enemy far away": {func(b *table) {
				b.stacks[spKelainai] = stack{owner: nobody}
				b.army(1, theirs, outside(spBabylon), units{mercenary: 4})
			}, 0},
			"it is not controlled": {func(b *table) { b.setPC(ctx{}, spSardis, nobody) }, 0},
		} {
			b := newWar(t, 2)
			b.province(0, lydia)
			b.army(1, theirs, outside(spKelainai), units{mercenary: 4})
			k.change(b)
			prove.Is(t, what, b.slipped(SlipProvince), k.want)
		}
	})
	t.Run("a province of less is nothing to be counted", func(t *testing.T) {
		b := newWar(t, 2)
		b.province(0, thrake)
		b.army(1, theirs, outside(spByzantion), units{mercenary: 4})
		prove.Is(t, "slips", b.slipped(SlipProvince), 0)
	})
	t.Run("royal family and Cart in the open", func(t *testing.T) {
		for what, k := range map[string]struct {
			change func(b *table)
			want   int
		}{
			"both":              {func(*table) {}, 2},
			"with a CU":         {func(b *table) { b.addUnits(outside(spSardis), 0, mercenary, 1) }, 0},
			"one inside":        {func(b *table) { b.royalAt[olympias] = inside(spSardis) }, 1},
			"the Cart is hers":  {func(b *table) { b.cartOf = 1 }, 1},
			"nobody comes near": {func(b *table) { b.at[theirs] = inReserve }, 0},
		} {
			b := newWar(t, 2)
			b.royalOf[olympias], b.royalAt[olympias] = 0, outside(spSardis)
			b.cartOf, b.cart = 0, outside(spSardis)
			b.army(1, theirs, outside(spKelainai), units{mercenary: 4})
			k.change(b)
			prove.Is(t, what, b.slipped(SlipRoyals), k.want)
		}
	})
	t.Run("a way back on which nothing was done", func(t *testing.T) {
		moved := func(from, to space) rules.Event {
			return rules.Event{Verb: EvMoved, Seat: 0, Who: generalRef(ours), From: spaceRef(from), To: spaceRef(to)}
		}
		there, back := moved(spSardis, spEphesos), moved(spEphesos, spSardis)
		for what, k := range map[string]struct {
			events []rules.Event
			want   int
		}{
			"there":               {[]rules.Event{there}, 0},
			"there and back":      {[]rules.Event{there, back}, 1},
			"and there again":     {[]rules.Event{there, back, there}, 2},
			"a CU was left":       {[]rules.Event{there, {Verb: EvDropped, Seat: 0}, back}, 0},
			"another general":     {[]rules.Event{there, {Verb: EvMoved, Seat: 0, Who: generalRef(theirs), From: spaceRef(spEphesos), To: spaceRef(spSardis)}}, 0},
			"in another's turn":   {[]rules.Event{{Verb: EvMoved, Seat: 1, Who: generalRef(ours), From: spaceRef(spSardis), To: spaceRef(spEphesos)}, back}, 0},
			"a battle on the way": {[]rules.Event{there, {Verb: EvBattle, Seat: 0}, back}, 0},
		} {
			w := NewWatch()
			w.active = 0
			for i := range k.events {
				w.see(&k.events[i])
			}
			prove.Is(t, what, w.slips[0][SlipWay], k.want)
		}
	})
	t.Run("Royal Army that does not fight, of who attacks", func(t *testing.T) {
		for _, k := range []struct {
			seat rules.Seat
			m    int16
			want int
		}{{0, 1, 1}, {0, 0, 0}, {1, 1, 0}} {
			w := NewWatch()
			w.active = 0
			w.see(&rules.Event{Verb: EvPrestige, Seat: k.seat, M: k.m})
			prove.Is(t, "slips", w.slips[0][SlipRoyalArmy]+w.slips[1][SlipRoyalArmy], k.want)
		}
	})
	t.Run("9.3 a free siege with more than an even chance", func(t *testing.T) {
		for points, want := range map[int8]int{0: 0, 5: 1} {
			b := newWar(t, 2)
			b.active, b.segment = 0, surrenderSegment
			b.army(0, ours, outside(spSardis), units{mercenary: 5})
			b.setPC(ctx{}, spSardis, independents)
			b.siege[spSardis] = uint8(points)
			b.depth = 0
			b.push(frame{kind: inSurrender, seat: 0})
			prove.Is(t, "it may be tried", b.surrenderSiege(0, spSardis), nil)
			w := NewWatch()
			w.Before(b.state, rules.Move{Verb: siegeVerb, A: int16(spSardis)})
			prove.Is(t, "tried", w.slips[0][SlipSiege], 0)
			w.Before(b.state, rules.Move{Verb: doneVerb})
			prove.Is(t, "not tried", w.slips[0][SlipSiege], want)
		}
	})
}
