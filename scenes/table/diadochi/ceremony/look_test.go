package ceremony

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// windows are those that a plate must suit.
var windows = []struct {
	name          string
	w, h, scale   float64
	theme, vision string
}{
	{"1280", 1280, 800, 1, "", ""}, {"1024", 1024, 640, 1, "", ""}, {"1920", 1920, 1080, 1, "", ""}, {"3840", 3840, 2160, 2, "", ""},
	{"phone", 844, 390, 1, "", ""}, {"upright", 390, 844, 1, "", ""}, {"lamplight", 1280, 800, 1, "lamplight", "deutan"},
}

// Everything lies in the window, the picture and the words apart, and no word is cut or smaller than can be read.
func TestPlatesSuitEveryWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	for _, win := range windows {
		for _, lang := range []string{"es", "en"} {
			for _, c := range rites {
				o := enter(t, lang, win.w, win.h)
				o.in.Scale = win.scale
				o.app.Prefs.Speed = teaching // with the longest text
				o.app.Refresh(win.scale)
				s := &show{rite: c.rite}
				s.scene = o.stage(&s.rite)
				o.ui.Begin(&o.in)
				s.lang, s.words = lang, s.scene.write(o.Hall, &s.rite)
				s.set = arrange(win.w, win.h, o.app.Theme.Scale, ui.FingerHeight)
				s.set.lesson = true
				s.font = newTypes(o.app.Theme, s.set.letter)
				s.about = s.typeset(o.Hall)
				o.ui.End()
				at := fmt.Sprintf("%s at %s in %s", c.name, win.name, lang)
				all := canvas.Rect{W: win.w, H: win.h}
				for _, r := range []canvas.Rect{s.set.sheet, s.set.picture, s.set.words} {
					if r.Empty() || r != r.Intersect(all) {
						t.Errorf("%s: %+v leaves the window", at, r)
					}
				}
				if !s.set.picture.Intersect(s.set.words).Empty() {
					t.Errorf("%s: the words lie on the picture", at)
				}
				if high := s.about.high[0] + s.about.high[1] + s.about.high[2] + s.footHigh(); high > s.set.words.H {
					t.Errorf("%s: %v of words in %v", at, high, s.set.words.H)
				}
				least := 12.0
				if win.name == "upright" {
					least = 16
				}
				if size := s.about.text.Size / win.scale; size < least {
					t.Errorf("%s: letters of %v", at, size)
				}
				if s.set.chip < ui.FingerHeight*win.scale {
					t.Errorf("%s: the chip of the rule is %v high", at, s.set.chip)
				}
			}
		}
	}
}

func TestGolden(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	all := map[string]*image.RGBA{}
	for _, c := range rites {
		o := enter(t, "en", 640, 400)
		o.app.Prefs.ReducedMotion = true
		o.Open(c.rite)
		o.settle(t)
		o.at(1.1)
		all[c.name] = o.picture()
	}
	imagetest.Golden(t, "ceremonies", all)
}

// TestLook writes every ceremony as it ends, strips of how it comes there, and one of them in every window.
func TestLook(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK names no folder")
	}
	var cells []imagetest.Cell
	for _, c := range rites {
		o := enter(t, "es", 1280, 800)
		o.Open(c.rite)
		o.settle(t)
		o.at(1.2)
		save(t, filepath.Join(dir, "ceremony-"+c.name+".png"), o.picture())
		for i := range 9 {
			o.at(float64(i) / 8)
			cells = append(cells, imagetest.Cell{Label: fmt.Sprintf("%s %d/8", c.name, i), Image: reduce(o.picture(), 420)})
		}
	}
	imagetest.Sheet(t, "ceremonies", 3900, ui.Lamplight.Wood, cells)
	for i, win := range windows[1:] {
		o := enter(t, "en", win.w, win.h)
		o.in.Scale, o.app.Prefs.Vision = win.scale, win.vision
		if win.theme != "" {
			o.app.Prefs.Theme = win.theme
		}
		o.app.Prefs.Speed = teaching
		o.Open(rites[(i*2+1)%len(rites)].rite)
		o.settle(t)
		o.at(1.2)
		save(t, filepath.Join(dir, "ceremony-window-"+win.name+".png"), o.picture())
	}
}

func reduce(img *image.RGBA, width int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, width, b.Dy()*width/b.Dx()))
	draw.ApproxBiLinear.Scale(out, out.Bounds(), img, b, draw.Src, nil)
	return out
}

func save(t *testing.T, path string, m image.Image) {
	t.Helper()
	imagetest.Save(t, path, m)
}
