package sector

import (
	"fmt"

	"tyche/rules"
)

// Invariant says what is wrong with a position that the rules never allow.
func Invariant(st rules.State) error {
	s := st.(*state)
	for p := range rules.Seat(s.players) {
		if s.seats[p].faction == noFaction || s.seats[p].out {
			continue
		}
		if s.frames[0].step < stagePlanning && s.depth > 0 {
			continue
		}
		if err := s.invariantSeat(p); err != nil {
			return fmt.Errorf("seat %d: %w", p+1, err)
		}
	}
	for a := range area(numAreas) {
		if (s.owner[a] == nobody) != (s.size(a) == 0) {
			return fmt.Errorf("%s: owner %d, %d units", areas[a].id, s.owner[a], s.size(a))
		}
		if s.size(a) > int(areas[a].limit) && s.battle.area == noArea {
			return fmt.Errorf("%s holds %d units", areas[a].id, s.size(a))
		}
	}
	if !s.connected() && s.depth > 0 && s.frames[0].step >= stagePlace {
		return fmt.Errorf("the galaxy fell apart")
	}
	return s.invariantRegroup()
}

func (s *state) invariantSeat(p rules.Seat) error {
	k := &s.seats[p]
	if n := s.workers(p); n > maxWorkers {
		return fmt.Errorf("%d workers", n)
	}
	if k.mine > mineYield || k.well > wellYield || s.bases(p) > maxBases || s.transports(p) > maxTransports {
		return fmt.Errorf("too many workers at home, bases or transports")
	}
	for i := range unitsOfPeople {
		n := k.supply[i]
		for a := range area(numAreas) {
			if s.owner[a] == p {
				n += s.units[a][i]
			}
		}
		n += s.unitsInBattle(p, i)
		if u := unitOf(s.people(p), i); n != units[u].count {
			return fmt.Errorf("%d of %s instead of %d", n, units[u].id, units[u].count)
		}
	}
	for i := range cardsOfPeople {
		c := &cards[cardOf(s.people(p), i)]
		n := k.hand[i] + k.pile[i] + k.discard[i] + k.aside[i]
		if side := s.sideOf(p); side >= 0 && s.battle.shown && (s.top().kind == inSkirmish || s.top().kind == inSave || s.top().kind == inRecall) {
			for slot := range s.battle.slots {
				for _, d := range [...]card{s.battle.strike[side][slot], s.battle.ploy[side][slot]} {
					if d == cardOf(s.people(p), i) {
						n++
					}
				}
			}
		}
		want := c.copies
		if c.from != noTech && !s.knows(p, c.from) {
			want = 0
		}
		if keeping := s.depth > 0 && s.top().kind == inKeeping && s.top().seat == p && techs[s.top().a].card == cardOf(s.people(p), i); n != want && !keeping {
			return fmt.Errorf("%d of card %s instead of %d", n, c.id, want)
		}
	}
	return nil
}

// unitsInBattle counts p's units that are neither on the map nor in supply.
func (s *state) unitsInBattle(p rules.Seat, i int) uint8 {
	side := s.sideOf(p)
	if side < 0 || s.depth == 0 {
		return 0
	}
	switch s.top().kind {
	case inMobilise:
		if side == attacking {
			return s.battle.ready[side][i]
		}
		return 0
	case inWithdrawal:
		if s.top().step == 0 && int(s.top().a) == side {
			return s.battle.ready[side][i]
		}
		return 0
	}
	return s.battle.alive[side][i]
}

// invariantRegroup holds from step 8 on, when all automatic steps are done.
func (s *state) invariantRegroup() error {
	if s.over != stillPlaying || s.phase != regroup || s.step != 8 || s.depth < 2 || s.frames[0].a != 1 || s.top().kind != inEvents {
		return nil
	}
	for a := range area(numAreas) {
		if s.base[a] != nobody && s.owner[a] != nobody && s.base[a] != s.owner[a] {
			return fmt.Errorf("%s is contested after step 1", areas[a].id)
		}
		if h := s.holderOf(a); h != nobody && (!s.hasBase(h, areas[a].planet) || s.enemyIn(h, a)) {
			return fmt.Errorf("seat %d may not hold the card of %s", h+1, areas[a].id)
		}
		if s.work[a] != 0 {
			return fmt.Errorf("workers are still on %s", areas[a].id)
		}
	}
	return nil
}
