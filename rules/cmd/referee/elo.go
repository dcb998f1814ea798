package main

import (
	"fmt"
	"math"
	"slices"

	"tyche/rules/bot"
	"tyche/rules/dice"
)

// Elo says how strong levels are by who won: 400 more make a win ten times as likely as a loss. It is found by
// maximum likelihood (Bradley and Terry, 1952); how well it is known, by drawing the same number of games anew from those played.

const (
	noviceElo  = 1000 // of the novice, or of the first level if none took part: Elo tells differences only
	eloSamples = 400  // drawn anew
	eloRounds  = 400  // of the approximation, far more than it needs
)

// crossTable counts the games of pairs of levels.
type crossTable struct {
	levels []string
	pairs  map[[2]int]*[3]int // of two levels, the one listed first first: games won by it, shared, lost
}

func newCrossTable(levels []string) *crossTable {
	return &crossTable{levels: levels, pairs: map[[2]int]*[3]int{}}
}

// add counts a game between two levels; won is 1 if a has won, 0 if b has, 1/2 if they share the victory.
func (c *crossTable) add(a, b int, won float64) {
	if a > b {
		a, b, won = b, a, 1-won
	}
	pair := c.pairs[[2]int{a, b}]
	if pair == nil {
		pair = new([3]int)
		c.pairs[[2]int{a, b}] = pair
	}
	pair[2-int(2*won)]++
}

// against returns how many games a won against b, shared ones half, and how many they played.
func (c *crossTable) against(a, b int) (won float64, played int) {
	pair := c.pairs[[2]int{min(a, b), max(a, b)}]
	if pair == nil {
		return 0, 0
	}
	played = pair[0] + pair[1] + pair[2]
	won = float64(pair[0]) + float64(pair[1])/2
	if a > b {
		won = float64(played) - won
	}
	return won, played
}

// elo rates the levels. Every pair that played has half a game more won by either, or who never lost would be without bound.
func (c *crossTable) elo() []float64 {
	n := len(c.levels)
	won, strength := make([]float64, n), make([]float64, n)
	games := make([][]float64, n)
	for a := range n {
		strength[a], games[a] = 1, make([]float64, n)
		for b := range n {
			if w, played := c.against(a, b); played > 0 {
				won[a] += w + .5
				games[a][b] = float64(played) + 1
			}
		}
	}
	for range eloRounds {
		for a := range n {
			due := 0.
			for b, m := range games[a] {
				due += m / (strength[a] + strength[b])
			}
			if due > 0 {
				strength[a] = won[a] / due
			}
		}
	}
	base := max(0, slices.Index(c.levels, bot.Novice))
	list := make([]float64, n)
	for i, s := range strength {
		list[i] = noviceElo + 400*math.Log10(s/strength[base])
	}
	return list
}

// spans returns for each level between which bounds 95 of 100 samples drawn anew rate it.
func (c *crossTable) spans() (low, high []float64) {
	luck := dice.NewStream(1, 0)
	samples := make([][]float64, len(c.levels))
	for range eloSamples {
		for i, e := range c.redrawn(&luck).elo() {
			samples[i] = append(samples[i], e)
		}
	}
	for _, list := range samples {
		slices.Sort(list)
		low, high = append(low, list[len(list)/40]), append(high, list[len(list)-1-len(list)/40])
	}
	return low, high
}

// redrawn draws as many games of each pair from those that it played, and from the halves that elo adds.
func (c *crossTable) redrawn(luck *dice.Stream) *crossTable {
	other := newCrossTable(c.levels)
	for a := range c.levels {
		for b := a + 1; b < len(c.levels); b++ {
			pair := c.pairs[[2]int{a, b}]
			if pair == nil {
				continue
			}
			drawn, played := new([3]int), pair[0]+pair[1]+pair[2]
			for range played {
				switch k := luck.Draw(2*played + 2); {
				case k < 2*pair[0]+1:
					drawn[0]++
				case k < 2*(pair[0]+pair[1])+1:
					drawn[1]++
				default:
					drawn[2]++
				}
			}
			other.pairs[[2]int{a, b}] = drawn
		}
	}
	return other
}

// print prints a row for each level, the strongest first: its Elo with the span, and the games won against each other one.
func (c *crossTable) print(r *referee) {
	elo := c.elo()
	low, high := c.spans()
	order := make([]int, len(c.levels))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(math.Copysign(1, elo[b]-elo[a])) })
	fmt.Fprintf(r.out, "| | Elo | 95 %% |")
	for _, a := range order {
		fmt.Fprintf(r.out, " %s |", c.levels[a])
	}
	fmt.Fprintln(r.out)
	for _, a := range order {
		fmt.Fprintf(r.out, "| %s | %.0f | %.0f-%.0f |", c.levels[a], elo[a], low[a], high[a])
		for _, b := range order {
			if won, played := c.against(a, b); played > 0 {
				fmt.Fprintf(r.out, " %g/%d |", won, played)
			} else {
				fmt.Fprint(r.out, " |")
			}
		}
		fmt.Fprintln(r.out)
	}
}
