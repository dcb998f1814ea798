package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// A frame that shows nothing new must leave nothing for the garbage collector; and a table at which nothing happens asks for no
// frame.
func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "4")
	g.Sees()
	g.Tick(60 * 8) // what is offered breathes a while
	if n := testing.AllocsPerRun(50, func() { g.Tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick without input", n)
	}
	g.Key(ui.KeyF)
	g.Tick(60 * 8)
	if n := testing.AllocsPerRun(50, func() { g.Tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick with the threats marked", n)
	}
	for n := range 120 {
		if g.App.Update(&g.In) {
			t.Errorf("a frame is drawn in tick %d though nothing happens", n)
			break
		}
		g.In.Clear()
	}
}
