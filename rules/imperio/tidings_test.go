package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// openings are the events with which a game of these Houses and options begins.
func openings(t *testing.T, players int, options, seed uint64) (*state, []rules.Event) {
	t.Helper()
	ch := dice.New(seed, 1)
	st, err := Game.New(rules.Setup{Seats: players, Options: options}, ch)
	if err != nil {
		t.Fatal(err)
	}
	var log rules.Log
	for st.(*state).phase == setupPhase && st.(*state).name[0] == noSystem {
		p := st.Pending(nil)[0].Seat
		st.Apply(p, rules.Moves(st, p, nil)[0], ch, &log)
	}
	return st.(*state), log.Events
}

func TestOpeningReport(t *testing.T) {
	t.Run("4.2 every roll for the map tells of which system", func(t *testing.T) {
		s, events := openings(t, 3, uint64(optNoBalance), 4)
		rolls := map[rules.Ref]rules.Event{}
		for _, e := range events {
			if e.Verb == EvRolled && e.N < 2 {
				rolls[e.To] = e
			}
		}
		for h := range hex(s.mapSize()) {
			e, ok := rolls[s.systemRef(h)]
			prove.True(t, "rolled", ok)
			if ok && e.N == 1 && e.Dice[0] > 1 {
				prove.Is(t, "its first planet", [2]int8{s.bodies[firstPlanet(h)].inf, s.bodies[firstPlanet(h)].res}, [2]int8{lotBonus[e.Dice[1]], lotBonus[e.Dice[2]]})
			}
			prove.Is(t, "who rolled", e.Seat, s.roller[h])
		}
	})
	t.Run("4.4 every change of the balance tells of which systems", func(t *testing.T) {
		rerolls, swaps := 0, 0
		for seed := range uint64(20) {
			_, events := openings(t, 4, 0, seed)
			for _, e := range events {
				switch e.Verb {
				case EvReroll:
					rerolls++
					prove.Is(t, "rolled again", e.To.Kind, KindSystem)
				case EvSwap:
					swaps++
					prove.True(t, "two systems", e.From.Kind == KindSystem && e.To.Kind == KindSystem && e.From != e.To)
				}
			}
		}
		prove.True(t, "seen both", rerolls > 0 && swaps > 0)
	})
}

func TestEveryPublicEventIsTold(t *testing.T) {
	silent := map[uint8]bool{
		EvPhase: true, EvLoads: true, EvUnloads: true, // the last two only their House sees, as it ordered them
		EvShips: true, EvBased: true, EvGarrison: true, EvHulls: true, EvCargo: true, EvLaden: true, // what others tell, for those who draw it
	}
	for v := EvNone + 1; v < numEvents; v++ {
		if silent[v] {
			continue
		}
		e := rules.Event{Verb: v, N: 1, Seen: rules.Everyone, Who: unitRef(frigate), From: rules.Ref{Kind: KindSystem}, To: rules.Ref{Kind: KindSystem, ID: 1}, Dice: rules.Dice{7, 2}, M: 8}
		switch v {
		case EvVictim:
			e.Who = plotRef(sedition)
		case EvVotes, EvDecision:
			e.Who = entryRef(l01)
		}
		text, ok := Game.Tell(e)
		prove.True(t, eventNames[v], ok && text.Key != "")
	}
	t.Run("1.2 dice are told as they lie, with what they needed", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, frigate)
		r.owns(1, r.b, 1)
		r.ships(1, r.b, frigate)
		r.rolls(9, 3)
		r.attack()
		r.says(1, "Frigate of House 1: 1 hit, rolling for 8+: 9")
		r.says(0, "Frigate of House 2: 0 hits, rolling for 8+: 3")
		r.says(1, "A fleet of House 1 comes from "+nameOf(r.sys(r.a))+" to "+nameOf(r.sys(r.b))+" and meets another fleet")
	})
	t.Run("16.7 the dice of Sedition are told to all, those of Counter-intelligence to its House", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.s.houses[1].techs = 1 << t23
		r.owns(1, r.b, 1)
		r.rolls(6, 5)
		r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot sedition 2", "incite " + r.world(r.b)}})
		r.says(2, "House 1 stirs up the garrison and rolls 5: a Troop deserts on 4 or more")
		r.says(1, "The Counter-intelligence of House 2 rolls 6; it needs 7")
		r.says(2, nameOf(r.sys(r.b))+" is in the hands of House 1")
		for _, p := range []rules.Seat{0, 2} {
			for _, line := range r.sentences(p) {
				prove.True(t, "a secret die", !strings.Contains(line, "Counter-intelligence"))
			}
		}
	})
	t.Run("18.3 a blockade is told when it is declared and when it is lifted", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.b, 1)
		r.ships(0, r.b, frigate)
		r.turn(map[rules.Seat][]string{0: {"done", "blockade " + r.world(r.b)}})
		r.says(1, "House 1 declares a blockade of "+nameOf(r.sys(r.b)))
		r.turn(map[rules.Seat][]string{0: {"done", "lift " + r.world(r.b)}})
		r.says(1, "House 1 lifts the blockade of "+nameOf(r.sys(r.b)))
	})
}

func TestHiddenGarrisonsStayHidden(t *testing.T) {
	t.Run("23.2 new Troops are told to those who see the garrison", func(t *testing.T) {
		for _, hidden := range []bool{false, true} {
			options := uint64(0)
			if hidden {
				options = uint64(optHiddenGarrisons)
			}
			r := newRealm(t, 2, options)
			prove.Is(t, "the other is near", r.s.sees(1, firstPlanet(r.home(0))), false)
			r.s.houses[0].techs = 1 << t10
			r.turn(map[rules.Seat][]string{0: {"act production", "produce " + r.world(r.home(0)), "make troop", "done"}})
			want := rules.Everyone
			if hidden {
				want = rules.Only(0)
			}
			prove.Is(t, "production", r.events(EvDelivered)[0].Seen, want)
			r.log = rules.Log{}
			r.s.reinforce(ctx{nil, &r.log}, 0, 2, entryRef(d03))
			prove.Is(t, "Crown Auxiliaries", r.events(EvDelivered)[0].Seen, want)
			r.s.bodies[firstPlanet(r.home(0))].troops = 0
			r.s.civicGuard(ctx{nil, &r.log}, 0)
			prove.Is(t, "Civic Guard", r.events(EvMilitia)[0].Seen, want)
		}
	})
}

func TestFinalScreen(t *testing.T) {
	t.Run("21.4 Influence by source, and battles", func(t *testing.T) {
		r := newRealm(t, 2, uint64(optTurns10))
		r.s.turn = 10
		r.owns(0, r.a, 1, port)
		r.s.houses[0].abilities[0] = a05
		r.s.houses[0].techs = 1 << t21
		r.s.laws[0], r.s.lawCount = proposal{entry: l15, bound: 0}, 1
		r.ships(0, r.a, cruiser)
		r.owns(1, r.b, 1)
		r.ships(1, r.b, frigate)
		r.rolls(10, 1)
		r.attack()
		v := r.s.View(1).(*View)
		prove.True(t, "over", v.Over)
		prove.Is(t, "sources", v.Houses[0].Tally, SourcesView{Planets: 2, Bonuses: 6, Ability: 2, Techs: 2, Laws: 2})
		prove.Is(t, "battles", v.Houses[1].Battles, 1)
		k := v.Houses[0].Tally
		prove.Is(t, "sum", int(r.s.houses[0].influence), k.Planets+k.Bonuses+k.Ability+k.Techs+k.Laws+k.Ceded)
	})
}

func TestAlarm(t *testing.T) {
	t.Run("16.4 who learned of Espionage thinks of a Security Watch", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2"}})
		prove.True(t, "spied upon", r.s.spiedUpon(1))
		prove.True(t, "not the spy", !r.s.spiedUpon(0))
		prove.Is(t, "it sees the turn", r.s.View(1).(*View).Own.Alarm, 1)
		r.quiet()
		prove.True(t, "forgotten", !r.s.spiedUpon(1))
	})
}
