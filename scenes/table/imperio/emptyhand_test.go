package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// While the Houses are set up there are no letters, and their desk takes no room in an upright window.
func TestTheDeskOpensAfterSetUp(t *testing.T) {
	f := &Face{view: &game.View{Phase: game.PhaseSetup}}
	prove.Is(t, "nothing on the desk in the set-up", f.EmptyHanded(), true)
	f.view.Phase = game.PhaseSetup + 1
	prove.Is(t, "nothing on the desk later", f.EmptyHanded(), false)
}
