package main

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules/diadochi"
)

// TestWeightsLearnWhoWins: a few games are enough to be less surprised at the winners than chance would be.
func TestWeightsLearnWhoWins(t *testing.T) {
	list := task{players: 2, games: 12, seed: 3, sway: 10}.positions()
	if len(list) < 100 {
		t.Fatalf("only %d positions", len(list))
	}
	m := newModel(list)
	before := m.loss(list, false, false)
	for n := 1; n <= 30; n++ {
		m.step(list, n)
	}
	if after := m.loss(list, false, false); after > before*9/10 {
		t.Errorf("loss %.3f, then %.3f", before, after)
	}
	for k, name := range diadochi.TermNames() {
		if w := m.weight(1, k); w*m.sign[k] < -1e-9 {
			t.Errorf("%s has the weight %.3f", name, w)
		}
	}
}

// TestTemperTellsTheBetterOne: in pairs of games from both sides the temper of a strategos beats that of a veteran.
func TestTemperTellsTheBetterOne(t *testing.T) {
	var r ranker
	strong, even := diadochi.Mind{}.Temper(2), diadochi.Mind{}.Even()
	sum := 0.
	for seed := range uint64(20) {
		sum += r.pair(2, seed, &strong, &even)
	}
	if sum < 4 {
		t.Errorf("%.1f pairs ahead of 20", sum)
	}
}

func TestTheSameSeedFindsTheSame(t *testing.T) {
	find := func() string {
		var out bytes.Buffer
		task{players: 2, games: 16, batch: 2, seed: 5}.temper(&out)
		return out.String()
	}
	one := find()
	if one != find() {
		t.Error("it found something else the second time")
	}
	if !strings.Contains(one, "Traits") {
		t.Errorf("found %q", one)
	}
}
