package imperio

import "tyche/rules"

// What a seasoned player would not do, counted by whoever watches a game: it measures computer players (docs/bots.md).

// Slip is a kind of slip.
type Slip uint8

// The kinds of slips. Each counts once a turn at most, but for promises.
const (
	SlipHome     Slip = iota // the Home System ends the turn without Troops or platforms on a planet of its own, a foreign fleet in it or next to it
	SlipHoard                // twice the Resources of the last Growth lie unspent when the plans are sealed
	SlipResearch             // ... a slot is empty, and a technology could have been researched
	SlipVotes                // half of the votes or more are not cast
	SlipPromise              // a promise is broken
	NumSlips
)

var slipWords = [NumSlips]string{"home open", "Resources hoarded", "slot empty, Research affordable", "votes not cast", "promise broken"}

func (k Slip) String() string { return slipWords[k] }

// Watch counts the turns and slips of every House of a game. Before and After are called around each move.
type Watch struct {
	turns  [maxSeats]int
	slips  [maxSeats][NumSlips]int
	income [maxSeats]int
	plans  state // as they were before the last answer: nothing of them was carried out
}

// NewWatch watches a game from its beginning.
func NewWatch() *Watch { return &Watch{} }

// Count is what a House has done so far: its turns, and its slips by their words.
func (w *Watch) Count(p rules.Seat) (turns int, slips map[string]int) {
	slips = map[string]int{}
	for k, n := range w.slips[p] {
		slips[Slip(k).String()] = n
	}
	return w.turns[p], slips
}

// Before keeps the position: the last seal carries everything out.
func (w *Watch) Before(st rules.State, _ rules.Move) { w.plans.CopyFrom(st) }

// After looks at what came of a move.
func (w *Watch) After(st rules.State, events []rules.Event) {
	cast, decided := [maxSeats]int{}, false
	for i := range events {
		switch e := &events[i]; e.Verb {
		case EvIncome:
			w.income[e.Seat] = int(e.N)
		case EvSealed:
			if e.Seat == nobody {
				w.sealed(&w.plans)
			}
		case EvVotes:
			cast[e.Seat] += int(e.M)
		case EvDecision:
			decided = true
		case EvBroken:
			w.slips[e.Seat][SlipPromise]++
		}
	}
	if decided {
		w.voted(&w.plans, &cast)
	}
	if s := st.(*state); s.turn != w.plans.turn || s.over != stillPlaying {
		w.ended(s)
	}
}

// sealed looks at the plans of all Houses.
func (w *Watch) sealed(s *state) {
	for p := range rules.Seat(s.players) {
		if !s.alive(p) || s.plans[p].absent {
			continue
		}
		w.turns[p]++
		if w.income[p] > 0 && s.free(p) >= 2*w.income[p] {
			w.slips[p][SlipHoard]++
		}
		if s.leavesResearch(p) {
			w.slips[p][SlipResearch]++
		}
	}
}

// leavesResearch says whether p has a slot left in which Research could stand.
func (s *state) leavesResearch(p rules.Seat) bool {
	plan := &s.plans[p]
	empty := 0
	for i := range s.slotsOf(p) {
		if plan.slots[i].kind == noAction {
			empty++
		}
	}
	if empty == 0 || plan.used(research) >= s.allowed(p, research) || s.outlawed(p, research) != noReason {
		return false
	}
	for t := range tech(numTechs) {
		if s.mayResearch(p, t) == nil && s.researchPrice(p, t) <= s.free(p) {
			return true
		}
	}
	return false
}

// voted looks at the votes that were counted.
func (w *Watch) voted(s *state, cast *[maxSeats]int) {
	for p := range rules.Seat(s.players) {
		if votes := s.votesOf(p); s.alive(p) && votes > 0 && 2*cast[p] <= votes {
			w.slips[p][SlipVotes]++
		}
	}
}

// ended looks at the map at the end of a turn.
func (w *Watch) ended(s *state) {
	for p := range rules.Seat(s.players) {
		if s.alive(p) && s.homeOpen(p) {
			w.slips[p][SlipHome]++
		}
	}
}

// homeOpen says whether whoever lands on a planet of p's Home System meets nobody, and somebody is near who may.
func (s *state) homeOpen(p rules.Seat) bool {
	home := s.home[p]
	near := s.threatens(p, home)
	for _, h := range s.near(home) {
		near = near || s.threatens(p, h)
	}
	if !near {
		return false
	}
	for i := range planet(s.count[home]) {
		pl := firstPlanet(home) + i
		if b := &s.bodies[pl]; s.controls(p, pl) && b.troops == 0 && b.count(platform) == 0 {
			return true
		}
	}
	return false
}

// threatens says whether a fleet of a House that may attack p is in a hex.
func (s *state) threatens(p rules.Seat, h hex) bool {
	q := s.fleets[h].owner
	return q != nobody && q != p && !s.ally[p].Has(q) && !s.pacified(p, q)
}
