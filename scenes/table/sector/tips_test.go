package sector_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
	"tyche/sprites/canvas"
)

// tip rests on a place till a tip comes, and returns where a word of it is written.
func (at *sat) tip(t *testing.T, on canvas.Point, word string) canvas.Point {
	t.Helper()
	at.In.Cursor, at.In.Present = on, true
	at.Tick(60)
	found := canvas.Point{}
	var l canvas.List
	l.Reset(at.In.W, at.In.H)
	at.App.Draw(&l)
	l.Texts(func(s string, p canvas.Point) {
		if strings.Contains(s, word) {
			found = p
		}
	})
	if found == (canvas.Point{}) {
		t.Errorf("no tip says %q: %q", word, at.Says())
	}
	return found
}

// TestTipsLeaveWhatIsComparedFree: what explains a plate or the workers lies beside the bench with all of them, and what explains a figure
// of a player beside the card with all of his.
func TestTipsLeaveWhatIsComparedFree(t *testing.T) {
	for _, row := range []struct {
		w, h int
		pool float64 // where the workers are, from the left of the bench
	}{{1280, 800, 120}, {1024, 640, 24}} {
		at := sitDown(t, "es", row.w, row.h, 4, 0, 3, 1)
		at.Tick(5)
		bench, _ := at.face.(*face.Face).Bench()
		mine := rules.Ref{Kind: game.KindResource, ID: int16(len(at.session.Chair(0).View().(game.View).Areas))}
		if p := at.tip(t, at.edge(t, mine), "Mina natal: produce"); bench.Contains(p) {
			t.Errorf("%d wide: the tip of a plate lies on the bench", row.w)
		}
		look(t, at.Guide, fmt.Sprint("tip-plate-", row.w))
		if p := at.tip(t, canvas.Point{X: bench.X + row.pool, Y: bench.Y + 22}, "Trabajadores disponibles"); bench.Contains(p) {
			t.Errorf("%d wide: the tip of the workers lies on the bench", row.w)
		}
		points, _ := at.Find("Puntos")
		if p := at.tip(t, points, "Puntos de conquista"); p.X < points.X+60 {
			t.Errorf("%d wide: the tip of a figure lies on the card", row.w)
		}
		look(t, at.Guide, fmt.Sprint("tip-figure-", row.w))
	}
}

// edge is a place near the left edge of a thing.
func (at *sat) edge(t *testing.T, ref rules.Ref) canvas.Point {
	p := at.where(t, ref)
	r, _ := at.face.Where(ref)
	return canvas.Point{X: r.X + 8, Y: p.Y}
}
