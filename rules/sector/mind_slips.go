package sector

import (
	"math/bits"

	"tyche/rules"
)

// What a seasoned player would not do, counted by whoever watches a game: it measures computer players (docs/bots.md).

// Slip is a kind of slip.
type Slip uint8

// The kinds of slips. But for lapsed orders and cards they are counted once a round, when the regroup phase has begun.
const (
	SlipWorker Slip = iota // a worker has done nothing in a round
	SlipHome               // no unit on the home planet, and an enemy unit on it or on a planet next to it
	SlipLapsed             // an order is revealed to lapse
	SlipPoints             // a conquest area left empty by who has two units or more on its planet
	SlipCards              // a card over the hand limit is discarded
	NumSlips
)

var slipWords = [NumSlips]string{"worker idle", "home world open", "order lapsed", "points left lying", "card over the limit"}

func (k Slip) String() string { return slipWords[k] }

// Watch counts the rounds and slips of every seat of a game. Before and After are called around each move.
type Watch struct {
	rounds [maxSeats]int
	slips  [maxSeats][NumSlips]int
	step   int // of the regroup phase; 0 before it
}

// NewWatch watches a game from its beginning.
func NewWatch() *Watch { return &Watch{} }

// Count is what a seat has done so far: its rounds, and its slips by their words.
func (w *Watch) Count(p rules.Seat) (rounds int, slips map[string]int) {
	slips = map[string]int{}
	for k, n := range w.slips[p] {
		slips[Slip(k).String()] = n
	}
	return w.rounds[p], slips
}

// Before has nothing to look at: events tell it all.
func (w *Watch) Before(rules.State, rules.Move) {}

// After looks at what came of a move.
func (w *Watch) After(st rules.State, events []rules.Event) {
	s := st.(*state)
	back, ends := [maxSeats]int{}, false
	for i := range events {
		switch e := &events[i]; e.Verb {
		case EvRound:
			w.step = 0
		case EvStep:
			w.step = int(e.N)
			ends = ends || e.N == 1
		case EvRevealed:
			w.slips[e.Seat][SlipLapsed] += int(e.N)
		case EvWorkersBack:
			back[e.Seat] = int(e.N)
		case EvDiscarded:
			if w.step == discardStep {
				w.slips[e.Seat][SlipCards]++
			}
		}
	}
	if ends {
		w.endRound(s, &back)
	}
}

// discardStep is the step of the regroup phase in which cards over the limit are discarded (5.9).
const discardStep = 9

// endRound looks at the board when the workers have come back.
func (w *Watch) endRound(s *state, back *[maxSeats]int) {
	for p := range rules.Seat(s.players) {
		if s.seats[p].out {
			continue
		}
		w.rounds[p]++
		w.slips[p][SlipWorker] += int(s.seats[p].pool) - back[p]
		w.slips[p][SlipPoints] += s.pointsLying(p)
		if s.homeOpen(p) {
			w.slips[p][SlipHome]++
		}
	}
}

// pointsLying counts empty conquest areas of planets with two units of p or more.
func (s *state) pointsLying(p rules.Seat) (n int) {
	for set := s.presence(p); set != 0; set &= set - 1 {
		units, empty := 0, 0
		for a, end := areasOf(planet(bits.TrailingZeros16(set))); a < end; a++ {
			switch {
			case s.owner[a] == p:
				units += s.size(a)
			case areas[a].kind == conquest && s.empty(a):
				empty++
			}
		}
		if units >= 2 {
			n += empty
		}
	}
	return n
}

// homeOpen says whether enemy units stand on the home planet of p or next to it, and none of p on it.
func (s *state) homeOpen(p rules.Seat) bool {
	home := s.seats[p].home
	if home == noPlanet || s.hasUnit(p, home) {
		return false
	}
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		if s.hasUnit(q, home) {
			return true
		}
		for i := range s.routeCount {
			if r := &s.routes[i]; r.touches(home) && s.hasUnit(q, r.other(home)) {
				return true
			}
		}
	}
	return false
}
