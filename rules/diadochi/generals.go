package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Generals (1.21-1.48): where they stand, who commands, what their values are, how they die.

// first returns the first general of a set: the one of highest Seniority, Minor Generals last.
func first(set uint64) general {
	if set == 0 {
		return noGeneral
	}
	return general(bits.TrailingZeros64(set))
}

// majorBits are the Major Generals.
const majorBits uint64 = 1<<numMajors - 1

// bit returns the set of one general.
func (g general) bit() uint64 { return 1 << g }

// ownerOf returns the Faction of a general, or nobody.
func (s *state) ownerOf(g general) rules.Seat {
	if isMajor(g) {
		return s.owner[g]
	}
	return rules.Seat((g - numMajors) / 4)
}

// generalsAt returns p's generals in a place.
func (s *state) generalsAt(at place, p rules.Seat) (set uint64) {
	if p < 0 || p >= maxSeats {
		return 0
	}
	for rest := s.force[p]; rest != 0; rest &= rest - 1 {
		if g := bits.TrailingZeros64(rest); s.at[g] == at {
			set |= 1 << g
		}
	}
	return set
}

// majorAt says whether a Major General of p is in a place.
func (s *state) majorAt(at place, p rules.Seat) bool {
	for rest := s.force[p] & majorBits; rest != 0; rest &= rest - 1 {
		if s.at[first(rest)] == at {
			return true
		}
	}
	return false
}

// commanderAt returns p's Commander in a place: the highest Seniority; Minor Generals only where there is no Major
// one (1.44). All Minor Generals are alike, so it does not matter which of them commands.
func (s *state) commanderAt(at place, p rules.Seat) general {
	return first(s.generalsAt(at, p))
}

// isCommander says whether g commands where he stands.
func (s *state) isCommander(g general) bool {
	return s.commanderAt(s.at[g], s.ownerOf(g)) == g
}

// setGeneral puts a general somewhere. A bride goes wherever her husband goes on the map (12.12).
func (s *state) setGeneral(g general, at place) {
	s.at[g] = at
	if !isMajor(g) || at > reacting {
		return
	}
	for r := kleopatra; r <= thessalonike; r++ {
		if s.spouse[r] == g {
			s.royalAt[r] = at
		}
	}
}

// join makes a Major General one of p's Faction.
func (s *state) join(g general, p rules.Seat) {
	if old := s.owner[g]; old != nobody {
		s.force[old] &^= g.bit()
	}
	s.owner[g] = p
	if p != nobody {
		s.force[p] |= g.bit()
	}
}

// ground returns the space where a place is now, also for a force on the way.
func (s *state) ground(at place) space {
	switch {
	case at == marching && s.march.on:
		return s.march.at
	case at == reacting && s.entry.on:
		return s.entry.sp
	}
	return spaceOf(at)
}

// use is what an Initiative is used for.
type use uint8

const (
	moving use = iota
	intercepting
	evading
)

// able says whether a Special Ability works: its owner commands in his space (1.25).
func (s *state) able(g general, kind abilityKind) bool {
	return isMajor(g) && generals[g].ability == kind && s.isCommander(g)
}

// atHome says whether g stands in one of the provinces of his ability.
func (s *state) atHome(g general) bool {
	sp := s.ground(s.at[g])
	if sp == noSpace {
		return false
	}
	for _, p := range generals[g].region {
		if spaces[sp].province == p {
			return true
		}
	}
	return false
}

// initiative returns the Initiative of g where he stands (1.23, 1.25).
func (s *state) initiative(g general, u use) int {
	if !isMajor(g) {
		return 4
	}
	switch {
	case s.able(g, initiativeInProvinces) && s.atHome(g),
		u == intercepting && s.able(g, initiativeIntercepting),
		u == evading && s.able(g, initiativeEvading):
		return 2
	}
	return int(generals[g].initiative)
}

// battleFactor returns the Battle Factor of g in a place (1.24); defending matters for Aristonous.
func (s *state) battleFactor(g general, at place, defending bool) int {
	if !isMajor(g) || s.wounded&g.bit() != 0 { // card 56
		return 2
	}
	row := &generals[g]
	helped := false
	switch row.ability {
	case battleWithKing:
		p := s.owner[g]
		for _, r := range [...]royal{philippos, alexandros} {
			helped = helped || s.royalAt[r] == at && s.royalOf[r] == p
		}
	case battleWithRoyalArmy:
		helped = int(at) < numStacks && s.stacks[at].cu[royalArmy] > 0
	case battleInProvinces:
		helped = s.atHome(g)
	case battleDefending:
		helped = defending
	}
	if helped && s.isCommander(g) {
		return 4
	}
	return int(row.battle)
}

// popularity returns the P of g: printed, victories over Independents, card 6 and card 52 (11.9).
func (s *state) popularity(g general) int {
	if !isMajor(g) {
		if s.oratory&g.bit() != 0 {
			return 5
		}
		return 0
	}
	n := int(generals[g].popularity) + int(s.victories[g])
	if s.festival&g.bit() != 0 {
		n++
	}
	if s.oratory&g.bit() != 0 {
		n += 5 // 11.11
	}
	return n
}

// prestige returns the Prestige of p's side under g (noGeneral: Legitimacy alone), never below 0 (11.8). Sacred
// ground is added by the battle.
func (s *state) prestige(p rules.Seat, g general) int {
	if p < 0 || p >= maxSeats {
		return 0 // 11.15
	}
	n := s.legitimacy(p)
	if g != noGeneral {
		n += s.popularity(g)
	}
	return max(n, 0)
}

// killGeneral lets a Major General die (7.18). Antipatros dead before Turn III is followed by Polyperchon (3.4), whom
// afterProcedure lets his owner place.
func (s *state) killGeneral(x ctx, g general) {
	p := s.owner[g]
	x.tell(EvDies, p, generalRef(g), none, none, 0, 0)
	s.endMarriage(x, g)
	s.clearMarkers(g)
	s.at[g] = gone
	s.join(g, nobody)
	if g == antipatros && s.turn < 3 {
		s.join(polyperchon, p)
		s.at[polyperchon] = waiting(p)
	}
}

// clearMarkers takes every marker off a general who dies (7.18).
func (s *state) clearMarkers(g general) {
	for _, set := range [...]*uint64{&s.condemned, &s.festival, &s.wounded, &s.oratory, &s.omens} {
		*set &^= g.bit()
	}
	for _, only := range [...]*general{&s.engineers, &s.helepolis, &s.royalRoad} {
		if *only == g {
			*only = noGeneral
		}
	}
	s.victories[g], s.lostTurn[g] = 0, 0
}

// succeedAntipatros puts Polyperchon in the place of Antipatros at the start of Turn III (3.4).
func (s *state) succeedAntipatros(x ctx) {
	p := s.owner[antipatros]
	if p == nobody {
		return
	}
	at, old, heir := s.at[antipatros], antipatros.bit(), polyperchon.bit()
	victories := s.victories[antipatros]
	condemned, festival := s.condemned&old != 0, s.festival&old != 0
	s.endMarriage(x, antipatros)
	s.clearMarkers(antipatros)
	s.at[antipatros] = gone
	s.join(antipatros, nobody)
	s.join(polyperchon, p)
	s.at[polyperchon] = at
	s.victories[polyperchon] = victories
	if condemned {
		s.condemned |= heir
	}
	if festival {
		s.festival |= heir
	}
	x.tell(EvSucceeds, p, generalRef(polyperchon), generalRef(antipatros), none, 0, 0)
}

// livingMajors counts the Major Generals of a Faction, dispersed ones too (15.2).
func (s *state) livingMajors(p rules.Seat) int {
	return bits.OnesCount64(s.force[p] & majorBits)
}

// freeMinor returns a Minor General in p's hand, or noGeneral. One who has done nothing yet comes first.
func (s *state) freeMinor(p rules.Seat) general {
	used := s.activated | s.carried | s.fought | s.marched | s.grounded | s.tried | s.placedOnce
	free := s.generalsAt(inHand, p)
	if fresh := free &^ used; fresh != 0 {
		return first(fresh)
	}
	return first(free)
}
