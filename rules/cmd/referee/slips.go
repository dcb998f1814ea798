package main

import (
	"fmt"
	"slices"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/sector"
)

// slipWatch looks on at a game and counts, seat by seat, turns and what a seasoned player would not have done in them.
type slipWatch interface {
	Before(st rules.State, m rules.Move)
	After(st rules.State, events []rules.Event)
	Count(p rules.Seat) (turns int, slips map[string]int)
}

func slipsOfDiadochi() slipWatch { return diadochi.NewWatch() }
func slipsOfImperio() slipWatch  { return imperio.NewWatch() }
func slipsOfSector() slipWatch   { return sector.NewWatch() }

// slips are the turns of each level and what slipped in them.
type slips map[string]*slipCount

type slipCount struct {
	Turns int            `json:"turns"`
	Slips map[string]int `json:"slips"`
}

// slipsOf sums the seats of a game up by level.
func (t *tournament) slipsOf(g int, watch slipWatch) slips {
	if watch == nil {
		return nil
	}
	list := slips{}
	for i := range t.setup.Seats {
		turns, kinds := watch.Count(rules.Seat(i))
		list.add(slips{t.level(g, rules.Seat(i)): {turns, kinds}})
	}
	return list
}

func (l slips) add(more slips) {
	for level, k := range more {
		if l[level] == nil {
			l[level] = &slipCount{Slips: map[string]int{}}
		}
		l[level].Turns += k.Turns
		for kind, n := range k.Slips {
			l[level].Slips[kind] += n
		}
	}
}

// print writes a table in Markdown: how often in a hundred turns of a player.
func (l slips) print(r *referee, levels []string) {
	fmt.Fprint(r.out, "\n| in 100 turns |")
	var kinds []string
	for _, level := range levels {
		fmt.Fprintf(r.out, " %s |", level)
		for kind := range l[level].Slips {
			if !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
		}
	}
	fmt.Fprint(r.out, "\n|---|")
	for range levels {
		fmt.Fprint(r.out, "---|")
	}
	fmt.Fprintln(r.out)
	slices.Sort(kinds)
	for _, kind := range kinds {
		fmt.Fprintf(r.out, "| %s |", kind)
		for _, level := range levels {
			k := l[level]
			fmt.Fprintf(r.out, " %.1f |", 100*float64(k.Slips[kind])/float64(max(k.Turns, 1)))
		}
		fmt.Fprintln(r.out)
	}
}
