package finale

import (
	"strconv"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/glass"
)

// late is what the tally counts of a House that nobody else could before it (3.3): all of some sources, and the ability that it has not shown.
func late(v *game.View, p rules.Seat, a *account) (list account) {
	if v.Houses[p].Tally == (game.SourcesView{}) { // there was no tally: the chart is counted, which all see
		return list
	}
	list = *a
	list[glass.Worlds], list[glass.Positions], list[glass.Laws] = 0, 0, 0
	if v.ShowsCharisma(p) {
		list[glass.Charisma] = 0
	}
	return list
}

// openWords tells what everybody could count of a House, and source by source what comes to it only in the tally.
func (f *Finale) openWords(p int) string {
	word := func(key string, args ...rules.Arg) string { return f.voice.Below("imperio.finale.", key, args...) }
	a, hidden := &f.list[p], late(f.view, rules.Seat(p), &f.list[p])
	open, words := 0, ""
	for s, n := range hidden {
		open += a[s] - n
		if n == 0 {
			continue
		}
		sign := "+"
		if n < 0 {
			sign, n = "−", -n
		}
		if words != "" {
			words += ", "
		}
		words += f.said.sources[s] + " " + sign + strconv.Itoa(n)
	}
	if words == "" {
		return word("open.all")
	}
	return word("open", rules.N(max(open, 0)), rules.W(words))
}
