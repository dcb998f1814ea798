package diadochi

import (
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// BenchmarkCalib is the yardstick of a machine at this minute: one op is one step of a xorshift generator. What counts
// of the others is their ratio to it.
func BenchmarkCalib(b *testing.B) {
	x := uint64(88172645463325252)
	for range b.N { // not b.Loop, which would cost as much as the step itself
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	yardstick = x
}

var yardstick uint64

// BenchmarkDecisions plays random games with the full list of legal moves; one op is one decision.
func BenchmarkDecisions(b *testing.B) {
	b.ReportAllocs()
	ch := dice.New(1, 1)
	start, _ := Game.New(rules.Setup{Seats: 2}, ch)
	s := start.Clone()
	var moves []rules.Move
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

// BenchmarkGames plays whole random games of two and of five to the end that the rules give them; one op is one game.
func BenchmarkGames(b *testing.B) {
	for _, seats := range []int{2, 5} {
		b.Run(strconv.Itoa(seats), func(b *testing.B) {
			b.ReportAllocs()
			decisions := playGames(b.N, seats, 1)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
		})
	}
}

// BenchmarkGamesTogether plays games of two on all threads at once: run it with -cpu 1,2.
func BenchmarkGamesTogether(b *testing.B) {
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			playGames(1, 2, 1)
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// playGames plays so many random games in the same memory and returns the decisions made.
func playGames(n, seats int, seed uint64) (decisions int) {
	ch := dice.New(seed, 0)
	start, _ := Game.New(rules.Setup{Seats: seats}, ch)
	s := start.Clone()
	moves, asked := make([]rules.Move, 0, 1024), make([]rules.Decision, 0, 6)
	for range n {
		s.CopyFrom(start)
		for asked = s.Pending(asked[:0]); len(asked) > 0; asked = s.Pending(asked[:0]) {
			moves = rules.Moves(s, asked[0].Seat, moves[:0])
			s.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
			decisions++
		}
	}
	return decisions
}

// TestDecisionsAllocateNothing counts the memory taken by whole random games: the list of legal moves, the moves and
// everything the rules do by themselves. The mean is rounded down: what the rest of the process takes once does not count.
func TestDecisionsAllocateNothing(t *testing.T) {
	for _, seats := range []int{2, 5} {
		decisions := 0
		once := testing.AllocsPerRun(3, func() { playGames(1, seats, 3) })
		more := testing.AllocsPerRun(3, func() { decisions = playGames(6, seats, 3) })
		if more > once {
			t.Errorf("%d seats: %v allocations more for five games more (%d decisions)", seats, more-once, decisions)
		}
	}
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

func BenchmarkBinary(b *testing.B) {
	st, _ := Game.New(rules.Setup{Seats: 5}, dice.New(1, 1))
	s := st.(*state)
	ch := dice.New(2, 2)
	for range 500 {
		p := s.Pending(nil)[0].Seat
		moves := rules.Moves(s, p, nil)
		s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
	}
	back := bareState(2, 0)
	var room []byte
	b.ReportAllocs()
	for b.Loop() {
		room = s.AppendBinary(room[:0])
		if err := back.LoadBinary(room); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(room)), "bytes")
}
