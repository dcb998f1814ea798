package imperio

import (
	"math/bits"

	"tyche/rules"
)

// term is something that speaks for or against a House in a position. What each is worth is in weights, found by
// rules/cmd/fit.
type term uint8

// The terms. In reach is where a foreign fleet or loaded transport could come in a turn.
const (
	termInfluence term = iota // Influence that its planets yield now
	termIncome                // Resources that they yield
	termTreasury              // Resources kept, at most 60
	termPlanets               // planets
	termShips                 // production value of its ships, in halves of a Resource
	termTroops                // Troops on planets and aboard
	termPorts                 // Trade Ports
	termYards                 // Shipyards
	termWalls                 // platforms and shields
	termTechs                 // technologies
	termSpread                // systems in which it has planets
	termCarriers              // transports
	termNear                  // free planets next to its ships
	termOver                  // planets of others under its ships
	termBare                  // planets without Troops
	termUnder                 // planets under foreign ships
	termMenaced               // planets where more Troops could land than stand there
	termWars                  // Houses at war with it
	numTerms
)

// termNames name the terms; those that speak against a House have a minus.
var termNames = [numTerms]string{"Influence", "Income", "Treasury", "Planets", "Ships", "Troops", "Ports", "Yards", "Walls", "Techs", "Spread", "Carriers",
	"Near", "Over", "-Bare", "-Under", "-Menaced", "-Wars"}

// terms are those of one House, in hundredths.
type terms [numTerms]int

// TermNames names the terms of Terms.
func (Mind) TermNames() []string { return termNames[:] }

// Terms appends what speaks for a seat in a position, in hundredths (rules/cmd/fit).
func (Mind) Terms(st rules.State, seat rules.Seat, list []int) []int {
	var t terms
	st.(*state).findTerms(seat, &t)
	return append(list, t[:]...)
}

// findTerms fills in the terms of p, all of which it could name itself.
func (s *state) findTerms(p rules.Seat, t *terms) {
	k, seen := &s.houses[p], s.tallyOf(p, p)
	t[termInfluence], t[termIncome] = 100*seen.influence, 100*seen.resources
	t[termPlanets], t[termShips] = 100*seen.planets, 100*seen.ships
	t[termTreasury] = 100 * min(int(k.treasury), 60)
	t[termTechs] = 100 * bits.OnesCount32(uint32(k.techs|k.pending))
	for q := range rules.Seat(s.players) {
		if s.atWar(p, q) {
			t[termWars] += 100
		}
	}
	menace := s.transportTerms(p, t)
	for h := range hex(s.mapSize()) {
		s.systemTerms(p, h, int(menace[h]), t)
	}
}

// transportTerms are those of transports; it returns how many foreign Troops could land in each hex, at a guess.
func (s *state) transportTerms(p rules.Seat, t *terms) (menace [maxHexes]uint8) {
	for i := range s.transport {
		k := &s.transport[i]
		switch {
		case k.at == noHex:
		case k.owner == p:
			t[termCarriers] += 100
			t[termTroops] += 100 * int(k.troops)
		case k.troops+k.aircraft > 0 && !s.ally[p].Has(k.owner):
			menace[k.at] = min(menace[k.at]+3, 40)
			for _, n := range s.near(k.at) {
				menace[n] = min(menace[n]+3, 40)
			}
		}
	}
	return menace
}

// systemTerms are those of one hex.
func (s *state) systemTerms(p rules.Seat, h hex, menace int, t *terms) {
	mine, foreign, held := s.fleets[h].owner == p && s.hasShips(h), s.foreignFleet(p, h), false
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		b := &s.bodies[pl]
		switch {
		case b.holder == p:
			held = true
			t[termPorts] += 100 * int(b.count(port))
			t[termYards] += 100 * int(b.count(shipyard))
			t[termWalls] += 100 * int(b.count(platform)+b.count(shield))
			t[termTroops] += 100 * int(b.troops)
			if b.troops == 0 {
				t[termBare] += 100
			}
			if foreign {
				t[termUnder] += 100
			}
			if menace > int(b.troops) {
				t[termMenaced] += 100
			}
		case b.holder == nobody:
			if mine {
				t[termNear] += 100
			}
		case mine:
			t[termOver] += 100
		}
	}
	if held {
		t[termSpread] += 100
	}
}
