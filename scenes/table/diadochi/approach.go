package diadochi

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// What a recap tells of marches: an enemy Army that has come one step near to what the viewer holds, and in one line for each player where
// its others have gone.

// approached tells a seat that an event has brought an Army of another where it stands still: into a space that the seat controls, which is
// grave, or beside its own Army or Major City.
func approached(after func() rules.View, events []rules.Event, n int, seat rules.Seat) (near rules.Text, grave bool) {
	e := events[n]
	if e.Verb == game.EvDropped {
		return leftBehind(after, events, n, seat)
	}
	if e.Verb != game.EvMoved || e.Seat == seat || !plays(e.Seat) || seat < 0 || movesOn(events[n+1:], e.Who) {
		return rules.Text{}, false
	}
	v := after().(game.View)
	to := int(e.To.ID)
	g, here := &v.Generals[e.Who.ID], &v.Spaces[to]
	if g.Owner != e.Seat || g.At != here.OutsidePlace || here.Outside.Owner != e.Seat || here.Outside.Size() == 0 {
		return rules.Text{}, false
	}
	switch key := invades(&v, to, e.Seat, seat); {
	case key == "":
	case key == comesBefore && here.Outside.Size() < game.LeastBesiegers:
		return rules.Say("diadochi.recap.stands", rules.R(seatRef(int(e.Seat))), rules.R(e.Who), rules.R(e.To), rules.N(game.LeastBesiegers)), false
	case key == comesBefore && caught(&v, to, seat) > 0:
		l := caught(&v, to, seat)
		return rules.Say(comesBefore+".royals", rules.R(seatRef(int(e.Seat))), rules.R(e.To), rules.N(l), rules.N(v.Seats[e.Seat].Legitimacy+l)), true
	default:
		return rules.Say(key, rules.R(seatRef(int(e.Seat))), rules.R(e.Who), rules.R(e.To)), true
	}
	if next := beside(&v, to, seat); next >= 0 {
		return rules.Say("diadochi.recap.approaches", rules.R(seatRef(int(e.Seat))), rules.R(e.Who), rules.R(e.To), rules.R(spaceRef(next))), false
	}
	return rules.Text{}, false
}

// caught is the legitimacy of those of a seat's royal family who are inside a city.
func caught(v *game.View, space int, seat rules.Seat) (l int) {
	inside := v.Spaces[space].InsidePlace
	for i := range v.Royals {
		if k := &v.Royals[i]; k.Owner == seat && inside != 0 && k.At == inside {
			l += k.Worth
		}
	}
	return l
}

// leftBehind tells a seat of units that another has left in a Minor City of its own, which will surrender to them (3.21): once, of the last
// that were left there.
func leftBehind(after func() rules.View, events []rules.Event, n int, seat rules.Seat) (near rules.Text, grave bool) {
	e := events[n]
	again := func(later rules.Event) bool {
		return later.Verb == e.Verb && later.To == e.To && later.Who.Kind == e.Who.Kind
	}
	if e.Seat == seat || !plays(e.Seat) || seat < 0 || e.Who.Kind != game.KindUnit || slices.ContainsFunc(events[n+1:], again) {
		return rules.Text{}, false
	}
	v := after().(game.View)
	for to := range v.Spaces {
		here := &v.Spaces[to]
		if here.OutsidePlace == game.Place(e.To.ID) && here.Outside.Owner == e.Seat && invades(&v, to, e.Seat, seat) == comesInto {
			return rules.Say("diadochi.recap.leaves", rules.R(seatRef(int(e.Seat))), rules.R(spaceRef(to))), true
		}
	}
	return rules.Text{}, false
}

// The sentences about an Army in a space of one's own.
const (
	comesBefore = "diadochi.recap.besieges"
	comesInto   = "diadochi.recap.invades"
)

// invades is the sentence about an Army in a space that a seat controls: a Minor City surrenders to it (3.21), a Major one it can besiege; ""
// where it is not the seat's, or a truce holds (11.23).
func invades(v *game.View, space int, theirs, seat rules.Seat) string {
	truce := slices.ContainsFunc(v.Truces, func(t [2]rules.Seat) bool {
		return t == [2]rules.Seat{theirs, seat} || t == [2]rules.Seat{seat, theirs}
	})
	switch {
	case v.Spaces[space].Control != seat || truce:
		return ""
	case game.IsMajorCity(space):
		return comesBefore
	}
	return comesInto
}

// marched says whether an event is a step of a march.
func marched(e rules.Event) bool { return e.Verb == game.EvMoved && plays(e.Seat) }

// journey tells from where to where a general has gone, with his last step, and what came of him afterwards.
func journey(events []rules.Event, n int) rules.Text {
	e := events[n]
	if !marched(e) {
		return rules.Text{}
	}
	way := rules.Say("diadochi.recap.marches.way", rules.R(e.Who), rules.R(setOut(events[:n+1], e.Who)), rules.R(e.To))
	for _, later := range events[n+1:] {
		if later.Who != e.Who {
			continue
		}
		switch later.Verb {
		case game.EvRetreats:
			way.Key, way.Args[3] = "diadochi.recap.marches.way.back", rules.R(later.To)
		case game.EvDispersed:
			if way.Key = "diadochi.recap.marches.way.dispersed"; int(e.Who.ID) >= game.Majors { // 1.39
				way.Key = "diadochi.recap.marches.way.hand"
			}
		case game.EvDies:
			way.Key = "diadochi.recap.marches.way.dies"
		}
	}
	return way
}

// setOut is where the first of the steps of a general began.
func setOut(events []rules.Event, who rules.Ref) rules.Ref {
	first := slices.IndexFunc(events, func(e rules.Event) bool { return e.Verb == game.EvMoved && e.Who == who })
	return events[first].From
}

// needless says whether a step need not be told: the general goes on, or is back where he set out.
func needless(events []rules.Event, n int) bool {
	e := events[n]
	return movesOn(events[n+1:], e.Who) || setOut(events[:n+1], e.Who) == e.To
}

// movesOn says whether a general moves once more.
func movesOn(later []rules.Event, who rules.Ref) bool {
	return slices.ContainsFunc(later, func(e rules.Event) bool { return e.Verb == game.EvMoved && e.Who == who })
}

// beside is a space next to another by land where a seat has an Army or else holds a Major City; -1 for none.
func beside(v *game.View, from int, seat rules.Seat) int {
	city := -1
	for _, way := range game.WaysFrom(from) {
		s := &v.Spaces[way.To]
		switch {
		case way.Land == 0:
		case s.Outside.Owner == seat && s.Outside.Size() > 0, s.Inside.Owner == seat && s.Inside.Size() > 0:
			return way.To
		case game.IsMajorCity(way.To) && s.Control == seat:
			city = way.To
		}
	}
	return city
}
