package main

import (
	"fmt"
	"hash/fnv"
	"slices"
)

// mutant is one fault: how a piece of the text of a file is written so that it is wrong when the fault is on.
type mutant struct {
	number        int // from 1, when chosen
	kind          kind
	file          string
	function      string // "(state).checkStep", or the variable whose table it is
	line          int
	before, after string // the change as a person reads it
	nth           int    // of the same changes in the same function
	from, to      int    // the text it concerns
	parts         []part

	equivalent string // why it changes nothing; "" = it does
	verdict    verdict
	by         string // the test that noticed it
}

// part replaces a piece of text; from = to inserts. %d stands for the number of the fault.
type part struct {
	from, to int
	text     string
	closes   bool // ends what an earlier part began
}

// kind is a kind of fault.
type kind uint8

// The kinds of faults.
const (
	negated kind = iota
	boundary
	arithmetic
	constant
	cell
	connective
	dropped
	exit
	numKinds
)

var kindNames = [numKinds]string{
	negated:    "condition negated",
	boundary:   "boundary shifted",
	arithmetic: "arithmetic swapped",
	constant:   "constant off by one",
	cell:       "table cell off by one",
	connective: "and/or swapped",
	dropped:    "statement dropped",
	exit:       "early exit removed",
}

// verdict is what came of a fault.
type verdict uint8

const (
	survived verdict = iota
	unreached
	noticed
	recorded // noticed only by games that were recorded
	hung     // noticed, because tests took too long
	harmless // listed as changing nothing
)

var verdictNames = [...]string{"survived", "unreached", "noticed", "recorded", "hung", "equivalent"}

// key names a fault by where and what it is, whatever line it stands in.
func (m *mutant) key() string {
	return fmt.Sprintf("%s\t%s\t%s\t%d", m.function, m.before, m.after, m.nth)
}

// draw is the place of a fault in the lottery of a seed. It depends on nothing else in the package, so that the choice
// stays the same when other code changes.
func (m *mutant) draw(seed uint64) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d\t%s", seed, m.key())
	return h.Sum64() * 0x9e3779b97f4a7c15
}

// choose draws faults by a seed, equally many of each kind as far as there are.
func choose(all []*mutant, count int, seed uint64) (list []*mutant) {
	var urns [numKinds][]*mutant
	for _, m := range all {
		urns[m.kind] = append(urns[m.kind], m)
	}
	for _, urn := range urns {
		slices.SortFunc(urn, func(a, b *mutant) int {
			if a.draw(seed) < b.draw(seed) {
				return -1
			}
			return 1
		})
	}
	for n := 0; len(list) < count && len(list) < len(all); n++ {
		for _, urn := range urns {
			if n < len(urn) && len(list) < count {
				list = append(list, urn[n])
			}
		}
	}
	return list
}
