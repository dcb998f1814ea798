package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tyche/rules"
)

// tally prints of the files of all shards of a tournament what simulate prints when it plays it in one piece. The speed is that
// of a shard on the average.
func (r *referee) tally(args []string) error {
	names, err := r.parse(r.flags("tally"), args)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return wrongUse("referee.wrong.no-results", "")
	}
	var m merged
	for _, name := range names {
		if err := m.add(name); err != nil {
			return err
		}
	}
	if list := m.missing(); len(list) > 0 {
		return wrongUse("referee.wrong.missing", strings.Join(list, " "))
	}
	t, err := r.tournamentOf(m.plan)
	if err != nil {
		return err
	}
	c := newTally(t)
	for _, res := range m.games {
		c.add(t, res)
		r.warn(t, res)
	}
	c.print(r, t, m.took)
	if c.stuck > 0 {
		return errFailed
	}
	return nil
}

// elo reads the files of results of runs between two players each and prints how strong the levels are that played.
func (r *referee) elo(args []string) error {
	names, err := r.parse(r.flags("elo"), args)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return wrongUse("referee.wrong.no-results", "")
	}
	runs, err := mergeRuns(names)
	if err != nil {
		return err
	}
	var levels []string
	for _, m := range runs {
		levels = append(levels, m.plan.Bots...)
	}
	slices.Sort(levels)
	c := newCrossTable(slices.Compact(levels))
	for _, m := range runs {
		if err := r.enter(c, m); err != nil {
			return err
		}
	}
	c.print(r)
	return nil
}

// mergeRuns puts the files of each run together; all of them must be of the same game for two.
func mergeRuns(names []string) (runs []*merged, err error) {
	for _, name := range names {
		h, _, _, err := readResults(name)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(runs, func(m *merged) bool { return reflect.DeepEqual(m.plan, h.plan) && m.of == h.Of })
		if i < 0 {
			i, runs = len(runs), append(runs, &merged{})
		}
		if err := runs[i].add(name); err != nil {
			return nil, err
		}
		if a, b := runs[0].plan, h.plan; b.Seats != 2 || a.Game != b.Game || a.Rules != b.Rules || a.Scenario != b.Scenario || a.Options != b.Options {
			return nil, wrongUse("referee.wrong.other-game", name)
		}
	}
	for _, m := range runs {
		if list := m.missing(); len(list) > 0 {
			return nil, wrongUse("referee.wrong.missing", fmt.Sprintf("%s (%s)", strings.Join(list, " "), strings.Join(m.plan.Bots, ",")))
		}
	}
	return runs, nil
}

// enter counts the games of a run between two levels.
func (r *referee) enter(c *crossTable, m *merged) error {
	t, err := r.tournamentOf(m.plan)
	if err != nil {
		return err
	}
	for _, res := range m.games {
		a, b := slices.Index(c.levels, t.level(res.Game, 0)), slices.Index(c.levels, t.level(res.Game, 1))
		r.warn(t, res)
		switch {
		case res.Stuck != "" || a == b:
		case res.Winners == rules.Only(0):
			c.add(a, b, 1)
		case res.Winners == rules.Only(1):
			c.add(a, b, 0)
		default:
			c.add(a, b, .5)
		}
	}
	return nil
}
