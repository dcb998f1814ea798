package sector

import (
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestToolsAreWorthWhatTheyOpen compares buildings and technologies as a veteran values them.
func TestToolsAreWorthWhatTheyOpen(t *testing.T) {
	b := set(t, "built 1 yard", "built 2 shallows", fleetOfTwo)
	s := b.s
	t.Run("a building by the best of its units", func(t *testing.T) {
		prove.True(t, "a Grand Slip is worth more than a Foundry", s.toolWorth(grandSlip) > s.toolWorth(foundry))
		prove.True(t, "what flies more than what does not", s.toolWorth(skydock) > s.toolWorth(foundry))
		early := s.toolWorth(crown)
		s.round = 6
		prove.True(t, "and less when the game is old", s.toolWorth(crown) < early)
		s.round = 1
	})
	t.Run("the way to it counts", func(t *testing.T) {
		prove.True(t, "Chimney", s.veteran().rankBuilding(0, chimney) > s.toolWorth(greatKiln)+alongside)
	})
	t.Run("a Mender is worth its support", func(t *testing.T) {
		prove.Is(t, "as much as a Brickward", units[mender].might(), units[brickward].might())
		prove.Is(t, "also where units are counted", s.unitWorth(mender), s.unitWorth(brickward))
	})
	t.Run("great units where they can be paid", func(t *testing.T) {
		rank := func(u unit, pool uint8) int {
			s.seats[0].pool, s.seats[0].cargo = 0, pool
			return s.veteran().rankUnit(&frame{kind: inBuild, seat: rules.Seat(0), a: int16(ashmere)}, u, b.area("ashmere-1"))
		}
		prove.True(t, "a full purse buys Crawlers", rank(crawler, 8) > rank(deckhand, 8))
		prove.True(t, "an empty one as soon Deckhands", rank(crawler, 0) <= rank(deckhand, 0))
	})
	t.Run("a technology by its cards and whom they name", func(t *testing.T) {
		idle := s.techWorth(0, 1)
		s.seats[0].supply[harpooner]--
		prove.True(t, "Long Harpoons are worth more with a Harpooner on the map", s.techWorth(0, 1) > idle)
	})
}

// ranked is the answer of the first seat that ranks highest.
func (b *bench) ranked() string {
	b.Helper()
	var scores [64]int
	moves := rules.Moves(b.s, 0, nil)
	Mind{}.Rank(b.s, 0, moves, scores[:])
	best := 0
	for i := range moves {
		if scores[i] > scores[best] {
			best = i
		}
	}
	return Game.Format(moves[best])
}

// TestAnOrderThatCanDoNothingIsNotAdvised: without workers to pay with, a Build order is given up for an event card, and the hint says so.
func TestAnOrderThatCanDoNothingIsNotAdvised(t *testing.T) {
	for _, row := range []struct {
		workers, want string
	}{{"workers 1 pool 4 away 0 mine 0 well 0", "execute ashmere"}, {"workers 1 pool 0 away 0 mine 0 well 0", "lapse ashmere"}} {
		b := set(t, "round 1 phase execution first 1", row.workers, "order 1 build ashmere")
		prove.Is(t, row.workers, b.ranked(), row.want)
	}
}

// TestAnOrderThatCanDoSomethingIsNotGivenUpOnAdvice: a Research order brings a technology, and an event card besides.
func TestAnOrderThatCanDoSomethingIsNotGivenUpOnAdvice(t *testing.T) {
	b := set(t, "round 1 phase execution first 1", "workers 1 pool 4 away 0 mine 0 well 0", "order 1 research ashmere")
	var plain, advised [64]int
	moves := rules.Moves(b.s, 0, nil)
	Mind{}.Reckon(b.s, 0, moves, plain[:])
	Adviser{}.Reckon(b.s, 0, moves, advised[:])
	lapses := 0
	for i, m := range moves {
		if m.Verb != lapseVerb {
			prove.Is(t, "everything else ranks as it did", advised[i], plain[i])
			continue
		}
		lapses++
		prove.Is(t, "giving up ranks lower", advised[i], plain[i]-givenUp)
	}
	prove.Is(t, "it can be given up", lapses, 1)

	b = set(t, "round 1 phase execution first 1", "workers 1 pool 0 away 0 mine 0 well 0", "order 1 build ashmere")
	moves = rules.Moves(b.s, 0, nil)
	Mind{}.Reckon(b.s, 0, moves, plain[:])
	Adviser{}.Reckon(b.s, 0, moves, advised[:])
	prove.Is(t, "an order that can do nothing may be", advised, plain)
}

// TestCardsAreDrawnBeforeATechnologyIsBought by any computer, or advised: they cost nothing, and a technology can be had after them but not before.
func TestCardsAreDrawnBeforeATechnologyIsBought(t *testing.T) {
	b := set(t, "round 1 phase execution first 1", "workers 1 pool 4 away 0 mine 0 well 0", "order 1 research ashmere")
	b.play(0, "execute ashmere")
	best := func() string {
		var scores [64]int
		moves := rules.Moves(b.s, 0, nil)
		Mind{}.Rank(b.s, 0, moves, scores[:])
		at := 0
		for i, m := range moves {
			if scores[i] > scores[at] {
				at = i
			}
			prove.Is(t, Game.Format(m), scores[i] < -givenUp/2, m.Verb == techVerb && slices.Contains(moves, rules.Move{Verb: drawVerb}))
		}
		return Game.Format(moves[at])
	}
	prove.Is(t, "first", best(), "draw")
	b.play(0, "draw")
	prove.True(t, "then", best() != "draw")
}

// TestATechnologyIsPromisedToWhoCanPayForIt: without a worker left Research brings cards, and the hint says no more.
func TestATechnologyIsPromisedToWhoCanPayForIt(t *testing.T) {
	for workers, want := range map[string]string{"workers 1 pool 4 away 0 mine 0 well 0": "sector.hint.research", "workers 1 pool 0 away 0 mine 0 well 0": "sector.hint.research-little"} {
		b := set(t, "round 1 phase execution first 1", workers, "order 1 research ashmere")
		prove.Is(t, workers, b.s.purpose(0, rules.Move{Verb: executeVerb, A: int16(ashmere)})[0].Key, want)
	}
}

// TestAUnitIsPraisedForWhatItDoesThere: it faces a rival on the same planet before it guards what counts; elsewhere it waits for orders.
func TestAUnitIsPraisedForWhatItDoesThere(t *testing.T) {
	b := set(t, fleetOfTwo)
	s, home := b.s, b.area("ashmere-1")
	key := func(a area) string { return s.unitPurpose(0, deckhand, a)[0].Key }
	prove.Is(t, "at home", key(home), "sector.hint.unit")
	for a := range area(numAreas) {
		if areas[a].points > 0 && s.playing(areas[a].planet) {
			prove.Is(t, "where points are", key(a), "sector.hint.unit-guards")
			s.owner[a] = 1
			prove.Is(t, "beside a rival", key(a), "sector.hint.unit-faces")
			return
		}
	}
	t.Error("no area counts")
}

// TestABuildOrderThatCanFoundNothingIsGivenUp: without a base hardly anything is sold on a planet, and a free event card is worth more.
func TestABuildOrderThatCanFoundNothingIsGivenUp(t *testing.T) {
	for cargo, want := range map[uint8]string{0: "lapse ilvane", 3: "execute ilvane"} {
		b := set(t, "round 1 phase execution first 1", "units 1 ilvane-1 deckhand 1", "workers 1 pool 1 away 0 mine 0 well 0", "order 1 build ilvane")
		b.s.seats[0].cargo = cargo
		prove.Is(t, strconv.Itoa(int(cargo))+" cargo tokens", b.ranked(), want)
	}
}
