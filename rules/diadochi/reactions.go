package diadochi

import (
	"slices"

	"tyche/rules"
)

// The questions whether somebody wants to come between: with a Surprise card (3.32), by interception (6.2, 8.15) or by
// evasion (6.10). They are asked by the rules whenever somebody could; at the table each player says beforehand when.

// The kinds of reactions.
const (
	surpriseReaction = iota
	interceptionReaction
	evasionReaction
)

// ReactionKinds returns the text keys of the kinds.
func (game) ReactionKinds() []string {
	return []string{"diadochi.reaction.surprise", "diadochi.reaction.interception", "diadochi.reaction.evasion"}
}

// Reactive says whether a thing is a Surprise card in the viewer's hand.
func (game) Reactive(v rules.View, r rules.Ref) bool {
	held := slices.ContainsFunc(v.(View).Hand, func(c CardView) bool { return c.Ref == r })
	return held && cards[r.ID].band == surpriseBand
}

// TurnOf is a number that changes with every Player Turn, and whose it is.
func (game) TurnOf(v rules.View) (number int, whose rules.Seat) {
	w := v.(View)
	return turnNumber(w.Turn, w.Round, w.Active), w.Active
}

func turnNumber(turn, round int, active rules.Seat) int { return (turn*16+round)*16 + int(active+1) }

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
		var playable bool
		r.Use, playable = s.usable(seat, window(f.a))
		r.Matters = playable && s.windowMatters(seat, window(f.a))
	case f.kind == inInterception && f.step != interceptForce, f.kind == inNavalInterception && f.a == 0:
		r.Kind, r.Matters = interceptionReaction, s.worthIntercepting(seat)
	case f.kind == inEvasion && s.entry.picked.size() == s.stacks[s.evadersAt(f)].size():
		r.Kind = evasionReaction
	default:
		return rules.Reaction{}, false
	}
	return r, true
}

// usable lists the Surprise cards that a seat may play or discard in a window, and says whether it may play one.
func (s *state) usable(p rules.Seat, w window) (list []rules.Ref, playable bool) {
	for _, c := range surpriseCards {
		plays := s.surprisePlayable(p, c, w) == nil
		if s.holds(p, c) && (plays || s.mayDiscardUnplayed(w) == nil) {
			list, playable = append(list, cardRef(c)), playable || plays
		}
	}
	return list, playable
}

// windowMatters says whether a window is a moment that its cards are made for. Those between Segments come some twenty
// times a Round, and a card may as well be played in the next: only the first of one's own Player Turn counts.
func (s *state) windowMatters(p rules.Seat, w window) bool {
	return w != w1SegmentStart || p == s.active && s.segment == surrenderSegment
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

// hopeful says whether no fight among the stakes of an answer is hopeless.
func hopeful(list []rules.Stake) bool {
	for i := range list {
		if k := &list[i]; k.Chancy() && k.Rule != "6.4" && k.Ways[0].Most.Percent() < leastHope {
			return false
		}
	}
	return true
}
