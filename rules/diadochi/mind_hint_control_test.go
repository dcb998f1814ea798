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

// TestAHintOfAForceMarchNamesWhoMarches: the general who gains most by it, and what he would do, as the hint to activate him says.
func TestAHintOfAForceMarchNamesWhoMarches(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 gordion memphis
		control 2 ankyra
		units 1 gordion mercenary 6
		general 1 antigonos gordion
		units 1 memphis mercenary 1
		general 1 ptolemaios memphis`)
	c.play("ops city-founded")
	j := judge{c.state, veteran}
	v := j.look(0)
	who, gain := v.bestMarcher(3)
	prove.True(t, "somebody gains", who != noGeneral && gain > 0)
	said := j.purpose(0, c.parse("force-march"))
	prove.Same(t, "who", said[0], rules.Say("diadochi.hint.marcher", rules.R(generalRef(who)), rules.N(3)))
	prove.Same(t, "what for", said[1:], j.purpose(0, rules.Move{Verb: activateVerb, A: int16(who)})) // three MP are expected there, too
	prove.True(t, "something", len(said) > 1)
}

// TestAProvinceThatComesAnywaySpeaksForNoMarch: where another army stands already that wins it in the next Surrender Segment, the gain is not
// promised again; where that army is what marches, or both are needed, it is.
func TestAProvinceThatComesAnywaySpeaksForNoMarch(t *testing.T) {
	won := []rules.Text{rules.Say("diadochi.hint.province", rules.R(provinceRef(syria)), rules.N(int(provinces[syria].vp)))}
	for _, row := range []struct {
		name   string
		held   []space
		stands space
		home   place
		want   []rules.Text
	}{
		{"nobody stands there", []space{spDamaskos, spChalybon}, spGaza, marching, won},
		{"it comes anyway", []space{spDamaskos, spChalybon}, spPoseideion, marching, nil},
		{"the army that stands there marches", []space{spDamaskos, spChalybon}, spPoseideion, outside(spPoseideion), won},
		{"both are needed", []space{spDamaskos}, spPoseideion, marching, won},
		{"the space itself comes anyway", []space{spDamaskos, spChalybon}, spPharnake, marching, nil},
	} {
		b := newWar(t, 2)
		b.control(0, row.held...)
		b.control(1, spPharnake)
		b.addUnits(outside(row.stands), 0, mercenary, 2)
		prove.Same(t, row.name, judge{b.state, veteran}.marchedProvince(0, spPharnake, row.home), row.want)
	}
}

// TestWhatSurrendersIsKnown: what is reckoned with in the next Surrender Segment is what comes in it (3.21, 3.22).
func TestWhatSurrendersIsKnown(t *testing.T) {
	b := newWar(t, 2)
	b.control(1, spPharnake, spDamaskos)
	b.control(independents, spChalybon)
	b.control(0, spIoppe)
	for _, sp := range []space{spPharnake, spDamaskos, spChalybon, spPoseideion, spIoppe, spPalmyra} {
		b.addUnits(outside(sp), 0, mercenary, 2)
	}
	comes, had := b.surrendering(0, marching), b.pcs[0]
	b.surrender(b.ctx(), 0)
	prove.Same(t, "what comes", comes, b.pcs[0].without(had))
	prove.True(t, "something", comes.has(spPharnake) && comes.has(spPoseideion))
}
