package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAHintOfAnEventNamesItsTarget: of the cities that a card can found, the one that wins a province, and that it does.
func TestAHintOfAnEventNamesItsTarget(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 athenai korinthos sardis pergamon
		control 2 mytilene`)
	said := Mind{}.Reasons(c.state, 0, c.parse("play city-founded"))
	prove.Same(t, "said", said, []rules.Text{
		rules.Say("diadochi.hint.event.bonus"),
		rules.Say("diadochi.hint.aim", rules.R(spaceRef(spEphesos))),
		rules.Say("diadochi.hint.province", rules.R(provinceRef(lydia)), rules.N(int(provinces[lydia].vp))),
	})
	c.play("play city-founded")
	prove.Allowed(t, "another is a target, too", c.Check(0, c.parse("target thebai")))
}

// TestAHintOfAnEventSinglesOutNoneOfEquals: where others are worth as much, no target is named.
func TestAHintOfAnEventSinglesOutNoneOfEquals(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 athenai korinthos sardis pergamon`)
	c.play("play city-founded")
	_, sole := judge{c.state, veteran}.bestAim(0)
	prove.True(t, "Ephesos or Mytilene", !sole)
}
