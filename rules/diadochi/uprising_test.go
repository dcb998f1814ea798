package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// fill puts a CU of p in every space of a province but the named one.
func (b *table) fill(pr province, but space) {
	for _, sp := range byProvince[pr] {
		if sp != but && spaces[sp].kind != transit {
			b.addUnits(outside(sp), 1, mercenary, 1)
		}
	}
}

func TestUnrest(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardUnrest43)
		b.fill(thrake, spAbdera)
		b.control(1, spAbdera)
		return b
	}
	t.Run("an Independent PC in each province, a player's PC gives way", func(t *testing.T) {
		b := set(t)
		b.general(1, asandros, outside(spAbdera))
		b.play("play unrest-43", "target thebai")
		prove.Is(t, "Thebai", b.pc[spThebai], independents)
		prove.Is(t, "Abdera", b.pc[spAbdera], independents)
		prove.Is(t, "a lone general stays", b.at[asandros], outside(spAbdera))
	})
	t.Run("never in a controlled Major City or with CUs", func(t *testing.T) {
		b := set(t)
		b.control(1, spAthenai)
		b.addUnits(outside(spThebai), 0, mercenary, 1)
		b.play("play unrest-43")
		b.refused("target athenai", "diadochi.why.card.rise-major-city")
		b.refused("target thebai", "diadochi.why.card.holds-units")
		b.refused("target pella", "diadochi.why.card.wrong-region")
	})
	prove.Line(t, "S000-37 with the whole province full it spreads to an adjacent one", func(t *testing.T) {
		b := set(t)
		b.fill(hellas, noSpace)
		b.play("play unrest-43")
		b.refused("target pella", "diadochi.why.card.rise-not-adjacent")
		b.play("target argos")
		prove.Is(t, "Argos", b.pc[spArgos], independents)
		prove.Is(t, "Abdera", b.pc[spAbdera], independents)
	})
	prove.Line(t, "S000-38 with no eligible space there either no PC is placed", func(t *testing.T) {
		b := set(t)
		for _, pr := range [...]province{hellas, peloponnesos, thessalia, epeiros, makedonia, krete} {
			b.fill(pr, noSpace)
		}
		b.play("play unrest-43")
		b.asks(inActivations)
		prove.Is(t, "Abdera", b.pc[spAbdera], independents)
	})
}

func TestUnrestSpreads(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardUnrestSpreads)
		return b
	}
	t.Run("without Independent PCs it cannot be played", func(t *testing.T) {
		set(t).unplayable(cardUnrestSpreads, "diadochi.why.no-target")
	})
	t.Run("each spreads along one land link", func(t *testing.T) {
		b := set(t)
		b.control(independents, spArgos, spThebai)
		b.play("play unrest-spreads", "target argos", "pass")
		b.refused("target elis", "diadochi.why.card.unrest-not-linked")
		b.play("target sparta")
		prove.Is(t, "Sparta", b.pc[spSparta], independents)
		prove.Is(t, "from Thebai nothing", b.pc[spChalkis], nobody)
	})
	t.Run("by sea where there is no land link", func(t *testing.T) {
		b := set(t)
		b.control(independents, spMytilene)
		b.play("play unrest-spreads", "target ephesos")
		prove.Is(t, "Ephesos", b.pc[spEphesos], independents)
	})
	t.Run("turned up, as many as possible are named", func(t *testing.T) {
		b := set(t)
		b.control(independents, spArgos, spThebai)
		b.cardAt[cardUnrestSpreads] = revealed
		b.pushEvent(b.ctx(), 1, cardUnrestSpreads, true)
		b.settle(b.ctx())
		b.play("target argos")
		prove.Is(t, "who chooses", b.asked(), 1)
		b.play("target sparta")
		b.refused("pass", "diadochi.why.card-must-choose")
	})
	t.Run("turned up without Independent PCs nothing happens", func(t *testing.T) {
		b := set(t)
		b.pushEvent(b.ctx(), 1, cardUnrestSpreads, true)
		b.settle(b.ctx())
		b.asks(inTyche)
	})
}

func TestLamianWar(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardLamianWar)
	b.armyAt[leosthenes] = outside(spAthenai)
	b.armyAt[ardoates] = outside(spArmavir)
	b.play("play lamian-war", "target thebai", "target lamia")
	prove.Is(t, "Thebai", b.pc[spThebai], independents)
	b.play("move-army leosthenes korinthos", "done")
	prove.Is(t, "Leosthenes", b.armyAt[leosthenes], outside(spKorinthos))
	prove.Is(t, "a Major City does not turn", b.pc[spKorinthos], nobody)
	prove.Is(t, "Ardoates is far away", b.armyAt[ardoates], outside(spArmavir))
	b.asks(inActivations)
}

func TestIndependentArmiesMove(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardPlansOfTheirOwn)
		return b
	}
	prove.Line(t, "S002-121 none on the map, no event", func(t *testing.T) {
		set(t).unplayable(cardPlansOfTheirOwn, "diadochi.why.card.armies-gone")
	})
	t.Run("up to three spaces, never straight back, and the PC turns where it ends", func(t *testing.T) {
		b := set(t)
		b.armyAt[seuthes] = outside(spOdrysai)
		b.control(1, spKardia, spAbdera)
		b.play("play plans-of-their-own")
		b.refused("done", "diadochi.why.card.army-must-move")
		b.refused("move-army seuthes pella", "diadochi.why.card.army-no-route")
		b.play("move-army seuthes kardia")
		b.refused("move-army seuthes odrysai", "diadochi.why.card.army-straight-back")
		b.play("move-army seuthes abdera", "done")
		prove.Is(t, "Kardia, passed through", b.pc[spKardia], 1)
		prove.Is(t, "Abdera, where it stands", b.pc[spAbdera], independents)
	})
	t.Run("two of the resolver's choice; a third stays", func(t *testing.T) {
		b := set(t)
		b.armyAt[seuthes] = outside(spOdrysai)
		b.armyAt[leosthenes] = outside(spAthenai)
		b.armyAt[philon] = outside(spHekatompylos)
		b.play("play plans-of-their-own", "target-army philon", "move-army philon zadrakarta", "done")
		b.refused("target-army philon", "diadochi.why.card.army-has-moved")
		b.play("target-army seuthes", "move-army seuthes odessos")
		b.asks(inActivations)
		prove.Is(t, "Odessos is a dead end", b.armyAt[seuthes], outside(spOdessos))
		prove.Is(t, "Leosthenes", b.armyAt[leosthenes], outside(spAthenai))
	})
	t.Run("the player of the card may stop after one, the resolver of a revealed card may not", func(t *testing.T) {
		b := set(t)
		b.armyAt[seuthes] = outside(spOdrysai)
		b.armyAt[leosthenes] = outside(spAthenai)
		b.play("play plans-of-their-own", "target-army seuthes")
		prove.Is(t, "why the army moves", b.Pending(nil)[0].Why, rules.Say("diadochi.asked.army", rules.R(cardRef(cardPlansOfTheirOwn))))
		b.play("move-army seuthes odessos", "pass")
		b.asks(inActivations)
		b = set(t)
		b.armyAt[seuthes] = outside(spOdrysai)
		b.armyAt[leosthenes] = outside(spAthenai)
		b.pushEvent(b.ctx(), 1, cardPlansOfTheirOwn, true)
		b.settle(b.ctx())
		b.play("target-army seuthes")
		prove.Is(t, "why a player resolves it", b.Pending(nil)[0].Why.Key, "diadochi.asked.army.turned-up")
		b.play("move-army seuthes odessos")
		b.refused("done", "diadochi.why.card.army-must-move")
	})
}

func TestScythianInvasion(t *testing.T) {
	set := func(t *testing.T, faces ...int) *table {
		b := newTable(t, 2)
		b.hand(0, cardScythianInvasion)
		b.dice(faces...)
		return b
	}
	t.Run("Thrake on 3: two PCs go, unrest rises", func(t *testing.T) {
		b := set(t, 3, 1)
		b.control(1, spAbdera, spKardia, spOdessos)
		b.addUnits(outside(spOdessos), 1, mercenary, 1)
		b.play("play scythian-invasion", "target abdera")
		prove.Is(t, "Abdera", b.pc[spAbdera], nobody)
		prove.Is(t, "Kardia", b.pc[spKardia], nobody)
		prove.Is(t, "Odessos with CUs", b.pc[spOdessos], 1)
		b.play("target kardia")
		prove.Is(t, "Kardia", b.pc[spKardia], independents)
	})
	t.Run("Parthia on 4: without PCs and CUs only the Independent PC comes", func(t *testing.T) {
		b := set(t, 4)
		b.control(1, spHekatompylos)
		b.play("play scythian-invasion")
		prove.Is(t, "Zadrakarta", b.pc[spZadrakarta], independents)
		prove.Is(t, "a Major City is safe", b.pc[spHekatompylos], 1)
		b.asks(inActivations)
	})
}

func TestMigrationOfIllyrianTribes(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardMigrationOfIllyrianTribes)
	b.play("play migration-of-illyrian-tribes", "target dodone", "target aigai")
	prove.Is(t, "Dodone", b.pc[spDodone], independents)
	prove.Is(t, "Aigai", b.pc[spAigai], independents)
	b.asks(inActivations)
}

func Test23000GreekSoldiers(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, card23000GreekSoldiers)
		return b
	}
	t.Run("on the map he only moves", func(t *testing.T) {
		b := set(t)
		b.armyAt[philon] = outside(spHekatompylos)
		b.play("play 23000-greek-soldiers", "move-army philon zadrakarta", "done")
		prove.Is(t, "Philon", b.armyAt[philon], outside(spZadrakarta))
		b.asks(inActivations)
	})
	t.Run("defeated he comes back in Parthia", func(t *testing.T) {
		b := set(t)
		b.control(1, spZadrakarta)
		b.play("play 23000-greek-soldiers")
		prove.Is(t, "Philon", b.armyAt[philon], outside(spZadrakarta))
		prove.Is(t, "Zadrakarta", b.pc[spZadrakarta], independents)
	})
	t.Run("in Media when Parthia is full", func(t *testing.T) {
		b := set(t)
		b.fill(parthia, noSpace)
		b.play("play 23000-greek-soldiers", "target rhagai")
		prove.Is(t, "Philon", b.armyAt[philon], outside(spRhagai))
	})
}
