package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// The examples of the rulebook, played; that of a whole turn (27) is TestWorkedExample.
func TestExamplesOfTheBook(t *testing.T) {
	t.Run("3.3 what a planet gives", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		b := k.owns(0, k.far, 1, port)
		b.res, b.inf = 4, 3
		var gets revenue
		gets.addPlanet(k.s, firstPlanet(k.far))
		prove.Is(t, "Resources", gets.sum(), 7)
		before, with := k.s.bodies[firstPlanet(k.far)], 0
		_, with = k.s.income(0)
		k.s.bodies[firstPlanet(k.far)] = body{owner: nobody, holder: nobody, start: nobody}
		_, without := k.s.income(0)
		k.s.bodies[firstPlanet(k.far)] = before
		prove.Is(t, "Influence", with-without, 4)
	})
	t.Run("9.1 the spy goes before the House he spied on", func(t *testing.T) {
		s := newDesk(t, 3, 0).s
		const aldemar, ezkarra, ondevar = 0, 1, 2
		s.spied[ezkarra] = aldemar
		s.order = [maxSeats]rules.Seat{aldemar, ezkarra, ondevar}
		s.prefer(3, rules.Seats(7))
		prove.Is(t, "order", [3]rules.Seat(s.order[:3]), [3]rules.Seat{ezkarra, aldemar, ondevar})
	})
	t.Run("10.2 the two reductions add up", func(t *testing.T) {
		s := newDesk(t, 2, 0).s
		s.houses[0].techs = 1 << t17
		s.laws[0], s.lawCount = proposal{entry: l12, bound: nobody}, 1
		prove.Is(t, "port", s.workPrice(0, port), 2)
		prove.Is(t, "platform", s.workPrice(0, platform), 1)
	})
	t.Run("13.6 two Frigates are as strong as a Dreadnought", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, frigate, frigate)
		k.ships(1, k.mid, dreadnought)
		k.s.battle = battle{on: true, at: k.mid, attacker: 0, defender: 1, raid: k.s.fleets[k.near]}
		prove.Is(t, "power", k.s.power(0, false), k.s.power(1, false))
	})
	t.Run("13.8 a battle", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.aboard(0, k.near, 0, 3)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate, frigate)
		k.never()
		k.rolls(8, 3, 9, 1, 4, 2, 7, 8, 5, 9, 3, 8)
		k.attack()
		prove.Is(t, "anti-aircraft attacks", k.thrown(EvAntiAir, 1), 4)
		prove.Is(t, "rounds", int(k.events(EvBattleEnds)[0].N), 2)
		prove.Is(t, "left", k.s.fleets[k.mid], fleet{owner: 0, cruisers: 1, standing: 1 << 2})
		prove.Is(t, "Carriers", k.s.carriersAt(k.mid), 0)
	})
	t.Run("14.7 an invasion", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		b := k.owns(1, k.mid, 2, platform)
		k.aboard(0, k.near, 5, 0)
		k.ships(0, k.near, dreadnought)
		k.rolls(6, 6, 4, 8, 2, 3, 7, 9)
		k.attack("bombard "+k.world(k.mid), "land "+k.world(k.mid)+" 6")
		prove.Is(t, "holder", b.holder, 0)
		prove.Is(t, "garrison", b.troops, 3)
		prove.Is(t, "platforms", b.count(platform), 0)
	})
	t.Run("18.7 a deal", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[1].techs = 1 << t13
		income, influence := k.s.income(0)
		income1, influence1 := k.s.income(1)
		k.all("offer 2", "give-resources 4", "give-passage 2", "ask-tech tandem-drives", "ask-influence 3", "send")
		prove.Is(t, "free to spend", k.s.free(0), 6)
		k.pass()
		k.all("accept 1")
		k.pass()
		prove.Is(t, "turn", k.s.turn, 2)
		prove.Is(t, "Aldemar", int(k.s.houses[0].treasury), 10-4+income)
		prove.Is(t, "Brisande", int(k.s.houses[1].treasury), 10+4+income1)
		prove.Is(t, "copied", k.s.knowsTech(0, t13) && k.s.knowsTech(1, t13), true)
		prove.Is(t, "Influence", int(k.s.houses[0].influence), influence+3)
		prove.Is(t, "ceded", int(k.s.houses[1].influence), influence1-3)
		prove.Is(t, "votes", k.s.votesOf(1), influence1-3)
		for turn := uint8(2); turn <= 4; turn++ {
			prove.Is(t, "passage can be revoked", k.s.bound[0][1] < k.s.turn+1, turn >= 3)
			k.endTurn()
		}
	})
	t.Run("21.1 a blockade in the last turn", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		b := k.owns(0, k.far, 1)
		b.inf = 4
		_, before := k.s.income(0)
		k.ships(1, k.far, frigate)
		k.s.startWar(ctx{}, 0, 1)
		_, after := k.s.income(0)
		prove.Is(t, "lost", before-after, 24-19)
	})
}
