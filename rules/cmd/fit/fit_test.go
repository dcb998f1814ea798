package main

import (
	"bytes"
	"strings"
	"testing"
)

// newTask is one for games of two.
func newTask(game string, games int) *task {
	return &task{ranker: ranker{subject: subjects[game]}, players: 2, games: games, batch: 2, seed: 3, sway: 10}
}

// TestWeightsLearnWhoWins: a few games are enough to be less surprised at the winners than chance would be.
func TestWeightsLearnWhoWins(t *testing.T) {
	for game := range subjects {
		one := newTask(game, 20)
		list := one.positions()
		if len(list) < 80 {
			t.Fatalf("%s: only %d positions", game, len(list))
		}
		m := newModel(one.mind.TermNames(), list)
		before := m.loss(list, false, false)
		for n := 1; n <= 30; n++ {
			m.step(list, n)
		}
		if after := m.loss(list, false, false); after > before*9/10 {
			t.Errorf("%s: loss %.3f, then %.3f", game, before, after)
		}
		for k, name := range one.mind.TermNames() {
			if w := m.weight(1, k); w*m.sign[k] < -1e-9 {
				t.Errorf("%s: %s has the weight %.3f", game, name, w)
			}
		}
	}
}

// TestTemperTellsTheBetterOne: in pairs of games from both sides the temper of a strategos beats that of a veteran.
func TestTemperTellsTheBetterOne(t *testing.T) {
	for game := range subjects {
		one := newTask(game, 0)
		sum := 0.
		for seed := range uint64(20) {
			sum += one.pair(2, seed, one.mind.Temper(2), one.mind.Even())
		}
		if sum < 4 {
			t.Errorf("%s: %.1f pairs ahead of 20", game, sum)
		}
	}
}

func TestTheSameSeedFindsTheSame(t *testing.T) {
	for game := range subjects {
		find := func() string {
			var out bytes.Buffer
			newTask(game, 16).temper(&out)
			return out.String()
		}
		one := find()
		if one != find() {
			t.Errorf("%s: it found something else the second time", game)
		}
		if !strings.Contains(one, "on") {
			t.Errorf("%s: found %q", game, one)
		}
	}
}

// TestNamesFit: every consideration and every term has a name of its own.
func TestNamesFit(t *testing.T) {
	for game, of := range subjects {
		for _, names := range [][]string{of.mind.Traits(), of.mind.TermNames()} {
			seen := map[string]bool{"": true}
			for _, name := range names {
				if seen[name] {
					t.Errorf("%s: the name %q is there twice", game, name)
				}
				seen[name] = true
			}
		}
		if len(of.mind.Traits()) != len(of.mind.Even()) || len(of.mind.Traits()) != len(of.mind.Temper(2)) {
			t.Errorf("%s: %d names for %d numbers", game, len(of.mind.Traits()), len(of.mind.Even()))
		}
	}
}
