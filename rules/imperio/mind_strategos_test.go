package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// termsOf are the terms of a House.
func (s *state) termsOf(p rules.Seat) (t terms) {
	s.findTerms(p, &t)
	return t
}

func TestTermsSeeWhatStandsOpen(t *testing.T) {
	s := newDesk(t, 2, 0).s
	home := s.home[0]
	pl := firstPlanet(home)
	s.bodies[pl].troops = 1
	before := s.termsOf(0)
	s.bodies[pl].troops = 0
	prove.Is(t, "a planet without Troops", s.termsOf(0)[termBare], before[termBare]+100)
	s.bodies[pl].troops = 1
	s.fleets[home] = fleet{owner: 1, frigates: 2}
	s.war[0], s.war[1] = rules.Only(1), rules.Only(0)
	under := s.termsOf(0)
	prove.Is(t, "planets under foreign ships", under[termUnder] > before[termUnder], true)
	prove.Is(t, "they yield no Influence", under[termInfluence] < before[termInfluence], true)
	prove.Is(t, "and the other is over them", s.termsOf(1)[termOver], under[termUnder])
}

func TestProspectsAddUp(t *testing.T) {
	var mind Mind
	s := newDesk(t, 2, 0).s
	for h := range hex(s.mapSize()) { // House 1 gains a free planet
		if pl := firstPlanet(h); s.count[h] > 0 && s.bodies[pl].holder == nobody {
			s.bodies[pl].holder, s.bodies[pl].owner = 0, 0
			break
		}
	}
	ahead, behind := mind.Prospects(s, 0), mind.Prospects(s, 1)
	prove.Is(t, "who has more is ahead", ahead > 0, true)
	prove.Is(t, "the chances add up to one", ahead+behind <= 2 && ahead+behind >= -2, true)
}

// TestALeaderIsWatched: of two rivals it is the one ahead whose next planet costs the third House more.
func TestALeaderIsWatched(t *testing.T) {
	var mind Mind
	s := newDesk(t, 3, 0).s
	s.turn = 13
	var free []planet
	for h := range hex(s.mapSize()) {
		if pl := firstPlanet(h); s.count[h] > 0 && s.bodies[pl].holder == nobody {
			free = append(free, pl)
		}
	}
	give := func(q rules.Seat, pl planet) { s.bodies[pl].holder, s.bodies[pl].owner = q, q }
	for _, pl := range free[:4] {
		give(1, pl)
	}
	cost := func(q rules.Seat) int {
		before := mind.Prospects(s, 0)
		give(q, free[4])
		after := mind.Prospects(s, 0)
		give(nobody, free[4])
		return before - after
	}
	leader, last := cost(1), cost(2)
	if last < 0 || leader <= last {
		t.Errorf("a planet costs the others %d where the leader takes it and %d where the last one does", leader, last)
	}
}

// TestTheTemperOfAStrategosWins plays games by rank alone, from all sides.
func TestTheTemperOfAStrategosWins(t *testing.T) {
	for players, least := range map[int]int{2: 7, 4: 3} {
		const games = 8
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

// rankedGame plays a game in which one House ranks as a strategos and the others as veterans.
func rankedGame(players int, seed uint64, me rules.Seat) rules.Seats {
	var mind Mind
	scores := make([]int, 8192)
	var moves []rules.Move
	s, _ := Game.New(rules.Setup{Seats: players, Options: uint64(optDealHouses)}, dice.New(seed, 0))
	luck := dice.NewStream(seed, 1)
	for {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			o, _ := s.Outcome()
			return o.Winners
		}
		p := asked[0].Seat
		moves = rules.Moves(s, p, moves[:0])
		rank, best := mind.Rank, 0
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
func TestAStrategosIsTheSameTwiceAndHasAnEnd(t *testing.T) { conform.Strategos(t, Game, Mind{}, 399) }

// TestRanksOfAStrategosDoNotPeep: what a House cannot see does not change them.
func TestRanksOfAStrategosDoNotPeep(t *testing.T) {
	conform.NoPeeping(t, conform.Peeping{Game: Game, Mind: Mind{}, Decisions: 1500, Every: 5})
}
