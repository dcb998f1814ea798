package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestStripsOfTheHandStayInIt lays hands of up to twelve kinds, as three events and seven cards are ten, in hands of several heights:
// what does not fit as strips is not drawn as such.
func TestStripsOfTheHandStayInIt(t *testing.T) {
	for _, row := range []struct {
		w, h    float64
		n       int
		columns int
		fit     bool
	}{
		{380, 137, 10, 2, true},
		{380, 90, 10, 3, true},
		{290, 72, 10, 3, false}, // of a phone that lies on its side
		{290, 72, 7, 3, true},
		{240, 60, 6, 2, true},
		{240, 60, 7, 2, false},
	} {
		columns, fit := slipColumns(row.n, canvas.Rect{W: row.w, H: row.h}, 1)
		if columns != row.columns || fit != row.fit {
			t.Errorf("%d strips in %v × %v: %d columns, room for them: %v", row.n, row.w, row.h, columns, fit)
		}
		rows := (row.n + columns - 1) / columns
		if high := float64(rows)*(lowSlip+slipGap) - slipGap; fit != (high <= row.h) {
			t.Errorf("%d strips are %v high in %v, and that fits: %v", row.n, high, row.h, fit)
		}
	}
}

// Deal gives the viewer a hand of so many kinds of cards, and returns them.
func (f *Face) Deal(kinds int) (hand []rules.Ref) {
	for i := range kinds {
		hand = append(hand, rules.Ref{Kind: game.KindCard, ID: int16(i)})
	}
	f.view.Hand = hand
	return hand
}

// Rider is where the rider of a seat hangs.
func (f *Face) Rider(p rules.Seat) canvas.Point { return f.riderAt(ui.NewUI(f.app), p) }
