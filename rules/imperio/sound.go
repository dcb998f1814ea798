package imperio

import "tyche/rules"

// sound says whether what was read can be a state: every index within its table, and a question that can be asked.
func (s *state) sound() bool { return s.soundThings() && s.unsoundFrame() < 0 }

// soundThings looks at everything but the procedures under way.
func (s *state) soundThings() bool {
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.turn > 15 || s.docketSize > maxDocket || s.lawCount > maxLaws {
		return false
	}
	for h := range s.mapSize() {
		if s.anomaly[h] >= numAnomalies || s.count[h] > 3 || s.name[h] >= numSystems && s.name[h] != noSystem {
			return false
		}
		if o := s.fleets[h].owner; o < nobody || o >= maxSeats {
			return false
		}
	}
	for i := range s.bodies {
		if b := &s.bodies[i]; b.owner < nobody || b.owner >= maxSeats || b.holder < nobody || b.holder >= maxSeats {
			return false
		}
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && int(t.at) >= maxHexes {
			return false
		}
	}
	for p := range s.plans[:s.players] {
		if !s.soundPlan(&s.plans[p]) {
			return false
		}
	}
	return true
}

// unsoundFrame returns the first procedure under way that cannot be, or -1: each is started by the one below it, and the
// last one asks a House.
func (s *state) unsoundFrame() int {
	switch {
	case s.depth == 0 && s.over == stillPlaying:
		return 0
	case s.depth == 0:
		return -1
	}
	for i := range int(s.depth) {
		f := &s.frames[i]
		below := noFrame
		if i > 0 {
			below = s.frames[i-1].kind
		}
		if !s.soundFrame(f) || procedures[f.kind].under != below || i > 0 && !s.fits(f, &s.frames[i-1]) {
			return i
		}
	}
	if f := s.top(); f.seat == nobody || !s.asks(f) {
		return int(s.depth) - 1
	}
	return -1
}

// fits says whether a procedure may have been started by the one below it: it concerns the same House and slot.
func (s *state) fits(f, below *frame) bool {
	switch below.kind {
	case inGame, inResolution, inOperation, inBattle:
		return true
	case inTrading:
		return f.kind == inOffer && f.seat == below.seat && s.trade.from == f.seat && s.trade.state != noOffer && s.trade.to != f.seat ||
			f.kind == inAnswering && f.seat != below.seat
	case inSlot, inPlotting:
		return f.seat == below.seat && f.a == below.a
	}
	return f.seat == below.seat
}

// asks says whether the last procedure waits for an answer.
func (s *state) asks(f *frame) bool {
	switch f.kind {
	case inGame, inResolution, inOperation:
		return false
	case inOrders:
		return f.step == declaring || f.step == sealing
	case inSlot:
		return f.step == 0
	case inPlotting:
		return f.step <= chooseBlame
	case inVoting:
		return f.step == 1 && f.a < int16(s.docketSize)
	case inBattle:
		return s.options&optLiveBattles != 0 && (f.step == firstDecides || f.step == secondDecides || f.step == withdrawing || f.step == lastDecides)
	case inTroops:
		return s.count[s.home[f.seat]] == 2
	}
	return true
}

// soundPlan looks at the indexes of a House's orders.
func (s *state) soundPlan(k *plan) bool {
	if k.count > maxParts || k.jobs > maxTasks {
		return false
	}
	for i := range k.slots {
		if d := &k.slots[i]; d.kind >= numActions || d.kind == production && d.b > 1 {
			return false
		}
	}
	for i := range k.parts[:k.count] {
		if r := &k.parts[i]; r.steps > 2 || int(r.from) >= s.mapSize() || r.stance >= numStances {
			return false
		}
	}
	return true
}

// soundFrame looks at the indexes of a procedure under way.
func (s *state) soundFrame(f *frame) bool {
	within := func(n int16, limit int) bool { return n >= 0 && int(n) < limit }
	if f.kind == noFrame || f.kind >= numFrameKinds || f.step >= procedures[f.kind].steps || f.seat < nobody || f.seat >= rules.Seat(s.players) || f.seat == nobody && f.kind != inGame && f.kind != inResolution {
		return false
	}
	switch f.kind {
	case inGame:
		return within(f.a, int(s.players)+1)
	case inHouse:
		k := &s.houses[f.seat]
		return within(f.a, 2) && (f.step == chooseHouse) == (k.house == noHouse) && (f.a == 0 || f.step > chooseHouse)
	case inTroops:
		return int(s.home[f.seat]) < s.mapSize()
	case inOrders:
		return within(f.a, maxSlots+1) && within(f.b, s.mapSize()+1) && !s.houses[f.seat].gone
	case inSlot:
		return within(f.a, s.slotsOf(f.seat)) && within(f.b, int(numActions)) && (f.step == 0 || f.b > 0)
	case inProducing:
		return within(f.a, maxSlots) && within(f.b, 3*s.mapSize()+1) && within(f.c, 2)
	case inBuilding, inOperating, inPaying, inResearching:
		return within(f.a, maxSlots)
	case inPlotting:
		return within(f.a, maxSlots) && f.set < numPlots && within(f.b, int(s.players)+1) && within(f.c, numWorks*maxPlanets)
	case inFavour:
		return within(f.a, maxSlots) && within(f.b, numEntries)
	case inDetaching:
		return within(f.a, int(s.plans[f.seat].count))
	case inOffer:
		return f.set>>(2*numGoods) == 0
	case inVoting:
		return within(f.a, int(s.docketSize)+1)
	case inResolution:
		return within(f.a, maxSlots+1) && within(f.b, int(s.players)+1) && within(f.c, int(s.players)+1)
	case inAnswering:
		return within(f.a, maxOffers) && s.offers[f.a].to == f.seat && s.offers[f.a].waiting()
	case inOperation:
		return s.slot > 0 && within(f.a, maxSlots)
	case inBattle:
		return s.battle.on && within(f.a, 3) && s.arena.on && (f.seat == s.battle.attacker || f.seat == s.battle.defender)
	case inCasualties:
		return s.battle.on && within(f.a, 2) && f.seat == s.battle.seatOf(int(f.a)) && s.victims(int(f.a), s.battle.sides[f.a].locator > 0, nil) > 0
	}
	return true
}
