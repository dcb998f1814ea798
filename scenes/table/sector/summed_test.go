package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestGaugesWaitForTheSums asks of two fronts that stand while others are still being placed: nobody knows their sums yet.
func TestGaugesWaitForTheSums(t *testing.T) {
	unit := rules.Ref{Kind: game.KindUnit, ID: 1}
	slot := game.SlotView{Front: [2]rules.Ref{unit, unit}}
	if summed(&slot) {
		t.Error("gauges of nothing are read")
	}
	slot.Health = [2]int{4, 4}
	if !summed(&slot) {
		t.Error("gauges stay empty when the sums are known")
	}
}
