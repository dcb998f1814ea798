package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// foreseen is what a position tells of an attack.
func foreseen(t *testing.T, s *state, who, at string) (rules.Stake, bool) {
	t.Helper()
	g, ok := Game.FindRef(who)
	sp, ok2 := Game.FindRef(at)
	if !ok || !ok2 {
		t.Fatal("no such thing")
	}
	return s.Foresee(g, sp)
}

// TestAnAttackIsForeseenAsItWillBe: who is threatened reads the same chances as the attacker, once he has come, from the
// other side.
func TestAnAttackIsForeseenAsItWillBe(t *testing.T) {
	c := position(t, `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 gordion
		control 2 ankyra
		units 1 gordion mercenary 6 elephant 1
		general 1 antigonos gordion
		units 2 ankyra mercenary 4 royal-army 1
		general 2 eumenes ankyra`)
	before := c.Hash()
	k, ok := foreseen(t, c.state, "antigonos", "ankyra")
	prove.True(t, "it is known and changes nothing", ok && c.Hash() == before)
	c.play("[6] activate antigonos")
	found := false
	for _, his := range c.Stakes(0, c.parse("step ankyra"), nil) {
		if his.What.Key != "diadochi.stake.battle" {
			continue
		}
		found = true
		for i := range 3 {
			prove.Is(t, "chance", k.Ways[i].Least, his.Ways[2-i].Least)
		}
	}
	prove.True(t, "the attacker is told of the battle", found)
}

// TestASiegeIsForeseen: a city without a force before it reads what one attempt would bring; an open space has none.
func TestASiegeIsForeseen(t *testing.T) {
	c := position(t, `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 gordion
		control 2 ankyra kelainai
		units 1 gordion mercenary 6
		general 1 antigonos gordion`)
	k, ok := foreseen(t, c.state, "antigonos", "kelainai")
	prove.True(t, "a siege", ok && k.What.Key == "diadochi.stake.siege")
	prove.Is(t, "its fall is feared", k.Ways[0].Good, int8(-1))
	_, ok = foreseen(t, c.state, "antigonos", "gordion")
	prove.True(t, "nobody besieges his own", !ok)
	for g := range c.at {
		for sp := range numSpaces { // whoever is asked about, there is an answer
			c.Foresee(generalRef(general(g)), spaceRef(space(sp)))
		}
	}
	_, ok = foreseen(t, c.state, "eumenes", "kelainai")
	prove.True(t, "without an Army there is no siege", !ok)
}

// TestTooFewForASiegeAreNoThreat: two CUs try none (9.2), unless others of theirs stand before the city already.
func TestTooFewForASiegeAreNoThreat(t *testing.T) {
	for units, want := range map[string]bool{"units 1 gordion mercenary 2": false, "units 1 gordion mercenary 3": true,
		"units 1 gordion mercenary 2\n\t\tunits 1 kelainai mercenary 1": true} {
		c := position(t, `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 gordion
		control 2 ankyra kelainai
		general 1 antigonos gordion
		`+units)
		_, ok := foreseen(t, c.state, "antigonos", "kelainai")
		prove.Is(t, units, ok, want)
	}
}
