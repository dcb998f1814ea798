package imperio_test

import (
	"bytes"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// Between the lines of the frame the sky is seen, and never a part of a hex: where the whole chart has no room its edges lie under it.
func TestNoHexShowsThroughTheFrame(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 844, H: 390, Seed: 5}, "3")
	for range 2 {
		press(t, g, "Como es costumbre")
	}
	g.Tick(200)
	part := g.Sees()
	g.Key(ui.KeyHome)
	g.Tick(60)
	whole, others := g.Sees(), 0
	for y := 60; y < 300; y++ {
		if part.RGBAAt(3, y) != whole.RGBAAt(3, y) {
			others++
		}
	}
	prove.True(t, "only stars, which move with the chart, show through", others < 20)
	prove.True(t, "the chart was drawn anew", !bytes.Equal(part.Pix, whole.Pix))
}
