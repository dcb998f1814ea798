package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// A truce keeps the PCs of both where they are, whatever would remove them (11.23, cards 13 and 28).

func TestTruceKeepsControl(t *testing.T) {
	const held = "diadochi.why.truce-forbids"
	// allied is seat 0 in a truce with seat 1; seat 2 has none.
	allied := func(t *testing.T) *table {
		b := newTable(t, 3)
		b.makeTruce(b.ctx(), 0, 1)
		return b
	}
	t.Run("3.24 in the Surrender Segment a truce exempts the space", func(t *testing.T) {
		b := allied(t)
		b.control(1, spAigai)
		b.control(2, spPydna)
		b.addUnits(outside(spAigai), 0, mercenary, 1)
		b.addUnits(outside(spPydna), 0, mercenary, 1)
		b.surrender(b.ctx(), 0)
		prove.Is(t, "Aigai, under the truce", b.pc[spAigai], 1)
		prove.Is(t, "Pydna, of another", b.pc[spPydna], 0)
	})
	t.Run("card 7: no raid takes it", func(t *testing.T) {
		b := allied(t)
		b.hand(0, cardCavalryRaid)
		b.army(0, antigonos, outside(spPella), units{mercenary: 1})
		b.control(1, spAigai)
		b.unplayable(cardCavalryRaid, "diadochi.why.no-target")
		b.control(2, spAmphipolis, spPydna)
		b.play("play cavalry-raid")
		b.refused("target aigai", held)
	})
	t.Run("card 38: the Greeks stay", func(t *testing.T) {
		b := allied(t)
		b.hand(0, cardFreedomOfTheGreeks)
		b.control(1, spThebai)
		b.control(2, spMegalopolis, spElis, spArgos)
		b.play("play freedom-of-the-greeks")
		b.refused("target thebai", held)
	})
	t.Run("card 39: no envoys", func(t *testing.T) {
		b := allied(t)
		b.hand(0, cardEnvoysAndGifts)
		b.control(0, spPella)
		b.control(1, spAigai)
		b.control(2, spPydna, spAmphipolis)
		b.play("play envoys-and-gifts")
		b.refused("target aigai", held)
	})
	t.Run("card 40: the satrap stays", func(t *testing.T) {
		b := allied(t)
		b.hand(0, cardTheSatrapChangesSides)
		b.control(0, spAigai, spPydna)
		b.control(1, spPella)
		b.unplayable(cardTheSatrapChangesSides, "diadochi.why.no-target")
	})
	t.Run("card 29: Olympias spares it", func(t *testing.T) {
		b := allied(t)
		b.control(1, spAigai)
		b.control(2, spPydna)
		f := frame{kind: inEvent, seat: 0, a: int16(cardOlympiasRevenge)}
		prove.RefusedFor(t, "Aigai", olympiasTarget(b.state, &f, int16(spAigai)), held)
		prove.Allowed(t, "Pydna", olympiasTarget(b.state, &f, int16(spPydna)))
	})
	t.Run("3.39 unrest rises elsewhere", func(t *testing.T) {
		b := allied(t)
		b.control(1, spAigai)
		b.control(2, spPydna)
		prove.RefusedFor(t, "Aigai", b.riseRefusal(0, makedonia, spAigai), held)
		prove.Allowed(t, "Pydna", b.riseRefusal(0, makedonia, spPydna))
		prove.Allowed(t, "Aigai, for one without a truce", b.riseRefusal(2, makedonia, spAigai))
	})
	t.Run("15.6 a general who arrives takes no PC", func(t *testing.T) {
		arrive := func(truce bool) *table {
			b := newTable(t, 3)
			if truce {
				b.makeTruce(b.ctx(), 0, 1)
			}
			b.control(1, spEphesos)
			b.pushRecruiting(b.ctx(), 0, nearchos)
			b.play("place nearchos ephesos")
			return b
		}
		prove.Is(t, "asked without a truce", arrive(false).top().kind, inRecruiting)
		b := arrive(true)
		prove.Is(t, "asked under the truce", b.top().kind, inActivations)
		prove.Is(t, "Ephesos", b.pc[spEphesos], 1)
	})
}
