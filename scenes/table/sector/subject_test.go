package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// While a battle is fought the panel tells of the area it is for, but for a player whose card was pressed.
func TestAPlayerIsReadAboutDuringABattle(t *testing.T) {
	area := rules.Ref{Kind: game.KindArea, ID: 3}
	f := &Face{}
	f.view.Battle.On, f.view.Battle.Area = true, area
	for _, c := range []struct{ selected, want rules.Ref }{{rules.Ref{}, area}, {planetRef(2), area}, {seatRef(1), seatRef(1)}} {
		prove.Is(t, "the subject", f.subject(&table.Sight{Selected: c.selected, Offers: &table.Offers{}}), c.want)
	}
}
