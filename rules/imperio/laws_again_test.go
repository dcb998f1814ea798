package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestPactsOfPeace(t *testing.T) {
	t.Run("16.6 a second peace between two Houses takes the place of the first", func(t *testing.T) {
		s := newRealm(t, 4, 0).s
		s.turn = 2
		s.imposePeace(ctx{}, 0, 1)
		s.turn = 1
		s.imposePeace(ctx{}, 2, 3) // ends earlier, and is another
		s.turn = 3
		s.imposePeace(ctx{}, 1, 0)
		prove.Same(t, "pacts", s.pacts[:3], []pact{{1, 0, 6}, {2, 3, 4}, {nobody, 0, 0}})
	})
	t.Run("16.6 when no place is left, the one that ends first goes", func(t *testing.T) {
		s := newRealm(t, 6, 0).s
		for i, turn := range [maxPacts]uint8{5, 5, 4, 5, 5, 5} {
			s.pacts[i] = pact{a: 0, b: rules.Seat(i%5 + 1), until: turn}
		}
		s.turn = 3
		s.imposePeace(ctx{}, 4, 5)
		prove.Is(t, "the third", s.pacts[2], pact{4, 5, 6})
		prove.True(t, "the first stays", s.pacts[0] == pact{0, 1, 5})
	})
}

func TestRepeal(t *testing.T) {
	t.Run("17.8 where there is no law nothing is repealed", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.log = rules.Log{}
		r.s.repealOldest(ctx{log: &r.log})
		prove.Is(t, "laws", r.s.lawCount, 0)
		prove.Is(t, "told", r.happened(EvLaw), 0)
	})
	t.Run("17.8 else the oldest", func(t *testing.T) {
		s := newRealm(t, 2, 0).s
		adopt(s, proposal{entry: l01, bound: nobody})
		adopt(s, proposal{entry: l02, bound: nobody})
		s.repealOldest(ctx{})
		prove.Is(t, "laws", s.lawCount, 1)
		prove.Is(t, "left", s.laws[0].entry, l02)
	})
}

func TestEmbargo(t *testing.T) {
	for who, bound := range map[string]rules.Seat{"who offers": 0, "who accepts": 1} {
		t.Run("16.6 an offer is not accepted when an embargo lies on "+who, func(t *testing.T) {
			s := newRealm(t, 3, 0).s
			o := offer{state: openOffer, from: 0, to: 1, made: s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
			prove.Is(t, "without one", s.mayAccept(&o), nil)
			adopt(s, proposal{entry: c6, bound: 2})
			prove.Is(t, "with one on a third", s.mayAccept(&o), nil)
			adopt(s, proposal{entry: c6, bound: bound})
			prove.Is(t, "with one on a partner", s.mayAccept(&o), tradeBanned)
		})
	}
}

func TestForfeits(t *testing.T) {
	t.Run("20.3 who stayed away twice loses the seat, unless Houses dissolve", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[1].missed, r.s.houses[2].missed = 1, 2
		prove.Is(t, "seats", r.s.Forfeited(), rules.Only(2))
		r.s.options |= optDissolve
		prove.Is(t, "when Houses dissolve", r.s.Forfeited(), 0)
	})
}

func TestWhatIsCancelled(t *testing.T) {
	t.Run("11.4 nothing is paid for an order of which nothing is left, whatever a decree adds", func(t *testing.T) {
		for _, more := range []int{0, 1, 2} {
			for troops, kept := range map[uint8]int{0: 0, 2: 1} {
				r := newRealm(t, 2, 0)
				s := r.s
				if more > 0 {
					s.laws[0], s.lawCount = proposal{entry: c4, bound: nobody, a: uint8(actionCost(production)), b: uint8(more)}, 1
				}
				pl := firstPlanet(r.home(0))
				list := [numUnits]uint8{cruiser: 1, troop: troops}
				s.plans[0].builds[0] = list
				d := deed{kind: production, a: uint8(pl), price: uint8(s.buildPrice(0, &list))}
				r.ships(1, r.home(0), cruiser)
				before := int(s.houses[0].treasury)
				s.deliver(ctx{}, 0, &d)
				if kept > 0 {
					kept += more
				}
				prove.Is(t, "given back", int(s.houses[0].treasury)-before, int(d.price)-kept)
				prove.Is(t, "Troops", s.bodies[pl].troops, 8+troops)
			}
		}
	})
	t.Run("10.2 a building that has its number by then is cancelled", func(t *testing.T) {
		for _, there := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			r.slot("act construction", "build "+r.world(r.home(0))+" port")
			want := done
			if there {
				r.s.bodies[firstPlanet(r.home(0))].add(port) // as a position written by hand may have it
				want = cancelled
			}
			r.quiet()
			prove.Is(t, "result", r.s.past[0][0].result, want)
			prove.Is(t, "Trade Ports", r.s.bodies[firstPlanet(r.home(0))].count(port), 1)
		}
	})
	t.Run("16.5 two who sow chaos stop two detachments, the costliest first", func(t *testing.T) {
		for chaos, want := range map[int][3]bool{0: {}, 1: {false, true, false}, 2: {false, true, true}, 3: {true, true, true}} {
			r := newRealm(t, 4, 0)
			s := r.s
			k := &s.plans[0]
			k.count = 3
			for i, n := range [3]uint8{1, 3, 2} {
				k.parts[i] = part{from: r.a, path: [2]hex{r.b}, steps: 1, cruisers: n, at: r.a, condition: partThere}
			}
			for i := range chaos {
				s.chaos[i+1] = trouble{target: 0, kind: operation, blame: rules.Seat(i + 1)}
			}
			s.stopParts(ctx{log: &r.log}, 0)
			prove.Is(t, "moves that are told as stopped", len(r.events(EvSkipped)), chaos)
			for i := range want {
				prove.Is(t, "stopped", k.parts[i].stopped, want[i])
				prove.Is(t, "counted as stopped", s.arena.stopped>>i&1 != 0, want[i])
			}
		}
	})
}
