package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// The ships of a fleet that attacks stand in no hex while the battle lasts; the card of their House counts them.
func TestShipsThatAttackAreCounted(t *testing.T) {
	v := &game.View{Hexes: []game.HexView{{Fleet: game.FleetView{Owner: 1, Cruisers: 2, Flagship: 3}}, {Fleet: game.FleetView{Owner: 0, Frigates: 1}}}}
	v.Battle = game.BattleView{On: true, Attacker: 1, Defender: 0, Raid: game.FleetView{Owner: 1, Frigates: 4}}
	prove.Same(t, "ships of both", []int{ships(v, 0), ships(v, 1)}, []int{1, 7})
}
