package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	chance "tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	factions "tyche/sprites/sector/emblems"
)

// The sources of the points of everybody add up to the points that everybody has.
func TestPointsComeFromSomewhere(t *testing.T) {
	areas, events := 0, 0
	for seed := range uint64(30) {
		s, err := session.New(game.Game, rules.Setup{Seats: 4}, make([]session.Seating, 4), seed)
		if err != nil {
			t.Fatal(err)
		}
		luck := chance.New(seed, 1)
		var list []table.Source
		for len(s.Pending()) > 0 {
			seat := s.Pending()[0].Seat
			legal := s.Chair(seat).Moves(nil)
			if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
				t.Fatal(err)
			}
			after := func() rules.View { return s.Chair(rules.Nobody).View() }
			list = sources(s.Read(s.Len()-1, rules.Nobody).Events, after, list)
		}
		var sum [4]int
		for _, source := range list {
			sum[source.Seat] += source.N
			kind := map[string]uint8{areaSource: uint8(game.KindArea), eventSource: uint8(game.KindEvent)}[source.Key]
			if source.Of.Kind != kind {
				t.Errorf("game %d: %s come from %v", seed, source.Key, source.Of)
			}
			if source.Key == areaSource {
				areas++
			} else {
				events++
			}
		}
		v := s.Chair(rules.Nobody).View().(game.View)
		for p := range v.Seats {
			if sum[p] != v.Seats[p].Points {
				t.Errorf("game %d: seat %d has %d points, of which %d come from somewhere", seed, p, v.Seats[p].Points, sum[p])
			}
			if i := Bears(v, p); i < 0 || factions.Seats[i].Name != map[int]string{0: "ember", 1: "anchor", 2: "reef", 3: "drift", 4: "dawn", 5: "dusk"}[int(v.Seats[p].Faction.ID)] {
				t.Errorf("game %d: seat %d plays faction %d and bears emblem %d", seed, p, v.Seats[p].Faction.ID, i)
			}
		}
	}
	if areas == 0 || events == 0 {
		t.Errorf("%d gains from areas, %d from events", areas, events)
	}
}

// Units in a battle stand in no area, and still are their owner's.
func TestUnitsAreCountedInABattleToo(t *testing.T) {
	for seed := range uint64(10) {
		s, err := session.New(game.Game, rules.Setup{Seats: 4}, make([]session.Seating, 4), seed)
		if err != nil {
			t.Fatal(err)
		}
		luck, had := chance.New(seed, 1), count(s.Chair(rules.Nobody).View())
		for len(s.Pending()) > 0 {
			seat := s.Pending()[0].Seat
			legal := s.Chair(seat).Moves(nil)
			if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
				t.Fatal(err)
			}
			for _, e := range s.Read(s.Len()-1, rules.Nobody).Events {
				switch e.Verb {
				case game.EvUnitPlaced:
					had.Values[e.Seat][5]++
				case game.EvUnitLost, game.EvDisbanded:
					had.Values[e.Seat][5]--
				}
			}
			now := count(s.Chair(rules.Nobody).View())
			for p := range 4 {
				if now.Values[p][5] != had.Values[p][5] {
					t.Fatalf("game %d, entry %d: seat %d has %d units, not %d", seed, s.Len(), p, now.Values[p][5], had.Values[p][5])
				}
			}
		}
	}
}

// A victory by anything but points is worth more than the battles and buildings of the round in which it came.
func TestWhatWonTheGameIsItsTurningPoint(t *testing.T) {
	for ending, decides := range map[int16]bool{1: false, 2: true, 3: true, 4: true, 5: true} {
		e := rules.Event{Verb: game.EvVictory, Seat: 1, N: ending}
		if got := sway(e, 1) > sway(rules.Event{Verb: game.EvBaseBuilt, Seat: 1}, 1); got != decides {
			t.Errorf("ending %d decides: %v, want %v", ending, got, decides)
		}
	}
}

// What brought an area of conquest is the turning point, rather than that its points were booked.
func TestTakingAnAreaIsTheTurningPoint(t *testing.T) {
	area := rules.Ref{}
	for id := int16(0); game.WorthOf(area) < 3; id++ {
		area = rules.Ref{Kind: game.KindArea, ID: id}
	}
	booked := sway(rules.Event{Verb: game.EvPoints, Seat: 1, N: 4}, 1)
	taken := rules.Event{Verb: game.EvTaken, Seat: 1, To: area}
	prove.Is(t, "it is taken", game.Gained(taken), 1)
	prove.True(t, "the area", sway(taken, 1) > booked)
	prove.True(t, "the battle for it", sway(rules.Event{Verb: game.EvBattleEnds, Seat: 1, To: area}, 1) > sway(taken, 1))
	prove.Is(t, "nothing to others", sway(taken, 0), 0)
}
