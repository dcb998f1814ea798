package imperio

import (
	"slices"

	"tyche/rules"
)

// OpenInfluence is how much of the Influence that a House gets at Growth everybody can reckon, where the map is as shown (3.3): a point
// for each planet that is not blockaded, their bonuses, what laws in force give, and an ability that all have seen. Technologies are
// secrets.
func (v *View) OpenInfluence(hexes []HexView, p rules.Seat) (n int) {
	owned, free := 0, 0
	for h := range hexes {
		for i := range hexes[h].Planets {
			k := &hexes[h].Planets[i]
			if k.Owner != p {
				continue
			}
			if owned++; !k.Blockaded {
				free++
				n += 1 + k.Favour
			}
		}
	}
	if v.ShowsCharisma(p) {
		n += free
	}
	for i := range v.Laws {
		switch k := &v.Laws[i]; {
		case k.Bound != p:
		case entry(k.Entry.ID) == l15 && owned > 0:
			n += 2
		case entry(k.Entry.ID) == c9:
			n += int(int8(k.A))
		}
	}
	return n
}

// ShowsCharisma says whether all have seen that a House has the ability that gives Influence for each of its planets (A05).
func (v *View) ShowsCharisma(p rules.Seat) bool {
	return slices.Contains(v.Houses[p].Abilities[:], int(a05))
}
