package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Outset says with which event began what another ends: a battle, on land or at sea. Answers lie between, such as Surprise cards.
func (f *Face) Outset(e rules.Event) func(rules.Event) bool {
	switch e.Verb {
	case game.EvBattleEnds:
		return func(b rules.Event) bool { return b.Verb == game.EvBattle && b.To == e.To }
	case game.EvNavalEnds:
		return func(b rules.Event) bool { return b.Verb == game.EvNavalBattle && b.To == e.To }
	}
	return nil
}
