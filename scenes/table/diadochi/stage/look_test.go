package stage

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/sprites/canvas"
)

// TestLook writes a picture of every beat, for the eye.
func TestLook(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK names no folder")
	}
	for name, events := range map[string][]rules.Event{
		"land": slices.Concat(landBattle, landEnd), "siege": siegeAttempt, "falls": siegeFalls, "naval": navalBattle, "alone": noEscort,
	} {
		o := open(t, "es", 1280, 800)
		if !o.play(events) {
			t.Fatal(name, "does not open")
		}
		o.settle(t)
		for i := range o.beats {
			if os.Getenv("TYCHE_BEATS") != "" {
				o.at(i, .6)
				o.shot(t, filepath.Join(dir, fmt.Sprintf("%s-%d-%s.png", name, i, beatKeys[o.beats[i].Kind])))
			}
		}
		o.at(len(o.beats), 1)
		o.shot(t, filepath.Join(dir, name+"-end.png"))
	}
	for _, size := range [][2]float64{{1024, 640}, {1920, 1080}, {2560, 1440}, {700, 420}} {
		o := open(t, "en", size[0], size[1])
		o.play(slices.Concat(landBattle, landEnd))
		o.settle(t)
		o.at(len(o.beats), 1)
		o.shot(t, filepath.Join(dir, fmt.Sprintf("size-%v.png", size[0])))
	}
}

func (o *hall) picture() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(o.in.W), int(o.in.H)))
	o.ui.Draw(canvas.NewSoftware(img))
	return img
}

func (o *hall) shot(t *testing.T, path string) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, o.picture()); err != nil {
		t.Fatal(err)
	}
}
