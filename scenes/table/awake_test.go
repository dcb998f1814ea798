package table

import (
	"testing"

	"tyche/rules/session"
)

// busy is a computer player that never has done thinking.
type busy struct{ Thinker }

func TestThinkingKeepsTheWindowAwake(t *testing.T) {
	table := &Table{match: &Match{Session: &session.Session{}, thinker: busy{}}}
	frames := 0
	for range 60 * 5 {
		if table.wakes(1. / 60) {
			frames++
		}
	}
	if frames < 4 || frames > 6 {
		t.Errorf("%d frames in five seconds of thinking", frames)
	}
	table.match.thinker = nil
	for range 600 {
		if table.wakes(1. / 60) {
			t.Fatal("a frame though nobody thinks")
		}
	}
}
