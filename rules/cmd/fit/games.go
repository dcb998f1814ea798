package main

import (
	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/mind"
	"tyche/rules/sector"
)

// subject is a game whose strategos has numbers.
type subject struct {
	game rules.Game
	mind mind.Fitted
}

var subjects = map[string]subject{
	"diadochi": {diadochi.Game, diadochi.Mind{}},
	"imperio":  {imperio.Game, imperio.Mind{}},
	"sector":   {sector.Game, sector.Mind{}},
}
