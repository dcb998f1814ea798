package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestKassandrosAndPeukestas(t *testing.T) {
	prove.Line(t, "S002-21 S002-22 Kassandros enters when his event is played", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardKassandros)
		b.control(1, spPella)
		b.play("play kassandros", "place kassandros pella", "yes")
		prove.Is(t, "his Faction", b.owner[kassandros], 0)
		prove.Is(t, "LM", b.stacks[spPella].cu[loyal], 1)
		prove.Is(t, "M", b.stacks[spPella].cu[mercenary], 2)
		prove.Is(t, "Pella", b.pc[spPella], 0)
		prove.Is(t, "the card", b.cardAt[cardKassandros], outOfGame)
		b.unplayable(cardKassandros, "diadochi.why.card.general-not-waiting")
	})
	prove.Line(t, "S002-28 Peukestas from Turn II on", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardPeukestasSatrapOfPersis)
		b.turn = 1
		b.unplayable(cardPeukestasSatrapOfPersis, "diadochi.why.card.too-early")
		b.turn = 2
		b.play("play peukestas-satrap-of-persis", "place peukestas persepolis", "pass")
		prove.Is(t, "M", b.stacks[spPersepolis].cu[mercenary], 3)
		prove.Is(t, "Persepolis", b.pc[spPersepolis], nobody)
	})
}

func TestLevyOfTheSatraps(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardLevyOfTheSatraps)
	b.unplayable(cardLevyOfTheSatraps, "diadochi.why.no-target")
	b.province(0, karia, lykia, lydia)
	b.play("play levy-of-the-satraps", "target halikarnassos")
	b.refused("target halikarnassos", "diadochi.why.card.same-province")
	b.refused("target miletos", "diadochi.why.card.not-major-city")
	b.dice(4, 3)
	b.play("target xanthos")
	prove.Is(t, "4 in Halikarnassos", b.stacks[spHalikarnassos].cu[mercenary], 1)
	prove.Is(t, "3 in Xanthos", b.stacks[spXanthos].cu[mercenary], 0)
}

func TestPantodapoiDrill(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardPantodapoiDrill)
	b.play("play pantodapoi-drill", "train loyal")
	prove.Is(t, "the track", b.trainingStep[0], 2)
	b.training[0], b.trainingStep[0] = mercenary, 3
	b.unplayable(cardPantodapoiDrill, "diadochi.why.track-is-full")
}

func TestMusters(t *testing.T) {
	for _, c := range []struct {
		name    string
		c       card
		set     func(b *table)
		at      space
		u       unit
		n       uint8
		refused string
		key     string
	}{
		{"Tainaron", cardMercenariesOfTainaron, func(b *table) { b.control(0, spBabylon, spArgos) }, spElis, mercenary, 3, "", ""},
		{"Tainaron elsewhere", cardMercenariesOfTainaron, func(b *table) { b.control(0, spBabylon) }, spBabylon, mercenary, 2, "target sousa", "diadochi.why.not-your-space"},
		{"Odrysians", cardOdrysianHorsemen, func(b *table) { b.control(0, spBabylon, spAbdera) }, spAbdera, mercenary, 2, "target kardia", "diadochi.why.not-your-space"},
		{"Odrysians elsewhere", cardOdrysianHorsemen, func(b *table) { b.control(0, spBabylon, spAbdera) }, spBabylon, mercenary, 1, "target kardia", "diadochi.why.not-your-space"},
		{"Kappadokians", cardKappadokianCavalry, func(b *table) { b.control(0, spBabylon, spTyana) }, spTyana, mercenary, 2, "target sousa", "diadochi.why.not-your-space"},
		{"Eumenes anywhere", cardKappadokianCavalry, func(b *table) { b.control(0, spBabylon); b.general(0, eumenes, outside(spSousa)) }, spSousa, mercenary, 2, "target pella", "diadochi.why.not-your-space"},
		{"Veterans", cardMacedonianVeterans, func(b *table) { b.control(0, spBabylon, spAigai) }, spAigai, loyal, 2, "target ouruk", "diadochi.why.card.not-major-city"},
		{"Veterans elsewhere", cardMacedonianVeterans, func(b *table) { b.control(0, spBabylon, spAigai) }, spBabylon, loyal, 1, "target pella", "diadochi.why.card.no-own-control"},
		{"Elephants", cardWarElephantsFromIndia, func(b *table) { b.control(0, spBabylon, spRhagai) }, spRhagai, elephant, 2, "target pella", "diadochi.why.card.wrong-region"},
		{"Elephants with an army", cardWarElephantsFromIndia, func(b *table) {
			b.control(0, spBabylon)
			b.army(0, peithon, outside(spGabai), units{mercenary: 1})
		}, spGabai, elephant, 2, "target rhagai", "diadochi.why.card.no-own-control"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTable(t, 2)
			c.set(b)
			b.hand(0, c.c)
			b.play("play " + cards[c.c].id)
			if b.top().kind == inEvent {
				if c.key != "" {
					b.refused(c.refused, c.key)
				}
				b.play("target " + spaces[c.at].id)
			}
			prove.Is(t, "new CUs", b.stacks[c.at].cu[c.u], c.n)
		})
	}
	t.Run("enemies close a space", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spRhagai)
		b.addUnits(outside(spRhagai), 1, mercenary, 1)
		b.unplayable(cardWarElephantsFromIndia, "diadochi.why.no-target")
		b.unplayable(cardOdrysianHorsemen, "diadochi.why.no-target")
	})
	t.Run("eight elephants are all there are", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spRhagai)
		b.hand(0, cardWarElephantsFromIndia)
		b.addUnits(outside(spPella), 1, elephant, 7)
		b.play("play war-elephants-from-india")
		prove.Is(t, "E", b.stacks[spRhagai].cu[elephant], 1)
		b.unplayable(cardWarElephantsFromIndia, "diadochi.why.card.no-elephants")
	})
}

func TestOlympiasRevenge(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardOlympiasRevenge)
	b.giveRoyal(b.ctx(), olympias, nobody, inside(spAmbrakia))
	b.control(independents, spAmbrakia)
	b.control(1, spAigai, spPella)
	b.play("play olympias-revenge", "target dodone")
	prove.Is(t, "M", b.stacks[spDodone].cu[mercenary], 2)
	prove.Is(t, "LM", b.stacks[spDodone].cu[loyal], 1)
	prove.Is(t, "Olympias", b.royalAt[olympias], outside(spDodone))
	b.refused("target pella", "diadochi.why.card.not-minor-city")
	b.play("target aigai")
	prove.Is(t, "Aigai", b.pc[spAigai], nobody)
	b.giveRoyal(b.ctx(), olympias, 1, outside(spPella))
	b.unplayable(cardOlympiasRevenge, "diadochi.why.card.royal-not-free")
	b.killRoyal(b.ctx(), olympias)
	b.unplayable(cardOlympiasRevenge, "diadochi.why.card.olympias-dead")
}

func TestReturnFromExile(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardReturnFromExile)
	b.control(0, spBabylon)
	b.unplayable(cardReturnFromExile, "diadochi.why.no-target")
	b.general(0, eumenes, boxed(0))
	b.addUnits(boxed(0), 0, loyal, 5)
	b.play("play return-from-exile", "take loyal 0", "take loyal 0", "take loyal 0")
	prove.Is(t, "Eumenes", b.at[eumenes], outside(spBabylon))
	prove.Is(t, "LM with him", b.stacks[spBabylon].cu[loyal], 3)
	prove.Is(t, "LM left", b.stacks[boxed(0)].cu[loyal], 2)
	b.asks(inActivations)
}

func TestSilverShieldsEnter(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardSilverShields)
		b.control(0, spPella, spBabylon)
		return b
	}
	prove.Line(t, "S002-66 S002-67 the counter enters on its 2-CU side, 47A leaves and 47B replaces it", func(t *testing.T) {
		b := set(t)
		b.army(0, peithon, outside(spSousa), units{mercenary: 1})
		b.addUnits(outside(spKyinda), 0, mercenary, 1)
		b.general(0, eumenes, outside(spKyinda))
		b.play("play silver-shields")
		b.refused("target babylon", "diadochi.why.card.no-army")
		b.refused("target pella", "diadochi.why.card.wrong-region")
		b.play("target sousa")
		prove.Is(t, "Silver Shields with the army", b.stacks[spSousa].cu[silver], 2)
		prove.Is(t, "47A", b.cardAt[cardSilverShields], outOfGame)
		prove.Is(t, "47B", b.cardAt[cardTheCapturedBaggage], discardPile)
		b.unplayable(cardSilverShields, "diadochi.why.card.silver-known")
	})
	t.Run("without an army in a space of the region", func(t *testing.T) {
		b := set(t)
		b.play("play silver-shields")
		prove.Is(t, "Silver Shields", b.stacks[spBabylon].cu[silver], 2)
	})
	t.Run("else as a reinforcement", func(t *testing.T) {
		b := set(t)
		b.control(1, spBabylon)
		b.play("play silver-shields")
		prove.Is(t, "Silver Shields", b.stacks[spPella].cu[silver], 2)
	})
	prove.Line(t, "S002-68 eliminated they leave the game for good", func(t *testing.T) {
		b := set(t)
		b.play("play silver-shields")
		b.strike(b.ctx(), outside(spBabylon), silver, 2)
		prove.Is(t, "state", b.silverState, silverGone)
		b.pile(cardTheCapturedBaggage)
		b.retireBaggage()
		prove.Is(t, "47B after the next shuffle", b.cardAt[cardTheCapturedBaggage], outOfGame)
	})
}

func TestAlexandersGhost(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardAlexandersGhost)
		b.army(0, eumenes, outside(spSousa), units{mercenary: 3})
		b.army(1, peithon, outside(spBabylon), units{royalArmy: 3, silver: 2})
		b.silverState = silverInPlay
		return b
	}
	t.Run("equal Prestige: nothing", func(t *testing.T) {
		b := set(t)
		b.festival = 0
		b.victories[eumenes] = 2 // -2 +2
		b.play("play alexanders-ghost")
		b.asks(inActivations)
		prove.Is(t, "RA", b.stacks[spBabylon].cu[royalArmy], 3)
	})
	prove.Line(t, "S002-76 higher Prestige takes up to two RA, by 3 the Silver Shields", func(t *testing.T) {
		b := set(t)
		b.victories[eumenes] = 3
		b.play("play alexanders-ghost")
		b.refused("choose 2", "diadochi.why.card.ghost-too-weak")
		b.play("choose 1")
		prove.Is(t, "RA gained", b.stacks[spSousa].cu[royalArmy], 2)
		b = set(t)
		b.victories[eumenes] = 5
		b.play("play alexanders-ghost", "choose 2")
		prove.Is(t, "SS gained", b.stacks[spSousa].cu[silver], 2)
		prove.Is(t, "RA kept", b.stacks[spBabylon].cu[royalArmy], 3)
	})
	t.Run("too far", func(t *testing.T) {
		b := set(t)
		b.at[eumenes] = outside(spGabai)
		b.moveStack(outside(spSousa), outside(spGabai))
		b.unplayable(cardAlexandersGhost, "diadochi.why.no-target")
	})
}

func TestMutiny(t *testing.T) {
	prove.Line(t, "S002-76 Prestige 9, roll 12, RA 1 LM 1 M 4", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMutiny)
		b.army(1, peithon, outside(spBabylon), units{royalArmy: 1, loyal: 1, mercenary: 4})
		b.victories[peithon] = 6
		b.dice(6, 6)
		b.play("play mutiny")
		prove.Is(t, "CUs left", b.stacks[spBabylon].cu, units{mercenary: 4})
		prove.Is(t, "RA out of the game", b.royalLost, 1)
	})
	t.Run("Silver Shields alone", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMutiny)
		b.army(1, peithon, outside(spBabylon), units{silver: 2})
		b.silverState = silverInPlay
		b.victories[peithon] = 2
		b.dice(3, 4)
		b.play("play mutiny")
		prove.Is(t, "state", b.silverState, silverGone)
		prove.Is(t, "Peithon stays alone", b.at[peithon], outside(spBabylon))
	})
	t.Run("not greater: nothing", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMutiny)
		b.army(1, peithon, outside(spBabylon), units{loyal: 2})
		b.victories[peithon] = 4
		b.dice(3, 4)
		b.play("play mutiny")
		prove.Is(t, "LM", b.stacks[spBabylon].cu[loyal], 2)
	})
	t.Run("no Macedonians, no mutiny", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(1, peithon, outside(spBabylon), units{mercenary: 2})
		b.unplayable(cardMutiny, "diadochi.why.no-target")
	})
}
