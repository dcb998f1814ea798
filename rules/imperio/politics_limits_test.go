package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

func TestSameLaws(t *testing.T) {
	t.Run("16.6 17.5 a decree is a second one where it names another thing", func(t *testing.T) {
		for _, k := range []struct {
			what   string
			first  proposal
			second proposal
			laws   int
		}{
			{"the same price", proposal{entry: c4, bound: nobody, a: 3, b: 2}, proposal{entry: c4, bound: nobody, a: 3, b: 2}, 1},
			{"another thing", proposal{entry: c4, bound: nobody, a: 3, b: 2}, proposal{entry: c4, bound: nobody, a: 4, b: 2}, 2},
			{"another amount", proposal{entry: c4, bound: nobody, a: 3, b: 2}, proposal{entry: c4, bound: nobody, a: 3, b: 1}, 2},
			{"the same embargo", proposal{entry: c6, bound: 1}, proposal{entry: c6, bound: 1, a: 1}, 1},
			{"another House's embargo", proposal{entry: c6, bound: 1}, proposal{entry: c6, bound: 2}, 2},
			{"the same sanctuary", proposal{entry: c7, bound: nobody, a: 4}, proposal{entry: c7, bound: nobody, a: 4}, 1},
			{"another sanctuary", proposal{entry: c7, bound: nobody, a: 4}, proposal{entry: c7, bound: nobody, a: 5}, 2},
			{"the same favour", proposal{entry: c9, bound: 1, a: 1}, proposal{entry: c9, bound: 1, a: 1}, 1},
			{"another House's", proposal{entry: c9, bound: 1, a: 1}, proposal{entry: c9, bound: 2, a: 1}, 2},
			{"the other way", proposal{entry: c9, bound: 1, a: 1}, proposal{entry: c9, bound: 1, a: 255}, 2},
			{"a law of the deck", proposal{entry: l01, bound: nobody}, proposal{entry: l01, bound: nobody}, 1},
			{"another law", proposal{entry: l01, bound: nobody}, proposal{entry: l02, bound: nobody}, 2},
			{"an office is given anew", proposal{entry: l15, bound: 1}, proposal{entry: l15, bound: 2}, 1},
		} {
			s := newRealm(t, 3, 0).s
			adopt(s, k.first)
			adopt(s, k.second)
			prove.Is(t, k.what, int(s.lawCount), k.laws)
			prove.Is(t, k.what+": who is named last", s.laws[s.lawCount-1].bound, k.second.bound)
		}
	})
}

func TestNamesOutsideTheGame(t *testing.T) {
	t.Run("16.6 17.3 a Favour names a House of the game", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.slot("act subterfuge", "plot favour 1", "bill decree-1")
		for words, fits := range map[string]bool{"name 1": true, "name 3": true, "name 4": false, "name 6": false} {
			m, _ := Game.Parse(words)
			prove.Is(t, words, r.s.Check(0, m) == nil, fits)
		}
		r.refused("name 4", noSuchSeat)
		r.s.houses[2].gone = true
		r.refused("name 3", noSuchSeat)
		r.refused("send", notNow) // only an election may be left open
	})
	t.Run("16.2 neither oneself, nor the victim, nor who is not in the game, is blamed", func(t *testing.T) {
		r := newRealm(t, 4, 0)
		r.s.houses[0].treasury = 40
		r.slot("act subterfuge", "plot espionage 2")
		for _, words := range []string{"blame 1", "blame 2", "blame 5", "blame 6"} {
			r.refused(words, notToBlame)
		}
		r.s.houses[3].gone = true
		r.refused("blame 4", notToBlame)
		r.all("blame 3")
		prove.Is(t, "blamed", r.s.plans[0].slots[0].blame, 2)
	})
	t.Run("18.1 18.4 nor is traded with, or fought", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		for _, words := range []string{"offer 1", "offer 4", "ally 4", "ally 1"} {
			r.refused(words, noSuchSeat)
		}
		r.all("done")
		for _, words := range []string{"war 1", "war 4", "peace 4", "grant 4", "revoke 4", "leave-ally 4"} {
			r.refused(words, noSuchSeat)
		}
		r.all("war 3")
	})
}

func TestBlockadesShrink(t *testing.T) {
	t.Run("18.3 only the House whose fleet is there keeps its blockade, this turn and the next", func(t *testing.T) {
		for _, k := range []struct {
			what   string
			change func(r *realm)
			left   rules.Seats
		}{
			{"its ships are there", func(r *realm) { r.ships(0, r.b, frigate) }, rules.Only(0)},
			{"the other's", func(r *realm) { r.ships(2, r.b, frigate) }, rules.Only(2)},
			{"nobody's", func(*realm) {}, 0},
			{"the owner's", func(r *realm) { r.ships(1, r.b, frigate) }, 0},
			{"Aircraft alone", func(r *realm) { r.s.fleets[r.b] = fleet{owner: 0, based: 1} }, 0},
			{"under the ban", func(r *realm) {
				r.ships(0, r.b, frigate)
				r.s.laws[0], r.s.lawCount = proposal{entry: l10, bound: nobody}, 1
			}, 0},
		} {
			r := newRealm(t, 3, 0)
			b := r.owns(1, r.b, 1)
			b.blockers = rules.Only(0).With(2)
			b.wants = b.blockers
			k.change(r)
			r.s.endBlockades(ctx{})
			prove.Same(t, k.what, [2]rules.Seats{b.blockers, b.wants}, [2]rules.Seats{k.left, k.left})
		}
	})
}

func TestStruckFlagship(t *testing.T) {
	t.Run("2.3 11.4 a second Flagship is struck out, the rest is built", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].treasury, r.s.houses[0].techs = 60, 1<<t06
		r.slot("act production", "produce "+r.world(r.home(0)), "make flagship", "make station", "make frigate", "done")
		r.ships(0, r.a, flagship) // as a position written by hand may have it
		r.quiet()
		list := r.events(EvStruck)
		prove.Is(t, "one thing is struck", len(list), 1)
		prove.Same(t, "which, how many, why", [3]any{list[0].Who, list[0].N, list[0].From}, [3]any{unitRef(flagship), int16(1), reasonRef(hasFlagship)})
		prove.Is(t, "the Battle Station comes", r.s.transport[0].station, true)
		prove.Is(t, "the Frigate too", r.s.fleets[r.home(0)].frigates, 1)
		prove.Is(t, "result", r.s.past[0][0].result, done)
		prove.Is(t, "reason", r.s.past[0][0].why, hasFlagship)
		prove.Is(t, "the old one stays", r.s.houses[0].flag.at, r.a)
		r = newRealm(t, 2, 0)
		r.s.houses[0].treasury, r.s.houses[0].techs = 60, 1<<t06
		r.ships(0, r.a, flagship)
		r.slot("act production", "produce "+r.world(r.home(0)), "make station", "done")
		r.quiet()
		prove.Is(t, "a Battle Station alone has no such reason", r.s.past[0][0].why, noReason)
	})
	t.Run("11.2 Carriers and Battle Stations under construction count in the register", func(t *testing.T) {
		for _, u := range []string{"carrier", "station"} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury, r.s.houses[0].techs = 200, 1<<t06
			for range maxTransports/2 - 2 {
				r.loaded(0, r.a, 0, 0)
			}
			r.slot("act production", "produce "+r.world(r.home(0)), "make "+u, "make carrier")
			r.refused("make carrier", registerFull)
			r.refused("make station", registerFull)
		}
	})
	t.Run("11.2 who is at fault for a full planet", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].treasury, r.s.houses[0].abilities[0] = 60, a02
		home := r.world(r.home(0))
		r.slot("act production", "produce "+home, "make troop", "make troop", "make troop", "make troop", "make troop", "make troop")
		r.blamed("make troop", overCapacity, home)
		r.all("done", "act production")
		r.blamed("produce "+home, overCapacity, home)
	})
}

func TestImaginedPassages(t *testing.T) {
	t.Run("18.4 passage that was sold to the viewer is not granted by the way", func(t *testing.T) {
		s := newRealm(t, 3, 0).s
		s.turn = 3
		s.passage[1], s.nextPass[1] = rules.Only(0).With(2), rules.Only(2)
		s.bound[1][0] = 5
		w := s.Resample(0, dice.New(1, 1)).(*state)
		prove.Is(t, "it passes", w.passage[1].Has(0), true)
		prove.Is(t, "because it bought it", w.nextPass[1].Has(0), false)
		s.bound[1][0] = 2
		w = s.Resample(0, dice.New(1, 1)).(*state)
		prove.Is(t, "granted", w.nextPass[1].Has(0), true)
		s.turn, s.bound[1][0] = 2, 2
		w = s.Resample(0, dice.New(1, 1)).(*state)
		prove.Is(t, "in the last turn that was sold", w.nextPass[1].Has(0), false)
	})
}

func TestTellingNames(t *testing.T) {
	t.Run("17.4 the docket, votes, decisions and laws are told by their names", func(t *testing.T) {
		for _, v := range []uint8{EvDocket, EvVotes, EvDecision, EvLaw, EvTechGained, EvResearch} {
			text, ok := Game.Tell(rules.Event{Verb: v, Seat: 1, Who: entryRef(l01), N: 2, M: 3})
			prove.True(t, "told", ok)
			prove.Is(t, text.Key+": what", text.Args[1], rules.R(entryRef(l01)))
			prove.Is(t, text.Key+": whose", text.Args[0], rules.R(seatRef(1)))
			text, _ = Game.Tell(rules.Event{Verb: v, Seat: nobody, N: 2})
			prove.Same(t, text.Key+": nothing", [2]rules.Arg{text.Args[0], text.Args[1]}, [2]rules.Arg{})
		}
	})
}

func TestShownEngines(t *testing.T) {
	t.Run("16.5 only the transports of the detachment that goes far show their engines", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].techs = 1<<t13 | 1<<t14
		r.loaded(0, r.home(0), 0, 0)
		r.ships(0, r.a, cruiser)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
		prove.Is(t, "nothing is seen", r.s.verified[1][0], 0)
		r = newRealm(t, 3, 0)
		r.s.houses[0].techs, r.s.houses[1].techs = 1<<t13|1<<t14, 1<<t13|1<<t14
		r.loaded(0, r.a, 0, 0)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
		prove.Is(t, "of a Carrier", r.s.verified[1][0], 1<<t13)
		prove.Is(t, "not of others", r.s.verified[0][1], 0)
		r = newRealm(t, 3, 0)
		r.s.houses[0].techs = 1<<t13 | 1<<t14
		r.ships(0, r.a, flagship)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
		prove.Is(t, "of a Flagship", r.s.verified[1][0], 1<<t14)
		r = newRealm(t, 3, 0)
		r.s.houses[0].techs, r.s.houses[0].upgrades[0] = 1<<t13|1<<t14, f02
		r.ships(0, r.a, flagship)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
		prove.Is(t, "not of one with an Impulse Drive", r.s.verified[1][0], 0)
	})
	t.Run("13.3 anti-aircraft fire shows the guns of Frigates", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].techs = 1 << t01
		r.s.battle = battle{on: true, at: r.b, attacker: 0, defender: 1, raid: fleet{owner: 0, frigates: 1}}
		r.s.fleets[r.b] = fleet{owner: 1, based: 2}
		r.s.antiAir(ctx{ch: ones{}})
		prove.Is(t, "guns", r.s.verified[1][0], 1<<t01)
	})
}
