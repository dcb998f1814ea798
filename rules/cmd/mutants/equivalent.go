package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// equivalents are the faults that change nothing, with the reason: function, before, after, reason in columns. A line
// names a fault by its function and its text, never by its place.
type equivalents []struct{ function, before, after, reason string }

// loadEquivalents reads the list; a game need not have one.
func loadEquivalents(name string) (list equivalents, err error) {
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		cells := strings.Split(line, "\t")
		switch {
		case i == 0:
			continue // the names of the columns
		case len(cells) != 4 || len(cells[3]) < 20:
			return nil, fmt.Errorf("%s:%d: want function, before, after and a reason", name, i+1)
		}
		list = append(list, struct{ function, before, after, reason string }{cells[0], cells[1], cells[2], cells[3]})
	}
	return list, err
}

// mark notes the reasons at the faults and returns the lines that fit none.
func (list equivalents) mark(all []*mutant) (stale []string) {
	for _, e := range list {
		found := false
		for _, m := range all {
			if m.function == e.function && m.before == e.before && m.after == e.after {
				m.equivalent, found = e.reason, true
			}
		}
		if !found {
			stale = append(stale, e.function+": "+e.before+" -> "+e.after)
		}
	}
	return stale
}
