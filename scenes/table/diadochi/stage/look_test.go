package stage

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/image/draw"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
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
	for name, events := range map[string][]rules.Event{"land": slices.Concat(landBattle, landEnd), "siege": siegeAttempt, "naval": navalBattle} {
		o := open(t, "es", 1024, 640)
		o.ui.App.Prefs.TextScale = 1.5
		o.play(events)
		o.settle(t)
		o.at(len(o.beats), 1)
		o.shot(t, filepath.Join(dir, name+"-large.png"))
	}
	for _, size := range [][2]float64{{1024, 640}, {1920, 1080}, {2560, 1440}, {700, 420}, {390, 844}, {844, 390}, {360, 640}} {
		o := open(t, "en", size[0], size[1])
		o.play(slices.Concat(landBattle, landEnd))
		o.settle(t)
		o.at(len(o.beats), 1)
		o.shot(t, filepath.Join(dir, fmt.Sprintf("size-%v.png", size[0])))
	}
}

// TestStrips writes a sheet for each kind of battle: one moment of every beat, and the last frame.
func TestStrips(t *testing.T) {
	if os.Getenv(imagetest.SheetEnv) == "" {
		t.Skip(imagetest.SheetEnv + " names no folder")
	}
	for name, events := range fixtures {
		o := open(t, "es", 1280, 800)
		o.play(events)
		o.settle(t)
		var cells []imagetest.Cell
		for i := range o.beats {
			o.at(i, .7)
			cells = append(cells, imagetest.Cell{Label: name + " " + beatKeys[o.beats[i].Kind], Image: reduce(o.picture(), 640)})
		}
		o.at(len(o.beats), 1)
		imagetest.Sheet(t, "battle-"+name, 1970, ui.Lamplight.Wood, append(cells, imagetest.Cell{Label: name + " end", Image: reduce(o.picture(), 640)}))
	}
}

// reduce returns a picture of that width for the sheet.
func reduce(img *image.RGBA, width int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, width, b.Dy()*width/b.Dx()))
	draw.ApproxBiLinear.Scale(out, out.Bounds(), img, b, draw.Src, nil)
	return out
}

func (o *hall) picture() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(o.in.W), int(o.in.H)))
	o.ui.Draw(canvas.NewSoftware(img))
	return img
}

func (o *hall) shot(t *testing.T, path string) {
	t.Helper()
	imagetest.Save(t, path, o.picture())
}
