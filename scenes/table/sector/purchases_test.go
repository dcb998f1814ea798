package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestShiftBuysAllWorkersThatCanBePaid presses the tile of workers with Shift: each is a purchase of its own, and all are
// taken back and bought again at once.
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
	bare, full := at.session.StateAt(before).Hash(), at.session.Hash()
	for range 2 {
		at.hit(ui.KeyZ, ui.Ctrl)
		if at.session.Len() != before || at.session.Hash() != bare {
			t.Fatalf("one step back leaves %d of %d purchases", at.session.Len()-before, bought)
		}
		at.hit(ui.KeyY, ui.Ctrl)
		if at.session.Len() != before+bought || at.session.Hash() != full {
			t.Fatalf("one step forth buys %d of %d", at.session.Len()-before, bought)
		}
	}
}

// hit presses a key with others held down.
func (at *sat) hit(key ui.Key, mods ui.Mods) {
	at.In.Keys = append(at.In.Keys, ui.Press{Key: key, Mods: mods})
	at.Tick(1)
}
