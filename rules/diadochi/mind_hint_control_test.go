package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAHintOfControlTellsWhatThePointsWin: what the points that are left bring together, and nothing where they do not win a province.
func TestAHintOfControlTellsWhatThePointsWin(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 ephesos`)
	c.play("ops city-founded")
	said := judge{c.state, veteran}.purpose(0, c.parse("control sardis"))
	prove.Same(t, "Sardes first", said, []rules.Text{
		rules.Say("diadochi.hint.province.points", rules.R(provinceRef(lydia)), rules.N(int(provinces[lydia].vp)), rules.N(1)),
	})
	said = judge{c.state, veteran}.purpose(0, c.parse("control pergamon"))
	prove.Same(t, "Sardes then", said, []rules.Text{
		rules.Say("diadochi.hint.province.points", rules.R(provinceRef(lydia)), rules.N(int(provinces[lydia].vp)), rules.N(1)),
	})
	c.play("control pergamon")
	c.play("control mytilene")
	said = judge{c.state, veteran}.purpose(0, c.parse("control sardis"))
	prove.Same(t, "then it is won at once", said[0].Key, "diadochi.hint.province")
	c = position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 ephesos
		control 2 sardis`)
	c.play("ops city-founded")
	prove.Is(t, "no point takes Sardes", judge{c.state, veteran}.pointsToProvince(0, spPergamon), 0)
	c = position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 engineers
		control 1 ephesos`)
	c.play("ops engineers")
	said = judge{c.state, veteran}.purpose(0, c.parse("control pergamon"))
	prove.Same(t, "there is no other point", said[0].Key, "diadochi.hint.nearly.city")
}
