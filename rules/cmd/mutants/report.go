package main

import (
	"fmt"
	"slices"
	"strings"
)

// report tells what came of the faults.
type report struct {
	game string
	list []*mutant
}

// table has a line for each fault: its key, its verdict, its kind, where it is and who noticed it.
func (r report) table() string {
	var b strings.Builder
	b.WriteString("function\tbefore\tafter\tnth\tverdict\tkind\tplace\tnoticed by\n")
	for _, m := range r.list {
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s:%d\t%s\n", m.key(), verdictNames[m.verdict], kindNames[m.kind], m.file, m.line, m.by)
	}
	return b.String()
}

// survivors reads the keys of the faults that nobody noticed from a table.
func survivors(table string) map[string]bool {
	keys := map[string]bool{}
	for _, line := range strings.Split(table, "\n") {
		cells := strings.Split(line, "\t")
		if len(cells) > 5 && (cells[4] == verdictNames[survived] || cells[4] == verdictNames[unreached]) {
			keys[strings.Join(cells[:4], "\t")] = true
		}
	}
	return keys
}

// tally counts faults.
type tally struct{ tried, noticed, recorded, hung, equivalent int }

func (t *tally) add(m *mutant) {
	switch m.verdict {
	case harmless:
		t.equivalent++
		return
	case noticed:
		t.noticed++
	case recorded:
		t.recorded++
	case hung:
		t.hung++
	}
	t.tried++
}

// caught counts those that were noticed in any way.
func (t tally) caught() int { return t.noticed + t.recorded + t.hung }

func (t tally) String() string {
	return fmt.Sprintf("%4d %4d  %3d%%", t.tried, t.caught(), 100*t.caught()/max(1, t.tried))
}

// text is the report for people: by file, by kind, and what survived.
func (r report) text() string {
	var b strings.Builder
	r.by(&b, "file", func(m *mutant) string { return m.file })
	r.by(&b, "kind", func(m *mutant) string { return kindNames[m.kind] })
	var all tally
	b.WriteString("\nNot noticed:\n")
	for _, m := range r.list {
		all.add(m)
		if m.verdict == survived || m.verdict == unreached {
			fmt.Fprintf(&b, "%s:%d %s, %s\n\t- %s\n\t+ %s\n", m.file, m.line, m.function, note(m), m.before, m.after)
		}
	}
	fmt.Fprintf(&b, "\n%s: %d faults that change something, %d noticed (%.1f %%): %d by tests, %d of them by going on for ever, %d only by recorded games; %d change nothing\n",
		r.game, all.tried, all.caught(), 100*float64(all.caught())/float64(max(1, all.tried)), all.noticed+all.hung, all.hung, all.recorded, all.equivalent)
	return b.String()
}

func note(m *mutant) string {
	if m.verdict == unreached {
		return kindNames[m.kind] + ", where no test comes to a difference"
	}
	return kindNames[m.kind]
}

// by writes a table with a line for each group of faults.
func (r report) by(b *strings.Builder, head string, group func(*mutant) string) {
	tallies := map[string]*tally{}
	var names []string
	for _, m := range r.list {
		name := group(m)
		if tallies[name] == nil {
			tallies[name] = &tally{}
			names = append(names, name)
		}
		tallies[name].add(m)
	}
	slices.Sort(names)
	fmt.Fprintf(b, "\n%-28s tried noticed\n", head)
	for _, name := range names {
		fmt.Fprintf(b, "%-28s %s\n", name, tallies[name])
	}
}
