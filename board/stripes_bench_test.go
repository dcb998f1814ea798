package board_test

import (
	"testing"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/sprites/palette"
)

// BenchmarkStripes makes the stripes of the whole map.
func BenchmarkStripes(b *testing.B) {
	m := atlas.Diadochi()
	for b.Loop() {
		board.NewStripes(m, palette.Atlas)
	}
}
