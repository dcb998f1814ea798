package sector

import (
	"math/bits"

	"tyche/rules"
)

// Victories (1.6, 5.6, 5.7) and the order among equals (1.8).

// standing is what the tie-break list compares, the most important first.
func (s *state) standing(p rules.Seat) [6]int {
	k := &s.seats[p]
	controlled := 0
	for a := range area(numAreas) {
		if s.controller(a) == p {
			controlled++
		}
	}
	return [6]int{int(k.points), controlled, s.printedYield(p), s.bases(p), int(k.pool), -s.turnOf(p)}
}

// printedYield is the printed yield of p's resource cards, the permanent ones left out.
func (s *state) printedYield(p rules.Seat) int {
	n := 0
	for set := s.seats[p].held; set != 0; set &= set - 1 {
		n += int(areas[bits.TrailingZeros64(set)].yield)
	}
	return n
}

// best returns the player of a set who stands highest.
func (s *state) best(set rules.Seats) rules.Seat {
	found := nobody
	var high [6]int
	for p := range rules.Seat(s.players) {
		if !set.Has(p) {
			continue
		}
		if mine := s.standing(p); found == nobody || higher(mine, high) {
			found, high = p, mine
		}
	}
	return found
}

func higher(a, b [6]int) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] > b[i]
		}
	}
	return false
}

// end ends the game; the best of a set wins.
func (s *state) end(x ctx, set rules.Seats, how ending) {
	p := s.best(set)
	s.over, s.winners = how, rules.Only(p)
	whose := none
	if how == bySpecial {
		whose = factionRef(s.seats[p].faction)
	}
	x.tell(EvVictory, p, whose, none, none, int(how), int(s.seats[p].points))
}

// living is the set of players who are not eliminated.
func (s *state) living() (set rules.Seats) {
	for p := range rules.Seat(s.players) {
		if !s.seats[p].out {
			set = set.With(p)
		}
	}
	return set
}

// checkConquest ends the game when somebody has fifteen points (5.6).
func (s *state) checkConquest(x ctx) {
	var set rules.Seats
	for p := range rules.Seat(s.players) {
		if !s.seats[p].out && s.seats[p].points >= pointsToWin {
			set = set.With(p)
		}
	}
	if set != 0 {
		s.end(x, set, byConquest)
	}
}

// thirdStage says whether the event deck is in its third stage: its top card is one of stage III, or it is empty.
func (s *state) thirdStage() bool { return s.deck[0]+s.deck[1] == 0 }

// checkSpecial ends the game when an objective holds in the third stage (5.7).
func (s *state) checkSpecial(x ctx) {
	if s.over != stillPlaying || !s.thirdStage() {
		return
	}
	var set rules.Seats
	for p := range rules.Seat(s.players) {
		if !s.seats[p].out && s.objective(p) {
			set = set.With(p)
		}
	}
	if set != 0 {
		s.end(x, set, bySpecial)
	}
}

// checkLastPower ends the game when at most one player is left (1.6).
func (s *state) checkLastPower(x ctx) {
	if s.over != stillPlaying {
		return
	}
	switch set := s.living(); bits.OnesCount8(uint8(set)) {
	case 0:
		s.end(x, rules.Seats(1<<s.players-1), byLastPower)
	case 1:
		s.end(x, set, byLastPower)
	}
}

// Goals of the objectives (1.3).
const (
	forgesGoal   = 12
	harboursGoal = 3
	thronesGoal  = 2
	summitGoal   = 3
	greatTechs   = 4
	greatBases   = 2
)

// objective says whether the special victory of p's faction holds now.
func (s *state) objective(p rules.Seat) bool {
	have, need := s.progress(p)
	return have >= need
}

// progress is how much of the special victory of p's faction is there, and how much it needs.
func (s *state) progress(p rules.Seat) (have, need int) {
	switch k := &s.seats[p]; k.faction {
	case ember:
		return s.printedYield(p), forgesGoal
	case anchor:
		return s.chainOfHarbours(p), harboursGoal
	case reef:
		return bits.OnesCount16(s.presence(p)), ReefGoal(int(s.players))
	case drift:
		return s.drownedThrones(p), thronesGoal
	case dawn:
		return s.summits(p), summitGoal
	default:
		return bits.OnesCount8(k.buildings) + min(bits.OnesCount8(k.techs), greatTechs) + min(s.bases(p), greatBases), buildingsOfOne + greatTechs + greatBases
	}
}

// chainOfHarbours is the most planets with bases of which routes with p's transport join all others to one of them.
func (s *state) chainOfHarbours(p rules.Seat) int {
	most := 0
	for q := range planet(numPlanets) {
		if s.hasBase(p, q) {
			most = max(most, 1+s.harboursAround(p, q))
		}
	}
	return most
}

func (s *state) harboursAround(p rules.Seat, q planet) int {
	n := 0
	for i := range s.routeCount {
		if r := &s.routes[i]; r.touches(q) && r.transports.Has(p) && s.hasBase(p, r.other(q)) {
			n++
		}
	}
	return n
}

// drownedThrones counts the other players with an area of their home planets controlled by p; with two players, the areas.
func (s *state) drownedThrones(p rules.Seat) int {
	thrones := 0
	for o := range rules.Seat(s.players) {
		if o == p {
			continue
		}
		n := 0
		for a, end := areasOf(s.seats[o].home); a < end; a++ {
			if s.controller(a) == p {
				n++
			}
		}
		if s.players > 2 {
			n = min(n, 1)
		}
		thrones += n
	}
	return thrones
}

// summits counts the conquest areas that p controls.
func (s *state) summits(p rules.Seat) int {
	n := 0
	for a := range area(numAreas) {
		if areas[a].kind == conquest && s.controller(a) == p {
			n++
		}
	}
	return n
}
