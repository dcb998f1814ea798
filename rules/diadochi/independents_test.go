package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestSilverShieldsServeAnybody(t *testing.T) {
	prove.Line(t, "S002-64 bound to no Faction and to no heir: beaten they join the winner, whatever his Prestige", func(t *testing.T) {
		b := armiesMeet(t, units{mercenary: 8}, units{silver: 2})
		b.silverState = silverInPlay
		b.control(independents, spIkonion)
		b.giveRoyal(b.ctx(), philippos, 1, outside(spIkonion))
		b.giveRoyal(b.ctx(), alexandros, 1, outside(spIkonion))
		b.dice(6, 6, 6, 1, 1, 6, 6, 6, 6, 1)
		b.play("activate antigonos", "step ikonion", "pass")
		for b.top().kind == inLosses {
			b.play("lose mercenary")
		}
		prove.Is(t, "his Legitimacy was higher", b.battle.sides[1].prestige > b.battle.sides[0].prestige, true)
		prove.Is(t, "SS of the winner", b.stacks[spIkonion].owner, 0)
		prove.Is(t, "SS", b.stacks[spIkonion].cu[silver], 2)
	})
	prove.Line(t, "S002-65 no CU is stronger", func(t *testing.T) {
		for u, worth := range battleWorth {
			if unit(u) != silver && worth >= battleWorth[silver] {
				t.Errorf("%s has strength %d", unitIDs[u], worth)
			}
		}
		prove.Is(t, "SS", battleWorth[silver], 3)
	})
}

func TestIndependentArmies(t *testing.T) {
	prove.Line(t, "S002-122 its Combat Strength and Battle Factor are those of the piece", func(t *testing.T) {
		b := newTable(t, 2)
		b.armyAt[leosthenes] = outside(spIkonion)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 8})
		b.activations()
		b.dice(6, 6, 6, 1, 2, 6, 6)
		b.play("activate antigonos", "step ikonion")
		prove.Is(t, "strength", b.battle.sides[1].strength, 8)
		prove.Is(t, "dice of 1 and 2 under Battle Factor 3", b.battle.sides[1].dice, [2]int8{3, 3})
	})
	prove.Line(t, "S002-125 friends of each other: two in one space fight together against players", func(t *testing.T) {
		b := newTable(t, 2)
		b.armyAt[seuthes], b.armyAt[leosthenes] = outside(spOdrysai), outside(spKardia)
		b.active, b.segment = nobody, noSegment
		b.depth = 1
		b.pushArmyMove(0, seuthes, 3)
		b.settle(b.ctx())
		b.play("move-army seuthes kardia")
		prove.Is(t, "no battle among them", b.battle.fought, false)
		prove.Is(t, "Seuthes goes on", b.top().kind, inArmyMove)
		b.play("done")

		b.army(0, lysimachos, outside(spByzantion), units{mercenary: 8})
		b.activations()
		b.active = 0
		b.dice(6, 6, 6, 1, 1, 6, 6)
		b.play("activate lysimachos", "step kardia")
		prove.Is(t, "strength of both", b.battle.sides[1].strength, 14)
	})
	prove.Line(t, "S000-34 an enemy in a card's text is an enemy of its player, not an Independent", func(t *testing.T) {
		b := newTable(t, 2)
		prove.Is(t, "the other player", b.isEnemy(0, 1), true)
		prove.Is(t, "himself", b.isEnemy(0, 0), false)
		prove.Is(t, "Independents", b.isEnemy(0, independents), false)
	})
}

func TestRevealedArmyFights(t *testing.T) {
	prove.Line(t, "S002-123 it attacks players' CUs and eliminates some", func(t *testing.T) {
		b := newTable(t, 2)
		b.armyAt[philon] = outside(spHekatompylos)
		b.army(1, peithon, outside(spZadrakarta), units{mercenary: 4})
		b.active, b.segment = nobody, noSegment
		b.depth = 1
		b.pushArmyMove(0, philon, 3)
		b.settle(b.ctx())
		b.dice(6, 6, 1, 1, safe, safe, 6)
		b.play("move-army philon zadrakarta")
		for b.top().kind == inEvasion || b.top().kind == inInterception {
			b.play("pass")
		}
		prove.Is(t, "who attacked", b.battle.sides[0].seat, independents)
		prove.True(t, "CUs were eliminated", b.told(EvLost).N > 0)
		prove.Is(t, "Philon stands", b.armyAt[philon], outside(spZadrakarta))
	})
	prove.Line(t, "S002-124 S002-85 it attacks players' CUs; who beats it gains +1 P", func(t *testing.T) {
		b := newTable(t, 2)
		b.armyAt[philon] = outside(spHekatompylos)
		b.army(1, peithon, outside(spZadrakarta), units{mercenary: 8})
		b.active, b.segment = nobody, noSegment
		b.depth = 1
		b.pushArmyMove(0, philon, 3)
		b.settle(b.ctx())
		b.dice(1, 1, 6, 6, 6, 6)
		b.play("move-army philon zadrakarta")
		for b.top().kind == inEvasion || b.top().kind == inInterception {
			b.play("pass")
		}
		prove.Is(t, "Philon", b.armyAt[philon], gone)
		prove.Is(t, "victories", b.victories[peithon], 1)
		prove.Is(t, "Champion", b.isChampion(1), true)
	})
	t.Run("back in Parthia where everything is held, he attacks", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, card23000GreekSoldiers)
		b.fill(parthia, noSpace)
		b.fill(media, noSpace)
		b.addUnits(outside(spZadrakarta), 1, mercenary, 1)
		b.luck.Then(fixedDie(5))
		b.play("play 23000-greek-soldiers")
		prove.Is(t, "he has attacked", b.armyAt[philon], outside(spZadrakarta))
		prove.Is(t, "the PC", b.pc[spZadrakarta], independents)
		prove.Is(t, "CUs dispersed or lost", b.stacks[spZadrakarta].owner, nobody)
	})
}

// fixedDie always shows the same face.
type fixedDie int

func (d fixedDie) Draw(n int) int { return min(int(d)-1, n-1) }
