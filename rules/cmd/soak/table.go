package main

import (
	"fmt"
	"strings"
)

// line adds up the games of one lot. The hash is a sum, so that the order in which games end does not matter.
type line struct {
	games, decisions int
	hash             uint64
}

type table map[[2]int]*line

func newTable() table { return table{} }

func (t table) add(r result) {
	k := [2]int{r.game, r.players}
	if t[k] == nil {
		t[k] = &line{}
	}
	t[k].games++
	t[k].decisions += r.decisions
	t[k].hash += mix(r.hash + uint64(r.decisions))
}

func (t table) String() string {
	var b strings.Builder
	var sum line
	for _, lot := range lots {
		if l := t[[2]int{lot.game, lot.players}]; l != nil {
			l.write(&b, box[lot.game].Info().ID, lot.players)
			sum.games, sum.decisions, sum.hash = sum.games+l.games, sum.decisions+l.decisions, sum.hash+l.hash
		}
	}
	fmt.Fprintf(&b, "  %-9s %9s %8d games %11d decisions  %016x\n", "together", "", sum.games, sum.decisions, sum.hash)
	return b.String()
}

func (l *line) write(b *strings.Builder, game string, players int) {
	fmt.Fprintf(b, "  %-9s %d players %8d games %11d decisions  %016x\n", game, players, l.games, l.decisions, l.hash)
}
