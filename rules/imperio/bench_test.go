package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// BenchmarkDecisions plays random games with the full list of legal moves; one op is one decision.
func BenchmarkDecisions(b *testing.B) {
	b.ReportAllocs()
	ch := dice.New(1, 1)
	start, _ := Game.New(rules.Setup{Seats: 4}, ch)
	s := start.Clone()
	moves := make([]rules.Move, 0, 1024)
	var asked []rules.Decision
	games, legal := 0, 0
	for b.Loop() {
		asked = s.Pending(asked[:0])
		if len(asked) == 0 {
			s.CopyFrom(start)
			games++
			continue
		}
		moves = rules.Moves(s, asked[0].Seat, moves[:0])
		legal += len(moves)
		s.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
	}
	b.ReportMetric(float64(b.N)/float64(games+1), "decisions/game")
	b.ReportMetric(float64(legal)/float64(b.N), "legal/decision")
}

func BenchmarkHash(b *testing.B) {
	s := bareState(3, 0)
	b.ReportAllocs()
	for b.Loop() {
		s.Hash()
	}
}

func BenchmarkCopy(b *testing.B) {
	s, t := bareState(3, 0), bareState(3, 0)
	b.ReportAllocs()
	for b.Loop() {
		t.CopyFrom(s)
	}
}

// BenchmarkClone copies into new memory, which is what costs.
func BenchmarkClone(b *testing.B) {
	s := bareState(3, 0)
	b.ReportAllocs()
	for b.Loop() {
		cloned = s.Clone()
	}
}

var cloned rules.State
