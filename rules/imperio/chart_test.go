package imperio

import (
	"reflect"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// lively plays a game in which Houses mostly do what computers like best, and now and then anything; it stops when watch says
// so. Every answer is shown with its events.
func lively(t *testing.T, players int, options, seed uint64, watch func(s *state, events []rules.Event) bool) {
	t.Helper()
	ch := dice.New(seed, 17)
	start, err := Game.New(rules.Setup{Seats: players, Options: options}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := start.(*state)
	var log rules.Log
	var moves []rules.Move
	var scores [8192]int
	for s.over == stillPlaying {
		seat := s.top().seat
		moves = rules.Moves(s, seat, moves[:0])
		m := moves[ch.Draw(len(moves))]
		if ch.Draw(6) > 0 {
			Mind{}.Rank(s, seat, moves, scores[:len(moves)])
			best := 0
			for i := range moves {
				if scores[i] > scores[best] {
					best = i
				}
			}
			m = moves[best]
		}
		if away := (rules.Move{Verb: absentVerb}); s.options&optDissolve != 0 && seat == 2 && s.turn > 5 && s.Check(seat, away) == nil {
			m = away
		}
		log.Events = log.Events[:0]
		s.Apply(seat, m, ch, &log)
		if !watch(s, log.Events) {
			return
		}
	}
}

// plainly is a view as a chart follows it: without the standing orders that only the owner of a fleet sees.
func plainly(v *View, sighted bool) []HexView {
	for h := range v.Hexes {
		for _, f := range [...]*FleetView{&v.Hexes[h].Fleet, &v.Hexes[h].Raid} {
			f.Doctrine, f.Retreat, f.Withdrawal = 0, 0, 0
		}
		for i := range v.Hexes[h].Planets {
			if !sighted {
				v.Hexes[h].Planets[i].Troops = 0
			}
		}
	}
	return v.Hexes
}

// Whoever follows the events of a turn one by one has the map that the view shows, after every answer: for everybody and for
// each House, in games with and without live battles.
func TestChartFollowsEveryStep(t *testing.T) {
	var seen [numEvents]int
	for seed, k := range []struct {
		players int
		options uint16
	}{
		{2, 0}, {3, optLiveBattles}, {3, optMilitia1 | optLiveBattles}, {4, optDissolve}, {2, optHiddenGarrisons | optLiveBattles}, {3, optLiveBattles}, {4, 0}, {4, optLiveBattles},
	} {
		sighted := k.options&optHiddenGarrisons == 0
		charts := map[rules.Seat]*Chart{}
		lively(t, k.players, uint64(k.options), uint64(seed), func(s *state, events []rules.Event) bool {
			for seat := rules.Nobody; seat < rules.Seat(k.players); seat++ {
				c := charts[seat]
				if c == nil {
					if s.phase >= strategicPhase { // the map is made
						c = NewChart(s.View(seat).(*View))
						plainly(&View{Hexes: c.Hexes}, sighted)
						charts[seat] = c
					}
					continue
				}
				for _, e := range events {
					if e.Seen != rules.Everyone && !e.Seen.Has(seat) {
						continue
					}
					seen[e.Verb]++
					if !c.Follow(e) {
						t.Errorf("game %d turn %d seat %d: the chart cannot follow %s", seed, s.turn, seat+1, Game.FormatEvent(e))
						return false
					}
				}
				plainly(&View{Hexes: c.Hexes}, sighted)
				want := plainly(s.View(seat).(*View), sighted)
				if !reflect.DeepEqual(c.Hexes, want) {
					for h := range want {
						if !reflect.DeepEqual(c.Hexes[h], want[h]) {
							t.Errorf("game %d turn %d seat %d, %s\n got %+v\nwant %+v", seed, s.turn, seat+1, Game.Name(want[h].System), c.Hexes[h], want[h])
						}
					}
					for _, e := range events {
						t.Log(Game.FormatEvent(e))
					}
					return false
				}
				if seat >= 0 && c.Treasury >= 0 && c.Treasury != int(s.houses[seat].treasury) {
					t.Errorf("game %d turn %d seat %d: treasury %d, not %d", seed, s.turn, seat+1, c.Treasury, s.houses[seat].treasury)
					for _, e := range events {
						t.Log(Game.FormatEvent(e))
					}
					return false
				}
				for p := range s.war[:s.players] {
					if c.Wars[p] != s.war[p] {
						t.Errorf("game %d: wars of seat %d: %b, not %b", seed, p+1, c.Wars[p], s.war[p])
						return false
					}
				}
			}
			return true
		})
	}
	for v := range numEvents {
		if followed[v] != nil && seen[v] == 0 {
			t.Errorf("%s was never followed", eventNames[v])
		}
	}
}
