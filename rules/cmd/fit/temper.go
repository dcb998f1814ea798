package main

import (
	"fmt"
	"io"
	"math"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/mind"
)

const (
	nudge = 0.6 // doublings by which every trait is tried up or down
	haste = 3.0 // doublings of a trait that decides every game, in one round
	inert = 0.7 // how much of a round's direction is that of the rounds before
	limit = 3.0 // doublings at most
)

// temper finds what counts how much by simultaneous perturbation: in each pair of games every trait is nudged up for one
// side and down for the other, at random, and goes the way that wins more often. One pair tells a little about all of them.
func (t *task) temper(out io.Writer) {
	even := t.mind.Even()
	size := len(even)
	at, drift := t.begin(), make([]float64, size)
	luck := dice.NewStream(t.seed, 1<<40)
	seed := t.seed << 32
	for round := range t.games / (2 * t.batch) {
		slope := make([]float64, size)
		for range t.batch {
			up, down, way := make([]float64, size), make([]float64, size), make([]float64, size)
			for i := range at {
				way[i] = float64(2*luck.Draw(2) - 1)
				up[i], down[i] = at[i]+nudge*way[i], at[i]-nudge*way[i]
			}
			seed++
			y := t.pair(t.players, seed, temperOf(up), temperOf(down))
			for i := range slope {
				slope[i] += y * way[i] / float64(t.batch)
			}
		}
		for i := range at {
			drift[i] = inert*drift[i] + (1-inert)*slope[i]
			at[i] = min(max(at[i]+haste*drift[i], -limit), limit)
		}
		if round%4 == 3 {
			won := 0.
			for i := range t.batch {
				won += t.pair(t.players, t.seed<<32+1<<31+uint64(i), temperOf(at), even)
			}
			fmt.Fprintf(out, "// round %d: %.1f %% against the veteran's temper\n", round+1, 50+50*won/float64(t.batch))
		}
	}
	found := temperOf(at)
	for i, name := range t.mind.Traits() {
		if found[i] < 90 || found[i] > 111 {
			fmt.Fprintf(out, "on%s: %d,\n", name, found[i])
		}
	}
}

// begin is so many hundredths of the way from a veteran's temper to that of a strategos, in doublings.
func (t *task) begin() []float64 {
	from, to := t.mind.Even(), t.mind.Temper(2)
	at := make([]float64, len(from))
	for i := range at {
		if from[i] > 0 && to[i] > 0 {
			at[i] = float64(t.start) / 100 * math.Log2(float64(to[i])/float64(from[i]))
		}
	}
	return at
}

// pair plays one game from each side and says how much better the first temper did, from -1 to 1. With more than two
// seats the tempers take turns around the table.
func (r *ranker) pair(players int, seed uint64, a, b mind.Temper) float64 {
	y := 0.
	for side := range 2 {
		tempers := make([]mind.Temper, players)
		for i := range tempers {
			tempers[i] = b
			if i%2 == side {
				tempers[i] = a
			}
		}
		switch w := r.play(players, seed, 0, tempers, nil); {
		case w == rules.Nobody:
		case int(w)%2 == side:
			y += .5
		default:
			y -= .5
		}
	}
	return y
}

// temperOf makes a temper of doublings.
func temperOf(doublings []float64) mind.Temper {
	t := make(mind.Temper, len(doublings))
	for i, x := range doublings {
		t[i] = int16(math.Round(100 * math.Exp2(x)))
	}
	return t
}
