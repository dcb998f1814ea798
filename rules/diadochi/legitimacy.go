package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Legitimacy, Champions and hostile acts (chapter 11).

// isChampion says whether p is a Champion of the royal house (11.17).
func (s *state) isChampion(p rules.Seat) bool { return s.champions.Has(p) }

// setChampion changes p's status (11.17).
func (s *state) setChampion(x ctx, p rules.Seat, champion bool) {
	if s.champions.Has(p) == champion {
		return
	}
	s.champions ^= rules.Only(p)
	n := 0
	if champion {
		n = 1
	}
	x.tell(EvStatus, p, none, none, none, n, 0)
}

// hostile is a hostile act of actor against victim at the moment it happens (11.18).
func (s *state) hostile(x ctx, actor, victim rules.Seat) {
	if s.disgraces(actor, victim) {
		s.setChampion(x, actor, false)
	}
}

// disgraces says whether a hostile act makes a Champion a Successor: one against a Champion who is not the Usurper (11.18).
func (s *state) disgraces(actor, victim rules.Seat) bool {
	return isPlayer(actor) && isPlayer(victim) && actor != victim && s.isChampion(actor) && s.isChampion(victim) && victim != s.usurper
}

// royalWorth is the L of a member of the royal family for whoever controls her or him now (12.2).
func (s *state) royalWorth(r royal) int {
	n := int(royalL[r])
	switch r {
	case kleopatra, thessalonike:
		if s.spouse[r] != noGeneral {
			n++
		}
	case eurydike:
		if s.royalOf[philippos] == s.royalOf[eurydike] && s.royalOf[eurydike] != nobody {
			n++
		}
	}
	return n
}

var royalL = [numRoyals]int8{philippos: 2, alexandros: 2, herakles: 1, olympias: 2, kleopatra: 2, thessalonike: 1, eurydike: 1}

// tombWorth is the L of Alexander's Tomb where it stands (11.2).
func (s *state) tombWorth() int {
	if s.tomb == spPella {
		return TombInPella
	}
	return TombElsewhere
}

// The legitimacy of Alexander's body (11.2): on its Cart, and in a Tomb.
const CartWorth, TombInPella, TombElsewhere = 2, 10, 5

// championL is the legitimacy of a Champion (11.2).
const championL = 3

// legitimacy returns the L of p now: the sum of its sources, never below 0 (11.2, 11.5).
func (s *state) legitimacy(p rules.Seat) int {
	n := 0
	if s.isChampion(p) {
		n += championL
	}
	if s.ruler[makedonia] == p {
		n += 2 // Strategos of Europe (11.3)
	}
	if s.cartOf == p {
		n += CartWorth
	}
	if s.tomb != noSpace && s.pc[s.tomb] == p {
		n += s.tombWorth()
	}
	for r, owner := range s.royalOf {
		if owner == p {
			n += s.royalWorth(royal(r))
		}
	}
	for _, owner := range s.daughterOf {
		if owner == p {
			n++ // card 24
		}
	}
	n += int(s.regent[p]) // card 25
	n -= 3 * bits.OnesCount64(s.condemned&s.force[p])
	return max(n, 0)
}
