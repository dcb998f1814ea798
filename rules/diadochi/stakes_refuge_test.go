package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Whoever takes his last units inside reads who and what stays outside with nobody, for another has come to take it (5.28).
func TestWhatStaysOutsideIsTaken(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spDorylaion), units{mercenary: 8})
	b.control(1, spKelainai)
	b.army(1, leonnatos, outside(spKelainai), units{mercenary: 2})
	b.giveRoyal(b.ctx(), herakles, 1, outside(spKelainai))
	b.cart, b.cartOf = outside(spKelainai), 1
	b.dice(6)
	b.play("activate antigonos", "step kelainai")
	b.asks(inGoingInside)
	taken := func(words string) (list []rules.Ref) {
		for _, k := range b.Stakes(1, b.move(words), nil) {
			if k.Rule == "5.28" {
				list = append(list, k.Undone...)
			}
		}
		return list
	}
	prove.Same(t, "while a unit stays with them", taken("in kelainai mercenary"), []rules.Ref(nil))
	b.play("in kelainai mercenary")
	prove.Same(t, "with nobody", taken("in kelainai mercenary"), []rules.Ref{royalRef(herakles), cartRef})
	b.play("royal-in herakles", "general-in leonnatos")
	prove.Same(t, "with Herakles inside", taken("in kelainai mercenary"), []rules.Ref{cartRef})
	b.play("in kelainai mercenary")
	prove.Is(t, "the Cart", b.cartOf, 0)
}
