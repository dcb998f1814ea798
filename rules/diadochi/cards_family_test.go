package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestCupOfHemlock(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 3)
		b.army(0, ptolemaios, outside(spMemphis), units{mercenary: 3})
		b.hand(0, cardCupOfHemlock)
		return b
	}
	t.Run("a king dies and the poisoner is a Successor", func(t *testing.T) {
		b := set(t)
		b.giveRoyal(b.ctx(), philippos, 0, outside(spMemphis))
		b.play("play cup-of-hemlock")
		prove.Is(t, "Philippos", b.royalAt[philippos], gone)
		prove.Is(t, "Champion", b.isChampion(0), false)
		b.asks(inOps)
	})
	t.Run("a princess dies without harm to his name", func(t *testing.T) {
		b := set(t)
		b.giveRoyal(b.ctx(), kleopatra, nobody, outside(spMemphis))
		b.play("play cup-of-hemlock")
		prove.Is(t, "Kleopatra", b.royalAt[kleopatra], gone)
		prove.Is(t, "Champion", b.isChampion(0), true)
	})
	t.Run("who poisons one of his own is asked, and told what it costs", func(t *testing.T) {
		b := set(t)
		b.giveRoyal(b.ctx(), kleopatra, 0, outside(spMemphis))
		b.giveRoyal(b.ctx(), thessalonike, nobody, outside(spMemphis))
		b.play("play cup-of-hemlock")
		for line, want := range map[string]bool{"target-royal kleopatra": true, "target-royal thessalonike": false} {
			m := b.move(line)
			asked := slices.ContainsFunc(b.Stakes(0, m, nil), func(k rules.Stake) bool { return k.Grave && k.What.Key == ownLegitimacy })
			prove.Is(t, line, asked, want)
			prove.True(t, "once", !slices.ContainsFunc(b.Describe(0, m).More, func(x rules.Text) bool { return x.Key == ownLegitimacy }))
		}
	})
	t.Run("nobody near, or under an enemy's control", func(t *testing.T) {
		b := set(t)
		b.giveRoyal(b.ctx(), philippos, 1, outside(spMemphis))
		b.giveRoyal(b.ctx(), olympias, nobody, inside(spAmbrakia))
		b.unplayable(cardCupOfHemlock, "diadochi.why.no-target")
	})
	t.Run("not inside an enemy city", func(t *testing.T) {
		b := set(t)
		b.control(1, spMemphis)
		b.giveRoyal(b.ctx(), philippos, nobody, inside(spMemphis))
		b.unplayable(cardCupOfHemlock, "diadochi.why.no-target")
	})
}

func TestRoyalWedding(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardRoyalWedding)
	b.army(0, leonnatos, outside(spEphesos), units{mercenary: 2})
	b.giveRoyal(b.ctx(), kleopatra, nobody, outside(spPella))
	b.unplayable(cardRoyalWedding, "diadochi.why.no-target")
	b.giveRoyal(b.ctx(), kleopatra, nobody, outside(spSardis))
	b.giveRoyal(b.ctx(), olympias, 0, outside(spEphesos))
	b.army(1, perdikkas, outside(spBabylon), units{mercenary: 2})
	before := b.legitimacy(0)
	b.play("play royal-wedding")
	prove.Is(t, "Kleopatra's place", b.royalAt[kleopatra], outside(spEphesos))
	prove.Is(t, "her husband", b.spouse[kleopatra], leonnatos)
	prove.Is(t, "Legitimacy", b.legitimacy(0), before+3)
	b.hand(0, cardRoyalWedding)
	b.unplayable(cardRoyalWedding, "diadochi.why.no-target")
}

func TestDaughtersOfAntipatros(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardDaughtersOfAntipatros)
	b.general(0, kassandros, outside(spPella))
	b.unplayable(cardDaughtersOfAntipatros, "diadochi.why.no-target")
	b.general(0, perdikkas, outside(spBabylon))
	b.general(0, krateros, outside(spTarsos))
	b.play("play daughters-of-antipatros", "target-general krateros", "choose 1")
	prove.Is(t, "Nikaia's husband", b.daughters[1], krateros)
	prove.Is(t, "Legitimacy", b.legitimacy(0), 4)
	b.wedded = 5 | b.wedded
	b.unplayable(cardDaughtersOfAntipatros, "diadochi.why.card.daughters-gone")
	b.killGeneral(b.ctx(), krateros)
	prove.Is(t, "Legitimacy after his death", b.legitimacy(0), 3)
	t.Run("the card leaves after the third wedding", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardDaughtersOfAntipatros)
		b.wedded = 3
		b.general(0, perdikkas, outside(spBabylon))
		b.play("play daughters-of-antipatros")
		prove.Is(t, "the card", b.cardAt[cardDaughtersOfAntipatros], outOfGame)
	})
}

func TestRegentOfTheKings(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardRegentOfTheKings)
	b.unplayable(cardRegentOfTheKings, "diadochi.why.card.no-king")
	b.giveRoyal(b.ctx(), alexandros, 0, outside(spBabylon))
	b.unplayable(cardRegentOfTheKings, "diadochi.why.card.king-without-army")
	b.army(0, perdikkas, outside(spBabylon), units{royalArmy: 2})
	before := b.legitimacy(0)
	b.play("play regent-of-the-kings")
	prove.Is(t, "Legitimacy with one king", b.legitimacy(0), before+2)
	b.giveRoyal(b.ctx(), alexandros, 1, outside(spBabylon))
	b.tidyMarkers()
	prove.Is(t, "the regency ends with the kings", b.regent[0], 0)
	t.Run("both kings are worth 3", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardRegentOfTheKings)
		b.army(0, perdikkas, outside(spBabylon), units{royalArmy: 2})
		b.giveRoyal(b.ctx(), alexandros, 0, outside(spBabylon))
		b.giveRoyal(b.ctx(), philippos, 0, outside(spBabylon))
		prove.Same(t, "what it is said to bring", b.whatEventBrings(0, rules.Move{Verb: playVerb, A: int16(cardRegentOfTheKings)}),
			[]rules.Text{rules.Say("diadochi.move.event.legitimacy.lent", rules.N(3))})
		b.play("play regent-of-the-kings")
		prove.Is(t, "extra Legitimacy", b.regent[0], 3)
	})
}

func TestRoyalCaptive(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardRoyalCaptive)
		b.army(0, leonnatos, outside(spEphesos), units{mercenary: 2})
		b.giveRoyal(b.ctx(), herakles, 1, outside(spSardis))
		b.addUnits(outside(spSardis), 1, mercenary, 1)
		return b
	}
	t.Run("3 less one guard is enough", func(t *testing.T) {
		b := set(t)
		b.dice(3)
		b.play("play royal-captive")
		prove.Is(t, "Herakles", b.royalOf[herakles], 0)
		prove.Is(t, "his place", b.royalAt[herakles], outside(spEphesos))
	})
	t.Run("2 less one guard is not", func(t *testing.T) {
		b := set(t)
		b.dice(2)
		b.play("play royal-captive")
		prove.Is(t, "Herakles", b.royalOf[herakles], 1)
	})
	t.Run("three guards are too many", func(t *testing.T) {
		b := set(t)
		b.addUnits(outside(spSardis), 1, mercenary, 2)
		b.unplayable(cardRoyalCaptive, "diadochi.why.no-target")
	})
	t.Run("the path is closed by enemies on the way", func(t *testing.T) {
		b := set(t)
		b.at[leonnatos] = outside(spAbydos)
		b.moveStack(outside(spEphesos), outside(spAbydos))
		prove.Is(t, "playable two spaces away", b.eventPlayable(0, cardRoyalCaptive) == nil, true)
		b.addUnits(outside(spPergamon), 1, mercenary, 1)
		b.unplayable(cardRoyalCaptive, "diadochi.why.no-target")
	})
}

func TestTheBierDiverted(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardTheBierDiverted)
		b.army(0, ptolemaios, outside(spGaza), units{mercenary: 3})
		b.cart = outside(spTyros)
		return b
	}
	t.Run("not on Turn I", func(t *testing.T) {
		b := set(t)
		b.turn = 1
		b.unplayable(cardTheBierDiverted, "diadochi.why.card.too-early")
	})
	t.Run("an uncontrolled Cart needs no roll", func(t *testing.T) {
		b := set(t)
		b.play("play the-bier-diverted")
		prove.Is(t, "the Cart", b.cart, outside(spGaza))
		prove.Is(t, "its owner", b.cartOf, 0)
	})
	t.Run("4 takes it from its controller, 3 does not", func(t *testing.T) {
		for die, owner := range map[int]int8{4: 0, 3: 1} {
			b := set(t)
			b.addUnits(outside(spTyros), 1, mercenary, 2)
			b.updateCart(b.ctx())
			b.dice(die)
			b.play("play the-bier-diverted")
			prove.Is(t, "the Cart's owner", int8(b.cartOf), owner)
		}
	})
	t.Run("three CUs guard it well", func(t *testing.T) {
		b := set(t)
		b.addUnits(outside(spTyros), 1, mercenary, 3)
		b.updateCart(b.ctx())
		b.unplayable(cardTheBierDiverted, "diadochi.why.card.cart-guarded")
	})
}
