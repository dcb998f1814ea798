package diadochi

import "tyche/rules"

// What a seasoned player would not do, counted by whoever watches a game: it measures computer players (docs/bots.md).

// Slip is a kind of slip.
type Slip uint8

// The kinds of slips. In reach is what an enemy Army that no truce binds can march in one activation with average dice.
const (
	SlipProvince  Slip = iota // a province of 3 VP or more ends a Player Turn without a CU, its Major City in reach
	SlipSiege                 // a free siege with more than an even chance is not tried, by who would not lose the Champion's status
	SlipWay                   // a general comes back, in one Player Turn, to where he was, and nothing was done on the way
	SlipRoyalArmy             // Royal Army is led into a battle in which it does not fight (7.6)
	SlipRoyals                // royal family or Cart end a Player Turn in the open without a CU, in reach
	NumSlips
)

var slipWords = [NumSlips]string{"province open", "siege not tried", "back and forth", "Royal Army wavers", "royals unguarded"}

func (k Slip) String() string { return slipWords[k] }

// slipReach is how many MP an Army marches in an activation on the average, and slipVP the least province that counts.
const (
	slipReach = 4
	slipVP    = 3
)

// Watch counts the Player Turns and slips of every seat of a game. Before and After are called around each move.
type Watch struct {
	turns [maxSeats]int
	slips [maxSeats][NumSlips]int

	active rules.Seat // whose Player Turn it was
	when   [2]uint8   // and in which Game Turn and Round
	been   [numGenerals]spaceSet
}

// NewWatch watches a game from its beginning.
func NewWatch() *Watch { return &Watch{active: nobody} }

// Count is what a seat has done so far: its Player Turns, and its slips by their words.
func (w *Watch) Count(p rules.Seat) (turns int, slips map[string]int) {
	slips = map[string]int{}
	for k, n := range w.slips[p] {
		slips[Slip(k).String()] = n
	}
	return w.turns[p], slips
}

// Before looks at a move that is about to be made.
func (w *Watch) Before(st rules.State, m rules.Move) {
	s := st.(*state)
	f := s.top()
	if f.kind != inSurrender || m.Verb != doneVerb {
		return
	}
	for sp := range space(numSpaces) {
		if s.stacks[sp].owner == f.seat && s.surrenderSiege(f.seat, sp) == nil && s.siegeHope(f.seat, sp, 1) > 50 && !s.disgraces(f.seat, s.pc[sp]) {
			w.slips[f.seat][SlipSiege]++
		}
	}
}

// After looks at what came of it.
func (w *Watch) After(st rules.State, events []rules.Event) {
	s := st.(*state)
	for i := range events {
		w.see(&events[i])
	}
	when := [2]uint8{s.turn, s.round}
	if s.active == w.active && when == w.when && s.over == stillPlaying {
		return
	}
	if p := w.active; isPlayer(p) {
		w.turns[p]++
		w.slips[p][SlipProvince] += s.openProvinces(p)
		w.slips[p][SlipRoyals] += s.openRoyals(p)
	}
	w.active, w.when = s.active, when
	w.been = [numGenerals]spaceSet{}
}

// see looks at an event of the Player Turn.
func (w *Watch) see(e *rules.Event) {
	switch e.Verb {
	case EvMoved:
		if e.Seat == w.active && e.Who.Kind == KindGeneral {
			been := &w.been[e.Who.ID]
			if been.has(space(e.To.ID)) {
				w.slips[e.Seat][SlipWay]++
			}
			been.add(space(e.From.ID))
		}
	case EvPrestige:
		if e.Seat == w.active && e.M == 1 {
			w.slips[e.Seat][SlipRoyalArmy]++
		}
	}
	switch e.Verb {
	case EvDropped, EvTaken, EvBattle, EvOverrun, EvSiegeRoll, EvControl, EvRoyal, EvCaptured: // something was done
		w.been = [numGenerals]spaceSet{}
	}
}

// openProvinces counts the provinces that p has left to whoever comes.
func (s *state) openProvinces(p rules.Seat) (n int) {
	for q := range province(numProvinces) {
		city := provinces[q].majors[0]
		if s.ruler[q] == p && provinces[q].vp >= slipVP && city != noSpace && !s.standsIn(p, q) && s.inReach(p, city) {
			n++
		}
	}
	return n
}

// standsIn says whether p has a CU in a province.
func (s *state) standsIn(p rules.Seat, q province) bool {
	for _, sp := range byProvince[q] {
		if s.stacks[sp].owner == p || spaces[sp].kind == majorCity && s.stacks[inside(sp)].owner == p {
			return true
		}
	}
	return false
}

// openRoyals counts royals and the Cart that p has left in the open.
func (s *state) openRoyals(p rules.Seat) (n int) {
	open := func(at place) bool { return at < numSpaces && s.stacks[at].owner != p && s.inReach(p, space(at)) }
	for r, at := range s.royalAt {
		if s.royalOf[r] == p && open(at) {
			n++
		}
	}
	if s.cartOf == p && open(s.cart) {
		n++
	}
	return n
}

// inReach says whether an enemy Army that no truce binds to p can come to a space in an activation.
func (s *state) inReach(p rules.Seat, to space) bool { return s.within(p, to, slipReach) }

// within says the same of so many MP.
func (s *state) within(p rules.Seat, to space, points uint8) bool {
	for q := range rules.Seat(s.players) {
		if q == p || s.truceHolds(p, q) {
			continue
		}
		for from := range space(numSpaces) {
			if s.stacks[from].owner == q && s.generalsAt(outside(from), q) != 0 && distance[from][to] <= points {
				return true
			}
		}
	}
	return false
}
