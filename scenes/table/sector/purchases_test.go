package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestShiftBuysAllWorkersThatCanBePaid presses the tile of workers with Shift: each is a purchase of its own.
func TestShiftBuysAllWorkersThatCanBePaid(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 3, 0, func(v *game.View) bool {
		o := &v.Order
		return o.On && o.Seat == 0 && o.Order.ID == 0 && len(v.Battle.Slots) == 0 && o.Bought == 0 && v.Round == 1 &&
			v.Seats[0].Pool >= 2 && v.Seats[0].Minerals >= 2 && o.Planet == v.Seats[0].Home && v.Seats[0].Away == 0
	})
	v := at.session.Chair(0).View().(game.View)
	before := at.session.Len()
	at.In.Mods = ui.Shift
	at.Press(at.where(t, rules.Ref{Kind: game.KindGood, ID: game.WorkerGood}))
	at.In.Mods = 0
	at.Tick(60 * 5)
	after := at.session.Chair(0).View().(game.View)
	bought := after.Seats[0].Away
	if want := min(v.Seats[0].Pool, v.Seats[0].Minerals); bought < 2 || bought > want || at.session.Len() != before+bought {
		t.Errorf("%d workers bought by %d answers, want %d", bought, at.session.Len()-before, want)
	}
}
