package sector

import (
	"math/bits"

	"tyche/rules"
)

// The regroup phase: ten steps, exactly in this order (5). s.step is the step; frame inGame's a counts players
// within steps 8 and 9.

func (s *state) regroupRun(x ctx, f *frame) {
	if s.phase != regroup {
		s.phase = regroup
		x.tell(EvPhase, nobody, none, none, none, int(regroup), 0)
		s.beginStep(x, 1)
	}
	switch s.step {
	case 1:
		s.destroyBases(x)
		s.destroyTransports(x)
		s.eliminate(x)
		s.beginStep(x, 2)
	case 2:
		s.loseCards(x)
		s.beginStep(x, 3)
	case 3:
		s.gainCards(x)
		s.beginStep(x, 4)
	case 4:
		s.returnWorkers(x)
		s.beginStep(x, 5)
	case 5:
		s.gainPoints(x)
		s.beginStep(x, 6)
	case 6:
		s.checkConquest(x)
		s.beginStep(x, 7)
	case 7:
		s.checkSpecial(x)
		s.checkLastPower(x)
		s.beginStep(x, 8)
		s.readEvents(x)
	case 8:
		s.nextEvents(x, f)
	case 9:
		s.nextDiscard(x, f)
	case 10:
		s.passToken(x)
		f.step = stagePlanning
	}
}

// beginStep begins a step unless the game is over.
func (s *state) beginStep(x ctx, n uint8) {
	if s.over == stillPlaying {
		s.step = n
		x.tell(EvStep, nobody, none, none, none, int(n), 0)
	}
}

// destroyBases destroys every base in an area with units of another player (5.1).
func (s *state) destroyBases(x ctx) {
	for a := range area(numAreas) {
		if b, o := s.base[a], s.owner[a]; b != nobody && o != nobody && o != b {
			s.base[a] = nobody
			x.tell(EvBaseLost, b, seatRef(o), areaRef(a), none, 0, 0)
		}
	}
}

// destroyTransports destroys every transport whose owner has a base at neither end of its route (5.1).
func (s *state) destroyTransports(x ctx) {
	for i := range int(s.routeCount) {
		r := &s.routes[i]
		for p := range rules.Seat(s.players) {
			if r.transports.Has(p) && !s.hasBase(p, r.a) && !s.hasBase(p, r.b) {
				s.dropTransport(x, p, i)
			}
		}
	}
}

// eliminate takes players without unit and base out of the game (5.1a).
func (s *state) eliminate(x ctx) {
	for n := range int(s.players) {
		p := s.inOrder(n)
		k := &s.seats[p]
		if k.out || s.presence(p) != 0 {
			continue
		}
		k.out = true
		x.tell(EvEliminated, p, none, none, none, 0, 0)
		for i := range int(s.routeCount) {
			if s.routes[i].transports.Has(p) {
				s.dropTransport(x, p, i)
			}
		}
		s.layBeacons(x, p)
		k.hand, k.pile, k.discard, k.late, k.since = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}, 0
		k.pool, k.away, k.mine, k.well, k.cargo, k.study = 0, 0, 0, 0, 0, 0
	}
}

// loseCards takes the resource cards whose holder lacks a base on the planet or has an enemy in the area (5.2).
func (s *state) loseCards(x ctx) {
	for p := range rules.Seat(s.players) {
		for set := s.seats[p].held; set != 0; set &= set - 1 {
			a := area(bits.TrailingZeros64(set))
			if !s.hasBase(p, areas[a].planet) || s.enemyIn(p, a) {
				s.loseCard(x, p, a)
			}
		}
	}
}

// enemyIn says whether an area holds an enemy unit or base.
func (s *state) enemyIn(p rules.Seat, a area) bool {
	return s.owner[a] != nobody && s.owner[a] != p || s.base[a] != nobody && s.base[a] != p
}

// loseCard sends a resource card back to its deck and the workers on it to the supply.
func (s *state) loseCard(x ctx, p rules.Seat, a area) {
	s.seats[p].held &^= 1 << a
	x.tell(EvCardLost, p, resourceRef(int(a)), none, none, int(s.work[a]), 0)
	s.work[a] = 0
}

// gainCards gives the cards of friendly areas on planets with a base and, to the only player with a base, those of
// empty areas (5.3).
func (s *state) gainCards(x ctx) {
	for a := range area(numAreas) {
		row := &areas[a]
		if row.kind == conquest || s.exhausted&(1<<a) != 0 || !s.playing(row.planet) || s.holderOf(a) != nobody {
			continue
		}
		p := s.controller(a)
		if s.empty(a) {
			p = s.soleBase(row.planet)
		}
		if p != nobody && s.hasBase(p, row.planet) {
			s.seats[p].held |= 1 << a
			x.tell(EvCardGained, p, resourceRef(int(a)), none, none, int(row.yield), 0)
		}
	}
}

// soleBase returns the only player with a base on a planet, or nobody.
func (s *state) soleBase(q planet) rules.Seat {
	found := nobody
	for a, end := areasOf(q); a < end; a++ {
		if b := s.base[a]; b != nobody && b != found {
			if found != nobody {
				return nobody
			}
			found = b
		}
	}
	return found
}

// returnWorkers brings all workers back to the pools; tokens not spent are lost (5.4).
func (s *state) returnWorkers(x ctx) {
	for p := range rules.Seat(s.players) {
		k := &s.seats[p]
		back := k.away + k.mine + k.well
		for set := k.held; set != 0; set &= set - 1 {
			a := bits.TrailingZeros64(set)
			back += s.work[a]
			s.work[a] = 0
		}
		k.pool += back
		k.away, k.mine, k.well, k.cargo, k.study = 0, 0, 0, 0, 0
		if back > 0 {
			x.tell(EvWorkersBack, p, none, none, none, int(back), 0)
		}
	}
}

// income is the sum of the conquest values of the areas that p controls.
func (s *state) income(p rules.Seat) int {
	n := 0
	for a := range area(numAreas) {
		if areas[a].points > 0 && s.controller(a) == p {
			n += int(areas[a].points)
		}
	}
	return n
}

// due is what p would gain if the regroup phase came now. Its first step destroys a base among units of another player (5.1), so a contested
// area counts for whose units are there, although nobody controls it yet.
func (s *state) due(p rules.Seat) int {
	n := 0
	for a := range area(numAreas) {
		if s.owner[a] == p || s.owner[a] == nobody && s.base[a] == p {
			n += int(areas[a].points)
		}
	}
	return n
}

// gainPoints gives conquest points (5.5).
func (s *state) gainPoints(x ctx) {
	for n := range int(s.players) {
		p := s.inOrder(n)
		s.score(x, p, s.income(p))
	}
}

// score adds conquest points.
func (s *state) score(x ctx, p rules.Seat, n int) {
	if n > 0 {
		s.seats[p].points += uint8(n)
		x.tell(EvPoints, p, none, none, none, n, int(s.seats[p].points))
	}
}

// passToken hands the first-player token on and begins the next round (5.10).
func (s *state) passToken(x ctx) {
	for range s.players {
		if s.first = s.next(s.first); !s.seats[s.first].out {
			break
		}
	}
	x.tell(EvFirst, s.first, none, none, none, 0, 0)
	s.round++
	s.beginRound(x)
}

// Discarding to the hand limit (5.9). What is discarded lies aside until everybody is done.

func (s *state) handLimit(p rules.Seat) int {
	n := handLimit
	if s.people(p) == guild {
		n = guildHandLimit
	}
	if s.knows(p, standingArchive) {
		n += 2
	}
	return n
}

func (s *state) nextDiscard(x ctx, f *frame) {
	if n := int(f.a); n < int(s.players) {
		f.a++
		s.push(frame{kind: inDiscard, seat: s.inOrder(n)})
		return
	}
	f.a = 0
	for n := range int(s.players) {
		s.openAside(x, s.inOrder(n))
	}
	s.beginStep(x, 10)
}

// openAside puts what lies aside on the open discard pile.
func (s *state) openAside(x ctx, p rules.Seat) {
	k := &s.seats[p]
	k.part(total(&k.aside), total(&k.aside)+total(&k.hand))
	for i, n := range k.aside {
		for range n {
			x.reveal(EvDiscarded, p, cardRef(cardOf(s.people(p), i)), none, none, 0, 0)
		}
		k.discard[i] += n
		k.aside[i] = 0
	}
}

func discardRun(s *state, x ctx, f *frame) bool {
	if !s.seats[f.seat].out && total(&s.seats[f.seat].hand) > s.handLimit(f.seat) {
		return true
	}
	s.pop()
	return false
}

func discardApply(s *state, x ctx, f *frame, m rules.Move) {
	k := &s.seats[f.seat]
	k.hand[m.A%cardsOfPeople]--
	k.aside[m.A%cardsOfPeople]++
}

func discardPrompt(s *state, f *frame) rules.Decision {
	over := total(&s.seats[f.seat].hand) - s.handLimit(f.seat)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.discard", rules.N(over))}
}
