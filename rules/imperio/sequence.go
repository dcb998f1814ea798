package imperio

import "tyche/rules"

// The sequence of the game and of the turn (5, 6). a of inGame counts the seats of the present step.

// Steps of inGame.
const (
	choosing uint8 = iota
	mapping
	placingTroops
	growing
	ordering
	resolving
	closing
)

func runGame(s *state, x ctx, f *frame) bool {
	switch f.step {
	case choosing:
		if s.nextSeat(f, inHouse) {
			return false
		}
		f.step = mapping
	case mapping:
		s.makeMap(x)
		for p := range rules.Seat(s.players) {
			s.found(p)
		}
		s.muster()
		f.step = placingTroops
	case placingTroops:
		if s.nextSeat(f, inTroops) {
			return false
		}
		f.step = growing
	case growing:
		s.growth(x)
		s.phase, f.step = strategicPhase, ordering
		x.tell(EvPhase, nobody, none, none, none, int(strategicPhase), 0)
	case ordering:
		if s.nextSeat(f, inOrders) {
			return false
		}
		f.step = resolving
		s.active = nobody
		if x.telling() {
			x.log.Add(rules.Event{Verb: EvSealed, Seat: nobody, N: int16(s.turn), Reveals: true})
		}
	case resolving:
		f.step = closing
		s.push(frame{kind: inResolution, seat: nobody})
	case closing:
		s.phase = councilPhase
		s.countVotes(x)
		s.finalPhase(x)
		if s.over == stillPlaying {
			s.turn++
		}
		f.step = growing
	}
	return false
}

// nextSeat pushes a frame for the next seat; false after the last. Orders go round from seat ((turn-1) mod n) (1.6).
func (s *state) nextSeat(f *frame, kind frameKind) bool {
	n := rules.Seat(s.players)
	if f.a == int16(n) {
		f.a = 0
		return false
	}
	p := rules.Seat(f.a)
	if kind == inOrders {
		p = (p + rules.Seat((s.turn-1)%s.players)) % n
		s.active = p
	}
	f.a++
	s.push(frame{kind: kind, seat: p})
	return true
}
