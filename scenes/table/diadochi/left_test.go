package diadochi

import (
	"testing"

	"tyche/board/pick"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestTroopsLeftBehindAreSeenAtOnce: the plate of the troops that a march leaves does not lie under the coin of the march, nor farther from its
// space, where it would seem to stand at another, when the march has gone.
func TestTroopsLeftBehindAreSeenAtOnce(t *testing.T) {
	f := new(Face)
	f.view.Spaces = make([]game.SpaceView, 4)
	f.view.Spaces[3].OutsidePlace, f.view.Spaces[3].Outside.Units[game.Loyal] = 7, 1
	role := func() pick.Role {
		f.pieces.list = f.pieces.list[:0]
		f.listSpace(3)
		return f.pieces.list[0].Role
	}
	prove.Is(t, "alone", role(), pick.Left)
	f.view.March.Active, f.view.March.At = true, spaceRef(3)
	prove.Is(t, "beside the march", role(), pick.Left)
	f.view.March.At = spaceRef(4)
	prove.Is(t, "when it has gone", role(), pick.Left)
	f.view.Generals = append(f.view.Generals, game.GeneralView{At: 7})
	prove.Is(t, "with a general", role(), pick.Army)
}
