package main

import (
	"fmt"

	"tyche/rules"
	"tyche/rules/imperio"
)

// tellImperio tells the House of each seat, whether the throne is shared and in which turn the game ended.
func tellImperio(_, ended rules.View) tale {
	z := ended.(*imperio.View)
	t := tale{Traits: make([][]string, z.Players), Ending: "one emperor (21.1)", Length: fmt.Sprintf("turn %d", z.Turn)}
	winners := 0
	for i, k := range z.Houses {
		name := imperio.Game.Name(rules.Ref{Kind: imperio.KindHouse, ID: int16(k.House)})
		t.Traits[i] = []string{name[len("imperio.name.house."):]}
		if z.Winners.Has(rules.Seat(i)) {
			winners++
		}
	}
	if winners > 1 {
		t.Ending = "joint regency (21.2)"
	}
	return t
}
