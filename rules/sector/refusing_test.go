package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestWhatNoAnswerSpeaksOfIsRefusedWithReason points at cards, at planets out of reach and at places that an order has nothing to do with.
func TestWhatNoAnswerSpeaksOfIsRefusedWithReason(t *testing.T) {
	planning := func(t *testing.T) *bench { return setFrom(t, three) }
	ordered := func(order string, lines ...string) func(t *testing.T) *bench {
		return func(t *testing.T) *bench {
			b := set(t, lines...)
			b.order(order)
			return b
		}
	}
	ref := func(b *bench, kind uint8, id string) rules.Ref {
		return rules.Ref{Kind: kind, ID: idOf(b.T, kind, id)}
	}
	turn := func(t *testing.T) *bench {
		return set(t, "round 1 phase execution first 1", "order 1 build ashmere", "order 2 research coldharrow")
	}
	war := func(t *testing.T) *bench {
		return attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 minnow 1")
	}
	for name, c := range map[string]struct {
		bench    func(t *testing.T) *bench
		kind     uint8
		id       string
		why      *rules.Illegal
		culprits int
	}{
		"2.2 a planet out of reach":       {planning, KindPlanet, "edder", outOfReach, 1},
		"2.2 an area of it":               {planning, KindArea, "edder-1", outOfReach, 1},
		"4.4 a combat card":               {planning, KindCard, "g01", cardsInBattle, 1},
		"5.8 an event card":               {planning, KindEvent, "e01", eventsInRegroup, 1},
		"3.2 a resource card":             {planning, KindResource, "mine", workersPay, 1},
		"2.1 an order when they are done": {turn, KindOrder, "build", ordersInPlanning, 1},
		"3.1 a planet without orders":     {turn, KindPlanet, "ilvane", noTokenThere, 0},
		"3.1 an order of another":         {turn, KindStack, "coldharrow", covered, 2},
		"3.3 another planet":              {ordered("build ashmere"), KindArea, "ilvane-2", orderElsewhere, 2},
		"3.4 a planet that is not beside": {ordered("mobilise ashmere", "units 1 coldharrow-2 deckhand 1", "route ashmere-ilvane short 1", "route coldharrow-ilvane short", "route ashmere-lowmarrow short", "route coldharrow-lowmarrow short"), KindArea, "coldharrow-2", notBeside, 2},
		"3.4 no transport":                {ordered("mobilise ashmere", "units 1 ilvane-2 deckhand 1"), KindPlanet, "ilvane", noTransport, 1},
		"3.4 nobody leaves":               {ordered("mobilise ashmere", fleetOfTwo, "units 1 ashmere-1 deckhand 1"), KindArea, "ilvane-2", movesInto, 2},
		"4.1 the map in a battle":         {war, KindPlanet, "ashmere", battleFirst, 2},
	} {
		t.Run(name, func(t *testing.T) {
			b := c.bench(t)
			before, p := b.s.Hash(), b.s.top().seat
			ill := b.s.Refuse(p, ref(b, c.kind, c.id))
			prove.RefusedFor(t, name, ill, c.why.Why.Key)
			prove.Is(t, "rule", ill.Rule, c.why.Rule)
			prove.Is(t, "culprits", len(ill.Culprits), c.culprits)
			prove.Is(t, "nothing changed", b.s.Hash(), before)
		})
	}
	b := planning(t)
	prove.RefusedFor(t, "whose turn it is not", b.s.Refuse(1, planetRef(0)), notYourDecision.Why.Key)
	prove.Is(t, "a planet within reach is not refused", b.s.Refuse(b.s.top().seat, planetRef(b.s.seats[b.s.top().seat].home)) == nil, true)
}
