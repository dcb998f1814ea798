package imperio

import (
	"testing"

	"tyche/rules/conform"
)

// TestSameEverywhere plays games whose positions must come out alike on every machine; the script of the benchmarks plays
// them as WebAssembly.
func TestSameEverywhere(t *testing.T) {
	conform.CheckSame(t, conform.Config{Game: Game, Setups: conform.EverySetup(Game)}, *update)
}
