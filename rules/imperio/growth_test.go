package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestGrowth(t *testing.T) {
	prove.Line(t, "S004-053 Resources that are not spent stay, Influence that is not spent lapses", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.quiet()
		r.quiet()
		prove.Is(t, "Resources", r.s.houses[0].treasury, 10+5+5)
		prove.Is(t, "Influence", r.s.houses[0].influence, 5)
	})
	prove.Line(t, "S004-054 a House starts with 10 Resources and the Influence of its Home System", func(t *testing.T) {
		for seed := range uint64(20) {
			s := opened(t, 3, seed, 0)
			for p := range rules.Seat(3) {
				want := 0
				for i := range planet(s.count[s.home[p]]) {
					want += 1 + int(s.bodies[firstPlanet(s.home[p])+i].inf)
					if s.has(p, a05) {
						want++
					}
				}
				prove.Is(t, "Resources", s.houses[p].treasury, 10)
				prove.Is(t, "Influence", int(s.houses[p].influence), want)
			}
		}
	})
	prove.Line(t, "S004-055 S004-056 one Resource for each planet, and its bonus", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1).res = 0
		r.owns(0, r.b, 0).res = 5
		r.owns(1, r.c, 1)
		r.quiet()
		prove.Is(t, "income", r.s.houses[0].treasury-10, 5+1+6)
		prove.Is(t, "told", r.events(EvIncome)[0].N, 12)
		r.s.bodies[firstPlanet(r.b)].holder = 1 // taken in this turn: no longer owned at the next Growth
		r.quiet()
		prove.Is(t, "without it", r.events(EvIncome)[0].N, 6)
	})
	prove.Line(t, "S004-057 Influence comes from planets and votes", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1).inf = 3
		r.quiet()
		prove.Is(t, "Influence", r.s.houses[0].influence, 5+1+3)
		prove.Is(t, "votes", r.s.votesOf(0), 9)
	})
	prove.Line(t, "S004-058 Influence is exchanged for favours", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.turn(map[rules.Seat][]string{0: {"offer 2", "give-influence 2", "ask-resources 3", "send"}, 1: {"accept 1"}})
		prove.Is(t, "giver's Influence", r.s.houses[0].influence, 3)
		prove.Is(t, "receiver's Influence", r.s.houses[1].influence, 7)
		prove.Is(t, "giver's Resources", r.s.houses[0].treasury, 10+5+3)
		prove.Is(t, "receiver's Resources", r.s.houses[1].treasury, 10+5-3)
	})
	prove.Line(t, "S004-059 Influence is each turn what the planets give that one starts the turn with", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		b := r.owns(0, r.a, 1)
		r.quiet()
		prove.Is(t, "with the planet", r.s.houses[0].influence, 8)
		b.holder, b.troops = 1, 1 // lost during the turn
		prove.Is(t, "as it was", r.s.houses[0].influence, 8)
		r.quiet()
		prove.Is(t, "without", r.s.houses[0].influence, 5)
	})
	prove.Line(t, "S004-060 S004-061 enemy ships blockade: no Resources, no Influence, no port", func(t *testing.T) {
		for _, c := range []struct {
			name  string
			fleet []unit
			war   bool
			yield int16
		}{{"enemy ship", []unit{frigate}, true, 0}, {"a ship at peace", []unit{frigate}, false, 5}, {"none", nil, true, 5}} {
			r := newRealm(t, 2, 0)
			r.owns(0, r.a, 1, port)
			r.ships(1, r.a, c.fleet...)
			if c.war {
				r.s.startWar(ctx{}, 0, 1)
			}
			r.quiet()
			prove.Is(t, c.name+": Resources", r.s.houses[0].treasury, 10+5+c.yield)
			prove.Is(t, c.name+": Influence", r.s.houses[0].influence, 5+min(c.yield, 3))
			prove.Is(t, c.name+": shown", r.s.View(1).(*View).Hexes[r.a].Blockaded, c.yield == 0)
		}
	})
	prove.Line(t, "S004-062 a blockade without war needs a ship and no ship of the owner", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.a, 1)
		r.owns(1, r.b, 1)
		r.ships(0, r.a, frigate)
		r.ships(1, r.b, frigate)
		r.all("done")
		r.refused("blockade "+r.world(r.b), noShipThere)
		r.refused("blockade "+r.world(r.home(0)), yourOwnPlanet)
		r.refused("lift "+r.world(r.a), notBlockaded)
		r.all("blockade " + r.world(r.a))
		r.refused("blockade "+r.world(r.a), blockadedNow)
		r.turn(nil)
		prove.Is(t, "no war", r.s.atWar(0, 1), false)
		prove.Is(t, "income of the owner", r.events(EvIncome)[1].N, 5+3)
		prove.Is(t, "told to all", told(&r.log, EvBlockade, 1), 1)
		r.operatesAs(0, "fleet "+r.sys(r.a), "go "+r.sys(r.near(r.a, r.b)))
		prove.Is(t, "the fleet has left", r.events(EvIncome)[1].N, 5+3+3)
	})
}

// near returns a neighbour of a hex that is no Home System and not the other hex.
func (r *realm) near(h, but hex) hex {
	for _, o := range r.s.near(h) {
		if o != but && o != r.s.home[0] && o != r.s.home[1] {
			return o
		}
	}
	return noHex
}

// operatesAs plays a turn in which a House orders one detachment.
func (r *realm) operatesAs(p rules.Seat, words ...string) {
	r.t.Helper()
	r.turn(map[rules.Seat][]string{p: append(append([]string{"act operation"}, words...), "done", "done")})
}

// fallen is a realm in which the first House has lost its planets.
func fallen(t *testing.T) *realm {
	t.Helper()
	r := newRealm(t, 3, 0)
	home := r.home(0)
	b := &r.s.bodies[firstPlanet(home)]
	b.owner, b.holder, b.start, b.troops, b.works = 1, 1, 1, 0, 0
	return r
}

func TestLandless(t *testing.T) {
	prove.Line(t, "S004-063 without planets and units a House gives no orders, but sits in the Council", func(t *testing.T) {
		r := fallen(t)
		r.s.houses[0].influence = 3 // ceded by another House
		propose(r.s, l01)
		asked := map[frameKind]bool{}
		for r.s.top().seat == 0 {
			asked[r.s.top().kind] = true
			if r.s.top().kind == inVoting {
				r.all("vote 1 2 3")
				continue
			}
			r.all(Game.Format(answer(r.s)))
		}
		prove.Is(t, "asked for orders", asked[inSlot], false)
		prove.Is(t, "votes", asked[inVoting], true)
		r.turn(nil)
		prove.Is(t, "the law passed", r.s.inForce(l01) != nil, true)
		prove.Is(t, "no Influence of its own", r.s.houses[0].influence, 0)
		prove.Is(t, "no income", r.s.houses[0].treasury, 10)
	})
	prove.Line(t, "S004-064 with ships and Troops it acts while it can pay, and comes back by taking a planet", func(t *testing.T) {
		r := fallen(t)
		r.loaded(0, r.a, 2, 0)
		r.s.houses[0].treasury = 4
		r.slot("act construction")
		r.refused("build "+r.world(r.home(0))+" port", notCommanded)
		r.all("done", "act research")
		r.refused("research courier-network", tooDear)
		r.all("research servo-armour")
		r.turn(map[rules.Seat][]string{0: {"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "land " + r.world(r.b) + " 1", "done", "done"}})
		prove.Is(t, "planets", r.s.planetsOf(0), 1)
		prove.Is(t, "technology", r.s.knowsTech(0, t07), true)
		prove.Is(t, "Resources: 4 spent, 3 from the new planet", r.s.houses[0].treasury, 3)
		prove.Is(t, "game goes on", r.s.over, stillPlaying)
	})
	prove.Line(t, "S004-065 a House in need may ask for favours", func(t *testing.T) {
		r := fallen(t)
		r.loaded(0, r.a, 2, 0)
		r.turn(map[rules.Seat][]string{0: {"offer 2", "ask-resources 4", "ask-influence 2", "send"}, 1: {"accept 1"}})
		prove.Is(t, "Resources", r.s.houses[0].treasury, 14)
		prove.Is(t, "Influence", r.s.houses[0].influence, 2)
	})
}
