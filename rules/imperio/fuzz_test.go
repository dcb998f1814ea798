package imperio

import (
	"testing"

	"tyche/rules/conform"
)

func fuzzed() conform.Config {
	return conform.Config{Game: Game, Invariant: Invariant}
}

func FuzzMoves(f *testing.F)    { conform.FuzzMoves(f, fuzzed()) }
func FuzzPosition(f *testing.F) { conform.FuzzPosition(f, fuzzed()) }
func FuzzJournal(f *testing.F)  { conform.FuzzJournal(f, fuzzed()) }
func FuzzLink(f *testing.F)     { conform.FuzzLink(f, fuzzed()) }
