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

// usable lists the Surprise cards that a seat may play or discard in a window.
func (s *state) usable(p rules.Seat, w window) (list []rules.Ref) {
	for _, c := range surpriseCards {
		if s.holds(p, c) && (s.surprisePlayable(p, c, w) == nil || s.mayDiscardUnplayed(w) == nil) {
			list = append(list, cardRef(c))
		}
	}
	return list
}

// windowMatters says whether a window is a moment that its cards are made for. Those between Segments come some twenty
// times a Round, and a card may as well be played in the next: only the first of one's own Player Turn counts.
func (s *state) windowMatters(p rules.Seat, w window) bool {
	return w != w1SegmentStart || p == s.active && s.segment == surrenderSegment
}
