package imperio

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// Where the card of the Council has room for a line alone, that is read whole.
func TestTheSmallCardOfTheCouncilIsReadWhole(t *testing.T) {
	f := ringed(t, 3)
	f.view.Docket, f.view.Own.MayCast = make([]game.ProposalView, 3), 24
	said := pageSays(f, func(p *pen) {
		f.plates.docket = canvas.Rect{W: p.u.Px(docketSlim), H: p.u.Px(docketHead + docketLine + 10)}
		f.drawDocket(p.u, &table.Sight{})
	})
	prove.True(t, said, strings.Contains(said, "24 votos libres"))
}
