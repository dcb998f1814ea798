package diadochi

import "tyche/rules"

// Rounds, Player Turns and Segments (3.18, 3.19, 3.44).

// roundRun gives every player his Player Turn: a = how many have had it.
func roundRun(s *state, x ctx, f *frame) bool {
	switch {
	case f.a < int16(s.players):
		p := s.nth(int(f.a))
		f.a++
		s.push(frame{kind: inPlayerTurn, seat: p})
	case f.step == 0:
		f.step = 1
		if s.players <= 3 {
			s.pushRevealing()
		}
	default:
		if !s.afterProcedure(x) {
			s.pop(0)
		}
	}
	return false
}

// The steps of a Segment in the frame inPlayerTurn; a = the segment.
const (
	segmentBegins uint8 = iota
	segmentPlacing
	segmentOpen // after the window at its start
	segmentBody
	segmentClosing
	segmentEnds
	turnEnds
)

func playerTurnRun(s *state, x ctx, f *frame) bool {
	if s.afterProcedure(x) || s.over != stillPlaying {
		return false
	}
	p := f.seat
	switch f.step {
	case segmentBegins:
		if f.a == 0 {
			s.beginPlayerTurn(x, p)
		}
		f.a++
		s.beginSegment(x, segment(f.a))
		f.step = segmentPlacing
		if s.waits(p) {
			s.placeWaiting(p, false)
		}
	case segmentPlacing:
		f.step = segmentOpen
		s.pushWindow(x, w1SegmentStart)
	case segmentOpen:
		f.step = segmentBody
		s.push(frame{kind: [...]frameKind{inSurrender, inTyche, inActivations, inForage}[f.a-1], seat: p})
	case segmentBody:
		f.step = segmentClosing
		s.loose = true
	case segmentClosing:
		f.step = segmentEnds
		s.pushWindow(x, w1SegmentEnd)
	case segmentEnds:
		s.endSegment(x)
		if f.step = segmentBegins; segment(f.a) == forageSegment {
			f.step = turnEnds
		}
	case turnEnds:
		s.endPlayerTurn(x)
		s.pop(0)
	}
	return false
}

// beginPlayerTurn makes p the active player.
func (s *state) beginPlayerTurn(x ctx, p rules.Seat) {
	s.active = p
	s.marched, s.grounded = 0, 0
	s.clearTurnMarks()
	x.tell(EvPlayerTurn, p, none, none, none, 0, 0)
	s.beginPlayerTurnEffects(x, p)
}

// beginSegment forgets what was done in the Segment before.
func (s *state) beginSegment(x ctx, g segment) {
	s.segment = g
	s.activated, s.carried, s.fought, s.left, s.tried = 0, 0, 0, 0, 0
	s.used, s.sailed = 0, 0
	s.siegeTried = spaceSet{}
	s.put1, s.put2 = spaceSet{}, spaceSet{}
	s.beaten = [maxSeats]uint8{}
	for p := range s.beatenWith {
		for q := range s.beatenWith[p] {
			s.beatenWith[p][q] = noGeneral
		}
	}
	s.clearSegmentMarks()
	x.tell(EvSegment, s.active, none, none, none, int(g), 0)
}

// endSegment ends what lasts for one Segment (11.11).
func (s *state) endSegment(x ctx) {
	s.oratory = 0
	s.endSegmentEffects(x)
}

// endPlayerTurn does what comes at the end of a Player Turn (12.9, 17.6).
func (s *state) endPlayerTurn(x ctx) {
	s.detachRoyals(x)
	s.endPlayerTurnEffects(x)
	s.active, s.segment = nobody, noSegment
	s.checkProvinces(x)
}
