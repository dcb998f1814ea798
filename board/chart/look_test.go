package chart

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

func sheet(t testing.TB, w, h int, aim func(*geom.Camera)) (*Painter, *geom.Camera, *image.RGBA) {
	t.Helper()
	m := atlas.Diadochi()
	p := New(m, Options{Words: atlas.DiadochiWords("es")})
	cam := geom.NewCamera(m.World, geom.Rect{W: float64(w), H: float64(h)}, m.Core)
	aim(cam)
	return p, cam, image.NewRGBA(image.Rect(0, 0, w, h))
}

// TestLook writes pictures of the sheet into the directory named by TYCHE_LOOK, for the eye.
func TestLook(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK names no directory")
	}
	for _, row := range []struct {
		name string
		w, h int
		aim  func(*geom.Camera)
	}{
		{"fit-800x720", 800, 720, func(*geom.Camera) {}},
		{"fit-1116x954", 1116, 954, func(*geom.Camera) {}},
		{"fit-1436x1034", 1436, 1034, func(*geom.Camera) {}},
		{"aegean", 1116, 954, func(c *geom.Camera) {
			at := atlas.Diadochi().Projection.Place(25.5, 38.4)
			c.Show(at, 0)
			c.Zoom(c.ToScreen(at), 2.5, 0)
		}},
		{"babylon", 1116, 954, func(c *geom.Camera) {
			at := atlas.Diadochi().Projection.Place(45, 33.4)
			c.Show(at, 0)
			c.Zoom(c.ToScreen(at), 2.2, 0)
		}},
	} {
		p, cam, dst := sheet(t, row.w, row.h, row.aim)
		start := time.Now()
		p.Finish(cam)
		t.Logf("%s: scale %.2f in %v, %d names", row.name, cam.Scale, time.Since(start), len(p.level.labels))
		p.Draw(canvas.NewSoftware(dst), cam)
		f, err := os.Create(filepath.Join(dir, row.name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, dst); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}
