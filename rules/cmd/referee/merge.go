package main

import "strings"

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
