package chart

import (
	"image"
	"testing"

	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// TestNoNameStandsAtTwoSizes: as the camera comes closer the level before is shown, magnified, until the new one fills the view; no
// tile of it lies among the old ones.
func TestNoNameStandsAtTwoSizes(t *testing.T) {
	p, cam, dst := sheet(t, 700, 600, func(*geom.Camera) {})
	p.Finish(cam)
	p.Draw(canvas.NewSoftware(dst), cam)
	cam.Zoom(geom.Point{X: 350, Y: 300}, 2, 0)
	drawn := func() []byte {
		img := image.NewRGBA(dst.Rect)
		p.Draw(canvas.NewSoftware(img), cam)
		return img.Pix
	}
	p.Aim(cam)
	before, partly := drawn(), 0
	for !p.fills(cam, true) {
		if !p.piece() {
			p.Aim(cam)
		}
		if n := len(p.level.tiles); n > 0 && !p.fills(cam, true) {
			partly++
			if string(drawn()) != string(before) {
				t.Fatalf("with %d tiles of the new level the picture is neither the old one nor the new one", n)
			}
		}
	}
	if partly == 0 {
		t.Fatal("the new level came all at once")
	}
	if string(drawn()) == string(before) {
		t.Error("the new level is whole and not shown")
	}
}
