package ceremony

import (
	"cmp"
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// account says what the Game Turn that is over has come to: the points and the legitimacy of all, the most first, with what each has
// gained or lost in it. Nothing is said where nobody knows.
func (h *Hall) account(r *Rite) string {
	if r.Ended == nil || r.Event.N < 2 {
		return ""
	}
	n := rules.W(turnNumerals[min(int(r.Event.N)-1, 5)])
	points := h.tally(r, func(s *game.PlayerView) int { return s.Victory })
	legitimacy := h.tally(r, func(s *game.PlayerView) int { return s.Legitimacy })
	if r.Began == nil {
		return h.word("turn.ended", n, rules.W(points), rules.W(legitimacy))
	}
	return h.word("turn.ended.changed", n, rules.W(points), rules.W(legitimacy))
}

// tally lists what all have of something, and the change in brackets.
func (h *Hall) tally(r *Rite, count func(s *game.PlayerView) int) (list string) {
	seats := make([]int, len(r.Ended.Seats))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int { return cmp.Compare(count(&r.Ended.Seats[b]), count(&r.Ended.Seats[a])) })
	for i, p := range seats {
		if i > 0 {
			list += ", "
		}
		n := count(&r.Ended.Seats[p])
		list += h.voice.NameOf(seatRef(rules.Seat(p))) + " " + strconv.Itoa(n)
		if r.Began == nil {
			continue
		}
		switch change := n - count(&r.Began.Seats[p]); {
		case change > 0:
			list += " (+" + strconv.Itoa(change) + ")"
		case change < 0:
			list += " (−" + strconv.Itoa(-change) + ")"
		}
	}
	return list
}
