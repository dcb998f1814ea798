package diadochi

import (
	"encoding/binary"

	"tyche/rules"
	"tyche/rules/packed"
)

// What a seat may do in between, and whether it is a moment for it, which hangs on the chances of a fight.

// Reaction describes the open question of a seat.
func (game) Reaction(st rules.State, seat rules.Seat) (rules.Reaction, bool) {
	s := st.(*state)
	if s.depth == 0 || s.top().seat != seat {
		return rules.Reaction{}, false
	}
	f := s.top()
	r := rules.Reaction{Pass: rules.Move{Verb: passVerb}, Matters: true, Turn: turnNumber(int(s.turn), int(s.round), s.active)}
	switch {
	case f.kind == inWindow:
		r.Kind = surpriseReaction
		r.Use = s.usable(seat, window(f.a))
		r.Matters = s.windowMatters(seat, window(f.a)) && s.anyMatters(seat, window(f.a))
	case f.kind == inInterception && f.step != interceptForce, f.kind == inNavalInterception && f.a == 0:
		r.Kind, r.Matters = interceptionReaction, s.worthIntercepting(seat)
	case f.kind == inEvasion && s.entry.picked.size() == s.stacks[s.evadersAt(f)].size():
		r.Kind, r.Matters = evasionReaction, s.worthEvading(seat)
	default:
		return rules.Reaction{}, false
	}
	return r, true
}

// Recurrence is the same number for a mover who comes back into a space within one activation, where who may intercept has the same chances.
func (game) Recurrence(st rules.State, seat rules.Seat) uint64 {
	s := st.(*state)
	m := &s.march
	if s.depth == 0 || s.top().seat != seat || s.top().kind != inInterception || s.top().step == interceptForce || !m.on || m.seat != s.entry.seat {
		return 0
	}
	var about []byte
	add := func(list ...uint64) {
		for _, n := range list {
			about = binary.LittleEndian.AppendUint64(about, n)
		}
	}
	add(uint64(turnNumber(int(s.turn), int(s.round), s.active)), s.activated, uint64(m.general), uint64(s.entry.sp))
	for _, move := range rules.Moves(s, seat, nil) {
		if move.Verb == passVerb {
			continue
		}
		add(uint64(move.Verb), uint64(move.A), uint64(move.B))
		for _, k := range s.Stakes(seat, move, nil) {
			for i := range k.Ways {
				add(k.Ways[i].Least.Ways, k.Ways[i].Least.Of, k.Ways[i].Most.Ways, k.Ways[i].Most.Of)
			}
			if !k.Chancy() {
				about = append(about, k.What.Key...)
			}
		}
	}
	return packed.Hash(about)
}

// leastHope is the chance of victory, in percent, below which an interception is not one that matters.
const leastHope = 5

// worthIntercepting says whether some interception that is open to a seat may well end in a victory, or in no fight at all. One
// that fails before that has cost nothing, so its die does not count.
func (s *state) worthIntercepting(p rules.Seat) bool {
	for _, m := range s.Candidates(p, nil) {
		if m.Verb != passVerb && s.Check(p, m) == nil && hopeful(s.Stakes(p, m, nil)) {
			return true
		}
	}
	return false
}

// worthEvading says whether a stack that may evade can want to: where its evasion can succeed, and the fight can be lost or costs a
// Champion his status.
func (s *state) worthEvading(p rules.Seat) bool {
	for _, m := range s.Candidates(p, nil) {
		if m.Verb == evadeVerb && s.Check(p, m) == nil && escapes(s.Stakes(p, m, nil)) {
			return true
		}
	}
	return false
}

// escapes says whether the stakes of an evasion leave a chance of it, and of harm without it.
func escapes(list []rules.Stake) bool {
	possible, fights, harm := true, false, false
	for i := range list {
		switch k := &list[i]; {
		case k.Rule == "11.18":
			harm = true
		case !k.Chancy():
		case k.Rule == "6.12":
			possible = k.Ways[0].Most.Ways > 0
		default:
			fights = true
			harm = harm || k.Ways[len(k.Ways)-1].Most.Percent() >= leastHope
		}
	}
	return possible && (harm || !fights)
}

// anyMatters says whether any Surprise card that a seat may play in a window is made for the moment.
func (s *state) anyMatters(p rules.Seat, w window) bool {
	for _, c := range surpriseCards {
		if s.holds(p, c) && s.surprisePlayable(p, c, w) == nil && s.surpriseMatters(p, c, w) {
			return true
		}
	}
	return false
}

// hopeful says whether no fight among the stakes of an answer is hopeless.
func hopeful(list []rules.Stake) bool {
	for i := range list {
		if k := &list[i]; k.Chancy() && k.Rule != "6.4" && k.Ways[0].Most.Percent() < leastHope {
			return false
		}
	}
	return true
}
