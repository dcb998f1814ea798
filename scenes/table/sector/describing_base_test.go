package sector_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// What is told of a planet names whose bases stand there, beside the units: on the slate figures stand before them.
func TestAPlanetNamesItsBases(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, 3, 0, 1, 1)
	s.Tick(60)
	v := s.session.Chair(0).View().(game.View)
	home := slices.IndexFunc(v.Areas, func(a game.AreaView) bool { return a.Base == 0 })
	box, seen := s.face.Where(rules.Ref{Kind: game.KindPlanet, ID: int16(v.Areas[home].Planet)})
	prove.True(t, "the home planet is in sight", seen)
	s.In.Cursor, s.In.Present, s.In.Moved = box.Center(), true, true
	s.Tick(30)
	prove.True(t, "it names the base", slices.ContainsFunc(s.Says(), func(words string) bool { return strings.HasPrefix(words, "Base de Irene") }))
}
