package main

import (
	"fmt"

	"tyche/rules"
	"tyche/rules/sector"
)

// endings of Sector, in the order of its rules.
var endingsOfSector = [...]string{"unfinished", "conquest points (5.6)", "special victory (5.7)", "last power (1.6)", "beacons (5.8)", "long stop (1.6)"}

// tellSector tells the faction of each seat, the place in the first turn order, how the game was won, when, and
// whether the event deck came to its third stage.
func tellSector(begun, ended rules.View) tale {
	a, z := begun.(sector.View), ended.(sector.View)
	t := tale{Traits: make([][]string, a.Players), Ending: endingsOfSector[z.Ending], Length: fmt.Sprintf("round %d", z.Round)}
	if z.Deck[0]+z.Deck[1] == 0 {
		t.Marks = append(t.Marks, "third stage reached (5.7)")
	}
	for i, p := range z.Seats {
		name := sector.Game.Name(p.Faction)
		place := (i - int(a.First) + a.Players) % a.Players
		t.Traits[i] = []string{name[len("sector.name.faction."):], fmt.Sprintf("turn order %d", place+1)}
	}
	return t
}
