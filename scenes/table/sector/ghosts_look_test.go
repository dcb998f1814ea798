package sector_test

import (
	"strconv"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestAPurchaseIsSeenBeforeItIsMade puts the cursor on what can be bought and compares the holes of the bench with those of a
// cursor elsewhere.
func TestAPurchaseIsSeenBeforeItIsMade(t *testing.T) {
	good := rules.Ref{Kind: game.KindGood, ID: game.WorkerGood}
	for _, row := range []struct {
		language string
		w, h     int
	}{{"es", 1280, 800}, {"en", 1024, 640}} {
		at := sitUntil(t, row.language, row.w, row.h, 2, 0, func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 && v.Order.Planet == v.Seats[0].Home && v.Seats[0].Bases > 0 && !v.Order.FreeWorker && v.Seats[0].Pool > 0 && v.Seats[0].Minerals > 1 && v.Seats[0].Mine < game.MineYield
		})
		mine := at.where(t, rules.Ref{Kind: game.KindResource, ID: int16(len(at.session.Chair(0).View().(game.View).Areas))})
		before := at.Sees()
		at.In.Cursor, at.In.Present = at.where(t, good), true
		at.Tick(3)
		look(t, at.Guide, "ghosts-"+strconv.Itoa(row.w))
		after, changed := at.Sees(), 0
		for y := int(mine.Y) - 45; y < int(mine.Y)+50; y++ {
			for x := int(mine.X) - 50; x < int(mine.X)+50; x++ {
				if before.At(x, y) != after.At(x, y) {
					changed++
				}
			}
		}
		if changed == 0 {
			t.Errorf("%dx%d: no ghost stands on the mine that would pay for a worker", row.w, row.h)
		}
		if row.w < 1280 {
			continue // no rail
		}
		led := 0 // above the cards, whatever form they have
		for y := int(mine.Y) - 65; y < int(mine.Y)-30; y++ {
			for x := int(mine.X) + 60; x < int(mine.X)+400; x++ {
				if before.At(x, y) != after.At(x, y) {
					led++
				}
			}
		}
		if led < 10 {
			t.Errorf("%dx%d: no ring on the rail shows the pin that would pay: %d dots have changed", row.w, row.h, led)
		}
	}
}
