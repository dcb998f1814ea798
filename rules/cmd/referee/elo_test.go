package main

import (
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// chain is a table of levels of which each one beats those below it nearly always.
func chain() *crossTable {
	c := newCrossTable([]string{"random", "novice", "veteran", "strategos"})
	for pair, won := range map[[2]int]int{{1, 0}: 199, {2, 0}: 200, {3, 0}: 200, {2, 1}: 190, {3, 1}: 200, {3, 2}: 140} {
		for g := range 200 {
			c.add(pair[0], pair[1], map[bool]float64{true: 1}[g < won])
		}
	}
	return c
}

// A rating is the likeliest when everybody would win as many games as he has won.
func TestEloIsTheLikeliest(t *testing.T) {
	c := chain()
	elo := c.elo()
	prove.Is(t, "the novice", elo[1], noviceElo)
	for a := range c.levels {
		won, due := 0., 0.
		for b := range c.levels {
			if w, played := c.against(a, b); played > 0 {
				won += w + .5
				due += float64(played+1) / (1 + math.Pow(10, (elo[b]-elo[a])/400))
			}
		}
		prove.True(t, c.levels[a], math.Abs(won-due) < .01)
	}
}

func TestEloOfOnePair(t *testing.T) {
	c := newCrossTable([]string{"learner", "novice"})
	for g := range 200 {
		c.add(g%2, 1-g%2, []float64{1, .5, 0}[min(2, g/80)]) // 80 won, 80 shared, 40 lost by either in turn
	}
	won, played := c.against(0, 1)
	prove.Is(t, "played", played, 200)
	prove.Is(t, "halves", won, 100)
	prove.True(t, "even", math.Abs(c.elo()[0]-noviceElo) < 1e-6)
	low, high := c.spans()
	prove.True(t, "the bounds hold it", low[0] < noviceElo && high[0] > noviceElo)
	prove.True(t, "forty either way", high[0]-low[0] > 50 && high[0]-low[0] < 110)
}

// Runs may come in any order and in shards.
func TestEloOfFiles(t *testing.T) {
	folder := t.TempDir()
	var names []string
	for i, more := range [][]string{{"--bots", "novice,random"}, {"--bots", "random,novice", "--seed", "9", "--shard", "1/2"}, {"--bots", "random,novice", "--seed", "9", "--shard", "2/2"}} {
		names = append(names, filepath.Join(folder, string(rune('a'+i))))
		_, errs, code := ask(t, "", append([]string{"simulate", "--game", "toy", "--players", "2", "--games", "20", "--out", names[i]}, more...)...)
		prove.Is(t, errs, code, 0)
	}
	out, _, code := ask(t, "", append([]string{"elo"}, names...)...)
	prove.Is(t, "exit", code, 0)
	prove.Is(t, "rows", strings.Count(out, "\n"), 3)
	prove.True(t, "all forty games: "+out, strings.Contains(out, "/40 |"))
	slices.Reverse(names)
	again, _, _ := ask(t, "", append([]string{"elo"}, names...)...)
	prove.Is(t, "in another order", again, out)

	_, errs, code := ask(t, "", "elo", names[0])
	prove.Is(t, "exit", code, 2)
	prove.True(t, errs, strings.HasPrefix(errs, "Shards are missing; play these, too: 1/2 (random,novice)"))
	_, errs, code = ask(t, "", append([]string{"elo"}, shards(t, 1)...)...)
	prove.Is(t, "exit", code, 2)
	prove.True(t, errs, strings.HasPrefix(errs, "This is a run of another game, with other options, or not of two"))
}
