package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/imperio"
)

// habits counts what a House does in many games: battles it began and planets it took from others, technologies it
// researched, plots, offers, platforms and shields, votes cast, and the slots of its Operations.
type habits struct {
	games, fights, studies, plots, offers, walls, votes, moves, slots, wins int
}

func (h *habits) each(n int) int { return 1000 * n / max(1, h.games) }

// observe plays games of four dealt Houses by Rank and counts.
func observe(t *testing.T, games int) (list [8]habits) {
	t.Helper()
	var log rules.Log
	var moves []rules.Move
	var scores [8192]int
	for g := range uint64(games) {
		s, err := imperio.Game.New(rules.Setup{Seats: 4, Options: 1 << 11}, dice.New(g, 0))
		if err != nil {
			t.Fatal(err)
		}
		slot := [4]int{}
		for n := uint64(1); ; n++ {
			if _, over := s.Outcome(); over || n > 20000 {
				break
			}
			seat := s.Pending(nil)[0].Seat
			moves = rules.Moves(s, seat, moves[:0])
			m := best(s, seat, moves, scores[:])
			word, rest, _ := strings.Cut(imperio.Game.Format(m), " ")
			h := &habits{}
			if k := s.View(seat).(*imperio.View).Houses[seat].House; k >= 0 {
				h = &list[k]
			}
			switch word {
			case "research":
				h.studies++
			case "plot":
				h.plots++
			case "send":
				h.offers++
			case "build":
				if strings.Contains(rest, "platform") || strings.Contains(rest, "shield") {
					h.walls++
				}
			case "vote":
				h.votes++
			case "act", "empty":
				slot[seat]++
				if rest == "operation" {
					h.moves++
					h.slots += slot[seat]
				}
			case "seal":
				slot[seat] = 0
			}
			log.Events = log.Events[:0]
			s.Apply(seat, m, dice.New(g, n), &log)
			for _, e := range log.Events {
				if e.Verb == imperio.EvEnters || e.Verb == imperio.EvConquered {
					list[s.View(rules.Nobody).(*imperio.View).Houses[e.Seat].House].fights++
				}
			}
		}
		o, over := s.Outcome()
		if !over {
			t.Fatalf("game %d does not end", g)
		}
		for i, k := range s.View(rules.Nobody).(*imperio.View).Houses {
			list[k.House].games++
			if o.Winners.Has(rules.Seat(i)) {
				list[k.House].wins++
			}
		}
	}
	return list
}

// TestHousesPlayDifferently: the personalities of houses.tsv show in what the Houses do.
func TestHousesPlayDifferently(t *testing.T) {
	list := observe(t, 24)
	for i, h := range list {
		t.Logf("house %d: %d games, fights %d studies %d plots %d offers %d walls %d slot %d wins %d", i, h.games, h.each(h.fights), h.each(h.studies), h.each(h.plots), h.each(h.offers), h.each(h.walls), 1000*h.slots/max(1, h.moves), h.wins)
	}
}
