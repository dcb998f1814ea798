package table

import (
	"encoding/json"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func card(i int16) rules.Ref { return rules.Ref{Kind: 3, ID: i} }

func TestStandingOrders(t *testing.T) {
	plain := rules.Reaction{Use: []rules.Ref{card(1), card(2)}, Turn: 7}
	weighty := plain
	weighty.Matters = true
	all := StandingOrder{Stop: Always}
	never := StandingOrder{Stop: NotThisTurn, Turn: 7}
	for _, c := range []struct {
		name           string
		stops          Stops
		plain, weighty bool
	}{
		{"at first, if it matters", Stops{}, false, true},
		{"always", Stops{Kinds: [mostKinds]StandingOrder{all}}, true, true},
		{"not this turn", Stops{Kinds: [mostKinds]StandingOrder{never}}, false, false},
		{"that turn is over", Stops{Kinds: [mostKinds]StandingOrder{{NotThisTurn, 6}}}, false, true},
		{"another kind", Stops{Kinds: [mostKinds]StandingOrder{{}, all}}, false, true},
		{"one card always", Stops{Cards: []CardStop{{card(2), all}}}, true, true},
		{"one card never, the other as its kind", Stops{Cards: []CardStop{{card(1), never}}}, false, true},
		{"both cards never", Stops{Cards: []CardStop{{card(1), never}, {card(2), never}}}, false, false},
		{"a card that is not there", Stops{Cards: []CardStop{{card(3), all}}}, false, true},
		{"asked for once", Stops{Kinds: [mostKinds]StandingOrder{never}, Next: []rules.Ref{card(2)}}, true, true},
		{"another one asked for", Stops{Kinds: [mostKinds]StandingOrder{never}, Next: []rules.Ref{card(4)}}, false, false},
	} {
		if a, b := c.stops.asks(plain), c.stops.asks(weighty); a != c.plain || b != c.weighty {
			t.Errorf("%s: asked %v, and %v where it matters", c.name, a, b)
		}
	}
	bare := rules.Reaction{Kind: 1, Matters: true}
	prove.True(t, "an interception follows its kind", (&Stops{}).asks(bare) && !(&Stops{Kinds: [mostKinds]StandingOrder{1: {NotThisTurn, 0}}}).asks(bare))
}

// TestWhatWasLetPassStands: the same question does not come again, one that has changed does, and only the last few are remembered.
func TestWhatWasLetPassStands(t *testing.T) {
	var k refused
	k.note(0)
	prove.True(t, "one that never comes again", !k.stands(0))
	k.note(7)
	prove.True(t, "the same", k.stands(7) && !k.stands(8))
	for n := range uint64(len(k.asked)) {
		k.note(10 + n)
	}
	prove.True(t, "long ago", !k.stands(7) && k.stands(10))
	asked := rules.Reaction{Kind: 1, Matters: true}
	prove.True(t, "whoever wants to be asked always", (&Stops{Kinds: [mostKinds]StandingOrder{1: {Stop: Always}}}).always(asked) && !(&Stops{}).always(asked))
}

// What is kept stays small and comes back.
func TestStopsAreBounded(t *testing.T) {
	var s Stops
	for i := range int16(100) {
		s.set(card(i), StandingOrder{Stop: Always})
		s.askNext(card(i), true)
		s.askNext(card(i), true)
	}
	prove.Is(t, "cards", len(s.Cards), mostCards)
	prove.Is(t, "next", len(s.Next), mostCards)
	prove.Is(t, "the latest", s.Cards[mostCards-1].Card, card(99))
	s.askNext(card(99), false)
	prove.Is(t, "one less", len(s.Next), mostCards-1)
	data, err := json.Marshal(&s)
	var back Stops
	if err != nil || json.Unmarshal(data, &back) != nil || back.index(card(99)) < 0 || back.Cards[0].Stop != Always {
		t.Errorf("%v: %s", err, data)
	}
}
