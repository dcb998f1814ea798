package main

import (
	"fmt"

	"tyche/rules"
	"tyche/rules/diadochi"
)

// endings of Diadochi, in the order of rule 17.
var endingsOfDiadochi = [...]string{"unfinished", "legitimacy (17.3)", "provinces (17.5)", "regency (17.9)", "victory points (17.12)"}

// tellDiadochi tells with which generals each seat began, how the game was won and in which Game Turn.
func tellDiadochi(begun, ended rules.View) tale {
	a, z := begun.(diadochi.View), ended.(diadochi.View)
	t := tale{Traits: make([][]string, a.Players), Ending: endingsOfDiadochi[z.Ending], Length: fmt.Sprintf("Game Turn %d", z.Turn)}
	for i, g := range a.Generals {
		if g.Major && g.Owner >= 0 {
			name := diadochi.Game.Name(rules.Ref{Kind: diadochi.KindGeneral, ID: int16(i)})
			t.Traits[g.Owner] = append(t.Traits[g.Owner], name[len("diadochi.name.general."):])
		}
	}
	return t
}
