package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// matters asks the table whether the open question of a seat is one that matters; it must be open all the same.
func matters(b *table, seat rules.Seat) bool {
	b.t.Helper()
	r, asked := Game.(rules.Reactions).Reaction(b.state, seat)
	prove.True(b.t, "asked", asked)
	return r.Matters
}

// TestACardWithoutEffectDoesNotMatter: whoever wants to be asked only when it matters is not asked before a battle for a card that
// can change nothing in it (3.32).
func TestACardWithoutEffectDoesNotMatter(t *testing.T) {
	for _, c := range []struct {
		what      string
		mine, his units
		card      card
		matters   bool
	}{
		{"Oratory without Royal Army", units{mercenary: 6}, units{mercenary: 6}, cardTheGiftOfOratory, false},
		{"Oratory against Royal Army", units{mercenary: 6}, units{mercenary: 4, royalArmy: 2}, cardTheGiftOfOratory, true},
		{"a charge in an open battle", units{mercenary: 6}, units{mercenary: 6}, cardChargeOfTheCompanions, true},
		{"a charge in a battle that is won", units{loyal: 8}, units{mercenary: 4}, cardChargeOfTheCompanions, false},
		{"a bribe in a battle that is won brings units", units{loyal: 8}, units{mercenary: 4}, cardBribery, true},
	} {
		b := armiesMeet(t, c.mine, c.his)
		b.control(independents, spIkonion)
		b.hand(0, c.card)
		b.dice(6)
		b.play("activate antigonos", "step ikonion")
		for b.top().kind != inWindow { // an overrun, an evasion
			b.play("pass")
		}
		b.asks(inWindow)
		prove.Is(t, c.what, matters(b, 0), c.matters)
		stakes := b.Stakes(0, rules.Move{Verb: surpriseVerb, A: int16(c.card)}, nil)
		idle := slices.ContainsFunc(stakes, func(k rules.Stake) bool { return k.What.Key == "diadochi.stake.card.idle" })
		prove.Is(t, c.what+": whoever may play it all the same is told", idle, !c.matters)
	}
}

// TestWeatherMattersToWhoItHelps: nobody sinks his own voyage, and fog hides it only from those who may stop it.
func TestWeatherMattersToWhoItHelps(t *testing.T) {
	for _, c := range []struct {
		what    string
		holder  rules.Seat
		card    card
		fleet   rules.Seat // whose is the fleet of Rhodos
		matters bool
	}{
		{"a storm on one's own voyage", 0, cardStormsAtSea, 1, false},
		{"a storm on another's", 1, cardStormsAtSea, 1, true},
		{"fog where somebody may stop the voyage", 0, cardFog, 1, true},
		{"fog where nobody can", 0, cardFog, nobody, false},
		{"fog on another's voyage calls it off", 1, cardFog, nobody, true},
	} {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.fleetOf[7] = c.fleet
		b.hand(c.holder, c.card)
		b.play("sail miletos", "done")
		if b.top().kind == inNavalInterception {
			b.play("pass")
		}
		b.asks(inWindow)
		prove.Is(t, c.what, matters(b, c.holder), c.matters)
	}
}

// TestAnEvasionThatCannotHelpDoesNotMatter: a stack that wins anyway, beside one that may lose (6.10).
func TestAnEvasionThatCannotHelpDoesNotMatter(t *testing.T) {
	for _, c := range []struct {
		what      string
		mine, his units
		matters   bool
	}{{"against a few", units{mercenary: 1}, units{loyal: 8}, false}, {"against as many", units{mercenary: 6}, units{mercenary: 6}, true}} {
		b := armiesMeet(t, c.mine, c.his)
		b.control(independents, spIkonion)
		b.dice(6)
		b.play("activate antigonos", "step ikonion")
		b.asks(inEvasion)
		prove.Is(t, c.what, matters(b, 1), c.matters)
		for _, m := range rules.Moves(b.state, 1, nil) {
			if m.Verb != evadeVerb {
				continue
			}
			stakes := b.Stakes(1, m, nil)
			prove.Is(t, c.what+": the fight comes only if the evasion fails", stakes[len(stakes)-1].What.Key, "diadochi.stake.battle-if-caught")
		}
	}
}

// TestAHopelessNavalBattleDoesNotMatter: as by land (8.15).
func TestAHopelessNavalBattleDoesNotMatter(t *testing.T) {
	for _, c := range []struct {
		what    string
		escort  []fleet
		matters bool
	}{{"no escort", nil, true}, {"a strong escort", []fleet{2, 3, 4, 5, 8, 9, 10, 11}, false}} {
		b := atAthenai(t, 2, units{mercenary: 3})
		for _, f := range c.escort {
			b.fleetOf[f] = 0
		}
		b.play("sail miletos")
		for _, f := range c.escort {
			if m := (rules.Move{Verb: escortVerb, A: int16(f)}); b.Check(0, m) == nil {
				b.play(Game.Format(m))
			}
		}
		b.play("done")
		b.asks(inNavalInterception)
		prove.Is(t, c.what, matters(b, 1), c.matters)
	}
}
