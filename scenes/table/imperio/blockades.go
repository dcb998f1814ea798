package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
)

// Worlds of a House that a foreign fleet keeps from yielding anything (7, step 2). At war the fleet has but to be there, and no event tells it.

// blockade is a fleet over worlds of a seat, and those that yield nothing for it.
type blockade struct {
	at     rules.Ref
	by     rules.Seat
	worlds []rules.Ref
}

// blockadesOf lists those of a seat.
func blockadesOf(v *game.View, seat rules.Seat) (list []blockade) {
	for i := range v.Hexes {
		h := &v.Hexes[i]
		k := blockade{at: h.System, by: h.Fleet.Owner}
		for j := range h.Planets {
			if p := &h.Planets[j]; p.Owner == seat && p.Blockaded {
				k.worlds = append(k.worlds, p.Ref)
			}
		}
		if len(k.worlds) > 0 {
			list = append(list, k)
		}
	}
	return list
}

// besieged tells a seat in a recap that a fleet has come to keep worlds of its own from yielding anything; what is declared in peace has an
// event of its own.
func besieged(after func() rules.View, events []rules.Event, n int, seat rules.Seat) (near rules.Text, grave bool) {
	e := events[n]
	again := func(later rules.Event) bool {
		return later.Verb == game.EvMoves && later.Seat == e.Seat && later.To == e.To
	}
	if e.Verb != game.EvMoves || e.Seat == seat || seat < 0 || slices.ContainsFunc(events[n+1:], again) {
		return rules.Text{}, false
	}
	v := after().(*game.View)
	if !v.Houses[seat].Wars.Has(e.Seat) {
		return rules.Text{}, false
	}
	if n := shut(v, e, seat); n > 0 {
		return rules.Say("imperio.tally.besieged", rules.R(rules.Ref{Kind: game.KindSeat, ID: int16(e.Seat)}), rules.R(e.To), rules.N(n)), true
	}
	return rules.Text{}, false
}

// shut counts the worlds of a seat that the fleet to which an event has brought ships keeps from yielding anything.
func shut(v *game.View, e rules.Event, seat rules.Seat) int {
	for _, k := range blockadesOf(v, seat) {
		if k.at == e.To && k.by == e.Seat {
			return len(k.worlds)
		}
	}
	return 0
}

// besiegedBefore says whether that fleet did so before: ships that join it are no news.
func besiegedBefore(before func() rules.View, e rules.Event, seat rules.Seat) bool {
	return shut(before().(*game.View), e, seat) > 0
}

// blockadeRows lists which worlds yield nothing, and whose fleet lies there.
func (f *Face) blockadeRows(p *pen) {
	for _, k := range blockadesOf(f.view, f.view.Seat) {
		var names []string
		for _, world := range k.worlds {
			names = append(names, f.name(world))
		}
		p.text(f.word("house.blockaded", rules.N(len(names)), rules.W(f.houseName(k.by)), rules.W(strings.Join(names, ", "))), ui.Body, p.u.Theme.Why)
	}
}
