package diadochi

import "tyche/rules"

// Entering a space (5.15): the window, interceptions, going inside, evasions, overrun or battle, captures.

// Steps of the frame inEntry; a = players asked so far in the present step.
const (
	entryWindow uint8 = iota
	entryCheck
	entryInterceptions
	entryArmies
	entryInside
	entryMoverFlees
	entryEvasions
	entryMeeting
	entryBattle
	entryCaptures
	entryOver
)

// pushEntry begins the sequence of 5.15 for a force that has just come into e.sp.
func (s *state) pushEntry(e entry) {
	e.on, e.interceptor = true, nobody
	s.entry = e
	s.push(frame{kind: inEntry, seat: e.seat})
}

// runEntry never asks itself; each step pushes the frames that ask.
func runEntry(s *state, x ctx, f *frame) bool {
	e := &s.entry
	switch f.step {
	case entryWindow:
		f.step = entryCheck
		s.pushWindow(x, w2Entry)
	case entryCheck:
		f.step, f.a = entryInterceptions, 0
		if s.enteredInVain(x) {
			f.step = entryOver
		}
	case entryInterceptions:
		if p, ok := s.nextReactor(f); ok {
			if s.canIntercept(p) {
				s.push(frame{kind: inInterception, seat: p, a: int16(noGeneral)})
			}
			return false
		}
		f.step = entryArmies
	case entryArmies:
		f.step, f.a = entryInside, 0
		s.armiesReact(x)
	case entryInside:
		f.step = entryMoverFlees
		if p := s.pc[e.sp]; s.canGoInside(p) {
			s.push(frame{kind: inGoingInside, seat: p})
		}
	case entryMoverFlees:
		f.step = entryEvasions
		s.letMoverFlee(x)
	case entryEvasions:
		f.step = entryMeeting
		if !s.attackersLeft() {
			return false
		}
		if isPlayer(e.seat) && s.hasCUs(marching) {
			s.pushFlights(e.sp, e.seat)
		}
		if p := s.stacks[outside(e.sp)].owner; isPlayer(p) && p != e.seat && s.canEvade(p) {
			s.push(frame{kind: inEvasion, seat: p})
		}
	case entryMeeting:
		f.step = entryBattle
		s.meet(x)
	case entryBattle:
		f.step = entryCaptures
		s.joinBattle(x)
	case entryCaptures:
		f.step = entryOver
		s.standReactors()
		if s.captorIn(e.sp) != nobody {
			s.capture(x, e.sp)
		}
	case entryOver:
		e.on = false
		s.updateCart(x)
		s.pop(s.entryResult())
	}
	return false
}

// nextReactor returns the next player who may react, in turn order, until all were asked (6.7).
func (s *state) nextReactor(f *frame) (rules.Seat, bool) {
	for int(f.a) < int(s.players) {
		p := rules.Seat((int(s.first) + int(f.a)) % int(s.players))
		if e := &s.entry; e.interceptor != nobody && e.interceptor != p {
			return nobody, false
		}
		f.a++
		if p != s.entry.seat {
			return p, true
		}
	}
	return nobody, false
}

// enteredInVain sends a mover home who lost his last CU in the window before a space with enemy CUs (5.14).
func (s *state) enteredInVain(x ctx) bool {
	e := &s.entry
	if !isPlayer(e.seat) || s.at[s.march.general] != marching || s.hasCUs(marching) || !s.enemyOutside(e.seat, e.sp) {
		return false
	}
	s.moverGoesBack(x)
	return true
}

// moverGoesBack ends the activation of a mover who cannot stay: by land he goes back to the space he came from; who
// just came ashore is dispersed (5.14, 6.17).
func (s *state) moverGoesBack(x ctx) {
	e, m := &s.entry, &s.march
	m.stopped, e.fled = true, true
	if e.landed {
		s.disperse(x, marching, e.interceptor)
		return
	}
	x.tell(EvRetreats, m.seat, generalRef(m.general), spaceRef(e.sp), spaceRef(e.from), 0, 0)
	s.moveEverything(m.seat, marching, outside(e.from))
}

// letMoverFlee lets the active Army answer a successful interception (6.17). A general without CUs goes back.
func (s *state) letMoverFlee(x ctx) {
	e := &s.entry
	switch {
	case e.interceptor == nobody || !isPlayer(e.seat):
	case s.hasCUs(marching):
		if !e.landed && s.canFlee() {
			s.push(frame{kind: inEvasion, seat: e.seat, a: 1})
		}
	case s.at[s.march.general] == marching:
		s.moverGoesBack(x)
	}
}

// attackersLeft says whether CUs of the mover are still in the space.
func (s *state) attackersLeft() bool {
	e := &s.entry
	return !isPlayer(e.seat) || s.hasCUs(marching) || s.stacks[outside(e.sp)].owner == e.seat
}

// meet joins the pieces of each side and lets the mover overrun what is left of the enemy (5.24).
func (s *state) meet(x ctx) {
	e := &s.entry
	here := outside(e.sp)
	if isPlayer(e.seat) && s.stacks[here].owner == e.seat && (s.reactingIn(e.sp) || s.armiesAt(e.sp) != 0) {
		s.moveEverything(e.seat, here, marching)
	}
	if s.stacks[here].owner != e.seat {
		s.standReactors()
	}
	if s.canOverrun() {
		s.push(frame{kind: inOverrun, seat: e.seat})
	}
}

// standReactors puts a force that intercepted down in the space, unless its CUs have yet to fight for their place.
func (s *state) standReactors() {
	e := &s.entry
	here := s.stacks[outside(e.sp)].owner
	if p := e.interceptor; isPlayer(p) && (here == p || here == nobody || !s.hasCUs(reacting)) {
		s.moveEverything(p, reacting, outside(e.sp))
	}
}

// joinBattle begins the land battle if enemies still stand in one space (7.1).
func (s *state) joinBattle(x ctx) {
	e := &s.entry
	if isPlayer(e.seat) {
		s.joinPlayersBattle(x)
		return
	}
	if d := s.stacks[outside(e.sp)].owner; isPlayer(d) && s.armyAt[e.army] == outside(e.sp) {
		s.pushBattle(x, battle{sp: e.sp, from: outside(e.from), sides: [2]side{
			{seat: independents, armies: s.armiesAt(e.sp)}, {seat: d, at: outside(e.sp)}}})
	}
}

func (s *state) joinPlayersBattle(x ctx) {
	e, m := &s.entry, &s.march
	attacker := side{seat: e.seat, at: marching}
	if !s.hasCUs(marching) {
		return
	}
	defender := side{seat: nobody}
	switch o := s.stacks[outside(e.sp)].owner; {
	case s.armiesAt(e.sp) != 0:
		defender = side{seat: independents, armies: s.armiesAt(e.sp)}
	case o != nobody && o != e.seat:
		defender = side{seat: o, at: outside(e.sp)}
	}
	if defender.seat == nobody {
		return
	}
	s.pushBattle(x, battle{sp: e.sp, from: s.retreatPlace(m), sides: [2]side{attacker, defender}})
}

// retreatPlace is where the mover falls back to: where he came from, or his port of embarkation (7.22).
func (s *state) retreatPlace(m *march) place {
	if s.entry.landed {
		return m.home
	}
	return outside(s.entry.from)
}

// entryResult is what an Independent Army's move reads: whether it goes on.
func (s *state) entryResult() int16 {
	e := &s.entry
	switch {
	case isPlayer(e.seat) || !s.battle.fought:
		return armyGoesOn
	case s.armyAt[e.army] == gone:
		return armyBeaten
	case s.battle.winner == draw && s.stacks[outside(e.sp)].owner != nobody:
		return armyDriven
	case s.armyAt[e.army] == outside(e.sp):
		return armyStands
	}
	return armyDriven
}

// pushArmyEntry lets an Independent Army enter a space (10.5); the result is one of the army* answers. from is noSpace
// for an army that comes from nowhere (card 64): in a draw it stays for the card to remove.
func (s *state) pushArmyEntry(x ctx, a army, from, to space) {
	s.armyAt[a] = outside(to)
	s.battle = battle{}
	s.liftSieges(x)
	s.pushEntry(entry{seat: independents, army: a, sp: to, from: from})
}

// The answers of pushArmyEntry.
const (
	armyGoesOn int16 = iota
	armyStands       // it fought and won
	armyBeaten       // it has left the map
	armyDriven       // a draw: it is back where it came from
)

// comeTo puts the group into a space as if it had just entered it.
func (s *state) comeTo(to space, landed bool) {
	m := &s.march
	s.entry = entry{on: true, seat: m.seat, sp: to, from: m.at, landed: landed, interceptor: nobody}
	m.at, m.base, m.atSea = to, outside(to), false
}
