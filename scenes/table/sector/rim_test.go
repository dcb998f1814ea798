package sector_test

import (
	"math"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// building says whether the first seat builds at home.
func building(v *game.View) bool {
	o := &v.Order
	return o.On && o.Seat == 0 && o.Order.ID == 0 && o.Planet == v.Seats[0].Home && v.Seats[0].Pool > 1 && v.Seats[0].Minerals > 1
}

// TestTheRimIsTheAreaForWhatIsTakenUp takes a unit up in the sheet of an order and puts it on the rim of the world, outside the area.
func TestTheRimIsTheAreaForWhatIsTakenUp(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, building)
	var m rules.Move
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb == game.BuyMove {
			m = f.Move
		}
	}
	at.Press(at.where(t, rules.Ref{Kind: game.KindUnit, ID: m.A}))
	world, _ := at.face.Where(at.session.Chair(0).View().(game.View).Order.Planet)
	area, middle := at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}), world.Center()
	reach := canvas.Point{X: area.X - middle.X, Y: area.Y - middle.Y}
	k := world.W / 2 * .93 / math.Hypot(reach.X, reach.Y)
	before := at.session.Len()
	at.Press(canvas.Point{X: middle.X + reach.X*k, Y: middle.Y + reach.Y*k})
	at.Tick(5)
	if at.session.Len() != before+1 || at.session.Entry(before).Move != m {
		t.Errorf("%v was not bought: %q", m, at.Says())
	}
}
