// Package finale plays the final tally of Imperio: a glass for each House beside the throne, into which its Influence is
// poured source by source; then the lamp finds the winner. It shows what the view counts, and decides nothing.
package finale

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/glass"
)

// account is what a House has of each source.
type account [glass.Sources]int

// sum is the Influence that counts: nobody has less than none.
func (a *account) sum() (n int) {
	for _, v := range a {
		n += v
	}
	return max(n, 0)
}

// accounts are those of all Houses: of the tally, or where there was none of the chart, for all to see.
func accounts(v *game.View) []account {
	list := make([]account, v.Players)
	told := false
	for p := range list {
		k := v.Houses[p].Tally
		list[p] = account{k.Planets, k.Bonuses, k.Ability, k.Techs, k.Laws, k.Ceded}
		told = told || k != game.SourcesView{}
	}
	if told {
		return list
	}
	for i := range v.Hexes {
		for k := range v.Hexes[i].Planets {
			w := &v.Hexes[i].Planets[k]
			if w.Owner >= 0 && int(w.Owner) < len(list) && !w.Blockaded {
				list[w.Owner][glass.Worlds]++
				list[w.Owner][glass.Positions] += w.Favour
			}
		}
	}
	return list
}

// steps are the sources that anybody has something of, in their order.
func steps(list []account) (all []glass.Source) {
	for s := range glass.Sources {
		for p := range list {
			if list[p][s] != 0 {
				all = append(all, s)
				break
			}
		}
	}
	return all
}

// holds is how much a glass must hold: sixty, or tens more where somebody has more.
func holds(list []account) int {
	most := 60
	for p := range list {
		n := 0
		for _, v := range list[p] {
			n += max(v, 0)
		}
		most = max(most, (n+9)/10*10)
	}
	return most
}

// winners lists those of an outcome.
func winners(o rules.Outcome, players int) (list []rules.Seat) {
	for p := range rules.Seat(players) {
		if o.Winners.Has(p) {
			list = append(list, p)
		}
	}
	return list
}
