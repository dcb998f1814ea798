package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// What one detachment takes aboard is not offered to the next of the same fleet.
func TestTroopsAreLoadedOnce(t *testing.T) {
	yuncal, far := rules.Ref{Kind: game.KindSystem, ID: 3}, int16(8)
	planet := rules.Ref{Kind: game.KindPlanet, ID: 9}
	h := &game.HexView{System: yuncal, Planets: []game.PlanetView{{Ref: planet, Troops: 5}}}
	troops, planes := []rules.Move{{Verb: game.VerbLoad, A: 9, B: 1, C: 3}, {Verb: game.VerbLoad, A: 9, B: 1, C: 1}}, []rules.Move{{Verb: game.VerbHangar, A: 2, B: 3}}
	f := &Face{aim: aim{at: yuncal, part: 1, orders: []detachment{{from: yuncal.ID, load: troops}, {from: yuncal.ID, load: planes}, {from: far, load: planes}}}}
	prove.Is(t, "what is left for the second detachment", f.ashore(h, planet), 1)
	prove.Is(t, "Aircraft that others of this fleet take", f.takenByOthers(game.VerbHangar, anywhere), 0)
	f.aim.part = 0
	prove.Is(t, "what was there for the first", f.ashore(h, planet), 5)
	prove.Is(t, "Aircraft that the second takes", f.takenByOthers(game.VerbHangar, anywhere), 3)
}
