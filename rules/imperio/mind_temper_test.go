package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/imperio"
)

// habits counts what a House does in many games: battles it began and planets it took from others, technologies it
// researched, spying and mischief, offers of goods, platforms and shields, and the slots of its Operations.
type habits struct {
	games, fights, studies, plots, offers, walls, moves, slots, wins int
}

func (h *habits) each(n int) int { return 1000 * n / max(1, h.games) }

// slot is the mean slot of its Operations, in thousandths.
func (h *habits) slot() int { return 1000 * h.slots / max(1, h.moves) }

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
				if !strings.HasPrefix(rest, "favour") && !strings.HasPrefix(rest, "sedition") && !strings.HasPrefix(rest, "plot.") {
					h.plots++
				}
			case "give-tech", "give-resources":
				h.offers++
			case "build":
				if strings.Contains(rest, "platform") || strings.Contains(rest, "shield") {
					h.walls++
				}
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
	if testing.Short() {
		t.Skip("plays 24 games of four")
	}
	const aldemar, brisande, corvantel, druvenko, ezkarra, halmerin, ondevar = 0, 1, 2, 3, 4, 6, 7
	list := observe(t, 24)
	for i := range list {
		h := &list[i]
		t.Logf("House %d in %d games: fights %d, studies %d, plots %d, offers %d, walls %d, slot %d, in thousandths; %d won", i+1, h.games,
			h.each(h.fights), h.each(h.studies), h.each(h.plots), h.each(h.offers), h.each(h.walls), h.slot(), h.wins)
	}
	for _, c := range []struct {
		what       string
		more, less int
		percent    int // of the second that the first must reach
	}{
		{"Druvenko fights more than Halmerin", list[druvenko].each(list[druvenko].fights), list[halmerin].each(list[halmerin].fights), 115},
		{"Ezkarra researches more than Druvenko", list[ezkarra].each(list[ezkarra].studies), list[druvenko].each(list[druvenko].studies), 110},
		{"Corvantel plots more than Aldemar", list[corvantel].each(list[corvantel].plots), list[aldemar].each(list[aldemar].plots), 200},
		{"Corvantel plots more than Halmerin", list[corvantel].each(list[corvantel].plots), list[halmerin].each(list[halmerin].plots), 150},
		{"Brisande trades more than Druvenko", list[brisande].each(list[brisande].offers), list[druvenko].each(list[druvenko].offers), 200},
		{"Halmerin trades more than Ondevar", list[halmerin].each(list[halmerin].offers), list[ondevar].each(list[ondevar].offers), 200},
		{"Aldemar walls itself in more than Ondevar", list[aldemar].each(list[aldemar].walls), list[ondevar].each(list[ondevar].walls), 200},
		{"Halmerin moves later than Druvenko", list[halmerin].slot(), list[druvenko].slot(), 150},
	} {
		if 100*c.more < c.percent*c.less {
			t.Errorf("%s: %d against %d", c.what, c.more, c.less)
		}
	}
}
