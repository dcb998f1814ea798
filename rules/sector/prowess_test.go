package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Whoever lines up reads what each unit is worth at the front and behind it, as it is printed (6.6).
func TestLiningUpTellsWhatUnitsAreWorth(t *testing.T) {
	for u := range units {
		row := &units[u]
		front := prowess(rules.Move{Verb: frontVerb, A: int16(u)})
		prove.Same(t, row.id+" in front", front.Args[:2], []rules.Arg{rules.N(int(row.strength)), rules.N(int(row.health))})
		prove.Is(t, row.id+" against air", front.Args[2] == rules.N(int(row.againstAir)), row.againstAir > 0)
		back := prowess(rules.Move{Verb: supportVerb, A: int16(u)})
		if row.supportAttack+row.supportHealth == 0 {
			prove.Is(t, row.id+" behind", back.Key, "sector.more.support.none")
			continue
		}
		prove.Same(t, row.id+" behind", back.Args[:2], []rules.Arg{rules.N(int(row.supportAttack)), rules.N(int(row.supportHealth))})
	}
}
