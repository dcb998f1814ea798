package imperio

import "tyche/rules"

// sound says whether bytes that were read can be a state: every index within its table.
func (s *state) sound() bool {
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
	if s.depth == 0 {
		return s.over != stillPlaying
	}
	for i := range s.depth {
		if !s.soundFrame(&s.frames[i]) {
			return false
		}
	}
	return s.frames[0].kind == inGame && s.top().seat != nobody
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
	if f.kind == noFrame || f.kind >= numFrameKinds || f.seat < nobody || f.seat >= rules.Seat(s.players) || f.seat == nobody && f.kind != inGame && f.kind != inResolution {
		return false
	}
	switch f.kind {
	case inGame:
		return within(f.a, int(s.players)+1)
	case inHouse:
		return within(f.a, 2)
	case inOrders:
		return within(f.a, maxSlots+1) && within(f.b, s.mapSize()+1)
	case inSlot:
		return within(f.a, maxSlots) && within(f.b, int(numActions))
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
	case inVoting:
		return within(f.a, int(s.docketSize)+1)
	case inResolution:
		return within(f.a, maxSlots+1) && within(f.b, int(s.players)+1) && within(f.c, int(s.players)+1)
	case inAnswering:
		return within(f.a, maxOffers) && s.offers[f.a].to == f.seat && s.offers[f.a].waiting()
	case inBattle, inCasualties:
		return s.battle.on && within(f.a, 3)
	}
	return true
}
