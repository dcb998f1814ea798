package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// The sources of conquest points.
const areaSource, eventSource = "sector.source.areas", "sector.source.events"

// sources tells conquest points of the regroup phase, area by area, from those of event cards.
func sources(events []rules.Event, after func() rules.View, list []table.Source) []table.Source {
	step, card := 0, rules.Ref{}
	for _, e := range events {
		switch {
		case e.Verb == game.EvStep:
			step = int(e.N)
		case e.Verb == game.EvEventPlayed:
			card = e.Who
		case e.Verb == game.EvPoints && step == pointsStep:
			v := after().(game.View)
			list = yields(&v, e, list)
		case e.Verb == game.EvPoints:
			list = append(list, table.Source{Seat: e.Seat, Key: eventSource, N: int(e.N), Of: card})
		}
	}
	return list
}

// yields divides the points of the regroup phase among the areas they came from (5.5). After that step nobody takes an area
// before somebody is asked; were it otherwise, the points would stay together.
func yields(v *game.View, e rules.Event, list []table.Source) []table.Source {
	rest, from := int(e.N), len(list)
	for a := range v.Areas {
		if k := &v.Areas[a]; k.Points > 0 && k.Controller == e.Seat {
			list = append(list, table.Source{Seat: e.Seat, Key: areaSource, N: k.Points, Of: areaRef(a)})
			rest -= k.Points
		}
	}
	if rest != 0 {
		return append(list[:from], table.Source{Seat: e.Seat, Key: areaSource, N: int(e.N)})
	}
	return list
}
