package ui

import (
	"testing"

	"tyche/sprites/canvas"
)

func TestAQuickClickIsLetGoWhereItWasPressed(t *testing.T) {
	var g Grip
	g.Down(canvas.Point{X: 100, Y: 100})
	if at := g.Up(canvas.Point{X: 102, Y: 101}, canvas.Point{X: 400, Y: 300}, 1); at != (canvas.Point{X: 100, Y: 100}) {
		t.Errorf("a click whose hand left at once was let go at %v", at)
	}
	if at := g.Up(canvas.Point{X: 390, Y: 300}, canvas.Point{X: 400, Y: 300}, 1); at != (canvas.Point{X: 400, Y: 300}) {
		t.Errorf("a drag was let go at %v, not where the cursor is", at)
	}
}
