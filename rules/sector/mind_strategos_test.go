package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// termsOf are the terms of a seat of a bench.
func (b *bench) termsOf(p rules.Seat) (t terms) {
	b.s.findTerms(p, &t)
	return t
}

func TestTermsSeeWhatAnEnemyReaches(t *testing.T) {
	b := set(t)
	q := planet(areas[b.holdPoints(0)].planet)
	prove.Is(t, "nobody near: points in danger", b.termsOf(0)[termExposed], 0)
	prove.Is(t, "one's own points are no prey", b.termsOf(0)[termPrey], 0)
	b.unitOn(1, lastArea(q), 3)
	prove.Is(t, "three enemies beside one unit: points in danger", b.termsOf(0)[termExposed] > 0, true)
	prove.Is(t, "units in danger", b.termsOf(0)[termLost] > 0, true)
	prove.Is(t, "they are the prey of the other", b.termsOf(1)[termPrey], b.termsOf(0)[termExposed])
	b.unitOn(0, b.holdPoints(0), 7)
	prove.Is(t, "eight units are safe", b.termsOf(0)[termExposed], 0)
}

// holdPoints puts a unit of a seat on the conquest area of a planet where nothing stands, the same one each time.
func (b *bench) holdPoints(p rules.Seat) area {
	for a := range area(numAreas) {
		if b.s.playing(areas[a].planet) && areas[a].points > 0 && lastArea(areas[a].planet) != a && b.s.homeOf(areas[a].planet) == nobody {
			if b.s.owner[a] == nobody {
				b.unitOn(p, a, 1)
			}
			return a
		}
	}
	b.Fatal("no such area")
	return 0
}

// homeOf is whose home a planet is.
func (s *state) homeOf(q planet) rules.Seat {
	for p := range rules.Seat(s.players) {
		if s.seats[p].home == q {
			return p
		}
	}
	return nobody
}

// TestALeaderIsWatched: of two rivals it is the one about to win whose next points cost the third player more.
func TestALeaderIsWatched(t *testing.T) {
	var mind Mind
	s, err := Game.New(rules.Setup{Seats: 3, Options: uint64(optDealFactions)}, dice.New(4, 0))
	if err != nil {
		t.Fatal(err)
	}
	b := s.(*state)
	b.round, b.phase = 5, planning
	b.seats[0].points, b.seats[1].points, b.seats[2].points = 8, 13, 5
	cost := func(p rules.Seat) int {
		before := mind.Prospects(b, 0)
		b.seats[p].points++
		after := mind.Prospects(b, 0)
		b.seats[p].points--
		return before - after
	}
	leader, last := cost(1), cost(2)
	if last < 0 || leader <= last {
		t.Errorf("a point costs the others %d where the leader gains it and %d where the last one does", leader, last)
	}
}

func TestProspectsAddUp(t *testing.T) {
	var mind Mind
	b := set(t)
	b.s.seats[0].points = 6
	ahead, behind := mind.Prospects(b.s, 0), mind.Prospects(b.s, 1)
	prove.Is(t, "who has more is ahead", ahead > 0, true)
	prove.Is(t, "the chances add up to one", ahead+behind <= 2 && ahead+behind >= -2, true)
}

// TestAPlayoutSeesTheAnswer: one of two goes on to the regroup phase of the next round.
func TestAPlayoutSeesTheAnswer(t *testing.T) {
	var mind Mind
	at := func(round uint8, now phase) *state {
		b := set(t)
		b.s.round, b.s.phase = round, now
		return b.s
	}
	for _, k := range []struct {
		now  *state
		want bool
	}{
		{at(3, execution), false}, {at(3, regroup), false}, {at(4, planning), false}, {at(4, execution), false}, {at(4, regroup), true}, {at(5, planning), true},
	} {
		prove.Is(t, "ended", mind.Answered(at(3, planning), k.now), k.want)
	}
	root, now := at(3, planning), at(4, planning)
	root.players, now.players = 3, 3
	prove.Is(t, "with three players it ends with the round", mind.Answered(root, now), true)
}

// TestTheTemperOfAStrategosWins plays games by rank alone, from both sides; with four, against three veterans.
func TestTheTemperOfAStrategosWins(t *testing.T) {
	for players, least := range map[int]int{2: 32, 4: 16} {
		const games = 40
		won := 0
		for g := range games {
			me := rules.Seat(g % players)
			if rankedGame(players, uint64(g), me) == rules.Only(me) {
				won++
			}
		}
		if won < least {
			t.Errorf("%d players: %d won of %d", players, won, games)
		}
	}
}

// rankedGame plays a game in which one seat ranks as a strategos and the others as veterans.
func rankedGame(players int, seed uint64, me rules.Seat) rules.Seats {
	var mind Mind
	scores := make([]int, 4000)
	s, _ := Game.New(rules.Setup{Seats: players, Options: uint64(optDealFactions)}, dice.New(seed, 0))
	luck := dice.NewStream(seed, 1)
	for {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			o, _ := s.Outcome()
			return o.Winners
		}
		p := asked[0].Seat
		moves, best := rules.Moves(s, p, nil), 0
		rank := mind.Rank
		if p == me {
			rank = mind.Reckon
		}
		rank(s, p, moves, scores)
		for i := range moves {
			if scores[i] > scores[best] {
				best = i
			}
		}
		s.Apply(p, moves[best], &luck, nil)
	}
}

// TestAStrategosIsTheSameTwiceAndHasAnEnd: it answers alike for the same seed, and within so many steps.
func TestAStrategosIsTheSameTwiceAndHasAnEnd(t *testing.T) { conform.Strategos(t, Game, Mind{}, 59) }

// TestAStrategosDoesNotPeep: what a seat cannot see changes neither its ranks nor its judgement.
func TestAStrategosDoesNotPeep(t *testing.T) {
	conform.NoPeeping(t, conform.Peeping{Game: Game, Mind: Mind{}, Decisions: 300, Every: 1, Judges: true})
}
