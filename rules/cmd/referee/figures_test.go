package main

import (
	"slices"
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// BenchmarkComputerPlayers plays games of two computers of a level; one op is one game. What is reported: the time of
// a decision (median, 95 of 100, worst), of all decisions of a player in a Round (median, worst), and of the game.
func BenchmarkComputerPlayers(b *testing.B) {
	for _, level := range bot.Levels() {
		b.Run(level, func(b *testing.B) {
			var all clockings
			seed := uint64(0)
			for b.Loop() {
				seed++
				all.game(b, level, seed)
			}
			report := func(times []time.Duration, share float64, name string) {
				slices.Sort(times)
				at := times[min(int(share*float64(len(times))), len(times)-1)]
				b.ReportMetric(float64(at.Microseconds())/1000, name)
			}
			report(all.decisions, 0.5, "ms/decision-median")
			report(all.decisions, 0.95, "ms/decision-p95")
			report(all.decisions, 1, "ms/decision-worst")
			report(all.turns, 0.5, "ms/turn-median")
			report(all.turns, 1, "ms/turn-worst")
			b.ReportMetric(float64(len(all.decisions))/float64(b.N), "decisions/game")
		})
	}
}

// clockings are the times that computer players took.
type clockings struct{ decisions, turns []time.Duration }

// patience is how long a table lets a computer player think about one decision.
const patience = 900 * time.Millisecond

func (k *clockings) game(b *testing.B, level string, seed uint64) {
	g := box[0].game
	s, err := g.New(rules.Setup{Seats: 2}, dice.New(seed, 0))
	if err != nil {
		b.Fatal(err)
	}
	var players [2]bot.Player
	for i := range players {
		if players[i], err = bot.New(level, box[0].mind, seed); err != nil {
			b.Fatal(err)
		}
	}
	ch := dice.New(seed, 1)
	var round [2]int
	var spent [2]time.Duration
	for asked := s.Pending(nil); len(asked) > 0; asked = s.Pending(asked[:0]) {
		seat := asked[0].Seat
		if v := s.View(rules.Nobody).(diadochi.View); round != [2]int{v.Turn, v.Round} {
			round = [2]int{v.Turn, v.Round}
			k.turns = append(k.turns, spent[:]...)
			spent = [2]time.Duration{}
		}
		began := time.Now()
		p := players[seat]
		p.Begin(session.NewChair(g, s, 2, seat))
		for !p.Think(64) && time.Since(began) < patience {
		}
		move := p.Choices()[0].Move
		took := time.Since(began)
		k.decisions = append(k.decisions, took)
		spent[seat] += took
		s.Apply(seat, move, ch, nil)
	}
}
