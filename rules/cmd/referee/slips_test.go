package main

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
)

func TestSlipsAreCountedByLevel(t *testing.T) {
	l := slips{}
	l.add(slips{"veteran": {10, map[string]int{"a": 1, "b": 2}}})
	l.add(slips{"veteran": {30, map[string]int{"a": 3}}, "novice": {20, map[string]int{"a": 9}}})
	var out bytes.Buffer
	l.print(&referee{out: &out}, []string{"veteran", "novice"})
	prove.Is(t, "table", out.String(), "\n| in 100 turns | veteran | novice |\n|---|---|---|\n| a | 10.0 | 45.0 |\n| b | 5.0 | 0.0 |\n")
}

func TestSlipsOfAGame(t *testing.T) {
	for game, kinds := range map[string][]string{"diadochi": words(diadochi.NumSlips), "imperio": words(imperio.NumSlips), "sector": words(sector.NumSlips)} {
		var said, progress bytes.Buffer
		args := []string{"simulate", "--game", game, "--games", "1", "--bots", "random", "--slips"}
		prove.Is(t, "exit", run(box, lexicon.English, args, strings.NewReader(""), &said, &progress), 0)
		for _, k := range kinds {
			prove.True(t, game+": "+k, strings.Contains(said.String(), "\n| "+k+" | "))
		}
	}
	_, errs, code := ask(t, "", "simulate", "--slips")
	prove.True(t, "a game without slips: "+errs, code == 2 && strings.Contains(errs, "toy"))
}

// words names all kinds of slips below a number.
func words[K interface {
	~uint8
	String() string
}](number K) (list []string) {
	for k := range number {
		list = append(list, k.String())
	}
	return list
}
