package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// speed is what differs between two runs of the same games.
var speed = regexp.MustCompile(`\d+ decisions/s`)

// run30 are thirty games of the toy with all tables.
var run30 = []string{"simulate", "--game", "toy", "--players", "3", "--games", "30", "--seed", "7", "--bots", "novice,random,random", "--use", "--balance"}

// shards plays thirty games in so many parts, the last one first, and returns the names of their files.
func shards(t *testing.T, of int, more ...string) (names []string) {
	t.Helper()
	folder := t.TempDir()
	for n := of; n > 0; n-- {
		name := filepath.Join(folder, fmt.Sprintf("part-%d.jsonl", n))
		args := append(slices.Clone(run30), "--shard", fmt.Sprintf("%d/%d", n, of), "--out", name, "--jobs", "2")
		if _, errs, code := ask(t, "", append(args, more...)...); code != 0 {
			t.Fatalf("exit %d: %s", code, errs)
		}
		names = append(names, name)
	}
	return names
}

func TestShardsAreTheWholeRun(t *testing.T) {
	whole, _, code := ask(t, "", run30...)
	prove.Is(t, "exit", code, 0)
	for _, of := range []int{1, 4, 7, 30, 31} {
		merged, errs, code := ask(t, "", append([]string{"tally"}, shards(t, of)...)...)
		prove.Is(t, "exit", code, 0)
		prove.Is(t, "complaints", errs, "")
		prove.Is(t, fmt.Sprintf("what %d shards print", of), speed.ReplaceAllString(merged, ""), speed.ReplaceAllString(whole, ""))
	}
}

func TestShardsShareTheGames(t *testing.T) {
	for _, of := range []int{1, 3, 30, 40} {
		times := make([]int, 30)
		for n := 1; n <= of; n++ {
			s, err := parseShard(fmt.Sprintf("%d/%d", n, of))
			prove.Is(t, "shard", err, nil)
			count := 0
			for g := range times {
				if s.has(g) {
					times[g]++
					count++
				}
			}
			prove.Is(t, "games of a shard", s.share(30), count)
		}
		for g, n := range times {
			prove.Is(t, fmt.Sprintf("shards of %d that play game %d", of, g), n, 1)
		}
	}
}

func TestTimesOfShards(t *testing.T) {
	out, _, code := ask(t, "", append([]string{"tally"}, shards(t, 3, "--times")...)...)
	prove.Is(t, "exit", code, 0)
	prove.Is(t, "levels whose thinking is told", strings.Count(out, "thinking in µs"), 2)
}

func TestResultsThatAreNotWhole(t *testing.T) {
	parts := shards(t, 3)
	other := shards(t, 3, "--seed", "8")
	text, err := os.ReadFile(parts[0])
	prove.Is(t, "read", err, nil)
	lines := strings.SplitAfter(string(text), "\n")
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		prove.Is(t, "write", os.WriteFile(path, []byte(text), 0o600), nil)
		return path
	}
	join := func(list []string) string { return strings.Join(list, "") }
	for what, c := range map[string]struct {
		files []string
		want  string
	}{
		"no file":               {nil, "The files of results are missing."},
		"a missing file":        {[]string{"/nowhere"}, "The file cannot be opened: /nowhere"},
		"a missing shard":       {parts[1:], "Shards are missing; play these, too: 3/3"},
		"a shard twice":         {[]string{parts[1], parts[1]}, "A shard is named twice: " + parts[1] + " (2/3)"},
		"another run":           {[]string{parts[1], other[0]}, "These are results of another run, or of other shards: " + other[0]},
		"another division":      {[]string{parts[1], shards(t, 2)[0]}, "These are results of another run, or of other shards: "},
		"no results":            {[]string{write("a", "PNG")}, "This is not a complete file of results: "},
		"no end":                {[]string{write("b", join(lines[:11]))}, "This is not a complete file of results: "},
		"a game is missing":     {[]string{write("c", join(slices.Delete(slices.Clone(lines), 3, 4)))}, "This is not a complete file of results: "},
		"a game is there twice": {[]string{write("d", join(slices.Concat(lines[:3], lines[2:3], lines[4:])))}, "This is not a complete file of results: "},
		"more than the end":     {[]string{write("e", join(lines)+"{}")}, "This is not a complete file of results: "},
	} {
		out, errs, code := ask(t, "", append([]string{"tally"}, c.files...)...)
		prove.Is(t, what+": exit", code, 2)
		prove.True(t, what+": "+errs, strings.HasPrefix(errs, c.want))
		prove.Is(t, what+": nothing is counted", out, "")
	}
	for _, bad := range []string{"0/3", "4/3", "1", "1/x", "-1/3", "1/0"} {
		_, errs, code := ask(t, "", "simulate", "--shard", bad)
		prove.True(t, bad+": "+errs, code == 2 && strings.Contains(errs, "--shard"))
	}
	left, err := filepath.Glob(filepath.Join(filepath.Dir(parts[0]), "*.part"))
	prove.True(t, "no file without its name is left", err == nil && len(left) == 0)
}

func TestHelp(t *testing.T) {
	for _, lang := range []string{"en", "es"} {
		out, _, code := ask(t, "", "help", "--lang", lang)
		prove.Is(t, "exit", code, 0)
		prove.Is(t, "commands", strings.Count(out, "\n"), len(commands))
		one, _, _ := ask(t, "", "help", "--lang", lang, "tally")
		prove.True(t, "one", strings.HasPrefix(one, "tally: ") && strings.Count(one, "\n") == 1)
	}
}

// A shard that was stopped leaves nothing that tally could take for whole.
func TestStoppedShard(t *testing.T) {
	name := filepath.Join(t.TempDir(), "part.jsonl")
	for _, whole := range []bool{false, true} {
		one := &tournament{entry: toys[0], games: 3, shard: shard{1, 1}}
		w, err := one.record(name)
		prove.Is(t, "begun", err, nil)
		for g := range 3 {
			prove.Is(t, "a line", w.line(result{Game: g}), nil)
		}
		_, early := os.Stat(name)
		prove.True(t, "it has no name yet", os.IsNotExist(early))
		prove.Is(t, "closed", w.close(whole, 0), nil)
		_, _, _, err = readResults(name)
		prove.Is(t, "whole", err == nil, whole)
		_, part := os.Stat(name + ".part")
		prove.True(t, "nothing else is left", os.IsNotExist(part))
	}
}
