package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestReasonsOfABattleAreThoseThatCount: a city takes in only those who control it (6.9), and Prestige decides nothing where no Royal Army
// fights (7.5, 7.6).
func TestReasonsOfABattleAreThoseThatCount(t *testing.T) {
	for _, c := range []struct {
		name             string
		control          rules.Seat
		units            units
		inside, prestige bool
	}{
		{"his city", 1, units{mercenary: 4}, true, false},
		{"nobody's", nobody, units{mercenary: 4}, false, false},
		{"the attacker's", 0, units{mercenary: 4}, false, false},
		{"a Royal Army", nobody, units{mercenary: 3, royalArmy: 1}, false, true},
	} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 5})
		if b.pc[spKelainai] = nobody; c.control != nobody {
			b.control(c.control, spKelainai)
		}
		b.army(1, leonnatos, outside(spKelainai), c.units)
		b.dice(6)
		b.play("activate antigonos")
		var why []rules.Text
		for _, k := range b.Stakes(0, b.move("step kelainai"), nil) {
			why = append(why, k.Why...)
		}
		told := func(key string) bool {
			return slices.ContainsFunc(why, func(x rules.Text) bool { return strings.HasPrefix(x.Key, "diadochi.stake.why."+key) })
		}
		prove.True(t, c.name+": the battle is told", told("strength"))
		prove.Is(t, c.name+": inside", told("inside"), c.inside)
		prove.Is(t, c.name+": Prestige", told("prestige") || told("their-royals") || told("my-royals"), c.prestige)
	}
}
