package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// told are the sentences of the last turn that a seat may read, in English.
func (r *realm) sentences(seat rules.Seat) (list []string) {
	r.t.Helper()
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		r.t.Fatal(err)
	}
	v := &lexicon.Voice{Lexicon: l, Language: "en", Name: Game.Name}
	for _, e := range r.log.Events {
		if t, ok := Game.Tell(e); ok && e.Seen.Has(seat) {
			list = append(list, v.Say(t))
		}
	}
	return list
}

// says demands a sentence among those that a seat may read.
func (r *realm) says(seat rules.Seat, want string) {
	r.t.Helper()
	n := 0
	for _, line := range r.sentences(seat) {
		if line == want {
			n++
		}
	}
	prove.Is(r.t, want, n, 1)
}

func TestResults(t *testing.T) {
	t.Run("6.4 a cancelled Operation leaves its ships free for the next turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 3, 0)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "done", "done")
		r.s.now.banned = operation // as a position written by hand may have it
		r.quiet()
		prove.Is(t, "result", r.s.past[0][0].result, cancelled)
		prove.Is(t, "reason", r.s.past[0][0].why, byBan)
		prove.Is(t, "detachment of the Carrier", r.s.transport[0].part, 0)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b))
		prove.Is(t, "it moves", r.s.transport[0].at, r.b)
	})
	t.Run("12.4 a detachment held short carries out no task of its end", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		ship := r.loaded(0, r.a, 0, 3)
		r.owns(0, r.a, 1)
		r.owns(0, r.b, 1)
		r.ships(1, r.b, cruiser)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "launch "+ship+" 3")
		prove.Is(t, "aboard", r.s.transport[0].aircraft, 3)
		prove.Is(t, "based", r.s.fleets[r.a].based, 0)
		r.says(0, "Nothing is loaded or unloaded at "+nameOf(r.sys(r.b))+", because the detachment stopped on its way")
	})
	t.Run("6.4 an Operation without a ship to act with is cancelled and not paid", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.laws[0], r.s.lawCount = proposal{entry: c4, bound: nobody, a: uint8(actionCost(operation)), b: 2}, 1
		r.ships(0, r.a, frigate)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "done", "done")
		r.s.fleets[r.a] = fleet{owner: nobody} // destroyed in an earlier slot
		r.quiet()
		prove.Is(t, "result", r.s.past[0][0].result, cancelled)
		in, _ := r.s.income(0)
		prove.Is(t, "Resources", int(r.s.houses[0].treasury), 10+in)
		r.says(0, "Operation: not possible, because there were no ships left to do it; not paid")
	})
	t.Run("16.5 nor is one whose only detachment Chaos stops", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.laws[0], r.s.lawCount = proposal{entry: c4, bound: nobody, a: uint8(actionCost(operation)), b: 2}, 1
		r.s.chaos[1] = trouble{target: 0, kind: operation, blame: 1}
		r.ships(0, r.a, frigate)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b))
		prove.Is(t, "result", r.s.past[0][0].result, cancelled)
		prove.Is(t, "reason", r.s.past[0][0].why, byChaos)
		in, _ := r.s.income(0)
		prove.Is(t, "Resources", int(r.s.houses[0].treasury), 10+in)
	})
	t.Run("19.11 a House learns what its actions came to, with reason and price", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].treasury = 40
		r.s.watch = rules.Only(1)
		r.turn(map[rules.Seat][]string{0: {
			"act construction", "build " + r.world(r.home(0)) + " port", "act subterfuge", "plot espionage 2", "act research", "research servo-armour",
		}})
		home := nameOf(r.sys(r.home(0)))
		r.says(0, "Construction, "+home+": done; 4 Resources paid")
		r.says(0, "Subterfuge, Espionage: failed, because a Security Watch was on guard; 4 Resources paid")
		own := r.s.View(0).(*View).Own.Results
		prove.Is(t, "results", len(own), 3)
		prove.Is(t, "second slot", own[1].Outcome, ResultFailed)
		prove.Is(t, "reason", own[1].Why, reasonRef(byWatch))
		prove.Is(t, "price", own[1].Price, 4)
		prove.Is(t, "nothing of it is the other's", len(r.s.View(1).(*View).Own.Results), 0)
		r.quiet()
		prove.Is(t, "forgotten after the next turn", len(r.s.View(0).(*View).Own.Results), 0)
	})
	t.Run("19.11 what is struck out of a Production is told", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.slot("act production", "produce "+r.world(r.home(0)), "make frigate", "make troop", "done")
		r.ships(1, r.home(0), cruiser)
		r.quiet()
		home := nameOf(r.sys(r.home(0)))
		r.says(0, "Not produced on "+home+", because another fleet is there: Frigate (1)")
		prove.Is(t, "nobody else is told", len(r.events(EvStruck))-1, 0)
		prove.Is(t, "only he", r.events(EvStruck)[0].Seen, rules.Only(0))
		r = newRealm(t, 2, 0)
		r.s.laws[0], r.s.lawCount = proposal{entry: l01, bound: nobody}, 1
		r.slot("act production", "produce "+r.world(r.home(0)), "make frigate", "make troop", "done")
		for range 10 {
			r.ships(0, r.a, frigate)
		}
		r.quiet()
		prove.Is(t, "under the Fleet Ceiling Treaty", r.events(EvStruck)[0].From, reasonRef(byCeiling))
	})
	t.Run("14.2 a bombardment that is prevented is told", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.b, 2, shield)
		r.ships(0, r.a, dreadnought)
		r.attack("bombard " + r.world(r.b))
		r.says(0, "No bombardment of "+nameOf(r.sys(r.b))+", because a Planetary Shield covers it")
	})
	t.Run("12.4 a landing that is skipped is told", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		b := r.owns(1, r.b, 1)
		r.loaded(0, r.a, 3, 0)
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "land "+r.world(r.b)+" 3", "done", "done")
		b.holder = 2 // fallen to a third House in an earlier slot
		r.quiet()
		r.says(0, "No landing on "+nameOf(r.sys(r.b))+", because it would have started a war by accident")
		prove.Is(t, "aboard", r.s.transport[0].troops, 3)
	})
	t.Run("19.1 what is lost later is refunded with its reason", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.b, 0)
		r.loaded(1, r.a, 3, 0)
		r.turn(map[rules.Seat][]string{
			0: {"act construction", "build " + r.world(r.b) + " port"},
			1: {"empty", "act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 3", "done", "done"},
		})
		r.says(0, "Construction: 4 Resources back, because the planet is no longer in your hands")
		k := r.s.View(0).(*View).Own.Results[0]
		prove.Is(t, "outcome", k.Outcome, ResultUndone)
		prove.Is(t, "back", k.Back, 4)
	})
	t.Run("11.2 the Docks' capacity goes with the Shipyard", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		b := r.owns(0, r.b, 0, shipyard)
		b.res = 1
		r.s.houses[0].techs = 1 << t16
		r.slot("act production", "produce "+r.world(r.b), "make troop", "make troop", "make troop", "make troop", "make troop", "done")
		b.works = 0 // sabotaged in an earlier slot
		r.quiet()
		prove.Is(t, "Troops", b.troops, 3)
		prove.Is(t, "price", r.s.past[0][0].price, 2)
	})
	t.Run("19.2 the initiative of the slot says whose new ships come first", func(t *testing.T) {
		for _, first := range []rules.Seat{0, 1} {
			r := newRealm(t, 2, 0)
			for i := range rules.Seat(2) {
				b := &r.s.bodies[firstPlanet(r.b)+planet(i)]
				*b = body{res: 2, inf: 2, owner: i, holder: i, start: i}
				b.add(shipyard)
			}
			r.s.count[r.b] = 2
			r.rolls(2 - int(first)) // 2 leaves the order as it is, 1 changes it
			r.turn(map[rules.Seat][]string{
				0: {"act production", "produce " + r.sys(r.b) + "-1", "make frigate", "done"},
				1: {"act production", "produce " + r.sys(r.b) + "-2", "make frigate", "done"},
			})
			prove.Is(t, "first in the slot", r.events(EvOrder)[0].Seat, first)
			prove.Is(t, "whose ship comes", r.s.fleets[r.b].owner, first)
			prove.Is(t, "who is paid back", r.events(EvRefund)[0].Seat, 1-first)
		}
	})
	t.Run("16.4 every report of a turn is kept", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		propose(r.s, d04)
		r.s.docket[0].bound = nobody
		r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2", "no-blame", "vote 1 5 1"}})
		list := r.s.View(0).(*View).Own.Reports
		prove.Is(t, "reports", len(list), 2)
		prove.Is(t, "Espionage", list[0].Target, 1)
		prove.Is(t, "Open Ledgers", list[1].Target, 2)
	})
	t.Run("14.4 ground combat ends after a hundred rounds: the landing has failed", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.misses()
		r.owns(1, r.b, 8)
		r.loaded(0, r.a, 6, 0)
		r.attack("land " + r.world(r.b) + " 6")
		prove.Is(t, "rounds", len(r.events(EvGround)), 200)
		prove.Is(t, "beaten back", len(r.events(EvRepelled)), 1)
		prove.Is(t, "garrison", r.s.bodies[firstPlanet(r.b)].troops, 8)
	})
}

// nameOf is the English name of a system.
func nameOf(id string) string {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		panic(err)
	}
	r, _ := Game.FindRef(id)
	v := &lexicon.Voice{Lexicon: l, Language: "en", Name: Game.Name}
	return v.NameOf(r)
}

func TestLossesAreTold(t *testing.T) {
	t.Run("19.7 only the Aircraft that find no berth are lost", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.b, 0, 4)
		r.s.fleets[r.b].based = 5
		r.quiet()
		prove.Is(t, "told", r.events(EvLostUnits)[0].N, 3)
		prove.Is(t, "aboard", r.s.transport[0].aircraft, 6)
		r = newRealm(t, 2, 0)
		r.loaded(0, r.b, 0, 4)
		r.s.fleets[r.b].based = 2
		r.quiet()
		prove.Is(t, "nothing to tell", len(r.events(EvLostUnits)), 0)
	})
	t.Run("13.6 Aircraft left behind in a retreat are told", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.misses()
		r.owns(1, r.b, 1)
		r.owns(1, r.c, 1)
		r.ships(1, r.b, frigate)
		r.s.fleets[r.b].based, r.s.fleets[r.b].standing = 3, 3<<2 // at once
		r.ships(0, r.a, cruiser, cruiser)
		r.attack()
		lost := 0
		for _, e := range r.events(EvLostUnits) {
			lost += int(e.N)
		}
		prove.Is(t, "withdrawn", len(r.events(EvWithdraws)), 1)
		prove.Is(t, "lost", lost, 3)
	})
	t.Run("13.3 anti-aircraft fire of a Flagship is told as its own", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.misses()
		r.s.houses[0].upgrades[0] = f03
		r.ships(0, r.a, flagship)
		r.owns(1, r.b, 1)
		r.ships(1, r.b, cruiser)
		r.s.fleets[r.b].based = 1
		r.attack()
		prove.Is(t, "who fires", r.events(EvAntiAir)[0].Who, unitRef(flagship))
	})
}

func TestBans(t *testing.T) {
	t.Run("8.6 what the Council forbids this turn is refused when it is ordered, and who is at fault is said", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.now.banned, r.s.now.quarantine = research, 0
		r.slot()
		r.blamed("act research", bannedAction, "research", "decree-5")
		r.blamed("act production", inQuarantine, "production", "dockside-quarantine")
		v := r.s.View(1).(*View)
		prove.Is(t, "banned", v.Banned, ActionResearch)
		prove.Is(t, "in quarantine", v.Quarantined, 0)
		r.all("act construction")
	})
	t.Run("17.8 moored ships get no path, the others do", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.now.moored = 0
		r.ships(0, r.a, dreadnought, frigate)
		r.slot("act operation", "fleet "+r.sys(r.a))
		r.blamed("go "+r.sys(r.b), shipsMoored, r.sys(r.b), "mooring-order")
		r.all("stay dreadnought 2", "go "+r.sys(r.b))
		prove.Is(t, "moored", r.s.View(1).(*View).Moored, 0)
	})
	t.Run("14.1 no attack on planets under a truce, an imposed peace or in a sanctuary", func(t *testing.T) {
		arrives := func(set func(s *state, at hex)) *realm {
			r := newRealm(t, 3, 0)
			r.owns(1, r.b, 1)
			r.loaded(0, r.a, 3, 0)
			r.ships(0, r.a, dreadnought)
			set(r.s, r.b)
			r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
			return r
		}
		r := arrives(func(s *state, at hex) { s.now.truce = true })
		r.blamed("land "+r.world(r.b)+" 3", truceHolds, r.world(r.b), "peace-of-the-empty-throne")
		r.blamed("bombard "+r.world(r.b), truceHolds, r.world(r.b), "peace-of-the-empty-throne")
		r = arrives(func(s *state, at hex) { s.pacts[0] = pact{a: 1, b: 0, until: 9} })
		r.blamed("land "+r.world(r.b)+" 3", peaceImposed, r.world(r.b), "decree-8")
		r.blamed("bombard "+r.world(r.b), peaceImposed, r.world(r.b), "decree-8")
		r = arrives(func(s *state, at hex) { s.laws[0], s.lawCount = proposal{entry: c7, bound: nobody, a: uint8(at)}, 1 })
		r.blamed("land "+r.world(r.b)+" 3", inSanctuary, r.world(r.b), "decree-7")
		r.blamed("bombard "+r.world(r.b), inSanctuary, r.world(r.b), "decree-7")
	})
	t.Run("23.2 truce and imposed peace are seen by all", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.now.truce = true
		r.s.pacts[2] = pact{a: 1, b: 0, until: 9}
		r.s.chaos[0] = trouble{target: 1, kind: research, blame: 0}
		r.s.spied[0], r.s.watch = 2, rules.Only(0)
		v := r.s.View(2).(*View)
		prove.True(t, "truce", v.Truce)
		prove.Same(t, "pacts", v.Pacts, []PactView{{1, 0, 9}})
		own := r.s.View(0).(*View).Own
		prove.Is(t, "own Chaos", own.Chaos, ChaosView{1, ActionResearch})
		prove.Is(t, "before whom one acts", own.Prefers, 2)
		prove.True(t, "on watch", own.OnWatch)
		prove.Is(t, "no business of the others", v.Own.Chaos, ChaosView{Target: nobody})
	})
}

func TestTransfers(t *testing.T) {
	t.Run("12.3 from one transport to another wherever both are there", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].upgrades[0] = f06
		first, second := r.loaded(0, r.a, 3, 0), r.loaded(0, r.a, 0, 0)
		r.ships(0, r.a, flagship)
		flag := plainID(transportRef(flagTransport(0)))
		r.slot("act operation", "fleet "+r.sys(r.a), "remain "+second, "transfer "+first+" "+flag, "transfer "+first+" "+second, "go "+r.sys(r.b), "done", "done")
		r.quiet()
		prove.Is(t, "into the Flagship", r.s.houses[0].flag.troops, 1)
		prove.Is(t, "into the one that stays", r.s.transport[1].troops, 1)
		prove.Is(t, "which stays", r.s.transport[1].at, r.a)
		prove.Is(t, "left", r.s.transport[0].troops, 1)
	})
	t.Run("12.3 after a move, too, with what lies there", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		there, comes := r.loaded(0, r.b, 0, 0), r.loaded(0, r.a, 2, 0)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "transfer "+comes+" "+there)
		prove.Is(t, "there", r.s.transport[0].troops, 1)
		prove.Is(t, "came", r.s.transport[1].troops, 1)
		prove.Is(t, "both are there", r.s.transport[1].at, r.b)
	})
	t.Run("12.3 not with one that is elsewhere", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		far, ship := r.loaded(0, r.b, 0, 0), r.loaded(0, r.a, 2, 0)
		r.slot("act operation", "fleet "+r.sys(r.a))
		r.blamed("transfer "+ship+" "+far, notInPart, ship, far)
	})
}
