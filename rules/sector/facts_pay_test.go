package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestPaymentsAreForetold plays games by chance and compares what pays each purchase with what was foretold of it.
func TestPaymentsAreForetold(t *testing.T) {
	bought, tokens := map[uint8]int{}, 0
	for seed := range uint64(120) {
		ch := dice.New(seed, 7)
		s, err := Game.New(rules.Setup{Seats: 2 + int(seed%3), Options: seed & 3}, ch)
		if err != nil {
			t.Fatal(err)
		}
		var moves []rules.Move
		for asked := s.Pending(nil); len(asked) > 0; asked = s.Pending(nil) {
			seat := asked[0].Seat
			moves = rules.Moves(s, seat, moves[:0])
			m := moves[ch.Draw(len(moves))]
			v := s.View(rules.Nobody).(View)
			told, buys := PaymentOf(&v, m)
			var log rules.Log
			s.Apply(seat, m, ch, &log)
			if !buys {
				continue
			}
			bought[m.Verb]++
			if was := paidIn(&log); was != told {
				t.Fatalf("game %d: %s was paid with %+v, foretold were %+v", seed, Game.Format(m), was, told)
			}
			tokens += told.Cargo + told.Study
		}
	}
	for _, verb := range []uint8{workerVerb, shipVerb, buyVerb, baseVerb, buildVerb, moduleVerb, techVerb} {
		if bought[verb] == 0 {
			t.Errorf("nothing was bought with %s", verbs[verb].Word)
		}
	}
	if tokens == 0 {
		t.Error("no token paid for anything")
	}
}

// paidIn reads from events what a purchase was paid with.
func paidIn(log *rules.Log) (p Payment) {
	for _, e := range log.Events {
		switch {
		case e.Verb == EvWorks:
			p.Work[e.To.ID]++
		case e.Verb == EvTokensSpent && e.M == 0:
			p.Cargo += int(e.N)
		case e.Verb == EvTokensSpent:
			p.Study += int(e.N)
		}
	}
	return p
}
