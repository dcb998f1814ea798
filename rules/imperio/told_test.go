package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestSentencesByTheirNumbers(t *testing.T) {
	for _, c := range []struct {
		why string
		e   rules.Event
		key string
		n   rules.Arg // {4}
	}{
		{"17.5 Resources gained", rules.Event{Verb: EvGain, Seat: 1, Who: entryRef(d01), N: 4}, "gain", rules.N(4)},
		{"17.5 Resources lost are no negative number", rules.Event{Verb: EvGain, Seat: 1, Who: entryRef(d05), N: -4}, "loss", rules.N(4)},
		{"17.4 a decision that nobody voted on lapses", rules.Event{Verb: EvDecision, Seat: nobody, Who: entryRef(l01), N: int16(noVote)}, "decision.lapsed", rules.N(0)},
		{"17.4 a decision for it", rules.Event{Verb: EvDecision, Seat: nobody, Who: entryRef(l01), N: int16(forIt)}, "decision.for", rules.N(int(forIt))},
		{"17.4 a decision against it", rules.Event{Verb: EvDecision, Seat: nobody, Who: entryRef(l01), N: int16(against)}, "decision.against", rules.N(int(against))},
		{"17.3 an election", rules.Event{Verb: EvDecision, Seat: nobody, Who: entryRef(l15), N: int16(firstElect)}, "decision.elect", rules.N(int(firstElect))},
		{"16.2 a plot that was foiled", rules.Event{Verb: EvVictim, Seat: 1, Who: plotRef(drain), N: 0, M: 1}, "victim.foiled", rules.N(0)},
		{"16.2 one that was not", rules.Event{Verb: EvVictim, Seat: 1, Who: plotRef(drain), N: 0}, "victim.drain", rules.N(0)},
	} {
		t.Run(c.why, func(t *testing.T) {
			text, ok := politicsTell(c.e)
			prove.True(t, "told", ok)
			prove.Is(t, "sentence", text.Key, "imperio.told."+c.key)
			prove.Is(t, "number", text.Args[3], c.n)
		})
	}
}

func TestVictimsLearn(t *testing.T) {
	t.Run("16.4 a Security Watch tells who really came to spy, whoever is blamed", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.watch = rules.Only(1)
		r.log = rules.Log{}
		d := deed{kind: subterfuge, a: uint8(espionage), b: 1, blame: 2}
		result, why := r.s.spy(ctx{log: &r.log}, 0, &d)
		prove.Same(t, "result, reason", [2]any{result, why}, [2]any{failed, byWatch})
		list := r.events(EvVictim)
		prove.Is(t, "told once", len(list), 1)
		prove.Same(t, "author, foiled, to whom", [3]any{list[0].Seat, list[0].M, list[0].Seen}, [3]any{rules.Seat(0), int16(1), rules.Only(1)})
	})
	t.Run("18.5 the end of an alliance is told, to all", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.log = rules.Log{}
		r.s.ally[0], r.s.ally[1] = rules.Only(1), rules.Only(0)
		x := ctx{log: &r.log}
		r.s.startWar(x, 0, 2)
		prove.Is(t, "another war ends none", len(r.events(EvAlliance)), 0)
		r.s.startWar(x, 0, 1)
		list := r.events(EvAlliance)
		prove.Is(t, "told once", len(list), 1)
		prove.Same(t, "of whom, off, to whom", [4]any{list[0].Seat, list[0].N, list[0].M, list[0].Seen}, [4]any{rules.Seat(0), int16(1), int16(0), rules.Everyone})
	})
	t.Run("18.4 18.5 offers are told to both Houses and to nobody else", func(t *testing.T) {
		for words, verb := range map[string]uint8{"ally 2": EvProposes, "offer 2": EvOffer} {
			r := newRealm(t, 3, 0)
			r.log = rules.Log{}
			r.all(words)
			if verb == EvOffer {
				r.all("give-resources 1", "send")
			}
			list := r.events(verb)
			prove.Is(t, words+": told once", len(list), 1)
			prove.Same(t, "by whom, to whom, who sees it", [3]any{list[0].Seat, list[0].N, list[0].Seen}, [3]any{rules.Seat(0), int16(1), rules.Only(0).With(1)})
		}
	})
	t.Run("16.7 the dice of Sedition are told eight by eight, and none where there is no Troop", func(t *testing.T) {
		for troops, want := range map[uint8]int{0: 0, 1: 1, 8: 1, 9: 2, 16: 2} {
			r := newRealm(t, 2, 0)
			r.owns(1, r.b, troops)
			r.log = rules.Log{}
			r.s.desert(ctx{ch: ones{}, log: &r.log}, 0, firstPlanet(r.b))
			prove.Is(t, "events", len(r.events(EvDice)), want)
			prove.Is(t, "dice", r.dice(EvDice), int(troops))
		}
	})
}

func TestCaptionsOfVotes(t *testing.T) {
	t.Run("17.4 only what lies on the table is named", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		propose(r.s, l01)
		prove.Is(t, "the first", r.label("vote 1 2 1").Args[0], rules.R(entryRef(l01)))
		m, err := Game.Parse("vote 2 2 1")
		prove.Is(t, "words", err, nil)
		var c rules.Caption
		r.s.politicsArgs(&c, m)
		prove.Is(t, "no second", c.Label.Args[0], rules.Arg{})
	})
}

func TestNumbersOfRefusals(t *testing.T) {
	t.Run("18.4 a refusal tells the number that was named", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.all("offer 2")
		m, err := Game.Parse("give-resources 11")
		prove.Is(t, "words", err, nil)
		ill := r.s.Explain(0, m)
		prove.Is(t, "why", ill.Why.Key, notToGive.Why.Key)
		prove.Is(t, "number", ill.Why.Args[0], rules.N(11))
	})
	t.Run("18.4 a fleet is not given away from under its Flagship: both are at fault", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, cruiser, flagship)
		r.all("offer 2")
		r.blamed("give-fleet "+r.sys(r.a), flagshipThere, r.sys(r.a), plainID(transportRef(flagTransport(0))))
	})
	t.Run("12.5 a question for standing orders names the system", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, cruiser)
		r.all("done", "fleet "+r.sys(r.a))
		prove.Is(t, "system", r.s.question(0).Args[0], rules.R(r.s.systemRef(r.a)))
	})
}

// A battle may end before its first round: a fleet withdraws, or falls to the anti-aircraft volley.
func TestABattleWithoutRoundsIsNotCalledWon(t *testing.T) {
	for rounds, key := range []string{"imperio.told.battle-ends.unfought", "imperio.told.battle-ends", "imperio.told.battle-ends"} {
		text, told := Game.Tell(rules.Event{Verb: EvBattleEnds, Seat: 1, N: int16(rounds)})
		prove.True(t, "told", told)
		prove.Is(t, "sentence", text.Key, key)
	}
	text, _ := Game.Tell(rules.Event{Verb: EvBattleEnds, Seat: nobody})
	prove.Is(t, "nobody left", text.Key, "imperio.told.battle-ends.nobody")
}
