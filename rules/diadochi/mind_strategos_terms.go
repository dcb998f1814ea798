package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// term is something that speaks for or against a player in a position. What each is worth is in weights, found by
// rules/cmd/fit.
type term uint8

// The terms. In reach is what an enemy Army can march in an activation with average dice (slipReach).
const (
	termVP       term = iota // VP, for a goal of 33
	termNearVP               // VP beyond half the goal, squared, in tenths
	termL                    // L, without what ends with the Game Turn
	termNearL                // L beyond 9, squared
	termHope                 // L and what a burial may bring, beyond 13, squared, in hundredths
	termBurial               // what a burial may bring at the distance of the Cart
	termLand                 // progress in provinces, in tens
	termStrength             // strength of CUs
	termPromise              // what CUs will take where they stand, in tens
	termDanger               // what stronger enemies beside them may take, in tens
	termAssault              // what the best attack in reach would cost each stack on the average, in tens
	termLeader               // strength of the best Army times the Battle Factor of its Commander
	termArmies               // Armies
	termWaver                // RA, where another has more L
	termFleets               // strength of fleets
	termCards                // cards in hand
	termTraining             // steps of training
	termCities               // Major Cities
	termSiege                // siege points against them, times the VP of their provinces
	termOpen                 // VP of provinces without a CU, their Major City in reach of an enemy
	termRoyals               // L of royals and the Cart without a CU, in reach of an enemy
	termCaged                // L of royals in cities that an enemy besets
	termHeir4                // control of the heir who comes of age on Turn IV ...
	termHeir5                // ... and of the one of Turn V
	termLead                 // lead in VP + L of who has the next heir, times the share of the Game Turn that is over
	termFar                  // MP from the nearest Army to the next heir, where another has him
	termChampion             // the status of a Champion
	termLast                 // VP, times the share of Turn V that is over
	numTerms
)

var termNames = [numTerms]string{"VP", "NearVP", "L", "NearL", "Hope", "Burial", "Land", "Strength", "Promise", "-Danger", "-Assault", "Leader",
	"Armies", "-Waver", "Fleets", "Cards", "Training", "Cities", "-Siege", "-Open", "-Royals", "-Caged", "Heir4", "Heir5", "Lead", "-Far", "Champion", "Last"}

// terms are those of one player, in hundredths.
type terms [numTerms]int

// TermNames names the terms of Terms; those that speak against a player have a minus.
func (Mind) TermNames() []string { return termNames[:] }

// Terms appends what speaks for a seat in a position, in hundredths (rules/cmd/fit).
func (Mind) Terms(st rules.State, seat rules.Seat, list []int) []int {
	var t terms
	judge{st.(*state), veteran}.findTerms(seat, &t)
	return append(list, t[:]...)
}

// findTerms fills in the terms of p.
func (s judge) findTerms(p rules.Seat, t *terms) {
	s.goalTerms(p, t)
	s.unitTerms(p, t)
	s.heirTerms(p, t)
	s.openTerms(p, t)
	t[termLand] = 10 * s.worthOfLand(p)
	t[termFleets] = 100 * s.fleetPower(p)
	for _, at := range s.cardAt {
		if at == handPile(p) {
			t[termCards] += 100
		}
	}
	t[termTraining] = 100 * int(s.trainingStep[p])
}

// goalTerms are those of VP and L.
func (s judge) goalTerms(p rules.Seat, t *terms) {
	vp, goal := 33*s.vp(p), provinceGoal[s.players]
	over := max(0, vp-33*goal/2) / goal
	t[termVP], t[termNearVP] = 100*vp/goal, 10*over*over
	if s.turn == 5 {
		t[termLast] = t[termVP] * s.shareOver() / 100
		return
	}
	l := s.legitimacy(p) - int(s.regent[p])
	over = max(0, l-legitimacyReach)
	burial := s.burialHope(p)
	hope := max(0, 10*l+burial-130)
	t[termL], t[termNearL], t[termHope], t[termBurial] = 100*l, 100*over*over, hope*hope, 10*burial
	if s.isChampion(p) {
		t[termChampion] = 100
	}
}

// shareOver is how much of the Game Turn is over, in hundredths.
func (s *state) shareOver() int {
	if s.phase > strategy {
		return 100
	}
	return 100 * int(s.round) / int(rounds[s.players])
}

// unitTerms are those of CUs and their Commanders.
func (s judge) unitTerms(p rules.Seat, t *terms) {
	envied := s.isEnvied(p)
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			at := place(w<<6 | bits.TrailingZeros64(set))
			k := &s.stacks[at]
			strength := 10 * tenthsOf(k)
			if envied {
				t[termWaver] += 100 * int(k.cu[royalArmy])
			}
			if at >= firstBoxed {
				strength = strength * 7 / 10
			}
			t[termStrength] += strength
			if at >= firstBoxed || !onMap(at) {
				continue
			}
			if g := s.commanderAt(at, p); g != noGeneral {
				t[termArmies] += 100
				t[termLeader] = max(t[termLeader], strength*s.battleFactor(g, at, true))
			}
			if !isInside(at) {
				t[termPromise] += 10 * s.promise(p, space(at), k.size())
				t[termDanger] += 10 * s.danger(p, space(at), strength*worthStrength/100)
				t[termAssault] += 10 * s.attackOn(p, space(at))
			}
		}
	}
}

// isEnvied says whether another player has more L, to whom RA would go over.
func (s *state) isEnvied(p rules.Seat) bool {
	for q := range rules.Seat(s.players) {
		if q != p && s.legitimacy(q) > s.legitimacy(p) {
			return true
		}
	}
	return false
}
