package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// Outset says with which event began what another ends: a battle, which the cards that are laid divide.
func (f *Face) Outset(e rules.Event) func(rules.Event) bool {
	if e.Verb != game.EvBattleEnds {
		return nil
	}
	return func(b rules.Event) bool { return b.Verb == game.EvBattle && b.To == e.To }
}
