package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestCavalryRaid(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardCavalryRaid)
	b.army(0, antigonos, outside(spKelainai), units{mercenary: 3})
	b.control(1, spGordion, spEphesos, spSardis)
	b.addUnits(outside(spDorylaion), 1, mercenary, 1)
	b.play("play cavalry-raid")
	prove.Is(t, "Ephesos, two spaces away by Sardis", b.pc[spEphesos], nobody)
	prove.Is(t, "Gordion, behind enemies", b.pc[spGordion], 1)
	prove.Is(t, "the army", b.at[antigonos], outside(spKelainai))
	b.asks(inOps)
}

func TestCityFounded(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardCityFounded)
	b.control(independents, spThebai)
	b.siege[spThebai] = 1
	b.unplayable(cardCityFounded, "diadochi.why.no-target")
	b.control(0, spAthenai)
	b.addUnits(outside(spChalkis), 1, mercenary, 1)
	b.play("play city-founded")
	prove.Is(t, "Thebai", b.pc[spThebai], 0)
	prove.Is(t, "siege points", b.siege[spThebai], 0)
}

func TestFreedomOfTheGreeks(t *testing.T) {
	b := newTable(t, 3)
	b.hand(0, cardFreedomOfTheGreeks)
	b.unplayable(cardFreedomOfTheGreeks, "diadochi.why.no-target")
	b.control(0, spAthenai)
	b.control(1, spThebai, spChalkis, spArgos)
	b.control(2, spMiletos)
	b.play("play freedom-of-the-greeks", "target thebai", "target argos")
	b.refused("target chalkis", "diadochi.why.card.freedom-two-of-one")
	b.play("target miletos")
	prove.Is(t, "Argos", b.pc[spArgos], nobody)
	prove.Is(t, "Chalkis", b.pc[spChalkis], 1)
	b.refused("target chalkis", "diadochi.why.card.freedom-not-one")
	b.play("target thebai")
	prove.Is(t, "Thebai", b.pc[spThebai], 0)
}

func TestEnvoysAndGifts(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardEnvoysAndGifts)
	b.control(1, spEphesos)
	b.unplayable(cardEnvoysAndGifts, "diadochi.why.no-target")
	b.control(0, spMiletos)
	b.general(1, asandros, outside(spEphesos))
	b.unplayable(cardEnvoysAndGifts, "diadochi.why.no-target")
	b.at[asandros] = boxed(1)
	b.play("play envoys-and-gifts")
	prove.Is(t, "Ephesos, next to Karia", b.pc[spEphesos], 0)
}

func TestTheSatrapChangesSides(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 3)
		b.hand(0, cardTheSatrapChangesSides)
		b.control(1, spBabylon)
		b.control(0, spOpis, spOuruk)
		return b
	}
	for _, c := range []struct {
		die     int
		usurper bool
		owner   int8
	}{{3, false, 1}, {4, false, -1}, {5, false, -1}, {6, false, 0}, {6, true, -1}, {4, true, 1}} {
		b := set(t)
		if c.usurper {
			b.usurper = 0
		}
		b.dice(c.die)
		b.play("play the-satrap-changes-sides")
		prove.Is(t, "Babylon", int8(b.pc[spBabylon]), c.owner)
	}
	b := set(t)
	b.addUnits(outside(spBabylon), 2, mercenary, 1)
	b.dice(6)
	b.play("play the-satrap-changes-sides")
	prove.Is(t, "Babylon with CUs of a third side", b.pc[spBabylon], nobody)
	b = set(t)
	b.general(1, perdikkas, inside(spBabylon))
	b.unplayable(cardTheSatrapChangesSides, "diadochi.why.no-target")
}

func TestCardRefusalsNameTheirCauses(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardEnvoysAndGifts)
	b.control(0, spMiletos, spSardis)
	b.control(1, spEphesos, spPergamon, spMytilene)
	b.addUnits(outside(spEphesos), 1, mercenary, 1)
	b.play("play envoys-and-gifts")
	for words, want := range map[string]string{"target ephesos": "stack ephesos", "target pella": "space pella"} {
		ill := b.Explain(0, b.move(words))
		if len(ill.Culprits) != 1 {
			t.Fatalf("%s: culprits %v", words, ill.Culprits)
		}
		r := ill.Culprits[0]
		prove.Is(t, words, kindWords[r.Kind]+" "+plainID(r), want)
	}
}
