package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Sieges (chapter 9): one attempt, the fall of a space, sorties.

// SiegeReason says where a modifier of a siege roll comes from (9.13).
type SiegeReason int16

// The reasons.
const (
	SiegeCity       SiegeReason = iota + 1 // the city's own modifier
	SiegePort                              // a Port, and the besieger has no fleet
	SiegeAbility                           // Demetrios or Menelaos commands
	SiegePoliarchos                        // Poliarchos is inside
	SiegeHelepolis                         // card 14
	SiegeTraitor                           // card 49
)

// isSiegeTarget says whether sp is something that only a siege of p can take (9.1, 9.8).
func (s *state) isSiegeTarget(p rules.Seat, sp space) bool {
	switch s.pc[sp] {
	case nobody, p:
		return false
	case independents:
		return spaces[sp].kind != transit
	}
	return spaces[sp].kind == majorCity
}

// targetRefusal says why p may not besiege sp whatever his force, or nil.
func (s *state) targetRefusal(p rules.Seat, sp space) *rules.Illegal {
	switch {
	case sp >= numSpaces || !s.isSiegeTarget(p, sp):
		return noSiegeTarget
	case s.enemyOutside(p, sp):
		return siegeEnemyOutside
	case isPlayer(s.pc[sp]) && s.truceHolds(p, s.pc[sp]):
		return truceForbids
	}
	return nil
}

// siegeRefusal says why p may not make a siege attempt against sp in the Surrender Segment (9.2, 9.3), or nil. That
// there is at most one for each space is left to the Segment.
func (s *state) siegeRefusal(p rules.Seat, sp space) *rules.Illegal {
	if ill := s.targetRefusal(p, sp); ill != nil {
		return ill
	}
	return s.besiegersRefusal(p, outside(sp), noGeneral)
}

// besiegersRefusal says why the force in a place is no besieging Army, or nil: a general who may lead it and 3 CUs
// that may count (9.2, 9.5).
func (s *state) besiegersRefusal(p rules.Seat, at place, own general) *rules.Illegal {
	switch {
	case s.besiegers(p, at, own) < leastBesiegers:
		return siegeThreeCUs
	case s.siegeLeader(p, at) == noGeneral:
		return siegeNoArmy
	}
	return nil
}

// leastBesiegers is how many CUs an attempt takes (9.2).
const leastBesiegers = 3

// besiegers counts the CUs of a force that may count for an attempt: in the Segment of an activation those that came with the general too.
func (s *state) besiegers(p rules.Seat, at place, own general) (n int) {
	unfit := foughtTag | leftTag
	if own == noGeneral {
		unfit |= movedTag | droppedTag
	}
	if s.stacks[at].owner == p {
		for u := range unit(numUnits) {
			n += s.untagged(at, u, unfit)
		}
	}
	return n
}

// siegeLeader is the highest general of a force who may lead a siege: in this Segment not moved by another, nor in a
// land battle, nor dropped off there (9.5).
func (s *state) siegeLeader(p rules.Seat, at place) general {
	return first(s.generalsAt(at, p) &^ (s.carried | s.fought | s.left))
}

// marchSiegeRefusal says why the activated Army may not make an attempt where it is (9.4), or nil.
func (s *state) marchSiegeRefusal(sp space) *rules.Illegal {
	m := &s.march
	switch {
	case sp != m.at || isInside(m.base):
		return siegeNotThere
	case m.flags&noSiege != 0:
		return siegeForbidden
	case int(m.points) < s.siegeCost(m.general):
		return tooFewPoints
	}
	if ill := s.targetRefusal(m.seat, sp); ill != nil {
		return ill
	}
	if m.cart && m.flags&cartFree == 0 && int(m.spent)+s.siegeCost(m.general) > cartMP {
		return cartTooFar
	}
	return s.besiegersRefusal(m.seat, marching, m.general)
}

// pushSiege makes one siege attempt of p against sp with what stands there (9.10); in the Surrender Segment he may
// place his PC at once (9.28).
func (s *state) pushSiege(p rules.Seat, sp space, surrender bool) {
	s.assault = assault{on: true, sp: sp, seat: p, at: outside(sp), general: s.siegeLeader(p, outside(sp)), surrender: surrender}
	s.push(frame{kind: inSiege, seat: p})
}

// pushMarchSiege is the attempt of the activated Army (9.4).
func (s *state) pushMarchSiege(sp space) {
	m := &s.march
	s.assault = assault{on: true, sp: sp, seat: m.seat, at: marching, general: s.siegeLeader(m.seat, marching)}
	s.push(frame{kind: inSiege, seat: m.seat})
}

// Steps of the frame inSiege.
const (
	siegeWindow uint8 = iota
	siegeRoll
	siegeLosses
	siegeEnd
	siegePlacing // asks whether to place a PC (9.28)
	siegeDone
)

func askSiege(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.siege", rules.R(spaceRef(s.assault.sp))), About: spaceRef(s.assault.sp)}
}

func runSiege(s *state, x ctx, f *frame) bool {
	a := &s.assault
	switch f.step {
	case siegeWindow:
		f.step = siegeRoll
		s.pushWindow(x, w6Siege)
	case siegeRoll:
		f.step = siegeLosses
		s.rollSiege(x)
	case siegeLosses:
		f.step = siegeEnd
		s.pushLosses(x, a.seat, a.at, int(a.losses), false, anyLoss)
	case siegeEnd:
		f.step = siegeDone
		if s.siege[a.sp] >= siegeNeeded[spaces[a.sp].kind] {
			f.step = siegePlacing
			s.push(frame{kind: inFallOfCity, seat: f.seat})
		}
	case siegePlacing:
		if a.surrender && s.pc[a.sp] == nobody && s.stacks[outside(a.sp)].owner == a.seat {
			return true
		}
		f.step = siegeDone
	case siegeDone:
		a.on = false
		s.liftSieges(x)
		s.pop(0)
	}
	return false
}

// rollSiege throws the die, adds the siege points and lets RA inside desert (9.10, 9.15). An attempt on a player's
// Major City is a hostile act (9.7).
func (s *state) rollSiege(x ctx) {
	a := &s.assault
	if spaces[a.sp].kind == majorCity {
		s.hostile(x, a.seat, s.pc[a.sp])
	}
	s.tellForce(x, a.seat, a.at, s.stacks[a.at].cu)
	if in := inside(a.sp); spaces[a.sp].kind == majorCity {
		s.tellForce(x, s.stacks[in].owner, in, s.stacks[in].cu)
	}
	bonus := s.siegeModifiers(x, a)
	die := x.roll()
	points, losses := siegeResult(int(die) + bonus)
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvSiegeRoll, Seat: a.seat, Who: generalRef(a.general), To: spaceRef(a.sp), Dice: rules.Dice{die}, N: int16(int(die) + bonus), M: int16(points)})
	}
	a.losses = uint8(max(int(losses)-s.siegeLossRelief(a.general), 0))
	if points > 0 {
		s.siege[a.sp] += points
		s.besieger[a.sp] = a.seat
		x.tell(EvSiegePoints, a.seat, none, none, spaceRef(a.sp), int(s.siege[a.sp]), int(siegeNeeded[spaces[a.sp].kind]))
		s.turnGarrison(x)
	}
}

// siegeModifiers adds up 9.13 and tells each part.
func (s *state) siegeModifiers(x ctx, a *assault) int {
	total := 0
	for r := SiegeCity; r <= SiegeTraitor; r++ {
		if n := s.siegeModifier(a, r); n != 0 {
			total += n
			x.tell(EvSiegeModifier, a.seat, none, none, spaceRef(a.sp), n, int(r))
		}
	}
	return total
}

// knownModifier adds up what is known of 9.13 before anybody plays a card.
func (s *state) knownModifier(a *assault) int {
	total := 0
	for r := SiegeCity; r < SiegeTraitor; r++ {
		total += s.siegeModifier(a, r)
	}
	return total
}

// freeModifier is knownModifier of a free siege that p would make with the general before the space, or with g if there is none.
func (s *state) freeModifier(p rules.Seat, sp space, g general) int {
	a := assault{sp: sp, seat: p, at: outside(sp), general: s.siegeLeader(p, outside(sp))}
	if a.general == noGeneral {
		a.general = g
	}
	return s.knownModifier(&a)
}

// siegeModifier is one of the modifiers of 9.13.
func (s *state) siegeModifier(a *assault, r SiegeReason) int {
	city := spaces[a.sp].kind == majorCity
	switch r {
	case SiegeCity:
		return int(spaces[a.sp].siege)
	case SiegePort:
		if city && spaces[a.sp].port && s.availableFleets(a.seat) == 0 {
			return -1
		}
	case SiegeAbility:
		if s.able(a.general, besieger) {
			return 1
		}
	case SiegePoliarchos:
		if city && s.owner[poliarchos] == s.pc[a.sp] && s.at[poliarchos] == inside(a.sp) {
			return -1
		}
	case SiegeHelepolis:
		return s.siegeCardBonus(a.general, a.sp)
	case SiegeTraitor:
		return int(a.bonus)
	}
	return 0
}

// turnGarrison lets RA inside go over when the besieged side's Prestige is lower (9.15, 9.16).
func (s *state) turnGarrison(x ctx) {
	a := &s.assault
	if !s.garrisonWavers() {
		return
	}
	in := inside(a.sp)
	n, old := int(s.stacks[in].cu[royalArmy]), s.stacks[in].owner
	s.changeOwner(in, a.at, a.seat, royalArmy, n)
	x.tell(EvDesert, a.seat, unitRef(royalArmy), seatRef(old), spaceRef(a.sp), n, 0)
}

// garrisonWavers says whether RA are inside whose side has the lower Prestige.
func (s *state) garrisonWavers() bool {
	a := &s.assault
	if spaces[a.sp].kind != majorCity || !isPlayer(s.pc[a.sp]) || s.stacks[inside(a.sp)].cu[royalArmy] == 0 {
		return false
	}
	owner := s.pc[a.sp]
	return s.prestige(owner, s.commanderAt(inside(a.sp), owner)) < s.prestige(a.seat, s.commanderAt(a.at, a.seat))
}

func siegeCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: yesVerb}, rules.Move{Verb: passVerb})
}

func checkSiege(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == yesVerb || m.Verb == passVerb {
		return nil
	}
	return notAnAnswer
}

func applySiege(s *state, x ctx, f *frame, m rules.Move) {
	f.step = siegeDone
	if m.Verb == yesVerb {
		s.setPC(x, s.assault.sp, s.assault.seat)
	}
}

// Steps of the frame inFallOfCity; set = generals inside still to be checked.
const (
	fallBegins uint8 = iota
	fallLeaders
	fallAttrition
	fallDispersal
	fallEnds
)

// runFall completes a siege (9.26). What is inside a player's Major City fares as if it had lost a battle (9.27).
func runFall(s *state, x ctx, f *frame) bool {
	a := &s.assault
	loser := s.pc[a.sp]
	switch f.step {
	case fallBegins:
		x.tell(EvCityFalls, a.seat, none, none, spaceRef(a.sp), int(loser), 0)
		f.step = fallEnds
		if spaces[a.sp].kind == majorCity && isPlayer(loser) {
			f.step = fallLeaders
			f.set = s.generalsAt(inside(a.sp), loser) & majorBits
		}
	case fallLeaders:
		if f.set == 0 {
			f.step = fallAttrition
			return false
		}
		g := first(f.set)
		f.set &^= g.bit()
		s.leaderRoll(x, g, 3)
	case fallAttrition:
		f.step = fallDispersal
		s.turnGarrison(x)
		s.sufferAttrition(x, inside(a.sp), 0, EvAttrition)
	case fallDispersal:
		f.step = fallEnds
		in := inside(a.sp)
		if n := int(s.stacks[in].cu[silver]); n > 0 {
			s.changeOwner(in, a.at, a.seat, silver, n)
			x.tell(EvDesert, a.seat, unitRef(silver), seatRef(loser), spaceRef(a.sp), n, 0)
		}
		s.disperseForce(x, loser, in, a.seat)
	case fallEnds:
		s.freeCaptives(x, a)
		s.setPC(x, a.sp, nobody)
		s.pop(0)
	}
	return false
}

// freeCaptives gives every royal inside a fallen city to the besieger (9.27, 9.29).
func (s *state) freeCaptives(x ctx, a *assault) {
	if spaces[a.sp].kind != majorCity {
		return
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] == inside(a.sp) && s.royalOf[r] != a.seat {
			old := s.royalOf[r]
			s.giveRoyal(x, r, a.seat, outside(a.sp))
			x.tell(EvCaptured, a.seat, royalRef(r), seatRef(old), spaceRef(a.sp), 0, 0)
		}
	}
}

// sortieRefusal says why the activated Army may not come out and attack the besiegers (9.21), or nil.
func (s *state) sortieRefusal() *rules.Illegal {
	m := &s.march
	switch {
	case !isInside(m.base) || !s.isBesieged(m.at):
		return notBesieged
	case !s.hasCUs(marching):
		return needsCUs
	}
	return s.truceRefusal(m.seat, m.at)
}

// sortie begins the battle of a besieged Army against the besiegers: no reactions, no overrun, no MP (9.21).
func (s *state) sortie(x ctx) {
	m := &s.march
	x.tell(EvOutside, m.seat, generalRef(m.general), none, spaceRef(m.at), bits.OnesCount64(s.generalsAt(marching, m.seat)), 0)
	defender := side{seat: s.stacks[outside(m.at)].owner, at: outside(m.at)}
	if armies := s.armiesAt(m.at); armies != 0 {
		defender = side{seat: independents, armies: armies}
	}
	back := m.base
	m.base = outside(m.at)
	s.pushBattle(x, battle{sp: m.at, from: back, sortie: true, sides: [2]side{{seat: m.seat, at: marching}, defender}})
}

var (
	noSiegeTarget     = refuse("9.1", "diadochi.why.no-siege-target")
	siegeEnemyOutside = refuse("9.2", "diadochi.why.siege-enemy-outside")
	siegeNoArmy       = refuse("9.5", "diadochi.why.siege-no-army")
	siegeThreeCUs     = refuse("9.2", "diadochi.why.siege-three-cus")
	siegeNotThere     = refuse("9.4", "diadochi.why.siege-not-there")
	siegeForbidden    = refuse("9.4", "diadochi.why.siege-forbidden")
	notBesieged       = refuse("9.21", "diadochi.why.not-besieged")
)
